import { CompiledQuery } from 'kysely';
import { mayHaveSignedAt } from '../../deployment/index.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { type SessionStateRow, sessionStateColumns } from './session-state.reads.ts';
import type { UnverifiedSessionToken } from './session-token.ts';

/** The credential of a request to the deployment host. */
export type PresentedCredential =
  | { readonly kind: 'none' }
  /** The cookie, or `X-Development-Session`. */
  | { readonly kind: 'cookie'; readonly token: string; readonly isDevelopment: boolean }
  /** A session token; `named` is null when it is malformed. */
  | { readonly kind: 'bearer'; readonly token: string; readonly named: UnverifiedSessionToken | null };

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

const NOW = '$2::timestamptz';
const DEPLOYMENT = `d.id as "deploymentId", d.version, not exists (select from deployment o where o.id <> d.id) as "isOnly"`;
const NO_SESSION = `null as "sessionId", null as "activeSignInId", null as "expiresAt", null as "lastActiveAt",
  null as "signIns", null as "signInAttempts", null as "signUpAttempts"`;

const BY_COOKIE = `select ${DEPLOYMENT}, ${sessionStateColumns(NOW)}
  from deployment d
  left join session s on s.deployment_id = d.id and s.token_hash = $3 and s.ended_at is null
    and (d.mode = 'staging' or not $4::boolean)
  where d.frontend_host = $1`;

const BY_SESSION_TOKEN = `select ${DEPLOYMENT}, ${sessionStateColumns(NOW)}, sk.public_jwk as "publicJwk"
  from deployment d
  left join session s on s.deployment_id = d.id and s.id = $3::bigint and s.ended_at is null
  left join signing_key sk on sk.deployment_id = d.id and sk.kid = $4 and sk.purpose = 'session'
    and ${mayHaveSignedAt(NOW)}
  where d.frontend_host = $1`;

const WITHOUT_SESSION = `select ${DEPLOYMENT}, ${NO_SESSION} from deployment d where d.frontend_host = $1`;

/** Reads the deployment of this host and the credential's session in one statement. Returns null when no deployment has this host. */
export async function findCredential(
  rows: Rows,
  host: string,
  presented: PresentedCredential,
): Promise<CredentialRow | null> {
  const { rows: found } = await rows.executeQuery<CredentialRow>(queryOf(host, presented));
  return found[0] ?? null;
}

// Runs with every request, so the SQL texts are constants instead of being built each time.
function queryOf(host: string, presented: PresentedCredential): CompiledQuery {
  const now = new Date().toISOString();
  if (presented.kind === 'cookie') {
    return CompiledQuery.raw(BY_COOKIE, [host, now, sha256(presented.token), presented.isDevelopment]);
  }
  if (presented.kind === 'bearer' && presented.named !== null) {
    const { sessionId, kid } = presented.named;
    return CompiledQuery.raw(BY_SESSION_TOKEN, [host, now, sessionId, kid]);
  }
  return CompiledQuery.raw(WITHOUT_SESSION, [host]);
}

/** The host of the only deployment, or null when there are several. */
export async function hostOfOnlyDeployment(rows: Rows): Promise<string | null> {
  const [only, second] = await rows
    .selectFrom('deployment')
    .select('frontend_host as frontendHost')
    .orderBy('id')
    .limit(2)
    .execute();
  return only !== undefined && second === undefined ? only.frontendHost : null;
}
