import { describe, expect, it } from 'vitest';
import { fuse, legsOf, type ScoresOfLegs } from '../../../src/ai/search/fuse.ts';
import { legWeights } from '../../../src/ai/search/weights.ts';

const base = { id: 'b', weights: { lexical: 0.6, vector: 0.3, graph: 0.1 } };
const list = (scores: Record<string, number>) => Object.entries(scores).map(([chunkId, score]) => ({ chunkId, score }));

describe('fuse', () => {
  it('adds the weighted shares of the best score of each leg', () => {
    const legs: ScoresOfLegs = new Map([
      ['lexical', new Map([['b', list({ '1': 8, '2': 4 })]])],
      ['vector', new Map([['b', list({ '2': 0.5, '3': 0.25 })]])],
      ['graph', new Map([['b', []]])],
    ]);
    expect(fuse([base], legs).map(({ chunkId, score }) => [chunkId, score])).toEqual([
      ['1', 0.6],
      ['2', 0.6],
      ['3', 0.15],
    ]);
    expect(fuse([base], legs)[2]?.scores).toEqual({ lexical: 0, vector: 0.5, graph: 0 });
  });

  it('leaves a leg without results for a knowledge base out of its weights', () => {
    const legs: ScoresOfLegs = new Map([
      ['lexical', new Map([['b', list({ '1': 8 })]])],
      ['vector', new Map()],
    ]);
    const [found] = fuse([base], legs);
    expect(found).toMatchObject({ score: 1, scores: { lexical: 1, vector: null, graph: null } });
    expect(legsOf([base], legs)).toEqual(['lexical']);
  });

  it('normalizes a leg over all knowledge bases, and orders equal scores by the number of the id', () => {
    const other = { id: 'c', weights: { lexical: 1, vector: 0, graph: 0 } };
    const legs: ScoresOfLegs = new Map([
      [
        'lexical',
        new Map([
          ['b', list({ '10': 2, '9': 2 })],
          ['c', list({ '5': 4 })],
        ]),
      ],
    ]);
    expect(fuse([base, other], legs).map(({ chunkId, score }) => [chunkId, score])).toEqual([
      ['5', 1],
      ['9', 0.5],
      ['10', 0.5],
    ]);
  });
});

describe('legWeights', () => {
  const unset = { chunkCount: 300, hasLatentVectors: false, extractionModel: null };

  it('takes each weight from the request, else from the knowledge base, else from the type', () => {
    expect(legWeights({ ...unset, type: 'vector' }, { lexical: 0.2 }, { lexical: 0.5, vector: 0.4 })).toEqual({
      lexical: 0.2,
      vector: 0.4,
      graph: 0,
    });
    expect(legWeights({ ...unset, type: 'graph' }, {}, { lexical: null, vector: 1 })).toMatchObject({ vector: 0 });
  });

  it('gives latent vectors half of the weight in a small knowledge base, and less in a large one', () => {
    const vectorWeight = (chunkCount: number, hasLatentVectors = true) =>
      legWeights({ ...unset, type: 'vector', chunkCount, hasLatentVectors }, {}, {}).vector;
    expect(vectorWeight(2_000)).toBe(0.5);
    expect(vectorWeight(3_500)).toBeCloseTo(0.4);
    expect(vectorWeight(100_000)).toBeCloseTo(0.3);
    expect(vectorWeight(300, false)).toBe(0.3);
  });

  it('gives entities of a hybrid knowledge base a weight only when a model extracts them', () => {
    const graphWeight = (extractionModel: string | null) =>
      legWeights({ ...unset, type: 'hybrid', extractionModel }, {}, {}).graph;
    expect(graphWeight(null)).toBe(0);
    expect(graphWeight('gpt')).toBe(0.1);
    expect(legWeights({ ...unset, type: 'hybrid' }, { graph: 0.4 }, {}).graph).toBe(0.4);
  });
});
