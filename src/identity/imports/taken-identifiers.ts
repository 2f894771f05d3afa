import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { LOOK_UP_EACH } from '../../platform/database/statements/look-up-each.ts';
import type { Holder } from '../addresses/address-holder.ts';

type Reader = Pick<Transaction, 'rows' | 'deploymentId'>;

/**
 * Locks names until the end of the command, as `tx.lock` does, kind by kind. Within a kind in one order, so that two imports
 * do not wait for each other.
 */
export async function lockNames(
  { rows, deploymentId }: Transaction,
  kinds: readonly (readonly string[])[],
): Promise<void> {
  const names = kinds.flat();
  if (names.length === 0) return;
  const order = kinds.flatMap((kind, index) => kind.map(() => index));
  await sql`select pg_advisory_xact_lock(${deploymentId}, hash) from (
    select position, hash from (
      select distinct position, hashtext(name) as hash from unnest(${order}::int[], ${names}::text[]) as named (position, name)
    ) as hashed order by position, hash
  ) as ordered`.execute(rows);
}

/** The accounts that hold the addresses, by address. */
export async function addressHolders(
  { rows, deploymentId }: Reader,
  emails: readonly string[],
  phones: readonly string[],
): Promise<Record<'email' | 'phone', Map<string, Holder>>> {
  const { rows: found } = await sql<Holder & { kind: 'email' | 'phone'; key: string }>`
    select 'email' as kind, email_key as key, id::text, user_id::text as "userId", email as text, status = 'reserved' as "isReserved"
    from unnest(${emails}::text[]) as wanted cross join lateral (
      select * from user_email where deployment_id = ${deploymentId} and email_key = wanted and status <> 'pending'
      ${LOOK_UP_EACH}
    ) as address
    union all
    select 'phone', phone_number, id::text, user_id::text, phone_number, status = 'reserved'
    from unnest(${phones}::text[]) as wanted cross join lateral (
      select * from user_phone where deployment_id = ${deploymentId} and phone_number = wanted and status <> 'pending'
      ${LOOK_UP_EACH}
    ) as address
  `.execute(rows);
  const byKey = (kind: 'email' | 'phone') =>
    new Map(found.filter((row) => row.kind === kind).map(({ key, kind: _, ...holder }) => [key, holder]));
  return { email: byKey('email'), phone: byKey('phone') };
}

/** Those of the usernames and external ids that a user has. */
export async function takenNames(
  { rows, deploymentId }: Reader,
  usernames: readonly string[],
  externalIds: readonly string[],
): Promise<{ usernames: Set<string>; externalIds: Set<string> }> {
  const { rows: found } = await sql<{ kind: string; key: string }>`
    select 'username' as kind, wanted as key from unnest(${usernames}::text[]) as wanted cross join lateral (
      select from "user" where deployment_id = ${deploymentId} and username_key = wanted ${LOOK_UP_EACH}
    ) as holder
    union all
    select 'external_id', wanted from unnest(${externalIds}::text[]) as wanted cross join lateral (
      select from "user" where deployment_id = ${deploymentId} and external_id = wanted ${LOOK_UP_EACH}
    ) as holder`.execute(rows);
  const keysOf = (kind: string) => new Set(found.filter((row) => row.kind === kind).map(({ key }) => key));
  return { usernames: keysOf('username'), externalIds: keysOf('external_id') };
}
