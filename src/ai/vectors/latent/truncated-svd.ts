import {
  type DenseMatrix,
  denseMatrix,
  gramMatrix,
  multiply,
  multiplyRows,
  multiplyTransposed,
  type SparseMatrix,
} from './matrices.ts';
import { normalNumbers } from './random.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

export interface SvdOptions {
  readonly dimensions: number;
  readonly powerIterations: number;
  readonly seed: number;
}

export interface TruncatedSvd {
  /** The right singular vectors: a row for each column of the matrix, a column for each dimension. */
  readonly right: DenseMatrix;
  /** The singular values, largest first. */
  readonly singularValues: Float64Array;
}

/** Additional dimensions while computing, which make the wanted ones more precise. */
const OVERSAMPLING = 10;
/** Directions with a smaller share of the largest one are rounding errors. */
const SMALLEST_SHARE = 1e-9;

/** The largest singular values of a matrix with their right vectors, by randomised subspace iteration. Deterministic. */
export function truncatedSvd(matrix: SparseMatrix, { dimensions, powerIterations, seed }: SvdOptions): TruncatedSvd {
  const { rowCount, columnCount } = matrix;
  const width = Math.min(dimensions + OVERSAMPLING, rowCount, columnCount);
  const random = normalNumbers(seed);
  let right = denseMatrix(columnCount, width);
  for (let at = 0; at < right.values.length; at++) right.values[at] = random();
  let left = denseMatrix(rowCount, width);
  multiply(matrix, right, left);
  for (let round = 0; ; round++) {
    left = orthonormalColumns(left);
    right = denseMatrix(columnCount, left.columnCount);
    multiplyTransposed(matrix, left, right);
    if (round === powerIterations) return singularVectors(right, dimensions);
    left = denseMatrix(rowCount, left.columnCount);
    multiply(matrix, right, left);
  }
}

/**
 * Orthonormal columns that span those of the matrix, by Gram-Schmidt. It works on the dot products of the columns, which is far
 * less than the columns themselves. Omits columns that depend on the earlier ones.
 */
function orthonormalColumns(matrix: DenseMatrix): DenseMatrix {
  const width = matrix.columnCount;
  const gram = gramMatrix(matrix);
  const combinations: Float64Array[] = [];
  /** The products of the dot products and each combination. */
  const products: Float64Array[] = [];
  for (let column = 0; column < width; column++) {
    const combination = new Float64Array(width);
    combination[column] = 1;
    for (const [index, product] of products.entries()) {
      const share = product[column] as number;
      const earlier = combinations[index] as Float64Array;
      for (let at = 0; at < column; at++)
        combination[at] = (combination[at] as number) - share * (earlier[at] as number);
    }
    const product = symmetricProduct(gram, combination);
    const square = dotProduct(combination, product);
    if (square <= SMALLEST_SHARE * (gram[column * width + column] as number)) continue;
    const scale = 1 / Math.sqrt(square);
    combinations.push(combination.map((value) => scale * value));
    products.push(product.map((value) => scale * value));
  }
  return multiplyRows(matrix, columnsOf(combinations, width));
}

/** The singular values and right vectors of the matrix that was reduced to these columns. */
function singularVectors(matrix: DenseMatrix, dimensions: number): TruncatedSvd {
  const { values, vectors } = symmetricEigen(gramMatrix(matrix), matrix.columnCount);
  const smallest = (values[0] ?? 0) * SMALLEST_SHARE;
  const kept = Math.min(dimensions, values.filter((value) => value > smallest).length);
  const singularValues = values.slice(0, kept).map(Math.sqrt);
  const combinations = vectors
    .slice(0, kept)
    .map((vector, index) => vector.map((value) => value / (singularValues[index] as number)));
  return { right: multiplyRows(matrix, columnsOf(combinations, matrix.columnCount)), singularValues };
}

function columnsOf(vectors: readonly Float64Array[], rowCount: number): DenseMatrix {
  const result = denseMatrix(rowCount, vectors.length);
  for (const [column, vector] of vectors.entries()) {
    for (let row = 0; row < rowCount; row++) result.values[row * vectors.length + column] = vector[row] as number;
  }
  return result;
}

function symmetricProduct(matrix: Float64Array, vector: Float64Array): Float64Array {
  const width = vector.length;
  const result = new Float64Array(width);
  for (let row = 0; row < width; row++) {
    const factor = vector[row] as number;
    if (factor === 0) continue;
    for (let at = 0; at < width; at++) {
      result[at] = (result[at] as number) + factor * (matrix[row * width + at] as number);
    }
  }
  return result;
}

function dotProduct(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
