import { beforeEach, describe, expect, it } from 'vitest';
import { endRun } from '../../../src/ai/runs/end-run.ts';
import { startRun } from '../../../src/ai/runs/start-run.ts';
import { assertUserMayRun } from '../../../src/ai/usage/assert-user-may-run.ts';
import { dayOf, type EndedRun, recordUsage } from '../../../src/ai/usage/record-usage.ts';
import { getRunLimits } from '../../../src/ai/usage/run-limits.ts';
import { command } from '../../../src/platform/commands/command.ts';
import { addUser } from '../../support/add-user.ts';
import { rejectionOf } from '../../support/users.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

let world: World;
let userId: string;
let agentId: string;

beforeEach(async () => {
  world = await createWorld();
  userId = (await addUser(world)).id;
  agentId = await addAgent(world);
});

const addAgent = async ({ backend }: World): Promise<string> =>
  (await backend.post('/ai-agents', { name: 'Helper', model: 'model-1' })).body.id;
const setLimits = async (limits: object, { backend } = world) =>
  expect((await backend.patch('/settings/ai', limits)).status).toBe(200);

const DAY_MS = 86_400_000;
/** Ten seconds before the end of a day. */
const NOW = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - 10_000);
const dayAfter = (days: number): string => dayOf(new Date(NOW.getTime() + days * DAY_MS));
const RUN = { status: 'completed', steps: 1, inputTokens: 600, outputTokens: 400, durationMs: 10 } as const;

const addUsage = (run: Partial<EndedRun>, of = world) =>
  command(of.context(), async (tx) => {
    tx.markUnchanged();
    await recordUsage(tx, { ...RUN, agentId, userId, day: dayAfter(0), ...run });
  });
const check = (user = userId, of = world) =>
  command(of.context(), async (tx) => {
    tx.markUnchanged();
    const limits = await getRunLimits(tx.rows, tx.deploymentId);
    await assertUserMayRun({ ...tx, now: NOW }, limits, user);
  });
const INPUT = [{ role: 'user', content: 'Hello' }] as const;
async function start(user: string | null = userId): Promise<string> {
  const { run } = await startRun(world.context(), {
    agentId,
    userId: user,
    threadId: null,
    model: 'model-1',
    input: INPUT,
  });
  return run.id;
}
const end = (runId: string) =>
  endRun(world.context(), runId, { steps: 1, inputTokens: 600, outputTokens: 400, output: 'Yes.', citations: [] });
const rejected = (retryAfter: number, message: string) =>
  expect.objectContaining({ code: 'RATE_LIMITED', retryAfter, message: expect.stringContaining(message) });

describe('the limits of users in /settings/ai', () => {
  it('can be changed without a provider, one at a time, and are recorded', async () => {
    const { backend } = world;
    expect((await backend.get('/settings/ai')).body).toMatchObject({
      base_url: null,
      runs_per_user_per_day: 200,
      tokens_per_user_per_day: 1_000_000,
    });
    await setLimits({ runs_per_user_per_day: 5 });
    await setLimits({ tokens_per_user_per_day: 2_000 });
    expect((await backend.get('/settings/ai')).body).toMatchObject({
      base_url: null,
      created_at: null,
      runs_per_user_per_day: 5,
      tokens_per_user_per_day: 2_000,
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.ai.updated',
      before: { runsPerUserPerDay: 5, tokensPerUserPerDay: 1_000_000 },
      after: { runsPerUserPerDay: 5, tokensPerUserPerDay: 2_000 },
    });
  });

  it('can be changed together with the provider, and without a change of the provider', async () => {
    const { backend } = world;
    const provider = { base_url: 'https://api.example.com/v1', default_model: 'chat-1' };
    const { body } = await backend.patch('/settings/ai', { ...provider, runs_per_user_per_day: 7 });
    expect(body).toMatchObject({ ...provider, runs_per_user_per_day: 7 });
    const changed = (await backend.patch('/settings/ai', { runs_per_user_per_day: 8 })).body;
    expect(changed).toEqual({ ...body, runs_per_user_per_day: 8 });
  });

  it('stay when the provider is deleted', async () => {
    await setLimits({ base_url: 'https://api.example.com/v1', runs_per_user_per_day: 7 });
    expect((await world.backend.delete('/settings/ai')).status).toBe(204);
    expect((await world.backend.get('/settings/ai')).body).toMatchObject({ base_url: null, runs_per_user_per_day: 7 });
  });

  it.each([
    ['runs_per_user_per_day', [1, 100_000], [0, 100_001, 1.5, null, '5']],
    ['tokens_per_user_per_day', [1_000, 1_000_000_000], [999, 1_000_000_001, null]],
    ['max_parallel_runs', [1, 1_000], [0, 1_001, null]],
    ['max_parallel_runs_per_user', [1, 1_000], [0, 1_001, null]],
    ['parallel_runs_reserved_for_servers', [null, 0, 19], [-1, 20]],
  ] as const)('have bounds: %s', async (field, accepted, invalid) => {
    for (const value of accepted) {
      const response = await world.backend.patch('/settings/ai', { [field]: value });
      expect([response.status, response.body[field]]).toEqual([200, value]);
    }
    for (const value of invalid) {
      const response = await world.backend.patch('/settings/ai', { [field]: value });
      expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', [field]]);
    }
  });
});

describe('the limits of parallel runs in /settings/ai', () => {
  it('have the defaults 20, 3 and a fifth, and cannot all be reserved for servers', async () => {
    const { backend } = world;
    const defaults = { max_parallel_runs: 20, max_parallel_runs_per_user: 3, parallel_runs_reserved_for_servers: null };
    expect((await backend.get('/settings/ai')).body).toMatchObject(defaults);
    await setLimits({ max_parallel_runs: 6, parallel_runs_reserved_for_servers: 5 });
    const response = await backend.patch('/settings/ai', { max_parallel_runs: 5 });
    expect(rejectionOf(response)).toEqual([400, 'VALIDATION_FAILED', ['parallel_runs_reserved_for_servers']]);
  });

  it('of a user have no effect above those of all users, which a warning says', async () => {
    await setLimits({ base_url: 'https://api.example.com/v1', max_parallel_runs: 5, max_parallel_runs_per_user: 5 });
    expect((await world.backend.get('/settings/ai')).body.warnings).toMatchObject([
      { path: 'max_parallel_runs_per_user', code: 'setting_missing' },
    ]);
    await setLimits({ parallel_runs_reserved_for_servers: 0 });
    expect((await world.backend.get('/settings/ai')).body.warnings).toEqual([]);
  });
});

describe('a user who starts a run', () => {
  it('is rejected after the runs of the day, with the seconds until the next day', async () => {
    await setLimits({ runs_per_user_per_day: 2 });
    await addUsage({});
    await check();
    await addUsage({ agentId: await addAgent(world), status: 'failed' });
    await expect(check()).rejects.toEqual(rejected(10, 'limit of 2 runs a day'));
  });

  it('is rejected after the tokens of the day, with the seconds until the next day', async () => {
    await setLimits({ tokens_per_user_per_day: 2_000 });
    await addUsage({ outputTokens: 1_399 });
    await check();
    await addUsage({ inputTokens: 1, outputTokens: 0 });
    await expect(check()).rejects.toEqual(rejected(10, 'limit of 2000 tokens a day'));
  });

  it('is rejected after the tokens of the day that cancelled runs have used', async () => {
    await setLimits({ tokens_per_user_per_day: 1_000 });
    await endRun(world.context(), await start(), {
      ...{ steps: 1, inputTokens: 600, outputTokens: 400, tokensEstimated: true },
      failureCode: 'cancelled',
    });
    await expect(start()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('tokens a day'),
    });
  });

  it('is not limited by other days, other users, servers and other deployments', async () => {
    await setLimits({ runs_per_user_per_day: 1 });
    const other = await createWorld();
    await addUsage({ day: dayAfter(-1) });
    await addUsage({ day: dayAfter(1) });
    await addUsage({ userId: (await addUser(world)).id });
    await addUsage({ userId: null });
    const { id: foreign } = await addUser(other);
    await addUsage({ userId: foreign });
    await check();
    await check(foreign, other);
  });

  it('is still limited by the runs of an agent that was deleted', async () => {
    await setLimits({ runs_per_user_per_day: 1 });
    await addUsage({});
    await world.backend.delete(`/ai-agents/${agentId}`);
    await expect(check()).rejects.toEqual(rejected(10, 'runs a day'));
  });

  it('has at most three runs in progress, and another user has three of their own', async () => {
    const runs = [await start(), await start(), await start()];
    await expect(start()).rejects.toEqual(rejected(5, '3 runs in progress'));
    await start((await addUser(world)).id);
    await start(null);
    await end(runs[0] as string);
    await start();
  });

  it('does not exceed the limit with runs that start at the same time', async () => {
    await setLimits({ runs_per_user_per_day: 2 });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => start()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'RATE_LIMITED' } });
  });

  it('is not limited by a run whose process was killed', async () => {
    for (let number = 0; number < 3; number++) await start();
    await world.services.database.rows
      .updateTable('ai_agent_run')
      .set({ claimed_until: new Date(Date.now() - 1_000).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    await start();
  });

  it('can be deleted at the same time as the agent while a run ends, without a deadlock', async () => {
    for (let round = 0; round < 8; round++) {
      const user = (await addUser(world)).id;
      agentId = await addAgent(world);
      const runId = await start(user);
      const [deletedUser, deletedAgent] = await Promise.all([
        world.backend.delete(`/users/${user}`),
        world.backend.delete(`/ai-agents/${agentId}`),
        end(runId),
      ]);
      expect([deletedUser.status, deletedAgent.status]).toEqual([204, 204]);
    }
  });

  it('is recorded in the run, until the user is deleted', async () => {
    const runId = await start();
    await end(runId);
    const path = `/ai-agents/${agentId}/runs/${runId}` as const;
    expect((await world.backend.get(path)).body).toMatchObject({ user_id: userId, status: 'completed' });
    expect((await world.backend.delete(`/users/${userId}`)).status).toBe(204);
    expect((await world.backend.get(path)).body).toMatchObject({ user_id: null, status: 'completed' });
  });
});
