import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../support/ai-provider.ts';
import { eventOf } from '../../support/chat-completions.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';
import { createAgent } from '../tools/agent-with-tools.ts';

const API_KEY = 'sk-secret-provider-key';

let world: World;
let provider: TestProvider;

beforeEach(async () => {
  world = await createWorld();
  provider = await startProvider();
  await configureProvider(world, { base_url: provider.baseUrl, api_key: API_KEY });
});
afterEach(stopProviders);

const run = async (agentId: string, input: object = { text: 'What time is it?' }) =>
  (await world.backend.post(`/ai-agents/${agentId}/runs`, input)).body;
const stepsOf = async ({ agent_id, id }: { readonly agent_id: string; readonly id: string }) =>
  (await world.backend.get(`/ai-agents/${agent_id}/runs/${id}/steps`)).body;

describe('the steps of a run', () => {
  it('tell what was requested, which tools were called, and what each step took', async () => {
    const agentId = await createAgent(world, {
      system_prompt: 'You are kind.',
      tools: ['current_time'],
      temperature: 0.3,
      max_tokens: 77,
    });
    const calls = [
      [{ name: 'current_time', input: {} }],
      [{ name: 'send_money', input: { amount: 'b'.repeat(3_000) } }],
    ];
    provider.chat = () => calls.shift() ?? 'It is noon.';
    const ended = await run(agentId);
    const { total, data } = await stepsOf(ended);
    expect(total).toBe(3);
    expect(data).toMatchObject([
      {
        number: 1,
        model: 'chat-1',
        temperature: 0.3,
        max_tokens: 77,
        message_count: 2,
        attempts: 1,
        finish_reason: 'tool_calls',
        tool_calls: [{ name: 'current_time', arguments: '{}', error: null, duration_ms: expect.any(Number) }],
        tokens_estimated: expect.any(Boolean),
        duration_ms: expect.any(Number),
      },
      { number: 2, tool_calls: [{ name: 'send_money', result: null, error: expect.stringContaining('send_money') }] },
      { number: 3, message_count: 6, finish_reason: 'stop', tool_calls: [], output_tokens: 3 },
    ]);
    expect(data[0]?.tool_calls[0]?.result).toContain('now');
    expect(data[1]?.tool_calls[0]?.arguments).toHaveLength(2_000);
    const sums = data.map(({ input_tokens }) => input_tokens).reduce((sum, tokens) => sum + tokens, 0);
    expect(sums).toBe(ended.input_tokens);
    // No second copy of the conversation, and no secret.
    expect(JSON.stringify(data)).not.toMatch(/kind|What time|sk-secret/);
  });

  it('are an edge of the run in the graph', async () => {
    const agentId = await createAgent(world);
    provider.chat = () => 'It is noon.';
    const { id } = await run(agentId);
    const query = `query ($agentId: ID!, $runId: ID!) { aiAgentRun(agentId: $agentId, runId: $runId) {
      stepDetails(first: 1) { nodes { number finishReason toolCalls { name } } pageInfo { hasNextPage } } } }`;
    const data = await world.backend.data(query, { agentId, runId: id });
    expect(data.aiAgentRun.stepDetails).toEqual({
      nodes: [{ number: 1, finishReason: 'STOP', toolCalls: [] }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('count the tries of a request, and need the agent and the deployment of the run', async () => {
    const agentId = await createAgent(world);
    provider.fail = () => ({ status: 503, headers: { 'retry-after-ms': '1' }, body: { error: { message: 'Busy.' } } });
    const failed = await run(agentId);
    expect((await stepsOf(failed)).data).toMatchObject([{ attempts: 3, input_tokens: 0, finish_reason: null }]);
    const other = await createWorld();
    for (const response of [
      await world.backend.get(`/ai-agents/${await createAgent(world)}/runs/${failed.id}/steps`),
      await other.backend.get(`/ai-agents/${agentId}/runs/${failed.id}/steps`),
    ]) {
      expect([response.status, response.body.code]).toEqual([404, 'AI_AGENT_RUN_NOT_FOUND']);
    }
  });
});

describe('the failure of a provider', () => {
  it('is on the run with its message, without the API key; events have only its status and code', async () => {
    const agentId = await createAgent(world);
    const message = `Incorrect API key: ${API_KEY}. The prompt was: What time is it?`;
    provider.fail = () => ({ status: 401, body: { error: { message, type: 'auth', code: 'invalid_api_key' } } });
    const failed = await run(agentId);
    expect(failed.failure_detail).toEqual({
      status: 401,
      code: 'invalid_api_key',
      message: 'Incorrect API key: [API key]. The prompt was: What time is it?',
    });
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({ after: { providerStatus: 401, providerCode: 'invalid_api_key' } });
    expect(JSON.stringify(event)).not.toContain('prompt');
  });

  it.each<[string, string, object | string, object]>([
    [
      'in another form',
      'rejected',
      { detail: 'No such model.' },
      { status: 400, code: null, message: 'No such model.' },
    ],
    ['as a text', 'rejected', 'Bad gateway', { status: 400, code: null, message: 'Bad gateway' }],
    ['that is long', 'rejected', 'a'.repeat(9_000), { message: `${'a'.repeat(1_999)}…` }],
    ['with a code that is none', 'rejected', { error: { message: 'No.', code: `x ${API_KEY}` } }, { code: null }],
  ])('is stored when it comes %s', async (_, failure_code, body, failure_detail) => {
    provider.fail = () => ({ status: 400, body });
    expect(await run(await createAgent(world))).toMatchObject({ failure_code, failure_detail });
  });

  it('in the middle of a stream ends the run, keeps the text, and is stored', async () => {
    const chunk = { choices: [{ index: 0, delta: { content: 'It is ' }, finish_reason: null }] };
    const error = { error: { message: 'Out of memory.', type: 'server_error', code: null } };
    provider.fail = () => ({ status: 200, body: [chunk, error].map(eventOf).join('') });
    expect(await run(await createAgent(world))).toMatchObject({
      status: 'failed',
      failure_code: 'unavailable',
      failure_detail: { status: null, code: 'server_error', message: 'Out of memory.' },
      output: 'It is ',
    });
  });
});

describe('a response that the provider cuts off', () => {
  it.each(['length', 'content_filter'] as const)('by %s makes the run incomplete', async (finish_reason) => {
    const chunks = [{ content: 'It is ' }, {}].map((delta, index) => ({
      choices: [{ index: 0, delta, finish_reason: index === 1 ? finish_reason : null }],
    }));
    provider.fail = () => ({ status: 200, body: chunks.map(eventOf).join('') });
    const agentId = await createAgent(world);
    const { body: thread } = await world.backend.post(`/ai-agents/${agentId}/threads`, {});
    const ended = await run(agentId, { text: 'When?', thread_id: thread.id });
    expect(ended).toMatchObject({ status: 'incomplete', finish_reason, output: 'It is ', failure_code: null });
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({
      type: 'ai_agent_run.completed',
      after: { status: 'incomplete', finishReason: finish_reason },
    });
    const path = `/ai-agents/${agentId}` as const;
    expect((await world.backend.get(`${path}/runs?status=incomplete`)).body.total).toBe(1);
    expect((await world.backend.get(`${path}/usage`)).body).toMatchObject({ runs: 1, failed_runs: 0 });
    expect((await world.backend.get(`${path}/threads/${thread.id}/messages`)).body.data.at(-1)).toMatchObject({
      content: 'It is ',
      is_incomplete: true,
    });
  });
});

describe('the erasure of a user', () => {
  it('erases the texts of steps and failures of their runs, and keeps the numbers', async () => {
    const agentId = await createAgent(world, { tools: ['current_time'] });
    const { id: user } = await addUser(world);
    provider.chat = ({ messages = [] }) =>
      messages.at(-1)?.role === 'tool' ? 'Done.' : [{ name: 'send_money', input: { to: 'Ada' } }];
    provider.fail = () =>
      provider.requests.length === 2
        ? { status: 400, body: { error: { message: 'Ada is blocked.', code: 'no' } } }
        : undefined;
    const ended = await run(agentId);
    const { rows } = world.services.database;
    await rows.updateTable('ai_agent_run').set({ user_id: user }).where('deployment_id', '=', world.id).execute();
    expect((await world.backend.delete(`/users/${user}`)).status).toBe(204);
    const path = `/ai-agents/${agentId}/runs/${ended.id}` as const;
    expect((await world.backend.get(path)).body).toMatchObject({
      user_id: null,
      failure_detail: { status: 400, code: 'no', message: null },
    });
    expect((await stepsOf(ended)).data).toMatchObject([
      { tool_calls: [{ name: 'send_money', arguments: '', result: null, error: null }] },
      { number: 2 },
    ]);
    const stored = rows.selectFrom('ai_agent_run_step').selectAll().where('deployment_id', '=', world.id);
    expect(JSON.stringify(await stored.execute())).not.toContain('Ada');
  });
});
