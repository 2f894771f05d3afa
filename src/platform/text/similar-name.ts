/** Longer names are not compared, which bounds the work. */
export const MAX_COMPARED_LENGTH = 64;
const MAX_EDITS = 3;
const LETTERS_PER_EDIT = 5;

/**
 * The name that the given one most likely misspells, or null. A name may differ by one edit for each five letters, at most three:
 * short names have too many similar ones.
 */
export function similarName(
  name: string,
  names: Iterable<string>,
  lettersPerEdit: number = LETTERS_PER_EDIT,
): string | null {
  if (name.length > MAX_COMPARED_LENGTH) return null;
  let best: string | null = null;
  let limit = Math.min(MAX_EDITS, Math.floor(name.length / lettersPerEdit));
  for (const candidate of names) {
    if (limit < 0 || candidate.length > MAX_COMPARED_LENGTH) continue;
    const edits = editDistance(name, candidate, limit);
    if (edits === null) continue;
    // Later candidates must be more similar.
    [best, limit] = [candidate, edits - 1];
  }
  return best;
}

/**
 * The number of inserted, removed, replaced and swapped characters between two names (optimal string alignment distance), or
 * null for more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number | null {
  if (Math.abs(a.length - b.length) > limit) return null;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] as number) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > limit) return null;
    beforeLast = last;
    last = current;
  }
  const edits = last[b.length] as number;
  return edits <= limit ? edits : null;
}
