import type { RotateApiAuthKeyInput } from '../../../generated/common.ts';
import type { CreateApiAuthKeyInput } from '../../../generated/deployment.ts';
import { sendOwnerMessage, verifiedPrimaryEmail } from '../../../identity/index.ts';
import { command, type Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { mintKey } from '../../../platform/crypto/api-keys.ts';
import { type FieldError, ServiceError, validationFailed } from '../../../platform/errors.ts';
import type { KeyEndReason } from '../../../platform/ports/owned-keys.ts';
import { countAttempt } from '../../../platform/rate-limits/attempt-counter.ts';
import { getApiAuthApp } from '../../apps/api-auth-app.reads.ts';
import type { ApiAuthKey } from '../api-auth-key.entity.ts';
import { apiAuthKeyNotFound, getApiAuthKey } from '../api-auth-key.reads.ts';
import { addKey, audited, lockAppShared, mintedColumns, parseExpiry, resourceOf } from '../api-auth-key.record.ts';
import { revokeApiAuthKey } from '../api-auth-key.service.ts';
import { type ApiKeyNoticeEvent, apiKeyNotice } from '../api-key-notice.ts';
import { lockKeyOwners } from '../key-owner.ts';
import { rotateApiAuthKey } from '../rotate-key.service.ts';
import { getAppOfUser } from '../self-service.reads.ts';
import {
  assertBelowKeyLimit,
  assertContextEnabled,
  assertMayGrant,
  assertSelfServiceApp,
} from '../self-service.rules.ts';

const MAX_NEW_KEYS_PER_DAY = 50;
const DAY_SECONDS = 86_400;

/**
 * Creates a key that the caller owns. The caller chooses its name, expiry and permissions within the app's
 * self-service.
 */
export async function createMyApiAuthKey(ctx: Context, appName: string, input: CreateApiAuthKeyInput) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { permissions, organizationId, workspaceId } = input;
  const errors: FieldError[] = [];
  const expiresAt = parseExpiry(input.expiresAt, ['input'], errors);
  if (errors.length > 0) throw validationFailed(errors);
  await countKeyCreation(ctx, appName, userId);
  const notifyOwner = ownerNotifier(ctx, userId);

  return command(ctx, async (tx) => {
    const app = assertSelfServiceApp(await lockAppShared(tx, appName));
    await assertContextEnabled(tx, { organizationId, workspaceId });
    await assertMayGrant(ctx, tx, app, { organizationId, workspaceId }, permissions);
    await assertBelowKeyLimit(tx, app, userId, app.selfService.maxKeys);
    const { owners, errors } = await lockKeyOwners(tx, [{ userId, organizationId, workspaceId }], () => ['input']);
    const [owner] = owners;
    if (owner === undefined || errors.length > 0) throw validationFailed(errors);
    const minted = mintKey(app.keyPrefix);
    const key = addKey(tx, {
      appId: app.id,
      ...owner,
      ...mintedColumns(app.keyPrefix, minted),
      name: input.name,
      permissions,
      metadata: {},
      rateLimits: null,
      selfMade: true,
      expiresAt,
    });
    tx.record({ type: 'api_auth_key.created', resource: resourceOf(key), after: audited(key) });
    await notifyOwner(tx, key, 'created');
    await tx.em.flush();
    return { ...(await getApiAuthKey(tx.rows, tx.deploymentId, key.id)), key: minted.key };
  });
}

/** Also revokes keys that the company created for the user, and keys of an app whose self-service has ended. */
export async function revokeMyApiAuthKey(ctx: Context, appName: string, keyId: string) {
  const { userId } = ctx.viewer.assertSignedIn();
  await getAppOfUser(ctx.rows, ctx.viewer.deploymentId, { name: appName, userId });
  const notifyOwner = ownerNotifier(ctx, userId);
  return revokeApiAuthKey(
    ctx,
    appName,
    keyId,
    { reason: 'revoked_by_owner' satisfies KeyEndReason },
    async (tx, key) => {
      assertOwn(key, userId);
      if (key.revokedAt == null) await notifyOwner(tx, key, 'revoked');
    },
  );
}

/**
 * Rotates a key that the user created. The user may not know the secret of a key that the company created, so those are
 * rejected.
 */
export async function rotateMyApiAuthKey(ctx: Context, appName: string, keyId: string, input: RotateApiAuthKeyInput) {
  const { userId } = ctx.viewer.assertSignedIn();
  await countKeyCreation(ctx, appName, userId);
  const notifyOwner = ownerNotifier(ctx, userId);
  return rotateApiAuthKey(ctx, appName, keyId, input, async (tx, key, lockedApp) => {
    assertOwn(key, userId);
    const app = assertSelfServiceApp(lockedApp);
    if (!key.selfMade) {
      throw new ServiceError(
        'INSUFFICIENT_PERMISSIONS',
        'This key was created for you by the company. Ask the company for another key, or create your own.',
      );
    }
    await assertContextEnabled(tx, key);
    await assertMayGrant(ctx, tx, app, key, key.permissions);
    // Rotated keys count until they expire, so at most two keys exist for each allowed one.
    await assertBelowKeyLimit(tx, app, userId, 2 * app.selfService.maxKeys);
    await notifyOwner(tx, key, 'rotated');
  });
}

/** 404 for another user's key, so that its existence is not revealed. */
function assertOwn(key: ApiAuthKey, ownerId: string): void {
  if (key.userId !== ownerId) throw apiAuthKeyNotFound();
}

/** Limits the number of created keys per day. Failed requests count too, except for apps without self-service. */
async function countKeyCreation(ctx: Context, appName: string, userId: string): Promise<void> {
  assertSelfServiceApp(await getApiAuthApp(ctx.rows, ctx.viewer.deploymentId, appName));
  await countAttempt(ctx, [{ key: `api-auth-keys:user:${userId}`, max: MAX_NEW_KEYS_PER_DAY, seconds: DAY_SECONDS }]);
}

/**
 * Returns a function that notifies the account's owner by email, so that they notice a change that they did not make.
 */
function ownerNotifier(ctx: Context, userId: string) {
  return async (tx: Transaction, { name }: ApiAuthKey, event: ApiKeyNoticeEvent) => {
    const to = await verifiedPrimaryEmail(tx.rows, tx.deploymentId, userId);
    await sendOwnerMessage(ctx, tx, to, apiKeyNotice(event, name));
  };
}
