import { configureProvider, startProvider } from '../ai-provider.ts';
import { unique } from '../world.ts';
import type { Fixture, Preparations } from './fixture.ts';

/** An agent with a provider. The admin of the fixture may run it too. */
async function runnableAgent({ create, world }: Fixture) {
  const { baseUrl } = await startProvider();
  await configureProvider(world, { base_url: baseUrl });
  const { id } = await create('/ai-agents', { name: unique('name'), model: 'some-model', audience: 'all_users' });
  return { values: { agent_id: id }, body: { text: 'Hello' } };
}

async function endedRun({ admin, world, ...fixture }: Fixture) {
  const { values, body } = await runnableAgent({ admin, world, ...fixture });
  const { body: run } = await admin.browser.post(`/ai-agents/${values.agent_id}/runs`, body);
  return { values: { ...values, run_id: run.data.id } };
}

/** A run that another process carries out. */
async function runInProgress(fixture: Fixture) {
  const { values } = await endedRun(fixture);
  await fixture.world.services.database.rows
    .updateTable('ai_agent_run')
    .set({ status: 'running', claimed_until: '2100-01-01T00:00:00.000Z' })
    .where('deployment_id', '=', fixture.world.id)
    .where('id', '=', values.run_id)
    .execute();
  return { values };
}

async function ownThread(fixture: Fixture) {
  const { values } = await runnableAgent(fixture);
  const { body } = await fixture.admin.browser.post(`/ai-agents/${values.agent_id}/threads`, { title: 'Hours' });
  return { values: { ...values, thread_id: body.data.id } };
}

export const agentPreparations: Preparations = {
  runAiAgent: runnableAgent,
  streamAiAgentRun: runnableAgent,
  cancelAiAgentRun: runInProgress,
};

export const ownConversationPreparations: Preparations = {
  runOwnAiAgent: runnableAgent,
  streamOwnAiAgentRun: runnableAgent,
  ownAiAgentRun: endedRun,
  cancelOwnAiAgentRun: runInProgress,
  ownAiAgentThread: ownThread,
  ownAiAgentThreadMessages: ownThread,
  updateOwnAiAgentThread: async (fixture) => ({ ...(await ownThread(fixture)), body: { title: 'Opening hours' } }),
  deleteOwnAiAgentThread: ownThread,
};
