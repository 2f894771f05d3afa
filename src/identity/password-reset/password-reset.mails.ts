import type { MailContent } from '../../platform/mail/mail-layout.ts';
import { IGNORE_IF_UNREQUESTED } from '../messages/mail-messages.ts';

/** The mail with a password reset link. */
export function resetLinkMail({ appName, url }: { readonly appName: string; readonly url: string }): MailContent {
  return {
    appName,
    subject: `Choose a new password for ${appName}`,
    paragraphs: [
      `Open this link to choose a new password for ${appName}. It works once, for 15 minutes.`,
      'You will be signed out on all devices. Sign in again with the new password.',
    ],
    button: { label: 'Choose a new password', url },
    footnote: `Do not share this link: anyone who has it can change your password. ${IGNORE_IF_UNREQUESTED}`,
  };
}
