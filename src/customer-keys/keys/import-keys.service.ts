import { sql } from 'kysely';
import type { ImportApiAuthKeysInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { rateLimitErrors } from '../apps/rate-limit-rule.ts';
import { apiAuthKeysById } from './api-auth-key.reads.ts';
import { addKey, audited, lockAppShared, parseExpiry, resourceOf } from './api-auth-key.record.ts';
import { lockKeyOwners } from './key-owner.ts';

/** Imports all keys or none, in one transaction with a fixed number of statements. */
export async function importApiAuthKeys(ctx: Context, appName: string, { keys }: ImportApiAuthKeysInput) {
  const pathOf = (index: number) => ['input', 'keys', index];
  const errors: FieldError[] = [];
  const hashes = keys.map(({ hash }) => toStoredHash(hash));
  const parsed = keys.map((key, index) => {
    errors.push(...rateLimitErrors(key.rateLimits ?? [], pathOf(index)));
    if (hashes.indexOf(hashes[index] as string) < index) {
      errors.push(fieldError([...pathOf(index), 'hash'], 'must not be repeated'));
    }
    return { ...key, keyHash: hashes[index] as string, expiresAt: parseExpiry(key.expiresAt, pathOf(index), errors) };
  });
  if (errors.length > 0) throw validationFailed(errors);

  return command(ctx, async (tx) => {
    const { id: appId } = await lockAppShared(tx, appName);
    const { owners, errors } = await lockKeyOwners(tx, parsed, pathOf);
    if (errors.length > 0) throw validationFailed(errors);
    await assertNotStored(tx, hashes);
    const added = parsed.map((key, index) =>
      addKey(tx, {
        appId,
        ...(owners[index] as (typeof owners)[number]),
        name: key.name,
        prefix: key.prefix ?? null,
        lastFour: key.lastFour ?? null,
        keyHash: key.keyHash,
        permissions: key.permissions,
        metadata: key.metadata ?? {},
        rateLimits: key.rateLimits ?? null,
        expiresAt: key.expiresAt,
      }),
    );
    for (const key of added) {
      tx.record({ type: 'api_auth_key.imported', resource: resourceOf(key), after: audited(key) });
    }
    await tx.em.flush();
    const ids = added.map(({ id }) => id);
    return { data: await apiAuthKeysById(tx.rows, tx.deploymentId, ids), hasMore: false, limit: null, offset: null };
  });
}

/** Converts a hash from hexadecimal, base64 or base64url to base64url, as stored. */
const toStoredHash = (text: string) => Buffer.from(text, text.length === 64 ? 'hex' : 'base64').toString('base64url');

/** 409 that names the keys that the deployment already has. Concurrent imports wait for each other. */
async function assertNotStored(tx: Transaction, hashes: readonly string[]): Promise<void> {
  await tx.lock('api_auth_key import');
  const rows = await tx.rows
    .selectFrom('api_auth_key')
    .select('key_hash as keyHash')
    .where('deployment_id', '=', tx.deploymentId)
    .where('key_hash', '=', sql<string>`any(${hashes}::text[])`)
    .execute();
  const taken = new Set(rows.map(({ keyHash }) => keyHash));
  const errors = hashes.flatMap((hash, index) =>
    taken.has(hash)
      ? [fieldError(['input', 'keys', index, 'hash'], 'belongs to a key that already exists', 'CONFLICT')]
      : [],
  );
  if (errors.length === 0) return;
  throw new ServiceError('CONFLICT', 'Some of these keys already exist. Remove them from the request.', { errors });
}
