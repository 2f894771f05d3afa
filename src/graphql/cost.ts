import {
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { boundsOf } from './directives.ts';
import { fragmentsOf } from './measure.ts';

/** Arguments that say how many items a list has. */
const SIZES: ReadonlySet<string> = new Set(['first', 'limit', 'perPage']);
/** Items of a list that takes a size which was not given, and of one that takes none (roles, addresses). */
const UNSIZED = 100;
const PART = 10;

type Variables = Readonly<Record<string, unknown>>;

/**
 * How many objects the answer of a validated operation can hold. A page's size counts for the list itself or, where the
 * field answers an envelope or a connection, for the lists directly inside it (`data`, `nodes`, `edges`).
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();
  const defaults = new Map<string, unknown>();
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue?.kind === Kind.INT) defaults.set(variable.name.value, Number(defaultValue.value));
  }

  function cost(selections: SelectionSetNode, type: GraphQLObjectType, pageSize: number | undefined): number {
    let sum = 0;
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) sum += costOfField(selection, type, pageSize);
      else if (selection.kind === Kind.INLINE_FRAGMENT) sum += cost(selection.selectionSet, type, pageSize);
      else sum += costOfFragment(selection.name.value, type, pageSize);
    }
    return sum;
  }

  function costOfFragment(name: string, type: GraphQLObjectType, pageSize: number | undefined): number {
    const key = `${name} ${type.name} ${pageSize}`;
    const fragment = fragments.get(name);
    const sum = known.get(key) ?? (fragment ? cost(fragment.selectionSet, type, pageSize) : 0);
    known.set(key, sum);
    return sum;
  }

  function costOfField(node: FieldNode, parent: GraphQLObjectType, pageSize: number | undefined): number {
    const field = parent.getFields()[node.name.value];
    const target = field && getNamedType(field.type);
    if (!field || !node.selectionSet || !isObjectType(target)) return 0;
    const size = sizeOf(field, node);
    if (!isListType(getNullableType(field.type))) return 1 + cost(node.selectionSet, target, size);
    return (size ?? pageSize ?? PART) * (1 + cost(node.selectionSet, target, undefined));
  }

  function sizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode): number | undefined {
    const argument = field.args.find((candidate) => SIZES.has(candidate.name));
    if (!argument) return undefined;
    const given = givenSize(node, argument);
    if (typeof given !== 'number') return UNSIZED;
    // A size out of bounds is refused later, with a message of its own.
    return Math.max(0, Math.min(given, boundsOf(argument)?.max ?? Number.MAX_SAFE_INTEGER));
  }

  function givenSize(node: FieldNode, argument: GraphQLArgument): unknown {
    const value = node.arguments?.find((candidate) => candidate.name.value === argument.name)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind !== Kind.VARIABLE) return argument.defaultValue;
    const name = value.name.value;
    return Object.hasOwn(variables, name) ? variables[name] : (defaults.get(name) ?? argument.defaultValue);
  }

  const root = schema.getRootType(operation.operation);
  return root ? cost(operation.selectionSet, root, undefined) : 0;
}
