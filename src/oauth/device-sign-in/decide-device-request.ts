import { sql } from 'kysely';
import type { DecideOauthConsentInput, OauthDeviceDecision } from '../../generated/deployment.ts';
import type { SignedIn } from '../../platform/access/acting-user.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { grantAccess } from '../consent/grant-access.ts';
import { normalizedUserCode } from '../device-codes/user-code.ts';
import { wordsOf } from '../grants/access.ts';
import { applicationOf } from '../grants/oauth-grant.reads.ts';
import { authenticationOf, sessionIdOf } from '../provider/sign-in-session.ts';
import { countLookup, type DeviceRequest, getDeviceRequest } from './device-request.reads.ts';
import { authorizeInSession } from './session-authorization.ts';

/**
 * Stores the answer of the signed-in user in the code of the device, which gets its tokens or an error with its next request. An
 * allowance creates the user's grant for the application, or extends it, in the same transaction.
 */
export async function decideDeviceRequest(
  ctx: Context,
  userCode: string,
  { granted, organizationId = null }: DecideOauthConsentInput,
): Promise<OauthDeviceDecision> {
  const signedIn = ctx.viewer.assertSignIn();
  const { userId } = signedIn;
  await countLookup(ctx, userId);
  return command(ctx, async (tx) => {
    // One answer at a time: a second one finds the code answered. One user at a time for the grant, as for other consents.
    await tx.lock(`oauth device ${normalizedUserCode(userCode)}`);
    await tx.lock(`oauth consent ${userId}`);
    const request = await getDeviceRequest(ctx, tx.rows, { userCode, userId });
    tx.record({
      type: granted ? 'user.device_sign_in.approved' : 'user.device_sign_in.rejected',
      resource: { type: 'user', id: userId },
      after: { applicationId: request.applicationId, deviceAddress: request.device.address },
    });
    if (granted) {
      const grantId = await grantAccess(tx, { userId, request, organizationId });
      await approve(ctx, tx, { signedIn, request, grantId });
    } else await store(tx, request, { error: 'access_denied', errorDescription: 'The user has rejected the request.' });
    return { application: applicationOf(request.application), granted };
  });
}

interface Approval {
  readonly signedIn: SignedIn;
  readonly request: DeviceRequest;
  readonly grantId: string;
}

/** What `oidc-provider` stores in a code when a user has approved it. Without `offline_access`, the tokens end with the sign-in. */
async function approve(ctx: Context, tx: Transaction, { signedIn, request, grantId }: Approval): Promise<void> {
  const { userId, signInId } = signedIn;
  const { metadataUrl, applicationId } = request.application;
  const { resource } = request.params;
  const scopes = allowedScopes(request);
  const isOffline = scopes.includes('offline_access');
  const { method, secondFactor, authenticatedAt } = await tx.rows
    .selectFrom('signin')
    .select(['method', 'second_factor as secondFactor', 'authenticated_at as authenticatedAt'])
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', signInId)
    .executeTakeFirstOrThrow();
  const { loginTs, ...factors } = authenticationOf({ method, secondFactor, authenticatedAt });
  const authorization = { clientId: metadataUrl ?? applicationId, grantId, isOffline };
  const { sid } = await authorizeInSession(ctx, tx, signedIn, authorization);
  await store(
    tx,
    request,
    {
      accountId: userId,
      grantId,
      authTime: loginTs,
      ...factors,
      scope: scopes.join(' '),
      sessionUid: sessionIdOf(signInId),
      sid,
      ...(resource !== undefined && { resource }),
      ...(!isOffline && { expiresWithSession: true }),
    },
    { user_id: userId, grant_id: grantId, signin_id: isOffline ? null : signInId },
  );
}

/** The scopes that the device has asked for, of those that its application may have. */
function allowedScopes({ params, access }: DeviceRequest): string[] {
  const allowed = new Set([...access.scopes, ...Object.values(access.resources).flat()]);
  return wordsOf(params['scope']).filter((scope) => allowed.has(scope));
}

interface Owner {
  readonly user_id: string;
  readonly grant_id: string;
  readonly signin_id: string | null;
}

async function store(
  { rows, deploymentId, now }: Transaction,
  { recordId }: DeviceRequest,
  answer: Readonly<Record<string, unknown>>,
  owner?: Owner,
): Promise<void> {
  await rows
    .updateTable('oauth_record')
    .set({ payload: sql`payload || ${JSON.stringify(answer)}::jsonb`, ...owner, updated_at: now.toISOString() })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', recordId)
    .execute();
}
