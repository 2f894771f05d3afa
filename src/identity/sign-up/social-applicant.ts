import type { AuthSettings } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { SocialAccount } from '../social-connections/social-connection.record.ts';

/** A person without an account whom a provider has signed in. */
export interface SocialApplicant {
  readonly account: SocialAccount;
  readonly locale: string | null;
  readonly pictureUrl: string | null;
  /** Whether an invitation or an approved waitlist entry lets the person sign up in any sign-up mode. */
  readonly isInvited: boolean;
}

/** What the provider knows about the person, within the settings. */
export interface ProvidedFields {
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The fields of a sign-up that the settings require and the provider does not know. An address is always needed where it is used. */
export function missingProfileFields(settings: AuthSettings, provided: ProvidedFields): string[] {
  const { email, phone, username, name } = settings;
  const fields: readonly (readonly [name: string, isMissing: boolean])[] = [
    ['email', email.enabled && provided.email === null],
    ['phone_number', phone.enabled && phone.required],
    ['username', username.enabled && username.required],
    ['first_name', name.firstNameEnabled && name.firstNameRequired && provided.firstName === null],
    ['last_name', name.lastNameEnabled && name.lastNameRequired && provided.lastName === null],
  ];
  return fields.filter(([, isMissing]) => isMissing).map(([field]) => field);
}

/** Encrypts the applicant for a sign-up attempt. */
export const sealApplicant = (
  { vault }: Pick<Context, 'vault'>,
  attemptId: string,
  applicant: SocialApplicant,
): string => vault.seal(JSON.stringify(applicant), applicantCell(attemptId));

/** The applicant of a sign-up attempt; null for one without an account at a provider. */
export function openApplicant(
  { vault }: Pick<Context, 'vault'>,
  { id, socialSealed }: { readonly id: string; readonly socialSealed: string | null },
): SocialApplicant | null {
  if (socialSealed === null) return null;
  const { account, ...applicant } = JSON.parse(vault.open(socialSealed, applicantCell(id)));
  const { tokens } = account;
  const expiresAt = tokens?.expiresAt ? new Date(tokens.expiresAt) : null;
  return { ...applicant, account: { ...account, tokens: tokens === null ? null : { ...tokens, expiresAt } } };
}

const applicantCell = (attemptId: string) => ({ table: 'signup_attempt', column: 'social_sealed', row: attemptId });
