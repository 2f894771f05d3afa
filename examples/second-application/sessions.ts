import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SignIn, StartedSignIn } from './openid.ts';

const SESSION_SECONDS = 8 * 3_600;

/** What the application knows of a browser: one of these, by what it does at the moment. */
export interface Session {
  readonly started?: StartedSignIn;
  readonly signIn?: SignIn;
  /** The `state` of a sign-out, until the browser returns from the provider. */
  readonly signOutState?: string;
}

/** The sessions of browsers. They are in memory; in a real service, they are a table with a hash of the cookie. */
export function createSessions(appUrl: string) {
  const isSecure = appUrl.startsWith('https:');
  // With this prefix, no other host of the domain can set the cookie.
  const name = isSecure ? '__Host-ledger' : 'ledger';
  const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${SESSION_SECONDS}${isSecure ? '; Secure' : ''}`;
  const sessions = new Map<string, Session & { readonly expiresAt: number }>();

  const cookieOf = ({ headers }: IncomingMessage): string => {
    const pairs = (headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
    return pairs.find((pair) => pair[0] === name)?.[1] ?? '';
  };

  return {
    read(request: IncomingMessage): Session {
      const session = sessions.get(cookieOf(request));
      return session !== undefined && session.expiresAt > Date.now() ? session : {};
    },
    /** Replaces the session and its cookie, so that a cookie from before a sign-in is worth nothing after it. */
    start(request: IncomingMessage, response: ServerResponse, session: Session): void {
      const now = Date.now();
      for (const [id, { expiresAt }] of sessions) if (expiresAt <= now) sessions.delete(id);
      sessions.delete(cookieOf(request));
      const id = randomBytes(32).toString('base64url');
      sessions.set(id, { ...session, expiresAt: now + SESSION_SECONDS * 1_000 });
      response.setHeader('Set-Cookie', `${name}=${id}; ${attributes}`);
    },
    end: (request: IncomingMessage) => sessions.delete(cookieOf(request)),
    /** Ends the sessions that belong to a session at the provider. Returns their sign-ins. */
    endAllOf(sid: string): SignIn[] {
      const ended = [...sessions].flatMap(([id, { signIn }]) => (signIn?.sid === sid ? [{ id, signIn }] : []));
      for (const { id } of ended) sessions.delete(id);
      return ended.map(({ signIn }) => signIn);
    },
  };
}
