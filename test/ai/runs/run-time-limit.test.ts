import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../support/ai-provider.ts';
import { startOwnService } from '../../support/own-service.ts';
import { type Receiver, startReceiver, stopReceivers } from '../../support/receivers.ts';
import { closeStreams, openStream } from '../../support/streams.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';
import { createAgent, createTool } from '../tools/agent-with-tools.ts';

const TIMEOUT_MS = 2_500;
/** The limit for all runs that must not reach it. */
const LONG_MS = 600_000;

let short: Running;
let long: Running;
let provider: TestProvider;

beforeAll(async () => {
  const start = (timeoutMs: number) =>
    startOwnService({ OUTGOING_ALLOW: '127.0.0.0/8' }, undefined, {
      agentRuns: { timeoutMs, secondMs: TIMEOUT_MS / 10 },
    });
  short = await start(TIMEOUT_MS);
  long = await start(LONG_MS);
  // The first run loads them, which would be part of its time.
  await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
});
afterAll(async () => {
  await short.stop(0);
  await long.stop(0);
});
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(async () => {
  closeStreams();
  await stopProviders();
  await stopReceivers();
});

async function worldAt(running: Running): Promise<World> {
  const world = await createWorld({ running });
  await configureProvider(world, { base_url: provider.baseUrl });
  return world;
}

const run = ({ backend }: World, agentId: string) => backend.post(`/ai-agents/${agentId}/runs`, { text: 'Hello' });
const TIMEOUT = { status: 201, body: { status: 'failed', failure_code: 'timeout' } };
const never = () => new Promise<never>(() => {});
const endsOf = async (world: World) =>
  (await eventsOf(world)).map(({ type }) => type).filter((type) => /^ai_agent_run\.(completed|failed)$/.test(type));

describe('a provider that does not finish its response', () => {
  it.each<[string, number, string | null, () => void]>([
    ['sends nothing', 1, null, () => (provider.fail = never)],
    ['sends the headers only', 1, null, () => (provider.beforeChunk = never)],
    ['stops after some words', 1, 'We ', () => (provider.beforeChunk = (index) => (index === 1 ? never() : undefined))],
    ['asks to wait', 0, null, () => (provider.fail = () => ({ status: 429, headers: { 'retry-after': '30' } }))],
  ])(
    'and %s ends the run as timeout, once, with %i closed requests and the output %s',
    async (_, closed, output, hold) => {
      const world = await worldAt(short);
      provider.chat = () => 'We are open.';
      hold();
      const { status, body } = await run(world, await createAgent(world));
      expect({ status, body }).toMatchObject(TIMEOUT);
      // A request without a response may have been read. A rejected one costs nothing.
      expect(body).toMatchObject({ output, steps: closed });
      expect(body.input_tokens > 0).toBe(closed === 1);
      await expect.poll(() => provider.cut).toBe(closed);
      expect(provider.requests).toHaveLength(1);
      expect(await endsOf(world)).toEqual(['ai_agent_run.failed']);
    },
  );

  it('and sends more than 4,000,000 characters ends the run as response_too_long, and the request is closed', async () => {
    const world = await worldAt(long);
    const word = 'a'.repeat(65_536);
    provider.chat = () => Array(100).fill(word).join(' ');
    provider.beforeChunk = (index) => (index === 90 ? never() : undefined);
    const { status, body } = await run(world, await createAgent(world));
    expect([status, body]).toMatchObject([201, { status: 'failed', failure_code: 'response_too_long' }]);
    await expect.poll(() => provider.cut).toBe(1);
    expect(provider.requests).toHaveLength(1);
  });

  it('ends the run after the time limit of its agent, which can be longer than the usual one', async () => {
    const world = await worldAt(long);
    provider.fail = never;
    expect(await run(world, await createAgent(world, { time_limit_seconds: 10 }))).toMatchObject(TIMEOUT);
    await expect.poll(() => provider.cut).toBe(1);
    const patient = await worldAt(short);
    provider.fail = () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS + 500, undefined));
    const response = await run(patient, await createAgent(patient, { time_limit_seconds: 600 }));
    expect(response).toMatchObject({ status: 201, body: { status: 'completed' } });
  });

  it('is not waited for in the stream of a run, whose last event is run.failed', async () => {
    const world = await worldAt(short);
    provider.beforeChunk = (index) => (index === 1 ? never() : undefined);
    const agentId = await createAgent(world);
    const stream = await openRun(short, world, agentId);
    await stream.ended;
    expect(stream.events().at(-1)).toMatchObject({ event: 'run.failed', data: { run: TIMEOUT.body } });
    await expect.poll(() => provider.cut).toBe(1);
  });
});

const openRun = ({ backend }: Running, { apiKey }: World, agentId: string) =>
  openStream<{ readonly run: { readonly id: string } | null }>(backend.url, apiKey, {
    path: `/ai-agents/${agentId}/runs`,
    method: 'POST',
    body: { text: 'Hello' },
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  });

describe('a tool that does not respond', () => {
  /** An agent whose model calls a tool that hangs. `cut` counts the requests that were closed. */
  async function hangingTool(running: Running) {
    const world = await worldAt(running);
    const calls = { cut: 0 };
    const receiver: Receiver = await startReceiver((response) => {
      response.once('close', () => (calls.cut += 1));
    });
    const { name } = await createTool(world, { url: receiver.url, timeout_seconds: 30 });
    provider.chat = () => [{ name, input: { order: 'A1' } }];
    return { world, receiver, calls, agentId: await createAgent(world, { tools: [name] }) };
  }

  it('when the time of the run ends is no longer waited for, and its request is closed', async () => {
    const { world, receiver, calls, agentId } = await hangingTool(short);
    expect(await run(world, agentId)).toMatchObject(TIMEOUT);
    expect(receiver.requests).toHaveLength(1);
    await expect.poll(() => calls.cut).toBe(1);
    expect(provider.requests).toHaveLength(1);
  });

  it('when the run is cancelled is no longer waited for, and its request is closed', async () => {
    const { world, receiver, calls, agentId } = await hangingTool(long);
    const response = run(world, agentId);
    await expect.poll(() => receiver.requests.length).toBe(1);
    const [{ id }] = (await world.backend.get(`/ai-agents/${agentId}/runs`)).body.data;
    const cancelled = { status: 'failed', failure_code: 'cancelled' };
    expect((await world.backend.post(`/ai-agents/${agentId}/runs/${id}/cancel`, {})).body).toMatchObject(cancelled);
    expect(await response).toMatchObject({ status: 201, body: cancelled });
    await expect.poll(() => calls.cut).toBe(1);
    expect([receiver.requests.length, provider.requests.length]).toEqual([1, 1]);
    expect(await endsOf(world)).toEqual(['ai_agent_run.failed']);
  });
});

describe('a slow search in a run', () => {
  it('does not keep the run from ending in time', async () => {
    const world = await worldAt(short);
    await configureProvider(world, { default_embedding_model: 'embed-1' });
    const { body: base } = await world.backend.post('/ai-knowledge-bases', { name: 'Hours', type: 'vector' });
    const path = `/ai-knowledge-bases/${base.id}` as const;
    await world.backend.post(`${path}/documents`, { name: 'hours.txt', content: 'Open on Sundays.' });
    await expect
      .poll(async () => (await world.backend.get(path)).body.vectors)
      .toMatchObject({ status: 'ready', indexed_chunks: 1 });
    provider.fail = ({ path }) => (path.endsWith('/embeddings') ? never() : undefined);
    provider.chat = () => [{ name: 'search_knowledge_base', input: { query: 'Sundays' } }];
    expect(await run(world, await createAgent(world, { knowledge_bases: [base.id] }))).toMatchObject(TIMEOUT);
  });
});
