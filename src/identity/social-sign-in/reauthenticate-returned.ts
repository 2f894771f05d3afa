import { notAuthenticated } from '../../platform/access/viewer.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { assertNoSecondFactor } from '../reauthentication/assert-no-second-factor.ts';
import { recordReauthentication } from '../reauthentication/record-reauthentication.ts';
import { lockSession, setSessionCookie } from '../sessions/session.record.ts';
import type { ClaimedAttempt } from '../social-attempts/claim-social-attempt.ts';
import { touchSocialAccount } from '../social-connections/social-connection.record.ts';
import type { ReturnedPerson } from './returned-person.ts';

/** Authenticates the signed-in user again, with the account at a provider that the user has linked. */
export async function reauthenticateReturned(
  ctx: Context,
  { settings }: AuthPolicy,
  { signInId }: ClaimedAttempt,
  { account, provider }: ReturnedPerson,
) {
  const { userId, sessionId, signInId: current } = ctx.viewer.assertSignIn();
  if (current !== signInId || ctx.viewer.impersonator !== null) throw notAuthenticated();
  await assertNoSecondFactor(ctx, userId, settings);
  const session = await command(ctx, async (tx) => {
    await lockSession(tx, sessionId);
    if (!(await touchSocialAccount(ctx, tx, userId, account))) throw otherAccount(provider.label);
    return recordReauthentication(tx, ctx, 'sso');
  });
  setSessionCookie(ctx, session.session);
  return {};
}

const otherAccount = (label: string) =>
  new ServiceError('INVALID_CREDENTIALS', `You have signed in to another account at ${label} than the linked one.`);
