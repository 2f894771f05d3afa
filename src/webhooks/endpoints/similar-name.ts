/** Longer texts are not compared: no name that anybody types is. */
const LONGEST = 64;

/** The name that the given one is most likely a misspelling of: a letter in five may be wrong, at most three. */
export function similarName(name: string, names: Iterable<string>): string | null {
  if (name.length > LONGEST) return null;
  let best: string | null = null;
  let least = Math.min(3, Math.floor(name.length / 5)) + 1;
  for (const candidate of names) {
    if (candidate.length > LONGEST || Math.abs(candidate.length - name.length) >= least) continue;
    const distance = distanceOf(name, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** How many letters are to be changed, added, taken away or swapped with their neighbour (optimal string alignment). */
function distanceOf(one: string, other: string): number {
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
