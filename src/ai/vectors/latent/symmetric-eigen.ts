/** The eigenvalues of a symmetric matrix, largest first, and its eigenvectors, each in a row. */
export interface Eigen {
  readonly values: Float64Array;
  readonly vectors: readonly Float64Array[];
}

const MAX_ROUNDS = 30;
/** The sum of the squares beside the diagonal, as a share of all, at which the matrix counts as diagonal. */
const PRECISION = 1e-18;

/** Decomposes a symmetric matrix of `size` rows by cyclic Jacobi rotations. */
export function symmetricEigen(matrix: Float64Array, size: number): Eigen {
  const rows = Array.from({ length: size }, (_, row) => matrix.slice(row * size, (row + 1) * size));
  const vectors = Array.from({ length: size }, (_, row) => {
    const vector = new Float64Array(size);
    vector[row] = 1;
    return vector;
  });
  const total = sumOfSquares(rows, () => true);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (sumOfSquares(rows, (row, column) => row !== column) <= PRECISION * total) break;
    for (let left = 0; left < size; left++) {
      for (let right = left + 1; right < size; right++) rotate(rows, vectors, left, right);
    }
  }
  const order = rows.map((row, index) => ({ value: row[index] as number, index })).sort((a, b) => b.value - a.value);
  return {
    values: Float64Array.from(order, ({ value }) => value),
    vectors: order.map(({ index }) => vectors[index] as Float64Array),
  };
}

/** Rotates two dimensions so that their element beside the diagonal becomes 0. */
function rotate(rows: readonly Float64Array[], vectors: readonly Float64Array[], left: number, right: number): void {
  const [upper, lower] = [rows[left] as Float64Array, rows[right] as Float64Array];
  const between = upper[right] as number;
  const [first, last] = [upper[left] as number, lower[right] as number];
  if (Math.abs(between) <= 1e-300 || between * between <= 1e-32 * Math.abs(first * last)) return;
  const half = (last - first) / (2 * between);
  const tangent = Math.sign(half || 1) / (Math.abs(half) + Math.sqrt(half * half + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  turn(upper, lower, cosine, sine);
  // The matrix stays symmetric: the columns are those of the rotated rows.
  for (let at = 0; at < rows.length; at++) {
    if (at === left || at === right) continue;
    const row = rows[at] as Float64Array;
    row[left] = upper[at] as number;
    row[right] = lower[at] as number;
  }
  upper[left] = first - tangent * between;
  lower[right] = last + tangent * between;
  upper[right] = 0;
  lower[left] = 0;
  turn(vectors[left] as Float64Array, vectors[right] as Float64Array, cosine, sine);
}

function turn(one: Float64Array, other: Float64Array, cosine: number, sine: number): void {
  for (let at = 0; at < one.length; at++) {
    const [x, y] = [one[at] as number, other[at] as number];
    one[at] = cosine * x - sine * y;
    other[at] = sine * x + cosine * y;
  }
}

function sumOfSquares(rows: readonly Float64Array[], counts: (row: number, column: number) => boolean): number {
  let sum = 0;
  for (const [row, values] of rows.entries()) {
    for (let column = 0; column < values.length; column++) {
      if (counts(row, column)) sum += (values[column] as number) ** 2;
    }
  }
  return sum;
}
