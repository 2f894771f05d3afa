import type { SignInFailureCode } from '../../../generated/backend.ts';
import { command, type Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { requireFields, ServiceError } from '../../../platform/errors.ts';
import { rateLimitKeyOf } from '../../../platform/network/addresses.ts';
import { fieldRule } from '../../../platform/validation/field-rules.ts';
import { attemptNotFound } from '../../attempts/pending-attempt.ts';
import { hasSignedInFrom } from '../../sessions/known-devices.ts';
import { setSessionCookie } from '../../sessions/session.record.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { withStoredFailure } from '../record-failure.ts';
import { clearSignInAttempts, countSignIn, identifierHashOf } from '../sign-in-limits.ts';
import type { SignInMeans } from '../sign-in-means.reads.ts';
import type { RequiredSettings, SignInStrategy } from './strategy.ts';

/** An account that signs in with a password. */
export interface Account {
  readonly id: string;
  readonly isActive: boolean;
  readonly passwordHash: string | null;
  /** Whether it has signed in from the client's address before. */
  readonly isKnownClient: boolean;
}

/** The parts in which the strategies with a password differ. */
export interface PasswordFactor {
  /** The name in attempts and sign-ins. */
  readonly method: 'email_password' | 'username_password';
  readonly identifier: 'email' | 'username';
  readonly requiredSettings: RequiredSettings;
  /** Whether the account has the identifier. */
  hasIdentifier(means: SignInMeans): boolean;
  /** The normalized identifier for the lookup, or null for text that is not a valid identifier. */
  keyOf(text: string): string | null;
  /** Invalid text is looked up too, as the empty key, which no account has. */
  find(ctx: Context, key: string): Promise<Account | undefined>;
}

/** The same error for every failed sign-in, so that a client does not learn which accounts exist. */
const invalidCredentials = () =>
  new ServiceError('INVALID_CREDENTIALS', 'These credentials do not match an account that may sign in.');

/** A strategy that checks a password immediately. No attempt waits for it. */
export function passwordStrategy({
  method,
  identifier,
  requiredSettings,
  hasIdentifier,
  keyOf,
  find,
}: PasswordFactor): SignInStrategy {
  const fields = [identifier, 'password'] as const;
  return {
    identifier,
    fields,
    requiredSettings,
    lackOf: (means) => {
      if (!hasIdentifier(means)) return identifier === 'email' ? 'NO_EMAIL' : 'NO_USERNAME';
      return means.hasPassword ? null : 'NO_PASSWORD';
    },
    message: null,
    async begin(ctx, input, policy) {
      const { [identifier]: text, password } = requireFields(input, fields, fieldRule('REQUIRED_BY_STRATEGY'));
      const key = keyOf(text) ?? '';
      const account = await find(ctx, key);
      const attempt = {
        identifierHash: identifierHashOf(ctx, identifier, key === '' ? text : key),
        userId: account?.id ?? null,
        isKnownClient: account?.isKnownClient ?? false,
        action: 'signin' as const,
      };
      const attempted = { userId: attempt.userId, unknownKey: attempt.identifierHash, method };
      const signingIn = async () => {
        await countSignIn(ctx, attempt);
        const matched = await matchPassword(ctx, account, { password, kinds: policy.passwordHashKinds });
        const rehashed = ctx.passwords.needsRehash(matched.passwordHash) ? await ctx.passwords.hash(password) : null;
        return command(ctx, async (tx) => {
          await lockMatchedAccount(tx, matched, rehashed);
          return continueSignIn(tx, ctx, { userId: matched.id, method, policy });
        });
      };
      const { session, ...outcome } = await withStoredFailure(
        ctx,
        { ...attempted, wrong: mismatchOf(account) },
        signingIn,
      );
      setSessionCookie(ctx, session);
      await clearSignInAttempts(ctx, attempt);
      return outcome;
    },
    async verifyFirstFactor() {
      throw attemptNotFound();
    },
  };
}

/** Selects accounts `u` with the columns that a sign-in with a password needs. */
export const selectAccounts = ({ rows, viewer, request }: Context) =>
  rows
    .selectFrom('user as u')
    .select([
      'u.id',
      'u.is_active as isActive',
      'u.password_hash as passwordHash',
      hasSignedInFrom(rateLimitKeyOf(request.ip)).as('isKnownClient'),
    ])
    .where('u.deployment_id', '=', viewer.deploymentId);

/** Why the credentials do not match the account. */
function mismatchOf(account: Account | undefined): SignInFailureCode {
  if (account?.isActive === false) return 'USER_INACTIVE';
  return account?.passwordHash === null ? 'NO_PASSWORD' : 'WRONG_PASSWORD';
}

type MatchedAccount = Account & { readonly passwordHash: string };

/** Always verifies a hash: a missing, deactivated or passwordless account takes as long as a wrong password. */
async function matchPassword(
  { passwords }: Context,
  account: Account | undefined,
  { password, kinds }: { readonly password: string; readonly kinds: readonly string[] },
): Promise<MatchedAccount> {
  const passwordHash = account?.isActive ? account.passwordHash : null;
  const matches = await passwords.verify(passwordHash, password, { kinds });
  if (account === undefined || passwordHash === null || !matches) throw invalidCredentials();
  return { ...account, passwordHash };
}

/** Locks the user. Throws when the password was changed or the user deactivated since the password was checked. */
async function lockMatchedAccount(
  tx: Transaction,
  { id, passwordHash }: MatchedAccount,
  rehashed: string | null,
): Promise<void> {
  const locked = await tx.rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) throw invalidCredentials();
  if (rehashed === null) return;
  await tx.rows
    .updateTable('user')
    .set({ password_hash: rehashed })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .execute();
}
