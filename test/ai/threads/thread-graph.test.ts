import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { configureProvider, startProvider, stopProviders } from '../../support/ai-provider.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';
import { addAgent, addThread, postMessage, runIn } from './agent-threads.ts';

const QUERY = `query ($first: Int) { aiAgents(first: $first) { nodes { id
  threads(first: 5) { totalCount nodes { id agent { id } user { id } organization { id } workspace { id }
    messages(first: 5) { totalCount nodes { role content threadId } }
    runs(filter: { status: COMPLETED }) { totalCount nodes { id thread { id } } } } }
  runs { nodes { threadId thread { title } } } } } }`;

let world: World;

beforeEach(async () => {
  world = await createWorld();
  const { baseUrl } = await startProvider();
  await configureProvider(world, { base_url: baseUrl });
});
afterEach(stopProviders);

/** An agent with one thread that has owners, a message and a run. */
async function addConversation() {
  const agentId = await addAgent(world);
  const { id: user } = await addUser(world);
  const workspace = await addWorkspace(world);
  const owner = { title: 'Hours', user_id: user, workspace_id: workspace.id };
  const threadId = await addThread(world, agentId, owner);
  await postMessage(world, agentId, threadId, { role: 'assistant', content: 'Welcome.' });
  const { id: runId } = (await runIn(world, agentId, threadId, 'Hello')).body;
  return { agentId, user, workspace, threadId, runId };
}

describe('threads in the graph', () => {
  it('lead to their agent, owners, messages and runs, and back', async () => {
    const { agentId, user, workspace, threadId, runId } = await addConversation();
    expect((await world.backend.data(QUERY, { first: 1 })).aiAgents.nodes).toEqual([
      {
        id: agentId,
        threads: {
          totalCount: 1,
          nodes: [
            {
              id: threadId,
              agent: { id: agentId },
              user: { id: user },
              organization: { id: workspace.organizationId },
              workspace: { id: workspace.id },
              messages: {
                totalCount: 3,
                nodes: [
                  { role: 'ASSISTANT', content: 'Welcome.', threadId },
                  { role: 'USER', content: 'Hello', threadId },
                  { role: 'ASSISTANT', content: 'Hello', threadId },
                ],
              },
              runs: { totalCount: 1, nodes: [{ id: runId, thread: { id: threadId } }] },
            },
          ],
        },
        runs: { nodes: [{ threadId, thread: { title: 'Hours' } }] },
      },
    ]);
  });

  it('take as many statements for one agent as for four', async () => {
    for (let number = 0; number < 4; number += 1) await addConversation();
    const count = (first: number) => countStatementsOf(world, () => world.backend.data(QUERY, { first }));
    await count(4);
    expect(await count(4)).toBe(await count(1));
  });

  it('are created, continued, changed and deleted by mutations', async () => {
    const agentId = await addAgent(world);
    const { createAiAgentThread: thread } = await world.backend.data(
      'mutation ($agentId: ID!) { createAiAgentThread(agentId: $agentId, input: { title: "Hours" }) { id title } }',
      { agentId },
    );
    const ids = { agentId, threadId: thread.id };
    const both = '$agentId: ID!, $threadId: ID!';
    const at = 'agentId: $agentId, threadId: $threadId';
    const added = await world.backend.data(
      `mutation (${both}) { addAiAgentThreadMessage(${at}, input: { role: USER, content: "Hello" }) { role content runId } }`,
      ids,
    );
    expect(added.addAiAgentThreadMessage).toEqual({ role: 'USER', content: 'Hello', runId: null });
    const changed = await world.backend.data(
      `mutation (${both}) { updateAiAgentThread(${at}, input: { title: "Prices" }) { title } }`,
      ids,
    );
    expect(changed.updateAiAgentThread).toEqual({ title: 'Prices' });
    const read = `query (${both}) { aiAgentThread(${at}) { title messages { totalCount } } }`;
    expect((await world.backend.data(read, ids)).aiAgentThread).toEqual({
      title: 'Prices',
      messages: { totalCount: 1 },
    });
    await world.backend.data(`mutation (${both}) { deleteAiAgentThread(${at}) { id } }`, ids);
    const { body } = await world.backend.graphql(read, ids);
    expect(body.errors[0].extensions.code).toBe('AI_AGENT_THREAD_NOT_FOUND');
  });

  it('filter by their owner', async () => {
    const { agentId, user, threadId } = await addConversation();
    await addThread(world, agentId);
    const query = `query ($agentId: ID!, $filter: AiAgentThreadFilter) {
      aiAgent(id: $agentId) { threads(filter: $filter) { totalCount nodes { id } } } }`;
    const { threads } = (await world.backend.data(query, { agentId, filter: { userId: user } })).aiAgent;
    expect(threads).toEqual({ totalCount: 1, nodes: [{ id: threadId }] });
  });
});
