import { type Address, emailAddress, findHolder, phoneAddress } from '../addresses/address-holder.ts';
import type { Place } from '../addresses/user-identifiers.ts';
import { type AuthPolicy, phoneChannels } from '../policy/policy.reads.ts';
import type { SignUpStep } from './signup-attempt.entity.ts';

/** What a sign-up has brought, and what of it is proved. */
export interface SignUpAddresses {
  readonly emailKey: string | null;
  readonly emailVerifiedAt: Date | string | null;
  readonly phoneNumber: string | null;
  readonly phoneVerifiedAt: Date | string | null;
}

/**
 * The addresses that are to be verified before the account can be made, in order: those that the settings ask to be
 * verified, every e-mail address while an allowlist is in force, and one that another account claims.
 */
export async function remainingSignUpSteps(place: Place, policy: AuthPolicy, brought: SignUpAddresses): Promise<SignUpStep[]> {
  const { emailKey, emailVerifiedAt, phoneNumber, phoneVerifiedAt } = brought;
  const { settings, restrictions } = policy;
  const steps: SignUpStep[] = [];
  if (emailKey !== null && emailVerifiedAt === null) {
    const isAsked = settings.email.verifySignup || restrictions.allowlistEnabled;
    if (isAsked || (await isClaimedAndVerifiable(place, policy, emailAddress(emailKey)))) steps.push('verify_email');
  }
  if (phoneNumber !== null && phoneVerifiedAt === null) {
    const isAsked = settings.phone.verifySignup;
    if (isAsked || (await isClaimedAndVerifiable(place, policy, phoneAddress(phoneNumber)))) steps.push('verify_phone');
  }
  return steps;
}

/** Whether the settings have a way to prove an address of this kind. */
export function isVerifiable({ kind }: Pick<Address, 'kind'>, { settings }: Pick<AuthPolicy, 'settings'>): boolean {
  const { otpVerificationAllowed, magicLinkVerificationAllowed } = settings.email;
  return kind === 'email' ? otpVerificationAllowed || magicLinkVerificationAllowed : phoneChannels(settings).length > 0;
}

async function isClaimedAndVerifiable(place: Place, policy: AuthPolicy, address: Address): Promise<boolean> {
  if (!isVerifiable(address, policy)) return false;
  const holder = await findHolder(place, address);
  return holder !== undefined && !holder.isReserved;
}
