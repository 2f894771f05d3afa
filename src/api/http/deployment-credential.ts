import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { type PresentedCredential, readUnverifiedSessionToken } from '../../identity/index.ts';
import { readAuthorization } from '../../platform/access/bearer.ts';
import type { NewSession } from '../../platform/access/session-cookie.ts';
import { looksLikeApiKey } from '../../platform/crypto/api-keys.ts';
import { consoleCookies, DEVELOPMENT_SESSION, developmentSessions, sessionCookies } from './cookies.ts';
import { isMcpRequest } from './mcp-path.ts';

const TOKEN = /^[A-Za-z0-9_-]{1,512}$/;
const NO_CREDENTIAL: PresentedCredential = { kind: 'none' };

/** The form of access tokens that the OpenID provider stores. API keys are longer, or have another prefix. */
const isOpaqueToken = (bearer: string) => /^[A-Za-z0-9_-]{43}$/.test(bearer) && !looksLikeApiKey(bearer);

/**
 * The credential of a request to the deployment host. A token takes precedence over a cookie, and such a request
 * cannot renew a browser session. `next` is the cookie that the request's operations have set, or null if they deleted it.
 */
export function credentialOf(req: IncomingMessage, next?: NewSession | null): PresentedCredential {
  const presented = readAuthorization(req);
  if (presented !== null && (presented.proof !== null || isOpaqueToken(presented.token))) {
    return { kind: 'application', ...presented, isForMcp: isMcpRequest(req) };
  }
  if (presented !== null) {
    return { kind: 'bearer', token: presented.token, named: readUnverifiedSessionToken(presented.token) };
  }
  if (next === null) return NO_CREDENTIAL;
  if (next !== undefined) return { kind: 'cookie', token: next.token, isDevelopment: false };
  const [cookie] = sessionCookies(req);
  const token = cookie ?? developmentSessions(req)[0];
  if (token === undefined || !TOKEN.test(token)) return NO_CREDENTIAL;
  return { kind: 'cookie', token, isDevelopment: cookie === undefined };
}

/** The credential of a request to the console: only its cookie. `next` is as in {@link credentialOf}. */
export function consoleCredentialOf(req: IncomingMessage, next?: NewSession | null): PresentedCredential {
  if (next === null) return NO_CREDENTIAL;
  const cookies = next === undefined ? consoleCookies(req) : [next.token];
  const [token] = cookies;
  // A second cookie can only come from a sibling host.
  if (token === undefined || cookies.length > 1 || !TOKEN.test(token)) return NO_CREDENTIAL;
  return { kind: 'cookie', token, isDevelopment: false };
}

/**
 * The reason to reject a request with several session credentials, or null. Two cookies are rejected because a sibling host
 * can set the second one. A cookie with a header is rejected because they may belong to different users.
 */
export function credentialConflict(req: IncomingMessage): string | null {
  const cookies = sessionCookies(req).length;
  const headers = developmentSessions(req).length;
  if (cookies > 1) return 'The request has more than one __session cookie. Send one.';
  if (headers > 1) return 'The request has more than one X-Development-Session header. Send one.';
  return cookies + headers > 1 ? 'Send the __session cookie or X-Development-Session, not both.' : null;
}

/** Removes the credentials of these requests, so that pages of other origins that may send them cannot use the session of a user. */
export function withoutCredentials(isForeign: (request: Request) => boolean): RequestHandler {
  return (request, _response, next) => {
    if (isForeign(request)) {
      for (const name of ['cookie', 'authorization', DEVELOPMENT_SESSION]) {
        delete request.headers[name];
        delete request.headersDistinct[name];
      }
    }
    next();
  };
}
