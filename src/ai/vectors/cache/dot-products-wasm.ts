/** The exports of {@link dotProductsModule}. */
export interface DotProductsExports {
  readonly memory: WebAssembly.Memory;
  /**
   * Multiplies the vector at the address 0 with the vectors from `vectors` on, and writes the products, 4 bytes each, from `products` to
   * `end`. A vector has `bytes` bytes, a multiple of 16: integers of 2 bytes.
   */
  readonly multiply: (vectors: number, products: number, end: number, bytes: number) => void;
}

/** The parameters of the function, and its variables: the offset in a vector, and four sums of 4 bytes. */
const VECTOR = 0;
const PRODUCT = 1;
const END = 2;
const BYTES = 3;
const OFFSET = 4;
const SUMS = 5;

const I32 = 0x7f;
const V128 = 0x7b;
const NO_RESULT = 0x40;
const LOOP = [0x03, NO_RESULT];
const END_OF_BLOCK = 0x0b;
/** Repeats the innermost loop if the value is not 0. */
const REPEAT_IF = [0x0d, 0];
const I32_STORE = [0x36, 2, 0];
const I32_LESS = 0x48;
const I32_ADD = 0x6a;
const V128_LOAD = [0xfd, 0x00, 4, 0];
const V128_ZERO = [0xfd, 0x0c, ...new Array<number>(16).fill(0)];
const I32X4_ADD = [0xfd, 0xae, 0x01];
/** Multiplies eight integers of 2 bytes with eight others, and adds the products in pairs. */
const I32X4_DOT_I16X8 = [0xfd, 0xba, 0x01];
const get = (variable: number) => [0x20, variable];
const set = (variable: number) => [0x21, variable];
const setAndGet = (variable: number) => [0x22, variable];
const constant = (value: number) => [0x41, value];
const sum = (number: number) => [...get(SUMS), 0xfd, 0x1b, number];
const add = (variable: number, value: number) => [...get(variable), ...constant(value), I32_ADD];

const MULTIPLY = [
  ...[2, 1, I32, 1, V128],
  ...LOOP,
  ...[...constant(0), ...set(OFFSET), ...V128_ZERO, ...set(SUMS)],
  ...LOOP,
  ...[...get(VECTOR), ...V128_LOAD, ...get(OFFSET), ...V128_LOAD, ...I32X4_DOT_I16X8],
  ...[...get(SUMS), ...I32X4_ADD, ...set(SUMS)],
  ...[...add(VECTOR, 16), ...set(VECTOR)],
  ...[...add(OFFSET, 16), ...setAndGet(OFFSET), ...get(BYTES), I32_LESS, ...REPEAT_IF],
  END_OF_BLOCK,
  ...[...get(PRODUCT), ...sum(0), ...sum(1), I32_ADD, ...sum(2), I32_ADD, ...sum(3), I32_ADD, ...I32_STORE],
  ...[...add(PRODUCT, 4), ...setAndGet(PRODUCT), ...get(END), I32_LESS, ...REPEAT_IF],
  END_OF_BLOCK,
  END_OF_BLOCK,
];

/** Numbers of up to 14 bits, as the binary format has them. */
const sized = (bytes: readonly number[]) => [(bytes.length & 0x7f) | 0x80, bytes.length >> 7, ...bytes];
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)];
const name = (text: string) => [text.length, ...Buffer.from(text)];

/**
 * A WebAssembly module that computes dot products: eight multiplications at once, where JavaScript does one. It is written in
 * instructions here, because no tool then has to build it.
 */
export const dotProductsModule = new WebAssembly.Module(
  new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 4, I32, I32, I32, I32, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, 1]),
    ...section(7, [2, ...name('memory'), 2, 0, ...name('multiply'), 0, 0]),
    ...section(10, [1, ...sized(MULTIPLY)]),
  ]),
);
