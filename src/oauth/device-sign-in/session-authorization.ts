import type { SignedIn } from '../../platform/access/acting-user.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import { SIGN_IN_SECONDS } from '../provider/sign-in-session.ts';
import { writeRecord } from '../records/record.service.ts';

/** An application that a sign-in was used for, as `oidc-provider` keeps it in its session. */
interface Authorization {
  /** By which the application knows the session. */
  readonly sid?: string;
  readonly grantId: string;
  /** Whether the tokens stay when the sign-in ends. */
  readonly persistsLogout?: boolean;
}

interface NewAuthorization {
  readonly clientId: string;
  readonly grantId: string;
  readonly isOffline: boolean;
}

/** Notes in the provider's session that the sign-in was used for an application. Tokens that end with the sign-in are bound to it. */
export async function authorizeInSession(
  { viewer, database }: Pick<Context, 'viewer' | 'database'>,
  { rows, deploymentId }: Transaction,
  { signInId, userId }: SignedIn,
  { clientId, grantId, isOffline }: NewAuthorization,
): Promise<{ readonly sid: string }> {
  const stored = await rows
    .selectFrom('oauth_record')
    .select('payload')
    .where('deployment_id', '=', deploymentId)
    .where('model', '=', 'Session')
    .where('key_hash', '=', sha256(signInId))
    .forUpdate()
    .executeTakeFirst();
  const authorizations = (stored?.payload['authorizations'] ?? {}) as Readonly<Record<string, Authorization>>;
  const before = authorizations[clientId];
  const sid = before?.sid ?? newToken();
  const authorization = { ...before, sid, grantId, ...(isOffline && { persistsLogout: true }) };
  await writeRecord(
    { rows, viewer, database },
    {
      model: 'Session',
      key: signInId,
      payload: { userId, ...stored?.payload, authorizations: { ...authorizations, [clientId]: authorization } },
      expiresInSeconds: SIGN_IN_SECONDS,
      grantId: null,
      applicationId: null,
      userId: null,
      signInId: null,
    },
  );
  return { sid };
}
