import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { editDistance, MAX_COMPARED_LENGTH } from '../../platform/text/similar-name.ts';

/** The path of a field below an input type. `[]` stands for the items of a list. */
type FieldPath = readonly string[];

/** The paths of an input type that suggestions come from. Recursive types have any number of paths. */
const MAX_PATHS = 1_000;
const MAX_EDITS = 3;
/** The suggestions for a name that several fields have. */
const MAX_SUGGESTIONS = 3;

const ITEMS = '[]';

/**
 * The paths of the fields that a caller may have meant by an unknown field, at any depth of the input: fields with the most
 * similar name, and of those the ones nearest to the unknown field. Returns an empty list when no name is similar.
 *
 * `path` is the path of the unknown field below the input. The result continues it, with its indexes of lists.
 */
export function suggestFields(input: GraphQLInputObjectType, path: readonly (string | number)[]): string[] {
  const name = String(path.at(-1));
  if (name.length > MAX_COMPARED_LENGTH) return [];
  const wanted = normalized(name);
  const parent = path.slice(0, -1);
  let best: { readonly rank: readonly number[]; readonly found: FieldPath[] } | undefined;
  for (const candidate of pathsOf(input)) {
    const edits = editDistance(wanted, normalized(candidate.at(-1) as string), allowedEdits(wanted));
    if (edits === null) continue;
    const shared = sharedLength(candidate, parent);
    const rank = [edits, parent.length - shared, candidate.length - shared];
    const order = best === undefined ? -1 : compare(rank, best.rank);
    if (order < 0) best = { rank, found: [candidate] };
    else if (order === 0) best?.found.push(candidate);
  }
  return (best?.found ?? []).slice(0, MAX_SUGGESTIONS).map((candidate) => written(candidate, parent));
}

const paths = new WeakMap<GraphQLInputObjectType, readonly FieldPath[]>();

/** The paths below an input type, the shortest first. Computed once, at the first unknown field. */
function pathsOf(input: GraphQLInputObjectType): readonly FieldPath[] {
  const known = paths.get(input);
  if (known) return known;
  const found: FieldPath[] = [];
  const pending: { readonly type: GraphQLInputObjectType; readonly path: FieldPath }[] = [{ type: input, path: [] }];
  for (let at = 0; at < pending.length && found.length < MAX_PATHS; at++) {
    const { type, path } = pending[at] as (typeof pending)[number];
    for (const field of Object.values(type.getFields())) {
      if (found.length === MAX_PATHS) break;
      const own = [...path, field.name];
      found.push(own);
      const { named, lists } = unwrapped(field.type);
      if (isInputObjectType(named)) pending.push({ type: named, path: [...own, ...lists] });
    }
  }
  paths.set(input, found);
  return found;
}

function unwrapped(type: GraphQLInputType): { named: GraphQLInputType; lists: string[] } {
  if (isNonNullType(type)) return unwrapped(type.ofType);
  if (!isListType(type)) return { named: type, lists: [] };
  const { named, lists } = unwrapped(type.ofType);
  return { named, lists: [ITEMS, ...lists] };
}

/** How many leading parts of the candidate lead to the object of the unknown field. */
function sharedLength(candidate: FieldPath, parent: readonly (string | number)[]): number {
  const differs = parent.findIndex((part, index) => candidate[index] !== (typeof part === 'number' ? ITEMS : part));
  return differs === -1 ? parent.length : differs;
}

/** The path as errors write it, with the indexes of the unknown field where both are in the same item of a list. */
function written(candidate: FieldPath, parent: readonly (string | number)[]): string {
  const shared = sharedLength(candidate, parent);
  return [...parent.slice(0, shared), ...candidate.slice(shared)].join('.').replaceAll(`.${ITEMS}`, ITEMS);
}

const normalized = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

const allowedEdits = (name: string) => Math.min(MAX_EDITS, Math.floor(name.length / 3));

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] as number) - (b[at] as number);
}
