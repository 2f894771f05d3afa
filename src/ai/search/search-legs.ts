import type { Services } from '../../platform/context.ts';
import { withoutRowBudget } from '../../platform/database/guards/response-limit.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Log } from '../../platform/logging/log.ts';
import { LEG_NAMES, type Leg, type LegName, type LegRequest, type LegScores, type SearchedBase } from '../legs/leg.ts';
import type { ScoresOfLegs } from './fuse.ts';

/** The knowledge bases that each leg searches. */
export type BasesOfLegs = Readonly<Record<LegName, readonly SearchedBase[]>>;

/** Why a leg returned nothing. */
export type LegFailure = 'TIMED_OUT' | 'FAILED';

export interface LegResults {
  readonly scores: ScoresOfLegs;
  readonly failures: ReadonlyMap<LegName, LegFailure>;
}

/** Runs the legs of a search. A leg that fails or takes too long is logged and left out. */
export type SearchLegs = (
  services: Services,
  request: Omit<LegRequest, 'bases'>,
  bases: BasesOfLegs,
) => Promise<LegResults>;

export interface SearchLegOptions {
  readonly log: Log;
  /** One of them has each leg. */
  readonly features: readonly Feature[];
  readonly timeoutMs?: number | undefined;
}

class LegTimeout extends Error {}

/** Creates the search with the legs of the features. A search rejects with its first error if none of its legs succeeds. */
export function createSearchLegs({ log, features, timeoutMs = 10_000 }: SearchLegOptions): SearchLegs {
  const legs = {
    lexical: legIn(features, 'lexical'),
    vector: legIn(features, 'vector'),
    graph: legIn(features, 'graph'),
  };
  return async (services, request, bases) => {
    const names = LEG_NAMES.filter((name) => bases[name].length > 0);
    const results = await Promise.allSettled(
      names.map((name) => {
        // They read vectors and graphs into caches, and none of it is in the response.
        const found = withoutRowBudget(() => legs[name](services, { ...request, bases: bases[name] }));
        return withTimeout(found, timeoutMs);
      }),
    );
    const scores = new Map<LegName, LegScores>();
    const failures = new Map<LegName, LegFailure>();
    for (const [at, name] of names.entries()) {
      const result = results[at];
      if (result?.status === 'fulfilled') scores.set(name, result.value);
      else {
        log.error({ err: result?.reason, leg: name }, 'A leg of a search failed');
        failures.set(name, result?.reason instanceof LegTimeout ? 'TIMED_OUT' : 'FAILED');
      }
    }
    const failed = results.find((result) => result.status === 'rejected');
    if (failed && scores.size === 0) throw failed.reason;
    return { scores, failures };
  };
}

function legIn(features: readonly Feature[], name: LegName): Leg {
  const [leg] = features.flatMap(({ searchLegs }) => searchLegs?.[name] ?? []);
  if (leg === undefined) throw new Error(`No feature has the search leg "${name}".`);
  return leg;
}

async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LegTimeout(`The leg took longer than ${timeoutMs} ms.`)), timeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

declare module '../../platform/context.ts' {
  interface Services {
    readonly searchLegs: SearchLegs;
  }
}
