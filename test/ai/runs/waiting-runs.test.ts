import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRunQueue } from '../../../src/ai/runs/slots/run-queue.ts';
import { startWhenFree } from '../../../src/ai/runs/slots/start-when-free.ts';
import type { Context } from '../../../src/platform/context.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import type { Running } from '../../../src/start.ts';
import { addUser } from '../../support/add-user.ts';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../support/ai-provider.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { startOwnService } from '../../support/own-service.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, unique, type World } from '../../support/world.ts';
import { createAgent } from '../tools/agent-with-tools.ts';

const NEVER_MS = 600_000;

let patient: Running;
let hasty: Running;
let world: World;
let provider: TestProvider;
let agentId: string;
/** Ends the requests that the provider holds, by the text of the user. */
let held: Map<string, () => void>;

beforeAll(async () => {
  const start = (waitMs: number) =>
    startOwnService({ OUTGOING_ALLOW: '127.0.0.0/8' }, undefined, { agentRuns: { waitMs, pollIntervalMs: NEVER_MS } });
  patient = await start(NEVER_MS);
  hasty = await start(200);
});
afterAll(async () => {
  await patient.stop(0);
  await hasty.stop(0);
});
beforeEach(async () => {
  held = new Map();
  provider = await startProvider();
  provider.fail = ({ body }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    held.set(body?.messages?.at(-1)?.content ?? '', () => resolve(undefined));
    return promise;
  };
  await useService(patient);
});
afterEach(async () => {
  await stopProviders();
});

async function useService(running: Running): Promise<void> {
  world = await createWorld({ running });
  await configureProvider(world, { base_url: provider.baseUrl, max_parallel_runs: 1 });
  agentId = await createAgent(world, { audience: 'all_users' });
}

const setLimits = (limits: object, of = world) => configureProvider(of, limits);
const run = (text: string, { client = world.backend, headers = {}, agent = agentId } = {}) =>
  client.post(`/ai-agents/${agent}/runs`, { text }, headers);
const runAs = (browser: BrowserClient, text: string) => browser.post(`/ai-agents/${agentId}/runs`, { text });
const addBrowser = async () => openSignedInBrowser(world, (await addUser(world)).id);
const waitingRows = ({ services, id } = world) =>
  services.database.rows.selectFrom('ai_agent_waiting_run').selectAll().where('deployment_id', '=', id).execute();
const untilWaiting = (count: number) => expect.poll(async () => (await waitingRows()).length).toBe(count);
const untilRunning = (...texts: string[]) => expect.poll(() => [...held.keys()]).toEqual(texts);
/** Lets the run with this text end. */
function end(text: string): void {
  held.get(text)?.();
  held.delete(text);
}
const COMPLETED = { status: 201, body: { status: 'completed' } };

describe('a run over the limit', () => {
  it('waits, and starts when another run has ended', async () => {
    const first = run('first');
    await untilRunning('first');
    const second = run('second');
    await untilWaiting(1);
    end('first');
    expect(await first).toMatchObject(COMPLETED);
    await untilRunning('second');
    await untilWaiting(0);
    end('second');
    expect(await second).toMatchObject(COMPLETED);
  });

  it('starts when the run before it is deleted with its agent, for which no other run starts', async () => {
    const other = await createAgent(world);
    const first = run('first', { agent: other });
    await untilRunning('first');
    const second = run('second', { agent: other });
    const third = run('third');
    await untilWaiting(2);
    expect((await world.backend.delete(`/ai-agents/${other}`)).status).toBe(204);
    expect((await second).body).toMatchObject({ code: 'AI_AGENT_NOT_FOUND' });
    await expect.poll(() => [...held.keys()]).toContain('third');
    held.forEach((release) => void release());
    await first;
    expect(await third).toMatchObject(COMPLETED);
  });

  it('starts in the order of arrival', async () => {
    const texts = ['1', '2', '3', '4'];
    const responses = [];
    for (const [index, text] of texts.entries()) {
      responses.push(run(text));
      await (index === 0 ? untilRunning('1') : untilWaiting(index));
    }
    for (const text of texts) {
      await untilRunning(text);
      end(text);
    }
    for (const response of await Promise.all(responses)) expect(response).toMatchObject(COMPLETED);
  });

  it('of one user does not hold back those of other users', async () => {
    await setLimits({ max_parallel_runs: 2, max_parallel_runs_per_user: 1 });
    const [one, other] = [await addBrowser(), await addBrowser()];
    const responses = [runAs(one, 'first')];
    await untilRunning('first');
    responses.push(runAs(one, 'second'));
    await untilWaiting(1);
    responses.push(runAs(other, 'of the other'));
    await untilRunning('first', 'of the other');
    end('of the other');
    end('first');
    await untilRunning('second');
    end('second');
    for (const { status } of await Promise.all(responses)) expect(status).toBe(201);
  });

  it('of a user does not take the slots of servers', async () => {
    await setLimits({ max_parallel_runs: 2, parallel_runs_reserved_for_servers: 1 });
    const [one, other] = [await addBrowser(), await addBrowser()];
    const responses: Promise<{ readonly status: number }>[] = [runAs(one, 'first')];
    await untilRunning('first');
    responses.push(runAs(other, 'second'));
    await untilWaiting(1);
    responses.push(run('of a server'));
    await untilRunning('first', 'of a server');
    end('of a server');
    end('first');
    await untilRunning('second');
    end('second');
    for (const { status } of await Promise.all(responses)) expect(status).toBe(201);
  });

  it('of an agent does not hold back those of other agents', async () => {
    await setLimits({ max_parallel_runs: 3 });
    const limited = await createAgent(world, { max_parallel_runs: 1 });
    const responses = [run('first', { agent: limited })];
    await untilRunning('first');
    responses.push(run('second', { agent: limited }));
    await untilWaiting(1);
    responses.push(run('of another agent'));
    await untilRunning('first', 'of another agent');
    end('of another agent');
    end('first');
    await untilRunning('second');
    end('second');
    for (const response of await Promise.all(responses)) expect(response).toMatchObject(COMPLETED);
  });

  it('does not hold back those of another deployment', async () => {
    const first = run('first');
    await untilRunning('first');
    const second = run('second');
    await untilWaiting(1);
    const full = world;
    await useService(patient);
    const foreign = run('foreign');
    await untilRunning('first', 'foreign');
    expect(await waitingRows()).toEqual([]);
    expect(await waitingRows(full)).toHaveLength(1);
    held.forEach((release) => void release());
    await first;
    await expect.poll(() => [...held.keys()]).toContain('second');
    end('second');
    expect([await second, await foreign]).toMatchObject([COMPLETED, COMPLETED]);
  });

  it('stops waiting when the client disconnects, and starts no run', async () => {
    const first = run('first');
    await untilRunning('first');
    const abort = new AbortController();
    const url = `${patient.backend.url}/ai-agents/${agentId}/runs`;
    const headers = { authorization: `Bearer ${world.apiKey}`, 'content-type': 'application/json' };
    const clients = ['application/json', 'text/event-stream'].map((accept) =>
      fetch(url, {
        method: 'POST',
        headers: { ...headers, accept },
        body: JSON.stringify({ text: 'gone' }),
        signal: abort.signal,
      }),
    );
    await untilWaiting(2);
    abort.abort();
    for (const { status } of await Promise.allSettled(clients)) expect(status).toBe('rejected');
    await untilWaiting(0);
    end('first');
    expect(await first).toMatchObject(COMPLETED);
    expect((await world.backend.get(`/ai-agents/${agentId}/runs`)).body.total).toBe(1);
  });

  it('starts once for two requests with the same Idempotency-Key', async () => {
    const first = run('first');
    await untilRunning('first');
    const headers = { 'idempotency-key': unique('run') };
    // Not at the same time, which would reject one of them as in flight.
    const repeated = [run('second', { headers })];
    await untilWaiting(1);
    repeated.push(run('second', { headers }));
    await untilWaiting(2);
    end('first');
    await untilRunning('second');
    await untilWaiting(1);
    end('second');
    await Promise.all([first, ...repeated]);
    expect(await waitingRows()).toEqual([]);
    expect((await world.backend.get(`/ai-agents/${agentId}/runs`)).body.total).toBe(2);
  });

  it('is rejected at once when ten runs of the user, or a hundred of servers, wait', async () => {
    const { id: userId } = await addUser(world);
    const browser = await openSignedInBrowser(world, userId);
    const first = run('first');
    await untilRunning('first');
    const expires_at = new Date(Date.now() + NEVER_MS).toISOString();
    const row = { deployment_id: world.id, agent_id: agentId, expires_at };
    const rows = [...Array(10).fill({ ...row, user_id: userId }), ...Array(100).fill({ ...row, user_id: null })];
    await world.services.database.rows.insertInto('ai_agent_waiting_run').values(rows).execute();
    const message = expect.stringContaining('Too many runs wait');
    expect((await runAs(browser, 'second')).body).toMatchObject({ errors: [{ code: 'RATE_LIMITED', message }] });
    expect(await run('third')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', message },
      headers: { 'retry-after': '5' },
    });
    end('first');
    await first;
  });

  it('is rejected after its wait, with the limit and Retry-After, on both hosts', async () => {
    await useService(hasty);
    await setLimits({ max_parallel_runs: 2, max_parallel_runs_per_user: 1 });
    const browser = await addBrowser();
    const running = [runAs(browser, 'first'), run('second')];
    await expect.poll(() => held.size).toBe(2);
    const headers = { 'retry-after': '5' };
    const code = 'RATE_LIMITED';
    expect(await run('third')).toMatchObject({
      status: 429,
      headers,
      body: { code, message: '2 runs of this deployment are in progress. Try again when one has ended.' },
    });
    expect(await runAs(browser, 'fourth')).toMatchObject({
      status: 429,
      headers,
      body: { errors: [{ code, message: 'You have 1 runs in progress. Try again when one has ended.' }] },
    });
    expect(await waitingRows()).toEqual([]);
    held.forEach((release) => void release());
    await Promise.all(running);
  });
});

describe('the runs of several processes', () => {
  const context = (parts: Partial<Context>): Context => ({ ...world.context(), ...parts });
  const start = (ctx: Context, userId: string | null = null) =>
    startWhenFree(ctx, {
      agentId,
      userId,
      threadId: null,
      model: 'chat-1',
      input: [{ role: 'user', content: '' }],
    });
  const another = (pollIntervalMs = NEVER_MS) =>
    createRunQueue({
      database: world.services.database,
      log: createLog('fatal'),
      waitMs: NEVER_MS,
      pollIntervalMs,
    });

  it('start in the order in which they arrived at any process', async () => {
    const queue = another();
    const first = run('first');
    await untilRunning('first');
    const started: string[] = [];
    const theirs = start(context({ runQueue: queue })).then(({ run }) => {
      started.push('theirs');
      return world.backend.post(`/ai-agents/${agentId}/runs/${run.id}/cancel`, {});
    });
    await untilWaiting(1);
    const ours = run('ours').then(() => started.push('ours'));
    await untilWaiting(2);
    end('first');
    await Promise.all([first, theirs]);
    await untilRunning('ours');
    end('ours');
    await ours;
    expect(started).toEqual(['theirs', 'ours']);
    await queue.stop();
  });

  it('leave the queue of a process that is stopped', async () => {
    const queue = another();
    const first = run('first');
    await untilRunning('first');
    const rejection = expect(start(context({ runQueue: queue }))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await untilWaiting(1);
    await queue.stop();
    await rejection;
    expect(await waitingRows()).toEqual([]);
    end('first');
    await first;
  });

  it('are found to be without their deleted user by polling, and start no run', async () => {
    const queue = another(50);
    const { id: userId } = await addUser(world);
    const first = run('first');
    await untilRunning('first');
    const rejection = expect(start(context({ runQueue: queue }), userId)).rejects.toMatchObject({ status: 401 });
    await untilWaiting(1);
    expect((await world.backend.delete(`/users/${userId}`)).status).toBe(204);
    await rejection;
    end('first');
    await first;
    await queue.stop();
  });

  it('are not held back by those of a killed process, whose rows have expired', async () => {
    const expires_at = new Date(Date.now() - 1).toISOString();
    const row = { deployment_id: world.id, agent_id: agentId, user_id: null, expires_at };
    await world.services.database.rows.insertInto('ai_agent_waiting_run').values(row).execute();
    const first = run('first');
    await untilRunning('first');
    end('first');
    expect(await first).toMatchObject(COMPLETED);
  });
});
