import { sql } from 'kysely';
import { isForApplications, mayHaveSignedAt } from '../../deployment/index.ts';
import type { PresentedToken } from '../../platform/access/bearer.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import { precompiledText } from '../../platform/database/statements/precompiled-query.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { type SessionStateRow, sessionStateColumns } from './session-state.reads.ts';
import type { UnverifiedSessionToken } from './session-token.ts';

/** The credential of a request to the deployment host. */
export type PresentedCredential =
  | { readonly kind: 'none' }
  /** The cookie, or `X-Development-Session`. */
  | { readonly kind: 'cookie'; readonly token: string; readonly isDevelopment: boolean }
  /** A session token; `named` is null when it is malformed. */
  | { readonly kind: 'bearer'; readonly token: string; readonly named: UnverifiedSessionToken | null }
  /** An access token with which an application acts for a user. */
  | (PresentedToken & {
      readonly kind: 'application';
      /** Whether it must be for the server of MCP of the host, and not for its other operations. */
      readonly isForMcp: boolean;
    });

/** The deployment of a host and the session of the credential. The session columns are null when there is no session. */
export interface CredentialRow extends Omit<SessionStateRow, 'sessionId' | 'expiresAt' | 'lastActiveAt'> {
  readonly deploymentId: number;
  readonly version: number;
  /** Whether there is no other deployment. */
  readonly isOnly: boolean;
  readonly sessionId: string | null;
  readonly expiresAt: string | null;
  readonly lastActiveAt: string | null;
  /** The public key that the session token names; absent for other credentials. */
  readonly publicJwk?: Record<string, unknown> | null;
}

/** The deployment that had a host when it was last looked up. */
export interface NamedHost {
  readonly deploymentId: number;
  readonly host: string;
}

interface SessionArgs extends NamedHost {
  readonly now: string;
}

interface CookieArgs extends SessionArgs {
  readonly tokenHash: string;
  readonly isDevelopment: boolean;
}

interface SessionTokenArgs extends SessionArgs {
  readonly sessionId: string;
  readonly kid: string;
}

const deployment = sql`d.id as "deploymentId", d.version,
  not exists (select from deployment o where o.id <> d.id and ${isForApplications('o')}) as "isOnly"`;

// Runs with every request, so the SQL texts are compiled once.
const byCookie = precompiledText<CookieArgs, CredentialRow>(
  ({ deploymentId, host, now, tokenHash, isDevelopment }) => sql`select ${deployment}, ${sessionStateColumns(now)}
    from deployment d
    left join session s on s.deployment_id = ${deploymentId} and s.token_hash = ${tokenHash} and s.ended_at is null
      and (d.mode = 'staging' or not ${isDevelopment}::boolean)
    where d.id = ${DEPLOYMENT_ID} and d.frontend_host = ${host}`,
);

const bySessionToken = precompiledText<SessionTokenArgs, CredentialRow>(
  ({ deploymentId, host, now, sessionId, kid }) => sql`
    select ${deployment}, ${sessionStateColumns(now)}, sk.public_jwk as "publicJwk"
    from deployment d
    left join session s on s.deployment_id = ${deploymentId} and s.id = ${sessionId}::bigint and s.ended_at is null
    left join signing_key sk on sk.deployment_id = ${DEPLOYMENT_ID} and sk.kid = ${kid} and sk.purpose = 'session'
      and ${mayHaveSignedAt(now)}
    where d.id = ${DEPLOYMENT_ID} and d.frontend_host = ${host}`,
);

const withoutSession = precompiledText<NamedHost, CredentialRow>(
  ({ deploymentId, host }) => sql`select ${deployment}, null as "sessionId", null as "activeSignInId",
      null as "expiresAt", null as "lastActiveAt", null as "signIns", null as "signInAttempts", null as "signUpAttempts"
    from deployment d where d.id = ${deploymentId} and d.frontend_host = ${host}`,
);

/** Reads the deployment and the credential's session in one statement. Returns null when the deployment no longer has this host. */
export async function findCredential(
  rows: Rows,
  named: NamedHost,
  presented: PresentedCredential,
): Promise<CredentialRow | null> {
  const [found] = await read(rows, named, presented);
  return found ?? null;
}

function read(rows: Rows, named: NamedHost, presented: PresentedCredential): Promise<CredentialRow[]> {
  const now = new Date().toISOString();
  if (presented.kind === 'cookie') {
    const { token, isDevelopment } = presented;
    return byCookie(rows, { ...named, now, tokenHash: sha256(token), isDevelopment });
  }
  if (presented.kind === 'bearer' && presented.named !== null) {
    const { sessionId, kid } = presented.named;
    return bySessionToken(rows, { ...named, now, sessionId, kid });
  }
  return withoutSession(rows, named);
}

/** The id of the deployment that has a host, or null. */
export async function deploymentIdOfHost(rows: Rows, host: string): Promise<number | null> {
  const found = await rows.selectFrom('deployment').select('id').where('frontend_host', '=', host).executeTakeFirst();
  return found?.id ?? null;
}

/** The host of the only deployment, or null when there are several. */
export async function hostOfOnlyDeployment(rows: Rows): Promise<string | null> {
  const [only, second] = await rows
    .selectFrom('deployment')
    .select('frontend_host as frontendHost')
    .where(isForApplications())
    .orderBy('id')
    .limit(2)
    .execute();
  return only !== undefined && second === undefined ? only.frontendHost : null;
}
