import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sha256 } from '../crypto/tokens.ts';
import { command, type Transaction } from '../database/command.ts';
import { ServiceError } from '../errors.ts';

const RETENTION_HOURS = 24;
const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/** The scope of an idempotency key: each route and each credential has separate keys. */
interface StoredKey {
  readonly credentialId: string;
  readonly route: string;
  readonly keyHash: string;
}

/**
 * Runs a command once for each `Idempotency-Key`, and returns the stored response for a repeated request. The response is stored
 * in the transaction of the command, so that a request that failed can be sent again. Without a key it runs as any command.
 */
export async function runIdempotently<T>(
  ctx: Context,
  route: string,
  body: unknown,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { idempotencyKey } = ctx.request;
  if (idempotencyKey === undefined) return command(ctx, work);
  if (!PRINTABLE.test(idempotencyKey)) {
    throw new ServiceError('BAD_REQUEST', 'Idempotency-Key must be 1 to 255 printable ASCII characters.');
  }
  const key: StoredKey = { credentialId: ctx.viewer.actor.id ?? '0', route, keyHash: sha256(idempotencyKey) };
  const requestHash = sha256(JSON.stringify(body));
  return command(ctx, async (tx) => {
    await lockKey(tx, key);
    const stored = await findStoredResponse(tx, key);
    if (stored === undefined) {
      const response = await work(tx);
      await storeResponse(tx, key, requestHash, response);
      return response;
    }
    if (stored.requestHash !== requestHash) {
      throw new ServiceError('CONFLICT', 'This Idempotency-Key was used with another body. Send a new key.');
    }
    tx.markUnchanged();
    ctx.responseHeaders.set('Idempotency-Replayed', 'true');
    return stored.answer as T;
  });
}

/** Locks the key until the end of the transaction. Rejects a second request, because the first response is not known yet. */
async function lockKey(
  { rows, deploymentId }: Transaction,
  { credentialId, route, keyHash }: StoredKey,
): Promise<void> {
  const name = `idempotency ${deploymentId} ${credentialId} ${keyHash} ${route}`;
  const { rows: found } = await sql<{ claimed: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as claimed`.execute(rows);
  if (found[0]?.claimed === true) return;
  throw new ServiceError(
    'REQUEST_IN_FLIGHT',
    'Another request with this Idempotency-Key is running. Send the request again after a second.',
    {
      retryAfter: 1,
    },
  );
}

function findStoredResponse({ rows, deploymentId, now }: Transaction, { credentialId, route, keyHash }: StoredKey) {
  return rows
    .selectFrom('idempotency_key')
    .select(['request_hash as requestHash', 'answer'])
    .where('deployment_id', '=', deploymentId)
    .where('credential_id', '=', credentialId)
    .where('route', '=', route)
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Stores the response. Replaces an expired one that retention has not deleted yet. */
async function storeResponse(
  { rows, deploymentId, now }: Transaction,
  key: StoredKey,
  requestHash: string,
  response: unknown,
) {
  const expiresAt = new Date(now.getTime() + RETENTION_HOURS * 3_600_000).toISOString();
  await sql`
    insert into idempotency_key (deployment_id, credential_id, route, key_hash, request_hash, answer, expires_at)
    values (${deploymentId}, ${key.credentialId}, ${key.route}, ${key.keyHash}, ${requestHash},
      ${JSON.stringify(response)}::jsonb, ${expiresAt})
    on conflict (deployment_id, credential_id, route, key_hash) do update
      set request_hash = excluded.request_hash, answer = excluded.answer, expires_at = excluded.expires_at`.execute(
    rows,
  );
}
