import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../support/ai-provider.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { documentReady } from '../../support/documents.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { service } from '../../support/service.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { closeStreams, openStream, type StreamOptions } from '../../support/streams.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

let world: World;
let provider: TestProvider;
let userId: string;
let browser: BrowserClient;
let agentId: string;

beforeEach(async () => {
  world = await createWorld();
  provider = await startProvider();
  await configureProvider(world, { base_url: provider.baseUrl });
  provider.chat = () => 'We are open every day.';
  userId = (await addUser(world)).id;
  browser = await openSignedInBrowser(world, userId);
  agentId = await createAgent({ audience: 'all_users' });
});
afterEach(async () => {
  closeStreams();
  await stopProviders();
});

async function createAgent(fields: object): Promise<string> {
  const { status, body } = await world.backend.post('/ai-agents', { name: 'Helper', model: 'chat-1', ...fields });
  expect([status, body]).toMatchObject([201, {}]);
  return body.id;
}

const anotherBrowser = async () => openSignedInBrowser(world, (await addUser(world)).id);
const run = (input: object = { text: 'Hello' }, client = browser, agent = agentId) =>
  client.post(`/ai-agents/${agent}/runs`, input);
const createThread = async (client = browser) => {
  const { status, body } = await client.post(`/ai-agents/${agentId}/threads`, { title: 'Hours' });
  expect(status).toBe(201);
  return body.data.id;
};
const failureOf = ({ status, body }: { status: number; body: { errors: readonly { code: string }[] } }) => [
  status,
  body.errors[0]?.code,
];

describe('a run of the signed-in user', () => {
  it('returns the response without the model, the tokens and the input', async () => {
    const { status, body } = await run();
    expect([status, body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        agent_id: agentId,
        thread_id: null,
        status: 'completed',
        output: 'We are open every day.',
        citations: [],
        finish_reason: 'stop',
        failure_code: null,
        started_at: expect.any(String),
        finished_at: expect.any(String),
      },
    ]);
    expect((await browser.get(`/ai-agents/${agentId}/runs/${body.data.id}`)).body.data).toEqual(body.data);
    const { body: stored } = await world.backend.get(`/ai-agents/${agentId}/runs/${body.data.id}`);
    expect(stored).toMatchObject({ user_id: userId, input: [{ content: 'Hello' }] });
  });

  it('leads from the run to the user in the graph of servers', async () => {
    await run();
    const query =
      '{ aiAgents(first: 1) { nodes { audienceOrganization { id } runs(first: 1) { nodes { user { id } } } } } }';
    expect((await world.backend.data(query)).aiAgents.nodes).toEqual([
      { audienceOrganization: null, runs: { nodes: [{ user: { id: userId } }] } },
    ]);
  });

  it('is seen and cancelled by this user only', async () => {
    const { body } = await run();
    const other = await anotherBrowser();
    const path = `/ai-agents/${agentId}/runs/${body.data.id}` as const;
    expect(failureOf(await other.get(path))).toEqual([404, 'AI_AGENT_RUN_NOT_FOUND']);
    expect(failureOf(await other.post(`${path}/cancel`, {}))).toEqual([404, 'AI_AGENT_RUN_NOT_FOUND']);
    expect((await browser.post(`${path}/cancel`, {})).body.data).toEqual(body.data);
  });

  it('is listed for this user only, newest first', async () => {
    const { body: first } = await run();
    const { body: second } = await run();
    await run({ text: 'Hello' }, await anotherBrowser());
    const path = `/ai-agents/${agentId}/runs` as const;
    expect((await browser.get(path)).body.data).toEqual([second.data, first.data]);
    expect((await browser.get(`${path}?limit=1&offset=1`)).body.data).toEqual([first.data]);
    const query = `{ aiAgent(id: "${agentId}") { runs(first: 1) { totalCount nodes { id output } } } }`;
    const { id, output } = first.data;
    expect((await browser.data(query)).aiAgent).toEqual({ runs: { totalCount: 2, nodes: [{ id, output }] } });
    expect(failureOf(await world.browser().get(path))).toEqual([401, 'NOT_AUTHENTICATED']);
    await world.backend.patch(`/ai-agents/${agentId}`, { audience: 'no_users' });
    expect(failureOf(await browser.get(path))).toEqual([404, 'AI_AGENT_NOT_FOUND']);
  });

  it('is rejected without a sign-in, and for an agent that is not published to the user', async () => {
    expect(failureOf(await run({ text: 'Hello' }, world.browser()))).toEqual([401, 'NOT_AUTHENTICATED']);
    await world.backend.patch(`/ai-agents/${agentId}`, { audience: 'no_users' });
    const notFound = [404, 'AI_AGENT_NOT_FOUND'];
    expect(failureOf(await run())).toEqual(notFound);
    expect(failureOf(await browser.post(`/ai-agents/${agentId}/threads`, {}))).toEqual(notFound);
    expect(failureOf(await browser.get(`/ai-agents/${agentId}/threads`))).toEqual(notFound);
    expect(provider.requests).toEqual([]);
  });

  it('accepts a text of one user only: no earlier responses and no variables', async () => {
    for (const input of [
      {},
      { text: '' },
      { text: 'a'.repeat(32_001) },
      { text: 'a', variables: {} },
      { messages: [] },
    ])
      expect(failureOf(await run(input))).toEqual([400, 'VALIDATION_FAILED']);
    await world.backend.patch(`/ai-agents/${agentId}`, { system_prompt: 'You are {{name}}.' });
    expect(failureOf(await run())).toEqual([409, 'AI_AGENT_NEEDS_VARIABLES']);
  });

  it('counts for the limits of the user', async () => {
    await world.backend.patch('/settings/ai', { runs_per_user_per_day: 1 });
    expect((await run()).status).toBe(201);
    const rejected = await run();
    expect(failureOf(rejected)).toEqual([429, 'RATE_LIMITED']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await run({ text: 'Hello' }, await anotherBrowser())).status).toBe(201);
    const { body: usage } = await world.backend.get(`/ai-agents/${agentId}/usage?group_by=user`);
    expect(usage.data).toContainEqual(expect.objectContaining({ user_id: userId, runs: 1 }));
  });

  it('searches the knowledge of the organization that the agent is published to', async () => {
    const organization = await addOrganization(world);
    await addMember(world, organization, userId);
    const { body: base } = await world.backend.post('/ai-knowledge-bases', {
      name: 'Hours',
      type: 'graph',
      organization_id: organization,
    });
    const { body: document } = await world.backend.post(`/ai-knowledge-bases/${base.id}/documents`, {
      name: 'hours.txt',
      content: 'The harbour office is open on Sundays.',
    });
    await documentReady(world.backend, base.id, document.id);
    const audience = { audience: 'organization', audience_organization_id: organization };
    const ours = await createAgent({ knowledge_bases: [base.id], ...audience });
    provider.chat = ({ messages = [] }) =>
      messages.at(-1)?.role === 'tool'
        ? 'On Sundays [1].'
        : [{ name: 'search_knowledge_base', input: { query: 'harbour' } }];
    const { body } = await run({ text: 'Sundays?' }, browser, ours);
    expect(body.data.citations).toMatchObject([{ number: 1, document_name: 'hours.txt' }]);
  });
});

describe('threads of the signed-in user', () => {
  it('keep the conversation', async () => {
    const threadId = await createThread();
    await run({ text: 'Hello', thread_id: threadId });
    await run({ text: 'And tomorrow?', thread_id: threadId });
    expect(provider.requests.at(-1)?.body?.messages).toEqual([
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'We are open every day.' },
      { role: 'user', content: 'And tomorrow?' },
    ]);
    const messages = await browser.get(`/ai-agents/${agentId}/threads/${threadId}/messages?offset=1&limit=2`);
    expect(messages.body.data).toMatchObject([
      { role: 'assistant', content: 'We are open every day.' },
      { role: 'user', content: 'And tomorrow?', citations: [] },
    ]);
    expect(await world.backend.get(`/ai-agents/${agentId}/threads/${threadId}`)).toMatchObject({
      body: { user_id: userId, title: 'Hours' },
    });
  });

  it('are listed, renamed and deleted by this user only', async () => {
    const threadId = await createThread();
    const other = await anotherBrowser();
    const path = `/ai-agents/${agentId}/threads/${threadId}` as const;
    const notFound = [404, 'AI_AGENT_THREAD_NOT_FOUND'];
    expect((await other.get(`/ai-agents/${agentId}/threads`)).body.data).toEqual([]);
    expect(failureOf(await other.get(path))).toEqual(notFound);
    expect(failureOf(await other.get(`${path}/messages`))).toEqual(notFound);
    expect(failureOf(await other.patch(path, { title: 'Mine' }))).toEqual(notFound);
    expect(failureOf(await other.delete(path))).toEqual(notFound);
    expect(failureOf(await run({ text: 'Hello', thread_id: threadId }, other))).toEqual(notFound);

    expect((await browser.patch(path, { title: 'Opening hours' })).body.data).toMatchObject({ title: 'Opening hours' });
    expect((await browser.get(`/ai-agents/${agentId}/threads`)).body.data).toMatchObject([{ id: threadId }]);
    expect((await browser.delete(path)).status).toBe(200);
    expect(failureOf(await browser.get(path))).toEqual(notFound);
  });

  it('of a server or another user are not found', async () => {
    const { body: thread } = await world.backend.post(`/ai-agents/${agentId}/threads`, {});
    expect(failureOf(await browser.get(`/ai-agents/${agentId}/threads/${thread.id}`))).toEqual([
      404,
      'AI_AGENT_THREAD_NOT_FOUND',
    ]);
  });

  it('are limited to 1,000 with one agent', async () => {
    const { rows } = world.services.database;
    const now = new Date().toISOString();
    const values = Array.from({ length: 1_000 }, () => ({
      deployment_id: world.id,
      id: world.services.database.ids.next(),
      agent_id: agentId,
      user_id: userId,
      created_at: now,
      updated_at: now,
    }));
    await rows.insertInto('ai_agent_thread').values(values).execute();
    const rejected = await browser.post(`/ai-agents/${agentId}/threads`, {});
    expect(failureOf(rejected)).toEqual([409, 'AI_AGENT_THREAD_LIMIT']);
  });
});

describe('a streamed run of the signed-in user', () => {
  const openRun = async (options: StreamOptions = {}) =>
    openStream<{ tool: object | null; run: object | null; text: string | null }>((await service()).deployment.url, '', {
      path: `/ai-agents/${agentId}/runs`,
      method: 'POST',
      body: { text: 'Hello' },
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: '',
        host: world.frontendHost,
        cookie: `__session=${browser.cookie}`,
        ...options.headers,
      },
    });

  it('sends the words and the names of tools, without their arguments and results', async () => {
    await world.backend.patch(`/ai-agents/${agentId}`, { tools: ['current_time'] });
    const calls = [[{ name: 'current_time', input: {} }]];
    provider.chat = () => calls.shift() ?? 'It is late.';
    const stream = await openRun();
    await stream.ended;
    expect(stream.status).toBe(200);
    const events = stream.events();
    expect(events.filter(({ event }) => event.startsWith('tool')).map(({ data }) => data.tool)).toEqual([
      { id: 'call-0', name: 'current_time' },
      { id: 'call-0', name: 'current_time' },
    ]);
    expect(events.map(({ data }) => data.text ?? '').join('')).toBe('It is late.');
    expect(events.at(-1)).toMatchObject({ event: 'run.completed', data: { run: { output: 'It is late.' } } });
    expect(JSON.stringify(events.at(-1))).not.toContain('chat-1');
  });

  it('is rejected when a page of another origin asks for it', async () => {
    const stream = await openRun({ headers: { origin: 'https://evil.example' } });
    await stream.ended;
    expect([stream.status, stream.text()]).toEqual([403, expect.stringContaining('ORIGIN_NOT_ALLOWED')]);
    expect(provider.requests).toEqual([]);
  });

  it('is cancelled when the user disconnects', async () => {
    provider.beforeChunk = (index) => (index === 1 ? new Promise(() => {}) : undefined);
    const stream = await openRun();
    await stream.waitForEvents(2);
    stream.close();
    await expect.poll(() => provider.cut).toBe(1);
    const latest = async () => (await world.backend.get(`/ai-agents/${agentId}/runs`)).body.data[0];
    await expect.poll(latest).toMatchObject({ status: 'failed', failure_code: 'cancelled' });
  });
});

describe('the conversations of the signed-in user in the graph', () => {
  const QUERY = `{ viewer { aiAgents(first: 5) { nodes {
    threads(first: 5) { totalCount nodes { title messages(first: 5) { totalCount nodes { role content } } } } } } } }`;

  it('are nested, without those of others, and take as many statements for one thread as for three', async () => {
    await createThread(await anotherBrowser());
    const threadId = await createThread();
    await run({ text: 'Hello', thread_id: threadId });
    const count = () => countStatementsOf(world, () => browser.data(QUERY));
    const [one, { viewer }] = [await count(), await browser.data(QUERY)];
    expect(viewer.aiAgents.nodes).toEqual([
      {
        threads: {
          totalCount: 1,
          nodes: [
            {
              title: 'Hours',
              messages: {
                totalCount: 2,
                nodes: [
                  { role: 'USER', content: 'Hello' },
                  { role: 'ASSISTANT', content: 'We are open every day.' },
                ],
              },
            },
          ],
        },
      },
    ]);
    await createThread();
    await createThread();
    expect(await count()).toBe(one);
  });

  it('are changed by mutations', async () => {
    const created = await browser.data(
      'mutation ($id: ID!) { createAiAgentThread(agentId: $id, input: { title: "Hours" }) { id title } }',
      { id: agentId },
    );
    const threadId = created.createAiAgentThread.id;
    const { runAiAgent } = await browser.data(
      `mutation ($id: ID!, $threadId: ID!) {
        runAiAgent(agentId: $id, input: { text: "Hello", threadId: $threadId }) { status output threadId } }`,
      { id: agentId, threadId },
    );
    expect(runAiAgent).toEqual({ status: 'COMPLETED', output: 'We are open every day.', threadId });
  });
});
