import { authSettingsOf } from '../../deployment/index.ts';
import type { CreateUserInput, SetUserPasswordInput, UpdateUserInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { reserveExternalId } from '../../platform/commands/reserve-external-id.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, validationFailed } from '../../platform/errors.ts';
import { canonicalLocale } from '../../platform/languages/languages.ts';
import { addUser } from '../addresses/add-user.ts';
import { emailAddress, lockFreeAddress } from '../addresses/address-holder.ts';
import { EMAILS, PHONES } from '../addresses/address-kinds.ts';
import { releaseClaims } from '../addresses/release-claims.ts';
import { markReserved, pendingPrimaryAddresses } from '../addresses/reserve-primary.ts';
import { lockUserAndReservations, makePrimary, refreshUser } from '../addresses/user-addresses.ts';
import { type Identifier, readEmail, readUsername, reserveUsername } from '../addresses/user-identifiers.ts';
import { eraseUser } from '../erasure/erase-user.ts';
import { guessablePasswordErrors, personalWordsOf } from '../passwords/password.rules.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import type { User } from '../users/user.entity.ts';
import { getUser } from '../users/user.reads.ts';
import { audited, lockUser, resourceOf, setPassword } from '../users/user.record.ts';
import { invalidateChallengesOf } from '../verification/verification.ts';

/** `also` changes more in the same transaction, before the user is read. */
export async function createUser(
  ctx: Context,
  input: CreateUserInput,
  also: (tx: Transaction, userId: string) => Promise<void> = async () => {},
) {
  const errors: FieldError[] = [];
  const email = readEmail(input.email, 'input.email', errors);
  const username = await readOptionalUsername(ctx, input.username, errors);
  if (input.password != null) {
    const { appName } = await authPolicy(ctx);
    errors.push(...guessablePasswordFieldErrors(input.password, [input.email, input.username ?? null, appName]));
  }
  if (email === null || errors.length > 0) throw validationFailed(errors);
  const passwordHash = input.password == null ? null : await ctx.passwords.hash(input.password);

  return command(ctx, async (tx) => {
    const claim = await lockFreeAddress(tx, emailAddress(email.key), 'input.email');
    await releaseClaims(tx, claim === undefined ? [] : [claim]);
    if (username) await reserveUsername(tx, username.key, 'input.username');
    await reserveExternalId(tx, 'user', input.externalId);
    const user = await addUser(tx, {
      email,
      emailVerifiedAt: tx.now,
      phoneNumber: null,
      phoneVerifiedAt: null,
      username,
      firstName: input.firstName ?? null,
      lastName: input.lastName ?? null,
      passwordHash,
    });
    const { externalId, publicMetadata, privateMetadata } = input;
    tx.em.assign(user, {
      ...(externalId != null && { externalId }),
      locale: canonicalLocale(input.locale),
      ...(publicMetadata && { publicMetadata }),
      ...(privateMetadata && { privateMetadata }),
    });
    await tx.em.flush();
    tx.record({ type: 'user.created', resource: resourceOf(user), after: audited(user) });
    await also(tx, user.id);
    return getUser(tx.rows, tx.deploymentId, user.id);
  });
}

export async function updateUser(ctx: Context, userId: string, input: UpdateUserInput) {
  const errors: FieldError[] = [];
  const username = await readOptionalUsername(ctx, input.username, errors);
  if (errors.length > 0) throw validationFailed(errors);
  const { username: _, primaryEmailId, primaryPhoneId, locale, ...fields } = withoutUndefined(input);

  return command(ctx, async (tx) => {
    const reserving = await pendingPrimaryAddresses(tx, userId, input);
    const user = await lockUserAndReservations(tx, userId, reserving);
    tx.assertVersion(user);
    const before = audited(user);
    await reserveExternalId(tx, 'user', fields.externalId, userId);
    tx.em.assign(user, fields);
    if (locale !== undefined) user.locale = canonicalLocale(locale);
    if (input.username !== undefined) {
      if (username) await reserveUsername(tx, username.key, 'input.username', userId);
      tx.em.assign(user, { username: username?.text ?? null, usernameKey: username?.key ?? null });
    }
    if (primaryEmailId != null) {
      const emails = await EMAILS.load(tx, user);
      await makePrimary(tx, emails, primaryEmailId, 'input.primaryEmailId', 'email addresses');
      markReserved(emails, reserving);
    }
    if (primaryPhoneId != null) {
      const phones = await PHONES.load(tx, user);
      await makePrimary(tx, phones, primaryPhoneId, 'input.primaryPhoneId', 'phone numbers');
      markReserved(phones, reserving);
    }
    if (input.isActive === false) {
      await endSessionsOf(tx, userId);
      await ctx.ownedKeys.end(tx, { userId }, 'owner_inactive');
    }
    await refreshUser(tx, user, () => {
      tx.record({ type: 'user.updated', resource: resourceOf(user), before, after: audited(user) });
    });
    return getUser(tx.rows, tx.deploymentId, userId);
  });
}

export function deleteUser(ctx: Context, userId: string): Promise<null> {
  return command(ctx, async (tx) => {
    await eraseUser(ctx, tx, userId);
    return null;
  });
}

/** `also` changes more of the user in the same transaction. */
export async function setUserPassword(
  ctx: Context,
  userId: string,
  input: SetUserPasswordInput,
  also: (tx: Transaction, user: User) => Promise<void> = async () => {},
) {
  const errors = guessablePasswordFieldErrors(
    input.password,
    await personalWordsOf(ctx.rows, ctx.viewer.deploymentId, userId),
  );
  if (errors.length > 0) throw validationFailed(errors);
  const passwordHash = await ctx.passwords.hash(input.password);
  return command(ctx, async (tx) => {
    const user = await lockUser(tx, userId);
    await setPassword(tx, user, passwordHash);
    await invalidateChallengesOf(tx, userId);
    if (input.endSessions) await endSessionsOf(tx, userId);
    await also(tx, user);
    return getUser(tx.rows, tx.deploymentId, userId);
  });
}

/** Rejects guessable passwords on both hosts. The password rules of the settings apply only to end users. */
const guessablePasswordFieldErrors = (password: string, words: readonly (string | null)[]): FieldError[] =>
  guessablePasswordErrors(password, words).map((rule) => fieldError('input.password', rule));

async function readOptionalUsername(
  { rows, viewer }: Context,
  username: string | null | undefined,
  errors: FieldError[],
): Promise<Identifier | null> {
  if (username == null) return null;
  const settings = await authSettingsOf(rows, viewer.deploymentId);
  return readUsername(username, settings.username, 'input.username', errors);
}
