import { describe, expect, it } from 'vitest';
import { bestChunks } from '../../../src/ai/entities/best-chunks.ts';
import { buildEntityGraph, type EntityGraph } from '../../../src/ai/entities/entity-graph.ts';
import { rankEntities, scoreChunks } from '../../../src/ai/entities/page-rank.ts';
import { findSeeds } from '../../../src/ai/entities/query-entities.ts';

/** A graph of chunks, each a list of keys. The id of an entity is its key. */
function graphOf(chunks: readonly (readonly string[])[]): EntityGraph {
  const keys = new Map(chunks.flat().map((key) => [key, key]));
  return buildEntityGraph(
    keys,
    chunks.map((entityIds, index) => ({
      chunkId: `c${index}`,
      documentId: `d${index}`,
      entityIds,
      frequencies: entityIds.map(() => 1),
    })),
  );
}

const rankOf = (graph: EntityGraph, rank: Float64Array) =>
  Object.fromEntries([...graph.entityByKey].map(([key, index]) => [key, rank[index]]));

const search = (graph: EntityGraph, query: string) =>
  bestChunks(graph, scoreChunks(graph, rankEntities(graph, findSeeds(graph, query))), 10, () => true).map(
    ({ chunkId }) => chunkId,
  );

describe('the entity graph', () => {
  it('has the rarity of each entity and the steps in both directions', () => {
    const graph = graphOf([['a', 'b'], ['b']]);
    const [a, b] = ['a', 'b'].map((key) => graph.entityByKey.get(key) as number) as [number, number];
    // N = 2: a is in one chunk, b in both.
    expect(graph.rarity[a]).toBeCloseTo(Math.log(1 + 1.5 / 1.5), 6);
    expect(graph.rarity[b]).toBeCloseTo(Math.log(1 + 0.5 / 2.5), 6);
    expect([...graph.entities.chunks.slice(graph.entities.starts[b], graph.entities.starts[b + 1])]).toEqual([0, 1]);
    const sum = (graph.rarity[a] as number) + (graph.rarity[b] as number);
    expect(graph.chunks.weights[0]).toBeCloseTo((graph.rarity[a] as number) / sum, 6);
  });
});

describe('personalized PageRank', () => {
  it('gives the ranks of a graph that was computed by hand', () => {
    // Chunk 0 has a and b, chunk 1 has b and c.
    const graph = graphOf([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    const rare = Math.log(2);
    const common = Math.log(1.2);
    const toRare = rare / (rare + common);
    const toCommon = common / (rare + common);
    const a = graph.entityByKey.get('a') as number;
    const one = rankOf(graph, rankEntities(graph, new Map([[a, 7]]), { restart: 0.5, hops: 1 }));
    // From a to chunk 0, from there to a and b.
    expect(one['a']).toBeCloseTo(0.5 + 0.5 * toRare, 6);
    expect(one['b']).toBeCloseTo(0.5 * toCommon, 6);
    expect(one['c']).toBe(0);
    const two = rankOf(graph, rankEntities(graph, new Map([[a, 7]]), { restart: 0.5, hops: 2 }));
    // b passes half of its rank to each of the chunks.
    const chunk1 = (0.5 * toCommon) / 2;
    expect(two['c']).toBeCloseTo(0.5 * chunk1 * toRare, 6);
    expect(two['a']).toBeCloseTo(0.5 + 0.5 * (0.5 + 0.5 * toRare + chunk1) * toRare, 6);
    expect((two['a'] ?? 0) + (two['b'] ?? 0) + (two['c'] ?? 0)).toBeCloseTo(1, 6);
  });

  it('reaches entities that are two chunks away, and none beyond', () => {
    const graph = graphOf([['alpha', 'beta'], ['beta', 'gamma'], ['gamma', 'delta'], ['delta', 'omega'], ['sigma']]);
    expect(search(graph, 'alpha')).toEqual(['c0', 'c1', 'c2']);
  });

  it('scores a chunk with several entities of the query above chunks with one', () => {
    const graph = graphOf([['valve'], ['valve', 'motor'], ['motor'], ['rotor']]);
    expect(search(graph, 'the motor and the valve')[0]).toBe('c1');
  });

  it('finds entities of several words by one of them, after entities that are named in full', () => {
    const graph = graphOf([['boundary layer'], ['boundary'], ['valve']]);
    expect(search(graph, 'a boundary')).toEqual(['c1', 'c0']);
    expect(search(graph, 'Boundary Layers')[0]).toBe('c0');
  });

  it('finds words of scripts without spaces within the query', () => {
    const graph = graphOf([['検索'], ['データベース'], ['通知']]);
    expect(search(graph, '知識データベースの検索').toSorted()).toEqual(['c0', 'c1']);
  });

  it('returns nothing for a query without an entity of the graph', () => {
    const graph = graphOf([['valve']]);
    expect(findSeeds(graph, 'unknown words of the and ').size).toBe(0);
    expect(findSeeds(graph, '').size).toBe(0);
  });
});
