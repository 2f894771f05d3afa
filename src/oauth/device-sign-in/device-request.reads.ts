import { sql } from 'kysely';
import type { OauthDeviceRequest } from '../../generated/deployment.ts';
import type { Context } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound, ServiceError } from '../../platform/errors.ts';
import { countOwn } from '../../platform/rate-limits/own-limit.ts';
import { type AccessRequest, accessRequest, selectRequests } from '../consent/access-request.ts';
import { getOrganizationChoice } from '../consent/organization-choice.ts';
import { USER_CODE_MODEL } from '../device-codes/device-code.service.ts';
import { normalizedUserCode, shownUserCode, userCodeHashes } from '../device-codes/user-code.ts';
import { namedResources, shownScopes } from '../grants/access.ts';
import { applicationOf } from '../grants/oauth-grant.reads.ts';

/** The sign-in of a device that waits for a person. */
export interface DeviceRequest extends AccessRequest {
  /** The parameters that the device has sent. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly device: { readonly address: string | null; readonly userAgent: string | null };
  readonly createdAt: string;
}

/** For one user. A person enters a few codes a day, and a program could try many. */
const LOOKUPS = { limit: 30, windowMs: 600_000 } as const;

/** What a device asks the signed-in user for. */
export async function readDeviceRequest(ctx: Context, userCode: string): Promise<OauthDeviceRequest> {
  const { userId } = ctx.viewer.assertSignIn();
  await countLookup(ctx, userId);
  // The device has stored it a moment ago, so that a replica may not have it.
  const { rows } = ctx.database;
  const request = await getDeviceRequest(ctx, rows, { userCode, userId });
  const choice = await getOrganizationChoice(rows, ctx.viewer.deploymentId, { userId, request });
  const { access, knownResources, device, createdAt, expiresAt } = request;
  return {
    userCode: shownUserCode(normalizedUserCode(userCode)),
    userId,
    application: applicationOf(request.application),
    scopes: shownScopes(access),
    resources: namedResources(access, knownResources),
    ...choice,
    deviceAddress: device.address,
    deviceUserAgent: device.userAgent,
    createdAt,
    expiresAt,
  };
}

/** Counts codes that a user enters, so that no program can try them. Throws 429. */
export async function countLookup(ctx: Context, userId: string): Promise<void> {
  const key = `own:oauth-user-code:${ctx.viewer.deploymentId}:${userId}`;
  const retryAfter = await countOwn(ctx, { key, ...LOOKUPS });
  if (retryAfter === null) return;
  throw new ServiceError('TOO_MANY_ATTEMPTS', 'Too many codes were entered. Try again later.', { retryAfter });
}

/**
 * The sign-in of a device that no one has answered. Throws 404 for any other, for an application that was disabled or signs in members
 * of an organization only, and for one that no longer shows codes.
 */
export async function getDeviceRequest(
  ctx: Context,
  rows: Rows,
  { userCode, userId }: { readonly userCode: string; readonly userId: string },
): Promise<DeviceRequest> {
  const { deploymentId } = ctx.viewer;
  const found = await selectRequests(rows)
    .select('record.created_at as createdAt')
    .where('record.deployment_id', '=', deploymentId)
    .where('record.model', '=', 'DeviceCode')
    .where(
      'record.key_hash',
      '=',
      sql<string>`(select entered.payload->>'deviceCodeHash' from oauth_record entered
        where entered.deployment_id = ${DEPLOYMENT_ID} and entered.model = ${USER_CODE_MODEL}
          and entered.key_hash = any(${userCodeHashes(ctx, normalizedUserCode(userCode)).map(sha256)}::text[])
        limit 1)`,
    )
    .where('record.user_id', 'is', null)
    .where('record.consumed_at', 'is', null)
    .where('record.expires_at', '>', sql<string>`${new Date().toISOString()}::timestamptz`)
    .where('application.is_active', '=', true)
    .where('application.device_sign_in', '=', true)
    .where(
      sql<boolean>`record.payload->'error' is null and (application.organization_id is null or exists (
        select from organization_membership member where member.deployment_id = ${DEPLOYMENT_ID}
          and member.organization_id = application.organization_id and member.user_id = ${userId}))`,
    )
    .executeTakeFirst();
  if (found === undefined) throw notFound('OAUTH_DEVICE_REQUEST_NOT_FOUND', 'A device that waits with this code');
  const { params = {}, deviceInfo = {} } = found.payload as DevicePayload;
  const { ip = null, ua = null } = deviceInfo;
  return { ...accessRequest(found), params, device: { address: ip, userAgent: ua }, createdAt: found.createdAt };
}

/** What the payload of a `DeviceCode` of `oidc-provider` has of the request of a device. */
interface DevicePayload {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly deviceInfo?: { readonly ip?: string; readonly ua?: string | null };
}
