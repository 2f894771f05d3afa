import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { languageOfLocale } from '../../platform/languages/languages.ts';
import { addressLimits } from '../../platform/rate-limits/address-limits.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import { type Identifier, readEmail } from '../addresses/user-identifiers.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { askForProfile } from '../sign-up/begin-sign-up.ts';
import { assertMaySignUp } from '../sign-up/may-sign-up.ts';
import { admissionOf, applySignUp } from '../sign-up/sign-up.service.ts';
import { missingProfileFields } from '../sign-up/social-applicant.ts';
import type { ClaimedAttempt } from '../social-attempts/claim-social-attempt.ts';
import type { ReturnedPerson } from './returned-person.ts';

const MAX_NAME_LENGTH = 255;

/**
 * Signs up a person whom a provider has returned and who has no account: with the verified address of the invitation or of the
 * provider, and the name. What the settings require and the provider does not know is asked for.
 */
export async function signUpReturned(
  ctx: Context,
  policy: AuthPolicy,
  { secrets, redirectUrl }: ClaimedAttempt,
  { provider, account, profile }: ReturnedPerson,
) {
  if (!provider.signUpAllowed) {
    throw new ServiceError(
      'SIGN_UP_CLOSED',
      `No account is linked to this account at ${provider.label}. Sign in, then link it.`,
    );
  }
  const { invitation, verified: invited } = await admissionOf(ctx, secrets);
  const isInvited = invited !== null;
  const { email: emailSettings, name } = policy.settings;
  const provided = emailSettings.enabled ? readAddress(profile.email) : null;
  const verified = invited ?? (profile.isEmailVerified ? provided : null);
  const email = verified ?? provided;
  const firstName = name.firstNameEnabled ? shortName(profile.firstName) : null;
  const lastName = name.lastNameEnabled ? shortName(profile.lastName) : null;
  const locale = profile.locale !== null && languageOfLocale(profile.locale) !== null ? profile.locale : null;
  const social = { account, locale, pictureUrl: profile.pictureUrl, isInvited };
  const missing = missingProfileFields(policy.settings, { email: email?.text ?? null, firstName, lastName });
  if (missing.length === 0) {
    const input = { email: email?.text ?? null, firstName, lastName };
    return applySignUp(ctx, policy, { input, invitation, verified, isInvited, social, redirectUrl });
  }
  const fields = { email, phoneNumber: null, username: null, password: null, firstName, lastName, wallet: null };
  await countAttempt(ctx, addressLimits(ctx, 'signup'));
  // The address that is missing is checked when it is sent.
  if (email !== null || !policy.restrictions.allowlistEnabled) await assertMaySignUp(ctx, policy, fields, isInvited);
  const { password: _, ...identity } = fields;
  const applicant = {
    ...identity,
    passwordHash: null,
    emailVerifiedAt: verified === null ? null : new Date(),
    phoneVerifiedAt: null,
    walletChallenge: null,
    invitationId: invitation?.id ?? null,
    social,
  };
  return askForProfile(ctx, policy, applicant, missing);
}

/** The address of the provider; null for one that this service does not accept. */
const readAddress = (text: string | null): Identifier | null => (text === null ? null : readEmail(text, 'email', []));

function shortName(name: string | null): string | null {
  const text = name?.trim().slice(0, MAX_NAME_LENGTH).toWellFormed() ?? '';
  return text === '' ? null : text;
}
