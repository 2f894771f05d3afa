import { type AuthSettings, deploymentOfCaller, removeImage } from '../../deployment/index.ts';
import type { UpdateViewerInput } from '../../generated/deployment.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { canonicalLocale } from '../../platform/languages/languages.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import { EMAILS, PHONES } from '../addresses/address-kinds.ts';
import { refreshUser } from '../addresses/user-addresses.ts';
import { type Identifier, readUsername, reserveUsername } from '../addresses/user-identifiers.ts';
import { getMe } from '../me/me.reads.ts';
import { notifyOwner } from '../messages/notify-owner.ts';
import { authPolicy } from '../policy/policy.reads.ts';
import { removeUnlessLastWayIn, signsInWithoutIdentifier } from '../sign-in/last-way-in.ts';
import type { User } from '../users/user.entity.ts';
import { audited, lockUser, resourceOf } from '../users/user.record.ts';
import { identifiesAccount } from './last-identifier.ts';

/** Changes the signed-in user's names, locale and picture as the settings allow; see `updateViewer` in the schema. */
export async function updateMe(ctx: Context, input: UpdateViewerInput) {
  const { userId } = ctx.viewer.assertSignedIn();
  const { firstName, lastName, locale, imageUrl } = input;
  const { settings } = await authPolicy(ctx);
  const username = readProfile(input, settings);
  const { uiSettings } = await deploymentOfCaller(ctx);
  // A client may send back what it has read: the default image is not stored for the user.
  const shownUrl = (user: User) => user.imageUrl ?? (uiSettings.defaultUserProfileImageUrl || null);

  return command(ctx, async (tx) => {
    const user = await lockUser(tx, userId);
    const before = auditedProfile(user);
    if (username !== undefined && (username?.text ?? null) !== (user.username ?? null)) {
      // Users may sign in with it.
      ctx.viewer.assertRecentlyAuthenticated();
      await setUsername(tx, user, username, settings);
      await notifyOwner(ctx, tx, user.primaryEmail, { event: 'username_changed' });
    }
    if (firstName !== undefined) user.firstName = firstName;
    if (lastName !== undefined) user.lastName = lastName;
    if (locale !== undefined) user.locale = canonicalLocale(locale);
    if (imageUrl !== undefined && imageUrl !== shownUrl(user)) {
      await removeImage(ctx, tx, { user_id: userId }, imageUrl);
      user.imageUrl = imageUrl;
    }
    await refreshUser(tx, user, () => {
      tx.record({ type: 'user.updated', resource: resourceOf(user), before, after: auditedProfile(user) });
    });
    return getMe(tx.rows, tx.deploymentId, userId);
  });
}

const auditedProfile = (user: User) => ({ ...audited(user), imageUrl: user.imageUrl ?? null });

/** Validates the input against the settings. Returns the username; undefined means that it does not change. */
function readProfile(input: UpdateViewerInput, { username, name }: AuthSettings): Identifier | null | undefined {
  const errors: FieldError[] = [];
  const check = (field: 'username' | 'firstName' | 'lastName', enabled: boolean, required: boolean) => {
    const value = input[field];
    if (typeof value === 'string' && !enabled) {
      errors.push(fieldError(`input.${field}`, fieldRule('NOT_ASKED_FOR')));
    }
    if (value === null && enabled && required) errors.push(fieldError(`input.${field}`, fieldRule('REQUIRED')));
    return enabled ? value : null;
  };
  check('firstName', name.firstNameEnabled, name.firstNameRequired);
  check('lastName', name.lastNameEnabled, name.lastNameRequired);
  const text = check('username', username.enabled, username.required);
  const read = text == null ? null : readUsername(text, username, 'input.username', errors);
  if (errors.length > 0) throw validationFailed(errors);
  return input.username === undefined ? undefined : read;
}

async function setUsername(
  tx: Transaction,
  user: User,
  username: Identifier | null,
  settings: AuthSettings,
): Promise<void> {
  const isCleared = username === null && user.username != null;
  if (username !== null) await reserveUsername(tx, username.key, 'input.username', user.id);
  else if (isCleared && !(await hasOtherIdentifier(tx, user, settings))) {
    throw new ServiceError(
      'LAST_IDENTIFIER',
      'The username is the only identifier of this account. Add an address first.',
    );
  }
  const assign = () => {
    user.username = username?.text ?? null;
    user.usernameKey = username?.key ?? null;
  };
  if (isCleared) await removeUnlessLastWayIn(tx, { userId: user.id, settings, what: 'username' }, assign);
  else assign();
}

/** Whether the account has an address, or needs no identifier. */
async function hasOtherIdentifier(tx: Transaction, user: User, settings: AuthSettings): Promise<boolean> {
  const addresses = [...(await EMAILS.load(tx, user)), ...(await PHONES.load(tx, user))];
  return addresses.some(identifiesAccount) || signsInWithoutIdentifier(tx, user.id, settings);
}
