type Random = () => number;

/** Generates reproducible numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SCALARS = [null, true, false, 0, 1, 3.5, 7, '', 'a', 'b', 'text'];
const NAMES = ['a', 'b', 'c', '0', 'length'];

const oneOf = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

/** Generates a JSON value, at most `depth` levels deep. */
export function anyJson(random: Random, depth = 3, names: readonly string[] = NAMES): unknown {
  const kind = depth > 0 ? random() : 1;
  if (kind < 0.3) return anyObject(random, depth, names);
  if (kind < 0.5) return Array.from({ length: Math.floor(random() * 4) }, () => anyJson(random, depth - 1, names));
  return oneOf(random, SCALARS);
}

/** Generates a JSON object, as JSON.parse would return it. */
export function anyObject(random: Random, depth = 3, names: readonly string[] = NAMES): Record<string, unknown> {
  const entries = Array.from({ length: Math.floor(random() * 4) }, () => [
    oneOf(random, names),
    anyJson(random, depth - 1, names),
  ]);
  return Object.fromEntries(entries);
}
