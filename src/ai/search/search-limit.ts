import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';

/** The largest length of a query. The schema has the same number. */
export const MAX_QUERY_LENGTH = 8_000;
/** How many knowledge bases one request may search. */
export const MAX_SEARCHES = 40;

/** Counts the searched knowledge bases of a request. Throws when they are too many. */
export function countSearches({ memory }: Context, count: number): void {
  const total = (memory.searchedBases ?? 0) + count;
  memory.searchedBases = total;
  if (total <= MAX_SEARCHES) return;
  const message = `The document searches more than ${MAX_SEARCHES} knowledge bases. Search fewer of them in one request.`;
  throw new ServiceError('QUERY_TOO_COMPLEX', message);
}

declare module '../../platform/context.ts' {
  interface RequestMemory {
    searchedBases?: number;
  }
}
