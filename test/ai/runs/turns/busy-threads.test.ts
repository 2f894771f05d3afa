import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../../support/ai-provider.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { addAgent, addThread, getMessages, holdProvider, postMessage, runIn } from '../../threads/agent-threads.ts';

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

const said = async () =>
  (await getMessages(world, agentId, threadId)).map(({ role, content }) => `${role}: ${content}`);

describe('runs of one thread', () => {
  it('are rejected while another run of the thread is in progress, and so are added messages', async () => {
    const release = holdProvider(provider);
    const first = runIn(world, agentId, threadId, 'One?');
    await expect.poll(() => provider.requests.length).toBe(1);
    for (const response of [
      await runIn(world, agentId, threadId, 'Two?'),
      await postMessage(world, agentId, threadId, { role: 'user', content: 'Two?' }),
    ]) {
      expect([response.status, response.body.code]).toEqual([409, 'AI_AGENT_THREAD_BUSY']);
    }
    const another = runIn(world, agentId, await addThread(world, agentId), 'In another thread');
    await expect.poll(() => provider.requests.length).toBe(2);
    release();
    expect((await another).body.status).toBe('completed');
    expect((await first).body.status).toBe('completed');
    expect(await said()).toEqual(['user: One?', 'assistant: One?']);
    expect((await runIn(world, agentId, threadId, 'Two?')).status).toBe(201);
  });

  it('start one at a time when several are requested at once', async () => {
    const release = holdProvider(provider);
    const statuses: number[] = [];
    const requests = Array.from({ length: 5 }, async () => {
      const { status } = await runIn(world, agentId, threadId);
      statuses.push(status);
    });
    await expect.poll(() => statuses).toEqual([409, 409, 409, 409]);
    release();
    await Promise.all(requests);
    expect(statuses.at(-1)).toBe(201);
    expect(provider.requests).toHaveLength(1);
  });

  it('are not blocked by a run whose process has ended', async () => {
    const release = holdProvider(provider);
    const first = runIn(world, agentId, threadId, 'One?');
    await expect.poll(() => provider.requests.length).toBe(1);
    await world.services.database.rows
      .updateTable('ai_agent_run')
      .set({ claimed_until: new Date(Date.now() - 1_000).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    provider.fail = () => undefined;
    expect((await runIn(world, agentId, threadId, 'Two?')).body.status).toBe('completed');
    release();
    await first;
  });
});
