import type { AddPhoneInput, PreparePhoneVerificationInput, VerifyAddressInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { queuePhoneMessage } from '../../platform/phone/queue-phone-message.ts';
import { markPhoneVerified } from '../address-verification/mark-address-verified.ts';
import { phonesOf } from '../addresses/user-address.reads.ts';
import { changeAddresses, loadPhones, phoneNotFound } from '../addresses/user-addresses.ts';
import { readPhone } from '../addresses/user-identifiers.ts';
import { UserPhone } from '../addresses/user-phone.entity.ts';
import { addressInUseMessage, verificationCodeMessage } from '../messages/messages.ts';
import { allowedChannel, authPolicy } from '../policy/policy.reads.ts';
import { lockUser } from '../users/user.record.ts';
import { issueCode, messageTimes } from '../verification/verification.ts';
import {
  type AddressKind,
  assertAddable,
  assertEnabled,
  countSentCode,
  deleteMyAddress,
  findMyAddress,
  findUnverified,
  guesserAt,
  makeMyAddressPrimary,
  verifyMyAddress,
} from './change-addresses.ts';

type MyPhone = Awaited<ReturnType<typeof listMyPhones>>[number];

const listMyPhones = (rows: Context['rows'], deploymentId: number, userId: string) =>
  phonesOf(rows, deploymentId).where('user_id', '=', userId).execute();

const PHONES: AddressKind<MyPhone> = {
  purpose: 'phone',
  label: 'phone number',
  makePrimaryOperation: 'POST /me/phones/{phone_id}/make-primary',
  notFound: phoneNotFound,
  notVerified: () => new ServiceError('PHONE_NOT_VERIFIED', 'Verify the phone number first.'),
  textOf: ({ phoneNumber }) => phoneNumber,
  list: listMyPhones,
  load: loadPhones,
  markVerified: (tx, ctx, userId, addressId) =>
    markPhoneVerified(tx, ctx, { userId, addressId, by: 'session' }, phoneTaken),
};

const phoneTaken = () =>
  new ServiceError('PHONE_TAKEN', 'Another user has verified this phone number in the meantime.');

export function myPhones({ rows, viewer }: Context) {
  return listMyPhones(rows, viewer.deploymentId, viewer.assertSignedIn().userId);
}

/** Adds a number that is pending until it is verified, whether or not another account has it; see `addMyPhone` in the schema. */
export async function addMyPhone(ctx: Context, input: AddPhoneInput) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { settings } = await authPolicy(ctx);
  assertEnabled(PHONES, settings);
  const errors: FieldError[] = [];
  const phoneNumber = readPhone(input.phoneNumber, 'input.phoneNumber', errors);
  if (phoneNumber === null) throw validationFailed(errors);

  return changeAddresses(ctx, userId, async (tx, user) => {
    const others = await loadPhones(tx, user);
    assertAddable(
      PHONES,
      others.length,
      others.some((other) => other.phoneNumber === phoneNumber),
    );
    const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
    const added = { phoneNumber, status: 'pending' as const, isPrimary: others.length === 0 };
    const { id } = tx.em.create(UserPhone, { id: tx.newId(), userId, ...added, verifiedAt: null, ...stamps });
    await tx.em.flush();
    return findMyAddress(tx.rows, tx.deploymentId, PHONES, { userId, id });
  });
}

const channelNotAllowed = () =>
  new ServiceError('STRATEGY_NOT_AVAILABLE', 'This deployment does not send codes over this channel.');

/** Sends a code to the number. When another user has it reserved, mails that user instead. */
export async function prepareMyPhone(ctx: Context, phoneId: string, input: PreparePhoneVerificationInput) {
  const { userId, found, policy } = await findUnverified(ctx, PHONES, phoneId);
  const { settings } = policy;
  const channel = allowedChannel(settings, input.channel);
  if (channel === undefined) throw channelNotAllowed();
  const { phoneNumber } = found;
  await countSentCode(ctx, userId, phoneNumber);
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    const holder = await holderOf(tx, phoneNumber, userId);
    const subject = { purpose: PHONES.purpose, subjectId: phoneId };
    const { secret: code, expiresAt } = await issueCode(ctx, tx, {
      ...subject,
      userId,
      isDecoy: holder !== undefined,
      guesser: guesserAt(ctx, PHONES, { userId, to: phoneNumber }),
    });
    const message = verificationCodeMessage('phone', { code, purpose: PHONES.purpose });
    const to = holder === undefined ? phoneNumber : null;
    await queuePhoneMessage(ctx, tx, { to, channel, message, expiresAt, userId });
    await queueMail(ctx, tx, {
      to: holder?.email ?? null,
      message: addressInUseMessage('phone', phoneNumber),
      isCausedByOthers: true,
    });
    const resource = { type: 'user', id: userId };
    tx.record({ type: 'user.verification.sent', resource, after: { ...subject, channel } });
    // The same response whether or not another account has the number.
    return { strategy: 'PHONE_CODE' as const, ...messageTimes(tx, expiresAt) };
  });
}

/** The primary email address of another user who has the number reserved. */
function holderOf({ rows, deploymentId }: Transaction, phoneNumber: string, userId: string) {
  return rows
    .selectFrom('user_phone as p')
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'p.deployment_id').onRef('u.id', '=', 'p.user_id'),
    )
    .select('u.primary_email as email')
    .where('p.deployment_id', '=', deploymentId)
    .where('p.phone_number', '=', phoneNumber)
    .where('p.status', '=', 'reserved')
    .where('p.user_id', '<>', userId)
    .executeTakeFirst();
}

export const verifyMyPhone = (ctx: Context, phoneId: string, { code }: VerifyAddressInput) =>
  verifyMyAddress(ctx, PHONES, phoneId, code);

export const makeMyPhonePrimary = (ctx: Context, phoneId: string) => makeMyAddressPrimary(ctx, PHONES, phoneId);

export const deleteMyPhone = (ctx: Context, phoneId: string) => deleteMyAddress(ctx, PHONES, phoneId);
