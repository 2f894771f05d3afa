import { frontendUrl } from '../../deployment/index.ts';
import type { AddEmailInput, PrepareEmailVerificationInput, VerifyAddressInput } from '../../generated/deployment.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { emailKey } from '../../platform/crypto/identifiers.ts';
import { type FieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { markEmailVerified } from '../address-verification/mark-address-verified.ts';
import { emailAddress, findHolder } from '../addresses/address-holder.ts';
import { emailsOf } from '../addresses/user-address.reads.ts';
import { changeAddresses, emailNotFound, loadEmails } from '../addresses/user-addresses.ts';
import { UserEmail } from '../addresses/user-email.entity.ts';
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
  type AddressKind,
  assertAddable,
  assertEnabled,
  completeVerification,
  countSentCode,
  deleteMyAddress,
  findMyAddress,
  findUnverified,
  guesserAt,
  makeMyAddressPrimary,
  verifyMyAddress,
} from './change-addresses.ts';

const LINK_SECONDS = 600;

type MyEmail = Awaited<ReturnType<typeof listMyEmails>>[number];

const listMyEmails = (rows: Context['rows'], deploymentId: number, userId: string) =>
  emailsOf(rows, deploymentId).where('user_id', '=', userId).execute();

const EMAILS: AddressKind<MyEmail> = {
  purpose: 'email',
  label: 'email address',
  makePrimaryOperation: 'POST /me/emails/{email_id}/make-primary',
  notFound: emailNotFound,
  notVerified: () => new ServiceError('EMAIL_NOT_VERIFIED', 'Verify the email address first.'),
  textOf: ({ email }) => email,
  list: listMyEmails,
  load: loadEmails,
  markVerified: (tx, ctx, userId, addressId) =>
    markEmailVerified(tx, ctx, { userId, addressId, by: 'session' }, emailTaken),
};

/** Reveals nothing new: only a user who received the code gets this error. */
const emailTaken = () =>
  new ServiceError('EMAIL_TAKEN', 'Another user has verified this email address in the meantime.');

export function myEmails({ rows, viewer }: Context) {
  return listMyEmails(rows, viewer.deploymentId, viewer.assertSignedIn().userId);
}

/** Adds an address that is pending until it is verified, whether or not another account has it; see `addMyEmail` in the schema. */
export async function addMyEmail(ctx: Context, input: AddEmailInput) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { rows, viewer } = ctx;
  const { settings, restrictions } = await authPolicy(ctx);
  assertEnabled(EMAILS, settings);
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email === null) throw validationFailed(errors);
  // A user with an address that the lists reject could no longer sign in.
  await assertEmailsAllowed(rows, viewer.deploymentId, restrictions, [email.key]);

  return changeAddresses(ctx, userId, async (tx, user) => {
    const others = await loadEmails(tx, user);
    assertAddable(
      EMAILS,
      others.length,
      others.some((other) => other.emailKey === email.key),
    );
    const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
    const added = {
      email: email.text,
      emailKey: email.key,
      status: 'pending' as const,
      isPrimary: others.length === 0,
    };
    const { id } = tx.em.create(UserEmail, { id: tx.newId(), userId, ...added, verifiedAt: null, ...stamps });
    await tx.em.flush();
    return findMyAddress(tx.rows, tx.deploymentId, EMAILS, { userId, id });
  });
}

/** Mails a code or link to the address. When another user has it reserved, notifies that user instead. */
export async function prepareMyEmail(ctx: Context, emailId: string, input: PrepareEmailVerificationInput) {
  const { userId, found, policy } = await findUnverified(ctx, EMAILS, emailId);
  const { frontendHost } = policy;
  const form = chooseVerificationStrategy('verify_email', policy.settings, input.strategy);
  const redirectUrl = assertRedirect(ctx.config, policy, input.redirectUrl);
  const { email } = found;
  const { purpose } = EMAILS;
  const key = emailKey(email) ?? email;
  await countSentCode(ctx, userId, key);
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    const owner = await findHolder(tx, emailAddress(key));
    const holder = owner?.isReserved && owner.userId !== userId ? owner.text : undefined;
    const subject = { purpose, subjectId: emailId };
    const { sessionId } = ctx.viewer.assertSignedIn();
    const challenge = { ...subject, userId, sessionId, isDecoy: holder !== undefined };
    const issued =
      form === 'EMAIL_LINK'
        ? await issueLink(tx, challenge, LINK_SECONDS)
        : await issueCode(ctx, tx, { ...challenge, guesser: guesserAt(ctx, EMAILS, { userId, to: key }) });
    const { secret, expiresAt } = issued;
    const url = magicLinkUrl(frontendUrl(ctx.config, frontendHost), secret, redirectUrl);
    const message =
      form === 'EMAIL_LINK'
        ? linkMessage('email_confirmation_link', url)
        : verificationCodeMessage('email', { code: secret, purpose });
    await queueMail(ctx, tx, { to: holder === undefined ? email : null, message, expiresAt, userId });
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
  const unverified = await findUnverified(ctx, EMAILS, link.subjectId, policy);
  return { email: await completeVerification(ctx, EMAILS, unverified, { id: link.id, createError: invalidLink }) };
}

export const verifyMyEmail = (ctx: Context, emailId: string, { code }: VerifyAddressInput) =>
  verifyMyAddress(ctx, EMAILS, emailId, code);

export const makeMyEmailPrimary = (ctx: Context, emailId: string) => makeMyAddressPrimary(ctx, EMAILS, emailId);

export const deleteMyEmail = (ctx: Context, emailId: string) => deleteMyAddress(ctx, EMAILS, emailId);
