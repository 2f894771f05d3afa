import { isStorableText, UNSTORABLE_TEXT } from '../text/text.ts';

export const MAX_JSON_DEPTH = 32;
export const DEFAULT_JSON_BYTES = 65_536;

/** The distinct error messages for the bounds that a JSON value violates. */
export function jsonBoundErrors(value: unknown, maxBytes: number): ReadonlySet<string> {
  const messages = new Set<string>();
  collectErrors(value, 1, messages);
  // A value that is too deep may exceed the stack of JSON.stringify.
  if (!messages.has(TOO_DEEP) && Buffer.byteLength(JSON.stringify(value)) > maxBytes) {
    messages.add(`must have at most ${maxBytes} bytes as JSON`);
  }
  return messages;
}

const TOO_DEEP = `must be at most ${MAX_JSON_DEPTH} levels deep`;
/** JSON.parse has already rounded such an integer, so a client that signs or compares it would see another number. */
const UNSAFE_INTEGER = `must not contain integers beyond ${Number.MAX_SAFE_INTEGER}`;
/** `1e400` is parsed as infinity, which would be serialized as null. */
const TOO_LARGE = 'must not contain numbers too large for a 64-bit float';

function collectErrors(value: unknown, depth: number, messages: Set<string>): void {
  if (typeof value === 'string') {
    if (!isStorableText(value)) messages.add(UNSTORABLE_TEXT);
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) messages.add(TOO_LARGE);
    else if (Number.isInteger(value) && !Number.isSafeInteger(value)) messages.add(UNSAFE_INTEGER);
  } else if (typeof value === 'object' && value !== null) {
    if (depth > MAX_JSON_DEPTH) {
      messages.add(TOO_DEEP);
    } else if (Array.isArray(value)) {
      for (const item of value) collectErrors(item, depth + 1, messages);
    } else {
      for (const [key, fieldValue] of Object.entries(value)) {
        collectErrors(key, depth, messages);
        collectErrors(fieldValue, depth + 1, messages);
      }
    }
  }
}
