import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import type { ImportedUser } from './imported-user.ts';

/** Each sign-in with a password checks one hash of each kind, so that its time does not reveal accounts. */
const MAX_KINDS = 4;

/** Held while users with kinds are added, and while unused kinds are removed. */
export const HASH_KINDS_LOCK = 'password hash kinds';

/**
 * Adds the kinds of the users' password hashes to those of the deployment. Returns the users whose kind would exceed the
 * limit.
 */
export async function addHashKinds<Candidate extends { readonly user: ImportedUser }>(
  tx: Transaction,
  candidates: readonly Candidate[],
): Promise<{ rejected: Candidate[] }> {
  const { rows, deploymentId } = tx;
  const wanted = new Set(candidates.flatMap(({ user }) => user.passwordKind ?? []));
  if (wanted.size === 0) return { rejected: [] };
  // Until the users are stored, no process may find their kinds unused.
  await tx.lock(HASH_KINDS_LOCK);
  const query = rows.selectFrom('deployment').select('password_hash_kinds as kinds').where('id', '=', deploymentId);
  const { kinds } = await query.executeTakeFirstOrThrow();
  if ([...wanted].every((kind) => kinds.includes(kind))) return { rejected: [] };
  const all = [...new Set([...kinds, ...wanted])].slice(0, Math.max(MAX_KINDS, kinds.length));
  await sql`update deployment set password_hash_kinds = ${all}::text[], version = version + 1
    where id = ${deploymentId}`.execute(rows);
  return { rejected: candidates.filter(({ user }) => user.passwordKind !== null && !all.includes(user.passwordKind)) };
}
