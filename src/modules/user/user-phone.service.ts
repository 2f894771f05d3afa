import type { Context } from '../../context.ts';
import { command } from '../../database/command.ts';
import { type FieldError, notFound, validationFailed } from '../../errors.ts';
import type { AddUserPhoneInput } from '../../graphql/generated/types.ts';
import { phonesOf } from './user.reads.ts';
import { lockUser, refreshUser, resourceOf } from './user.record.ts';
import { assertRemovable, auditedWithAddresses, demote, loadPhones, requiredAddresses } from './user-addresses.ts';
import { readPhone, reservePhone } from './user-identifiers.ts';
import { UserPhone } from './user-phone.entity.ts';

export async function addUserPhone(ctx: Context, userId: string, input: AddUserPhoneInput) {
  const errors: FieldError[] = [];
  const phoneNumber = readPhone(input.phoneNumber, 'input.phoneNumber', errors);
  if (phoneNumber === null) throw validationFailed(errors);

  return command(ctx, async (tx) => {
    const user = await lockUser(tx, userId);
    await reservePhone(tx, phoneNumber, 'input.phoneNumber');
    const before = await auditedWithAddresses(tx, user);
    const others = await loadPhones(tx, user);
    const isPrimary = input.isPrimary || others.length === 0;
    if (isPrimary) await demote(tx, others);
    const { id } = tx.em.create(UserPhone, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      userId,
      phoneNumber,
      isPrimary,
      verifiedAt: input.isVerified ? tx.now : null,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await refreshUser(tx, user);
    const after = await auditedWithAddresses(tx, user);
    tx.record({ type: 'user.updated', resource: resourceOf(user), before, after });
    return phonesOf(tx.rows, tx.deploymentId).where('id', '=', id).executeTakeFirstOrThrow();
  });
}

export function deleteUserPhone(ctx: Context, userId: string, phoneId: string): Promise<null> {
  return command(ctx, async (tx) => {
    const user = await lockUser(tx, userId);
    const phones = await loadPhones(tx, user);
    const phone = phones.find(({ id }) => id === phoneId);
    if (phone === undefined) throw notFound('PHONE_NOT_FOUND', 'The phone number');
    const { phone: isRequired } = await requiredAddresses(tx);
    assertRemovable(phone, phones, { what: 'phone number', member: 'primary_phone_id', isRequired });
    const before = await auditedWithAddresses(tx, user);
    tx.em.remove(phone);
    await refreshUser(tx, user);
    const after = await auditedWithAddresses(tx, user);
    tx.record({ type: 'user.updated', resource: resourceOf(user), before, after });
    return null;
  });
}
