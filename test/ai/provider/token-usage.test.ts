import { afterEach, describe, expect, it } from 'vitest';
import { openProvider } from '../../../src/ai/provider/open-provider.ts';
import type { Provider, ProviderPurpose } from '../../../src/ai/provider/provider.ts';
import { createTokenUsage } from '../../../src/ai/provider/token-usage.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { configureProvider, startProvider, stopProviders } from '../../support/ai-provider.ts';
import { createWorld, type World } from '../../support/world.ts';

const today = () => `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
const usageOf = async ({ backend, services }: World, query: '' | `?${string}` = '') => {
  await services.tokenUsage.flush();
  return (await backend.get(`/settings/ai/usage${query}`)).body;
};

afterEach(stopProviders);

async function connect() {
  const [world, server] = [await createWorld(), await startProvider()];
  await configureProvider(world, { base_url: server.baseUrl });
  return { world, server, provider: (await openProvider(world.services, world.id)) as Provider };
}

/** Stores the tokens of a day. */
async function store({ services, id }: World, day: string, purpose: ProviderPurpose, tokens: number, model = 'a') {
  await services.database.rows
    .insertInto('ai_usage')
    .values({
      deployment_id: id,
      day,
      purpose,
      model,
      requests: 1,
      input_tokens: tokens,
      output_tokens: 0,
    })
    .execute();
}

describe('GET /settings/ai/usage', () => {
  it('counts the tokens of each response by day, purpose and model', async () => {
    const { world, provider } = await connect();
    await provider.embed({ purpose: 'embedding', model: 'embed-1', texts: ['one two', 'three'] });
    await provider.embed({ purpose: 'search', model: 'embed-1', texts: ['one'] });
    const messages = [{ role: 'user', content: 'four words are here' }] as const;
    for (const model of ['chat-1', 'chat-1', 'chat-2']) {
      await provider.chat({ purpose: 'extraction', model, messages, maxTokens: 10 });
    }
    const entry = (purpose: string, model: string, requests: number, input: number, output: number) => ({
      starts_at: today(),
      purpose,
      model,
      requests,
      input_tokens: input,
      output_tokens: output,
    });
    expect(await usageOf(world)).toMatchObject({
      requests: 5,
      input_tokens: 16,
      output_tokens: 12,
      data: [
        entry('embedding', 'embed-1', 1, 3, 0),
        entry('extraction', 'chat-1', 2, 8, 8),
        entry('extraction', 'chat-2', 1, 4, 4),
        entry('search', 'embed-1', 1, 1, 0),
      ],
    });
    await provider.embed({ purpose: 'search', model: 'embed-1', texts: ['two words'] });
    expect((await usageOf(world)).data.at(-1)).toEqual(entry('search', 'embed-1', 2, 3, 0));
  });

  it('counts a response with invalid vectors, and none that failed', async () => {
    const { world, server, provider } = await connect();
    server.fail = () => ({ status: 200, body: { data: [], usage: { prompt_tokens: 9 } } });
    await expect(provider.embed({ purpose: 'search', model: 'm', texts: ['a'] })).rejects.toThrow();
    server.fail = () => ({ status: 500, body: { usage: { prompt_tokens: 9 } } });
    await expect(provider.embed({ purpose: 'search', model: 'm', texts: ['a'] })).rejects.toThrow();
    expect(await usageOf(world)).toMatchObject({ requests: 1, input_tokens: 9 });
  });

  it.each([undefined, null, 'x', { prompt_tokens: -1, completion_tokens: 1.5 }, { prompt_tokens: '7' }])(
    'counts no tokens for the usage %j',
    async (usage) => {
      const { world, server, provider } = await connect();
      server.fail = () => ({ status: 200, body: { data: [{ index: 0, embedding: [1] }], usage } });
      await provider.embed({ purpose: 'search', model: 'm', texts: ['a'] });
      expect(await usageOf(world)).toMatchObject({ requests: 1, input_tokens: 0, output_tokens: 0 });
    },
  );

  it('returns the days of the time range, oldest first, of its deployment only', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']) await store(world, day, 'search', 5);
    await store(other, '2026-03-02', 'search', 100);
    const usage = await usageOf(world, '?since=2026-03-02T13:00:00Z&until=2026-03-04T00:00:00Z');
    expect(usage).toMatchObject({
      since: '2026-03-02T00:00:00.000Z',
      until: '2026-03-04T00:00:00.000Z',
      input_tokens: 10,
    });
    const days = usage.data.map(({ starts_at: startsAt }: { starts_at: string }) => startsAt);
    expect(days).toEqual(['2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z']);
    const partly = await usageOf(world, '?since=2026-03-04T00:00:00Z&until=2026-03-04T00:00:01Z');
    expect(partly.input_tokens).toBe(5);
  });

  it('returns the last 30 days by default', async () => {
    const world = await createWorld();
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    for (const ago of [0, 30, 32]) await store(world, day(ago), 'embedding', 1);
    expect((await usageOf(world)).input_tokens).toBe(2);
  });

  it('returns the same in GraphQL', async () => {
    const world = await createWorld();
    await store(world, '2026-03-02', 'embedding', 7);
    const { body } = await world.backend.graphql(`{
      aiUsage(since: "2026-03-01T00:00:00Z", until: "2026-03-05T00:00:00Z") {
        inputTokens data { startsAt purpose model inputTokens }
      }
    }`);
    expect(body.data.aiUsage).toEqual({
      inputTokens: 7,
      data: [{ startsAt: '2026-03-02T00:00:00.000Z', purpose: 'EMBEDDING', model: 'a', inputTokens: 7 }],
    });
  });

  it.each([
    '?since=2026-03-02T00:00:00Z&until=2026-03-02T00:00:00Z',
    '?since=2025-01-01T00:00:00Z&until=2026-01-02T00:00:01Z',
    '?since=yesterday',
    '?days=3',
  ])('rejects the query %s', async (query) => {
    const { backend } = await createWorld();
    expect((await backend.get(`/settings/ai/usage${query as '?'}`)).status).toBe(400);
  });

  it('accepts 366 days, and rejects more than 5,000 entries', async () => {
    const world = await createWorld();
    const range = '?since=2025-01-01T00:00:00Z&until=2026-01-02T00:00:00Z' as const;
    expect((await usageOf(world, range)).data).toEqual([]);
    await world.services.database.rows
      .insertInto('ai_usage')
      .values(
        Array.from({ length: 5_001 }, (_, index) => ({
          deployment_id: world.id,
          day: '2025-06-01',
          purpose: 'search',
          model: `model ${index}`,
          requests: 1,
          input_tokens: 1,
          output_tokens: 0,
        })),
      )
      .execute();
    const { status, body } = await world.backend.get(`/settings/ai/usage${range}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('the buffer of token counts', () => {
  it('writes after some seconds, and what is left when the service stops', async () => {
    const world = await createWorld();
    const usage = createTokenUsage({ rows: world.services.database.rows, log: createLog('silent') });
    const count = usage.countFor(world.id);
    count({ purpose: 'search', model: 'a' }, { prompt_tokens: 1 });
    await expect.poll(async () => (await usageOf(world)).requests, { timeout: 10_000 }).toBe(1);
    count({ purpose: 'search', model: 'a' }, { prompt_tokens: 1 });
    await usage.stop();
    expect((await usageOf(world)).requests).toBe(2);
  });

  it('writes the counts of several deployments together, and ignores deleted ones', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const usage = createTokenUsage({ rows: world.services.database.rows, log: createLog('silent') });
    for (const id of [world.id, other.id, 2_000_000_000]) {
      usage.countFor(id)({ purpose: 'search', model: 'a' }, { prompt_tokens: id === world.id ? 1 : 2 });
    }
    await usage.stop();
    expect((await usageOf(world)).input_tokens).toBe(1);
    expect((await usageOf(other)).input_tokens).toBe(2);
  });
});
