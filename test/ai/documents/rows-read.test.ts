import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteMentions, deleteUnmentioned } from '../../../src/ai/entities/store-mentions.ts';
import { moveBatch } from '../../../src/ai/lexical/compact-postings.ts';
import { deletePostings } from '../../../src/ai/lexical/delete-postings.ts';
import { visibleChunks } from '../../../src/ai/search/visible-chunks.reads.ts';
import { listVectors } from '../../../src/ai/vectors/cache/cached-vectors.reads.ts';
import { chunksWithoutVector } from '../../../src/ai/vectors/indexing/chunks-without-vector.ts';
import { deleteVectors } from '../../../src/ai/vectors/indexing/delete-vectors.ts';
import type { Rows } from '../../../src/platform/database/tables.ts';
import { analyze, clearStatistics, rowsReadBy } from '../../support/rows-read.ts';
import { addChunks, createBase, topicTexts } from '../../support/vectors.ts';
import { createWorld } from '../../support/world.ts';

const SMALL = 100;
/** PostgreSQL reads the whole of small tables, which is as fast. */
const LARGE = 8_000;

interface Place {
  readonly deploymentId: number;
  readonly knowledgeBaseId: string;
  readonly indexId: string;
  /** Ten of the chunks. */
  readonly chunkIds: readonly string[];
  readonly entityIds: readonly string[];
}

/** A knowledge base whose chunks have postings, mentions and vectors. The last chunk has no vector. */
async function createPlace(chunks: number) {
  const world = await createWorld();
  const { rows, ids } = world.services.database;
  const { id: deploymentId } = world;
  const knowledgeBaseId = await createBase(world, { type: 'graph' });
  const { chunkIds } = await addChunks(world, knowledgeBaseId, topicTexts(chunks));
  const indexId = ids.next();
  await sql`insert into vector_index (deployment_id, id, knowledge_base_id, kind, status, created_at, updated_at)
    values (${deploymentId}, ${indexId}, ${knowledgeBaseId}, 'latent', 'active', now(), now())`.execute(rows);
  await sql`insert into chunk_vector (deployment_id, index_id, chunk_id, vector)
    select ${deploymentId}::int, ${indexId}::bigint, id, '{1}'
    from unnest(${chunkIds.slice(0, -1)}::bigint[]) as id`.execute(rows);
  const entityIds = chunkIds.map(() => ids.next());
  await sql`insert into knowledge_entity (deployment_id, id, knowledge_base_id, key, name, kind, created_at)
    select ${deploymentId}::int, id, ${knowledgeBaseId}::bigint, id, id, 'name', now()
    from unnest(${entityIds}::bigint[]) as id`.execute(rows);
  await sql`insert into entity_mention (deployment_id, knowledge_base_id, entity_id, chunk_id, frequency)
    select ${deploymentId}::int, ${knowledgeBaseId}::bigint, entity_id, chunk_id, 1
    from unnest(${entityIds}::bigint[], ${chunkIds}::bigint[]) as mention (entity_id, chunk_id)`.execute(rows);
  const place = { deploymentId, knowledgeBaseId, indexId };
  return {
    rows,
    nextId: () => ids.next(),
    place: { ...place, chunkIds: chunkIds.slice(0, 10), entityIds: entityIds.slice(20, 30) },
  };
}

/** Stores the postings as documents do. A job moves them into blocks each minute, and leaves dead rows. */
async function storePostings({ rows, place: { deploymentId } }: Awaited<ReturnType<typeof createPlace>>) {
  await sql`delete from posting_block where deployment_id = ${deploymentId}`.execute(rows);
  await sql`insert into chunk_posting (deployment_id, knowledge_base_id, term, chunk_id, frequency, lexeme_count)
    select deployment_id, knowledge_base_id, term, id, 1, 1 from document_chunk, unnest(terms) as term
    where deployment_id = ${deploymentId} on conflict do nothing`.execute(rows);
}

const TABLES = [
  'chunk_posting',
  'chunk_vector',
  'document_chunk',
  'knowledge_base_document',
  'knowledge_entity',
  'entity_mention',
];

const places = Promise.all([createPlace(SMALL), createPlace(LARGE).then(addDocuments)]);

/** Documents without chunks: PostgreSQL would read all documents for each chunk as long as they are a few hundred. */
async function addDocuments(large: Awaited<ReturnType<typeof createPlace>>) {
  const { deploymentId, knowledgeBaseId } = large.place;
  const ids = Array.from({ length: 5_000 }, () => large.nextId());
  await sql`insert into knowledge_base_document
      (deployment_id, id, knowledge_base_id, name, type, size, status, sha256, generation, chunk_count, created_at, updated_at)
    select ${deploymentId}::int, id, ${knowledgeBaseId}::bigint, 'a.txt', 'txt', 1, 'ready', 'x', 1, 0, now(), now()
    from unnest(${ids}::bigint[]) as id`.execute(large.rows);
  return large;
}

describe.each([
  ['before PostgreSQL has statistics', clearStatistics],
  ['when PostgreSQL has statistics', analyze],
])('the rows that are read %s', (_, prepare) => {
  beforeEach(async () => {
    const both = await places;
    await Promise.all(both.map(storePostings));
    await prepare(both[0].rows, TABLES);
  });

  it.each<[string, (tx: Rows, place: Place) => Promise<unknown>]>([
    [
      'to delete postings',
      (tx, { deploymentId, knowledgeBaseId, chunkIds }) =>
        deletePostings(tx, { deploymentId, knowledgeBaseId, chunkIds }),
    ],
    [
      'to move postings into blocks',
      (tx, { deploymentId, knowledgeBaseId }) => moveBatch(tx, { deploymentId, knowledgeBaseId }, 10, null),
    ],
    [
      'to delete vectors',
      (tx, { deploymentId, knowledgeBaseId, chunkIds }) => deleteVectors(tx, deploymentId, knowledgeBaseId, chunkIds),
    ],
    [
      'to delete mentions with their entities',
      (tx, { deploymentId, knowledgeBaseId, chunkIds }) => deleteMentions(tx, deploymentId, knowledgeBaseId, chunkIds),
    ],
    [
      'to find entities that no chunk mentions',
      (tx, { deploymentId, knowledgeBaseId, entityIds }) =>
        deleteUnmentioned(tx, deploymentId, knowledgeBaseId, entityIds),
    ],
    [
      'to show the results of a search',
      (tx, { deploymentId, knowledgeBaseId, chunkIds }) => {
        const found = chunkIds.map((chunkId) => ({ chunkId, knowledgeBaseId }));
        return visibleChunks(tx, { deploymentId, searches: [found], limit: 5, oneOfEachDocument: false });
      },
    ],
    // The job may run between the preparation and the measurement, and not three times.
  ])('%s do not depend on the size of the knowledge base', { retry: 2 }, async (_, work) => {
    const [small, large] = await places;
    const inSmall = await rowsReadBy(small.rows, (tx) => work(tx, small.place));
    const inLarge = await rowsReadBy(large.rows, (tx) => work(tx, large.place));
    expect(inSmall).toBeGreaterThan(0);
    expect(inLarge).toBeLessThan(2 * inSmall + 100);
  });

  it('to find the chunks without a vector are a few for each chunk', async () => {
    const [, { rows, place }] = await places;
    const index = { ...place, id: place.indexId };
    const missing: unknown[] = [];
    const read = await rowsReadBy(rows, async (tx) => {
      for await (const chunks of chunksWithoutVector(tx, index, { batchSize: 50 })) missing.push(...chunks);
    });
    expect(missing).toHaveLength(1);
    expect(read).toBeLessThan(10 * LARGE);
  });

  it('to list the chunks with a vector are a few for each chunk', async () => {
    const [, { rows, place }] = await places;
    const index = { ...place, id: place.indexId, dimensions: 1, vectorCount: LARGE - 1, indexVersion: 1 };
    let listed = 0;
    const read = await rowsReadBy(rows, async (tx) => {
      listed = (await listVectors(tx, index)).chunkIds.length;
    });
    expect(listed).toBe(LARGE - 1);
    expect(read).toBeLessThan(10 * LARGE);
  });
});
