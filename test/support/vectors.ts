import { sql } from 'kysely';
import { expect } from 'vitest';
import type { LegRequest, ScoredChunk, SearchedBase } from '../../src/ai/legs/leg.ts';
import { indexVectors } from '../../src/ai/vectors/indexing/index-vectors.ts';
import { vectorLeg } from '../../src/ai/vectors/search/vector-leg.ts';
import type { World } from './world.ts';

export interface BaseOptions {
  readonly type?: 'vector' | 'graph' | 'hybrid';
  readonly embeddingModel?: string;
}

export async function createBase({ backend }: World, { type = 'vector', embeddingModel }: BaseOptions = {}) {
  const { body } = await backend.post('/ai-knowledge-bases', {
    name: 'Handbook',
    type,
    ...(embeddingModel !== undefined && { embedding_model: embeddingModel }),
  });
  return body.id;
}

/** Adds a document whose chunks have these texts, as its processing does. Returns the ids of the document and of the chunks. */
export async function addChunks({ services, id: deploymentId }: World, kbId: string, texts: readonly string[]) {
  const { ids, rows } = services.database;
  const [documentId, chunkIds] = [ids.next(), texts.map(() => ids.next())];
  await rows.transaction().execute(async (tx) => {
    await sql`insert into knowledge_base_document
        (deployment_id, id, knowledge_base_id, name, type, size, status, sha256, generation, chunk_count, created_at, updated_at)
      values (${deploymentId}, ${documentId}, ${kbId}, 'a.txt', 'txt', 1, 'ready', 'x', 1, ${texts.length}, now(), now())`.execute(
      tx,
    );
    await sql`insert into document_chunk
        (deployment_id, id, knowledge_base_id, document_id, generation, position, text, start_offset, end_offset, token_count,
          terms, frequencies, lexeme_count, created_at)
      select ${deploymentId}::int, new.id, ${kbId}::bigint, ${documentId}::bigint, 1, new.position, new.text, 0, 1, 1,
        coalesce(found.terms, '{}'), coalesce(found.frequencies, '{}'), 1, now()
      from unnest(${chunkIds}::bigint[], ${texts}::text[]) with ordinality as new (id, text, position)
      left join lateral (select array_agg(lexeme) as terms, array_agg(cardinality(positions)) as frequencies
        from unnest(to_tsvector('english', new.text))) found on true`.execute(tx);
    await sql`update ai_knowledge_base set chunk_count = chunk_count + ${texts.length}, index_version = index_version + 1
      where deployment_id = ${deploymentId} and id = ${kbId}`.execute(tx);
  });
  return { documentId, chunkIds };
}

/** Deletes documents as their deletion does: their chunks remain until a job removes them. */
export async function deleteDocuments({ services, id }: World, kbId: string, documentIds: readonly string[]) {
  await sql`with deleted as (
      delete from knowledge_base_document where deployment_id = ${id} and id = any(${documentIds}::bigint[]) returning chunk_count)
    update ai_knowledge_base set index_version = index_version + 1,
      chunk_count = chunk_count - (select coalesce(sum(chunk_count), 0) from deleted)
    where deployment_id = ${id} and id = ${kbId}`.execute(services.database.rows);
}

/** Runs the job that brings the vectors up to date until it finds nothing to do, and waits for other runs that have begun. */
export async function index(world: World, knowledgeBaseId: string): Promise<void> {
  const { services, id: deploymentId } = world;
  await indexVectors(services, { deploymentId, knowledgeBaseId });
  while (!(await isUpToDate(world, knowledgeBaseId))) {
    await expect.poll(() => isClaimed(world, knowledgeBaseId), { interval: 20 }).toBe(false);
    await indexVectors(services, { deploymentId, knowledgeBaseId });
  }
}

/** Whether a run has found nothing to do for the current version of the knowledge base, after which none has begun. */
async function isUpToDate({ services, id }: World, kbId: string): Promise<boolean> {
  const { rows } = await sql`select from ai_knowledge_base base
    left join vector_indexing indexing on indexing.deployment_id = base.deployment_id and indexing.knowledge_base_id = base.id
    where base.deployment_id = ${id} and base.id = ${kbId}
      and (indexing.claimed_by is not null or indexing.checked_version is distinct from base.index_version)`.execute(
    services.database.rows,
  );
  return rows.length === 0;
}

/** Whether a run is indexing the knowledge base. */
export async function isClaimed({ services, id }: World, kbId: string): Promise<boolean> {
  const { rows } = await sql`select from vector_indexing
    where deployment_id = ${id} and knowledge_base_id = ${kbId} and claimed_by is not null`.execute(
    services.database.rows,
  );
  return rows.length > 0;
}

/** Searches several knowledge bases. One that has no vectors has no entry. */
export async function searchBases(
  { services, id: deploymentId }: World,
  kbIds: readonly string[],
  query: string,
  { limit = 10, documentIds = null }: Partial<Pick<LegRequest, 'limit' | 'documentIds'>> = {},
) {
  const { rows: bases } = await sql<SearchedBase>`
    select id, type, language, embedding_model as "embeddingModel", chunk_count as "chunkCount",
      lexeme_count::int as "lexemeCount", index_version::int as "indexVersion"
    from ai_knowledge_base where deployment_id = ${deploymentId} and id = any(${kbIds}::bigint[])`.execute(
    services.database.rows,
  );
  return vectorLeg(services, { deploymentId, bases, query, documentIds, limit });
}

/** Searches one knowledge base after the cache has read all changes. */
export async function search(
  world: World,
  kbId: string,
  query: string,
  options: Partial<Pick<LegRequest, 'limit' | 'documentIds'>> = {},
): Promise<readonly ScoredChunk[] | undefined> {
  await searchBases(world, [kbId], query, options);
  await world.services.vectorSearch.cache.settle();
  return (await searchBases(world, [kbId], query, options)).get(kbId);
}

/** The indexes of a knowledge base with the numbers of their vectors, oldest first. */
export async function indexesOf({ services, id }: World, kbId: string) {
  const { rows } = await sql<{
    kind: string;
    model: string | null;
    status: string;
    dimensions: number;
    stored: number;
    counted: number;
  }>`
    select kind, model, status, dimensions, vector_count as counted,
      (select count(*)::int from chunk_vector v where v.deployment_id = i.deployment_id and v.index_id = i.id) as stored
    from vector_index i where deployment_id = ${id} and knowledge_base_id = ${kbId} order by i.id`.execute(
    services.database.rows,
  );
  return rows;
}

export const TOPIC_WORDS = 12;
const SHARED_WORDS = 60;
const WORDS_OF_CHUNK = 6;

/** A word of a topic, which the stemmer keeps as it is. */
export const topicWord = (topic: number, word: number): string => `qz${letters(topic)}x${letters(word)}q`;

/** Texts about topics in turn. Each has half of the words of its topic, and words that all topics have. */
export function topicTexts(count: number, { topics = 10, seed = 1 } = {}): string[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, (_, at) => {
    const own = shuffled(TOPIC_WORDS, random)
      .slice(0, WORDS_OF_CHUNK)
      .map((word) => topicWord(at % topics, word));
    const shared = shuffled(SHARED_WORDS, random)
      .slice(0, WORDS_OF_CHUNK)
      .map((word) => `zk${letters(word)}q`);
    return [...own, ...shared].join(' ');
  });
}

const letters = (number: number): string =>
  [...number.toString(26).padStart(2, '0')]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('');

function shuffled(count: number, random: () => number): number[] {
  return Array.from({ length: count }, (_, value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
