import { type FieldError, fieldError } from '../errors.ts';
import { isCleanText, UNCLEAN_TEXT } from './text.ts';

export const MAX_JSON_DEPTH = 32;
export const DEFAULT_JSON_BYTES = 65_536;

/** What is wrong with a JSON value that a caller sent; each fault once, at the value's own path. */
export function jsonErrors(value: unknown, maxBytes: number, path: () => (string | number)[]): FieldError[] {
  const faults = new Set<string>();
  inspect(value, 1, faults);
  // Text that is too deep may be too deep for JSON.stringify as well.
  if (!faults.has(TOO_DEEP) && Buffer.byteLength(JSON.stringify(value)) > maxBytes) {
    faults.add(`must have at most ${maxBytes} bytes as JSON`);
  }
  return [...faults].map((message) => fieldError(path(), message));
}

const TOO_DEEP = `must be at most ${MAX_JSON_DEPTH} levels deep`;
/** Parsing has rounded such an integer already, and whoever signs or compares it would see another number. */
const INEXACT = `must not contain integers beyond ${Number.MAX_SAFE_INTEGER}`;
/** `1e400` is parsed to infinity, which would be written as null. */
const TOO_LARGE = 'must not contain numbers too large for a 64-bit float';

function inspect(value: unknown, depth: number, faults: Set<string>): void {
  if (typeof value === 'string') {
    if (!isCleanText(value)) faults.add(UNCLEAN_TEXT);
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) faults.add(TOO_LARGE);
    else if (Number.isInteger(value) && !Number.isSafeInteger(value)) faults.add(INEXACT);
  } else if (typeof value === 'object' && value !== null) {
    if (depth > MAX_JSON_DEPTH) {
      faults.add(TOO_DEEP);
    } else if (Array.isArray(value)) {
      for (const item of value) inspect(item, depth + 1, faults);
    } else {
      for (const [key, member] of Object.entries(value)) {
        inspect(key, depth, faults);
        inspect(member, depth + 1, faults);
      }
    }
  }
}
