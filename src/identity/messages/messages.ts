import type { KindMessage } from '../../platform/messages/message-kind.ts';
import type { VerificationPurpose } from '../verification/verification.entity.ts';
import type { NoticeEvent } from './notices/notices.ts';

/** A verification code. `email` messages are mails, `phone` messages have one line. */
export function verificationCodeMessage(
  channel: 'email' | 'phone',
  { code, purpose }: { readonly code: string; readonly purpose: VerificationPurpose },
): KindMessage {
  const kind = channel === 'email' ? 'verification_code' : 'verification_code_phone';
  return { kind, values: { code, purpose } };
}

/** The messages with a link. */
export type LinkKind =
  | 'sign_in_link'
  | 'sign_up_link'
  | 'email_confirmation_link'
  | 'password_reset_link'
  | 'account_exists'
  | 'waitlist_approval';

export const linkMessage = (kind: LinkKind, url: string): KindMessage => ({ kind, values: { url } });

/** The phone message to the owner of a number that a sign-up used. */
export const accountExistsPhoneMessage: KindMessage = { kind: 'account_exists_phone', values: {} };

/** Sent to the user who has an address reserved when another user tries to add it. The other user is not informed. */
export const addressInUseMessage = (addressType: 'email' | 'phone', address: string): KindMessage => ({
  kind: 'address_in_use',
  values: { addressType, address },
});

/** Where and when a change happened. */
interface Occurrence {
  readonly at: Date;
  /** The client's IP address; null for a change that the application's team made on the backend host. */
  readonly ip: string | null;
}

/** Sent to a user who has deleted their account. */
export const accountDeletedMessage = ({ at, ip }: Occurrence): KindMessage => ({
  kind: 'account_deleted',
  values: { at: at.toISOString(), ip: ip ?? '' },
});

/** Notifies the user of a sign-in from a new device. */
export const newSignInMessage = (
  program: { readonly browser: string; readonly system: string },
  { at, ip }: Occurrence,
): KindMessage => ({ kind: 'new_sign_in', values: { ...program, at: at.toISOString(), ip: ip ?? '' } });

/** A change of an account. */
export interface OwnerNotice {
  readonly event: NoticeEvent;
  /** The address that was added or removed. */
  readonly address?: string;
  /** The number of backup codes that are left. */
  readonly count?: number;
  /** The name of the provider whose account was added or removed. */
  readonly provider?: string;
}

/** The values of a notice that say who made the change, when and where. */
export const occurrenceValues = ({ at, ip }: Occurrence) => ({
  origin: ip === null ? 'team' : 'user',
  at: at.toISOString(),
  ip: ip ?? '',
});

/** Notifies the user of a change to their account, so that they notice changes by other people. */
export const securityNoticeMessage = (
  { event, address, count, provider }: OwnerNotice,
  occurrence: Occurrence,
): KindMessage => ({
  kind: 'security_notice',
  values: {
    event,
    ...(address !== undefined && { address }),
    ...(count !== undefined && { count }),
    ...(provider !== undefined && { provider }),
    ...occurrenceValues(occurrence),
  },
});
