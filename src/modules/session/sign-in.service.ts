import { rateKeyOf } from '../../addresses.ts';
import type { Context } from '../../context.ts';
import { emailKey, usernameKey } from '../../crypto/identifiers.ts';
import { command, type Transaction } from '../../database/command.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../errors.ts';
import type { SignInInput } from '../../graphql/generated/types.ts';
import { usableFirstFactors } from '../deployment/auth-settings.rules.ts';
import type { AuthSettings } from '../deployment/settings.ts';
import { clearAttempts, countAttempt, hashedKey, uncountAttempt } from './attempt-counter.ts';
import { addAttempt, addSignin, handOut } from './browser-sign-in.ts';
import { authPolicy } from './policy.reads.ts';
import { attemptOf } from './session.reads.ts';
import { type Account, accountByEmail, accountByUsername } from './sign-in.reads.ts';

const MAX_PER_ACCOUNT = 10;
const MAX_PER_ADDRESS = 100;

/** One answer for every wrong sign-in, so that nobody learns which accounts exist. */
export const invalidCredentials = () =>
  new ServiceError('INVALID_CREDENTIALS', 'These credentials do not match an account that may sign in.');

/** Checks the first factor; see `signIn` in the schema. */
export async function signIn(ctx: Context, input: SignInInput) {
  const { settings } = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  const { strategy, identifier, password } = readCredentials(input, settings);
  const account = await findAccount(ctx, strategy, identifier);

  const address = rateKeyOf(ctx.request.ip);
  const who = account === undefined ? `unknown:${hashedKey(identifier)}` : `user:${account.id}`;
  const perAddress = { key: `signin:${address}`, max: MAX_PER_ADDRESS };
  const perAccount = { key: `signin:${who}:${address}`, max: MAX_PER_ACCOUNT };
  await countAttempt(ctx, [perAddress, perAccount]);
  // Always a verification: a missing, deactivated or passwordless account takes as long as a wrong password.
  const matches = await ctx.passwords.verify(account?.isActive ? account.passwordHash : null, password);
  if (!matches || account === undefined || account.passwordHash === null) throw invalidCredentials();

  const proven = { ...account, passwordHash: account.passwordHash };
  const rehashed = ctx.passwords.needsRehash(proven.passwordHash) ? await ctx.passwords.hash(password) : null;
  const answer = await completeFirstFactor(ctx, { proven, rehashed, method: strategy.toLowerCase(), settings });
  await clearAttempts(ctx, perAccount.key);
  await uncountAttempt(ctx, perAddress.key);
  return answer;
}

interface FirstFactor {
  readonly proven: Account & { readonly passwordHash: string };
  /** The password under today's cost, where it was hashed at another. */
  readonly rehashed: string | null;
  readonly method: string;
  readonly settings: AuthSettings;
}

async function completeFirstFactor(ctx: Context, { proven, rehashed, method, settings }: FirstFactor) {
  const userId = proven.id;
  if (proven.hasAuthenticator && settings.secondFactorPolicy !== 'NO_SECOND_FACTOR') {
    const { session, attempt } = await command(ctx, async (tx) => {
      await lockProven(tx, proven, rehashed);
      return addAttempt(tx, ctx, { userId, method, settings });
    });
    handOut(ctx, session);
    return { signin: null, signinAttempt: attemptOf(attempt) };
  }
  const { session, signin } = await command(ctx, async (tx) => {
    await lockProven(tx, proven, rehashed);
    return addSignin(tx, ctx, { userId, method, settings });
  });
  handOut(ctx, session);
  return { signin, signinAttempt: null };
}

/** Holds the user as the password's check saw it: one changed or deactivated meanwhile doesn't sign in. */
async function lockProven(tx: Transaction, { id, passwordHash }: FirstFactor['proven'], rehashed: string | null) {
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

type PasswordStrategy = 'EMAIL_PASSWORD' | 'USERNAME_PASSWORD';

function readCredentials(input: SignInInput, settings: AuthSettings) {
  const strategy = availableStrategy(input.strategy, settings);
  const errors: FieldError[] = [];
  const required = (member: 'email' | 'username' | 'password'): string => {
    const value = input[member];
    if (value == null || value === '') errors.push(fieldError(`input.${member}`, 'is required by this strategy'));
    return value ?? '';
  };
  const identifier = required(strategy === 'EMAIL_PASSWORD' ? 'email' : 'username');
  const password = required('password');
  if (errors.length > 0) throw validationFailed(errors);
  return { strategy, identifier, password };
}

function availableStrategy(strategy: SignInInput['strategy'], settings: AuthSettings): PasswordStrategy {
  const isKnown = strategy === 'EMAIL_PASSWORD' || strategy === 'USERNAME_PASSWORD';
  if (isKnown && usableFirstFactors(settings).includes(strategy)) return strategy;
  throw new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    `Signing in by ${strategy.toLowerCase()} is not available on this deployment.`,
  );
}

async function findAccount({ rows, viewer }: Context, strategy: PasswordStrategy, identifier: string) {
  const { deploymentId } = viewer;
  const key = strategy === 'EMAIL_PASSWORD' ? emailKey(identifier) : usernameKey(identifier);
  // Text that can't be an identifier is looked up too: no account has the empty one.
  if (strategy === 'EMAIL_PASSWORD') return accountByEmail(rows, deploymentId, key ?? '');
  return accountByUsername(rows, deploymentId, key ?? '');
}
