import { type Address, emailAddress, findHolder, phoneAddress } from '../addresses/address-holder.ts';
import type { DeploymentRows } from '../addresses/user-identifiers.ts';
import type { SignUpStep } from '../attempts/sign-up-attempt.entity.ts';
import { type AuthPolicy, phoneChannels } from '../policy/policy.reads.ts';

/** The addresses of a sign-up, and when they were verified. */
export interface SignUpAddresses {
  readonly emailKey: string | null;
  readonly emailVerifiedAt: Date | string | null;
  readonly phoneNumber: string | null;
  readonly phoneVerifiedAt: Date | string | null;
  /** The account at a provider that is linked; null without one. */
  readonly social?: unknown;
}

/**
 * The verifications that are required before the account can be created, in order: addresses that the settings require to
 * be verified, every email address while an allowlist is enabled and of an account at a provider, and an address that another
 * account claims.
 */
export async function remainingSignUpSteps(
  tenant: DeploymentRows,
  policy: AuthPolicy,
  addresses: SignUpAddresses,
): Promise<SignUpStep[]> {
  const { emailKey, emailVerifiedAt, phoneNumber, phoneVerifiedAt, social = null } = addresses;
  const { settings, restrictions } = policy;
  const steps: SignUpStep[] = [];
  if (emailKey !== null && emailVerifiedAt === null) {
    const isRequired = settings.email.verifySignup || restrictions.allowlistEnabled || social !== null;
    if (isRequired || (await isClaimedAndVerifiable(tenant, policy, emailAddress(emailKey))))
      steps.push('verify_email');
  }
  if (phoneNumber !== null && phoneVerifiedAt === null) {
    const isRequired = settings.phone.verifySignup;
    if (isRequired || (await isClaimedAndVerifiable(tenant, policy, phoneAddress(phoneNumber))))
      steps.push('verify_phone');
  }
  return steps;
}

/** Whether the settings allow a message that verifies an address of this kind. */
export function isVerifiable({ kind }: Pick<Address, 'kind'>, { settings }: Pick<AuthPolicy, 'settings'>): boolean {
  const { otpVerificationAllowed, magicLinkVerificationAllowed } = settings.email;
  return kind === 'email' ? otpVerificationAllowed || magicLinkVerificationAllowed : phoneChannels(settings).length > 0;
}

async function isClaimedAndVerifiable(tenant: DeploymentRows, policy: AuthPolicy, address: Address): Promise<boolean> {
  if (!isVerifiable(address, policy)) return false;
  const holder = await findHolder(tenant, address);
  return holder !== undefined && !holder.isReserved;
}
