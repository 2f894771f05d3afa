import type { MailContent } from '../../platform/mail/mail-layout.ts';
import { formatTimestamp, IGNORE_IF_UNREQUESTED } from '../messages/mail-messages.ts';

export interface AddressInUse {
  readonly appName: string;
  /** `email address` or `phone number`. */
  readonly label: string;
  readonly address: string;
}

/** Sent to the user who has an address reserved when another user tries to add it. The other user is not informed. */
export function addressInUseMail({ appName, label, address }: AddressInUse): MailContent {
  return {
    appName,
    subject: `Your ${label} was not added to another account – ${appName}`,
    paragraphs: [
      `Someone tried to add the ${label} ${address} to another ${appName} account. It belongs to your account, so nothing was changed.`,
      'If this was you, remove it from this account first and try again.',
      "If this wasn't you, you don't need to do anything.",
    ],
  };
}

/** A link that verifies a new address of a signed-in user. */
export function confirmAddressMail(appName: string, url: string): MailContent {
  return {
    appName,
    subject: `Confirm your email address for ${appName}`,
    paragraphs: [
      `Open this link to confirm your email address for ${appName}. The link expires in 10 minutes, can be used once, and works only in the browser in which you added the address.`,
    ],
    button: { label: 'Confirm address', url },
    footnote: IGNORE_IF_UNREQUESTED,
  };
}

/** Sent to a user who has deleted their account. */
export function accountDeletedMail({ appName, at, ip }: { appName: string; at: Date; ip: string }): MailContent {
  return {
    appName,
    subject: `Your account was deleted – ${appName}`,
    paragraphs: [
      `Your ${appName} account and all of its data were deleted.`,
      `This happened on ${formatTimestamp(at)}, from the IP address ${ip}.`,
      'A deleted account cannot be restored. You can create a new account if the application accepts sign-ups.',
    ],
  };
}
