import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { countOwn } from '../../platform/rate-limits/own-limit.ts';
import type { SearchReader } from './searched-bases.reads.ts';

/** The largest length of a query. The schema has the same number. */
export const MAX_QUERY_LENGTH = 8_000;
/** How many knowledge bases one request may search. */
export const MAX_SEARCHES = 40;
/** How many knowledge bases a user may search in a minute: each search embeds its query and reads an index. */
const SEARCHES_OF_USER = { limit: 120, windowMs: 60_000 } as const;

/** Counts the searched knowledge bases of a request, and of its user. Throws when they are too many. */
export async function countSearches(
  ctx: Context,
  { deploymentId, userId }: SearchReader,
  count: number,
): Promise<void> {
  const total = (ctx.memory.searchedBases ?? 0) + count;
  ctx.memory.searchedBases = total;
  if (total > MAX_SEARCHES) {
    const message = `The document searches more than ${MAX_SEARCHES} knowledge bases. Search fewer of them in one request.`;
    throw new ServiceError('QUERY_TOO_COMPLEX', message);
  }
  if (userId === null || count === 0) return;
  const retryAfter = await countOwn(ctx, { key: `own:search:${deploymentId}:${userId}`, ...SEARCHES_OF_USER }, count);
  if (retryAfter === null) return;
  const message = `A user can search up to ${SEARCHES_OF_USER.limit} knowledge bases in a minute. Try again later.`;
  throw new ServiceError('RATE_LIMITED', message, { retryAfter });
}

declare module '../../platform/context.ts' {
  interface RequestMemory {
    searchedBases?: number;
  }
}
