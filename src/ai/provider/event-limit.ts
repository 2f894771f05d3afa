import { ProviderError } from './provider.ts';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** The bytes of server-sent events, each of a limited size. An empty line ends an event. */
export async function* withinEventLimit(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void, void> {
  let size = 0;
  let isLineEmpty = true;
  for await (const chunk of body) {
    for (const byte of chunk) {
      size += 1;
      if (byte === LINE_FEED) {
        if (isLineEmpty) size = 0;
        isLineEmpty = true;
      } else if (byte !== CARRIAGE_RETURN) {
        isLineEmpty = false;
      }
    }
    if (size > maxBytes) throw new ProviderError('INVALID_RESPONSE');
    yield chunk;
  }
}
