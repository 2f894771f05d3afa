import { ConnectionError, GatehouseError } from './errors.ts';

/** One event takes at most this many characters, so that a broken server cannot fill the memory. */
const MAX_EVENT_LENGTH = 16 * 1_024 * 1_024;

/** The events of a response of server-sent events (HTML standard, section 9.2), whose data is JSON. */
export async function* eventsOf<Event>(response: Response): AsyncGenerator<Event> {
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      buffered += value;
      const blocks = buffered.split(/\r\n\r\n|\n\n|\r\r/);
      buffered = blocks.pop() ?? '';
      if (buffered.length > MAX_EVENT_LENGTH) throw new GatehouseError('UNEXPECTED_RESPONSE', 'An event is too long.');
      for (const block of blocks) {
        const data = dataOf(block);
        if (data !== null) yield JSON.parse(data) as Event;
      }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ConnectionError('NETWORK_FAILED', 'The stream was cut off.', { cause: error });
  } finally {
    // Leaving the loop ends the request, which the service notices.
    await reader.cancel().catch(() => {});
  }
}

/** The data of one event; null for a comment, which keeps the connection open. */
function dataOf(block: string): string | null {
  const lines = block
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).replace(/^ /, ''));
  return lines.length === 0 ? null : lines.join('\n');
}
