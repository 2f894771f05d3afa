import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../platform/commands/command.ts';
import type { MintedKey } from '../../platform/crypto/api-keys.ts';
import { type FieldError, fieldError, ServiceError } from '../../platform/errors.ts';
import type { RateLimitRule } from '../apps/api-auth-app.entity.ts';
import { apiAuthAppNotFound } from '../apps/api-auth-app.reads.ts';
import { ApiAuthKey } from './api-auth-key.entity.ts';
import { apiAuthKeyNotFound } from './api-auth-key.reads.ts';
import type { KeyOwner } from './key-owner.ts';

export interface NewKey extends KeyOwner {
  readonly appId: string;
  readonly name: string;
  readonly prefix: string | null;
  readonly lastFour: string | null;
  readonly keyHash: string;
  readonly permissions: readonly string[];
  readonly metadata: Record<string, unknown>;
  readonly rateLimits: readonly RateLimitRule[] | null;
  readonly selfMade?: boolean;
  readonly expiresAt: Date | null;
  /** The first key of the chain of rotations. */
  readonly firstId?: string;
}

/** The stored columns of a new key. */
export const mintedColumns = (prefix: string, { key, hash }: MintedKey) => ({
  prefix,
  lastFour: key.slice(-4),
  keyHash: hash,
});

/** Stores a key whose owner this command has locked. The caller records the event. */
export function addKey(tx: Transaction, { permissions, selfMade = false, ...fields }: NewKey): ApiAuthKey {
  return tx.em.create(ApiAuthKey, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    ...fields,
    permissions: [...new Set(permissions)],
    selfMade,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
}

/** Locks the app of that name against changes and deletion until the transaction ends; 404 when it does not exist. */
export function lockAppShared(tx: Transaction, name: string, notFound = apiAuthAppNotFound) {
  return tx.rows
    .selectFrom('api_auth_app')
    .select(['id', 'key_prefix as keyPrefix', 'is_active as isActive', 'self_service as selfService'])
    .where('deployment_id', '=', tx.deploymentId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirstOrThrow(notFound);
}

/** An app that cannot change until the transaction ends. */
export type LockedApp = Awaited<ReturnType<typeof lockAppShared>>;

/** Locks one key of the app of that name, and the app against deletion; 404 when the app has no such key. */
export async function lockKey(tx: Transaction, appName: string, id: string): Promise<ApiAuthKey> {
  return lockKeyOf(tx, await lockAppShared(tx, appName, apiAuthKeyNotFound), id);
}

/** Locks one key of an app; 404 when the app has no such key. */
export async function lockKeyOf(tx: Transaction, { id: appId }: LockedApp, id: string): Promise<ApiAuthKey> {
  const key = await tx.em.findOne(
    ApiAuthKey,
    { id, deploymentId: tx.deploymentId, appId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (key === null) throw apiAuthKeyNotFound();
  return key;
}

/** Throws when the caller may not change the key. */
export type AssertMayChangeKey = (tx: Transaction, key: ApiAuthKey) => Promise<void>;

/** 409 for a revoked key. Revocation is final. */
export function assertNotRevoked({ revokedAt }: ApiAuthKey): void {
  if (revokedAt != null) throw new ServiceError('CONFLICT', 'This key was revoked. Create another key.');
}

/** Parses a key's expiry and adds a validation error when it is in the past. */
export function parseExpiry(
  expiresAt: string | null | undefined,
  parent: readonly (string | number)[],
  errors: FieldError[],
): Date | null {
  if (expiresAt == null) return null;
  const date = new Date(expiresAt);
  if (date.getTime() <= Date.now()) errors.push(fieldError([...parent, 'expiresAt'], 'must be in the future'));
  return date;
}

export const resourceOf = ({ id }: { readonly id: string }) => ({ type: 'api_auth_key', id });

/** The fields of a key in events, without its hash. */
export function audited(key: ApiAuthKey) {
  return {
    appId: key.appId,
    name: key.name,
    prefix: key.prefix ?? null,
    lastFour: key.lastFour ?? null,
    permissions: key.permissions,
    metadata: key.metadata,
    userId: key.userId ?? null,
    organizationId: key.organizationId ?? null,
    workspaceId: key.workspaceId ?? null,
    rateLimits: key.rateLimits ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
  };
}
