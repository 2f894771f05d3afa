import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sha256 } from '../crypto/tokens.ts';
import { command, type Transaction } from '../database/command.ts';
import { ServiceError } from '../errors.ts';

const RETENTION_HOURS = 24;
const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/** What a key stands for: another route or credential has keys of its own. */
interface Slot {
  readonly credentialId: string;
  readonly route: string;
  readonly keyHash: string;
}

/**
 * Runs a command once for each `Idempotency-Key`. The first answer is stored with its effect, so that either both exist
 * or none does: whoever tries again after a failure does it anew. Without a key it is a command like any other.
 */
export async function idempotently<T>(
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
  const slot: Slot = { credentialId: ctx.viewer.actor.id ?? '0', route, keyHash: sha256(idempotencyKey) };
  const requestHash = sha256(JSON.stringify(body));
  return command(ctx, async (tx) => {
    await lockKey(tx, slot);
    const first = await findStoredResponse(tx, slot);
    if (first === undefined) {
      const answer = await work(tx);
      await storeResponse(tx, slot, requestHash, answer);
      return answer;
    }
    if (first.requestHash !== requestHash) {
      throw new ServiceError('CONFLICT', 'This Idempotency-Key was used with another body. Send a new key.');
    }
    tx.changesNothing();
    ctx.answerHeaders.set('Idempotency-Replayed', 'true');
    return first.answer as T;
  });
}

/** Held to the end of the transaction. Whoever comes second is sent away: what the first will answer is not known yet. */
async function lockKey({ rows, deploymentId }: Transaction, { credentialId, route, keyHash }: Slot): Promise<void> {
  const name = `idempotency ${deploymentId} ${credentialId} ${keyHash} ${route}`;
  const { rows: found } = await sql<{ claimed: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as claimed`.execute(rows);
  if (found[0]?.claimed === true) return;
  throw new ServiceError('REQUEST_IN_FLIGHT', 'A request with this Idempotency-Key is under way. Try again shortly.', {
    retryAfter: 1,
  });
}

function findStoredResponse({ rows, deploymentId, now }: Transaction, { credentialId, route, keyHash }: Slot) {
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

/** In the place of an answer whose time is over and that retention has not removed yet. */
async function storeResponse(
  { rows, deploymentId, now }: Transaction,
  slot: Slot,
  requestHash: string,
  answer: unknown,
) {
  const expiresAt = new Date(now.getTime() + RETENTION_HOURS * 3_600_000).toISOString();
  await sql`
    insert into idempotency_key (deployment_id, credential_id, route, key_hash, request_hash, answer, expires_at)
    values (${deploymentId}, ${slot.credentialId}, ${slot.route}, ${slot.keyHash}, ${requestHash},
      ${JSON.stringify(answer)}::jsonb, ${expiresAt})
    on conflict (deployment_id, credential_id, route, key_hash) do update
      set request_hash = excluded.request_hash, answer = excluded.answer, expires_at = excluded.expires_at`.execute(
    rows,
  );
}
