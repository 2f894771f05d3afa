import type { AuthSettings } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { signInMeansOf } from './sign-in-means.reads.ts';
import { STRATEGIES, type UsableFactor, usableFirstFactors } from './strategies/strategies.ts';

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

type Removable = 'passkey' | 'wallet' | 'social account' | 'email address' | 'phone number' | 'username';

async function canSignIn(tx: Transaction, userId: string, settings: AuthSettings): Promise<boolean> {
  return (await usableFactorsOf(tx, userId, settings)).length > 0;
}

const lastWayIn = (what: Removable) =>
  new ServiceError(
    'LAST_IDENTIFIER',
    `This ${what} is the only way to sign in to the account. Add another one, a password or an address first.`,
  );

/** Whether the user has a passkey, a wallet or an account at a provider that an enabled strategy accepts, so that no identifier is needed. */
export async function signsInWithoutIdentifier(tx: Transaction, userId: string, settings: AuthSettings) {
  const factors = await usableFactorsOf(tx, userId, settings);
  return factors.some((factor) => factor === 'PASSKEY' || factor === 'WEB3_WALLET' || factor === 'SSO');
}

/** The enabled first factors for which the user has everything. */
async function usableFactorsOf(tx: Transaction, userId: string, settings: AuthSettings): Promise<UsableFactor[]> {
  const means = (await signInMeansOf(tx.rows, tx.deploymentId, [userId])).get(userId);
  if (means === undefined) return [];
  return usableFirstFactors(settings).filter((factor) => STRATEGIES[factor].lackOf(means) === null);
}
