import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Migration027AgentModelSettings } from '../../../src/ai/agents/migrations/027-agent-model-settings.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

async function addBases({ backend }: World, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    ids.push((await backend.post('/ai-knowledge-bases', { name: `Base ${number}`, type: 'vector' })).body.id);
  }
  return ids;
}

describe('POST /ai-agents', () => {
  it('creates an agent with every documented field and records the event without the system prompt', async () => {
    const world = await createWorld();
    const [first, second] = await addBases(world, 2);
    const input = {
      name: 'Support',
      description: 'Answers customers',
      model: 'model-1',
      system_prompt: 'Be kind.',
      temperature: 0.25,
      max_tokens: 2048,
      max_parallel_runs: 5,
      time_limit_seconds: 300,
      tools: ['search', 'calculator'],
      knowledge_bases: [second, first],
    };
    const { status, body } = await world.backend.post('/ai-agents', input);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      ...input,
      is_active: true,
      audience: 'no_users',
      audience_organization_id: null,
      audience_workspace_id: null,
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: body.created_at,
    });
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({
      type: 'ai_agent.created',
      resource_type: 'ai_agent',
      resource_id: body.id,
      actor_type: 'api_key',
      after: { name: 'Support', maxParallelRuns: 5, timeLimitSeconds: 300, knowledgeBases: [second, first] },
    });
    expect(JSON.stringify(event)).not.toContain('Be kind.');
  });

  it('creates an agent from a name and a model only, with defaults for the rest', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/ai-agents', { name: 'Plain', model: 'model-1' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      description: null,
      system_prompt: null,
      temperature: null,
      max_tokens: null,
      max_parallel_runs: null,
      time_limit_seconds: null,
      tools: [],
      knowledge_bases: [],
      is_active: true,
    });
  });

  it.each([
    [
      {
        temperature: 0,
        max_tokens: 1,
        max_parallel_runs: 1,
        time_limit_seconds: 10,
        tools: Array(100).fill('x'.repeat(128)),
      },
    ],
    [{ temperature: 2, max_tokens: 1_000_000, system_prompt: 'x'.repeat(32_000) }],
    [{ max_parallel_runs: 1_000, time_limit_seconds: 600 }],
  ])('accepts values at the bounds', async (members) => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/ai-agents', { name: 'x', model: 'm', ...members });
    expect(status).toBe(201);
    expect(body).toMatchObject(members);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(256) }],
    ['model', { model: '' }],
    ['model', { model: null }],
    ['description', { description: 'x'.repeat(2001) }],
    ['system_prompt', { system_prompt: 'x'.repeat(32_001) }],
    ['temperature', { temperature: -0.1 }],
    ['temperature', { temperature: 2.1 }],
    ['temperature', { temperature: '1' }],
    ['max_tokens', { max_tokens: 0 }],
    ['max_tokens', { max_tokens: 1_000_001 }],
    ['max_tokens', { max_tokens: 1.5 }],
    ['max_parallel_runs', { max_parallel_runs: 0 }],
    ['max_parallel_runs', { max_parallel_runs: 1_001 }],
    ['time_limit_seconds', { time_limit_seconds: 9 }],
    ['time_limit_seconds', { time_limit_seconds: 601 }],
    ['tools', { tools: Array(101).fill('x') }],
    ['tools', { tools: 'search' }],
    ['tools.0', { tools: ['x'.repeat(129)] }],
    ['knowledge_bases', { knowledge_bases: Array(101).fill('1') }],
    ['knowledge_bases.0', { knowledge_bases: ['nonsense'] }],
    ['knowledge_bases.0', { knowledge_bases: ['1'] }],
    ['is_active', { is_active: true }],
  ])('rejects an agent with an invalid %s and stores nothing', async (path, members) => {
    const world = await createWorld();
    const { status, body } = await world.backend.post('/ai-agents', { name: 'x', model: 'm', ...members });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
    expect((await world.backend.get('/ai-agents')).body.total).toBe(0);
    expect((await eventsOf(world)).some(({ type }) => type.startsWith('ai_agent'))).toBe(false);
  });

  it('rejects knowledge bases of another deployment and repeated ones, each by its position', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const [own] = await addBases(world, 1);
    const [foreign] = await addBases(other, 1);
    const create = (knowledge_bases: unknown[]) =>
      world.backend.post('/ai-agents', { name: 'x', model: 'm', knowledge_bases });
    expect((await create([own, foreign])).body).toMatchObject({
      message: 'knowledge_bases.1 must be a knowledge base of this deployment.',
      errors: [{ path: 'knowledge_bases.1' }],
    });
    expect((await create([own, own])).body.errors).toMatchObject([
      { path: 'knowledge_bases.1', message: 'knowledge_bases.1 must not repeat an earlier one' },
    ]);
  });
});

describe('GET /ai-agents', () => {
  it('lists agents newest first by page, filters by is_active, and executes a fixed number of statements', async () => {
    const world = await createWorld();
    const { backend } = world;
    const knowledge_bases = await addBases(world, 2);
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      ids.unshift((await backend.post('/ai-agents', { name, model: 'm', knowledge_bases })).body.id);
    }
    await backend.patch(`/ai-agents/${ids[0]}`, { is_active: false });
    const list = async (query: '' | `?${string}`) => (await backend.get(`/ai-agents${query}`)).body;
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

    const all = await list('');
    expect(all).toMatchObject({ total: 3, page: 1, per_page: 20, total_pages: 1 });
    expect(idsOf(all)).toEqual(ids);
    expect(all.data[2]).toEqual((await backend.get(`/ai-agents/${ids[2]}`)).body);
    const second = await list('?page=2&per_page=2');
    expect(second).toMatchObject({ total: 3, page: 2, per_page: 2, total_pages: 2 });
    expect(idsOf(second)).toEqual(ids.slice(2));
    expect(idsOf(await list('?is_active=false'))).toEqual(ids.slice(0, 1));
    expect(idsOf(await list('?is_active=true'))).toEqual(ids.slice(1));

    const one = await countStatementsOf(world, () => list('?per_page=1'));
    expect(await countStatementsOf(world, () => list('?per_page=3'))).toBe(one);
  });

  it('returns an empty page for a deployment without agents', async () => {
    const { backend } = await createWorld();
    expect((await backend.get('/ai-agents')).body).toEqual({
      total: 0,
      page: 1,
      per_page: 20,
      total_pages: 0,
      data: [],
    });
  });

  it.each(['?page=0', '?page=x', '?per_page=0', '?per_page=101', '?is_active=1', '?limit=5'])(
    'rejects the query %s of a list of agents',
    async (query) => {
      const { backend } = await createWorld();
      expect((await backend.get(`/ai-agents${query}`)).status).toBe(400);
    },
  );
});

describe('GET, PATCH and DELETE /ai-agents/{agent_id}', () => {
  it('reads, changes and deletes an agent, with an event for each change', async () => {
    const world = await createWorld();
    const { backend } = world;
    const [first, second] = await addBases(world, 2);
    const input = { name: 'Old', model: 'm', system_prompt: 'Hi', tools: ['a'], knowledge_bases: [first, second] };
    const created = (await backend.post('/ai-agents', input)).body;
    const path = `/ai-agents/${created.id}`;
    expect((await backend.get(path)).body).toEqual(created);

    const members = {
      name: 'New',
      model: 'm2',
      description: 'Text',
      system_prompt: null,
      temperature: 0,
      max_tokens: 5,
      max_parallel_runs: 2,
      time_limit_seconds: null,
      tools: ['b', 'c'],
      knowledge_bases: [second],
      is_active: false,
    };
    const changed = await backend.patch(path, members);
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...created, ...members, updated_at: expect.stringMatching(TIMESTAMP) });
    expect((await backend.patch(path, { name: 'Newer' })).body).toMatchObject({ ...members, name: 'Newer' });
    const unset = { knowledge_bases: [], tools: [], temperature: null, max_tokens: null };
    const { body } = await backend.patch(path, unset);
    expect(body).toMatchObject(unset);
    expect(await backend.patch(path, body)).toMatchObject({ status: 200, body: unset });
    expect((await eventsOf(world)).at(-1)).toMatchObject({ after: { temperature: null, maxTokens: null } });

    const gone = await backend.delete(path);
    expect([gone.status, gone.text]).toEqual([204, '']);
    for (const response of [await backend.get(path), await backend.patch(path, {}), await backend.delete(path)]) {
      expect([response.status, response.body.code]).toEqual([404, 'AI_AGENT_NOT_FOUND']);
    }
    expect((await eventsOf(world)).slice(-4).map(({ type }) => type)).toEqual([
      'ai_agent.updated',
      'ai_agent.updated',
      'ai_agent.updated',
      'ai_agent.deleted',
    ]);
  });

  it('rejects a whole change when one field is invalid', async () => {
    const world = await createWorld();
    const [base] = await addBases(world, 1);
    const input = { name: 'Old', model: 'm', knowledge_bases: [base] };
    const { id } = (await world.backend.post('/ai-agents', input)).body;
    const change = (members: object) => world.backend.patch(`/ai-agents/${id}`, { name: 'New', ...members });
    expect((await change({ knowledge_bases: ['1'] })).body.errors).toMatchObject([{ path: 'knowledge_bases.0' }]);
    expect((await change({ tools: null })).body.errors).toMatchObject([{ path: 'tools' }]);
    expect((await world.backend.get(`/ai-agents/${id}`)).body).toMatchObject(input);
  });

  it('returns 404 for an agent of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { id } = (await other.backend.post('/ai-agents', { name: 'x', model: 'm' })).body;
    for (const path of [`/ai-agents/${id}`, '/ai-agents/nonsense', '/ai-agents/1']) {
      expect((await world.backend.get(path)).status).toBe(404);
      expect((await world.backend.patch(path, { name: 'y' })).status).toBe(404);
      expect((await world.backend.delete(path)).status).toBe(404);
    }
    expect((await other.backend.get(`/ai-agents/${id}`)).body.name).toBe('x');
  });

  it('removes a deleted knowledge base from its agents', async () => {
    const world = await createWorld();
    const [first, second, third] = await addBases(world, 3);
    const input = { name: 'x', model: 'm', knowledge_bases: [third, second, first] };
    const { id } = (await world.backend.post('/ai-agents', input)).body;
    await world.backend.delete(`/ai-knowledge-bases/${second}`);
    expect((await world.backend.get(`/ai-agents/${id}`)).body.knowledge_bases).toEqual([third, first]);
  });
});

describe('AiAgent.knowledgeBases', () => {
  const QUERY = `query Agents($first: Int!, $after: String) {
    aiAgents { nodes { name knowledgeBaseIds knowledgeBases(first: $first, after: $after) {
      totalCount nodes { id name type documentCount totalTokens } edges { cursor } pageInfo { hasNextPage endCursor }
    } } }
  }`;

  it('pages through the knowledge bases of all agents with one statement for each level', async () => {
    const world = await createWorld();
    const bases = await addBases(world, 3);
    const add = (name: string, knowledge_bases: unknown[]) =>
      world.backend.post('/ai-agents', { name, model: 'm', knowledge_bases });
    await add('all', [...bases].reverse());
    const read = async (variables: object) => {
      const { aiAgents } = await world.backend.data(QUERY, { ...variables });
      const agent = aiAgents.nodes.find(({ name }: { name: string }) => name === 'all');
      expect(agent.knowledgeBaseIds).toEqual([...bases].reverse());
      return agent.knowledgeBases;
    };
    const page = await read({ first: 2 });
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    expect(page.nodes).toMatchObject([
      { id: bases[0], type: 'VECTOR', documentCount: 0, totalTokens: 0 },
      { id: bases[1] },
    ]);
    const rest = await read({ first: 2, after: page.pageInfo.endCursor });
    expect(rest.nodes.map(({ id }: { id: string }) => id)).toEqual([bases[2]]);
    expect(rest.pageInfo.hasNextPage).toBe(false);

    const one = await countStatementsOf(world, () => read({ first: 2 }));
    await add('some', bases.slice(0, 1));
    await add('none', []);
    expect(await countStatementsOf(world, () => read({ first: 2 }))).toBe(one);
  });
});

it('an update to this version counts the old defaults of agents as not set', async () => {
  const { backend, services } = await createWorld();
  const stored = [
    { temperature: 1, max_tokens: 1024 },
    { temperature: 0.5, max_tokens: 1024 },
    { temperature: 1, max_tokens: 1025 },
  ];
  for (const [index, fields] of stored.entries()) {
    await backend.post('/ai-agents', { name: `Agent ${index}`, model: 'm', ...fields });
  }
  const { orm, rows } = services.database;
  const migration = new Migration027AgentModelSettings(orm.em.getDriver(), orm.em.config);
  migration.up();
  for (const query of migration.getQueries()) await sql.raw(String(query)).execute(rows);
  const { data } = (await backend.get('/ai-agents')).body;
  expect(data.reverse()).toMatchObject([
    { temperature: null, max_tokens: null },
    { temperature: 0.5, max_tokens: null },
    { temperature: null, max_tokens: 1025 },
  ]);
});
