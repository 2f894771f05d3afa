import { describe, expect, it } from 'vitest';
import { ndcg, recall } from '../../../bench/retrieval-metrics.ts';

const GRADES = { a: 3, b: 2, c: 1, d: 0 };

describe('ndcg', () => {
  it('equals the value computed by hand', () => {
    // Ranked c, x, a: (1 / log2 2 + 0 + 3 / log2 4) / (3 / log2 2 + 2 / log2 3 + 1 / log2 4) = 2.5 / 4.761860
    expect(ndcg(['c', 'x', 'a', 'b'], GRADES, 3)).toBeCloseTo(0.525005, 6);
  });

  it('is 1 for the best order, and counts only the first documents', () => {
    expect(ndcg(['a', 'b', 'c', 'd'], GRADES, 10)).toBe(1);
    expect(ndcg(['x', 'y', 'a'], GRADES, 2)).toBe(0);
  });

  it('rejects a query without relevant documents', () => {
    expect(() => ndcg(['a'], { a: 0 }, 10)).toThrow('no relevant documents');
  });
});

describe('recall', () => {
  it('is the share of the relevant documents among the first ones', () => {
    expect(recall(['x', 'a', 'y', 'b'], GRADES, 3)).toBeCloseTo(1 / 3, 10);
    expect(recall(['a', 'b', 'c'], GRADES, 3)).toBe(1);
  });
});
