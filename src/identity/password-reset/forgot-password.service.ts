import { frontendUrl } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { command } from '../../platform/database/command.ts';
import { type FieldError, validationFailed } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { rateKeyOf } from '../../platform/network/addresses.ts';
import { countAttempt, hashedKey } from '../../platform/rate-limits/attempt-counter.ts';
import { readEmail } from '../addresses/user-identifiers.ts';
import type { ForgotPasswordInput } from '../graph/types.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { findRecipientByEmail } from '../sign-in/recipients.reads.ts';
import { identifierHashOf, countSignIn } from '../sign-in/sign-in-limits.ts';
import { issueLink, voidChallenge } from '../verification/verification.ts';
import { assertResetsAvailable } from './resets-available.ts';
import { resetLinkMail } from './password-reset.mails.ts';

const LINK_SECONDS = 900;
const RESEND_SECONDS = 60;
/** In 15 minutes to one address, of all clients that its account has not signed in from. One a minute is the mean. */
const MAX_MAILS = 15;

/**
 * Mails a link to whoever may choose a new password by this address. For an address that nobody has it does the same for
 * nobody: a link that no mail names, and a mail to nobody. See `forgotPassword` in the schema.
 */
export async function forgotPassword(ctx: Context, input: ForgotPasswordInput): Promise<null> {
  const policy = await authPolicy(ctx);
  assertResetsAvailable(policy.settings);
  const redirectUrl = assertRedirect(ctx.config, policy, input.redirectUrl);
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email === null) throw validationFailed(errors);

  const found = await findRecipientByEmail(ctx, email.key);
  const isKnownHere = found?.isKnownHere ?? false;
  await countSignIn(ctx, { who: identifierHashOf('email', email.key), isKnownHere, what: 'reset' });
  await countResetRequest(ctx, email.key, isKnownHere);

  await command(ctx, async (tx) => {
    const subject = { purpose: 'reset', subjectId: found?.addressId ?? tx.newId() } as const;
    const userId = found?.userId ?? null;
    // The address that was typed is what waits a minute; whether it has a link already must not show.
    await voidChallenge(tx, subject);
    const { secret, expiresAt } = await issueLink(tx, { ...subject, userId }, LINK_SECONDS);
    const url = new URL(redirectUrl ?? '/auth/reset-password', frontendUrl(ctx.config, policy.frontendHost));
    url.searchParams.set('token', secret);
    const letter = resetLinkMail({ appName: policy.appName, url: url.href });
    await queueMail(ctx, tx, { to: found?.to ?? null, letter, expiresAt });
    tx.record({
      type: 'user.password_reset.requested',
      resource: { type: 'user_email', id: subject.subjectId },
      after: { userId },
    });
  });
  return null;
}

/**
 * Each client waits a minute between two mails to an address, so that strangers who ask every minute don't keep its owner
 * waiting. All of them together fill no mailbox, and use up nothing where the account has signed in from.
 */
async function countResetRequest(ctx: Context, emailKey: string, isKnownHere: boolean): Promise<void> {
  const key = hashedKey(emailKey);
  const client = rateKeyOf(ctx.request.ip);
  await countAttempt(ctx, [
    { key: `reset_again:${key}:${client}`, max: 1, seconds: RESEND_SECONDS },
    { key: `reset_mails:${key}${isKnownHere ? `:${client}` : ''}`, max: MAX_MAILS },
  ]);
}
