import type { Config } from '../../../config.ts';
import type { Rows } from '../../../database/tables.ts';
import type { Log } from '../../../log.ts';
import { unlessAway } from './away.ts';
import type { Counters } from './counters.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { createPostgresCounters } from './postgres-counters.ts';
import { openRedisCounters } from './redis-counters.ts';

export interface LimiterParts {
  readonly config: Pick<Config, 'redisUrl' | 'redisPrefix' | 'redisAway'>;
  readonly rows: Rows;
  /** Whether the rows are those of PGlite: one process, which may as well count by itself. */
  readonly isPglite: boolean;
  readonly log: Log;
}

/** Counts in Redis where there is one, in PostgreSQL otherwise, and in this process on PGlite. */
export async function openLimiter(parts: LimiterParts): Promise<Limiter> {
  return createLimiter(await openCounters(parts));
}

async function openCounters({ config, rows, isPglite, log }: LimiterParts): Promise<Counters> {
  const { redisUrl, redisPrefix, redisAway } = config;
  if (redisUrl !== null) {
    return unlessAway(await openRedisCounters(redisUrl, redisPrefix), { whenAway: redisAway, log });
  }
  return isPglite ? createMemoryCounters() : createPostgresCounters(rows);
}
