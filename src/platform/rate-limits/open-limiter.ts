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
  /** Whether the database is PGlite, whose only process can count in memory. */
  readonly isPglite: boolean;
  readonly log: Log;
}

/** Opens the limiter of customers' keys: in Redis if configured, else in PostgreSQL, or in memory on PGlite. */
export async function openKeyLimiter(parts: LimiterParts): Promise<Limiter> {
  const { redisUrl, redisPrefix, redisAway } = parts.config;
  if (redisUrl === null) return openRequestLimiter(parts);
  // Loaded here because its packages have 650 modules, which a service without Redis does not use.
  const { openRedisCounters } = await import('./redis-counters.ts');
  const counters = await openRedisCounters(redisUrl, redisPrefix);
  return createLimiter(withOutagePolicy(counters, { policy: redisAway, log: parts.log }));
}

/** Opens the limiter of all requests. Never uses Redis, so that an outage of Redis does not disable these limits. */
export function openRequestLimiter({ rows, isPglite }: Pick<LimiterParts, 'rows' | 'isPglite'>): Limiter {
  return createLimiter(isPglite ? createMemoryCounters() : createPostgresCounters(rows));
}
