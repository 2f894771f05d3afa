import { sql } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import { LOOK_UP_EACH } from '../../../platform/database/statements/look-up-each.ts';
import { withoutTransaction } from '../../../platform/jobs/jobs.ts';
import { vectorIndexJobs } from '../../knowledge-bases/knowledge-base-jobs.ts';
import type { LegRequest } from '../../legs/leg.ts';
import { textSearchConfig } from '../../lexical/languages.ts';
import { searchTextOf } from '../../lexical/search-text.ts';
import { openProvider } from '../../provider/open-provider.ts';
import { type Provider, ProviderError } from '../../provider/provider.ts';
import { foldIn } from '../latent/latent-terms.ts';
import { addScaled } from '../latent/matrices.ts';
import { vectorBytes, vectorFromBytes } from '../vector-encoding.ts';
import { normalize } from '../vector-math.ts';
import type { SearchedIndex } from './searched-indexes.ts';

/** Searches wait only this long for the provider: they have other legs. */
const PROVIDER_TIMEOUT_MS = 5_000;
/** The length of a chunk, which each model accepts. Longer queries are divided. */
const PIECE_LENGTH = 2_000;

/** The vector of the query for each index, by the id of the index. An index without an entry cannot be searched now. */
export type QueryVectors = ReadonlyMap<string, Float32Array>;

/** The query in the vectors of the indexes. */
export interface EncodedQuery {
  readonly vectors: QueryVectors;
  /** The share of its terms that have a latent vector, by the id of a latent index. */
  readonly knownShares: ReadonlyMap<string, number>;
}

export async function encodeQuery(
  services: Services,
  request: LegRequest,
  indexes: readonly SearchedIndex[],
): Promise<EncodedQuery> {
  const byKind = Object.groupBy(indexes, ({ kind }) => kind);
  const [latent, embedded] = await Promise.all([
    latentQueryVectors(services, request, byKind.latent ?? []),
    embeddedQueryVectors(services, request, byKind.embedding ?? []),
  ]);
  return { ...latent, vectors: new Map([...latent.vectors, ...embedded]) };
}

/** The sum of the vectors of the query's terms. */
async function latentQueryVectors(
  { database }: Services,
  { deploymentId, query }: LegRequest,
  indexes: readonly SearchedIndex[],
): Promise<EncodedQuery> {
  if (indexes.length === 0) return { vectors: new Map(), knownShares: new Map() };
  const { words, terms } = searchTextOf(query);
  const { rows: found } = await sql<{ id: string; term: string; frequency: number; bytes: string | null }>`
    select index.id, used.term, used.frequency, ${vectorBytes('latent.vector')} as bytes
    from unnest(${indexes.map(({ id }) => id)}::bigint[], ${indexes.map(configOf)}::text[]) as index (id, config)
    cross join lateral (
      select term, max(frequency)::int as frequency from (
        select lexeme as term, cardinality(positions) as frequency
        from unnest(to_tsvector(index.config::regconfig, ${words}::text))
        union all
        select term, count(*) from unnest(${terms}::text[]) as term group by term
      ) as found group by term
    ) as used
    left join lateral (
      select vector from latent_term
      where deployment_id = ${deploymentId} and index_id = index.id and term = used.term
      ${LOOK_UP_EACH}
    ) as latent on true
    order by used.term`.execute(database.rows);
  const byIndex = Map.groupBy(found, ({ id }) => id);
  const vectors = new Map<string, Float32Array>();
  const knownShares = new Map<string, number>();
  for (const { id, dimensions } of indexes) {
    const used = byIndex.get(id) ?? [];
    const known = new Map<string, Float32Array>();
    for (const row of used) {
      if (row.bytes === null) continue;
      const vector = new Float32Array(dimensions);
      vectorFromBytes(row.bytes, vector);
      known.set(row.term, vector);
      // V8 may keep the row for long.
      row.bytes = null;
    }
    const query = { terms: used.map(({ term }) => term), frequencies: used.map(({ frequency }) => frequency) };
    vectors.set(
      id,
      foldIn(query, dimensions, (term) => known.get(term)),
    );
    knownShares.set(id, known.size / Math.max(used.length, 1));
  }
  return { vectors, knownShares };
}

const configOf = ({ language }: SearchedIndex): string => textSearchConfig(language);

/** The vectors of the models, one request for each. The indexes of a model that fails have no entry. */
async function embeddedQueryVectors(
  services: Services,
  { deploymentId, query }: LegRequest,
  indexes: readonly SearchedIndex[],
): Promise<QueryVectors> {
  if (indexes.length === 0) return new Map();
  const provider = await openProvider(services, deploymentId);
  if (provider === null) return new Map();
  const byModel = Map.groupBy(indexes, ({ model }) => model as string);
  const vectors = await Promise.all(
    [...byModel].map(async ([model, indexes]) => {
      const vector = await embeddedQuery(services, provider, { deploymentId, model, query });
      if (vector === null) return [];
      const { comparable = [], outdated = [] } = Object.groupBy(indexes, ({ dimensions }) =>
        dimensions === vector.length ? 'comparable' : 'outdated',
      );
      await markOutdated(services, outdated);
      return comparable.map(({ id }) => [id, vector] as const);
    }),
  );
  return new Map(vectors.flat());
}

async function embeddedQuery(
  { vectorSearch: { recentQueries } }: Services,
  provider: Provider,
  { deploymentId, model, query }: { deploymentId: number; model: string; query: string },
): Promise<Float32Array | null> {
  const key = JSON.stringify([deploymentId, provider.version, model, query]);
  const recent = recentQueries.get(key);
  if (recent !== undefined) return recent;
  try {
    const texts = piecesOf(query);
    const vector = meanOf(await provider.embed({ model, purpose: 'search', texts, timeoutMs: PROVIDER_TIMEOUT_MS }));
    if (vector === null) return null;
    recentQueries.set(key, vector);
    return vector;
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

/** Parts of a query that a model accepts, divided at white space where there is some. */
function piecesOf(query: string): string[] {
  const pieces: string[] = [];
  for (let rest = query; rest !== ''; ) {
    const space = rest.length <= PIECE_LENGTH ? -1 : rest.lastIndexOf(' ', PIECE_LENGTH);
    const piece = rest.slice(0, space > PIECE_LENGTH / 2 ? space : PIECE_LENGTH);
    pieces.push(piece.toWellFormed());
    rest = rest.slice(piece.length);
  }
  return pieces;
}

/** The mean of vectors of length 1, of length 1. */
function meanOf([first, ...others]: readonly Float32Array[]): Float32Array | null {
  if (first === undefined || others.length === 0) return first ?? null;
  const sum = Float32Array.from(first);
  for (const vector of others) addScaled(sum, 0, 1, vector, 0, sum.length);
  return normalize(sum);
}

/** Marks indexes whose model now returns other dimensions, and adds the jobs that replace them. */
async function markOutdated({ database, jobs }: Services, indexes: readonly SearchedIndex[]): Promise<void> {
  const [first] = indexes;
  if (first === undefined) return;
  const { deploymentId } = first;
  const { rows } = database;
  const marked = await rows
    .updateTable('vector_index')
    .set({ is_outdated: true })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', sql<string>`any(${indexes.map(({ id }) => id)}::bigint[])`)
    .where('is_outdated', '=', false)
    .returning('knowledge_base_id as knowledgeBaseId')
    .execute();
  // Without a transaction, because the recurring job finds the index as well.
  await jobs.addAll(
    withoutTransaction(rows),
    vectorIndexJobs,
    marked.map(({ knowledgeBaseId }) => ({ data: { deploymentId, knowledgeBaseId } })),
  );
}
