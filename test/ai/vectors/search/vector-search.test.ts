import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { VectorCache } from '../../../../src/ai/vectors/cache/vector-cache.ts';
import type { Running } from '../../../../src/start.ts';
import { startOwnService } from '../../../support/own-service.ts';
import { USES_PGVECTOR } from '../../../support/pgvector.ts';
import { addChunks, createBase, index, search, searchBases, topicTexts, topicWord } from '../../../support/vectors.ts';
import { createWorld, type World } from '../../../support/world.ts';

const started: Running[] = [];

afterAll(async () => {
  for (const running of started) await running.stop(0);
});

async function ownWorld(vectorSearch: { usesPgvector?: boolean; cacheBytes?: number }): Promise<World> {
  const running = await startOwnService({}, undefined, { vectorSearch });
  started.push(running);
  return createWorld({ running });
}

async function indexedBase(world: World, seed = 1) {
  const kbId = await createBase(world);
  const { chunkIds } = await addChunks(world, kbId, topicTexts(200, { seed }));
  await index(world, kbId);
  return { kbId, chunkIds };
}

async function hasPgvector({ services }: World): Promise<boolean> {
  const { rows } = await sql`select from pg_available_extensions where name = 'vector'`.execute(services.database.rows);
  return services.database.queue.backend === 'postgres' && rows.length > 0;
}

const QUERIES = [topicWord(0, 0), `${topicWord(1, 3)} ${topicWord(2, 4)}`, topicTexts(1)[0] as string];

describe('the search for similar vectors', () => {
  it('takes a constant number of statements for several knowledge bases', async () => {
    const world = await createWorld();
    const bases = [];
    for (let seed = 1; seed <= 3; seed++) bases.push(await indexedBase(world, seed));
    const ids = bases.map(({ kbId }) => kbId);
    for (const id of ids) await search(world, id, QUERIES[0] as string);
    const { statements } = world.services.database;
    const count = async (kbIds: readonly string[]) => {
      const before = statements.count;
      expect((await searchBases(world, kbIds, QUERIES[0] as string)).size).toBe(kbIds.length);
      return statements.count - before;
    };
    expect(await count(ids)).toBe(await count(ids.slice(0, 1)));
  });

  it('returns the same chunks in the same order with pgvector and in memory', async (test) => {
    const world = await createWorld();
    if (!USES_PGVECTOR) return test.skip('Set TEST_PGVECTOR=1 to test with the extension pgvector of the server.');
    if (!(await hasPgvector(world))) return test.skip('The database does not have the extension pgvector.');
    expect(world.services.vectorSearch.hasPgvector).toBe(true);
    const { kbId, chunkIds } = await indexedBase(world);
    const inMemory: World = {
      ...world,
      services: { ...world.services, vectorSearch: { ...world.services.vectorSearch, hasPgvector: false } },
    };
    for (const query of QUERIES) {
      const found = async (searched: World) =>
        (await search(searched, kbId, query, { limit: 50 }))?.map(({ chunkId, score }) => [
          chunkIds.indexOf(chunkId),
          score.toFixed(3),
        ]);
      expect((await found(world))?.length).toBeGreaterThan(10);
      expect(await found(world)).toEqual(await found(inMemory));
    }
  });

  it('is made in memory with PGVECTOR=off, also where the server has the extension', async () => {
    const running = await startOwnService({ PGVECTOR: 'off' }, undefined, { vectorSearch: {} });
    started.push(running);
    expect(running.services.vectorSearch.hasPgvector).toBe(false);
  });

  it('scores the chunks that contain words of the query when the vectors are too large for the cache', async () => {
    const world = await ownWorld({ usesPgvector: false, cacheBytes: 10_000 });
    const { kbId } = await indexedBase(world);
    expect(await search(world, kbId, QUERIES[0] as string)).toEqual([]);
    expect(world.services.vectorSearch.cache.bytes).toBe(0);
  });
});

describe('the cache of vectors', () => {
  it('stays below its size, and removes the indexes that were not used for the longest time', async () => {
    const world = await ownWorld({ usesPgvector: false });
    const { rows } = world.services.database;
    const found = [];
    for (let seed = 1; seed <= 3; seed++) {
      const { kbId } = await indexedBase(world, seed);
      const [stored] = await rows
        .selectFrom('vector_index')
        .select(['id', 'dimensions'])
        .where('knowledge_base_id', '=', kbId)
        .where('deployment_id', '=', world.id)
        .execute();
      found.push({
        deploymentId: world.id,
        id: stored?.id as string,
        knowledgeBaseId: kbId,
        dimensions: 50,
        vectorCount: 200,
        indexVersion: 1,
      });
    }
    // A page of WebAssembly, and two ids for each vector.
    const bytes = 65_536 + 200 * 16;
    const cache = new VectorCache(rows, (error) => expect.unreachable(String(error)), 2.5 * bytes);
    const [first, second, third] = found as [(typeof found)[0], (typeof found)[0], (typeof found)[0]];
    const inFirst = await cache.get(first);
    await cache.get(second);
    expect([cache.bytes, await cache.get(first)]).toEqual([2 * bytes, inFirst]);
    await cache.get(third);
    expect([cache.bytes, await cache.get(first)]).toEqual([2 * bytes, inFirst]);
    await cache.get(second);
    expect(cache.bytes).toBe(2 * bytes);
  });

  it('lets a search score the chunks that contain its words while it reads the vectors for the first time', async () => {
    const world = await ownWorld({ usesPgvector: false });
    const { kbId } = await indexedBase(world);
    const { services } = world;
    const cache = { accepts: () => true, get: async () => null } as unknown as VectorCache;
    const loading = { ...world, services: { ...services, vectorSearch: { ...services.vectorSearch, cache } } };
    expect(await searchBases(loading, [kbId], QUERIES[0] as string)).toHaveProperty('size', 1);
  });

  it('answers from the earlier vectors while it reads the new ones', async () => {
    const world = await ownWorld({ usesPgvector: false });
    const { kbId } = await indexedBase(world);
    await searchBases(world, [kbId], QUERIES[0] as string);
    const text = [0, 1, 2, 3, 4, 5].map((word) => topicWord(0, word)).join(' ');
    const { chunkIds, documentId } = await addChunks(world, kbId, [text]);
    await index(world, kbId);
    const ids = async () => {
      const found = await searchBases(world, [kbId], text, { documentIds: [documentId] });
      return found.get(kbId)?.map(({ chunkId }) => chunkId);
    };
    expect(await ids()).toEqual([]);
    await world.services.vectorSearch.cache.settle();
    expect(await ids()).toEqual(chunkIds);
  });
});
