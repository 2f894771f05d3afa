import { authPolicy, tellOwner, verifiedPrimaryEmail } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { mintKey } from '../../platform/crypto/api-keys.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { type FieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import type { KeyEndReason } from '../../platform/ports/owned-keys.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import { getApiAuthApp } from '../apps/api-auth-app.reads.ts';
import type { CreateMyApiAuthKeyInput, RotateApiAuthKeyInput } from '../graph/types.ts';
import type { ApiAuthKey } from './api-auth-key.entity.ts';
import { apiAuthKeyNotFound, getApiAuthKey } from './api-auth-key.reads.ts';
import { addKey, audited, lockAppShared, mintedColumns, parseExpiry, resourceOf } from './api-auth-key.record.ts';
import { revokeApiAuthKey } from './api-auth-key.service.ts';
import { lockKeyOwners } from './key-owner.ts';
import { rotateApiAuthKey } from './rotate-key.service.ts';
import { getAppOfUser } from './self-service.reads.ts';
import {
  assertBelowKeyLimit,
  assertContextEnabled,
  assertMayGrant,
  assertSelfServiceApp,
} from './self-service.rules.ts';

const MAX_NEW_KEYS_PER_DAY = 50;
const DAY_SECONDS = 86_400;

/** The caller alone owns it; they choose its name, its end and which of the permissions they may give. */
export async function createMyApiAuthKey(ctx: Context, appName: string, input: CreateMyApiAuthKeyInput) {
  const { userId } = ctx.viewer.assertRecentlyAuthenticated();
  const { permissions, organizationId, workspaceId } = input;
  const errors: FieldError[] = [];
  const expiresAt = parseExpiry(input.expiresAt, ['input'], errors);
  if (errors.length > 0) throw validationFailed(errors);
  await countKeyCreation(ctx, appName, userId);
  const tell = await ownerNotifier(ctx, userId);

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
    await tell(tx, key, 'was made');
    await tx.em.flush();
    return { ...(await getApiAuthKey(tx.rows, tx.deploymentId, key.id)), key: minted.key };
  });
}

/** Also those that the company made for them: they act for the user. And where users make none any more: theirs go on working. */
export async function revokeMyApiAuthKey(ctx: Context, appName: string, keyId: string) {
  const { userId } = ctx.viewer.assertRecentlyAuthenticated();
  await getAppOfUser(ctx.rows, ctx.viewer.deploymentId, { name: appName, userId });
  const tell = await ownerNotifier(ctx, userId);
  return revokeApiAuthKey(
    ctx,
    appName,
    keyId,
    { reason: 'revoked_by_owner' satisfies KeyEndReason },
    async (tx, key) => {
      assertOwn(key, userId);
      if (key.revokedAt == null) await tell(tx, key, 'was revoked');
    },
  );
}

/** Its secret would be new to the user where the company made the key, who may have kept it from them. */
export async function rotateMyApiAuthKey(ctx: Context, appName: string, keyId: string, input: RotateApiAuthKeyInput) {
  const { userId } = ctx.viewer.assertRecentlyAuthenticated();
  await countKeyCreation(ctx, appName, userId);
  const tell = await ownerNotifier(ctx, userId);
  return rotateApiAuthKey(ctx, appName, keyId, input, async (tx, key, held) => {
    assertOwn(key, userId);
    const app = assertSelfServiceApp(held);
    if (!key.selfMade) {
      throw new ServiceError(
        'INSUFFICIENT_PERMISSIONS',
        'This key was made for you. Ask for another one, or make your own.',
      );
    }
    await assertContextEnabled(tx, key);
    await assertMayGrant(ctx, tx, app, key, key.permissions);
    // Each key has one successor, and old ones that live on make no room for more.
    await assertBelowKeyLimit(tx, app, userId, 2 * app.selfService.maxKeys);
    await tell(tx, key, 'was replaced by a new one');
  });
}

/** Somebody else's key is none that the caller could know of. */
function assertOwn(key: ApiAuthKey, ownerId: string): void {
  if (key.userId !== ownerId) throw apiAuthKeyNotFound();
}

/** Counted before the command: a call that fails counts too, but where no keys are made to begin with. */
async function countKeyCreation(ctx: Context, appName: string, userId: string): Promise<void> {
  assertSelfServiceApp(await getApiAuthApp(ctx.rows, ctx.viewer.deploymentId, appName));
  await countAttempt(ctx, [{ key: `api-auth-keys:user:${userId}`, max: MAX_NEW_KEYS_PER_DAY, seconds: DAY_SECONDS }]);
}

/** Mails the account's owner what became of a key, so that they learn of what they did not do themselves. */
async function ownerNotifier(ctx: Context, userId: string) {
  const { appName } = await authPolicy(ctx);
  return async (tx: Transaction, { name }: ApiAuthKey, happened: string) => {
    const to = await verifiedPrimaryEmail(tx.rows, tx.deploymentId, userId);
    const what = `The API key ${JSON.stringify(name)} of your account ${happened}`;
    await tellOwner(ctx, tx, to, { appName, what, subject: `An API key of your account ${happened}` });
  };
}
