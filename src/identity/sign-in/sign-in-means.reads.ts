import { type RawBuilder, sql } from 'kysely';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { type Factors, hasAuthenticator, unusedCodes } from '../factors/authenticator.reads.ts';
import { hasPasskey } from '../passkeys/passkey.reads.ts';

/** What a user can sign in with, with any settings. The conditions are those of the sign-in. */
export interface SignInMeans extends Factors {
  readonly isActive: boolean;
  readonly hasPassword: boolean;
  readonly hasUsername: boolean;
  /** Whether the account holds an address that a sign-in with a password finds it by. */
  readonly holdsEmail: boolean;
  readonly holdsPhone: boolean;
  /** Whether it has an address whose messages sign it in. */
  readonly receivesEmail: boolean;
  readonly receivesPhone: boolean;
  readonly wallet: boolean;
  /** Whether it has linked an account at an enabled provider. */
  readonly socialAccount: boolean;
  /** When the user last signed in. Null when that was more than 90 days ago: the known devices are deleted then. */
  readonly lastSignInAt: string | null;
}

/** What an account can lack for a strategy. */
export type Lack =
  | 'NO_PASSWORD'
  | 'NO_USERNAME'
  | 'NO_EMAIL'
  | 'NO_PHONE'
  | 'ADDRESS_NOT_VERIFIED'
  | 'NO_PASSKEY'
  | 'NO_WALLET'
  | 'NO_SOCIAL_ACCOUNT';

/** Whether the account holds the address, in the table with the alias. An address that was only added identifies no account. */
export const isHeld = (alias: string) => sql<boolean>`${sql.ref(`${alias}.status`)} <> 'pending'`;

/**
 * Whether a message to the address `a`, which the account holds, may sign in its user `u`. An unverified address may belong to
 * another person, so that it counts only for an account without a verified one.
 */
export const mayReceive = sql<boolean>`(a.verified_at is not null or (a.is_primary
  and not exists (
    select from user_email v where v.deployment_id = ${DEPLOYMENT_ID} and v.user_id = u.id and v.verified_at is not null
  )
  and not exists (
    select from user_phone v where v.deployment_id = ${DEPLOYMENT_ID} and v.user_id = u.id and v.verified_at is not null
  )
))`;

/** Reads what each user can sign in with. */
export async function signInMeansOf(
  rows: Rows,
  deploymentId: number,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SignInMeans>> {
  const found = await rows
    .selectFrom('user as u')
    .select([
      'u.id',
      'u.is_active as isActive',
      sql<boolean>`u.password_hash is not null`.as('hasPassword'),
      sql<boolean>`u.username_key is not null`.as('hasUsername'),
      hasAddress('user_email', sql`true`).as('holdsEmail'),
      hasAddress('user_phone', sql`true`).as('holdsPhone'),
      hasAddress('user_email', mayReceive).as('receivesEmail'),
      hasAddress('user_phone', mayReceive).as('receivesPhone'),
      hasWallet.as('wallet'),
      hasSocialAccount.as('socialAccount'),
      hasPasskey.as('passkey'),
      hasAuthenticator.as('authenticator'),
      unusedCodes.as('unusedCodes'),
      sql<string | null>`(
        select max(last_used_at) from known_device k where k.deployment_id = ${DEPLOYMENT_ID} and k.user_id = u.id
      )`.as('lastSignInAt'),
    ])
    .where('u.deployment_id', '=', deploymentId)
    .where('u.id', '=', sql<string>`any(${userIds}::bigint[])`)
    .execute();
  return new Map(found.map(({ id, ...means }) => [id, means]));
}

/** Whether the user `u` has a wallet. */
const hasWallet = sql<boolean>`exists (
  select from user_wallet w where w.deployment_id = ${DEPLOYMENT_ID} and w.user_id = u.id
)`;

/** Whether the user `u` has linked an account at an enabled provider. */
const hasSocialAccount = sql<boolean>`exists (
  select from social_connection c
  join social_provider p on p.deployment_id = ${DEPLOYMENT_ID} and p.id = c.provider_id and p.enabled
  where c.deployment_id = ${DEPLOYMENT_ID} and c.user_id = u.id and c.enabled
)`;

/** Whether the user `u` holds an address that meets the condition. */
const hasAddress = (table: 'user_email' | 'user_phone', condition: RawBuilder<unknown>) => sql<boolean>`exists (
  select from ${sql.table(table)} a
  where a.deployment_id = ${DEPLOYMENT_ID} and a.user_id = u.id and ${isHeld('a')} and ${condition}
)`;
