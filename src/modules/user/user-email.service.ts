import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/command.ts';
import { type FieldError, notFound, validationFailed } from '../../errors.ts';
import type { AddUserEmailInput } from '../../graphql/generated/types.ts';
import { addressTaken, emailAddress } from './address-holder.ts';
import { authSettingsOf } from './auth-settings.reads.ts';
import type { User } from './user.entity.ts';
import { emailsOf } from './user.reads.ts';
import { assertRemovable, changeAddresses, demote, loadEmails } from './user-addresses.ts';
import { UserEmail } from './user-email.entity.ts';
import { readEmail } from './user-identifiers.ts';

export async function addUserEmail(ctx: Context, userId: string, input: AddUserEmailInput) {
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  if (email === null) throw validationFailed(errors);

  const reserved = { address: emailAddress(email.key), path: 'input.email' };
  const add = async (tx: Transaction, user: User) => {
    const others = await loadEmails(tx, user);
    if (others.some(({ emailKey }) => emailKey === email.key)) throw addressTaken(reserved.address, reserved.path);
    const isPrimary = input.isPrimary || others.length === 0;
    if (isPrimary) await demote(tx, others);
    const { id } = tx.em.create(UserEmail, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      userId,
      email: email.text,
      emailKey: email.key,
      status: 'reserved',
      isPrimary,
      verifiedAt: input.isVerified ? tx.now : null,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await tx.em.flush();
    return emailsOf(tx.rows, tx.deploymentId).where('id', '=', id).executeTakeFirstOrThrow();
  };
  return changeAddresses(ctx, userId, add, [reserved]);
}

export function deleteUserEmail(ctx: Context, userId: string, emailId: string): Promise<null> {
  return changeAddresses(ctx, userId, async (tx, user) => {
    const emails = await loadEmails(tx, user);
    const email = emails.find(({ id }) => id === emailId);
    if (email === undefined) throw notFound('EMAIL_NOT_FOUND', 'The e-mail address');
    const settings = await authSettingsOf(tx.rows, tx.deploymentId);
    assertRemovable(email, emails, {
      what: 'e-mail address',
      how: 'primary_email_id of the user',
      isRequired: settings.email.required,
    });
    tx.em.remove(email);
    return null;
  });
}
