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
  what: Removable,
): Promise<void> {
  if (!(await canSignIn(tx, userId, settings))) throw lastWayIn(what);
}

/** Removes an identifier. Throws 409 when the user could sign in before, and no longer can. */
export async function removeUnlessLastWayIn(
  tx: Transaction,
  { userId, settings, what }: { readonly userId: string; readonly settings: AuthSettings; readonly what: Removable },
  remove: () => void,
): Promise<void> {
  const couldSignIn = await canSignIn(tx, userId, settings);
  remove();
  await tx.em.flush();
  if (couldSignIn && !(await canSignIn(tx, userId, settings))) throw lastWayIn(what);
}

type Removable = 'passkey' | 'wallet' | 'email address' | 'phone number' | 'username';

async function canSignIn(tx: Transaction, userId: string, settings: AuthSettings): Promise<boolean> {
  const ways = await waysIn(tx, userId);
  return usableFirstFactors(settings).some((factor) => ways[factor]);
}

const lastWayIn = (what: Removable) =>
  new ServiceError(
    'LAST_IDENTIFIER',
    `This ${what} is the only way to sign in to the account. Add another one, a password or an address first.`,
  );

/** Whether the user has a passkey or a wallet that an enabled strategy accepts, so that no identifier is needed. */
export async function signsInWithoutIdentifier(tx: Transaction, userId: string, settings: AuthSettings) {
  const ways = await waysIn(tx, userId);
  return usableFirstFactors(settings).some(
    (factor) => (factor === 'PASSKEY' || factor === 'WEB3_WALLET') && ways[factor],
  );
}

/** The strategies for which the user has what they need. */
async function waysIn(tx: Transaction, userId: string): Promise<Readonly<Partial<Record<FirstFactor, boolean>>>> {
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
  return {
    EMAIL_PASSWORD: has.email && has.password,
    USERNAME_PASSWORD: has.username && has.password,
    EMAIL_OTP: has.email,
    MAGIC_LINK: has.email,
    PHONE_OTP: has.phone,
    PASSKEY: has.passkey,
    WEB3_WALLET: has.wallet,
  };
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
