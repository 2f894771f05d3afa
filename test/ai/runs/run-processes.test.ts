import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopProviders } from '../../support/ai-provider.ts';
import { executeIn } from '../../support/process-database.ts';
import { closeStreams } from '../../support/streams.ts';
import {
  type AgentProcess,
  type AgentProcesses,
  addRecoveryJob,
  endClaims,
  holdAfterFirstWord,
  startAgentProcesses,
  stopProcesses,
  streamRun,
} from './agent-processes.ts';

let at: AgentProcesses;

beforeEach(async () => {
  at = await startAgentProcesses();
});
afterEach(async () => {
  closeStreams();
  await stopProcesses();
  await stopProviders();
});

const INPUT = { text: 'When are you open?' };
const INTERRUPTED = { status: 'failed', failure_code: 'interrupted' };
const post = ({ backend }: AgentProcess, input: object = INPUT) =>
  backend.post(`/ai-agents/${at.agentId}/runs`, { ...INPUT, ...input });
const runsAt = async ({ backend }: AgentProcess) => (await backend.get(`/ai-agents/${at.agentId}/runs`)).body.data;
/** The ends of runs in the audit log. */
const endsAt = async ({ backend }: AgentProcess) => {
  const { body } = await backend.get('/audit-log?limit=100');
  return body.data.map(({ type }) => type).filter((type) => /^ai_agent_run\.(completed|failed)$/.test(type));
};

describe('a run whose process is killed', () => {
  /** Kills the first process in the middle of a run in a thread, and lets the claim on the run end. */
  async function killedRun() {
    const { body: thread } = await at.first.backend.post(`/ai-agents/${at.agentId}/threads`, {});
    holdAfterFirstWord(at.provider);
    const rejection = expect(post(at.first, { thread_id: thread.id })).rejects.toThrow();
    await expect.poll(() => at.provider.requests.length).toBe(1);
    await at.first.process.stop('SIGKILL');
    await rejection;
    await endClaims(at.env);
    at.provider.beforeChunk = () => undefined;
    return { threadId: thread.id };
  }

  it('is recorded as interrupted by the next process, once, with its usage', async () => {
    await killedRun();
    await addRecoveryJob(at.env);
    const second = await at.startAnother();
    await expect.poll(() => runsAt(second)).toMatchObject([INTERRUPTED]);
    expect(await endsAt(second)).toEqual(['ai_agent_run.failed']);
    const { body } = await second.backend.get(`/ai-agents/${at.agentId}/usage`);
    expect(body).toMatchObject({ runs: 1, failed_runs: 1 });
  });

  it('keeps what was recorded of it: finished steps, the tokens and the text', async () => {
    await at.first.backend.patch(`/ai-agents/${at.agentId}`, { tools: ['current_time'] });
    const { body: thread } = await at.first.backend.post(`/ai-agents/${at.agentId}/threads`, {});
    at.provider.chat = ({ messages = [] }) =>
      messages.at(-1)?.role === 'tool' ? 'It is noon.' : [{ name: 'current_time', input: {} }];
    at.provider.beforeChunk = (index) =>
      at.provider.requests.length === 2 && index === 1 ? new Promise(() => {}) : undefined;
    const rejection = expect(post(at.first, { thread_id: thread.id })).rejects.toThrow();
    // A process records the progress of its runs every five seconds.
    await expect
      .poll(() => runsAt(at.first), { timeout: 15_000 })
      .toMatchObject([{ status: 'running', output: 'It ' }]);
    await at.first.process.stop('SIGKILL');
    await rejection;
    await endClaims(at.env);
    await addRecoveryJob(at.env);
    const second = await at.startAnother();
    await expect.poll(() => runsAt(second)).toMatchObject([{ ...INTERRUPTED, output: 'It ', steps: 2 }]);
    const [{ id, input_tokens, output_tokens }] = await runsAt(second);
    expect([input_tokens > 8, output_tokens > 0]).toEqual([true, true]);
    const agent = `/ai-agents/${at.agentId}` as const;
    expect((await second.backend.get(`${agent}/usage`)).body).toMatchObject({ input_tokens, output_tokens });
    expect((await second.backend.get('/settings/ai/usage')).body).toMatchObject({ input_tokens, output_tokens });
    expect((await second.backend.get(`${agent}/runs/${id}/steps`)).body.data).toMatchObject([
      { finish_reason: 'tool_calls', tool_calls: [{ name: 'current_time' }] },
      { finish_reason: null, duration_ms: null },
    ]);
    expect((await second.backend.get(`${agent}/threads/${thread.id}/messages`)).body.data).toMatchObject([
      { role: 'user' },
      { role: 'assistant', content: 'It ', is_incomplete: true },
    ]);
  });

  it('leaves its thread usable', async () => {
    const { threadId } = await killedRun();
    await addRecoveryJob(at.env);
    const second = await at.startAnother();
    const input = { text: 'And on Sundays?', thread_id: threadId };
    expect(await post(second, input)).toMatchObject({ status: 201, body: { status: 'completed' } });
    await expect.poll(async () => (await runsAt(second)).length).toBe(2);
    expect(at.provider.requests.at(-1)?.body?.messages).toEqual([
      { role: 'user', content: INPUT.text },
      { role: 'assistant', content: '[No response to this message.]' },
      { role: 'user', content: input.text },
    ]);
    await expect.poll(async () => (await runsAt(second)).map(({ status }) => status)).toEqual(['completed', 'failed']);
    expect(await post(second, input)).toMatchObject({ status: 201, body: { status: 'completed' } });
  });
});

describe('a process that is stopped with SIGTERM', () => {
  it('ends its runs as interrupted, in their responses and streams, and exits', async () => {
    holdAfterFirstWord(at.provider);
    const stream = await streamRun(at.first, at.agentId);
    const response = post(at.first);
    await stream.waitForEvents(2);
    await expect.poll(() => at.provider.requests.length).toBe(2);
    const exitCode = at.first.process.stop('SIGTERM');
    expect(await response).toMatchObject({ status: 201, body: INTERRUPTED });
    await stream.ended;
    expect(stream.events().at(-1)).toMatchObject({ event: 'run.failed', data: { run: INTERRUPTED } });
    expect(await exitCode).toBe(0);
    expect(at.provider.cut).toBe(2);
    const second = await at.startAnother();
    expect(await runsAt(second)).toMatchObject([INTERRUPTED, INTERRUPTED]);
    expect(await endsAt(second)).toEqual(['ai_agent_run.failed', 'ai_agent_run.failed']);
  });
});

describe.runIf(process.env['DATABASE_URL'] !== undefined)('two processes on one PostgreSQL', () => {
  it('cancel the runs of each other: the request to the provider is closed and the stream ends', async () => {
    const second = await at.startAnother();
    holdAfterFirstWord(at.provider);
    const stream = await streamRun(at.first, at.agentId);
    const [started] = await stream.waitForEvents(2);
    const cancelled = { status: 'failed', failure_code: 'cancelled' };
    const path = `/ai-agents/${at.agentId}/runs/${started?.data.run?.id}/cancel` as const;
    expect(await second.backend.post(path, {})).toMatchObject({ status: 200, body: cancelled });
    await stream.ended;
    expect(stream.events().at(-1)).toMatchObject({ event: 'run.failed', data: { run: cancelled } });
    await expect.poll(() => at.provider.cut).toBe(1);
    expect(await endsAt(second)).toEqual(['ai_agent_run.failed']);
    // The process that carried it out adds what the other could not know.
    const [run] = await runsAt(second);
    expect(run).toMatchObject({ ...cancelled, output: 'We ', steps: 1, tokens_estimated: true });
    const { input_tokens, output_tokens } = run;
    expect(input_tokens).toBeGreaterThan(4);
    expect((await second.backend.get(`/ai-agents/${at.agentId}/usage`)).body).toMatchObject({
      runs: 1,
      failed_runs: 1,
      input_tokens,
      output_tokens,
    });
    expect((await second.backend.get('/settings/ai/usage')).body).toMatchObject({ input_tokens, output_tokens });
  });

  it('share the limit of runs: one that waits starts when a run of the other process has ended', async () => {
    const second = await at.startAnother();
    expect((await second.backend.patch('/settings/ai', { max_parallel_runs: 2 })).status).toBe(200);
    const held: (() => void)[] = [];
    at.provider.fail = () => new Promise((resolve) => held.push(() => resolve(undefined)));
    const responses = [post(at.first)];
    await expect.poll(() => held.length).toBe(1);
    responses.push(post(second));
    await expect.poll(() => held.length).toBe(2);
    const waiting = post(second);
    await expect.poll(() => executeIn(at.env, 'select agent_id from ai_agent_waiting_run')).toHaveLength(1);
    expect(held).toHaveLength(2);
    held[0]?.();
    await expect.poll(() => held.length).toBe(3);
    for (const release of held) release();
    for (const { body } of await Promise.all([...responses, waiting])) expect(body.status).toBe('completed');
  });

  it('record only the runs of killed processes as interrupted', async () => {
    const second = await at.startAnother();
    const held = Promise.withResolvers<undefined>();
    at.provider.fail = () => held.promise;
    const rejection = expect(post(at.first)).rejects.toThrow();
    await expect.poll(() => at.provider.requests.length).toBe(1);
    await at.first.process.stop('SIGKILL');
    await rejection;
    await endClaims(at.env);
    const living = post(second);
    await expect.poll(() => at.provider.requests.length).toBe(2);
    const third = await at.startAnother();
    await addRecoveryJob(at.env);
    await expect.poll(() => runsAt(third)).toMatchObject([{ status: 'running' }, INTERRUPTED]);
    held.resolve(undefined);
    expect(await living).toMatchObject({ status: 201, body: { status: 'completed' } });
    expect((await endsAt(third)).sort()).toEqual(['ai_agent_run.completed', 'ai_agent_run.failed']);
  });
});
