import { frontendUrl } from '../../deployment/index.ts';
import type { AddEmailInput, PrepareEmailVerificationInput, VerifyAddressInput } from '../../generated/deployment.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { emailKey } from '../../platform/crypto/identifiers.ts';
import { type FieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { markEmailVerified } from '../address-verification/mark-address-verified.ts';
import { emailAddress, findHolder } from '../addresses/address-holder.ts';
import { EMAILS } from '../addresses/address-kinds.ts';
import { readEmail } from '../addresses/user-identifiers.ts';
import { addressInUseMessage, linkMessage, verificationCodeMessage } from '../messages/messages.ts';
import { assertEmailsAllowed } from '../policy/admission.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { magicLinkUrl } from '../sign-in/first-factor-messages.ts';
import { chooseVerificationStrategy } from '../sign-up/sign-up-challenge.ts';
import { lockUser } from '../users/user.record.ts';
import { type findLink, invalidLink, issueCode, issueLink, messageTimes } from '../verification/verification.ts';
import {
  addMyAddress,
  assertEnabled,
  completeVerification,
  countSentCode,
  deleteMyAddress,
  findUnverified,
  guesserAt,
  type MyAddressKind,
  makeMyAddressPrimary,
  verifyMyAddress,
} from './change-addresses.ts';

const LINK_SECONDS = 600;

const MY_EMAILS: MyAddressKind<Awaited<ReturnType<typeof EMAILS.list>>[number]> = {
  ...EMAILS,
  makePrimaryOperation: 'POST /me/emails/{email_id}/make-primary',
  notVerified: () => new ServiceError('EMAIL_NOT_VERIFIED', 'Verify the email address first.'),
  textOf: ({ email }) => email,
  markVerified: (tx, ctx, userId, addressId) =>
    markEmailVerified(tx, ctx, { userId, addressId, by: 'session' }, emailTaken),
};

/** Reveals nothing new: only a user who received the code gets this error. */
const emailTaken = () =>
  new ServiceError('EMAIL_TAKEN', 'Another user has verified this email address in the meantime.');

export function myEmails({ rows, viewer }: Context) {
  return EMAILS.list(rows, viewer.deploymentId, viewer.assertSignedIn().userId);
}

/** Adds an address that is pending until it is verified, whether or not another account has it; see `addEmail` in the schema. */
export async function addMyEmail(ctx: Context, input: AddEmailInput) {
  const { rows, viewer } = ctx;
  const { settings, restrictions } = await authPolicy(ctx);
  assertEnabled(EMAILS, settings);
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email === null) throw validationFailed(errors);
  // A user with an address that the lists reject could no longer sign in.
  await assertEmailsAllowed(rows, viewer.deploymentId, restrictions, [email.key]);

  return addMyAddress(ctx, EMAILS, email);
}

/** Mails a code or link to the address. When another user has it reserved, notifies that user instead. */
export async function prepareMyEmail(ctx: Context, emailId: string, input: PrepareEmailVerificationInput) {
  const { userId, found, policy } = await findUnverified(ctx, MY_EMAILS, emailId);
  const { frontendHost } = policy;
  const form = chooseVerificationStrategy('verify_email', policy.settings, input.strategy);
  const redirectUrl = assertRedirect(ctx.config, policy, input.redirectUrl);
  const { email } = found;
  const { purpose } = MY_EMAILS;
  const key = emailKey(email) ?? email;
  await countSentCode(ctx, userId, key);
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    const owner = await findHolder(tx, emailAddress(key));
    const holder = owner?.isReserved && owner.userId !== userId ? owner.text : undefined;
    const subject = { purpose, subjectId: emailId };
    const { sessionId } = ctx.viewer.assertSignIn();
    const challenge = { ...subject, userId, sessionId, isDecoy: holder !== undefined };
    const issued =
      form === 'EMAIL_LINK'
        ? await issueLink(tx, challenge, LINK_SECONDS)
        : await issueCode(ctx, tx, { ...challenge, guesser: guesserAt(ctx, MY_EMAILS, { userId, to: key }) });
    const { secret, expiresAt } = issued;
    const url = magicLinkUrl(frontendUrl(ctx.config, frontendHost), secret, redirectUrl);
    const message =
      form === 'EMAIL_LINK'
        ? linkMessage('email_confirmation_link', url)
        : verificationCodeMessage('email', { code: secret, purpose });
    const to = holder === undefined ? email : null;
    await queueMail(ctx, tx, { to, message, expiresAt, userId, isAwaited: true });
    await queueMail(ctx, tx, {
      to: holder ?? null,
      message: addressInUseMessage('email', email),
      isCausedByOthers: true,
    });
    tx.record({ type: 'user.verification.sent', resource: { type: 'user', id: userId }, after: subject });
    // The same response whether or not another account has the address.
    return { strategy: form, ...messageTimes(tx, expiresAt) };
  });
}

/**
 * Verifies an address with the link from its mail, only in the browser that requested it. The owner of the mailbox may not
 * be the user who added the address, and must not give it to that user by pressing a button.
 */
export async function confirmMyEmailLink(ctx: Context, link: Awaited<ReturnType<typeof findLink>>, policy: AuthPolicy) {
  const { signedIn } = ctx.viewer;
  if (signedIn === null || signedIn.userId !== link.userId || signedIn.sessionId !== link.sessionId) {
    throw new ServiceError(
      'OTHER_DEVICE',
      "Open this link in the browser in which you added the address, while you are signed in. If you didn't add it, ignore the link.",
    );
  }
  ctx.viewer.assertNotImpersonated();
  const unverified = await findUnverified(ctx, MY_EMAILS, link.subjectId, policy);
  return { email: await completeVerification(ctx, MY_EMAILS, unverified, { id: link.id, createError: invalidLink }) };
}

export const verifyMyEmail = (ctx: Context, emailId: string, { code }: VerifyAddressInput) =>
  verifyMyAddress(ctx, MY_EMAILS, emailId, code);

export const makeMyEmailPrimary = (ctx: Context, emailId: string) => makeMyAddressPrimary(ctx, MY_EMAILS, emailId);

export const deleteMyEmail = (ctx: Context, emailId: string) => deleteMyAddress(ctx, MY_EMAILS, emailId);
