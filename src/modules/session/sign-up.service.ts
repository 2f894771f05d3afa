import { rateKeyOf } from '../../addresses.ts';
import type { Context } from '../../context.ts';
import { command } from '../../database/command.ts';
import { ServiceError } from '../../errors.ts';
import type { SignUpInput } from '../../graphql/generated/types.ts';
import type { AuthSettings, Restrictions } from '../deployment/settings.ts';
import { getMe } from '../me/me.reads.ts';
import { addUser, audited, resourceOf } from '../user/user.record.ts';
import { reserveEmail, reserveUsername } from '../user/user-identifiers.ts';
import { countAttempt } from './attempt-counter.ts';
import { addSignin, handOut } from './browser-sign-in.ts';
import { authPolicy } from './policy.reads.ts';
import { readSignUp } from './sign-up.rules.ts';

const MAX_PER_ADDRESS = 100;

/** Makes an account as the settings ask, and signs it in; see `signUp` in the schema. */
export async function signUp(ctx: Context, input: SignUpInput) {
  const { settings, restrictions } = await authPolicy(ctx.rows, ctx.viewer.deploymentId);
  assertOpen(restrictions);
  assertComplete(settings);
  const wanted = readSignUp(input, settings);
  await countAttempt(ctx, [{ key: `signup:${rateKeyOf(ctx.request.ip)}`, max: MAX_PER_ADDRESS }]);
  const passwordHash = wanted.password === null ? null : await ctx.passwords.hash(wanted.password);

  const { session, me } = await command(ctx, async (tx) => {
    if (wanted.email) await reserveEmail(tx, wanted.email.key, 'input.email');
    if (wanted.username) await reserveUsername(tx, wanted.username.key, 'input.username');
    const user = await addUser(tx, { ...wanted, emailVerifiedAt: null, passwordHash });
    const actor = { type: 'user' as const, id: user.id };
    tx.record({ type: 'user.created', resource: resourceOf(user), after: audited(user), actor });
    const { session } = await addSignin(tx, ctx, { userId: user.id, method: 'sign_up', settings });
    return { session, me: await getMe(tx.rows, tx.deploymentId, user.id) };
  });
  handOut(ctx, session);
  return me;
}

/** Lists of allowed addresses and countries can't be kept yet: nobody is on them, and nobody slips past them. */
function assertOpen({ signUpMode, allowlistEnabled, countryRestrictions }: Restrictions): void {
  if (signUpMode === 'OPEN' && !allowlistEnabled && countryRestrictions.mode !== 'ALLOWLIST') return;
  throw new ServiceError(
    'SIGN_UP_CLOSED',
    signUpMode === 'WAITLIST'
      ? 'This deployment takes new users from its waitlist alone.'
      : 'This deployment takes no sign-ups of strangers.',
  );
}

/** What the settings ask for and sign-up can't do yet is refused: an account without it would break the settings. */
function assertComplete({ email, phone }: AuthSettings): void {
  if (email.enabled && email.verifySignup) {
    throw notAvailable('The settings ask for the address to be verified at sign-up, which is not available yet.');
  }
  if (phone.enabled && (phone.required || phone.verifySignup)) {
    throw notAvailable('The settings ask for a phone number at sign-up, which is not available yet.');
  }
}

const notAvailable = (message: string) => new ServiceError('STRATEGY_NOT_AVAILABLE', message);
