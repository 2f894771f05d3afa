import { LockMode } from '@mikro-orm/core';
import type { MintedKey } from '../../platform/crypto/api-keys.ts';
import type { Transaction } from '../../platform/database/command.ts';
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
  /** The first of the keys that it replaces. */
  readonly firstId?: string;
}

/** What is stored of a key that was just minted. */
export const mintedColumns = (prefix: string, { key, hash }: MintedKey) => ({
  prefix,
  lastFour: key.slice(-4),
  keyHash: hash,
});

/** Writes a key whose owner was locked in this command. The caller records the event. */
export function addKey(tx: Transaction, { permissions, selfMade = false, ...wanted }: NewKey): ApiAuthKey {
  return tx.em.create(ApiAuthKey, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    ...wanted,
    permissions: [...new Set(permissions)],
    selfMade,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
}

/** The app of that name, kept from being changed or deleted until this command ends; 404 where there is none. */
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

/** An app as it is until this command ends. */
export type LockedApp = Awaited<ReturnType<typeof lockAppShared>>;

/** Locks one key of the app of that name, which nobody deletes meanwhile; 404 where it has none of this id. */
export async function lockKey(tx: Transaction, appName: string, id: string): Promise<ApiAuthKey> {
  return lockKeyOf(tx, await lockAppShared(tx, appName, apiAuthKeyNotFound), id);
}

/** Locks one key of an app; 404 where it has none of this id. */
export async function lockKeyOf(tx: Transaction, { id: appId }: LockedApp, id: string): Promise<ApiAuthKey> {
  const key = await tx.em.findOne(
    ApiAuthKey,
    { id, deploymentId: tx.deploymentId, appId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (key === null) throw apiAuthKeyNotFound();
  return key;
}

/** What a caller has to say of a key before its command goes on: it throws where that may not be done. */
export type AssertMayChangeKey = (tx: Transaction, key: ApiAuthKey) => Promise<void>;

/** 409 for a key that was revoked: it ends for good. */
export function assertNotRevoked({ revokedAt }: ApiAuthKey): void {
  if (revokedAt != null) throw new ServiceError('CONFLICT', 'This key was revoked. Make another one.');
}

/** The moment a key shall end, and what is wrong with it. */
export function parseExpiry(
  expiresAt: string | null | undefined,
  parent: readonly (string | number)[],
  errors: FieldError[],
): Date | null {
  if (expiresAt == null) return null;
  const ends = new Date(expiresAt);
  if (ends.getTime() <= Date.now()) errors.push(fieldError([...parent, 'expiresAt'], 'must lie in the future'));
  return ends;
}

export const resourceOf = ({ id }: { readonly id: string }) => ({ type: 'api_auth_key', id });

/** What events show of a key: never its hash. */
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
