import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  addChunks,
  createBase,
  deleteDocuments,
  index,
  indexesOf,
  search,
  TOPIC_WORDS,
  topicTexts,
  topicWord,
} from '../../../support/vectors.ts';
import { createWorld, type World } from '../../../support/world.ts';

const TOPICS = 10;

async function indexedBase(count = 300) {
  const world = await createWorld();
  const kbId = await createBase(world);
  const texts = topicTexts(count, { topics: TOPICS });
  const { chunkIds, documentId } = await addChunks(world, kbId, texts);
  await index(world, kbId);
  return { world, kbId, texts, chunkIds, documentId };
}

interface IndexState {
  readonly id: string;
  readonly built_chunk_count: number;
}

/** Unchanged when nothing was written. */
async function stateOf({ services, id }: World, kbId: string): Promise<IndexState[]> {
  const { rows } = await sql<IndexState>`select b.index_version, i.id, i.updated_at, i.built_chunk_count
    from ai_knowledge_base b join vector_index i on i.deployment_id = b.deployment_id and i.knowledge_base_id = b.id
    where b.deployment_id = ${id} and b.id = ${kbId}`.execute(services.database.rows);
  return rows;
}

describe('latent vectors', () => {
  it('finds chunks about the topic of a word that they do not contain', async () => {
    const { world, kbId, texts, chunkIds } = await indexedBase();
    for (const topic of [0, 4, 9]) {
      for (const word of [0, TOPIC_WORDS - 1]) {
        const query = topicWord(topic, word);
        const found = (await search(world, kbId, query, { limit: 30 })) ?? [];
        const positions = found.map(({ chunkId }) => chunkIds.indexOf(chunkId));
        expect(positions.filter((at) => at % TOPICS === topic).length).toBeGreaterThanOrEqual(20);
        expect(positions.filter((at) => !texts[at]?.includes(query)).length).toBeGreaterThan(5);
      }
    }
  });

  it('regards chunks as less relevant when the knowledge base does not know words of the query', async () => {
    const { world, kbId } = await indexedBase();
    const bestOf = async (query: string) => (await search(world, kbId, query))?.[0];
    const known = await bestOf(topicWord(2, 1));
    expect(known?.relevance).toBeCloseTo(known?.score ?? 0);
    const partly = await bestOf(`${topicWord(2, 1)} zxqv`);
    expect(partly?.score).toBeCloseTo(known?.score ?? 0);
    expect(partly?.relevance).toBeCloseTo((known?.score ?? 0) / 4);
  });

  it('learns the same vectors from the same texts', async () => {
    const scores = async () => {
      const { world, kbId, chunkIds } = await indexedBase(200);
      const found = await search(world, kbId, topicWord(3, 1));
      return found?.map(({ chunkId, score }) => [chunkIds.indexOf(chunkId), score.toFixed(4)]);
    };
    expect(await scores()).toEqual(await scores());
  });

  it('has no vectors below 200 chunks, and removes them when chunks are deleted', async () => {
    const world = await createWorld();
    const kbId = await createBase(world);
    await addChunks(world, kbId, topicTexts(199));
    await index(world, kbId);
    expect(await search(world, kbId, topicWord(0, 0))).toBeUndefined();
    expect(await indexesOf(world, kbId)).toEqual([]);
    const { documentId } = await addChunks(world, kbId, topicTexts(1));
    await index(world, kbId);
    expect(await indexesOf(world, kbId)).toMatchObject([
      { status: 'active', kind: 'latent', stored: 200, counted: 200 },
    ]);
    await deleteDocuments(world, kbId, [documentId]);
    await index(world, kbId);
    expect(await indexesOf(world, kbId)).toEqual([]);
  });

  it('computes the vectors of new chunks without learning again', async () => {
    const { world, kbId } = await indexedBase();
    const [before] = await stateOf(world, kbId);
    const texts = [[1, 2, 3, 4, 5].map((word) => topicWord(2, word)).join(' '), 'unknownword'];
    const { chunkIds, documentId } = await addChunks(world, kbId, texts);
    await index(world, kbId);
    expect(await stateOf(world, kbId)).toMatchObject([{ id: before?.id }]);
    const found = await search(world, kbId, topicWord(2, 7), { documentIds: [documentId] });
    expect(found?.map(({ chunkId }) => chunkId)).toEqual([chunkIds[0]]);
  });

  it('learns again after growing by a fifth, and deletes the earlier vectors', async () => {
    const { world, kbId } = await indexedBase(200);
    const [before] = await stateOf(world, kbId);
    await addChunks(world, kbId, topicTexts(40, { seed: 2 }));
    await index(world, kbId);
    expect(await stateOf(world, kbId)).toMatchObject([{ id: before?.id, built_chunk_count: 200 }]);
    await addChunks(world, kbId, topicTexts(1, { seed: 3 }));
    await index(world, kbId);
    const after = await stateOf(world, kbId);
    expect(after).toMatchObject([{ built_chunk_count: 241 }]);
    expect(after[0]?.id).not.toBe(before?.id);
    const left = await sql`select distinct index_id as id from (
      select index_id from chunk_vector where deployment_id = ${world.id}
      union all select index_id from latent_term where deployment_id = ${world.id}) as stored`.execute(
      world.services.database.rows,
    );
    expect(left.rows).toEqual([{ id: after[0]?.id }]);
  });

  it('learns again only after doubling while documents are waiting', async () => {
    const { world, kbId } = await indexedBase(200);
    const [before] = await stateOf(world, kbId);
    const setStatus = (status: string, documentId: string) =>
      sql`update knowledge_base_document set status = ${status} where deployment_id = ${world.id} and id = ${documentId}`.execute(
        world.services.database.rows,
      );
    const { documentId } = await addChunks(world, kbId, []);
    await setStatus('processing', documentId);
    await addChunks(world, kbId, topicTexts(100, { seed: 2 }));
    await index(world, kbId);
    expect(await stateOf(world, kbId)).toMatchObject([{ id: before?.id, built_chunk_count: 200 }]);
    await addChunks(world, kbId, topicTexts(101, { seed: 3 }));
    await index(world, kbId);
    expect(await stateOf(world, kbId)).toMatchObject([{ built_chunk_count: 401 }]);
    await addChunks(world, kbId, topicTexts(100, { seed: 4 }));
    await setStatus('failed', documentId);
    await index(world, kbId);
    expect(await stateOf(world, kbId)).toMatchObject([{ built_chunk_count: 501 }]);
  });

  it('removes the vectors of a deleted knowledge base', async () => {
    const { world, kbId } = await indexedBase(200);
    expect((await world.backend.delete(`/ai-knowledge-bases/${kbId}`)).status).toBe(204);
    const left = async () =>
      (
        await sql`select index_id from chunk_vector where deployment_id = ${world.id}
          union all select index_id from latent_term where deployment_id = ${world.id}
          union all select id from vector_index where deployment_id = ${world.id}`.execute(world.services.database.rows)
      ).rows.length;
    await expect.poll(left).toBe(0);
  });

  it('computes missing vectors of a document that was not changed for a long time, as after a restore', async () => {
    const world = await createWorld();
    const kbId = await createBase(world);
    await addChunks(world, kbId, topicTexts(200));
    await index(world, kbId);
    const { documentId } = await addChunks(world, kbId, topicTexts(3));
    await sql`update knowledge_base_document set updated_at = now() - interval '1 year'
      where deployment_id = ${world.id} and id = ${documentId}`.execute(world.services.database.rows);
    await index(world, kbId);
    expect(await indexesOf(world, kbId)).toMatchObject([{ stored: 203, counted: 203 }]);
  });

  it('changes nothing when the job runs again', async () => {
    const { world, kbId } = await indexedBase(200);
    const before = await stateOf(world, kbId);
    await index(world, kbId);
    expect(await stateOf(world, kbId)).toEqual(before);
  });

  it('does not find chunks of deleted documents', async () => {
    const { world, kbId } = await indexedBase();
    const { documentId, chunkIds } = await addChunks(world, kbId, [`${topicWord(1, 1)} ${topicWord(1, 2)}`]);
    await index(world, kbId);
    const found = async () =>
      (await search(world, kbId, topicWord(1, 1), { limit: 300 }))?.map(({ chunkId }) => chunkId);
    expect(await found()).toContain(chunkIds[0]);
    await deleteDocuments(world, kbId, [documentId]);
    expect(await found()).not.toContain(chunkIds[0]);
  });

  it('has no entry for the knowledge base of another deployment', async () => {
    const { kbId } = await indexedBase(200);
    const other = await createWorld();
    expect(await search(other, kbId, topicWord(0, 0))).toBeUndefined();
  });
});
