import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configureProvider, startProvider, stopProviders, type TestProvider } from '../../../support/ai-provider.ts';
import type { Completion } from '../../../support/chat-completions.ts';
import { documentReady } from '../../../support/documents.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { addAgent, addThread, getMessages, postMessage, runIn } from '../../threads/agent-threads.ts';
import { knowledgeBaseWith } from '../../tools/agent-with-tools.ts';

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

const sent = () => provider.requests.at(-1)?.body?.messages?.map(({ role, content }) => `${role}: ${content}`);
const said = async () =>
  (await getMessages(world, agentId, threadId)).map(({ role, content }) => `${role}: ${content}`);
const thread = () => world.backend.get(`/ai-agents/${agentId}/threads/${threadId}`);

describe('runs in a thread', () => {
  it('continue the conversation, and the thread has each question and response', async () => {
    provider.chat = ({ messages = [] }) => `Response to ${messages.at(-1)?.content}`;
    const runs = [];
    for (const text of ['One?', 'Two?', 'Three?']) runs.push((await runIn(world, agentId, threadId, text)).body);
    expect(sent()).toEqual([
      'user: One?',
      'assistant: Response to One?',
      'user: Two?',
      'assistant: Response to Two?',
      'user: Three?',
    ]);
    expect(runs[2]).toMatchObject({
      status: 'completed',
      thread_id: threadId,
      input: [{ role: 'user', content: 'Three?' }],
      output: 'Response to Three?',
    });
    const messages = await getMessages(world, agentId, threadId);
    expect(messages.map(({ run_id }) => run_id)).toEqual(runs.flatMap(({ id }) => [id, id]));
    expect(messages.at(-1)).toMatchObject({ role: 'assistant', content: 'Response to Three?', citations: [] });
    expect((await thread()).body.last_message_at).toBe(messages.at(-1)?.created_at);
  });

  it('receive imported messages, beginning with the first one of a user', async () => {
    await postMessage(world, agentId, threadId, { role: 'assistant', content: 'Welcome.' });
    await postMessage(world, agentId, threadId, { role: 'user', content: 'I am Ada.' });
    await runIn(world, agentId, threadId, 'Who am I?');
    expect(sent()).toEqual(['user: I am Ada.', 'user: Who am I?']);
  });

  it('receive the newest messages that fit into 200,000 characters', async () => {
    for (let number = 0; number < 7; number += 1) {
      await postMessage(world, agentId, threadId, { role: 'user', content: `${number}`.padEnd(32_000, 'a') });
    }
    await runIn(world, agentId, threadId, 'b'.repeat(8_000));
    expect(sent()?.map((text) => text.slice(6, 7))).toEqual(['1', '2', '3', '4', '5', '6', 'b']);
    // The last question and its response, which repeats it, leave space for one message less.
    await runIn(world, agentId, threadId, 'c');
    expect(sent()?.map((text) => text.at(-1))).toEqual(['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c']);
  });

  it('receive up to 200 messages with the question', async () => {
    const { rows, ids } = world.services.database;
    const values = Array.from({ length: 205 }, (_, number) => ({
      deployment_id: world.id,
      id: ids.next(),
      thread_id: threadId,
      role: 'user',
      content: `${number}`,
      citations: '[]' as never,
      created_at: new Date().toISOString(),
    }));
    await rows
      .insertInto('ai_agent_thread_message')
      .values(values as never)
      .execute();
    await runIn(world, agentId, threadId, 'Now');
    expect(sent()).toHaveLength(200);
    expect([sent()?.[0], sent()?.at(-1)]).toEqual(['user: 6', 'user: Now']);
  });

  it('receive earlier responses without the numbers of their citations, which stay in the thread', async () => {
    const { kbId, documentId } = await knowledgeBaseWith(world, 'The harbour office is open on Sundays.');
    await documentReady(world.backend, kbId, documentId);
    agentId = await addAgent(world, { knowledge_bases: [kbId] });
    threadId = await addThread(world, agentId);
    await postMessage(world, agentId, threadId, { role: 'user', content: 'Is it open? [1]' });
    await postMessage(world, agentId, threadId, { role: 'assistant', content: 'Perhaps [1].' });
    const responses: Completion[] = [
      [{ name: 'search_knowledge_base', input: { query: 'harbour' } }],
      'On Sundays [1], from 10 [1, 7] to [2025].',
    ];
    provider.chat = () => responses.shift() ?? '[1]';
    expect((await runIn(world, agentId, threadId, 'When?')).body.citations).toMatchObject([{ number: 1 }]);
    await runIn(world, agentId, threadId, 'And now?');
    expect(sent()?.slice(1)).toEqual([
      'user: Is it open? [1]',
      'assistant: Perhaps [1].',
      'user: When?',
      'assistant: On Sundays, from 10 [7] to [2025].',
      'user: And now?',
    ]);
    expect(await said()).toContain('assistant: On Sundays [1], from 10 [1, 7] to [2025].');
  });

  it('keep the question of a failed run, and the next run receives it', async () => {
    provider.fail = () => ({ status: 400, body: { error: { message: 'No.' } } });
    expect((await runIn(world, agentId, threadId, 'One?')).body.status).toBe('failed');
    expect(await said()).toEqual(['user: One?']);
    provider.fail = () => undefined;
    await runIn(world, agentId, threadId, 'Two?');
    expect(sent()).toEqual(['user: One?', 'assistant: [No response to this message.]', 'user: Two?']);
  });

  it('keep what a failed run has written, marked, and the next run sees that it is incomplete', async () => {
    provider.chat = () => 'We are open.';
    provider.beforeChunk = async (index) => {
      if (index < 2) return;
      await sleep(100);
      throw new Error('Cut.');
    };
    const { body } = await runIn(world, agentId, threadId, 'When?');
    expect(body).toMatchObject({ status: 'failed', output: 'We are ' });
    expect(await getMessages(world, agentId, threadId)).toMatchObject([
      { role: 'user', is_incomplete: false },
      { role: 'assistant', run_id: body.id, content: 'We are ', is_incomplete: true },
    ]);
    provider.beforeChunk = () => undefined;
    await runIn(world, agentId, threadId, 'And?');
    expect(sent()).toEqual(['user: When?', 'assistant: We are \n\n[This response is incomplete.]', 'user: And?']);
  });

  it('leave out an empty response', async () => {
    provider.chat = () => ' ';
    expect((await runIn(world, agentId, threadId, 'One?')).body.status).toBe('completed');
    expect(await said()).toEqual(['user: One?']);
  });

  it('are rejected when the thread has no space for a question and a response', async () => {
    await world.services.database.rows
      .updateTable('ai_agent_thread')
      .set({ message_count: 999 })
      .where('deployment_id', '=', world.id)
      .execute();
    expect(await runIn(world, agentId, threadId)).toMatchObject({
      status: 409,
      body: { code: 'AI_AGENT_THREAD_FULL' },
    });
    expect(provider.requests).toEqual([]);
  });

  it('are rejected with messages, and in threads of another agent or deployment', async () => {
    const messages = [{ role: 'user', content: 'Hello' }];
    const run = (id: string, input: object) => world.backend.post(`/ai-agents/${id}/runs`, input);
    expect(await run(agentId, { thread_id: threadId, messages })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path: 'messages' }] },
    });
    const other = await createWorld();
    const foreign = await addThread(other, await addAgent(other));
    for (const response of [
      await runIn(world, await addAgent(world), threadId),
      await runIn(world, agentId, foreign),
      await runIn(world, agentId, '1'),
    ]) {
      expect([response.status, response.body.code]).toEqual([404, 'AI_AGENT_THREAD_NOT_FOUND']);
    }
    expect(provider.requests).toEqual([]);
    expect((await world.backend.get(`/ai-agents/${agentId}/runs`)).body.total).toBe(0);
  });
});
