/** A matrix in which most elements are 0: the others in the order of their rows (compressed sparse rows). */
export interface SparseMatrix {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Where each row begins in `columns` and `values`, and where the last one ends. */
  readonly rowStarts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

/** A matrix with its rows one after the other. */
export interface DenseMatrix {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly values: Float32Array;
}

export const denseMatrix = (rowCount: number, columnCount: number): DenseMatrix => ({
  rowCount,
  columnCount,
  values: new Float32Array(rowCount * columnCount),
});

/** `sparse × dense`, written to `result`. */
export function multiply(
  sparse: SparseMatrix,
  { values: dense, columnCount: width }: DenseMatrix,
  result: DenseMatrix,
) {
  const { rowStarts, columns, values } = sparse;
  result.values.fill(0);
  for (let row = 0; row < sparse.rowCount; row++) {
    const end = rowStarts[row + 1] as number;
    for (let at = rowStarts[row] as number; at < end; at++) {
      addScaled(result.values, row * width, values[at] as number, dense, (columns[at] as number) * width, width);
    }
  }
}

/** The transpose of `sparse`, times `dense`, written to `result`. */
export function multiplyTransposed(
  sparse: SparseMatrix,
  { values: dense, columnCount: width }: DenseMatrix,
  result: DenseMatrix,
) {
  const { rowStarts, columns, values } = sparse;
  result.values.fill(0);
  for (let row = 0; row < sparse.rowCount; row++) {
    const end = rowStarts[row + 1] as number;
    for (let at = rowStarts[row] as number; at < end; at++) {
      addScaled(result.values, (columns[at] as number) * width, values[at] as number, dense, row * width, width);
    }
  }
}

/** Adds `factor` times `width` elements of `from` to those of `to`. */
export function addScaled(
  to: Float32Array,
  toStart: number,
  factor: number,
  from: Float32Array,
  fromStart: number,
  width: number,
): void {
  for (let at = 0; at < width; at++) {
    to[toStart + at] = (to[toStart + at] as number) + factor * (from[fromStart + at] as number);
  }
}

/** The dot products of all pairs of columns. */
export function gramMatrix({ values, rowCount, columnCount: width }: DenseMatrix): Float64Array {
  const gram = new Float64Array(width * width);
  for (let row = 0; row < rowCount; row++) {
    const start = row * width;
    for (let left = 0; left < width; left++) {
      const factor = values[start + left] as number;
      const line = left * width;
      for (let right = left; right < width; right++) {
        gram[line + right] = (gram[line + right] as number) + factor * (values[start + right] as number);
      }
    }
  }
  for (let left = 0; left < width; left++) {
    for (let right = 0; right < left; right++) gram[left * width + right] = gram[right * width + left] as number;
  }
  return gram;
}

/** Replaces each row by its product with a matrix of `columnCount` rows. */
export function multiplyRows({ values, rowCount, columnCount }: DenseMatrix, right: DenseMatrix): DenseMatrix {
  const result = denseMatrix(rowCount, right.columnCount);
  for (let row = 0; row < rowCount; row++) {
    for (let at = 0; at < columnCount; at++) {
      const factor = values[row * columnCount + at] as number;
      const to = row * right.columnCount;
      addScaled(result.values, to, factor, right.values, at * right.columnCount, right.columnCount);
    }
  }
  return result;
}
