import type { ProviderBody } from './ai-provider.ts';

/** A tool that the model calls. */
export interface ProviderToolCall {
  readonly name: string;
  readonly input: unknown;
}

/** What the model responds with: a text, or tools that it calls. */
export type Completion = string | readonly ProviderToolCall[];

const toolCall = ({ name, input }: ProviderToolCall, index: number) => ({
  id: `call-${index}`,
  type: 'function',
  function: { name, arguments: JSON.stringify(input) },
});

/** The body of a chat completion that is not streamed. */
export function completionOf(body: ProviderBody, completion: Completion): object {
  const message = { role: 'assistant', ...messageOf(completion) };
  const choices = [{ index: 0, message, finish_reason: finishReasonOf(completion) }];
  return { object: 'chat.completion', model: body.model, choices, usage: completionUsage(body, completion) };
}

/** The server-sent events of a streamed chat completion: one for each word or half of the arguments of a tool. */
export function chunksOf(body: ProviderBody, completion: Completion): string[] {
  const deltas = typeof completion === 'string' ? textDeltas(completion) : completion.flatMap(toolDeltas);
  const chunk = (delta: object, finish_reason: string | null = null) =>
    eventOf({ object: 'chat.completion.chunk', model: body.model, choices: [{ index: 0, delta, finish_reason }] });
  return [
    ...deltas.map((delta) => chunk(delta)),
    chunk({}, finishReasonOf(completion)),
    eventOf({
      object: 'chat.completion.chunk',
      model: body.model,
      choices: [],
      usage: completionUsage(body, completion),
    }),
    'data: [DONE]\n\n',
  ];
}

export const eventOf = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

const textDeltas = (text: string) => (text.match(/\S+\s*/g) ?? []).map((content) => ({ content }));

function toolDeltas(call: ProviderToolCall, index: number): object[] {
  const { id, type, function: named } = toolCall(call, index);
  const half = Math.ceil(named.arguments.length / 2);
  return [
    { tool_calls: [{ index, id, type, function: { name: named.name, arguments: named.arguments.slice(0, half) } }] },
    { tool_calls: [{ index, function: { arguments: named.arguments.slice(half) } }] },
  ];
}

const messageOf = (completion: Completion) =>
  typeof completion === 'string' ? { content: completion } : { content: '', tool_calls: completion.map(toolCall) };

const finishReasonOf = (completion: Completion) => (typeof completion === 'string' ? 'stop' : 'tool_calls');

function completionUsage({ messages = [] }: ProviderBody, completion: Completion) {
  const prompt = messages.map(({ content }) => content ?? '').join(' ');
  return usageOf(prompt, typeof completion === 'string' ? completion : '');
}

/** One token for each word. */
export function usageOf(prompt: string, completion: string) {
  const [promptTokens, completionTokens] = [wordsOf(prompt).length, wordsOf(completion).length];
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
