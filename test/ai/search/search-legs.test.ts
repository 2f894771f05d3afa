import { describe, expect, it } from 'vitest';
import type { Leg, SearchedBase } from '../../../src/ai/legs/leg.ts';
import { createSearchLegs } from '../../../src/ai/search/search-legs.ts';
import type { Services } from '../../../src/platform/context.ts';
import { createLog } from '../../../src/platform/logging/log.ts';

const base = { id: 'b', type: 'hybrid' } as SearchedBase;
const found: Leg = async () => new Map([['b', [{ chunkId: '1', score: 1 }]]]);
const failing: Leg = async () => {
  throw new Error('The provider is unavailable.');
};
const hanging: Leg = () => new Promise(() => undefined);

async function run(legs: { lexical: Leg; vector: Leg }) {
  const lines: string[] = [];
  const log = createLog('error', { write: (line: string) => void lines.push(line) });
  const request = { deploymentId: 1, query: 'x', documentIds: null, limit: 10 };
  const features = [{}, { searchLegs: legs }, { searchLegs: { graph: found } }];
  const search = createSearchLegs({ log, features, timeoutMs: 20 });
  const { scores, failures } = await search({} as Services, request, { lexical: [base], vector: [base], graph: [] });
  return { legs: [...scores.keys()], failures: Object.fromEntries(failures), lines };
}

describe('the legs of a search', () => {
  it('leave out a leg that fails or takes too long, say so, and log it', async () => {
    for (const [vector, reason] of [
      [failing, 'FAILED'],
      [hanging, 'TIMED_OUT'],
    ] as const) {
      const { legs, failures, lines } = await run({ lexical: found, vector });
      expect(failures).toEqual({ vector: reason });
      expect(legs).toEqual(['lexical']);
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] as string)).toMatchObject({ leg: 'vector', msg: 'A leg of a search failed' });
    }
  });

  it('fail together when no leg succeeds', async () => {
    await expect(run({ lexical: failing, vector: hanging })).rejects.toThrow('The provider is unavailable.');
  });

  it('are not created when no feature has one of them', () => {
    const features = [{ searchLegs: { lexical: found, vector: found } }];
    expect(() => createSearchLegs({ log: createLog('error'), features })).toThrow(
      'No feature has the search leg "graph".',
    );
  });
});
