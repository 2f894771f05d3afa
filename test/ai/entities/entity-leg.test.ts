import { beforeAll, describe, expect, it } from 'vitest';
import { entityLeg, MAX_GRAPH_CHUNKS } from '../../../src/ai/entities/entity-leg.ts';
import { createWorld, type World } from '../../support/world.ts';
import { addBase, addDocument, searchedBase, type TestBase } from './stored-chunks.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

async function search(bases: readonly TestBase[], query: string, part: object = {}) {
  return entityLeg(world.services, {
    deploymentId: world.id,
    bases: await Promise.all(bases.map((base) => searchedBase(world, base))),
    query,
    documentIds: null,
    limit: 10,
    ...part,
  });
}

const idsOf = async (base: TestBase, query: string, part?: object) =>
  (await search([base], query, part)).get(base.id)?.map(({ chunkId }) => chunkId);

describe('the entity leg', () => {
  it('finds chunks that mention entities of the query, then those of related entities', async () => {
    const base = await addBase(world);
    const [both, related] = await addDocument(world, base, [['Acme Pump', 'Rotor'], ['Rotor', 'Bearing'], ['Invoice']]);
    expect(await idsOf(base, 'who sells the Acme pumps?')).toEqual([both?.id, related?.id]);
    expect(await idsOf(base, 'who sells the Acme pumps?', { limit: 1 })).toEqual([both?.id]);
    expect(await idsOf(base, 'nothing that is known')).toEqual([]);
  });

  it('restricts the chunks to documents', async () => {
    const base = await addBase(world);
    const [first] = await addDocument(world, base, [['Valve']]);
    const [second] = await addDocument(world, base, [['Valve', 'Motor']]);
    expect((await idsOf(base, 'valve'))?.toSorted()).toEqual([first?.id, second?.id].toSorted());
    expect(await idsOf(base, 'valve', { documentIds: [second?.documentId] })).toEqual([second?.id]);
    expect(await idsOf(base, 'valve', { documentIds: [] })).toEqual([]);
  });

  it('searches several knowledge bases, each with its own chunks', async () => {
    const bases = [await addBase(world), await addBase(world)] as const;
    const [first] = await addDocument(world, bases[0], [['Valve']]);
    const [second] = await addDocument(world, bases[1], [['Valve']]);
    const found = await search(bases, 'valve');
    expect(bases.map(({ id }) => found.get(id)?.map(({ chunkId }) => chunkId))).toEqual([[first?.id], [second?.id]]);
  });

  it('finds nothing in a knowledge base of another deployment', async () => {
    const other = await createWorld();
    const base = await addBase(other);
    await addDocument(other, base, [['Valve']]);
    const found = await entityLeg(world.services, {
      deploymentId: world.id,
      bases: [await searchedBase(other, base)],
      query: 'valve',
      documentIds: null,
      limit: 10,
    });
    expect(found.get(base.id)).toEqual([]);
  });

  it('leaves out chunks of an earlier processing of a document', async () => {
    const base = await addBase(world);
    const [chunk] = await addDocument(world, base, [['Valve']]);
    await world.services.database.rows
      .updateTable('knowledge_base_document')
      .set({ generation: 2 })
      .where('deployment_id', '=', world.id)
      .where('id', '=', chunk?.documentId as string)
      .execute();
    expect(await idsOf(base, 'valve')).toEqual([]);
  });

  it('has no entry for a knowledge base that is too large', async () => {
    const base = await addBase(world);
    const bases = [{ ...(await searchedBase(world, base)), chunkCount: MAX_GRAPH_CHUNKS + 1 }];
    const found = await entityLeg(world.services, {
      deploymentId: world.id,
      bases,
      query: 'valve',
      documentIds: null,
      limit: 10,
    });
    expect(found.has(base.id)).toBe(false);
  });
});
