import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Services } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { ImportedUser } from './imported-user.ts';

/** Each sign-in with a password checks one hash of each kind, so that its time does not reveal accounts. */
const MAX_KINDS = 4;

/** Held while users with kinds are added, and while unused kinds are removed. */
export const HASH_KINDS_LOCK = 'password hash kinds';

interface Candidate {
  readonly user: ImportedUser;
}

export interface CheckedKinds {
  /** Kinds that the deployment has, and new ones of which a hash was calculated. */
  readonly usable: ReadonlySet<string>;
  readonly impossible: ReadonlySet<string>;
}

/**
 * Calculates a hash of each kind that the deployment does not have, as each sign-in will do. Must be called before the transaction,
 * because it takes seconds. Leaves out kinds beyond the limit.
 */
export async function checkNewKinds(
  { database, passwords }: Services,
  deploymentId: number,
  candidates: readonly Candidate[],
): Promise<CheckedKinds> {
  const [usable, impossible] = [new Set<string>(), new Set<string>()];
  const wanted = kindsOf(candidates);
  if (wanted.size === 0) return { usable, impossible };
  for (const kind of await kindsOfDeployment(database.rows, deploymentId)) usable.add(kind);
  for (const kind of wanted) {
    if (usable.has(kind) || usable.size >= MAX_KINDS) continue;
    if (await passwords.canCalculate(kind, deploymentId)) usable.add(kind);
    else impossible.add(kind);
  }
  return { usable, impossible };
}

/**
 * Adds the kinds of the users' password hashes to those of the deployment. Returns the users whose kind would exceed the
 * limit.
 */
export async function addHashKinds<User extends Candidate>(
  tx: Transaction,
  candidates: readonly User[],
  { usable }: CheckedKinds,
): Promise<{ rejected: User[] }> {
  const { rows, deploymentId } = tx;
  const wanted = kindsOf(candidates);
  if (wanted.size === 0) return { rejected: [] };
  // Until the users are stored, no process may find their kinds unused.
  await tx.lock(HASH_KINDS_LOCK);
  const kinds = await kindsOfDeployment(rows, deploymentId);
  if ([...wanted].every((kind) => kinds.includes(kind))) return { rejected: [] };
  const added = [...wanted].filter((kind) => usable.has(kind));
  const all = [...new Set([...kinds, ...added])].slice(0, Math.max(MAX_KINDS, kinds.length));
  await sql`update deployment set password_hash_kinds = ${all}::text[], version = version + 1
    where id = ${deploymentId}`.execute(rows);
  return { rejected: candidates.filter(({ user }) => user.passwordKind !== null && !all.includes(user.passwordKind)) };
}

const kindsOf = (candidates: readonly Candidate[]) =>
  new Set(candidates.flatMap(({ user }) => user.passwordKind ?? []));

async function kindsOfDeployment(rows: Rows, deploymentId: number): Promise<readonly string[]> {
  const query = rows.selectFrom('deployment').select('password_hash_kinds as kinds').where('id', '=', deploymentId);
  return (await query.executeTakeFirstOrThrow()).kinds;
}
