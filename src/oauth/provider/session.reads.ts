import { sql } from 'kysely';
import type { AuthSettings } from '../../deployment/index.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** What the provider keeps of a sign-in: the applications that it was used for. */
export interface StoredSession {
  readonly authorizations?: Readonly<Record<string, unknown>>;
  readonly state?: unknown;
}

/** A sign-in as the provider sees it. */
export interface SignInSession {
  readonly userId: string;
  readonly authenticatedAt: string;
  readonly method: string | null;
  readonly secondFactor: string | null;
  readonly stored: StoredSession | null;
}

/** The sign-in, or null if it has ended or expired. Impersonations are none: they get no tokens. */
export async function readSignInSession(
  rows: Rows,
  deploymentId: number,
  signInId: string,
  { sessionInactiveTimeout, sessionValidityPeriod }: AuthSettings,
): Promise<SignInSession | null> {
  const now = Date.now();
  const before = (seconds: number) => sql<string>`${new Date(now - seconds * 1_000).toISOString()}::timestamptz`;
  let query = rows
    .selectFrom('signin')
    .innerJoin('session', (join) =>
      join.onRef('session.deployment_id', '=', 'signin.deployment_id').onRef('session.id', '=', 'signin.session_id'),
    )
    .select(['signin.user_id as userId', 'signin.authenticated_at as authenticatedAt', 'signin.method'])
    .select('signin.second_factor as secondFactor')
    .select(
      sql<StoredSession | null>`(select payload from oauth_record where deployment_id = ${DEPLOYMENT_ID}
        and model = 'Session' and key_hash = ${sha256(signInId)})`.as('stored'),
    )
    .where('signin.deployment_id', '=', deploymentId)
    .where('signin.id', '=', signInId)
    .where('signin.impersonator', 'is', null)
    .where('signin.created_at', '>', before(sessionValidityPeriod))
    .where('session.deployment_id', '=', deploymentId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', before(0));
  if (sessionInactiveTimeout > 0) query = query.where('session.last_active_at', '>', before(sessionInactiveTimeout));
  return (await query.executeTakeFirst()) ?? null;
}
