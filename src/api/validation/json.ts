import { isCleanText, UNCLEAN_TEXT } from './text.ts';

export const MAX_JSON_DEPTH = 32;
export const DEFAULT_JSON_BYTES = 65_536;

/** The bounds that a JSON value breaks, each once. */
export function brokenJsonBounds(value: unknown, maxBytes: number): ReadonlySet<string> {
  const broken = new Set<string>();
  inspect(value, 1, broken);
  // Text that is too deep may be too deep for JSON.stringify as well.
  if (!broken.has(TOO_DEEP) && Buffer.byteLength(JSON.stringify(value)) > maxBytes) {
    broken.add(`must have at most ${maxBytes} bytes as JSON`);
  }
  return broken;
}

const TOO_DEEP = `must be at most ${MAX_JSON_DEPTH} levels deep`;
/** Parsing has rounded such an integer already, and whoever signs or compares it would see another number. */
const INEXACT = `must not contain integers beyond ${Number.MAX_SAFE_INTEGER}`;
/** `1e400` is parsed to infinity, which would be written as null. */
const TOO_LARGE = 'must not contain numbers too large for a 64-bit float';

function inspect(value: unknown, depth: number, broken: Set<string>): void {
  if (typeof value === 'string') {
    if (!isCleanText(value)) broken.add(UNCLEAN_TEXT);
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) broken.add(TOO_LARGE);
    else if (Number.isInteger(value) && !Number.isSafeInteger(value)) broken.add(INEXACT);
  } else if (typeof value === 'object' && value !== null) {
    if (depth > MAX_JSON_DEPTH) {
      broken.add(TOO_DEEP);
    } else if (Array.isArray(value)) {
      for (const item of value) inspect(item, depth + 1, broken);
    } else {
      for (const [key, member] of Object.entries(value)) {
        inspect(key, depth, broken);
        inspect(member, depth + 1, broken);
      }
    }
  }
}
