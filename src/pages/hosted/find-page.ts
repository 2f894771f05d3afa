import type { Request } from 'express';
import type { HostedPage } from './page.ts';
import { HOSTED_PAGES } from './pages.ts';

export interface FoundPage<Found extends HostedPage<never> = HostedPage> {
  readonly page: Found;
  /** The parameter of the path; empty for a path without one. */
  readonly pathParameter: string;
}

/** Finds the page at a path, whose last part may be a parameter. Null for another path. */
export type FindPage<Found extends HostedPage<never> = HostedPage> = (path: string) => FoundPage<Found> | null;

const PARAMETER = /\/\{\w+\}$/;

export function createPageFinder<Found extends HostedPage<never>>(pages: readonly Found[]): FindPage<Found> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byStart = new Map(
    pages.filter(({ path }) => PARAMETER.test(path)).map((page) => [page.path.replace(PARAMETER, '/'), page]),
  );
  return (path) => {
    const page = byPath.get(path);
    if (page !== undefined) return { page, pathParameter: '' };
    const end = path.lastIndexOf('/') + 1;
    const withParameter = byStart.get(path.slice(0, end));
    const pathParameter = withParameter === undefined ? '' : decoded(path.slice(end));
    return withParameter === undefined || pathParameter === '' ? null : { page: withParameter, pathParameter };
  };
}

/** The page of the deployment host at a path. */
export const findPage: FindPage = createPageFinder(HOSTED_PAGES);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Whether the request is a form. JSON at the same path selects the REST operation. */
export function isForm({ headers }: Request): boolean {
  return isUrlEncoded(headers['content-type']) || mediaTypeOf(headers['content-type']) === 'multipart/form-data';
}

/**
 * Whether the request is a form that other sites may send to its page, without the session: the response of a provider of social
 * sign-in, for example. The check of origins lets it pass, and its cookies are ignored.
 */
export function isForeignForm({ method, path, headers }: Request): boolean {
  return method === 'POST' && isUrlEncoded(headers['content-type']) && findPage(path)?.page.foreignForm !== undefined;
}

const isUrlEncoded = (contentType: string | undefined) =>
  mediaTypeOf(contentType) === 'application/x-www-form-urlencoded';

const mediaTypeOf = (contentType: string | undefined) => contentType?.split(';', 1)[0]?.trim().toLowerCase();

/** Whether a user opens the page. Browsers may load pages in advance, and other programs ask only for the headers. */
export function isVisit({ method, headers }: Request): boolean {
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].join(' ');
  return method === 'GET' && !/prefetch|prerender|preview/i.test(purpose);
}
