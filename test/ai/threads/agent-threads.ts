import type { TestProvider } from '../../support/ai-provider.ts';
import type { World } from '../../support/world.ts';

export const MODEL = 'chat-1';

export async function addAgent({ backend }: World, input: object = {}): Promise<string> {
  const { status, body } = await backend.post('/ai-agents', { name: 'Helper', model: MODEL, ...input });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

export const postThread = ({ backend }: World, agentId: string, input: object = {}) =>
  backend.post(`/ai-agents/${agentId}/threads`, input);

export async function addThread(world: World, agentId: string, input: object = {}): Promise<string> {
  const { status, body } = await postThread(world, agentId, input);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

export const getThread = ({ backend }: World, agentId: string, threadId: string) =>
  backend.get(`/ai-agents/${agentId}/threads/${threadId}`);

export const postMessage = ({ backend }: World, agentId: string, threadId: string, input: object) =>
  backend.post(`/ai-agents/${agentId}/threads/${threadId}/messages`, input);

export const getMessages = async ({ backend }: World, agentId: string, threadId: string) =>
  (await backend.get(`/ai-agents/${agentId}/threads/${threadId}/messages?per_page=100`)).body.data;

/** Runs the agent in the thread with a text. */
export const runIn = ({ backend }: World, agentId: string, threadId: string, text = 'When are you open?') =>
  backend.post(`/ai-agents/${agentId}/runs`, { text, thread_id: threadId });

/** Holds the responses of the provider until the returned function is called. */
export function holdProvider(provider: TestProvider): () => void {
  const held = Promise.withResolvers<undefined>();
  provider.fail = () => held.promise;
  return () => held.resolve(undefined);
}
