import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../support/ai-provider.ts';
import { eventOf } from '../../support/chat-completions.ts';
import { documentReady } from '../../support/documents.ts';
import { service } from '../../support/service.ts';
import { closeStreams, openStream, openSubscription, type StreamOptions } from '../../support/streams.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

/** The data of an event of a run. */
interface RunEventData {
  readonly run: { readonly id: string; readonly status: string; readonly output: string | null } | null;
  readonly text: string | null;
  readonly tool: object | null;
  readonly citation: object | null;
}

let world: World;
let provider: TestProvider;
let agentId: string;
let url: string;

beforeEach(async () => {
  world = await createWorld();
  url = (await service()).backend.url;
  provider = await startProvider();
  await configureProvider(world, { base_url: provider.baseUrl });
  provider.chat = () => 'We are open every day.';
  agentId = await createAgent();
});
afterEach(async () => {
  closeStreams();
  await stopProviders();
});

async function createAgent(fields: object = {}): Promise<string> {
  const { status, body } = await world.backend.post('/ai-agents', { name: 'Helper', model: 'chat-1', ...fields });
  expect(status).toBe(201);
  return body.id;
}

const JSON_BODY = { 'content-type': 'application/json' };
const INPUT = { text: 'When are you open?' };

const openRun = (agent: string, { headers, ...options }: StreamOptions = {}) =>
  openStream<RunEventData>(url, world.apiKey, {
    path: `/ai-agents/${agent}/runs`,
    method: 'POST',
    body: INPUT,
    headers: { ...JSON_BODY, accept: 'text/event-stream', ...headers },
    ...options,
  });

const latestRun = async () => (await world.backend.get(`/ai-agents/${agentId}/runs`)).body.data[0];

/** Holds the response of the provider after its first words. */
function holdAfterFirstWord(): void {
  provider.beforeChunk = (index) => (index === 1 ? new Promise(() => {}) : undefined);
}

const SUBSCRIPTION = `subscription ($agentId: ID!) {
  streamAiAgentRun(agentId: $agentId, input: { text: "Hello" }) { type text run { status output } } }`;

describe('a streamed run', () => {
  it('sends the start, the words of the response and the end, with the run', async () => {
    const stream = await openRun(agentId);
    await stream.ended;
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream']);
    const events = stream.events();
    const types = events.map(({ event }) => event);
    expect([types[0], ...new Set(types.slice(1, -1)), types.at(-1)]).toEqual([
      'run.started',
      'text.delta',
      'run.completed',
    ]);
    expect(events.map(({ data }) => data.text ?? '').join('')).toBe('We are open every day.');
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => String(index + 1)));
    expect(events[0]?.data).toMatchObject({
      type: 'run.started',
      run: { status: 'running', output: null },
      tool: null,
    });
    const run = await latestRun();
    expect(events.at(-1)?.data.run).toEqual(run);
    expect(run).toMatchObject({
      status: 'completed',
      output: 'We are open every day.',
      input_tokens: 4,
      output_tokens: 5,
    });
    expect(provider.requests[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  it('sends the words while the model writes', async () => {
    holdAfterFirstWord();
    const stream = await openRun(agentId);
    expect((await stream.waitForEvents(2)).map(({ data }) => data.text)).toEqual([null, 'We ']);
  });

  it('sends the calls of tools, their results and the citations', async () => {
    const { body: base } = await world.backend.post('/ai-knowledge-bases', { name: 'Hours', type: 'graph' });
    const content = 'The harbour office is open on Sundays.';
    const { body: document } = await world.backend.post(`/ai-knowledge-bases/${base.id}/documents`, {
      name: 'hours.txt',
      content,
    });
    await documentReady(world.backend, base.id, document.id);
    const calls = [
      [{ name: 'search_knowledge_base', input: { query: 'harbour' } }],
      [{ name: 'send_money', input: { amount: 5 } }],
    ];
    provider.chat = () => calls.shift() ?? 'On Sundays [1].';
    const stream = await openRun(await createAgent({ knowledge_bases: [base.id] }));
    await stream.ended;
    const events = stream.events().filter(({ event }) => event !== 'text.delta');
    expect(events.map(({ event, data }) => [event, data])).toMatchObject([
      ['run.started', {}],
      [
        'tool.call',
        { step: 1, tool: { name: 'search_knowledge_base', arguments: { query: 'harbour' }, result: null } },
      ],
      [
        'tool.result',
        { step: 1, tool: { id: 'call-0', result: { passages: [{ number: 1, text: content }] }, error: null } },
      ],
      ['tool.call', { step: 2, tool: { name: 'send_money', arguments: { amount: 5 } } }],
      ['tool.result', { step: 2, tool: { name: 'send_money', result: null, error: expect.any(String) } }],
      ['citation', { citation: { number: 1, document_id: document.id } }],
      ['run.completed', { run: { output: 'On Sundays [1].' } }],
    ]);
  });

  it('ends with run.failed when the provider fails', async () => {
    provider.fail = () => ({ status: 401, body: { error: { message: 'No.' } } });
    const stream = await openRun(agentId);
    await stream.ended;
    expect(stream.events().map(({ event }) => event)).toEqual(['run.started', 'run.failed']);
    expect(stream.events()[1]?.data.run).toMatchObject({ status: 'failed', failure_code: 'unauthorized' });
  });

  it.each<[string, string]>([
    ['JSON', 'application/json, text/event-stream'],
    ['anything', '*/*'],
  ])('is a JSON response for a client that accepts %s', async (_, accept) => {
    const response = await openRun(agentId, { headers: { accept } });
    await response.ended;
    expect([response.status, JSON.parse(response.text())]).toMatchObject([201, { status: 'completed' }]);
  });

  it('is rejected as JSON before it starts', async () => {
    const rejected = async (options: StreamOptions, agent = agentId) => {
      const response = await openRun(agent, options);
      await response.ended;
      return [response.status, JSON.parse(response.text()).code];
    };
    expect(await rejected({}, '1')).toEqual([404, 'AI_AGENT_NOT_FOUND']);
    expect(await rejected({ body: {} })).toEqual([400, 'VALIDATION_FAILED']);
    expect(await rejected({ credential: 'sk_test_wrong' })).toEqual([401, 'NOT_AUTHENTICATED']);
    expect(await rejected({ credential: await world.token(['ai_agents:read']) })).toEqual([
      403,
      'INSUFFICIENT_PERMISSIONS',
    ]);
    await world.backend.delete('/settings/ai');
    expect(await rejected({})).toEqual([409, 'NO_AI_PROVIDER']);
    expect(provider.requests).toEqual([]);
  });
});

describe('a run as GraphQL subscription', () => {
  it('streams the selected fields', async () => {
    const stream = await openSubscription(url, world.apiKey, { query: SUBSCRIPTION, variables: { agentId } });
    await stream.ended;
    const events = stream.events().filter(({ event }) => event === 'next');
    const shown = events.map(({ data }) => data.data.streamAiAgentRun);
    expect(shown[0]).toEqual({ type: 'RUN_STARTED', text: null, run: { status: 'RUNNING', output: null } });
    expect(shown.map(({ text }) => text ?? '').join('')).toBe('We are open every day.');
    expect(shown.at(-1)).toMatchObject({ type: 'RUN_COMPLETED', run: { output: 'We are open every day.' } });
    expect(stream.text()).toContain('event: complete');
  });

  it('does not start with GET, which a link could cause', async () => {
    const query = new URLSearchParams({ query: SUBSCRIPTION, variables: JSON.stringify({ agentId }) });
    const stream = await openStream(url, world.apiKey, {
      path: `/graphql/stream?${query}`,
      headers: { accept: 'text/event-stream' },
    });
    await stream.ended;
    expect([stream.status, stream.text()]).toEqual([405, expect.stringContaining('METHOD_NOT_ALLOWED')]);
    expect(provider.requests).toEqual([]);
  });
});

describe('a run that is ended early', () => {
  const isCancelled = { status: 'failed', failure_code: 'cancelled' };
  const hasOutput = { ...isCancelled, output: 'We ', finish_reason: null };

  it('is cancelled by an operation, which closes the request to the provider', async () => {
    holdAfterFirstWord();
    const stream = await openRun(agentId);
    const [started] = await stream.waitForEvents(2);
    const path = `/ai-agents/${agentId}/runs/${started?.data.run?.id}/cancel` as const;
    const { status, body } = await world.backend.post(path, {});
    expect([status, body]).toMatchObject([200, hasOutput]);
    await stream.ended;
    expect(stream.events().at(-1)).toMatchObject({ event: 'run.failed', data: { run: body } });
    await expect.poll(() => provider.cut).toBe(1);
    expect(await world.backend.post(path, {})).toMatchObject({ status: 200, body });
    const ends = (await eventsOf(world)).filter(({ type }) => /run\.(failed|completed)$/.test(type));
    expect(ends).toMatchObject([{ type: 'ai_agent_run.failed', after: { failureCode: 'cancelled' } }]);
  });

  it('is cancelled by a client that disconnects from the stream', async () => {
    holdAfterFirstWord();
    const stream = await openRun(agentId);
    await stream.waitForEvents(2);
    stream.close();
    await expect.poll(() => provider.cut).toBe(1);
    await expect.poll(latestRun).toMatchObject(hasOutput);
  });

  it('is cancelled by a client that disconnects from a subscription', async () => {
    holdAfterFirstWord();
    const stream = await openSubscription(url, world.apiKey, { query: SUBSCRIPTION, variables: { agentId } });
    await stream.waitForEvents(2);
    stream.close();
    await expect.poll(() => provider.cut).toBe(1);
    await expect.poll(latestRun).toMatchObject(isCancelled);
  });

  it('is cancelled by a client that does not wait for the JSON response', async () => {
    holdAfterFirstWord();
    const end = new AbortController();
    const response = fetch(`${url}/ai-agents/${agentId}/runs`, {
      method: 'POST',
      headers: { ...JSON_BODY, authorization: `Bearer ${world.apiKey}` },
      body: JSON.stringify(INPUT),
      signal: end.signal,
    });
    await expect.poll(() => provider.requests.length).toBe(1);
    end.abort();
    await expect(response).rejects.toThrow();
    await expect.poll(() => provider.cut).toBe(1);
    await expect.poll(latestRun).toMatchObject(isCancelled);
  });

  it('cannot be cancelled through another agent or deployment', async () => {
    const { body } = await world.backend.post(`/ai-agents/${agentId}/runs`, INPUT);
    const other = await createWorld();
    const path = (agent: string) => `/ai-agents/${agent}/runs/${body.id}/cancel` as const;
    for (const { status, body } of [
      await world.backend.post(path(await createAgent()), {}),
      await other.backend.post(path(agentId), {}),
    ])
      expect([status, body.code]).toEqual([404, 'AI_AGENT_RUN_NOT_FOUND']);
  });
});

describe('a long response', () => {
  /** The events of a provider that repeats much with each token. */
  const eventsWith = (texts: readonly string[]) => {
    const chunk = (delta: object, finish_reason: string | null) =>
      eventOf({ system_fingerprint: 'f'.repeat(250), choices: [{ index: 0, delta, finish_reason }] });
    return [...texts.map((content) => chunk({ content }, null)), chunk({}, 'stop')].join('');
  };
  const respondWith = (body: string) => {
    provider.fail = () => ({ status: 200, headers: { 'content-type': 'text/event-stream' }, body });
  };

  it('of 16,000 tokens is delivered, stored and in the thread, also in large events', async () => {
    const text = Array.from({ length: 16_000 }, (_, index) => `word${index} `).join('');
    const body = eventsWith(text.split(/(?<= )/));
    expect(body.length).toBeGreaterThan(5_000_000);
    respondWith(body);
    const { body: thread } = await world.backend.post(`/ai-agents/${agentId}/threads`, {});
    const stream = await openRun(agentId, { body: { ...INPUT, thread_id: thread.id } });
    await stream.ended;
    const events = stream.events();
    expect(events.map(({ data }) => data.text ?? '').join('')).toBe(text);
    expect(events.at(-1)?.data.run).toMatchObject({ status: 'completed', output: text });
    expect((await latestRun()).output).toBe(text);
    const { body: messages } = await world.backend.get(`/ai-agents/${agentId}/threads/${thread.id}/messages`);
    expect(messages.data.map(({ content }: { content: string }) => content).sort()).toEqual([INPUT.text, text].sort());
  });

  it.each([
    ['4,000,000 characters is stored', 40, { status: 'completed', output: 'x'.repeat(4_000_000) }],
    ['more ends the run as failed', 41, { status: 'failed', failure_code: 'response_too_long' }],
  ])('of %s', async (_, count, expected) => {
    respondWith(eventsWith(Array<string>(count).fill('x'.repeat(100_000))));
    const { body } = await world.backend.post(`/ai-agents/${agentId}/runs`, INPUT);
    expect(body).toMatchObject(expected);
  });

  it('that is too long is not read to its end', async () => {
    provider.chat = () => `${'x'.repeat(4_000_001)} and more`;
    holdAfterFirstWord();
    const { body } = await world.backend.post(`/ai-agents/${agentId}/runs`, INPUT);
    expect(body).toMatchObject({ status: 'failed', failure_code: 'response_too_long' });
    await expect.poll(() => provider.cut).toBe(1);
  });

  it('without an end of its first event ends the run as failed', async () => {
    respondWith(`data: ${'x'.repeat(17 * 1024 * 1024)}`);
    const { body } = await world.backend.post(`/ai-agents/${agentId}/runs`, INPUT);
    expect(body).toMatchObject({ status: 'failed', failure_code: 'invalid_response' });
  });
});
