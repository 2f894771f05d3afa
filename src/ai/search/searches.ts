import type { SearchKnowledgeBasesInput } from '../../generated/common.ts';
import type { Context } from '../../platform/context.ts';
import { knowledgeBaseNotFound } from '../knowledge-bases/ai-knowledge-base.reads.ts';
import { type SearchCriteria, type SearchResult, searchKnowledgeBases } from './search-knowledge-bases.ts';
import { countSearches } from './search-limit.ts';
import {
  basesOfOwner,
  knowledgeBaseInactive,
  namedBases,
  type SearchableBase,
  type SearchReader,
  searchableBasesById,
} from './searched-bases.reads.ts';

/** Searches several knowledge bases as one. */
export async function searchTogether(
  ctx: Context,
  reader: SearchReader,
  input: SearchKnowledgeBasesInput,
): Promise<SearchResult> {
  const { knowledgeBaseIds, ...criteria } = input;
  const bases = knowledgeBaseIds
    ? await namedBases(ctx.rows, reader, knowledgeBaseIds, input)
    : await basesOfOwner(ctx.rows, reader, input);
  await countSearches(ctx, reader, bases.length);
  const [result] = await searchKnowledgeBases(ctx, [bases], criteria);
  return result ?? { data: [], legs: [], omittedLegs: [] };
}

/** Searches knowledge bases separately, but in the same statements. The value of one that cannot be searched is the error. */
export async function searchSeparately(
  ctx: Context,
  reader: SearchReader,
  ids: readonly string[],
  criteria: SearchCriteria,
): Promise<ReadonlyMap<string, SearchResult | Error>> {
  await countSearches(ctx, reader, ids.length);
  const bases = await searchableBasesById(ctx.rows, reader, ids);
  const active = [...bases.values()].filter(({ isActive }) => isActive);
  const results = await searchKnowledgeBases(
    ctx,
    active.map((base) => [base]),
    criteria,
  );
  const found = new Map<string, SearchResult | Error>(active.map(({ id }, at) => [id, results[at] as SearchResult]));
  return new Map(ids.map((id) => [id, found.get(id) ?? errorOf(bases.get(id))]));
}

const errorOf = (base: SearchableBase | undefined): Error =>
  base === undefined ? knowledgeBaseNotFound() : knowledgeBaseInactive();

/** The result of a loaded search. The loader rejects with a value that is an error. */
export async function resultOf(loaded: Promise<SearchResult | Error | undefined>): Promise<SearchResult> {
  const result = await loaded;
  if (result === undefined || result instanceof Error) throw result ?? knowledgeBaseNotFound();
  return result;
}
