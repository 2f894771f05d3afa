import { missingClaims, type Required, type SessionCaller } from '@gatehouse/node';
import { headers } from 'next/headers';
import { forbidden, notFound, redirect } from 'next/navigation';
import { PATH_HEADER, signInUrl } from './return-path.ts';
import type { Settings } from './settings.ts';

export interface ProtectOptions extends Required {
  /**
   * What a user without the permission sees: the page for 404, which does not tell that the page exists, or that for 403, which needs
   * `experimental.authInterrupts` of Next. 404 by default.
   */
  readonly otherwise?: 'not-found' | 'forbidden' | undefined;
}

/** Who sends the request that a server component, a server action or a route handler answers. */
export interface NextAuth {
  readonly isSignedIn: boolean;
  /** The session with its claims; null while no user is signed in. */
  readonly session: SessionCaller | null;
  readonly userId: string | null;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
  readonly permissions: ReadonlySet<string>;
  /** Whether a user is signed in who has all of it. */
  has(required: Required): boolean;
  /** Sends those who are not signed in to the sign-in page, and shows the page for 404 to those who lack a permission. */
  protect(required?: ProtectOptions): Promise<SessionCaller>;
}

export function nextAuth(session: SessionCaller | null, { signInPath }: Pick<Settings, 'signInPath'>): NextAuth {
  return {
    isSignedIn: session !== null,
    session,
    userId: session?.userId ?? null,
    organizationId: session?.organizationId ?? null,
    workspaceId: session?.workspaceId ?? null,
    permissions: session?.permissions ?? new Set(),
    has: (required) => session?.has(required) ?? false,
    async protect({ otherwise = 'not-found', ...required } = {}) {
      if (session === null) return redirect(signInUrl(signInPath, (await headers()).get(PATH_HEADER)));
      if (session.has(required)) return session;
      const missing = required.permission === undefined ? '' : missingClaims(session);
      if (missing !== '') console.warn(missing.trim());
      return otherwise === 'forbidden' ? forbidden() : notFound();
    },
  };
}
