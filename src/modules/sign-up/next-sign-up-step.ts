import type { AuthSettings } from '../deployment/settings.ts';

/** What a sign-up attempt waits for. */
export type SignUpStep = 'verify_email' | 'verify_phone';

/** What a sign-up has brought, and what of it is proved. */
export interface Brought<Address> {
  readonly email: Address | null;
  readonly emailVerifiedAt: Date | string | null;
  readonly phoneNumber: string | null;
  readonly phoneVerifiedAt: Date | string | null;
}

/** Which address is to be verified before the account can be made, or null where none is. The settings say which ones need it. */
export function nextSignUpStep(brought: Brought<unknown>, { email, phone }: AuthSettings): SignUpStep | null {
  const { email: address, emailVerifiedAt, phoneNumber, phoneVerifiedAt } = brought;
  if (email.verifySignup && address !== null && emailVerifiedAt === null) return 'verify_email';
  if (phone.verifySignup && phoneNumber !== null && phoneVerifiedAt === null) return 'verify_phone';
  return null;
}
