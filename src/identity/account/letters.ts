import type { Letter } from '../../platform/mail/letter.ts';
import { moment, NOT_ASKED_FOR } from '../messages/letters.ts';

export interface AddressInUse {
  readonly appName: string;
  /** `e-mail address` or `phone number`. */
  readonly what: string;
  readonly address: string;
}

/** To whoever has verified an address that somebody else wants to add to another account; that one is told nothing. */
export function addressInUseLetter({ appName, what, address }: AddressInUse): Letter {
  return {
    appName,
    subject: `Your ${what} stays yours – ${appName}`,
    paragraphs: [
      `Somebody tried to add the ${what} ${address} to another account of ${appName}. It belongs to your account, so nothing was changed.`,
      'If this was you: remove it from this account first, then try again.',
      "If this wasn't you, there is nothing to do.",
    ],
  };
}

/** A link that proves a new address of somebody who is signed in. */
export function confirmAddressLetter(appName: string, url: string): Letter {
  return {
    appName,
    subject: `Confirm your e-mail address for ${appName}`,
    paragraphs: [
      `Open this link to confirm your e-mail address for ${appName}. It works once, for 10 minutes, and only in the browser in which you added the address.`,
    ],
    button: { label: 'Confirm my address', url },
    footnote: NOT_ASKED_FOR,
  };
}

/** The last mail to somebody who has deleted their account. */
export function accountDeletedLetter({ appName, at, ip }: { appName: string; at: Date; ip: string }): Letter {
  return {
    appName,
    subject: `Your account was deleted – ${appName}`,
    paragraphs: [
      `Your account at ${appName} was deleted, with everything that belonged to it.`,
      `This was on ${moment(at)}, from the address ${ip}.`,
      'It can not be brought back. You can sign up anew at any time where new accounts are taken.',
    ],
  };
}
