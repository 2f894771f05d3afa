import type { Request } from 'express';
import type { HostedPage } from './page.ts';
import { HOSTED_PAGES } from './pages.ts';

export interface FoundPage {
  readonly page: HostedPage;
  /** The parameter of the path; empty for a path without one. */
  readonly pathParameter: string;
}

const PARAMETER = /\/\{\w+\}$/;
const pagesByPath = new Map(HOSTED_PAGES.map((page) => [page.path, page]));
const pagesByStart = new Map(
  HOSTED_PAGES.filter(({ path }) => PARAMETER.test(path)).map((page) => [page.path.replace(PARAMETER, '/'), page]),
);

/** The page at a path, whose last part may be a parameter. Null for another path. */
export function findPage(path: string): FoundPage | null {
  const page = pagesByPath.get(path);
  if (page !== undefined) return { page, pathParameter: '' };
  const end = path.lastIndexOf('/') + 1;
  const withParameter = pagesByStart.get(path.slice(0, end));
  const pathParameter = withParameter === undefined ? '' : decoded(path.slice(end));
  return withParameter === undefined || pathParameter === '' ? null : { page: withParameter, pathParameter };
}

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
