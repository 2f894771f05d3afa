import type { MailContent } from '../../platform/mail/mail-layout.ts';
import { IGNORE_IF_UNREQUESTED } from '../messages/mail-messages.ts';

/**
 * The link works only in the browser that signed up. Another person may have signed up with the address, and its owner must
 * not confirm that person's password.
 */
export function signUpLinkMail(appName: string, url: string): MailContent {
  return {
    appName,
    subject: `Finish signing up for ${appName}`,
    paragraphs: [
      `Open this link to confirm your email address and finish signing up for ${appName}. It works once, for 10 minutes, and only in the browser in which you signed up.`,
    ],
    button: { label: 'Confirm my address', url },
    footnote: IGNORE_IF_UNREQUESTED,
  };
}

/** Tells the owner of an address that a sign-up used it. Only the owner learns that an account exists. */
export function emailTakenMail(appName: string, signInUrl: string): MailContent {
  return {
    appName,
    subject: `You already have an account at ${appName}`,
    paragraphs: [
      `Someone tried to sign up for ${appName} with your email address. You already have an account, so no new account was created.`,
      'If this was you, sign in instead. If you forgot your password, reset it on the sign-in page.',
    ],
    button: { label: 'Sign in', url: signInUrl },
    footnote: IGNORE_IF_UNREQUESTED,
  };
}

/** The same as a phone message. */
export function phoneTakenText(appName: string): string {
  return `Someone tried to sign up for ${appName} with your phone number. You already have an account: sign in instead. If this wasn't you, ignore this message.`;
}
