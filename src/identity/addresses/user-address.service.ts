import { authSettingsOf } from '../../deployment/index.ts';
import type { AddUserEmailInput, AddUserPhoneInput } from '../../generated/backend.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, validationFailed } from '../../platform/errors.ts';
import type { User } from '../users/user.entity.ts';
import { addressOf, addressTaken, emailAddress, phoneAddress } from './address-holder.ts';
import { type AddressKind, EMAILS, findAddress, PHONES, type ShownAddress } from './address-kinds.ts';
import { type AddressReservation, assertRemovable, changeAddresses, clearPrimary } from './user-addresses.ts';
import { type Identifier, readEmail, readPhone } from './user-identifiers.ts';

export function addUserEmail(ctx: Context, userId: string, input: AddUserEmailInput) {
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email === null) throw validationFailed(errors);
  const reserving = { address: emailAddress(email.key), path: 'input.email' };
  return addAddress(ctx, userId, EMAILS, { identifier: email, reserving, input });
}

export function addUserPhone(ctx: Context, userId: string, input: AddUserPhoneInput) {
  const errors: FieldError[] = [];
  const phoneNumber = readPhone(input.phoneNumber, 'input.phoneNumber', errors);
  if (phoneNumber === null) throw validationFailed(errors);
  const identifier = { text: input.phoneNumber, key: phoneNumber };
  const reserving = { address: phoneAddress(phoneNumber), path: 'input.phoneNumber' };
  return addAddress(ctx, userId, PHONES, { identifier, reserving, input });
}

interface AddedAddress {
  readonly identifier: Identifier;
  readonly reserving: AddressReservation;
  readonly input: Pick<AddUserEmailInput, 'isPrimary' | 'isVerified'>;
}

/** Adds a reserved address. Throws 409 when the user already has it. */
async function addAddress<Shown extends ShownAddress>(
  ctx: Context,
  userId: string,
  kind: AddressKind<Shown>,
  { identifier, reserving, input }: AddedAddress,
): Promise<Shown> {
  const add = async (tx: Transaction, user: User) => {
    const others = await kind.load(tx, user);
    const { address, path } = reserving;
    if (others.some((other) => addressOf(other).key === address.key)) throw addressTaken(address, path);
    const isPrimary = input.isPrimary || others.length === 0;
    if (isPrimary) await clearPrimary(tx, others);
    const id = tx.newId();
    kind.create(tx, identifier, {
      id,
      deploymentId: tx.deploymentId,
      userId,
      status: 'reserved',
      isPrimary,
      verifiedAt: input.isVerified ? tx.now : null,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await tx.em.flush();
    return findAddress(tx, kind, userId, id);
  };
  return changeAddresses(ctx, userId, add, [reserving]);
}

export const deleteUserEmail = (ctx: Context, userId: string, emailId: string) =>
  deleteAddress(ctx, userId, emailId, EMAILS);

export const deleteUserPhone = (ctx: Context, userId: string, phoneId: string) =>
  deleteAddress(ctx, userId, phoneId, PHONES);

function deleteAddress(ctx: Context, userId: string, id: string, kind: AddressKind): Promise<null> {
  const { purpose, label, notFound, load } = kind;
  return changeAddresses(ctx, userId, async (tx, user) => {
    const all = await load(tx, user);
    const address = all.find((each) => each.id === id);
    if (address === undefined) throw notFound();
    const settings = await authSettingsOf(tx.rows, tx.deploymentId);
    const howToMakePrimary = `\`primary_${purpose}_id\` of the user`;
    assertRemovable(address, all, { label, howToMakePrimary, isRequired: settings[purpose].required });
    tx.em.remove(address);
    return null;
  });
}
