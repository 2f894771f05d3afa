import { beforeEach, describe, expect, it } from 'vitest';
import { endRun } from '../../../src/ai/runs/end-run.ts';
import { startRun } from '../../../src/ai/runs/start-run.ts';
import { recordUsage } from '../../../src/ai/usage/record-usage.ts';
import { command } from '../../../src/platform/commands/command.ts';
import { addUser } from '../../support/add-user.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';
import { createAgent } from '../tools/agent-with-tools.ts';

let world: World;
let agentId: string;
let ada: string;
let bob: string;

beforeEach(async () => {
  world = await createWorld();
  agentId = await createAgent(world);
  ada = (await addUser(world)).id;
  bob = (await addUser(world)).id;
});

const USED = { steps: 1, inputTokens: 10, outputTokens: 5 };
const CITATION = {
  number: 1,
  knowledgeBaseId: '1',
  documentId: '2',
  documentName: 'Ada.txt',
  chunkId: '3',
  page: null,
};
async function start(userId: string | null): Promise<string> {
  const input = [{ role: 'user', content: 'I am Ada.' }] as const;
  return (await startRun(world.context(), { agentId, userId, threadId: null, model: 'chat-1', input })).run.id;
}
const end = (id: string) => endRun(world.context(), id, { ...USED, output: 'Hello, Ada [1].', citations: [CITATION] });
const read = async (id: string) => (await world.backend.get(`/ai-agents/${agentId}/runs/${id}`)).body;
const remove = async (userId: string) => expect((await world.backend.delete(`/users/${userId}`)).status).toBe(204);
const addUsage = (day: string, userId: string | null, of = world) =>
  command(of.context(), async (tx) => {
    tx.markUnchanged();
    await recordUsage(tx, { ...USED, agentId, userId, status: 'failed', durationMs: 100, day });
  });
const usageRows = ({ services, id } = world) =>
  services.database.rows
    .selectFrom('ai_agent_usage')
    .select(['user_id', 'runs', 'failed_runs', 'input_tokens', 'duration_ms'])
    .where('deployment_id', '=', id)
    .orderBy('day')
    .orderBy('user_id')
    .execute();

describe('the runs of a deleted user', () => {
  it('lose their texts and stay in the list', async () => {
    const [run, other, server] = [await start(ada), await start(bob), await start(null)];
    for (const id of [run, other, server]) await end(id);
    const before = [await read(other), await read(server)];
    await remove(ada);
    expect(await read(run)).toMatchObject({
      user_id: null,
      status: 'completed',
      input: [],
      output: null,
      citations: [],
      input_tokens: 10,
    });
    expect([await read(other), await read(server)]).toEqual(before);
    const stored = world.services.database.rows.selectFrom('ai_agent_run').selectAll();
    const [row] = await stored.where('deployment_id', '=', world.id).where('id', '=', run).execute();
    expect(JSON.stringify(row)).not.toContain('Ada');
  });

  it('that are in progress are cancelled, and their late end adds no texts and no usage', async () => {
    const run = await start(ada);
    await remove(ada);
    const cancelled = { status: 'failed', failure_code: 'cancelled', user_id: null, input: [], output: null };
    expect(await read(run)).toMatchObject(cancelled);
    await end(run);
    expect(await read(run)).toMatchObject(cancelled);
    expect(await usageRows()).toMatchObject([{ user_id: '0', runs: 1, failed_runs: 1, input_tokens: '0' }]);
    const ends = (await eventsOf(world)).filter(({ type }) => type.startsWith('ai_agent_run.'));
    expect(ends.map(({ type }) => type)).toEqual(['ai_agent_run.started', 'ai_agent_run.failed']);
  });
});

describe('the usage of a deleted user', () => {
  const DAYS = ['2026-03-01', '2026-03-02'] as const;
  const one = { runs: 1, failed_runs: 1, input_tokens: '10', duration_ms: '100' };
  const two = { runs: 2, failed_runs: 2, input_tokens: '20', duration_ms: '200' };

  it('is added to that of runs without a user, for each agent and day', async () => {
    const other = await createWorld();
    await addUsage(DAYS[0], ada, other);
    for (const day of DAYS) await addUsage(day, ada);
    await addUsage(DAYS[1], null);
    await addUsage(DAYS[1], bob);
    await remove(ada);
    expect(await usageRows()).toEqual([
      { user_id: '0', ...one },
      { user_id: '0', ...two },
      { user_id: bob, ...one },
    ]);
    expect(await usageRows(other)).toEqual([{ user_id: ada, ...one }]);
  });

  it('is complete when several users are deleted at the same time', async () => {
    const users = [ada, bob, (await addUser(world)).id, (await addUser(world)).id];
    for (const user of users) for (const day of DAYS) await addUsage(day, user);
    await Promise.all(users.map(remove));
    expect(await usageRows()).toMatchObject([
      { user_id: '0', runs: 4 },
      { user_id: '0', runs: 4 },
    ]);
  });
});
