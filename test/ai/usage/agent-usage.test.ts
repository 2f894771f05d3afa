import { beforeEach, describe, expect, it } from 'vitest';
import { endRun } from '../../../src/ai/runs/end-run.ts';
import { startRun } from '../../../src/ai/runs/start-run.ts';
import { dayOf, type EndedRun, recordUsage } from '../../../src/ai/usage/record-usage.ts';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import { command } from '../../../src/platform/commands/command.ts';
import { addUser } from '../../support/add-user.ts';
import { rejectionOf } from '../../support/users.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

let world: World;
let agentId: string;
let ada: string;
let bob: string;

beforeEach(async () => {
  world = await createWorld();
  agentId = await addAgent();
  ada = (await addUser(world)).id;
  bob = (await addUser(world)).id;
});

const addAgent = async ({ backend } = world): Promise<string> =>
  (await backend.post('/ai-agents', { name: 'Helper', model: 'model-1' })).body.id;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.now() - 100 * DAY_MS;
/** Days of the past, from 1. */
const day = (number: number): string => dayOf(new Date(FIRST_DAY + (number - 1) * DAY_MS));

const INPUT = [{ role: 'user', content: 'Hello' }] as const;
const RUN = { status: 'completed', steps: 2, inputTokens: 30, outputTokens: 5, durationMs: 100 } as const;
const addUsage = (run: Partial<EndedRun> & { readonly day: string }, of = world) =>
  command(of.context(), async (tx) => {
    tx.markUnchanged();
    await recordUsage(tx, { ...RUN, agentId, userId: null, ...run });
  });
const get = (query = '', { backend } = world) => backend.get(`/ai-agents/${agentId}/usage${query as '?'}`);
const DAYS = `?since=${day(1)}&until=${day(31)}`;
const read = async (query = '') => (await get(DAYS + query)).body;
const one = { runs: 1, failed_runs: 0, steps: 2, input_tokens: 30, output_tokens: 5, duration_ms: 100 };
const NO_RUNS = { runs: 0, failed_runs: 0, steps: 0, input_tokens: 0, output_tokens: 0, duration_ms: 0 };

/** Two days with runs of two users and of a server. */
async function addRuns(): Promise<void> {
  await addUsage({ day: day(1), userId: ada });
  await addUsage({ day: day(1), userId: ada, status: 'failed', inputTokens: 1_000 });
  await addUsage({ day: day(1), userId: bob });
  await addUsage({ day: day(31) });
}

describe('GET /ai-agents/{agent_id}/usage', () => {
  it('returns the totals of the range and of each day, newest first', async () => {
    await addRuns();
    expect(await read()).toEqual({
      since: day(1),
      until: day(31),
      group_by: 'day',
      runs: 4,
      failed_runs: 1,
      steps: 8,
      input_tokens: 1_090,
      output_tokens: 20,
      duration_ms: 400,
      total: 2,
      page: 1,
      per_page: 20,
      total_pages: 1,
      data: [
        { ...one, day: day(31), user_id: null },
        {
          day: day(1),
          user_id: null,
          runs: 3,
          failed_runs: 1,
          steps: 6,
          input_tokens: 1_060,
          output_tokens: 15,
          duration_ms: 300,
        },
      ],
    });
  });

  it('groups by user, most tokens first, and by day and user', async () => {
    await addRuns();
    await addUsage({ day: day(2) });
    const byUser = await read('&group_by=user');
    expect(byUser).toMatchObject({ runs: 5, total: 3, group_by: 'user' });
    expect(byUser.data).toMatchObject([
      { day: null, user_id: ada, runs: 2, input_tokens: 1_030 },
      { day: null, user_id: null, runs: 2, input_tokens: 60 },
      { day: null, user_id: bob, runs: 1 },
    ]);
    const byBoth = await read('&group_by=day_and_user');
    expect(byBoth).toMatchObject({ runs: 5, total: 4 });
    expect(byBoth.data).toMatchObject([
      { day: day(31), user_id: null },
      { day: day(2), user_id: null },
      { day: day(1), user_id: ada, runs: 2, failed_runs: 1 },
      { day: day(1), user_id: bob, runs: 1 },
    ]);
  });

  it('returns the entries by page, with the totals of the whole range', async () => {
    for (const number of [1, 2, 3]) await addUsage({ day: day(number) });
    const second = await read('&page=2&per_page=2');
    expect(second).toMatchObject({ runs: 3, total: 3, page: 2, per_page: 2, total_pages: 2 });
    expect(second.data).toMatchObject([{ day: day(1) }]);
    expect(await read('&page=9')).toMatchObject({ runs: 3, total: 3, data: [] });
  });

  it('counts the days from since to until only, and no other agents and deployments', async () => {
    const other = await createWorld();
    for (const number of [0, 1, 31, 32]) await addUsage({ day: day(number) });
    await addUsage({ day: day(1), agentId: await addAgent() });
    await addUsage({ day: day(1) }, other);
    expect((await read()).runs).toBe(2);
    expect((await get('', other)).body.code).toBe('AI_AGENT_NOT_FOUND');
  });

  it('returns zeros for an agent without runs, and the last 30 days by default', async () => {
    const { body } = await get();
    expect(body).toMatchObject({ ...NO_RUNS, total: 0, total_pages: 0, data: [] });
    expect(Date.parse(body.until) - Date.parse(body.since)).toBe(29 * DAY_MS);
  });

  it.each([
    ['since', '?since=2026-02-30'],
    ['since', '?since=2026-3-1'],
    ['since', '?since=1000-01-01'],
    ['until', '?until=2026-13-01'],
    ['until', '?until=2026-03-01T00:00:00Z'],
    ['since', '?since=2026-03-02&until=2026-03-01'],
    ['since', '?since=2025-03-01&until=2026-03-02'],
    ['group_by', '?group_by=month'],
    ['page', '?page=0'],
    ['per_page', '?per_page=101'],
  ])('rejects an invalid %s: %s', async (path, query) => {
    expect(rejectionOf(await get(query))).toEqual([400, 'VALIDATION_FAILED', [path]]);
  });

  it('accepts a range of 366 days', async () => {
    expect((await get('?since=2025-03-01&until=2026-03-01')).status).toBe(200);
  });

  it('requires ai_agents:read, and an agent that exists', async () => {
    const reader = world.backend.with(await world.token(['ai_agents:read']));
    expect((await reader.get(`/ai-agents/${agentId}/usage`)).status).toBe(200);
    const writer = world.backend.with(await world.token(['ai_agents:write']));
    expect((await writer.get(`/ai-agents/${agentId}/usage`)).status).toBe(403);
    await world.backend.delete(`/ai-agents/${agentId}`);
    expect((await get()).body.code).toBe('AI_AGENT_NOT_FOUND');
  });
});

describe('the usage of an agent', () => {
  it('counts the runs of a deleted user without the user', async () => {
    await addRuns();
    const before = await read();
    expect((await world.backend.delete(`/users/${ada}`)).status).toBe(204);
    expect(await read()).toEqual(before);
    expect((await read('&group_by=user')).data).toMatchObject([
      { user_id: null, runs: 3, input_tokens: 1_060 },
      { user_id: bob, runs: 1 },
    ]);
  });

  it('counts each run once when it ends, with its tokens and its duration', async () => {
    const ctx = world.context();
    const used = { steps: 3, inputTokens: 12, outputTokens: 8 };
    const start = async (userId: string | null = null) =>
      (await startRun(ctx, { agentId, userId, threadId: null, model: 'model-1', input: INPUT })).run.id;
    const completed = await start(ada);
    const failed = await start();
    const running = await start();
    await endRun(ctx, completed, { ...used, output: 'Yes.', citations: [] });
    await endRun(ctx, completed, { ...used, output: 'Yes.', citations: [] });
    await endRun(ctx, failed, { ...used, failureCode: 'timeout' });
    const { body } = await get('?group_by=user');
    expect(body).toMatchObject({ runs: 2, failed_runs: 1, steps: 6, input_tokens: 24, output_tokens: 16 });
    expect(body.data.map((entry: { user_id: string | null }) => entry.user_id)).toEqual([ada, null]);
    const { data } = (await world.backend.get(`/ai-agents/${agentId}/runs`)).body;
    const lasted = (run: { id: string; started_at: string; finished_at: string | null }) =>
      run.id === running ? 0 : Date.parse(run.finished_at ?? '') - Date.parse(run.started_at);
    expect(body.duration_ms).toBe(data.map(lasted).reduce((sum: number, each: number) => sum + each, 0));
  });

  it('adds runs that end at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => addUsage({ day: day(1), userId: ada })));
    expect(await read()).toMatchObject({ runs: 8, input_tokens: 240, total: 1 });
  });

  it('is deleted after 400 days', async () => {
    const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * DAY_MS));
    for (const days of [402, 398]) await addUsage({ day: daysAgo(days) });
    await deleteExpiredData(world.services);
    const { rows } = world.services.database;
    const kept = await rows.selectFrom('ai_agent_usage').select('runs').where('deployment_id', '=', world.id).execute();
    expect(kept).toHaveLength(1);
  });
});

describe('the usage of agents in the graph', () => {
  const QUERY = `query ($first: Int, $since: String, $until: String) {
    aiAgents(first: $first) { nodes { id usage(since: $since, until: $until, groupBy: USER, first: 2) {
      groupBy runs total entries { day userId runs } } } }
  }`;
  const range = { since: day(1), until: day(31) };

  it('is that of each agent, with as many statements for one agent and run as for many', async () => {
    await addUsage({ day: day(1), userId: ada });
    const count = (first: number) => countStatementsOf(world, () => world.backend.data(QUERY, { first, ...range }));
    await count(1);
    const statements = await count(1);
    await addRuns();
    const second = await addAgent();
    await addUsage({ day: day(5), agentId: second, userId: bob });
    await addAgent();
    expect(await count(3)).toBe(statements);

    const { nodes } = (await world.backend.data(QUERY, { first: 3, ...range })).aiAgents;
    expect(nodes.map(({ usage }: { usage: object }) => usage)).toEqual([
      {
        groupBy: 'USER',
        runs: 5,
        total: 3,
        entries: [{ day: null, userId: ada, runs: 3 }, expect.objectContaining({ day: null, runs: 1 })],
      },
      { groupBy: 'USER', runs: 1, total: 1, entries: [{ day: null, userId: bob, runs: 1 }] },
      { groupBy: 'USER', runs: 0, total: 0, entries: [] },
    ]);
  });
});
