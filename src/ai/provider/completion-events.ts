import { text } from 'node:stream/consumers';
import { isObject } from './provider-requests.ts';

/** The events of a completion that was not streamed, for models that reject to stream. */
export async function* eventsOfCompletion(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  yield Buffer.from(`data: ${JSON.stringify(chunkOf(await text(body)))}\n\ndata: [DONE]\n\n`);
}

/** A chunk with the whole message of each choice. A text that is no completion stays what it is, and cannot be read. */
function chunkOf(response: string): unknown {
  try {
    const completion: unknown = JSON.parse(response);
    if (!isObject(completion) || !Array.isArray(completion['choices'])) return completion;
    return { ...completion, choices: completion['choices'].map(streamed) };
  } catch {
    return response;
  }
}

/** Tool calls of a stream are numbered. */
function streamed(choice: unknown): unknown {
  if (!isObject(choice) || !isObject(choice['message'])) return choice;
  const { message, ...others } = choice;
  const calls = message['tool_calls'];
  const numbered = Array.isArray(calls) && { tool_calls: calls.map((call: object, index) => ({ index, ...call })) };
  return { ...others, delta: { ...message, ...numbered } };
}
