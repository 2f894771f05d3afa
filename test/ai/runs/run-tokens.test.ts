import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endRun } from '../../../src/ai/runs/end-run.ts';
import { startRun } from '../../../src/ai/runs/start-run.ts';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../support/ai-provider.ts';
import { eventOf } from '../../support/chat-completions.ts';
import { service } from '../../support/service.ts';
import { closeStreams, openStream } from '../../support/streams.ts';
import { createWorld, type World } from '../../support/world.ts';
import { createAgent } from '../tools/agent-with-tools.ts';

let world: World;
let provider: TestProvider;

beforeEach(async () => {
  world = await createWorld();
  provider = await startProvider();
  await configureProvider(world, { base_url: provider.baseUrl });
  provider.chat = () => 'We are open every day.';
});
afterEach(async () => {
  closeStreams();
  await stopProviders();
});

const INPUT = { text: 'When are you open?' };
const run = (agentId: string) => world.backend.post(`/ai-agents/${agentId}/runs`, INPUT);
const latestRun = async (agentId: string) => (await world.backend.get(`/ai-agents/${agentId}/runs`)).body.data[0];
const holdAfter = (chunks: number) => {
  provider.beforeChunk = (index) => (index === chunks ? new Promise(() => {}) : undefined);
};
/** Closes the connection when what was sent has arrived. */
async function cut(): Promise<never> {
  await sleep(100);
  throw new Error('Cut.');
}
/** What a provider sends that streams a text without its usage. */
const withoutUsage = (text: string) => {
  const choice = (delta: object, finish_reason: string | null) => ({ choices: [{ index: 0, delta, finish_reason }] });
  return [choice({ content: text }, null), choice({}, 'stop')].map(eventOf).join('');
};

async function disconnectedRun(agentId: string) {
  const stream = await openStream((await service()).backend.url, world.apiKey, {
    path: `/ai-agents/${agentId}/runs`,
    method: 'POST',
    body: INPUT,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  });
  await stream.waitForEvents(3);
  stream.close();
  await expect.poll(() => latestRun(agentId)).toMatchObject({ status: 'failed' });
  return latestRun(agentId);
}

/** The run, the usage of its agent and that of the deployment have the same tokens. */
async function expectSameTokens(agentId: string, tokens: { input_tokens: number; output_tokens: number }) {
  const { input_tokens, output_tokens } = tokens;
  const expected = { input_tokens, output_tokens };
  expect((await world.backend.get(`/ai-agents/${agentId}/usage`)).body).toMatchObject(expected);
  expect((await world.backend.get('/settings/ai/usage')).body).toMatchObject(expected);
}

describe('the tokens of a run', () => {
  it('that is cancelled are those that were sent and streamed, in the run, its agent and the deployment', async () => {
    const agentId = await createAgent(world);
    holdAfter(2);
    const ended = await disconnectedRun(agentId);
    expect(ended).toMatchObject({ failure_code: 'cancelled', steps: 1, tokens_estimated: true });
    expect(ended.output_tokens).toBeOneOf([2, 3]);
    // "When are you open?", and what each message adds.
    expect(ended.input_tokens).toBeGreaterThanOrEqual(5);
    expect(ended.input_tokens).toBeLessThan(15);
    await expectSameTokens(agentId, ended);
  });

  it('whose provider closes the connection are those that were sent and streamed', async () => {
    const agentId = await createAgent(world);
    provider.beforeChunk = (index) => (index === 3 ? cut() : undefined);
    const { body } = await run(agentId);
    expect(body).toMatchObject({
      failure_code: 'unreachable',
      steps: 1,
      output: 'We are open ',
      tokens_estimated: true,
    });
    expect(body.output_tokens).toBeOneOf([3, 4]);
    await expectSameTokens(agentId, body);
  });

  it('count the finished steps as the provider says, and the last one as far as it was streamed', async () => {
    const agentId = await createAgent(world, { tools: ['current_time'] });
    provider.chat = ({ messages = [] }) =>
      messages.at(-1)?.role === 'tool' ? 'It is noon in Aarhus.' : [{ name: 'current_time', input: {} }];
    provider.beforeChunk = (index) => (provider.requests.length === 2 && index === 2 ? cut() : undefined);
    const { body } = await run(agentId);
    expect(body).toMatchObject({ status: 'failed', steps: 2, tokens_estimated: true });
    const { data } = (await world.backend.get(`/ai-agents/${agentId}/runs/${body.id}/steps`)).body;
    expect(data[1]?.output_tokens).toBeOneOf([2, 3]);
    await expectSameTokens(agentId, body);
  });

  it('are estimated when the provider does not send them, and marked', async () => {
    const agentId = await createAgent(world, { system_prompt: 'You are kind.' });
    provider.fail = () => ({ status: 200, body: withoutUsage('We are open every day.') });
    const { body } = await run(agentId);
    expect(body).toMatchObject({ status: 'completed', output_tokens: 6, tokens_estimated: true });
    expect(body.input_tokens).toBeGreaterThanOrEqual(9);
    await expectSameTokens(agentId, body);
    provider.fail = () => undefined;
    expect((await run(agentId)).body).toMatchObject({ input_tokens: 7, output_tokens: 5, tokens_estimated: false });
  });

  it('that another process has cancelled are added once, with what it has written', async () => {
    const agentId = await createAgent(world);
    const input = [{ role: 'user', content: 'When?' }] as const;
    const { id } = (await startRun(world.context(), { agentId, userId: null, threadId: null, model: 'chat-1', input }))
      .run;
    const { body: cancelled } = await world.backend.post(`/ai-agents/${agentId}/runs/${id}/cancel`, {});
    expect(cancelled).toMatchObject({ failure_code: 'cancelled', output: null, input_tokens: 0 });
    const used = { steps: 1, inputTokens: 9, outputTokens: 2, tokensEstimated: true };
    for (let time = 0; time < 2; time += 1) {
      await endRun(world.context(), id, { ...used, output: 'We are', citations: [], failureCode: 'interrupted' });
    }
    const ended = await latestRun(agentId);
    expect(ended).toMatchObject({
      ...cancelled,
      steps: 1,
      input_tokens: 9,
      output_tokens: 2,
      output: 'We are',
      tokens_estimated: true,
    });
    await expectSameTokens(agentId, ended);
    expect((await world.backend.get(`/ai-agents/${agentId}/usage`)).body).toMatchObject({
      runs: 1,
      failed_runs: 1,
      steps: 1,
    });
  });

  it('are none when the provider rejects the request', async () => {
    const agentId = await createAgent(world);
    provider.fail = () => ({ status: 401, body: { error: { message: 'No.' } } });
    const { body } = await run(agentId);
    expect(body).toMatchObject({ steps: 0, input_tokens: 0, output_tokens: 0, tokens_estimated: false });
    await expectSameTokens(agentId, body);
  });

  it('end the run after a million, also when the provider does not send them', async () => {
    const agentId = await createAgent(world, { tools: ['current_time'] });
    const call = { index: 0, id: 'a', type: 'function', function: { name: 'current_time', arguments: '{}' } };
    const choice = (delta: object, finish_reason: string | null) => ({ choices: [{ index: 0, delta, finish_reason }] });
    const text = 'word '.repeat(350_000);
    const body = [choice({ content: text }, null), choice({ tool_calls: [call] }, null), choice({}, 'tool_calls')];
    provider.fail = () => ({ status: 200, body: body.map(eventOf).join('') });
    const { body: ended } = await run(agentId);
    expect(ended).toMatchObject({ status: 'failed', failure_code: 'too_many_tokens', steps: 2 });
  });
});
