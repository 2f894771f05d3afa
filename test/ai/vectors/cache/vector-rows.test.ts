import { expect, it } from 'vitest';
import { VectorRows } from '../../../../src/ai/vectors/cache/vector-rows.ts';
import { dotProduct, normalize } from '../../../../src/ai/vectors/vector-math.ts';

/** A vector of length 1 with positive and negative elements. */
const vectorOf = (seed: number, dimensions: number): Float32Array =>
  normalize(Float32Array.from({ length: dimensions }, (_, at) => Math.sin((at + 1) * (seed + 1) * 1.7)));

function productsOf(rows: VectorRows, vector: Float32Array): number[] {
  const products: number[] = [];
  rows.multiply(vector, (row, product) => {
    expect(row).toBe(products.push(product) - 1);
  });
  return products;
}

it.each([1, 7, 8, 50, 200, 1_536])('multiplies a vector of %i dimensions with all rows', (dimensions) => {
  const rows = new VectorRows(dimensions);
  const vectors = Array.from({ length: 3_000 }, (_, seed) => vectorOf(seed, dimensions));
  rows.resize(vectors.length);
  for (const [row, vector] of vectors.entries()) rows.write(row, vector);
  const query = vectorOf(5_000, dimensions);
  const products = productsOf(rows, query);
  expect(products).toHaveLength(vectors.length);
  for (const [row, vector] of vectors.entries()) expect(products[row]).toBeCloseTo(dotProduct(query, vector), 3);
});

it('multiplies the largest vectors without an overflow', () => {
  const rows = new VectorRows(4_096);
  rows.resize(2);
  const even = normalize(new Float32Array(4_096).fill(1));
  const single = new Float32Array(4_096);
  single[4_095] = -1;
  rows.write(0, even);
  rows.write(1, single);
  for (const [row, vector] of [even, single].entries()) expect(productsOf(rows, vector)[row]).toBeCloseTo(1, 2);
});

it('has vectors of zeros in new and in cleared rows', () => {
  const rows = new VectorRows(50);
  rows.resize(2);
  expect(rows.isClear(0)).toBe(true);
  rows.write(0, vectorOf(1, 50));
  rows.copy(0, 1);
  rows.clear(0);
  expect([rows.isClear(0), rows.isClear(1)]).toEqual([true, false]);
  expect(productsOf(rows, vectorOf(1, 50))).toEqual([0, expect.closeTo(1, 3)]);
});
