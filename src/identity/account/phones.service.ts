import type { AddPhoneInput, PreparePhoneVerificationInput, VerifyAddressInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { queuePhoneMessage } from '../../platform/phone/queue-phone-message.ts';
import { markPhoneVerified } from '../address-verification/mark-address-verified.ts';
import { PHONES } from '../addresses/address-kinds.ts';
import { readPhone } from '../addresses/user-identifiers.ts';
import { addressInUseMessage, verificationCodeMessage } from '../messages/messages.ts';
import { allowedChannel, authPolicy } from '../policy/policy.reads.ts';
import { lockUser } from '../users/user.record.ts';
import { issueCode, messageTimes } from '../verification/verification.ts';
import {
  addMyAddress,
  assertEnabled,
  countSentCode,
  deleteMyAddress,
  findUnverified,
  guesserAt,
  type MyAddressKind,
  makeMyAddressPrimary,
  verifyMyAddress,
} from './change-addresses.ts';

const MY_PHONES: MyAddressKind<Awaited<ReturnType<typeof PHONES.list>>[number]> = {
  ...PHONES,
  makePrimaryOperation: 'POST /me/phones/{phone_id}/make-primary',
  notVerified: () => new ServiceError('PHONE_NOT_VERIFIED', 'Verify the phone number first.'),
  textOf: ({ phoneNumber }) => phoneNumber,
  markVerified: (tx, ctx, userId, addressId) =>
    markPhoneVerified(tx, ctx, { userId, addressId, by: 'session' }, phoneTaken),
};

const phoneTaken = () =>
  new ServiceError('PHONE_TAKEN', 'Another user has verified this phone number in the meantime.');

export function myPhones({ rows, viewer }: Context) {
  return PHONES.list(rows, viewer.deploymentId, viewer.assertSignedIn().userId);
}

/** Adds a number that is pending until it is verified, whether or not another account has it; see `addPhone` in the schema. */
export async function addMyPhone(ctx: Context, input: AddPhoneInput) {
  const { settings } = await authPolicy(ctx);
  assertEnabled(PHONES, settings);
  const errors: FieldError[] = [];
  const phoneNumber = readPhone(input.phoneNumber, 'input.phoneNumber', errors);
  if (phoneNumber === null) throw validationFailed(errors);

  return addMyAddress(ctx, PHONES, { text: input.phoneNumber, key: phoneNumber });
}

const channelNotAllowed = () =>
  new ServiceError('STRATEGY_NOT_AVAILABLE', 'This deployment does not send codes over this channel.');

/** Sends a code to the number. When another user has it reserved, mails that user instead. */
export async function prepareMyPhone(ctx: Context, phoneId: string, input: PreparePhoneVerificationInput) {
  const { userId, found, policy } = await findUnverified(ctx, MY_PHONES, phoneId);
  const { settings } = policy;
  const channel = allowedChannel(settings, input.channel);
  if (channel === undefined) throw channelNotAllowed();
  const { phoneNumber } = found;
  await countSentCode(ctx, userId, phoneNumber);
  return command(ctx, async (tx) => {
    await lockUser(tx, userId);
    const holder = await holderOf(tx, phoneNumber, userId);
    const subject = { purpose: MY_PHONES.purpose, subjectId: phoneId };
    const { secret: code, expiresAt } = await issueCode(ctx, tx, {
      ...subject,
      userId,
      isDecoy: holder !== undefined,
      guesser: guesserAt(ctx, MY_PHONES, { userId, to: phoneNumber }),
    });
    const message = verificationCodeMessage('phone', { code, purpose: MY_PHONES.purpose });
    const to = holder === undefined ? phoneNumber : null;
    await queuePhoneMessage(ctx, tx, { to, channel, message, expiresAt, userId, isAwaited: true });
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
  verifyMyAddress(ctx, MY_PHONES, phoneId, code);

export const makeMyPhonePrimary = (ctx: Context, phoneId: string) => makeMyAddressPrimary(ctx, MY_PHONES, phoneId);

export const deleteMyPhone = (ctx: Context, phoneId: string) => deleteMyAddress(ctx, MY_PHONES, phoneId);
