import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/command.ts';
import { type FieldError, notFound, validationFailed } from '../../errors.ts';
import type { AddUserPhoneInput } from '../../graphql/generated/types.ts';
import { addressTaken, phoneAddress } from './address-holder.ts';
import { authSettingsOf } from './auth-settings.reads.ts';
import type { User } from './user.entity.ts';
import { phonesOf } from './user.reads.ts';
import { assertRemovable, changeAddresses, demote, loadPhones } from './user-addresses.ts';
import { readPhone } from './user-identifiers.ts';
import { UserPhone } from './user-phone.entity.ts';

export async function addUserPhone(ctx: Context, userId: string, input: AddUserPhoneInput) {
  const errors: FieldError[] = [];
  const phoneNumber = readPhone(input.phoneNumber, 'input.phoneNumber', errors);
  if (phoneNumber === null) throw validationFailed(errors);

  const reserved = { address: phoneAddress(phoneNumber), path: 'input.phoneNumber' };
  const add = async (tx: Transaction, user: User) => {
    const others = await loadPhones(tx, user);
    if (others.some((other) => other.phoneNumber === phoneNumber)) throw addressTaken(reserved.address, reserved.path);
    const isPrimary = input.isPrimary || others.length === 0;
    if (isPrimary) await demote(tx, others);
    const { id } = tx.em.create(UserPhone, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      userId,
      phoneNumber,
      status: 'reserved',
      isPrimary,
      verifiedAt: input.isVerified ? tx.now : null,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await tx.em.flush();
    return phonesOf(tx.rows, tx.deploymentId).where('id', '=', id).executeTakeFirstOrThrow();
  };
  return changeAddresses(ctx, userId, add, [reserved]);
}

export function deleteUserPhone(ctx: Context, userId: string, phoneId: string): Promise<null> {
  return changeAddresses(ctx, userId, async (tx, user) => {
    const phones = await loadPhones(tx, user);
    const phone = phones.find(({ id }) => id === phoneId);
    if (phone === undefined) throw notFound('PHONE_NOT_FOUND', 'The phone number');
    const settings = await authSettingsOf(tx.rows, tx.deploymentId);
    assertRemovable(phone, phones, {
      what: 'phone number',
      how: 'primary_phone_id of the user',
      isRequired: settings.phone.required,
    });
    tx.em.remove(phone);
    return null;
  });
}
