import { expect } from 'vitest';
import { configureProvider, startProvider, type TestProvider } from '../../support/ai-provider.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

const MODEL = 'chat-1';
export const TEXT_PARAMETERS = {
  type: 'object',
  properties: { order: { type: 'string', maxLength: 10 } },
  required: ['order'],
  additionalProperties: false,
};

/** A deployment with a test provider. */
export interface AgentWorld {
  readonly world: World;
  readonly provider: TestProvider;
}

export async function createAgentWorld(): Promise<AgentWorld> {
  const world = await createWorld();
  const provider = await startProvider();
  await configureProvider(world, { base_url: provider.baseUrl });
  return { world, provider };
}

/** Creates a tool with the argument `order`, and returns it as the response shows it. */
export async function createTool({ backend }: World, input: object = {}) {
  const { status, body } = await backend.post('/ai-tools', {
    name: unique('get-order'),
    description: 'Returns the status of an order.',
    parameters: TEXT_PARAMETERS,
    url: 'https://tools.example.com/orders',
    ...input,
  } as never);
  expect([status, body]).toMatchObject([201, {}]);
  return body;
}

export async function createAgent({ backend }: World, input: object = {}): Promise<string> {
  const { status, body } = await backend.post('/ai-agents', { name: 'Helper', model: MODEL, ...input } as never);
  expect([status, body]).toMatchObject([201, {}]);
  return body.id;
}

export const runAgent = ({ backend }: World, agentId: string) =>
  backend.post(`/ai-agents/${agentId}/runs`, { text: 'Where is my order?' });

interface Call {
  readonly name: string;
  readonly input: unknown;
}

/** Runs an agent whose model makes the calls, one after the other, and then responds. Returns the run and the results. */
export async function runWithCalls(
  { world, provider }: AgentWorld,
  agentId: string,
  calls: readonly (Call | readonly Call[])[],
) {
  const steps = calls.map((call) => [call].flat() as Call[]);
  provider.chat = () => steps.shift() ?? 'Done.';
  const { status, body } = await runAgent(world, agentId);
  expect([status, body]).toMatchObject([201, { status: 'completed', output: 'Done.' }]);
  return { run: body, results: toolResults(provider) };
}

/** The results of tools that the model has seen in the last request. */
export function toolResults({ requests }: TestProvider): string[] {
  const messages = requests.at(-1)?.body?.messages ?? [];
  return messages.flatMap(({ role, content }) => (role === 'tool' ? [content ?? ''] : []));
}

export async function knowledgeBaseWith({ backend }: World, content: string, name = 'hours.txt') {
  const { body: base } = await backend.post('/ai-knowledge-bases', { name: 'Hours', type: 'graph' });
  const { body } = await backend.post(`/ai-knowledge-bases/${base.id}/documents`, { name, content });
  return { kbId: base.id, documentId: body.id };
}
