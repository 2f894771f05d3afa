import { frontendUrl } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { emailKey } from '../../platform/crypto/identifiers.ts';
import { command } from '../../platform/database/command.ts';
import { type FieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { emailAddress, findHolder } from '../addresses/address-holder.ts';
import { proveEmail } from '../addresses/prove-address.ts';
import { changeAddresses, emailNotFound, loadEmails } from '../addresses/user-addresses.ts';
import { UserEmail } from '../addresses/user-email.entity.ts';
import { readEmail } from '../addresses/user-identifiers.ts';
import type { AddMyEmailInput, PrepareMyEmailInput, VerifyMyAddressInput } from '../graph/types.ts';
import { verificationCodeLetter } from '../messages/letters.ts';
import { assertListed } from '../policy/admission.ts';
import { type AuthPolicy, authPolicy } from '../policy/policy.reads.ts';
import { assertRedirect } from '../policy/redirect-url.ts';
import { magicLinkUrl } from '../sign-in/first-factor-messages.ts';
import { formOf } from '../sign-up/sign-up-challenge.ts';
import { emailsOf } from '../users/user.reads.ts';
import { lockUser } from '../users/user.record.ts';
import { type findLink, invalidLink, issueCode, issueLink, sentUntil } from '../verification/verification.ts';
import { addressInUseLetter, confirmAddressLetter } from './letters.ts';
import {
  type AddressKind,
  assertAddable,
  assertEnabled,
  countSending,
  findMine,
  findUnverified,
  guesserAt,
  makeMinePrimary,
  proveMine,
  removeMine,
  verifyMine,
} from './my-addresses.ts';

const LINK_SECONDS = 600;

type MyEmail = Awaited<ReturnType<typeof listMyEmails>>[number];

const listMyEmails = (rows: Context['rows'], deploymentId: number, userId: string) =>
  emailsOf(rows, deploymentId).where('user_id', '=', userId).execute();

const EMAILS: AddressKind<MyEmail> = {
  purpose: 'email',
  what: 'e-mail address',
  makePrimaryCall: 'POST /me/emails/{email_id}/make-primary',
  notFound: emailNotFound,
  notVerified: () => new ServiceError('EMAIL_NOT_VERIFIED', 'Verify the e-mail address first.'),
  textOf: ({ email }) => email,
  list: listMyEmails,
  load: loadEmails,
  prove: (tx, ctx, userId, addressId) => proveEmail(tx, ctx, { userId, addressId, by: 'session' }, isTaken),
};

/** Whoever has read the code learns no more than their own mail tells. */
const isTaken = () => new ServiceError('EMAIL_TAKEN', 'Another user has verified this e-mail address meanwhile.');

export function myEmails({ rows, viewer }: Context) {
  return listMyEmails(rows, viewer.deploymentId, viewer.assertSignedIn().userId);
}

/** Adds an address that is pending until it is proved, whether or not another account has it; see `addMyEmail` in the schema. */
export async function addMyEmail(ctx: Context, input: AddMyEmailInput) {
  const { userId } = ctx.viewer.assertRecentlyAuthenticated();
  const { rows, viewer } = ctx;
  const { settings, restrictions } = await authPolicy(ctx);
  assertEnabled(EMAILS, settings);
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email === null) throw validationFailed(errors);
  // Whoever had one that the lists refuse could not sign in any more.
  await assertListed(rows, viewer.deploymentId, restrictions, [email.key]);

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
    return findMine(tx.rows, tx.deploymentId, EMAILS, { userId, id });
  });
}

/** Mails a code or link to the address; where another user has it reserved, a notice to that user instead. */
export async function prepareMyEmail(ctx: Context, emailId: string, input: PrepareMyEmailInput) {
  const { userId, found, policy } = await findUnverified(ctx, EMAILS, emailId);
  const { appName, frontendHost } = policy;
  const form = formOf('verify_email', policy.settings, input.strategy);
  const redirectUrl = assertRedirect(ctx.config, policy, input.redirectUrl);
  const { email } = found;
  const { purpose, what } = EMAILS;
  const key = emailKey(email) ?? email;
  await countSending(ctx, userId, key);
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
        : await issueCode(ctx, tx, { ...challenge, guesser: guesserAt(EMAILS, userId, key) });
    const { secret, expiresAt } = issued;
    const url = magicLinkUrl(frontendUrl(ctx.config, frontendHost), secret, redirectUrl);
    const letter =
      form === 'EMAIL_LINK'
        ? confirmAddressLetter(appName, url)
        : verificationCodeLetter({ appName, code: secret, purpose });
    await queueMail(ctx, tx, { to: holder === undefined ? email : null, letter, expiresAt });
    await queueMail(ctx, tx, { to: holder ?? null, letter: addressInUseLetter({ appName, what, address: email }) });
    tx.record({ type: 'user.verification.sent', resource: { type: 'user', id: userId }, after: subject });
    // The same whether or not another account has it.
    return { strategy: form, ...sentUntil(tx, expiresAt) };
  });
}

/**
 * Verifies an address by the link of its mail, in the browser that asked for it alone: whoever reads the mail may not be
 * who added the address, and pressing a button must not give a stranger one's own.
 */
export async function confirmMyEmailLink(ctx: Context, link: Awaited<ReturnType<typeof findLink>>, policy: AuthPolicy) {
  const { signedIn } = ctx.viewer;
  if (signedIn === null || signedIn.userId !== link.userId || signedIn.sessionId !== link.sessionId) {
    throw new ServiceError(
      'OTHER_DEVICE',
      "Open this link in the browser in which you added the address, signed in. If you didn't add it, ignore the link.",
    );
  }
  const unverified = await findUnverified(ctx, EMAILS, link.subjectId, policy);
  return { email: await proveMine(ctx, EMAILS, unverified, { challengeId: link.id, otherwise: invalidLink }) };
}

export const verifyMyEmail = (ctx: Context, emailId: string, { code }: VerifyMyAddressInput) =>
  verifyMine(ctx, EMAILS, emailId, code);

export const makeMyEmailPrimary = (ctx: Context, emailId: string) => makeMinePrimary(ctx, EMAILS, emailId);

export const deleteMyEmail = (ctx: Context, emailId: string) => removeMine(ctx, EMAILS, emailId);
