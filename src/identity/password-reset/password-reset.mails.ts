import type { Letter } from '../../platform/mail/letter.ts';
import { NOT_ASKED_FOR } from '../messages/letters.ts';

/** The mail with a password reset link. */
export function resetLinkMail({ appName, url }: { readonly appName: string; readonly url: string }): Letter {
  return {
    appName,
    subject: `Choose a new password for ${appName}`,
    paragraphs: [
      `Open this link to choose a new password for ${appName}. It works once, for 15 minutes.`,
      'You will be signed out on all devices. Sign in again with the new password.',
    ],
    button: { label: 'Choose a new password', url },
    footnote: `Do not share this link: anyone who has it can change your password. ${NOT_ASKED_FOR}`,
  };
}
