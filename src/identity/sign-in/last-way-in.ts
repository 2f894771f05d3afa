import { sql } from 'kysely';
import type { AuthSettings, FirstFactor } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { hasPasskey } from '../passkeys/passkey.reads.ts';
import { usableFirstFactors } from './strategies/strategies.ts';

/** Throws 409 when the user has nothing left that an enabled strategy accepts. Call it after the removal of `what`. */
export async function assertNotLastWayIn(
  tx: Transaction,
  userId: string,
  settings: AuthSettings,
  what: 'passkey' | 'wallet',
): Promise<void> {
  const has = await tx.rows
    .selectFrom('user as u')
    .select([
      sql<boolean>`password_hash is not null`.as('password'),
      sql<boolean>`username is not null`.as('username'),
      hasAddress('user_email').as('email'),
      hasAddress('user_phone').as('phone'),
      hasPasskey.as('passkey'),
      hasWallet.as('wallet'),
    ])
    .where('u.deployment_id', '=', tx.deploymentId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  const ways: Readonly<Partial<Record<FirstFactor, boolean>>> = {
    EMAIL_PASSWORD: has.email && has.password,
    USERNAME_PASSWORD: has.username && has.password,
    EMAIL_OTP: has.email,
    MAGIC_LINK: has.email,
    PHONE_OTP: has.phone,
    PASSKEY: has.passkey,
    WEB3_WALLET: has.wallet,
  };
  if (usableFirstFactors(settings).some((factor) => ways[factor])) return;
  throw new ServiceError(
    'LAST_IDENTIFIER',
    `This ${what} is the only way to sign in to the account. Add another one, a password or an address first.`,
  );
}

/** Whether the user `u` has a wallet. */
const hasWallet = sql<boolean>`exists (
  select from user_wallet w where w.deployment_id = u.deployment_id and w.user_id = u.id
)`;

/** Whether the user `u` has a verified or primary address, which sign-in accepts. */
const hasAddress = (table: 'user_email' | 'user_phone') => sql<boolean>`exists (
  select from ${sql.table(table)} a where a.deployment_id = u.deployment_id and a.user_id = u.id
    and a.status <> 'pending' and (a.verified_at is not null or a.is_primary)
)`;
