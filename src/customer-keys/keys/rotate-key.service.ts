import type { Context } from '../../platform/context.ts';
import { mintKey } from '../../platform/crypto/api-keys.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { RotateApiAuthKeyInput } from '../graph/types.ts';
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

/** What a caller has to say of a key and its app before the key is rotated: it throws where that may not be done. */
type AssertMayRotate = (tx: Transaction, key: ApiAuthKey, app: LockedApp) => Promise<void>;

/** `mayRotate` throws where the caller may not rotate the key, which is locked by then, as its app is. */
export async function rotateApiAuthKey(
  ctx: Context,
  appName: string,
  keyId: string,
  { overlapSeconds }: RotateApiAuthKeyInput,
  assertMayRotate: AssertMayRotate = async () => {},
) {
  return command(ctx, async (tx) => {
    // First of all, as those do who delete it: they would not find the new key otherwise.
    const app = await lockAppShared(tx, appName);
    const minted = mintKey(app.keyPrefix);
    // Before the key, as those do who end an owner: they would not find the new key otherwise.
    const { owners, errors } = await lockKeyOwners(tx, [await ownerOf(tx, keyId)], () => []);
    const old = await lockKeyOf(tx, app, keyId);
    await assertMayRotate(tx, old, app);
    assertRotatable(old, tx.now);
    const [owner] = owners;
    if (owner === undefined || errors.length > 0) {
      throw new ServiceError('CONFLICT', 'Whom this key belongs to is gone or inactive.');
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
    const ends = new Date(tx.now.getTime() + overlapSeconds * 1_000);
    if (old.expiresAt == null || old.expiresAt > ends) old.expiresAt = ends;
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

/** It never changes. */
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
      `This key was rotated before. Rotate the one that replaced it, ${key.replacedById}.`,
    );
  }
  if (key.expiresAt != null && key.expiresAt <= now) {
    throw new ServiceError('CONFLICT', 'This key has expired. Make another one, or give it a later end first.');
  }
}
