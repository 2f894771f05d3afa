import { rateKeyOf } from '../../addresses.ts';
import type { Context } from '../../context.ts';
import { emailKey, usernameKey } from '../../crypto/identifiers.ts';
import { command, type Transaction } from '../../database/command.ts';
import { ServiceError } from '../../errors.ts';
import type { SignInInput } from '../../graphql/generated/types.ts';
import { handOut, proceed, type SignInPolicy } from './browser-sign-in.ts';
import { type Account, accountByEmail, accountByUsername } from './sign-in.reads.ts';
import { countedAs, countSignIn, forgiveSignIn } from './sign-in-limits.ts';
import { type PasswordStrategy, requiredMembers } from './strategies.ts';

/** One answer for every wrong sign-in, so that nobody learns which accounts exist. */
const invalidCredentials = () =>
  new ServiceError('INVALID_CREDENTIALS', 'These credentials do not match an account that may sign in.');

export async function signInByPassword(
  ctx: Context,
  strategy: PasswordStrategy,
  input: SignInInput,
  policy: SignInPolicy,
) {
  const name = strategy === 'EMAIL_PASSWORD' ? 'email' : 'username';
  const { [name]: text, password } = requiredMembers(input, [name, 'password']);
  const key = (name === 'email' ? emailKey(text) : usernameKey(text)) ?? '';
  const account = await findAccount(ctx, strategy, key);

  const attempt = {
    who: countedAs(name, key === '' ? text : key),
    isKnownHere: account?.isKnownHere ?? false,
    what: 'signin' as const,
  };
  await countSignIn(ctx, attempt);
  const proven = await assertMatching(ctx, account, password);
  const rehashed = ctx.passwords.needsRehash(proven.passwordHash) ? await ctx.passwords.hash(password) : null;

  const { session, ...answer } = await command(ctx, async (tx) => {
    await lockProven(tx, proven, rehashed);
    return proceed(tx, ctx, { userId: proven.id, method: strategy.toLowerCase(), policy });
  });
  handOut(ctx, session);
  await forgiveSignIn(ctx, attempt);
  return answer;
}

/** Text that can't be an identifier is looked up too: no account has the empty one. */
function findAccount({ rows, viewer, request }: Context, strategy: PasswordStrategy, key: string) {
  const place = { rows, deploymentId: viewer.deploymentId, callerAddress: rateKeyOf(request.ip) };
  return strategy === 'EMAIL_PASSWORD' ? accountByEmail(place, key) : accountByUsername(place, key);
}

type Proven = Account & { readonly passwordHash: string };

/** Always a verification: a missing, deactivated or passwordless account takes as long as a wrong password. */
async function assertMatching({ passwords }: Context, account: Account | undefined, password: string): Promise<Proven> {
  const passwordHash = account?.isActive ? account.passwordHash : null;
  const matches = await passwords.verify(passwordHash, password);
  if (account === undefined || passwordHash === null || !matches) throw invalidCredentials();
  return { ...account, passwordHash };
}

/** Holds the user as the password's check saw it: one changed or deactivated meanwhile doesn't sign in. */
async function lockProven(tx: Transaction, { id, passwordHash }: Proven, rehashed: string | null): Promise<void> {
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
