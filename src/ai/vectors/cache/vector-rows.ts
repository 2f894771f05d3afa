import { type DotProductsExports, dotProductsModule } from './dot-products-wasm.ts';

/** The integer for 1. Products of vectors of length 1 are at most its square, which 4 bytes can have. */
const ONE = 32_767;
/** A vector is multiplied in steps of eight elements. Zeros fill it up. */
const STEP = 8;
const PAGE_BYTES = 65_536;
const PRODUCT_BYTES = 4;
/** The vectors of one call. */
const BATCH_SIZE = 1_024;

/**
 * Vectors of length 1 in numbered rows, as integers of 2 bytes: half of the memory of floating-point numbers, and products that
 * differ from theirs by about 0.00001. They are in the memory of WebAssembly, which grows in place and does not shrink.
 */
export class VectorRows {
  readonly #dimensions: number;
  readonly #bytesOfVector: number;
  /** Where the rows start, after a query and the products of a batch. */
  readonly #start: number;
  readonly #wasm: DotProductsExports;
  #count = 0;

  constructor(dimensions: number) {
    this.#dimensions = dimensions;
    this.#bytesOfVector = Math.ceil(dimensions / STEP) * STEP * Int16Array.BYTES_PER_ELEMENT;
    this.#start = this.#bytesOfVector + BATCH_SIZE * PRODUCT_BYTES;
    this.#wasm = new WebAssembly.Instance(dotProductsModule).exports as unknown as DotProductsExports;
    this.resize(0);
  }

  get bytes(): number {
    return this.#wasm.memory.buffer.byteLength;
  }

  get count(): number {
    return this.#count;
  }

  /** Changes the number of rows. */
  resize(count: number): void {
    const missing = this.#addressOf(count) - this.bytes;
    if (missing > 0) this.#wasm.memory.grow(Math.ceil(missing / PAGE_BYTES));
    this.#count = count;
  }

  write(row: number, vector: Float32Array): void {
    this.#encode(vector, this.#addressOf(row));
  }

  copy(from: number, to: number): void {
    const start = this.#addressOf(from);
    new Uint8Array(this.#wasm.memory.buffer).copyWithin(this.#addressOf(to), start, start + this.#bytesOfVector);
  }

  clear(row: number): void {
    this.#elementsAt(this.#addressOf(row)).fill(0);
  }

  /** Whether a row has no vector yet, or one of zeros, which is similar to no other. */
  isClear(row: number): boolean {
    return this.#elementsAt(this.#addressOf(row)).every((element) => element === 0);
  }

  /** Calls back with the product of a vector and each row, in order. */
  multiply(vector: Float32Array, onProduct: (row: number, product: number) => void): void {
    const { memory, multiply } = this.#wasm;
    this.#encode(vector, 0);
    const products = new Int32Array(memory.buffer, this.#bytesOfVector, BATCH_SIZE);
    for (let first = 0; first < this.#count; first += BATCH_SIZE) {
      const count = Math.min(BATCH_SIZE, this.#count - first);
      const end = this.#bytesOfVector + count * PRODUCT_BYTES;
      multiply(this.#addressOf(first), this.#bytesOfVector, end, this.#bytesOfVector);
      for (let at = 0; at < count; at++) onProduct(first + at, (products[at] as number) / ONE ** 2);
    }
  }

  #addressOf(row: number): number {
    return this.#start + row * this.#bytesOfVector;
  }

  #elementsAt(address: number): Int16Array {
    return new Int16Array(this.#wasm.memory.buffer, address, this.#dimensions);
  }

  #encode(vector: Float32Array, address: number): void {
    const elements = this.#elementsAt(address);
    for (let at = 0; at < this.#dimensions; at++) elements[at] = Math.round((vector[at] as number) * ONE);
  }
}
