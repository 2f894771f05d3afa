import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context, Services } from '../../platform/context.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { invalidLink } from '../verification/verification.ts';

/**
 * The address that a mailed waitlist token verifies. Throws 400 `INVALID_LINK` for an invalid token. Reading does not
 * consume it.
 */
export function emailOfWaitlistToken({ rows, viewer }: Pick<Context, 'rows' | 'viewer'>, token: string) {
  return rows
    .selectFrom('waitlist_entry')
    .select(['email as text', 'email_key as key'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('token_hash', '=', sha256(token))
    .where('status', '=', 'approved')
    .where('token_expires_at', '>', new Date().toISOString())
    .executeTakeFirstOrThrow(invalidLink);
}

/** Marks the entry of a user who signed up with this verified address as joined, and invalidates its link. */
export async function markWaitlistEntryJoined(tx: Transaction, emailKey: string, userId: string): Promise<void> {
  const joined = await tx.rows
    .updateTable('waitlist_entry')
    .set({ status: sql.lit('joined'), token_hash: null, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('email_key', '=', emailKey)
    .where('status', '!=', 'joined')
    .returning('id')
    .executeTakeFirst();
  if (joined === undefined) return;
  tx.record({
    type: 'waitlist_entry.joined',
    resource: { type: 'waitlist_entry', id: joined.id },
    after: { userId },
    actor: { type: 'user', id: userId },
  });
}

/** Removes expired tokens. The entries stay, so that the deployment's administrators can approve them again. */
export async function clearExpiredTokens({ database }: Services, now: Date): Promise<void> {
  await database.rows
    .updateTable('waitlist_entry')
    .set({ token_hash: null })
    .where('token_hash', 'is not', null)
    .where('token_expires_at', '<', now.toISOString())
    .execute();
}
