import { authSettingsOf } from '../../deployment/index.ts';
import type { AddUserEmailInput, AddUserPhoneInput } from '../../generated/backend.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, type ServiceError, validationFailed } from '../../platform/errors.ts';
import type { User } from '../users/user.entity.ts';
import { addressOf, addressTaken, emailAddress, phoneAddress } from './address-holder.ts';
import { emailsOf, phonesOf } from './user-address.reads.ts';
import {
  type AddressReservation,
  assertRemovable,
  changeAddresses,
  clearPrimary,
  emailNotFound,
  loadEmails,
  loadPhones,
  phoneNotFound,
} from './user-addresses.ts';
import { UserEmail } from './user-email.entity.ts';
import { readEmail, readPhone } from './user-identifiers.ts';
import { UserPhone } from './user-phone.entity.ts';

export async function addUserEmail(ctx: Context, userId: string, input: AddUserEmailInput) {
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email === null) throw validationFailed(errors);
  const reserving = { address: emailAddress(email.key), path: 'input.email' };
  const add = async (tx: Transaction, user: User) => {
    const row = await newReservedAddress(tx, await loadEmails(tx, user), reserving, input);
    tx.em.create(UserEmail, { ...row, userId, email: email.text, emailKey: email.key });
    await tx.em.flush();
    return emailsOf(tx.rows, tx.deploymentId).where('id', '=', row.id).executeTakeFirstOrThrow();
  };
  return changeAddresses(ctx, userId, add, [reserving]);
}

export async function addUserPhone(ctx: Context, userId: string, input: AddUserPhoneInput) {
  const errors: FieldError[] = [];
  const phoneNumber = readPhone(input.phoneNumber, 'input.phoneNumber', errors);
  if (phoneNumber === null) throw validationFailed(errors);
  const reserving = { address: phoneAddress(phoneNumber), path: 'input.phoneNumber' };
  const add = async (tx: Transaction, user: User) => {
    const row = await newReservedAddress(tx, await loadPhones(tx, user), reserving, input);
    tx.em.create(UserPhone, { ...row, userId, phoneNumber });
    await tx.em.flush();
    return phonesOf(tx.rows, tx.deploymentId).where('id', '=', row.id).executeTakeFirstOrThrow();
  };
  return changeAddresses(ctx, userId, add, [reserving]);
}

/** The row of a new address. Throws 409 when the user already has it. */
async function newReservedAddress(
  tx: Transaction,
  others: readonly (UserEmail | UserPhone)[],
  { address, path }: AddressReservation,
  input: Pick<AddUserEmailInput, 'isPrimary' | 'isVerified'>,
) {
  if (others.some((other) => addressOf(other).key === address.key)) throw addressTaken(address, path);
  const isPrimary = input.isPrimary || others.length === 0;
  if (isPrimary) await clearPrimary(tx, others);
  return {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    status: 'reserved' as const,
    isPrimary,
    verifiedAt: input.isVerified ? tx.now : null,
    createdAt: tx.now,
    updatedAt: tx.now,
  };
}

interface AddressKind {
  readonly setting: 'email' | 'phone';
  readonly label: string;
  readonly howToMakePrimary: string;
  readonly notFound: () => ServiceError;
  load(tx: Transaction, user: User): Promise<(UserEmail | UserPhone)[]>;
}

const EMAILS: AddressKind = {
  setting: 'email',
  label: 'email address',
  howToMakePrimary: '`primary_email_id` of the user',
  notFound: emailNotFound,
  load: loadEmails,
};

const PHONES: AddressKind = {
  setting: 'phone',
  label: 'phone number',
  howToMakePrimary: '`primary_phone_id` of the user',
  notFound: phoneNotFound,
  load: loadPhones,
};

export const deleteUserEmail = (ctx: Context, userId: string, emailId: string) =>
  deleteAddress(ctx, userId, emailId, EMAILS);

export const deleteUserPhone = (ctx: Context, userId: string, phoneId: string) =>
  deleteAddress(ctx, userId, phoneId, PHONES);

function deleteAddress(ctx: Context, userId: string, id: string, kind: AddressKind): Promise<null> {
  const { setting, label, howToMakePrimary, notFound, load } = kind;
  return changeAddresses(ctx, userId, async (tx, user) => {
    const all = await load(tx, user);
    const address = all.find((each) => each.id === id);
    if (address === undefined) throw notFound();
    const settings = await authSettingsOf(tx.rows, tx.deploymentId);
    assertRemovable(address, all, { label, howToMakePrimary, isRequired: settings[setting].required });
    tx.em.remove(address);
    return null;
  });
}
