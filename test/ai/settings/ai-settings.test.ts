import { afterEach, describe, expect, it } from 'vitest';
import { startProvider, stopProviders } from '../../support/ai-provider.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const KEY = 'sk-secret-key-of-the-provider';
const SETTINGS = {
  base_url: 'https://api.openai.com/v1',
  api_key: KEY,
  default_model: 'chat-1',
  default_embedding_model: 'embed-1',
  allowed_models: ['chat-1', 'embed-1'],
};
const LIMITS = {
  runs_per_user_per_day: 200,
  tokens_per_user_per_day: 1_000_000,
  max_parallel_runs: 20,
  max_parallel_runs_per_user: 3,
  parallel_runs_reserved_for_servers: null,
};
const SHOWN = {
  ...LIMITS,
  base_url: 'https://api.openai.com/v1',
  api_key_set: true,
  default_model: 'chat-1',
  default_embedding_model: 'embed-1',
  allowed_models: ['chat-1', 'embed-1'],
  warnings: [],
  created_at: expect.stringMatching(TIMESTAMP),
  updated_at: expect.stringMatching(TIMESTAMP),
};
const EMPTY = {
  ...LIMITS,
  base_url: null,
  api_key_set: false,
  default_model: null,
  default_embedding_model: null,
  allowed_models: [],
  warnings: [],
  created_at: null,
  updated_at: null,
};

const change = ({ backend }: World, input: object) => backend.patch('/settings/ai', input);
const read = async ({ backend }: World) => (await backend.get('/settings/ai')).body;
const pathsOf = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path);

afterEach(stopProviders);

function storedKeyOf({ services, id }: World) {
  return services.database.rows
    .selectFrom('ai_provider')
    .select('api_key_sealed')
    .where('deployment_id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('GET /settings/ai', () => {
  it('returns empty settings while no provider is configured', async () => {
    expect(await read(await createWorld())).toEqual(EMPTY);
  });
});

describe('PATCH /settings/ai', () => {
  it('configures the provider, encrypts the API key and never returns it', async () => {
    const world = await createWorld();
    const { status, body, text } = await change(world, SETTINGS);
    expect([status, body]).toEqual([200, SHOWN]);
    expect(await read(world)).toEqual(body);
    const events = await eventsOf(world);
    expect(events.at(-1)).toMatchObject({
      type: 'settings.ai.updated',
      resource_type: 'deployment',
      before: null,
      after: { baseUrl: SETTINGS.base_url, apiKeySet: true, defaultModel: 'chat-1' },
    });
    expect(JSON.stringify(events) + text).not.toContain(KEY);
    expect((await storedKeyOf(world)).api_key_sealed).toMatch(/^v1\./);
  });

  it('keeps fields that are left out, and clears models and the key with null', async () => {
    const world = await createWorld();
    await change(world, SETTINGS);
    expect((await change(world, {})).body).toEqual(SHOWN);
    expect((await change(world, { default_model: null, allowed_models: [] })).body).toEqual({
      ...SHOWN,
      default_model: null,
      allowed_models: [],
    });
    expect((await change(world, { api_key: null, default_embedding_model: null })).body).toMatchObject({
      api_key_set: false,
      default_embedding_model: null,
    });
    expect((await storedKeyOf(world)).api_key_sealed).toBeNull();
    expect((await eventsOf(world)).at(-1)).toMatchObject({ before: { apiKeySet: true }, after: { apiKeySet: false } });
  });

  it('requires the API key again when the base URL changes', async () => {
    const world = await createWorld();
    await change(world, SETTINGS);
    const moved = { base_url: 'https://other.example/v1' };
    const { status, body } = await change(world, moved);
    expect([status, pathsOf(body)]).toEqual([400, ['api_key']]);
    expect(await read(world)).toEqual(SHOWN);

    expect((await change(world, { base_url: `${SETTINGS.base_url}/` })).status).toBe(200);
    expect((await change(world, { ...moved, api_key: null })).body).toMatchObject({ ...moved, api_key_set: false });
    expect((await change(world, { base_url: 'https://third.example/v1' })).status).toBe(200);
    expect((await change(world, { ...moved, api_key: 'another' })).body).toMatchObject({ api_key_set: true });
  });

  it('accepts the base URL null only while there is no provider', async () => {
    const world = await createWorld();
    expect((await change(world, { base_url: null })).status).toBe(200);
    await change(world, SETTINGS);
    const { status, body } = await change(world, { base_url: null });
    expect([status, pathsOf(body)]).toEqual([400, ['base_url']]);
    expect(await read(world)).toEqual(SHOWN);
  });

  it('removes slashes at the end of the base URL', async () => {
    const world = await createWorld();
    expect((await change(world, { base_url: 'https://api.openai.com/v1//' })).body.base_url).toBe(
      'https://api.openai.com/v1',
    );
  });

  it.each(['http://127.0.0.1:11434/v1', 'http://localhost:11434/v1', 'http://ollama:11434/v1'])(
    'accepts plain http to %s, where OUTGOING_ALLOW lists loopback',
    async (baseUrl) => {
      expect((await change(await createWorld(), { base_url: baseUrl })).body.base_url).toBe(baseUrl);
    },
  );

  it.each([
    'http://8.8.8.8/v1',
    'http://10.0.0.1/v1',
    'https://10.0.0.1/v1',
    'https://169.254.169.254/latest',
    'https://user:secret@api.example/v1',
    'https://api.example/v1#a',
    'https://api.example/v1?key=a',
    'ftp://api.example/v1',
    'api.example',
    '',
    `https://api.example/${'x'.repeat(2048)}`,
  ])('rejects the base URL %s', async (baseUrl) => {
    const world = await createWorld();
    const { status, body } = await change(world, { base_url: baseUrl });
    expect([status, pathsOf(body)]).toEqual([400, ['base_url']]);
    expect(await read(world)).toEqual(EMPTY);
  });

  it.each([
    ['no base URL', { api_key: KEY }, 'base_url'],
    ['an empty API key', { ...SETTINGS, api_key: '' }, 'api_key'],
    ['an API key of 1,025 characters', { ...SETTINGS, api_key: 'x'.repeat(1025) }, 'api_key'],
    ['an API key with a line break', { ...SETTINGS, api_key: 'a\r\nx-other: b' }, 'api_key'],
    ['a default model that is not allowed', { ...SETTINGS, default_model: 'chat-2' }, 'default_model'],
    [
      'a default embedding model that is not allowed',
      { ...SETTINGS, default_embedding_model: 'chat-2' },
      'default_embedding_model',
    ],
    ['an empty model', { ...SETTINGS, default_model: '' }, 'default_model'],
    ['a model of 256 characters', { ...SETTINGS, default_model: 'x'.repeat(256) }, 'default_model'],
    [
      '101 allowed models',
      { ...SETTINGS, allowed_models: Array.from({ length: 101 }, (_, index) => `m${index}`) },
      'allowed_models',
    ],
    ['null as allowed models', { ...SETTINGS, allowed_models: null }, 'allowed_models'],
    ['an unknown field', { ...SETTINGS, api_key_set: true }, 'api_key_set'],
  ])('rejects %s and stores nothing', async (_, input, path) => {
    const world = await createWorld();
    const { status, body, text } = await change(world, input);
    expect([status, pathsOf(body)]).toEqual([400, [path]]);
    expect(text).not.toContain(KEY);
    expect(await read(world)).toEqual(EMPTY);
  });

  it('rejects allowed models that exclude a default model', async () => {
    const world = await createWorld();
    await change(world, SETTINGS);
    const { status, body } = await change(world, { allowed_models: ['chat-1'] });
    expect([status, pathsOf(body)]).toEqual([400, ['default_embedding_model']]);
  });

  it('configures the provider of one deployment only', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await change(world, SETTINGS);
    expect(await read(other)).toEqual(EMPTY);
    expect((await other.backend.delete('/settings/ai')).body.code).toBe('NO_AI_PROVIDER');
    expect(await read(world)).toEqual(SHOWN);
  });

  it('accepts concurrent first changes', async () => {
    const world = await createWorld();
    const changes = await Promise.all(Array.from({ length: 4 }, () => change(world, SETTINGS)));
    expect(changes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('DELETE /settings/ai', () => {
  it('deletes the settings with the API key', async () => {
    const world = await createWorld();
    await change(world, SETTINGS);
    const { status, text } = await world.backend.delete('/settings/ai');
    expect([status, text]).toEqual([204, '']);
    expect(await read(world)).toEqual(EMPTY);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.ai.deleted',
      before: { baseUrl: SETTINGS.base_url, apiKeySet: true },
      after: null,
    });
    const again = await world.backend.delete('/settings/ai');
    expect([again.status, again.body.code]).toEqual([409, 'NO_AI_PROVIDER']);
  });
});

describe('POST /settings/ai/verify', () => {
  const verify = ({ backend }: World) => backend.post('/settings/ai/verify');

  it('tests the list of models, the embedding model and the chat model', async () => {
    const [world, provider] = [await createWorld(), await startProvider({ dimensions: 48 })];
    await change(world, { ...SETTINGS, base_url: provider.baseUrl });
    const { status, body } = await verify(world);
    expect([status, body]).toEqual([
      200,
      { models: ['test-model'], embedding_dimensions: 48, chat: true, tools: true },
    ]);
    expect(provider.requests.map(({ path }) => path).sort()).toEqual([
      '/v1/chat/completions',
      '/v1/embeddings',
      '/v1/models',
    ]);
    expect(provider.requests.every(({ authorization }) => authorization === `Bearer ${KEY}`)).toBe(true);
  });

  it('tests only the list of models when no default model is set', async () => {
    const [world, provider] = [await createWorld(), await startProvider()];
    await change(world, { base_url: provider.baseUrl });
    expect((await verify(world)).body).toMatchObject({
      models: ['test-model'],
      embedding_dimensions: null,
      chat: null,
    });
    expect(provider.requests.map(({ authorization }) => authorization)).toEqual([undefined]);
  });

  it('accepts a provider without a list of models when its models work', async () => {
    const [world, provider] = [await createWorld(), await startProvider()];
    provider.fail = ({ path }) => (path === '/v1/models' ? { status: 404 } : undefined);
    await change(world, { base_url: provider.baseUrl });
    expect((await verify(world)).body.code).toBe('AI_PROVIDER_FAILED');
    await change(world, { default_embedding_model: 'embed-1' });
    expect((await verify(world)).body).toMatchObject({ models: null, embedding_dimensions: 64, chat: null });
  });

  it.each([
    [{ status: 401, body: { error: 'the key sk-1 is wrong' } }, 'The AI provider rejected the API key.'],
    [{ status: 429, body: 'slow down' }, 'The AI provider has received too many requests.'],
    [{ status: 500, body: 'a stack trace' }, 'The AI provider reported an internal error.'],
    [{ status: 400, body: 'no such model' }, 'The AI provider rejected the request.'],
    [{ status: 302, headers: { location: 'http://10.0.0.1/' } }, 'The AI provider rejected the request.'],
    [{ status: 200, body: 'an HTML page' }, 'The response of the AI provider does not follow the OpenAI protocol.'],
  ])('reports the response %j without its content', async (reply, message) => {
    const [world, provider] = [await createWorld(), await startProvider()];
    await change(world, { ...SETTINGS, base_url: provider.baseUrl });
    provider.fail = () => reply;
    const { status, body, text } = await verify(world);
    expect([status, body.code, body.message]).toEqual([400, 'AI_PROVIDER_FAILED', expect.stringContaining(message)]);
    expect(text).not.toMatch(/sk-1|slow down|stack|no such|HTML|10\.0\.0\.1/);
  });

  it('reports a provider that does not listen, and one at a blocked address', async () => {
    const world = await createWorld();
    await change(world, { ...SETTINGS, base_url: 'http://127.0.0.1:1/v1' });
    expect((await verify(world)).body).toMatchObject({
      code: 'AI_PROVIDER_FAILED',
      message: 'The AI provider could not be reached, or it closed the connection.',
    });
    const strict = await createWorld();
    await strict.services.database.rows
      .insertInto('ai_provider')
      .values({
        deployment_id: strict.id,
        base_url: 'https://192.168.1.1/v1',
        created_at: new Date().toISOString(),
        updated_at: new Date().toISOString(),
      })
      .execute();
    expect((await verify(strict)).body.code).toBe('ADDRESS_NOT_ALLOWED');
  });

  it('rejects the test while no provider is configured, and without settings:write', async () => {
    const world = await createWorld();
    expect((await verify(world)).body.code).toBe('NO_AI_PROVIDER');
    const reader = world.backend.with(await world.token(['settings:read']));
    expect((await reader.post('/settings/ai/verify')).status).toBe(403);
    expect((await reader.patch('/settings/ai', SETTINGS)).status).toBe(403);
    expect((await reader.get('/settings/ai')).status).toBe(200);
  });
});
