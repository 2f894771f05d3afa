import type { PageRequest } from '../page.ts';
import { SOCIAL_PATH } from './paths.ts';

/** What the browser went to a provider for, so that its user can return, also when the provider or the service rejects it. */
export interface Visit {
  readonly purpose: 'sign-in' | 'link' | 'confirm';
  /** The `redirect_url` of the page that the user has left. */
  readonly redirectUrl: string | null;
  /** Whether the browser can store passkeys, so that one may be offered after the sign-in. */
  readonly offersPasskey: boolean;
}

/** What has come of it, for the page that says so. */
export interface Failed {
  readonly code: string;
  /** The wait of an error that names one, in seconds. */
  readonly retryAfter: number | null;
  readonly requestId: string;
}

/** As long as a request to a provider is valid. */
const LIFETIME_SECONDS = 600;

interface Kept {
  readonly visit: Visit;
  readonly failed?: Failed;
}

const COOKIE = 'page_social';
const BASE64URL = /^[A-Za-z0-9_-]{1,3800}$/;

/** The `Set-Cookie` value that keeps a visit, for the pages below {@link SOCIAL_PATH}. Its values are checked when they are used. */
export function visitCookie(visit: Visit, failed?: Failed): string {
  const kept: Kept = { visit, ...(failed && { failed }) };
  const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
  return `${COOKIE}=${value}; Path=${SOCIAL_PATH}; HttpOnly; Secure; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}`;
}

export const endedVisit = (): string => `${COOKIE}=; Path=${SOCIAL_PATH}; HttpOnly; Secure; SameSite=Lax; Max-Age=0`;

/** The visit of this browser. Without its cookie, a sign-in, or for a signed-in user a link. */
export function visitOf(request: PageRequest): Kept {
  const kept = readCookie(request);
  if (kept !== null)
    return { ...kept, visit: { ...kept.visit, redirectUrl: request.checkedRedirect(kept.visit.redirectUrl) } };
  const purpose = request.isSignedIn ? 'link' : 'sign-in';
  return { visit: { purpose, redirectUrl: request.redirectUrl, offersPasskey: false } };
}

function readCookie(request: PageRequest): Kept | null {
  const value = request.cookie(COOKIE, BASE64URL);
  if (value === null) return null;
  try {
    const { visit, failed } = JSON.parse(Buffer.from(value, 'base64url').toString());
    const { purpose, redirectUrl, offersPasskey } = visit;
    if (!['sign-in', 'link', 'confirm'].includes(purpose)) return null;
    return {
      visit: {
        purpose,
        redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : null,
        offersPasskey: offersPasskey === true,
      },
      ...(failed && { failed: readFailed(failed) }),
    };
  } catch {
    return null;
  }
}

function readFailed({ code, retryAfter, requestId }: Record<string, unknown>): Failed {
  return {
    code: String(code),
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    requestId: String(requestId),
  };
}
