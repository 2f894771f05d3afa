import { beforeAll, describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';
import { addBase, addDocument, type StoredChunk, storedEntities, type TestBase } from './stored-chunks.ts';

let world: World;
let base: TestBase;
let chunks: StoredChunk[];
let idOf: Record<string, string>;

beforeAll(async () => {
  world = await createWorld();
  base = await addBase(world);
  // Valve and Motor are together in 2 of 4 chunks.
  chunks = await addDocument(world, base, [['Valve', 'Motor'], ['Valve', 'Motor', 'Rotor'], ['Valve'], ['Invoice']]);
  idOf = await entityIds(world, base);
});

async function entityIds({ services, id: deploymentId }: World, { id }: TestBase) {
  const found = await services.database.rows
    .selectFrom('knowledge_entity')
    .select(['id', 'name'])
    .where('deployment_id', '=', deploymentId)
    .where('knowledge_base_id', '=', id)
    .execute();
  return Object.fromEntries(found.map((entity) => [entity.name, entity.id]));
}

const listPath = () => `/ai-knowledge-bases/${base.id}/entities` as const;

const entityPath = (name: string) => `/ai-knowledge-bases/${base.id}/entities/${idOf[name]}` as const;

const relationsPath = (name: string) => `/ai-knowledge-bases/${base.id}/entities/${idOf[name]}/relations` as const;

const path = (rest: string) => `/ai-knowledge-bases/${base.id}/entities${rest}` as const;

describe('GET /ai-knowledge-bases/{kb_id}/entities', () => {
  it('lists entities by name, with the number of their mentions and documents', async () => {
    const { status, body } = await world.backend.get(`${listPath()}?per_page=3`);
    expect([status, body.total, body.total_pages]).toEqual([200, 4, 2]);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Invoice', 'Motor', 'Rotor']);
    expect(body.data[1]).toEqual({
      id: idOf['Motor'],
      knowledge_base_id: base.id,
      name: 'Motor',
      kind: 'term',
      mention_count: 2,
      document_count: 1,
      created_at: expect.any(String),
    });
  });

  it('searches by name and filters by kind', async () => {
    const namesOf = async (query: string) =>
      (await world.backend.get(`${listPath()}?${query}`)).body.data.map(({ name }: { name: string }) => name);
    expect(await namesOf('search=OTO')).toEqual(['Motor', 'Rotor']);
    expect(await namesOf('search=%25')).toEqual([]);
    expect(await namesOf('kind=identifier')).toEqual([]);
  });

  it.each(['page=0', 'per_page=101', 'search=', 'kind=other'])('rejects %s', async (query) => {
    const { status, body } = await world.backend.get(`${listPath()}?${query}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('returns 404 for a knowledge base of another deployment', async () => {
    const other = await createWorld();
    const { status, body } = await other.backend.get(listPath());
    expect([status, body.code]).toEqual([404, 'AI_KNOWLEDGE_BASE_NOT_FOUND']);
  });

  it('requires the scope to read knowledge bases', async () => {
    const token = await world.token(['users:read']);
    for (const each of ['', `/${idOf['Motor']}`, `/${idOf['Motor']}/relations`]) {
      expect((await world.backend.with(token).get(path(each))).status).toBe(403);
    }
  });
});

describe('GET /ai-knowledge-bases/{kb_id}/entities/{entity_id}', () => {
  it('returns the entity', async () => {
    const { status, body } = await world.backend.get(entityPath('Valve'));
    expect([status, body.name, body.mention_count]).toEqual([200, 'Valve', 3]);
  });

  it('returns 404 for an entity of another knowledge base or deployment', async () => {
    const other = await createWorld();
    const second = await addBase(world);
    for (const [client, url] of [
      [world.backend, path('/1')],
      [world.backend, `/ai-knowledge-bases/${second.id}/entities/${idOf['Valve']}`],
      [other.backend, path(`/${idOf['Valve']}`)],
      [other.backend, path(`/${idOf['Valve']}/relations`)],
    ] as const) {
      const { status, body } = await client.get(url as '/ai-knowledge-bases/{kb_id}/entities/{entity_id}');
      expect([status, body.code]).toEqual([404, 'ENTITY_NOT_FOUND']);
    }
  });
});

describe('GET /ai-knowledge-bases/{kb_id}/entities/{entity_id}/relations', () => {
  it('weighs relations by pointwise mutual information', async () => {
    const { status, body } = await world.backend.get(relationsPath('Motor'));
    expect([status, body.total]).toEqual([200, 2]);
    // N = 4. Motor and Rotor: ln(4 · 1 / (2 · 1)). Motor and Valve: ln(4 · 2 / (2 · 3)).
    const [rotor, valve] = body.data;
    expect([rotor?.neighbour_name, rotor?.joint_chunks, rotor?.labels]).toEqual(['Rotor', 1, []]);
    expect(rotor?.weight).toBeCloseTo(Math.log(2), 6);
    expect([valve?.neighbour_name, valve?.joint_chunks]).toEqual(['Valve', 2]);
    expect(valve?.weight).toBeCloseTo(Math.log(4 / 3), 6);
  });

  it('leaves out entities that are together by chance, and returns pages', async () => {
    const own = await addBase(world);
    await addDocument(world, own, [['Common', 'One'], ['Common', 'Two'], ['Common']]);
    const ids = await entityIds(world, own);
    const url = `/ai-knowledge-bases/${own.id}/entities/${ids['One']}/relations` as const;
    expect((await world.backend.get(url)).body.data).toEqual([]);
    const page = (await world.backend.get(`${relationsPath('Motor')}?per_page=1&page=2`)).body;
    expect(page.data.map((relation: { neighbour_name: string }) => relation.neighbour_name)).toEqual(['Valve']);
  });

  it('has the labels that a model has stated', async () => {
    const own = await addBase(world);
    const [chunk] = await addDocument(world, own, [['Pump', 'Acme'], ['Other']]);
    const ids = await entityIds(world, own);
    await world.services.database.rows
      .insertInto('stated_relation')
      .values(
        ['sells', 'builds'].map((label) => ({
          deployment_id: own.deploymentId,
          knowledge_base_id: own.id,
          source_id: ids['Acme'] as string,
          target_id: ids['Pump'] as string,
          label,
          chunk_id: chunk?.id as string,
        })),
      )
      .execute();
    const { body } = await world.backend.get(`/ai-knowledge-bases/${own.id}/entities/${ids['Pump']}/relations`);
    expect(body.data).toMatchObject([{ neighbour_name: 'Acme', labels: ['builds', 'sells'] }]);
    const { aiKnowledgeBase } = await world.backend.data(
      'query ($id: ID!) { aiKnowledgeBase(id: $id) { relations { nodes { labels } } } }',
      { id: own.id },
    );
    expect(aiKnowledgeBase.relations.nodes).toEqual([{ labels: ['builds', 'sells'] }]);
  });
});

const GRAPH = `query ($id: ID!, $first: Int) {
  aiKnowledgeBase(id: $id) {
    entities(first: $first) {
      totalCount
      nodes {
        name mentionCount documentCount knowledgeBase { id }
        relations { totalCount nodes { weight jointChunks entity { name } neighbour { name } } }
        neighbours { totalCount nodes { name mentionCount } }
        mentions { totalCount nodes { frequency chunk { text documentId } document { id name entities { totalCount } } } }
      }
    }
    relations(first: 1) { totalCount nodes { weight entity { name } neighbour { name } } pageInfo { endCursor hasNextPage } }
    documents { nodes { entities { totalCount nodes { name } } } }
  }
}`;

describe('the knowledge graph in GraphQL', () => {
  it('leads from entities to relations, neighbours, chunks and documents, and back', async () => {
    const { aiKnowledgeBase } = await world.backend.data(GRAPH, { id: base.id });
    const { entities, relations, documents } = aiKnowledgeBase;
    expect(entities.totalCount).toBe(4);
    const motor = entities.nodes.find(({ name }: { name: string }) => name === 'Motor');
    expect(motor).toMatchObject({ mentionCount: 2, documentCount: 1, knowledgeBase: { id: base.id } });
    expect(motor.neighbours.nodes).toEqual([
      { name: 'Rotor', mentionCount: 1 },
      { name: 'Valve', mentionCount: 3 },
    ]);
    expect(motor.relations.nodes[0]).toMatchObject({ entity: { name: 'Motor' }, neighbour: { name: 'Rotor' } });
    expect(motor.mentions.totalCount).toBe(2);
    expect(motor.mentions.nodes[0]).toEqual({
      frequency: 1,
      chunk: { text: 'Valve, Motor', documentId: chunks[0]?.documentId },
      document: { id: chunks[0]?.documentId, name: 'a.txt', entities: { totalCount: 4 } },
    });
    // All pairs: Motor and Rotor ln 2, Valve and Motor ln(4/3), Valve and Rotor ln(4/3).
    expect(relations).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(relations.nodes[0].weight).toBeCloseTo(Math.log(2), 6);
    expect(documents.nodes).toMatchObject([{ entities: { totalCount: 4, nodes: [{}, {}, {}, {}] } }]);
  });

  it('pages through relations with cursors, from both ends', async () => {
    const page = (args: string) =>
      world.backend.data(
        `query ($id: ID!) { aiKnowledgeBase(id: $id) { relations(${args}) {
          nodes { id } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } } }`,
        { id: base.id },
      );
    const first = (await page('first: 2')).aiKnowledgeBase.relations;
    const next = (await page(`first: 2, after: "${first.pageInfo.endCursor}"`)).aiKnowledgeBase.relations;
    const last = (await page('last: 1')).aiKnowledgeBase.relations;
    expect([first.nodes.length, next.nodes.length]).toEqual([2, 1]);
    expect([first.pageInfo.hasNextPage, next.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(last.nodes).toEqual(next.nodes);
    const before = (await page(`last: 5, before: "${next.pageInfo.startCursor}"`)).aiKnowledgeBase.relations;
    expect(before.nodes).toEqual(first.nodes);
  });

  it.each([
    ['counts', 'mentionCount documentCount'],
    ['relations', 'relations { totalCount nodes { neighbour { name } } }'],
    ['neighbours', 'neighbours { nodes { mentionCount } }'],
    ['mentions', 'mentions { totalCount nodes { chunk { text } document { name } } }'],
  ])('takes the same number of statements for the %s of one entity and of all', async (_what, fields) => {
    const document = `query ($id: ID!, $first: Int) {
      aiKnowledgeBase(id: $id) { entities(first: $first) { nodes { ${fields} } } }
    }`;
    const statements = (first: number) =>
      countStatementsOf(world, () => world.backend.data(document, { id: base.id, first }));
    await statements(1);
    expect(await statements(4)).toBe(await statements(1));
  });

  it('bounds the relations of an entity that many chunks mention', async () => {
    const own = await addBase(world);
    await addDocument(
      world,
      own,
      Array.from({ length: 130 }, (_, index) => ['Hub', `Part ${index}`, `Part ${index + 1}`]),
    );
    await addDocument(world, own, [['Hub']]);
    const ids = await entityIds(world, own);
    const { body } = await world.backend.get(
      `/ai-knowledge-bases/${own.id}/entities/${ids['Part 5']}/relations?per_page=100`,
    );
    // With 50 chunks and more, one joint chunk is not enough.
    expect(body.data).toEqual([]);
    const hub = (await world.backend.get(`/ai-knowledge-bases/${own.id}/entities/${ids['Hub']}/relations`)).body;
    expect(hub.total).toBeLessThanOrEqual(100);
    expect(await storedEntities(world, own)).toMatchObject({ hub: 131 });
  });
});
