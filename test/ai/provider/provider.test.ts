import { afterEach, describe, expect, it } from 'vitest';
import { openProvider } from '../../../src/ai/provider/open-provider.ts';
import type { ChatRequest, EmbedRequest, Provider } from '../../../src/ai/provider/provider.ts';
import {
  configureProvider,
  embeddingOf,
  type ProviderReply,
  startProvider,
  stopProviders,
  type TestProvider,
} from '../../support/ai-provider.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const KEY = 'sk-secret-key';

interface Fixture {
  readonly world: World;
  readonly server: TestProvider;
  readonly provider: Provider;
}

afterEach(stopProviders);

async function open(world: World): Promise<Provider> {
  const provider = await openProvider(world.services, world.id);
  if (provider === null) throw new Error('no provider');
  return provider;
}

async function connect({ dimensions = 64, settings = {} } = {}): Promise<Fixture> {
  const [world, server] = [await createWorld(), await startProvider({ dimensions })];
  await configureProvider(world, { base_url: server.baseUrl, api_key: KEY, ...settings });
  return { world, server, provider: await open(world) };
}

const embed = (provider: Provider, texts: readonly string[], options: Partial<EmbedRequest> = {}) =>
  provider.embed({ purpose: 'embedding', model: 'embed-1', texts, ...options });
const chat = (provider: Provider, options: Partial<ChatRequest> = {}) =>
  provider.chat({
    purpose: 'extraction',
    model: 'chat-1',
    messages: [{ role: 'user', content: 'Hello' }],
    maxTokens: 100,
    ...options,
  });
const failure = (reason: string, retryAfter: number | null = null) => ({ reason, retryAfter });

describe('openProvider', () => {
  it('returns null while no provider is configured', async () => {
    const world = await createWorld();
    expect(await openProvider(world.services, world.id)).toBeNull();
  });

  it('reads the current settings of its deployment with one statement', async () => {
    const { world, provider } = await connect({ settings: { default_model: 'chat-1', allowed_models: ['chat-1'] } });
    expect(provider).toMatchObject({ defaultModel: 'chat-1', defaultEmbeddingModel: null });
    expect([provider.allows('chat-1'), provider.allows('chat-2')]).toEqual([true, false]);
    expect(await countStatementsOf(world, () => openProvider(world.services, world.id))).toBe(1);

    expect((await open(world)).version).toBe(provider.version);
    await configureProvider(world, { allowed_models: [] });
    const changed = await open(world);
    expect(changed.version).not.toBe(provider.version);
    expect(changed.allows('chat-2')).toBe(true);
    const other = await createWorld();
    expect(await openProvider(other.services, other.id)).toBeNull();
  });
});

describe('embeddings', () => {
  it('are vectors of length 1 in the order of the texts', async () => {
    const { server, provider } = await connect({ dimensions: 32 });
    const texts = ['red apples', 'green pears and red apples', 'the moon'];
    const vectors = await embed(provider, texts);
    expect(vectors.map(({ length }) => length)).toEqual([32, 32, 32]);
    for (const [index, vector] of vectors.entries()) {
      const expected = embeddingOf(texts[index] as string, 32);
      const length = Math.hypot(...expected);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
      expect(vector[0]).toBeCloseTo((expected[0] as number) / length, 5);
    }
    expect(server.requests).toEqual([
      { path: '/v1/embeddings', authorization: `Bearer ${KEY}`, body: { model: 'embed-1', input: texts } },
    ]);
  });

  it('are ordered by their index', async () => {
    const { server, provider } = await connect();
    const data = [
      { index: 1, embedding: [0, 2] },
      { index: 0, embedding: [3, 0] },
    ];
    server.fail = () => ({ status: 200, body: { data } });
    expect((await embed(provider, ['a', 'b'])).map((vector) => [...vector])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('are requested in batches of at most 100 texts', async () => {
    const { server, provider } = await connect();
    const texts = Array.from({ length: 201 }, (_, index) => `text ${index}`);
    expect(await embed(provider, texts)).toHaveLength(201);
    expect(server.requests.map(({ body }) => body?.input?.length)).toEqual([100, 100, 1]);
    expect(await embed(provider, [])).toEqual([]);
    expect(server.requests).toHaveLength(3);
  });

  it('keep a vector of zeros', async () => {
    const { server, provider } = await connect();
    server.fail = () => ({ status: 200, body: { data: [{ index: 0, embedding: [0, 0] }] } });
    expect([...((await embed(provider, ['a']))[0] as Float32Array)]).toEqual([0, 0]);
  });

  it.each([
    ['no data', {}],
    ['too few vectors', { data: [{ index: 0, embedding: [1] }] }],
    ['too many vectors', { data: [0, 1, 2].map((index) => ({ index, embedding: [1] })) }],
    ['a repeated index', { data: [0, 0].map((index) => ({ index, embedding: [1] })) }],
    ['different dimensions', { data: [[1], [1, 2]].map((embedding, index) => ({ index, embedding })) }],
    ['an empty vector', { data: [[], []].map((embedding, index) => ({ index, embedding })) }],
    ['a text in a vector', { data: [['1'], [1]].map((embedding, index) => ({ index, embedding })) }],
    ['null in a vector', { data: [[null], [1]].map((embedding, index) => ({ index, embedding })) }],
    ['infinite numbers', '{"data":[{"index":0,"embedding":[1e999]},{"index":1,"embedding":[1]}]}'],
    ['a vector of 8,193 dimensions', { data: [0, 1].map((index) => ({ index, embedding: Array(8193).fill(1) })) }],
    ['base64', { data: [0, 1].map((index) => ({ index, embedding: 'AACAPw==' })) }],
    ['a list', '[]'],
    ['no JSON', '<html>'],
  ])('reject a response with %s', async (_, body) => {
    const { server, provider } = await connect();
    server.fail = () => ({ status: 200, body });
    await expect(embed(provider, ['a', 'b'])).rejects.toMatchObject(failure('INVALID_RESPONSE'));
  });

  it('reject batches of different dimensions', async () => {
    const { server, provider } = await connect();
    server.fail = () => {
      server.dimensions += 1;
      return undefined;
    };
    const texts = Array.from({ length: 101 }, () => 'a');
    await expect(embed(provider, texts)).rejects.toMatchObject(failure('INVALID_RESPONSE'));
  });
});

describe('chat completions', () => {
  const jsonSchema = { name: 'entities', schema: { type: 'object', properties: { names: { type: 'array' } } } };

  it('return the text of the response', async () => {
    const { server, provider } = await connect();
    server.chat = ({ messages }) => `You said ${messages?.[0]?.content}`;
    expect(await chat(provider)).toBe('You said Hello');
    expect(server.requests[0]?.body).toEqual({
      model: 'chat-1',
      max_tokens: 100,
      temperature: 0,
      messages: [{ role: 'user', content: 'Hello' }],
    });
  });

  it('request a JSON schema', async () => {
    const { server, provider } = await connect();
    await chat(provider, { jsonSchema });
    expect(server.requests[0]?.body?.response_format).toEqual({
      type: 'json_schema',
      json_schema: { ...jsonSchema, strict: true },
    });
  });

  it('request any JSON of a server that rejects schemas, once for each opened provider', async () => {
    const { server, provider } = await connect();
    server.fail = ({ body }) => (body?.response_format?.type === 'json_schema' ? { status: 400 } : undefined);
    await chat(provider, { jsonSchema });
    await chat(provider, { jsonSchema });
    const formats = server.requests.map(({ body }) => body?.response_format?.type);
    expect(formats).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(server.requests[1]?.body?.messages).toEqual([
      { role: 'system', content: expect.stringContaining(JSON.stringify(jsonSchema.schema)) },
      { role: 'user', content: 'Hello' },
    ]);
  });

  it('use the parameters of models that think', async () => {
    const { server, provider } = await connect();
    server.fail = ({ body }) => {
      if (body?.max_tokens !== undefined) return { status: 400, body: 'Use max_completion_tokens instead.' };
      return body !== null && 'temperature' in body ? { status: 400, body: 'Bad temperature' } : undefined;
    };
    expect(await chat(provider)).toBe('Hello');
    expect(server.requests).toHaveLength(3);
    expect(server.requests[2]?.body).toMatchObject({ max_completion_tokens: 100 });
  });

  it('end after a bounded number of rejected requests', async () => {
    const { server, provider } = await connect();
    server.fail = () => ({ status: 400, body: 'max_completion_tokens temperature response_format' });
    await expect(chat(provider, { jsonSchema })).rejects.toMatchObject(failure('REJECTED'));
    expect(server.requests).toHaveLength(5);
  });

  it.each([{}, { choices: [] }, { choices: [{ message: { content: null } }] }, { choices: [{ message: null }] }])(
    'reject the response %j',
    async (body) => {
      const { server, provider } = await connect();
      server.fail = () => ({ status: 200, body });
      await expect(chat(provider)).rejects.toMatchObject(failure('INVALID_RESPONSE'));
    },
  );
});

describe('a failure of the provider', () => {
  const replies: readonly (readonly [ProviderReply, string, boolean, number | null])[] = [
    [{ status: 401 }, 'UNAUTHORIZED', false, null],
    [{ status: 403 }, 'UNAUTHORIZED', false, null],
    [{ status: 404 }, 'REJECTED', false, null],
    [{ status: 422 }, 'REJECTED', false, null],
    [{ status: 307, headers: { location: '/v1/other' } }, 'REJECTED', false, null],
    [{ status: 429, headers: { 'retry-after': '7' } }, 'RATE_LIMITED', true, 7],
    [{ status: 429, headers: { 'retry-after': 'soon' } }, 'RATE_LIMITED', true, null],
    [{ status: 429, headers: { 'retry-after': '999999999' } }, 'RATE_LIMITED', true, 86_400],
    [{ status: 503, headers: { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' } }, 'UNAVAILABLE', true, 0],
    [{ status: 500 }, 'UNAVAILABLE', true, null],
    [{ status: 204, body: '' }, 'INVALID_RESPONSE', false, null],
  ];

  it.each(replies)('has a reason for the response %j: %s', async (reply, reason, isRetryable, retryAfter) => {
    const { server, provider } = await connect();
    server.fail = () => ({ body: `the secret ${KEY} of another customer`, ...reply });
    const error = await embed(provider, ['a']).catch((error: Error) => error);
    expect(error).toMatchObject({ reason, isRetryable, retryAfter });
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toMatch(/secret|another customer/);
    expect(server.requests).toHaveLength(1);
  });

  it('ends a request that takes too long', async () => {
    const { server, provider } = await connect();
    server.fail = () => new Promise(() => {});
    await expect(embed(provider, ['a'], { timeoutMs: 50 })).rejects.toMatchObject(failure('TIMEOUT'));
    await expect(chat(provider, { timeoutMs: 50 })).rejects.toMatchObject(failure('TIMEOUT'));
  });

  it('ends a request that is aborted', async () => {
    const { server, provider } = await connect();
    const controller = new AbortController();
    server.fail = () => {
      controller.abort();
      return new Promise(() => {});
    };
    await expect(embed(provider, ['a'], { signal: controller.signal })).rejects.toMatchObject({
      reason: 'ABORTED',
      isRetryable: true,
    });
  });

  it('cuts off a response that is too long', async () => {
    const { server, provider } = await connect();
    server.fail = () => ({ status: 200, body: `{"data":"${'x'.repeat(17_000_000)}"}` });
    await expect(embed(provider, ['a'])).rejects.toMatchObject(failure('INVALID_RESPONSE'));
  });

  it('is retryable while the server does not listen', async () => {
    const { server, provider } = await connect();
    await server.stop();
    await expect(embed(provider, ['a'])).rejects.toMatchObject({ reason: 'UNREACHABLE', isRetryable: true });
  });

  it('sends no request with a model that is not allowed', async () => {
    const { server, provider } = await connect({ settings: { allowed_models: ['embed-2'] } });
    await expect(embed(provider, ['a'])).rejects.toMatchObject({ reason: 'MODEL_NOT_ALLOWED', isRetryable: false });
    await expect(chat(provider)).rejects.toMatchObject(failure('MODEL_NOT_ALLOWED'));
    expect(server.requests).toEqual([]);
  });
});
