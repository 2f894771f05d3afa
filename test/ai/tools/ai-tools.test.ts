import { beforeEach, describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';
import { createTool, TEXT_PARAMETERS } from './agent-with-tools.ts';

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

const INPUT = {
  name: 'get_order',
  description: 'Returns the status of an order.',
  url: 'https://tools.example.com/orders',
};
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;
const create = (input: object = {}) => world.backend.post('/ai-tools', { ...INPUT, ...input } as never);

describe('POST /ai-tools', () => {
  it('creates an active tool and shows its signing secret once', async () => {
    const { status, body } = await create({ parameters: TEXT_PARAMETERS, timeout_seconds: 5 });
    expect([status, body]).toEqual([
      201,
      {
        ...INPUT,
        id: expect.any(String),
        parameters: TEXT_PARAMETERS,
        timeout_seconds: 5,
        signing_secret: expect.stringMatching(SECRET),
        secret_last_four: body.signing_secret.slice(-4),
        is_active: true,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    const { body: shown } = await world.backend.get(`/ai-tools/${body.id}`);
    const { signing_secret, ...withoutSecret } = body;
    expect(shown).toEqual(withoutSecret);
    expect((await world.backend.get('/ai-tools')).body).toMatchObject({ total: 1, data: [shown] });
  });

  it('creates a tool without arguments that has ten seconds when they are left out', async () => {
    expect((await create()).body).toMatchObject({
      parameters: { type: 'object', properties: {}, additionalProperties: false },
      timeout_seconds: 10,
    });
  });

  it('stores the secret sealed, and records the tool without its secret', async () => {
    const { body } = await create();
    const stored = await world.services.database.rows
      .selectFrom('ai_tool')
      .selectAll()
      .where('id', '=', body.id)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(body.signing_secret);
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({ type: 'ai_tool.created', after: { name: 'get_order', url: INPUT.url } });
    expect(JSON.stringify(event)).not.toContain('whsec_');
  });

  it.each<[string, object, string]>([
    ['a name that begins with a digit', { name: '1st' }, 'name'],
    ['a name with a space', { name: 'get order' }, 'name'],
    ['a name of 65 characters', { name: 'a'.repeat(65) }, 'name'],
    ['an empty description', { description: '' }, 'description'],
    ['a description of 1,025 characters', { description: 'a'.repeat(1_025) }, 'description'],
    ['a time limit of 0 seconds', { timeout_seconds: 0 }, 'timeout_seconds'],
    ['a time limit of 31 seconds', { timeout_seconds: 31 }, 'timeout_seconds'],
    ['a schema of a list', { parameters: { type: 'array' } }, 'parameters'],
    ['a schema without a type', { parameters: {} }, 'parameters'],
    ['a schema with an unknown keyword', { parameters: { type: 'object', propertyes: {} } }, 'parameters'],
    ['a schema that refers elsewhere', { parameters: { type: 'object', $ref: 'https://example.com' } }, 'parameters'],
    ['a schema of more than 32 KiB', { parameters: { type: 'object', title: 'a'.repeat(32_768) } }, 'parameters'],
    ['parameters that are null', { parameters: null }, 'parameters'],
    ['a URL with a password', { url: 'https://a:b@tools.example.com/' }, 'url'],
    ['a URL of plain http', { url: 'http://8.8.8.8/' }, 'url'],
    ['a URL of another protocol', { url: 'ftp://tools.example.com/' }, 'url'],
  ])('rejects %s', async (_, input, field) => {
    const { status, body } = await create(input);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(JSON.stringify(body.errors)).toContain(`"path":"${field}`);
    expect((await world.backend.get('/ai-tools')).body.total).toBe(0);
  });

  it('rejects a URL with a private address', async () => {
    expect(await create({ url: 'https://10.0.0.1/' })).toMatchObject({
      status: 400,
      body: { code: 'ADDRESS_NOT_ALLOWED' },
    });
  });

  it('rejects the names of other tools and of built-in tools', async () => {
    await create();
    for (const name of ['get_order', 'search_knowledge_base', 'get_document', 'current_time']) {
      expect(await create({ name })).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
    }
    expect((await (await createWorld()).backend.post('/ai-tools', INPUT)).status).toBe(201);
  });

  it('creates one of two tools with the same name that are created at once', async () => {
    const statuses = (await Promise.all([create(), create()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409]);
  });
});

describe('PATCH /ai-tools/{tool_id}', () => {
  it('changes what is given and records it', async () => {
    const { body } = await create();
    const change = {
      description: 'Returns an order.',
      parameters: TEXT_PARAMETERS,
      url: 'https://new.example.com/',
      timeout_seconds: 30,
      is_active: false,
    };
    const { status, body: changed } = await world.backend.patch(`/ai-tools/${body.id}`, change);
    expect([status, changed]).toMatchObject([200, { ...change, name: 'get_order' }]);
    expect((await world.backend.patch(`/ai-tools/${body.id}`, { is_active: true })).body).toMatchObject({
      ...change,
      is_active: true,
    });
    expect((await eventsOf(world)).at(-2)).toMatchObject({
      type: 'ai_tool.updated',
      before: { isActive: true },
      after: { isActive: false },
    });
  });

  it.each<[string, object, string]>([
    ['a name', { name: 'other' }, 'VALIDATION_FAILED'],
    ['an invalid schema', { parameters: { type: 'string' } }, 'VALIDATION_FAILED'],
    ['a private address', { url: 'https://192.168.0.1/' }, 'ADDRESS_NOT_ALLOWED'],
    ['null as URL', { url: null }, 'VALIDATION_FAILED'],
  ])('rejects %s', async (_, change, code) => {
    const { id } = await createTool(world);
    expect(await world.backend.patch(`/ai-tools/${id}`, change as never)).toMatchObject({
      status: 400,
      body: { code },
    });
  });
});

describe('POST /ai-tools/{tool_id}/rotate-secret', () => {
  it('returns a new secret, which later responses do not show', async () => {
    const tool = await createTool(world);
    const { status, body } = await world.backend.post(`/ai-tools/${tool.id}/rotate-secret`, {});
    expect([status, body.signing_secret]).toEqual([200, expect.stringMatching(SECRET)]);
    expect(body.signing_secret).not.toBe(tool.signing_secret);
    const { text, body: shown } = await world.backend.get(`/ai-tools/${tool.id}`);
    expect(shown.secret_last_four).toBe(body.signing_secret.slice(-4));
    expect(text).not.toContain('whsec_');
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({ type: 'ai_tool.secret_rotated', after: { overlapSeconds: 86_400 } });
  });

  it.each([-1, 604_801])('rejects an overlap of %i seconds', async (overlap_seconds) => {
    const { id } = await createTool(world);
    const { status } = await world.backend.post(`/ai-tools/${id}/rotate-secret`, { overlap_seconds });
    expect(status).toBe(400);
  });
});

describe('DELETE /ai-tools/{tool_id}', () => {
  it('deletes a tool, also while an agent names it, and frees its name', async () => {
    const { body } = await create();
    await world.backend.post('/ai-agents', { name: 'Helper', model: 'chat-1', tools: ['get_order'] });
    expect((await world.backend.delete(`/ai-tools/${body.id}`)).status).toBe(204);
    expect(await world.backend.get(`/ai-tools/${body.id}`)).toMatchObject({
      status: 404,
      body: { code: 'AI_TOOL_NOT_FOUND' },
    });
    expect((await eventsOf(world)).find(({ type }) => type === 'ai_tool.deleted')).toMatchObject({
      before: { name: 'get_order' },
    });
    expect((await create()).status).toBe(201);
  });
});

describe('access to tools', () => {
  it('requires ai_agents:read to read and ai_agents:write to change', async () => {
    const { id } = await createTool(world);
    const reader = world.backend.with(await world.token(['ai_agents:read']));
    const writer = world.backend.with(await world.token(['ai_agents:write']));
    expect((await reader.get(`/ai-tools/${id}`)).status).toBe(200);
    expect((await writer.get(`/ai-tools/${id}`)).status).toBe(403);
    expect((await reader.patch(`/ai-tools/${id}`, { is_active: false })).status).toBe(403);
    expect((await reader.post(`/ai-tools/${id}/rotate-secret`, {})).status).toBe(403);
    expect((await writer.patch(`/ai-tools/${id}`, { is_active: false })).status).toBe(200);
    expect((await world.backend.with(null).get(`/ai-tools/${id}`)).status).toBe(401);
  });

  it('ends at the deployment', async () => {
    const { id } = await createTool(world);
    const { backend } = await createWorld();
    const responses = [
      await backend.get(`/ai-tools/${id}`),
      await backend.patch(`/ai-tools/${id}`, { is_active: false }),
      await backend.post(`/ai-tools/${id}/rotate-secret`, {}),
      await backend.delete(`/ai-tools/${id}`),
    ];
    for (const response of responses)
      expect(response).toMatchObject({ status: 404, body: { code: 'AI_TOOL_NOT_FOUND' } });
    expect((await backend.get('/ai-tools')).body.total).toBe(0);
    expect((await world.backend.get(`/ai-tools/${id}`)).body.is_active).toBe(true);
  });
});

describe('tools in the graph', () => {
  const QUERY = `query ($first: Int, $search: String, $filter: AiToolFilter) {
    aiTools(first: $first, search: $search, filter: $filter) { totalCount nodes { name secretLastFour } }
    deployment { aiTools(first: $first) { totalCount } } }`;

  it('are found by name and state, with as many statements for one tool as for three', async () => {
    for (const name of ['get_order', 'get_invoice', 'send_mail']) await createTool(world, { name });
    const { aiTools, deployment } = await world.backend.data(QUERY, { search: 'get_', filter: { isActive: true } });
    expect(aiTools.nodes.map(({ name }: { name: string }) => name)).toEqual(['get_order', 'get_invoice']);
    expect(aiTools.nodes[0].secretLastFour).toHaveLength(4);
    expect(deployment.aiTools.totalCount).toBe(3);
    const named = await world.backend.data(QUERY, { filter: { names: ['send_mail'] } });
    expect(named.aiTools).toMatchObject({ totalCount: 1, nodes: [{ name: 'send_mail' }] });
    const inactive = await world.backend.data(QUERY, { filter: { isActive: false } });
    expect(inactive.aiTools.totalCount).toBe(0);
    const count = (first: number) => countStatementsOf(world, () => world.backend.data(QUERY, { first }));
    expect(await count(3)).toBe(await count(1));
  });

  it('are created, changed, rotated and deleted by mutations', async () => {
    const { createAiTool: tool } = await world.backend.data(
      `mutation ($input: CreateAiToolInput!) { createAiTool(input: $input) { id signingSecret timeoutSeconds } }`,
      { input: INPUT },
    );
    expect(tool).toMatchObject({ signingSecret: expect.stringMatching(SECRET), timeoutSeconds: 10 });
    const { updateAiTool, rotateAiToolSecret, deleteAiTool } = await world.backend.data(
      `mutation ($id: ID!) {
        updateAiTool(id: $id, input: { timeoutSeconds: 3 }) { timeoutSeconds }
        rotateAiToolSecret(id: $id, input: { overlapSeconds: 0 }) { signingSecret }
        deleteAiTool(id: $id) { id }
      }`,
      { id: tool.id },
    );
    expect(updateAiTool).toEqual({ timeoutSeconds: 3 });
    expect(rotateAiToolSecret.signingSecret).toMatch(SECRET);
    expect(deleteAiTool).toEqual({ id: tool.id });
    expect((await world.backend.get(`/ai-tools/${tool.id}`)).status).toBe(404);
  });
});
