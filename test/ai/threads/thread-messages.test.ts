import { beforeEach, describe, expect, it } from 'vitest';
import { createWorld, eventsOf, type World } from '../../support/world.ts';
import { addAgent, addThread, getMessages, getThread, postMessage } from './agent-threads.ts';

let world: World;
let agentId: string;
let threadId: string;

beforeEach(async () => {
  world = await createWorld();
  agentId = await addAgent(world);
  threadId = await addThread(world, agentId);
});

const post = (input: object) => postMessage(world, agentId, threadId, input);

/** As if the thread had so many messages. */
const setMessageCount = ({ services, id }: World, count: number) =>
  services.database.rows
    .updateTable('ai_agent_thread')
    .set({ message_count: count })
    .where('deployment_id', '=', id)
    .execute();

describe('POST /ai-agents/{agent_id}/threads/{thread_id}/messages', () => {
  it('adds a message without a run to the end, and records no text', async () => {
    const { status, body } = await post({ role: 'user', content: 'Hello, it is me.' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        thread_id: threadId,
        run_id: null,
        role: 'user',
        content: 'Hello, it is me.',
        citations: [],
        is_incomplete: false,
        created_at: expect.any(String),
      },
    ]);
    const second = (await post({ role: 'assistant', content: 'Hello.' })).body;
    expect(await getMessages(world, agentId, threadId)).toEqual([body, second]);
    expect((await getThread(world, agentId, threadId)).body).toMatchObject({
      last_message_at: second.created_at,
      updated_at: second.created_at,
    });
    const events = (await eventsOf(world)).filter(({ type }) => type === 'ai_agent_thread.updated');
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toContain('Hello');
  });

  it.each<[string, object]>([
    ['an empty text', { role: 'user', content: '' }],
    ['a text of 32,001 characters', { role: 'user', content: 'a'.repeat(32_001) }],
    ['an unknown role', { role: 'system', content: 'Hello' }],
    ['no role', { content: 'Hello' }],
  ])('rejects %s', async (_, input) => {
    expect(await post(input)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await getMessages(world, agentId, threadId)).toEqual([]);
  });

  it('accepts the 1,000th message and rejects the next one', async () => {
    await setMessageCount(world, 999);
    expect((await post({ role: 'user', content: 'a'.repeat(32_000) })).status).toBe(201);
    expect(await post({ role: 'user', content: 'Hello' })).toMatchObject({
      status: 409,
      body: { code: 'AI_AGENT_THREAD_FULL' },
    });
  });

  it('counts messages that are added at the same time', async () => {
    await setMessageCount(world, 997);
    const responses = await Promise.all(Array.from({ length: 6 }, () => post({ role: 'user', content: 'Hello' })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409]);
    expect(await getMessages(world, agentId, threadId)).toHaveLength(3);
  });
});

describe('GET /ai-agents/{agent_id}/threads/{thread_id}/messages', () => {
  it('returns pages of messages, oldest first', async () => {
    for (const content of ['One', 'Two', 'Three']) await post({ role: 'user', content });
    const path = `/ai-agents/${agentId}/threads/${threadId}/messages?per_page=2&page=2` as const;
    expect((await world.backend.get(path)).body).toMatchObject({
      total: 3,
      page: 2,
      per_page: 2,
      total_pages: 2,
      data: [{ content: 'Three' }],
    });
  });
});
