/** Longer names are not compared, which bounds the cost. */
const MAX_COMPARED_LENGTH = 64;

/** The name that the given one most likely misspells: within an edit distance of one per five letters, at most three. */
export function similarName(name: string, names: Iterable<string>): string | null {
  if (name.length > MAX_COMPARED_LENGTH) return null;
  let best: string | null = null;
  let bestDistance = Math.min(3, Math.floor(name.length / 5)) + 1;
  for (const candidate of names) {
    if (candidate.length > MAX_COMPARED_LENGTH || Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name, candidate);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The edit distance: letters replaced, inserted, deleted or swapped with their neighbor (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let [earlier, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const costs = [
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        ...(isSwapped ? [at(earlier, column - 2) + 1] : []),
      ];
      current.push(Math.min(...costs));
    }
    [earlier, last] = [last, current];
  }
  return at(last, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? 0;
