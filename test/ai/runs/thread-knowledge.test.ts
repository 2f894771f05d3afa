import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../support/ai-provider.ts';
import { documentReady } from '../../support/documents.ts';
import { addOrganization } from '../../support/organizations.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld, type World } from '../../support/world.ts';
import { addAgent, addThread, getMessages, runIn } from '../threads/agent-threads.ts';

let world: World;
let provider: TestProvider;

beforeEach(async () => {
  world = await createWorld();
  provider = await startProvider();
  await configureProvider(world, { base_url: provider.baseUrl });
  provider.chat = ({ messages = [], tools = [] }) =>
    tools.length === 0 || messages.at(-1)?.role === 'tool'
      ? 'It is so [1].'
      : [{ name: 'search_knowledge_base', input: { query: 'harbour' } }];
});
afterEach(stopProviders);

/** A knowledge base with one document about the harbour. */
async function addBase(secret: string, owner: object = {}): Promise<string> {
  const { body: base } = await world.backend.post('/ai-knowledge-bases', { name: 'Notes', type: 'graph', ...owner });
  const document = { name: `${secret}.txt`, content: `The harbour of ${secret}.` };
  const { body } = await world.backend.post(`/ai-knowledge-bases/${base.id}/documents`, document);
  await documentReady(world.backend, base.id, body.id);
  return base.id;
}

/** The words of the given list that the model received in a run of a thread with the owner. */
async function found(agentId: string, owner: object, words: readonly string[]): Promise<string[]> {
  provider.requests.length = 0;
  const { body } = await runIn(world, agentId, await addThread(world, agentId, owner), 'Tell me.');
  expect(body).toMatchObject({ status: 'completed' });
  const text = JSON.stringify(provider.requests);
  return words.filter((word) => text.includes(word));
}

describe('a run in a thread', () => {
  it('searches only the knowledge bases of the deployment and of the owner of the thread', async () => {
    const [one, two] = [await addWorkspace(world), await addWorkspace(world)];
    const sibling = await addWorkspace(world, one.organizationId);
    const { id: user_id } = await addUser(world);
    const agentId = await addAgent(world, {
      knowledge_bases: [
        await addBase('Everyone'),
        await addBase('Company', { organization_id: one.organizationId }),
        await addBase('Team', { workspace_id: one.id }),
      ],
    });
    const words = ['Everyone', 'Company', 'Team'];
    const seen = (owner: object) => found(agentId, owner, words);
    expect(await seen({ workspace_id: one.id })).toEqual(words);
    expect(await seen({ workspace_id: one.id, user_id })).toEqual(words);
    expect(await seen({ workspace_id: sibling.id })).toEqual(['Everyone', 'Company']);
    expect(await seen({ organization_id: one.organizationId })).toEqual(['Everyone', 'Company']);
    expect(await seen({ workspace_id: two.id })).toEqual(['Everyone']);
    expect(await seen({ organization_id: two.organizationId })).toEqual(['Everyone']);
    expect(await seen({ user_id })).toEqual(['Everyone']);
    expect(await seen({})).toEqual(['Everyone']);
    provider.requests.length = 0;
    await world.backend.post(`/ai-agents/${agentId}/runs`, { text: 'Tell me.' });
    expect(words.filter((word) => JSON.stringify(provider.requests).includes(word))).toEqual(words);
  });

  it('has no search, and no instruction to search, when all knowledge bases belong to others', async () => {
    const organization_id = await addOrganization(world);
    const agentId = await addAgent(world, { knowledge_bases: [await addBase('Company', { organization_id })] });
    expect(await found(agentId, { organization_id: await addOrganization(world) }, ['Company'])).toEqual([]);
    const [request] = provider.requests;
    expect(request?.body?.tools).toBeUndefined();
    expect(request?.body?.messages?.map(({ role }) => role)).toEqual(['user']);
  });

  it('finds nothing when the agent names the search and all knowledge bases belong to others', async () => {
    const organization_id = await addOrganization(world);
    const knowledge_bases = [await addBase('Company', { organization_id })];
    const agentId = await addAgent(world, { tools: ['search_knowledge_base'], knowledge_bases });
    expect(await found(agentId, {}, ['Company'])).toEqual([]);
    expect(provider.requests.at(-1)?.body?.messages?.at(-1)?.content).toContain('"passages":[]');
  });

  it('stores the passages that its response cites', async () => {
    const agentId = await addAgent(world, { knowledge_bases: [await addBase('Everyone')] });
    const threadId = await addThread(world, agentId);
    const { body } = await runIn(world, agentId, threadId);
    const message = (await getMessages(world, agentId, threadId)).at(-1);
    expect(message?.citations).toMatchObject([{ number: 1, document_name: 'Everyone.txt' }]);
    expect(message?.citations).toEqual(body.citations);
  });
});

describe('the variables of a run', () => {
  const run = (agentId: string, input: object) => world.backend.post(`/ai-agents/${agentId}/runs`, input);

  it('are replaced in the system prompt, also in a thread', async () => {
    const agentId = await addAgent(world, { system_prompt: 'You help {{customerName}} in {{ language }}.' });
    const variables = { customerName: 'Northwind', language: 'Danish' };
    const thread_id = await addThread(world, agentId);
    for (const thread of [{}, { thread_id }]) {
      const { status } = await run(agentId, { text: 'Hello {{customerName}}', variables, ...thread });
      expect(status).toBe(201);
      expect(provider.requests.at(-1)?.body?.messages).toEqual([
        { role: 'system', content: 'You help Northwind in Danish.' },
        { role: 'user', content: 'Hello {{customerName}}' },
      ]);
    }
  });

  it('must have each name of the system prompt', async () => {
    const agentId = await addAgent(world, { system_prompt: 'You help {{customerName}}.' });
    const { status, body } = await run(agentId, { text: 'Hello', variables: { other: 1 } });
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', 'variables.customerName']);
    expect((await world.backend.get(`/ai-agents/${agentId}/runs`)).body.total).toBe(0);
    expect(provider.requests).toEqual([]);
  });
});
