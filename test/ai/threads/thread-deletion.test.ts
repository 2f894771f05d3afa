import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../support/ai-provider.ts';
import { createWorld, type World } from '../../support/world.ts';
import { addAgent, addThread, getMessages, holdProvider, MODEL, runIn } from './agent-threads.ts';

let world: World;
let provider: TestProvider;
let agentId: string;
let threadId: string;

beforeEach(async () => {
  world = await createWorld();
  provider = await startProvider();
  await configureProvider(world, { base_url: provider.baseUrl });
  agentId = await addAgent(world);
  threadId = await addThread(world, agentId);
});
afterEach(stopProviders);

describe('the deletion of a thread', () => {
  it('keeps its runs without the thread', async () => {
    const { id } = (await runIn(world, agentId, threadId)).body;
    expect((await world.backend.delete(`/ai-agents/${agentId}/threads/${threadId}`)).status).toBe(204);
    expect((await world.backend.get(`/ai-agents/${agentId}/runs/${id}`)).body).toMatchObject({
      thread_id: null,
      model: MODEL,
    });
  });

  it('during a run lets the run end', async () => {
    const release = holdProvider(provider);
    const running = runIn(world, agentId, threadId);
    await expect.poll(() => provider.requests.length).toBe(1);
    expect((await world.backend.delete(`/ai-agents/${agentId}/threads/${threadId}`)).status).toBe(204);
    release();
    expect((await running).body).toMatchObject({ status: 'completed', thread_id: null });
  });

  it('during a run keeps what the run has written out of other threads', async () => {
    provider.chat = () => 'We are open.';
    provider.beforeChunk = (index) => (index === 1 ? new Promise(() => {}) : undefined);
    const running = runIn(world, agentId, threadId);
    await expect.poll(() => provider.requests.length).toBe(1);
    await world.backend.delete(`/ai-agents/${agentId}/threads/${threadId}`);
    const [{ id }] = (await world.backend.get(`/ai-agents/${agentId}/runs`)).body.data;
    await world.backend.post(`/ai-agents/${agentId}/runs/${id}/cancel`, {});
    expect((await running).body).toMatchObject({ status: 'failed', thread_id: null });
    const { rows } = world.services.database;
    const messages = rows.selectFrom('ai_agent_thread_message').selectAll().where('deployment_id', '=', world.id);
    expect(await messages.execute()).toEqual([]);
  });

  it.each(['thread', 'agent', 'user'] as const)(
    'with its %s at the end of a run does not block the run',
    async (kind) => {
      for (let time = 0; time < 5; time += 1) {
        provider.requests.length = 0;
        const { id: user } = await addUser(world);
        const agent = await addAgent(world);
        const own = await addThread(world, agent, { user_id: user });
        const release = holdProvider(provider);
        const running = runIn(world, agent, own);
        await expect.poll(() => provider.requests.length).toBe(1);
        const deleted = {
          thread: `/ai-agents/${agent}/threads/${own}`,
          agent: `/ai-agents/${agent}`,
          user: `/users/${user}`,
        } as const;
        release();
        expect((await world.backend.delete(deleted[kind])).status).toBe(204);
        // The run itself is deleted with its agent or user.
        expect((await running).status).toBeOneOf(kind === 'thread' ? [201] : [201, 404]);
      }
    },
  );

  it('happens with its runs when its user is erased', async () => {
    const { id: user } = await addUser(world);
    const own = await addThread(world, agentId, { user_id: user });
    await runIn(world, agentId, own, 'My name is Ada.');
    const { id: kept } = (await runIn(world, agentId, threadId)).body;
    expect((await world.backend.delete(`/users/${user}`)).status).toBe(204);
    const { body } = await world.backend.get(`/ai-agents/${agentId}/runs`);
    expect(body).toMatchObject({ total: 1, data: [{ id: kept }] });
  });

  it('does not delete the messages of a run that retention has deleted', async () => {
    await runIn(world, agentId, threadId, 'One?');
    await world.services.database.rows.deleteFrom('ai_agent_run').where('deployment_id', '=', world.id).execute();
    expect(await getMessages(world, agentId, threadId)).toMatchObject([
      { run_id: null, content: 'One?' },
      { run_id: null, role: 'assistant' },
    ]);
  });
});
