import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { emailKey } from '../../platform/crypto/identifiers.ts';
import type { Person } from './redact-events.ts';

export interface ErasedPerson extends Person {
  /** Current and former addresses, except those of other users. Messages to the user may have been sent there. */
  readonly addresses: readonly string[];
}

/** Collects the ids and addresses that identify the user, before the user is deleted. */
export async function erasedPerson(tx: Transaction, userId: string): Promise<ErasedPerson> {
  const { rows, deploymentId } = tx;
  const isTheirs = { deployment_id: deploymentId, user_id: userId };
  const emails = await rows
    .selectFrom('user_email')
    .select(['email_key as address', 'verified_at as verifiedAt'])
    .where((where) => where.and(isTheirs))
    .execute();
  const phones = await rows
    .selectFrom('user_phone')
    .select(['phone_number as address', 'verified_at as verifiedAt'])
    .where((where) => where.and(isTheirs))
    .execute();
  const all = new Set([...emails, ...phones].map(({ address }) => address));
  for (const address of await formerAddresses(tx, userId)) all.add(address);
  const others = new Set(await heldByOthers(tx, userId, [...all]));
  const isVerified = ({ verifiedAt }: { readonly verifiedAt: string | null }) => verifiedAt !== null;
  return {
    deploymentId,
    userId,
    emails: emails.filter(isVerified).map(({ address }) => address),
    phones: phones.filter(isVerified).map(({ address }) => address),
    addresses: [...all].filter((address) => !others.has(address)),
  };
}

/** Finds removed addresses in the user's own events. */
async function formerAddresses({ rows, deploymentId }: Transaction, userId: string): Promise<string[]> {
  const { rows: texts } = await sql<{ text: string }>`
    select distinct member #>> '{}' as text
    from event, unnest(array[before, after]) as side,
      jsonb_path_query(side, 'strict $.** ? (@.type() == "string")') as member
    where deployment_id = ${deploymentId} and resource_type = 'user' and resource_id = ${userId}`.execute(rows);
  return texts.flatMap(({ text }) => {
    const address = text.startsWith('+') ? text : emailKey(text);
    return address === null ? [] : [address];
  });
}

async function heldByOthers({ rows, deploymentId }: Transaction, userId: string, addresses: string[]) {
  const { rows: found } = await sql<{ address: string }>`
    select email_key as address from user_email
    where deployment_id = ${deploymentId} and email_key = any(${addresses}::text[])
      and user_id <> ${userId} and status <> 'pending'
    union all
    select phone_number from user_phone
    where deployment_id = ${deploymentId} and phone_number = any(${addresses}::text[])
      and user_id <> ${userId} and status <> 'pending'`.execute(rows);
  return found.map(({ address }) => address);
}
