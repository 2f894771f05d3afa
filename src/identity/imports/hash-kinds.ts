import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import type { ImportedUser } from './imported-user.ts';

/** Each sign-in with a password checks one hash of each kind, so that its time does not reveal accounts. */
const MAX_KINDS = 4;

/**
 * Adds the kinds of the users' password hashes to those of the deployment. Returns the users whose kind would exceed the
 * limit.
 */
export async function addHashKinds<Candidate extends { readonly user: ImportedUser }>(
  { rows, deploymentId }: Transaction,
  candidates: readonly Candidate[],
): Promise<{ rejected: Candidate[] }> {
  const wanted = new Set(candidates.flatMap(({ user }) => user.passwordKind ?? []));
  if (wanted.size === 0) return { rejected: [] };
  const query = rows.selectFrom('deployment').select('password_hash_kinds as kinds').where('id', '=', deploymentId);
  const { kinds } = await query.executeTakeFirstOrThrow();
  if ([...wanted].every((kind) => kinds.includes(kind))) return { rejected: [] };
  // Reads again under a lock, because another import may add kinds too.
  const locked = await query.forUpdate().executeTakeFirstOrThrow();
  const all = [...new Set([...locked.kinds, ...wanted])].slice(0, Math.max(MAX_KINDS, locked.kinds.length));
  await sql`update deployment set password_hash_kinds = ${all}::text[], version = version + 1
    where id = ${deploymentId}`.execute(rows);
  return { rejected: candidates.filter(({ user }) => user.passwordKind !== null && !all.includes(user.passwordKind)) };
}
