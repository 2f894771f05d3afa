import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteMentions, storeMentions } from '../../../src/ai/entities/store-mentions.ts';
import { createWorld, type World } from '../../support/world.ts';
import { addBase, addDocument, mention, storedEntities, type TestBase } from './stored-chunks.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

const store = (base: TestBase, chunkId: string, names: readonly string[]) => {
  const { rows, ids } = world.services.database;
  const chunks = [{ id: chunkId, entities: names.map((name) => mention(name)) }];
  const target = { deploymentId: base.deploymentId, knowledgeBaseId: base.id };
  return rows.transaction().execute((tx) => storeMentions(tx, target, chunks, () => ids.next()));
};

const remove = (base: TestBase, chunkIds: readonly string[]) =>
  world.services.database.rows.transaction().execute((tx) => deleteMentions(tx, base.deploymentId, base.id, chunkIds));

/** Mentions whose entity does not exist. */
async function lostMentions(base: TestBase): Promise<number> {
  const { rows: found } = await sql`
    select from entity_mention mention
    where deployment_id = ${base.deploymentId} and knowledge_base_id = ${base.id} and not exists (
      select from knowledge_entity entity
      where entity.deployment_id = mention.deployment_id and entity.id = mention.entity_id)
  `.execute(world.services.database.rows);
  return found.length;
}

describe('storing mentions', () => {
  it('joins the same entity of two documents, and keeps the first name', async () => {
    const base = await addBase(world);
    await addDocument(world, base, [['Acme Pumps', 'Valve'], ['acme-pump']]);
    await addDocument(world, base, [['ACME PUMP', 'Motor']]);
    expect(await storedEntities(world, base)).toEqual({ 'acme pump': 3, motor: 1, valve: 1 });
    const { name } = await world.services.database.rows
      .selectFrom('knowledge_entity')
      .select('name')
      .where('deployment_id', '=', world.id)
      .where('knowledge_base_id', '=', base.id)
      .where('key', '=', 'acme pump')
      .executeTakeFirstOrThrow();
    expect(name).toBe('Acme Pumps');
  });

  it('has no further effect when a chunk is stored again', async () => {
    const base = await addBase(world);
    await store(base, '1', ['Valve', 'Motor']);
    await store(base, '1', ['Valve', 'Motor']);
    expect(await storedEntities(world, base)).toEqual({ motor: 1, valve: 1 });
  });

  it('stores more chunks than fit into one statement', async () => {
    const base = await addBase(world);
    await addDocument(
      world,
      base,
      Array.from({ length: 120 }, (_, index) => ['Valve', `Part ${index}`]),
    );
    const stored = await storedEntities(world, base);
    expect(stored['valve']).toBe(120);
    expect(Object.keys(stored)).toHaveLength(121);
  });

  it('keeps entities of the same name apart in two knowledge bases and in two deployments', async () => {
    const other = await createWorld();
    const bases = [await addBase(world), await addBase(world), await addBase(other)] as const;
    await addDocument(world, bases[0], [['Valve']]);
    await addDocument(world, bases[1], [['Valve']]);
    await addDocument(other, bases[2], [['Valve']]);
    await remove(bases[0], await chunksOf(bases[0]));
    expect(await storedEntities(world, bases[0])).toEqual({});
    expect(await storedEntities(world, bases[1])).toEqual({ valve: 1 });
    expect(await storedEntities(other, bases[2])).toEqual({ valve: 1 });
  });
});

async function chunksOf(base: TestBase): Promise<string[]> {
  const found = await world.services.database.rows
    .selectFrom('document_chunk')
    .select('id')
    .where('deployment_id', '=', base.deploymentId)
    .where('knowledge_base_id', '=', base.id)
    .execute();
  return found.map(({ id }) => id);
}

describe('deleting mentions', () => {
  it('keeps entities that another document mentions, and deletes the others with their relations', async () => {
    const base = await addBase(world);
    const [first] = await addDocument(world, base, [['Valve', 'Motor']]);
    await addDocument(world, base, [['Valve', 'Rotor']]);
    const chunkId = first?.id as string;
    const { rows } = world.services.database;
    await rows
      .insertInto('stated_relation')
      .values({
        deployment_id: base.deploymentId,
        knowledge_base_id: base.id,
        source_id: '1',
        target_id: '2',
        label: 'drives',
        chunk_id: chunkId,
      })
      .execute();
    await remove(base, [chunkId]);
    expect(await storedEntities(world, base)).toEqual({ rotor: 1, valve: 1 });
    const relations = await rows
      .selectFrom('stated_relation')
      .select('label')
      .where('deployment_id', '=', base.deploymentId)
      .where('knowledge_base_id', '=', base.id)
      .execute();
    expect(relations).toEqual([]);
  });

  it('has no effect for chunks without mentions', async () => {
    const base = await addBase(world);
    await addDocument(world, base, [['Valve']]);
    await remove(base, ['1']);
    await remove(base, []);
    expect(await storedEntities(world, base)).toEqual({ valve: 1 });
  });

  it('never leaves a mention without its entity while chunks are stored and deleted concurrently', async () => {
    const base = await addBase(world);
    const names = Array.from({ length: 40 }, (_, index) => `Part ${index}`);
    const work = async (worker: number) => {
      for (let round = 0; round < 10; round += 1) {
        const chunkId = String(worker * 1_000 + round);
        // Each worker stores the entities in an order of its own.
        const order = [...names.slice(worker * 9), ...names.slice(0, worker * 9)];
        await store(base, chunkId, order);
        if (round % 2 === 0) await remove(base, [chunkId]);
      }
    };
    await Promise.all([1, 2, 3, 4].map(work));
    expect(await lostMentions(base)).toBe(0);
    const stored = await storedEntities(world, base);
    expect(Object.values(stored)).toEqual(names.map(() => 20));
  });
});
