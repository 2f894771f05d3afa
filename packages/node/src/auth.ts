import { AuthError } from './auth-error.ts';
import { accessTokenCaller, type Caller, type Required, sessionCaller } from './caller.ts';
import { type ApiKeyOptions, checkApiKey } from './check-api-key.ts';
import { createCookieSessions } from './cookie-sessions.ts';
import { createKeyProofs } from './key-proofs.ts';
import { createKeySet } from './key-set.ts';
import { missingClaims } from './missing-claims.ts';
import { requireSameOrigin } from './same-origin.ts';
import { type Claims, typeOfToken, verifyToken } from './verify-token.ts';

export interface AuthOptions {
  /** The URL of the deployment host, which issues the tokens. */
  readonly url: string;
  /** Whether users with a session token are let through; true unless it is set to false. */
  readonly sessions?: boolean | undefined;
  /** Lets users through with the cookie of the proxy below a path of this app, if the request has no `Authorization`. */
  readonly cookie?: boolean | undefined;
  /** Lets applications through whose access token is for this resource: its identifier. */
  readonly accessTokensFor?: string | undefined;
  /**
   * The origin of this API as clients see it, such as `https://api.example.com`. With it, access tokens that are bound to a key (DPoP) are
   * accepted with a proof of the key for the URL of the request. Without it, they are rejected.
   */
  readonly origin?: string | undefined;
  /** Lets customers through whose API key is valid. */
  readonly apiKeys?: ApiKeyOptions | undefined;
  /** The `fetch` to use. */
  readonly fetch?: typeof fetch | undefined;
  /** The time of day in milliseconds, such as that of a test. */
  readonly now?: (() => number) | undefined;
}

/** A request, or the part of one that says who sends it. */
export interface IncomingCall {
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Needed with the cookie: changes are accepted of pages of the same origin only. Without a method it counts as a change. */
  readonly method?: string | undefined;
  /** The path of the request or its whole URL, for access tokens that are bound to a key. */
  readonly url?: string | undefined;
  /** The address of the client, for rate limits by address. */
  readonly ip?: string | null | undefined;
}

export interface Auth {
  /** The caller of a request; null without a credential. Throws an {@link AuthError} for one that is not valid. */
  authenticate(call: IncomingCall): Promise<Caller | null>;
  /** The caller of a request that needs one, and what it requires. Throws an {@link AuthError}. */
  protect(call: IncomingCall, required?: Required): Promise<Caller>;
}

/** Authenticates requests to your API. One for each process: it keeps the public keys, and the sessions of cookies. */
export function createAuth(options: AuthOptions): Auth {
  const {
    url,
    sessions = true,
    cookie = false,
    accessTokensFor,
    origin,
    apiKeys,
    fetch: send = fetch,
    now = Date.now,
  } = options;
  const issuer = url.replace(/\/$/, '');
  const sessionKeys = createKeySet(`${issuer}/.well-known/jwks.json`, { fetch: send });
  const accessKeys = createKeySet(`${issuer}/oauth/jwks`, { fetch: send });
  const provesKey = createKeyProofs(now);
  const cookies = createCookieSessions({ issuer, send, verify: verifySession });
  let audience: Promise<string> | null = null;

  /** The audience of session tokens names the deployment, which its host knows. */
  function sessionAudience(): Promise<string> {
    audience ??= readAudience(issuer, send).catch((error) => {
      audience = null;
      throw error;
    });
    return audience;
  }

  async function verifySession(token: string): Promise<Claims> {
    return verifyToken(token, sessionKeys, { issuer, audience: await sessionAudience(), type: 'session+jwt' }, now());
  }

  /** Rejects a token that is bound to a key without a proof of it, and a proof for a token that is not bound. */
  async function requireKey(claims: Claims, { token, isBearer, proof, method, url }: PresentedToken): Promise<void> {
    const confirmation = claims['cnf'] as { readonly jkt?: unknown } | undefined;
    if (confirmation === undefined && isBearer) return;
    if (confirmation === undefined) throw notAccepted('The access token is not bound to a key; send it as `Bearer`.');
    if (isBearer || typeof confirmation.jkt !== 'string') {
      throw notAccepted('The access token is bound to a key; send `Authorization: DPoP <token>` with a proof.');
    }
    if (origin === undefined || url === undefined)
      throw notAccepted('This API accepts no tokens that are bound to a key.');
    const called = `${new URL(origin).origin}${new URL(url, origin).pathname}`;
    await provesKey({ token, thumbprint: confirmation.jkt, proof, method, url: called });
  }

  async function authenticate({
    headers,
    method = 'POST',
    url: called,
    ip = null,
  }: IncomingCall): Promise<Caller | null> {
    const header = headerReader(headers);
    const value = header('authorization');
    if (value === null && cookie) {
      const caller = await cookies.find(header('cookie'), ip);
      if (caller !== null) requireSameOrigin(method, header);
      return caller;
    }
    if (value === null) return null;
    const [, scheme = '', token] = /^(Bearer|DPoP) +([\w.~+/=-]+)$/i.exec(value.trim()) ?? [];
    const isBearer = /^bearer$/i.test(scheme);
    if (token === undefined) throw notAccepted('The header Authorization has no Bearer credential.');
    const type = token.split('.').length === 3 ? typeOfToken(token) : null;
    if (!isBearer && type !== 'at+jwt') throw notAccepted('Send this credential as `Bearer`.');
    if (type === 'session+jwt') {
      if (!sessions) throw notAccepted('This API accepts no session tokens.');
      return sessionCaller(await verifySession(token));
    }
    if (type === 'at+jwt') {
      if (accessTokensFor === undefined) throw notAccepted('This API accepts no access tokens.');
      const claims = await verifyToken(token, accessKeys, { issuer, audience: accessTokensFor, type }, now());
      const proof = header('dpop');
      await requireKey(claims, { token, isBearer, proof, method, url: called });
      return accessTokenCaller(claims);
    }
    if (type !== null || apiKeys === undefined) throw notAccepted('This API does not accept this kind of credential.');
    return checkApiKey(apiKeys, { key: token, ip, send });
  }

  return {
    authenticate,
    async protect(call, required = {}) {
      const caller = await authenticate(call);
      if (caller === null)
        throw new AuthError(
          'NO_CREDENTIAL',
          `${cookie ? 'Sign in, or send' : 'Send'} \`Authorization: Bearer <token>\`.`,
        );
      if (!caller.has(required)) {
        throw new AuthError(
          'INSUFFICIENT_PERMISSIONS',
          `The caller lacks a permission, scope or organization: ${JSON.stringify(required)}.${missingClaims(caller)}`,
        );
      }
      return caller;
    },
  };
}

/** An access token as a request presents it. */
interface PresentedToken {
  readonly token: string;
  /** Whether it came after `Bearer`, and not after `DPoP`. */
  readonly isBearer: boolean;
  readonly proof: string | null;
  readonly method: string;
  readonly url: string | undefined;
}

function headerReader(headers: IncomingCall['headers']): (name: string) => string | null {
  if (headers instanceof Headers) return (name) => headers.get(name);
  return (name) => headers[name]?.toString() ?? null;
}

async function readAudience(issuer: string, send: typeof fetch): Promise<string> {
  const url = `${issuer}/.well-known/meta`;
  try {
    const response = await send(url, { signal: AbortSignal.timeout(5_000), redirect: 'error' });
    const { data } = (await response.json()) as { data?: { deployment_id?: number | string } };
    if (data?.deployment_id === undefined) throw new Error(`It answered ${response.status}.`);
    return `urn:gatehouse:session:${data.deployment_id}`;
  } catch (cause) {
    throw new AuthError('GATEHOUSE_UNAVAILABLE', `${url} cannot be read. Is this the URL of the deployment host?`, {
      cause,
    });
  }
}

const notAccepted = (message: string) => new AuthError('CREDENTIAL_NOT_ACCEPTED', message);
