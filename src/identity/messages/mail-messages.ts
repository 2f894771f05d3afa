import type { MailContent } from '../../platform/mail/mail-layout.ts';
import type { VerificationPurpose } from '../verification/verification.entity.ts';

export interface VerificationCode {
  readonly appName: string;
  readonly code: string;
  readonly purpose: VerificationPurpose;
}

export interface SecurityNotice {
  readonly appName: string;
  /** What happened, as a sentence without a full stop: "Your password was changed". */
  readonly what: string;
  /** The subject without personal data, because subjects are logged. Defaults to `what`. */
  readonly subject?: string | undefined;
  readonly at: Date;
  /** The client's IP address; null for a change that the application's team made on the backend host. */
  readonly ip: string | null;
}

/** The purpose of a code, in the form that follows "Enter this code to". */
const CODE_USES: Readonly<Record<VerificationPurpose, string>> = {
  sign_in: 'sign in to',
  sign_up: 'finish signing up for',
  email: 'confirm your email address for',
  phone: 'confirm your phone number for',
  reset: 'choose a new password for',
  reauthenticate: 'confirm your identity for',
};

/** The footnote of messages that another person can trigger by entering the recipient's address. */
export const IGNORE_IF_UNREQUESTED = "If you didn't request this, you can ignore this message. Nothing was changed.";

export function verificationCodeMail({ appName, code, purpose }: VerificationCode): MailContent {
  return {
    appName,
    subject: `Your ${appName} code`,
    paragraphs: [
      `Enter this code to ${CODE_USES[purpose]} ${appName}. The code expires in 10 minutes and can be used once.`,
    ],
    code,
    footnote: `Never share this code. ${appName} staff will never ask you for it. ${IGNORE_IF_UNREQUESTED}`,
  };
}

/** A verification code as a phone message: one line that fits into one SMS for most application names. */
export function verificationCodeText({ appName, code, purpose }: VerificationCode): string {
  return `${code} is your code to ${CODE_USES[purpose]} ${appName}. It expires in 10 minutes. Do not share it.`;
}

/** Notifies the user of a change to their account, so that they notice changes by other people. */
export function securityNoticeMail({ appName, what, subject = what, at, ip }: SecurityNotice): MailContent {
  const explained =
    ip === null
      ? [
          `The team of ${appName} made this change on ${formatTimestamp(at)}.`,
          "If you asked for it, you don't need to do anything.",
          `If you didn't ask for it, contact the team of ${appName}.`,
        ]
      : [
          `This happened on ${formatTimestamp(at)}, from the IP address ${ip}.`,
          "If this was you, you don't need to do anything.",
          `If this wasn't you, someone else may have access to your account. Choose a new password for ${appName} and sign out of all other devices.`,
        ];
  return { appName, subject: `${subject} – ${appName}`, paragraphs: [`${what}.`, ...explained] };
}

export interface NewSignIn {
  readonly appName: string;
  readonly at: Date;
  readonly ip: string;
  /** Such as `Firefox on Linux`. */
  readonly program: string;
}

/** Notifies the user of a sign-in from a new device. */
export function newSignInMail({ appName, at, ip, program }: NewSignIn): MailContent {
  const what = `Your account was signed in to from a new device (${program})`;
  return securityNoticeMail({ appName, what, subject: 'New sign-in', at, ip });
}

/** Formats a timestamp in UTC, because the reader's time zone is unknown. */
export function formatTimestamp(date: Date): string {
  return `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date)} UTC`;
}

/** A link that signs the user in. */
export function signInLinkMail({ appName, url }: { readonly appName: string; readonly url: string }): MailContent {
  return {
    appName,
    subject: `Sign in to ${appName}`,
    paragraphs: [
      `Open this link to sign in to ${appName}. You are signed in in the browser that opens the link. It expires in 10 minutes and can be used once.`,
    ],
    button: { label: 'Sign in', url },
    footnote: `Do not share this link: anyone who has it can sign in as you. ${IGNORE_IF_UNREQUESTED}`,
  };
}
