import type { AuthSettings } from '../../../deployment/index.ts';
import type { Context } from '../../../platform/context.ts';
import { command, type Transaction } from '../../../platform/database/command.ts';
import { requireMembers, ServiceError } from '../../../platform/errors.ts';
import { rateKeyOf } from '../../../platform/network/addresses.ts';
import { isKnownAt } from '../../sessions/known-devices.ts';
import { setSessionCookie } from '../../sessions/session.record.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { identifierHashOf, countSignIn, clearSignInAttempts } from '../sign-in-limits.ts';
import { attemptNotFound } from '../pending-attempt.ts';
import type { SignInStrategy } from './strategy.ts';

/** An account that a password may open. */
export interface Account {
  readonly id: string;
  readonly isActive: boolean;
  readonly passwordHash: string | null;
  /** Whether it has signed in from the caller's address before. */
  readonly isKnownHere: boolean;
}

/** What the strategies with a password differ in. */
export interface PasswordFactor {
  /** As attempts and sign-ins name it. */
  readonly method: 'email_password' | 'username_password';
  readonly identifier: 'email' | 'username';
  isEnabled(settings: AuthSettings): boolean;
  /** The form that the identifier is looked up by; null for text that can be no identifier. */
  keyOf(text: string): string | null;
  /** Text that can be no identifier is looked up too: no account has the empty one. */
  find(ctx: Context, key: string): Promise<Account | undefined>;
}

/** One answer for every wrong sign-in, so that nobody learns which accounts exist. */
const invalidCredentials = () =>
  new ServiceError('INVALID_CREDENTIALS', 'These credentials do not match an account that may sign in.');

/** A strategy that checks a password at once: no attempt ever waits for it. */
export function passwordStrategy({ method, identifier, isEnabled, keyOf, find }: PasswordFactor): SignInStrategy {
  const fields = [identifier, 'password'] as const;
  return {
    identifier,
    fields,
    isEnabled,
    message: null,
    async begin(ctx, input, policy) {
      const { [identifier]: text, password } = requireMembers(input, fields, 'is required by this strategy');
      const key = keyOf(text) ?? '';
      const account = await find(ctx, key);
      const attempt = {
        who: identifierHashOf(identifier, key === '' ? text : key),
        isKnownHere: account?.isKnownHere ?? false,
        what: 'signin' as const,
      };
      await countSignIn(ctx, attempt);
      const proven = await matchPassword(ctx, account, password);
      const rehashed = ctx.passwords.needsRehash(proven.passwordHash) ? await ctx.passwords.hash(password) : null;

      const { session, ...outcome } = await command(ctx, async (tx) => {
        await lockMatchedAccount(tx, proven, rehashed);
        return continueSignIn(tx, ctx, { userId: proven.id, method, policy });
      });
      setSessionCookie(ctx, session);
      await clearSignInAttempts(ctx, attempt);
      return outcome;
    },
    async verifyFirstFactor() {
      throw attemptNotFound();
    },
  };
}

/** Accounts `u` as a sign-in by password needs them. */
export const selectAccounts = ({ rows, viewer, request }: Context) =>
  rows
    .selectFrom('user as u')
    .select([
      'u.id',
      'u.is_active as isActive',
      'u.password_hash as passwordHash',
      isKnownAt(rateKeyOf(request.ip)).as('isKnownHere'),
    ])
    .where('u.deployment_id', '=', viewer.deploymentId);

type MatchedAccount = Account & { readonly passwordHash: string };

/** Always a verification: a missing, deactivated or passwordless account takes as long as a wrong password. */
async function matchPassword({ passwords }: Context, account: Account | undefined, password: string): Promise<MatchedAccount> {
  const passwordHash = account?.isActive ? account.passwordHash : null;
  const matches = await passwords.verify(passwordHash, password);
  if (account === undefined || passwordHash === null || !matches) throw invalidCredentials();
  return { ...account, passwordHash };
}

/** Holds the user as the password's check saw it: one changed or deactivated meanwhile doesn't sign in. */
async function lockMatchedAccount(tx: Transaction, { id, passwordHash }: MatchedAccount, rehashed: string | null): Promise<void> {
  const held = await tx.rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) throw invalidCredentials();
  if (rehashed === null) return;
  await tx.rows
    .updateTable('user')
    .set({ password_hash: rehashed })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .execute();
}
