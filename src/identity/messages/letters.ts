import type { Letter } from '../../platform/mail/letter.ts';
import type { VerificationPurpose } from '../verification/verification.entity.ts';

export interface VerificationCode {
  readonly appName: string;
  readonly code: string;
  readonly purpose: VerificationPurpose;
}

export interface SecurityNotice {
  readonly appName: string;
  /** What happened, as a sentence without its full stop: "Your password was changed". */
  readonly what: string;
  /** The same without anybody's data, since subjects are logged; left out where the sentence holds none. */
  readonly subject?: string | undefined;
  readonly at: Date;
  /** The address from which it was done. */
  readonly ip: string;
}

/** What a code is good for, as it follows "Enter this code to". */
const CODE_USES: Readonly<Record<VerificationPurpose, string>> = {
  sign_in: 'sign in to',
  sign_up: 'finish signing up for',
  email: 'confirm your e-mail address for',
  phone: 'confirm your phone number for',
  reset: 'choose a new password for',
  reauthenticate: 'confirm that it is you who is using',
};

/** Whoever asked for nothing needs to do nothing: the message went to an address that somebody else typed. */
export const NOT_ASKED_FOR = "If you didn't ask for this, you can ignore this message. Nothing was changed.";

export function verificationCodeLetter({ appName, code, purpose }: VerificationCode): Letter {
  return {
    appName,
    subject: `Your ${appName} code`,
    paragraphs: [`Enter this code to ${CODE_USES[purpose]} ${appName}. It works once, for 10 minutes.`],
    code,
    footnote: `Nobody at ${appName} will ask you for this code. ${NOT_ASKED_FOR}`,
  };
}

/** The same as a phone message: one line that fits into one SMS for most names. */
export function verificationCodeText({ appName, code, purpose }: VerificationCode): string {
  return `${code} is your code to ${CODE_USES[purpose]} ${appName}. It works for 10 minutes. Tell it to nobody.`;
}

/** Tells an account's owner what happened to it, so that they learn of what they did not do themselves. */
export function securityNoticeLetter({ appName, what, subject = what, at, ip }: SecurityNotice): Letter {
  return {
    appName,
    subject: `${subject} – ${appName}`,
    paragraphs: [
      `${what}.`,
      `This was on ${moment(at)}, from the address ${ip}.`,
      'If this was you, there is nothing to do.',
      `If this wasn't you, somebody else may be using your account: choose a new password for ${appName} and sign out everywhere else.`,
    ],
  };
}

export interface NewSignIn {
  readonly appName: string;
  readonly at: Date;
  readonly ip: string;
  /** Such as `Firefox on Linux`. */
  readonly program: string;
}

/** Tells an account's owner of a sign-in from where the account was never signed in to. */
export function newSignInLetter({ appName, at, ip, program }: NewSignIn): Letter {
  const what = `Your account was signed in to from a new device (${program})`;
  return securityNoticeLetter({ appName, what, subject: 'New sign-in', at, ip });
}

/** In UTC: where its readers are is not known. */
export function moment(date: Date): string {
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date)} UTC`;
}

/** A link that signs in whoever opens and confirms it. */
export function signInLinkLetter({ appName, url }: { readonly appName: string; readonly url: string }): Letter {
  return {
    appName,
    subject: `Sign in to ${appName}`,
    paragraphs: [
      `Open this link to sign in to ${appName} in the browser that it opens in. It works once, for 10 minutes.`,
    ],
    button: { label: 'Sign in', url },
    footnote: `Don't pass this link on: whoever has it can sign in as you. ${NOT_ASKED_FOR}`,
  };
}
