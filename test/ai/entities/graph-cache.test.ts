import { describe, expect, it } from 'vitest';
import { buildEntityGraph, type EntityGraph } from '../../../src/ai/entities/entity-graph.ts';
import { GraphCache } from '../../../src/ai/entities/graph-cache.ts';

const graphOf = (bytes: number): EntityGraph => ({ ...buildEntityGraph(new Map(), []), bytes });

/** A cache whose loads are recorded, and finish when the test says so. */
function openCache({ maxBytes = 100, maxWaitMs = 5_000, bytes = 10 } = {}) {
  const loads: { readonly id: string; finish(): void; fail(): void }[] = [];
  let time = 0;
  const cache = new GraphCache({
    maxBytes,
    maxWaitMs,
    clock: () => time,
    load: (_deploymentId, id) => {
      const { promise, resolve, reject } = Promise.withResolvers<EntityGraph>();
      loads.push({ id, finish: () => resolve(graphOf(bytes)), fail: () => reject(new Error('unreachable')) });
      return promise;
    },
  });
  return {
    cache,
    loads,
    pass: (ms: number) => {
      time += ms;
    },
    /** Reads a graph, and finishes the load that this starts. */
    async read(id: string, version: number) {
      const reading = cache.get(1, id, version);
      loads.at(-1)?.finish();
      return reading;
    },
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the cache of entity graphs', () => {
  it('reads a graph once for concurrent searches', async () => {
    const { cache, loads } = openCache();
    const both = [cache.get(1, 'a', 1), cache.get(1, 'a', 1)];
    loads[0]?.finish();
    const [first, second] = await Promise.all(both);
    expect(first).not.toBeNull();
    expect(second).toBe(first);
    expect(loads).toHaveLength(1);
  });

  it('returns the earlier graph while a newer version is read', async () => {
    const { cache, loads, read } = openCache();
    const first = await read('a', 1);
    expect(await cache.get(1, 'a', 2)).toBe(first);
    expect(loads).toHaveLength(2);
    loads[1]?.finish();
    await settled();
    expect(await cache.get(1, 'a', 2)).not.toBe(first);
    expect(loads).toHaveLength(2);
  });

  it('reads a growing knowledge base again only after a pause that depends on the duration', async () => {
    const { cache, loads, pass } = openCache();
    const reading = cache.get(1, 'a', 1);
    pass(100);
    loads[0]?.finish();
    await reading;
    await cache.get(1, 'a', 2);
    expect(loads).toHaveLength(1);
    pass(1_001);
    await cache.get(1, 'a', 3);
    expect(loads).toHaveLength(2);
  });

  it('drops the graph that was used least recently when the memory is used up', async () => {
    const { cache, loads, read } = openCache({ maxBytes: 25 });
    await read('a', 1);
    await read('b', 1);
    await cache.get(1, 'a', 1);
    await read('c', 1);
    await cache.get(1, 'a', 1);
    expect(loads.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    void cache.get(1, 'b', 1);
    expect(loads.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'b']);
  });

  it('has no graph that is larger than the memory, and does not read it for each search', async () => {
    const { cache, loads, read } = openCache({ bytes: 101 });
    expect(await read('a', 1)).toBeNull();
    expect(await cache.get(1, 'a', 1)).toBeNull();
    expect(loads).toHaveLength(1);
  });

  it('does not wait for a slow graph longer than the limit', async () => {
    const { cache } = openCache({ maxWaitMs: 1 });
    expect(await cache.get(1, 'a', 1)).toBeNull();
  });

  it('continues with the earlier graph when a newer one cannot be read, and tries again', async () => {
    const { cache, loads, pass, read } = openCache();
    const first = await read('a', 1);
    expect(await cache.get(1, 'a', 2)).toBe(first);
    loads[1]?.fail();
    await settled();
    pass(1);
    expect(await cache.get(1, 'a', 2)).toBe(first);
    expect(loads).toHaveLength(3);
  });

  it('rejects when the first graph cannot be read', async () => {
    const { cache, loads } = openCache();
    const reading = cache.get(1, 'a', 1);
    loads[0]?.fail();
    await expect(reading).rejects.toThrow('unreachable');
  });
});
