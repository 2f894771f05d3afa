import type { RotateApiAuthKeyInput } from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { mintKey } from '../../platform/crypto/api-keys.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { ApiAuthKey } from './api-auth-key.entity.ts';
import { apiAuthKeyNotFound, getApiAuthKey } from './api-auth-key.reads.ts';
import {
  addKey,
  assertNotRevoked,
  audited,
  type LockedApp,
  lockAppShared,
  lockKeyOf,
  mintedColumns,
  resourceOf,
} from './api-auth-key.record.ts';
import { type KeyOwner, lockKeyOwners } from './key-owner.ts';

/** Throws when the caller may not rotate the key. */
type AssertMayRotate = (tx: Transaction, key: ApiAuthKey, app: LockedApp) => Promise<void>;

/**
 * Replaces a key. `assertMayRotate` throws when the caller may not rotate the key; the key and its app are locked by
 * then.
 */
export async function rotateApiAuthKey(
  ctx: Context,
  appName: string,
  keyId: string,
  { overlapSeconds }: RotateApiAuthKeyInput,
  assertMayRotate: AssertMayRotate = async () => {},
) {
  return command(ctx, async (tx) => {
    // The app is locked first, as in the command that deletes an app, which would otherwise miss the new key.
    const app = await lockAppShared(tx, appName);
    const minted = mintKey(app.keyPrefix);
    // The owner is locked before the key, as in commands that end an owner, which would otherwise miss the new key.
    const { owners, errors } = await lockKeyOwners(tx, [await ownerOf(tx, keyId)], () => []);
    const old = await lockKeyOf(tx, app, keyId);
    await assertMayRotate(tx, old, app);
    assertRotatable(old, tx.now);
    const [owner] = owners;
    if (owner === undefined || errors.length > 0) {
      throw new ServiceError(
        'CONFLICT',
        'The owner of this key was deleted or is inactive. Create a key for another owner.',
      );
    }
    const key = addKey(tx, {
      appId: app.id,
      ...owner,
      ...mintedColumns(app.keyPrefix, minted),
      name: old.name,
      permissions: old.permissions,
      metadata: old.metadata,
      rateLimits: old.rateLimits ?? null,
      selfMade: old.selfMade,
      expiresAt: old.expiresAt ?? null,
      firstId: old.firstId ?? old.id,
    });
    const before = audited(old);
    const overlapEndsAt = new Date(tx.now.getTime() + overlapSeconds * 1_000);
    if (old.expiresAt == null || old.expiresAt > overlapEndsAt) old.expiresAt = overlapEndsAt;
    tx.em.assign(old, { replacedById: key.id, updatedAt: tx.now });
    tx.record({
      type: 'api_auth_key.rotated',
      resource: resourceOf(old),
      before,
      after: { ...audited(old), replacedById: key.id },
    });
    tx.record({ type: 'api_auth_key.created', resource: resourceOf(key), after: audited(key) });
    await tx.em.flush();
    return { ...(await getApiAuthKey(tx.rows, tx.deploymentId, key.id)), key: minted.key };
  });
}

/** Reads the owner before the key is locked. A key's owner never changes. */
function ownerOf({ rows, deploymentId }: Transaction, keyId: string): Promise<KeyOwner> {
  return rows
    .selectFrom('api_auth_key')
    .select(['user_id as userId', 'organization_id as organizationId', 'workspace_id as workspaceId'])
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', keyId)
    .executeTakeFirstOrThrow(apiAuthKeyNotFound);
}

function assertRotatable(key: ApiAuthKey, now: Date): void {
  assertNotRevoked(key);
  if (key.replacedById != null) {
    throw new ServiceError(
      'CONFLICT',
      `This key was already rotated. Rotate the key that replaced it, ${key.replacedById}.`,
    );
  }
  if (key.expiresAt != null && key.expiresAt <= now) {
    throw new ServiceError('CONFLICT', 'This key has expired. Create another key, or set a later expires_at first.');
  }
}
