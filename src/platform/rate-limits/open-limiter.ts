import type { Config } from '../config.ts';
import type { Rows } from '../database/tables.ts';
import type { Log } from '../logging/log.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { withOutagePolicy } from './outage-policy.ts';
import { createPostgresCounters } from './postgres-counters.ts';

export interface LimiterParts {
  readonly config: Pick<Config, 'redisUrl' | 'redisPrefix' | 'redisAway'>;
  readonly rows: Rows;
  /** Whether the rows are those of PGlite: one process, which may as well count by itself. */
  readonly isPglite: boolean;
  readonly log: Log;
}

/** Counts calls of customers: in Redis where there is one, in PostgreSQL otherwise, and in this process on PGlite. */
export async function openLimiter(parts: LimiterParts): Promise<Limiter> {
  const { redisUrl, redisPrefix, redisAway } = parts.config;
  if (redisUrl === null) return openOwnLimiter(parts);
  // Loaded here: its packages have 650 modules, which a service without Redis does not need.
  const { openRedisCounters } = await import('./redis-counters.ts');
  const counters = await openRedisCounters(redisUrl, redisPrefix);
  return createLimiter(withOutagePolicy(counters, { policy: redisAway, log: parts.log }));
}

/** Counts calls to the service itself, never in Redis: without its database it lets nobody in, and so nobody uncounted. */
export function openOwnLimiter({ rows, isPglite }: Pick<LimiterParts, 'rows' | 'isPglite'>): Limiter {
  return createLimiter(isPglite ? createMemoryCounters() : createPostgresCounters(rows));
}
