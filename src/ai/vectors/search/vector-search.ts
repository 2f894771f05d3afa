import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { VectorCache } from '../cache/vector-cache.ts';

/** Vectors of queries that embedding models returned. Users refine and repeat their queries. */
const RECENT_QUERIES = 500;

export interface VectorSearch {
  /** Whether vectors are searched by pgvector. If false, they are searched in memory. */
  readonly hasPgvector: boolean;
  readonly cache: VectorCache;
  readonly recentQueries: LRUCache<string, Float32Array>;
}

export interface VectorSearchOptions {
  readonly database: Pick<Database, 'rows'>;
  readonly hasPgvector: boolean;
  readonly log: Log;
  /** The largest size of the cache. */
  readonly cacheBytes?: number | undefined;
}

export const createVectorSearch = ({ database, hasPgvector, log, cacheBytes }: VectorSearchOptions): VectorSearch => ({
  hasPgvector,
  cache: new VectorCache(database.rows, (err) => log.error({ err }, 'Reading vectors failed'), cacheBytes),
  recentQueries: new LRUCache({ max: RECENT_QUERIES }),
});

declare module '../../../platform/context.ts' {
  interface Services {
    readonly vectorSearch: VectorSearch;
  }
}
