import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';

/** The largest length of a query. The schema has the same number. */
export const MAX_QUERY_LENGTH = 8_000;
/** How many knowledge bases one request may search. */
export const MAX_SEARCHES = 40;

/** The loaders are those of one request, also where GraphQL copies its context. */
const searches = new WeakMap<Context['loaders'], number>();

/** Counts the searched knowledge bases of a request. Throws when they are too many. */
export function countSearches({ loaders }: Context, count: number): void {
  const total = (searches.get(loaders) ?? 0) + count;
  searches.set(loaders, total);
  if (total <= MAX_SEARCHES) return;
  const message = `The document searches more than ${MAX_SEARCHES} knowledge bases. Search fewer of them in one request.`;
  throw new ServiceError('QUERY_TOO_COMPLEX', message);
}
