import { frontendUrl } from '../../deployment/index.ts';
import type { ForgotPasswordInput } from '../../generated/deployment.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, validationFailed } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { countAttempt, hashedKey } from '../../platform/rate-limits/attempt-counter.ts';
import { readEmail } from '../addresses/user-identifiers.ts';
import { linkMessage } from '../messages/messages.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { findRecipientByEmail } from '../sign-in/recipients.reads.ts';
import { countSignIn, identifierHashOf } from '../sign-in/sign-in-limits.ts';
import { invalidateChallenge, issueLink } from '../verification/verification.ts';
import { assertResetsAvailable } from './resets-available.ts';

const LINK_SECONDS = 900;
const RESEND_SECONDS = 60;
/** Mails to one address in 15 minutes, from all clients that its account has not signed in from: one per minute. */
const MAX_MAILS = 15;

/**
 * Mails a password reset link to the address. For an address without an account it does the same work: it issues a link
 * that is never sent, and queues a mail without a recipient. See `forgotPassword` in the schema.
 */
export async function forgotPassword(ctx: Context, input: ForgotPasswordInput): Promise<null> {
  const policy = await authPolicy(ctx);
  assertResetsAvailable(policy.settings);
  const redirectUrl = assertRedirect(ctx.config, policy, input.redirectUrl);
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email === null) throw validationFailed(errors);

  const found = await findRecipientByEmail(ctx, email.key);
  const isKnownClient = found?.isKnownClient ?? false;
  const userId = found?.userId ?? null;
  await countSignIn(ctx, {
    identifierHash: identifierHashOf(ctx, 'email', email.key),
    userId,
    isKnownClient,
    action: 'reset',
  });
  await countResetRequest(ctx, email.key, isKnownClient);

  await command(ctx, async (tx) => {
    const subject = { purpose: 'reset', subjectId: found?.addressId ?? tx.newId() } as const;
    // The one-minute limit applies to the typed address. It must not depend on whether the address already has a link.
    await invalidateChallenge(tx, subject);
    const { secret, expiresAt } = await issueLink(tx, { ...subject, userId }, LINK_SECONDS);
    const url = new URL(redirectUrl ?? '/auth/reset-password', frontendUrl(ctx.config, policy.frontendHost));
    url.searchParams.set('token', secret);
    const message = linkMessage('password_reset_link', url.href);
    await queueMail(ctx, tx, { to: found?.to ?? null, message, expiresAt, isAwaited: true });
    tx.record({
      type: 'user.password_reset.requested',
      resource: { type: 'user_email', id: subject.subjectId },
      after: { userId },
    });
  });
  return null;
}

/**
 * Each client waits a minute between two mails to an address, so that other clients cannot make its owner wait. A limit for
 * all unknown clients together protects the mailbox. Clients that the account has signed in from are counted separately.
 */
async function countResetRequest(ctx: Context, emailKey: string, isKnownClient: boolean): Promise<void> {
  const key = hashedKey(ctx, emailKey);
  const client = rateLimitKeyOf(ctx.request.ip);
  await countAttempt(ctx, [
    { key: `reset_again:${key}:${client}`, max: 1, seconds: RESEND_SECONDS },
    { key: `reset_mails:${key}${isKnownClient ? `:${client}` : ''}`, max: MAX_MAILS },
  ]);
}
