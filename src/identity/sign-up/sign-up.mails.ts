import type { Letter } from '../../platform/mail/letter.ts';
import { NOT_ASKED_FOR } from '../messages/letters.ts';

/** Whoever reads this may not be who signed up: the password of a stranger must not become that of the address's owner. */
export function signUpLinkMail(appName: string, url: string): Letter {
  return {
    appName,
    subject: `Finish signing up for ${appName}`,
    paragraphs: [
      `Open this link to confirm your e-mail address and finish signing up for ${appName}. It works once, for 10 minutes, and only in the browser in which you signed up.`,
    ],
    button: { label: 'Confirm my address', url },
    footnote: NOT_ASKED_FOR,
  };
}

/** For the owner of an address that a sign-up named: only they learn that there is an account. */
export function emailTakenMail(appName: string, signInUrl: string): Letter {
  return {
    appName,
    subject: `You already have an account at ${appName}`,
    paragraphs: [
      `Somebody tried to sign up for ${appName} with your e-mail address. You have an account already, so no other was made.`,
      'If this was you, sign in instead. If you have forgotten your password, ask for a new one where you sign in.',
    ],
    button: { label: 'Sign in', url: signInUrl },
    footnote: NOT_ASKED_FOR,
  };
}

/** The same as a phone message. */
export function phoneTakenText(appName: string): string {
  return `Somebody tried to sign up for ${appName} with your phone number. You have an account already: sign in instead. If this wasn't you, ignore this message.`;
}
