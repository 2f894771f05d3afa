import type { CreateApiAuthKeyInput, RevokeApiAuthKeyInput, UpdateApiAuthKeyInput } from '../../generated/backend.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { mintKey } from '../../platform/crypto/api-keys.ts';
import { type FieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { rateLimitErrors } from '../apps/rate-limit-rule.ts';
import type { ApiAuthKey } from './api-auth-key.entity.ts';
import { getApiAuthKey } from './api-auth-key.reads.ts';
import {
  type AssertMayChangeKey,
  addKey,
  assertNotRevoked,
  audited,
  lockAppShared,
  lockKey,
  mintedColumns,
  parseExpiry,
  resourceOf,
} from './api-auth-key.record.ts';
import { lockKeyOwners } from './key-owner.ts';

export async function createApiAuthKey(ctx: Context, appName: string, input: CreateApiAuthKeyInput) {
  const errors: FieldError[] = [...rateLimitErrors(input.rateLimits ?? [], ['input'])];
  const expiresAt = parseExpiry(input.expiresAt, ['input'], errors);
  if (errors.length > 0) throw validationFailed(errors);

  return command(ctx, async (tx) => {
    const { id: appId, keyPrefix } = await lockAppShared(tx, appName);
    const minted = mintKey(keyPrefix);
    const { owners, errors } = await lockKeyOwners(tx, [input], () => ['input']);
    const [owner] = owners;
    if (owner === undefined || errors.length > 0) throw validationFailed(errors);
    const key = addKey(tx, {
      appId,
      ...owner,
      ...mintedColumns(keyPrefix, minted),
      name: input.name,
      permissions: input.permissions,
      metadata: input.metadata ?? {},
      rateLimits: input.rateLimits ?? null,
      expiresAt,
    });
    tx.record({ type: 'api_auth_key.created', resource: resourceOf(key), after: audited(key) });
    await tx.em.flush();
    return { ...(await getApiAuthKey(tx.rows, tx.deploymentId, key.id)), key: minted.key };
  });
}

export async function updateApiAuthKey(ctx: Context, appName: string, keyId: string, input: UpdateApiAuthKeyInput) {
  const errors: FieldError[] = [...rateLimitErrors(input.rateLimits ?? [], ['input'])];
  const expiresAt = parseExpiry(input.expiresAt, ['input'], errors);
  if (errors.length > 0) throw validationFailed(errors);

  return command(ctx, async (tx) => {
    const key = await lockKey(tx, appName, keyId);
    assertNotRevoked(key);
    const before = audited(key);
    const { name, permissions, metadata, rateLimits } = input;
    if (input.expiresAt !== undefined) {
      assertNotExtended(key, expiresAt);
      key.expiresAt = expiresAt;
    }
    if (rateLimits !== undefined) key.rateLimits = rateLimits;
    if (permissions != null) key.permissions = [...new Set(permissions)];
    tx.em.assign(key, { ...(name != null && { name }), ...(metadata != null && { metadata }), updatedAt: tx.now });
    tx.record({ type: 'api_auth_key.updated', resource: resourceOf(key), before, after: audited(key) });
    await tx.em.flush();
    return getApiAuthKey(tx.rows, tx.deploymentId, keyId);
  });
}

/**
 * Revokes a key. A repeated revocation keeps the time and reason of the first. `assertMayRevoke` throws when the caller
 * may not revoke the key, which is locked by then.
 */
export function revokeApiAuthKey(
  ctx: Context,
  appName: string,
  keyId: string,
  { reason }: RevokeApiAuthKeyInput,
  assertMayRevoke: AssertMayChangeKey = async () => {},
) {
  return command(ctx, async (tx) => {
    const key = await lockKey(tx, appName, keyId);
    await assertMayRevoke(tx, key);
    if (key.revokedAt == null) {
      tx.em.assign(key, { revokedAt: tx.now, revokedReason: reason ?? null, updatedAt: tx.now });
      tx.record({
        type: 'api_auth_key.revoked',
        resource: resourceOf(key),
        before: audited(key),
        after: { ...audited(key), revokedReason: reason ?? null },
      });
      await tx.em.flush();
    } else tx.markUnchanged();
    return getApiAuthKey(tx.rows, tx.deploymentId, keyId);
  });
}

/** A rotation sets the latest time at which the replaced key expires. */
function assertNotExtended(key: Pick<ApiAuthKey, 'expiresAt' | 'replacedById'>, expiresAt: Date | null): void {
  if (key.replacedById == null || key.expiresAt == null) return;
  if (expiresAt !== null && expiresAt.getTime() <= key.expiresAt.getTime()) return;
  throw new ServiceError(
    'CONFLICT',
    'This key was rotated, so it cannot expire later than it does now. Use the key that replaced it.',
  );
}
