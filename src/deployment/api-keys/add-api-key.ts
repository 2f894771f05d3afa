import type { Scope } from '../../platform/access/scopes.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { ApiKey } from './api-key.entity.ts';

interface NewKey {
  readonly name: string;
  readonly hash: string;
  readonly hint: string;
  /** An empty list means all scopes. */
  readonly scopes?: readonly Scope[];
  readonly expiresAt?: Date | null;
}

/** Stores a key's hash and hint, and records the event. */
export function addApiKey(tx: Transaction, { name, hash, hint, scopes = [], expiresAt = null }: NewKey): ApiKey {
  const key = tx.em.create(ApiKey, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    name,
    hint,
    keyHash: hash,
    scopes: [...scopes],
    expiresAt,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  const after = { name, hint, scopes, expiresAt: expiresAt?.toISOString() ?? null };
  tx.record({ type: 'api_key.created', resource: { type: 'api_key', id: key.id }, after });
  return key;
}
