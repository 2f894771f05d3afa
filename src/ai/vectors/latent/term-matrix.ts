import type { SparseMatrix } from './matrices.ts';

/** The terms of a chunk with their frequencies at the same places. */
export interface ChunkTerms {
  readonly terms: readonly string[];
  readonly frequencies: readonly number[];
}

/** The terms of a matrix's columns, with their weights. */
export interface TermMatrix {
  readonly terms: readonly string[];
  readonly inverseFrequencies: Float64Array;
  readonly matrix: SparseMatrix;
}

/** Terms of fewer chunks say nothing about other terms. */
const MIN_CHUNKS = 2;

/** How much a frequency counts: the tenth occurrence less than the first. */
export const frequencyWeight = (frequency: number): number => Math.log1p(frequency);

/** Collects chunks for a matrix with a row for each chunk and a column for each term. Rows have the length 1. */
export class TermMatrixBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #terms: string[] = [];
  readonly #chunkCounts: number[] = [];
  readonly #rowStarts: number[] = [0];
  readonly #columns: number[] = [];
  readonly #weights: number[] = [];

  add({ terms, frequencies }: ChunkTerms): void {
    for (const [index, term] of terms.entries()) {
      const number = this.#numberOf(term);
      this.#chunkCounts[number] = (this.#chunkCounts[number] as number) + 1;
      this.#columns.push(number);
      this.#weights.push(frequencyWeight(frequencies[index] as number));
    }
    this.#rowStarts.push(this.#columns.length);
  }

  #numberOf(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.#terms.length;
      this.#numbers.set(term, number);
      this.#terms.push(term);
      this.#chunkCounts.push(0);
    }
    return number;
  }

  /** Builds the matrix of the most frequent terms that several chunks have. */
  build(maxTerms: number): TermMatrix {
    const chunkCount = this.#rowStarts.length - 1;
    const count = (number: number) => this.#chunkCounts[number] as number;
    const numbers = [...this.#terms.keys()]
      .filter((number) => count(number) >= MIN_CHUNKS)
      .sort((a, b) => count(b) - count(a) || a - b)
      .slice(0, maxTerms);
    const columnOf = new Int32Array(this.#terms.length).fill(-1);
    for (const [column, number] of numbers.entries()) columnOf[number] = column;
    const inverseFrequencies = Float64Array.from(numbers, (number) => Math.log(1 + chunkCount / count(number)));
    const elements = numbers.reduce((sum, number) => sum + count(number), 0);
    const matrix = {
      rowCount: chunkCount,
      columnCount: numbers.length,
      rowStarts: new Uint32Array(chunkCount + 1),
      columns: new Uint32Array(elements),
      values: new Float32Array(elements),
    };
    let end = 0;
    for (let row = 0; row < chunkCount; row++) {
      const start = end;
      let squares = 0;
      for (let at = this.#rowStarts[row] as number; at < (this.#rowStarts[row + 1] as number); at++) {
        const column = columnOf[this.#columns[at] as number] as number;
        if (column < 0) continue;
        const value = (this.#weights[at] as number) * (inverseFrequencies[column] as number);
        matrix.columns[end] = column;
        matrix.values[end++] = value;
        squares += value * value;
      }
      const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
      for (let at = start; at < end; at++) matrix.values[at] = (matrix.values[at] as number) * scale;
      matrix.rowStarts[row + 1] = end;
    }
    return { terms: numbers.map((number) => this.#terms[number] as string), inverseFrequencies, matrix };
  }
}
