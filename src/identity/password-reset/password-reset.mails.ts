import type { Letter } from '../../platform/mail/letter.ts';
import { NOT_ASKED_FOR } from '../messages/letters.ts';

/** A link by which its reader chooses a new password. */
export function resetLinkMail({ appName, url }: { readonly appName: string; readonly url: string }): Letter {
  return {
    appName,
    subject: `Choose a new password for ${appName}`,
    paragraphs: [
      `Open this link to choose a new password for ${appName}. It works once, for 15 minutes.`,
      'You will be signed out everywhere, and sign in with the new password.',
    ],
    button: { label: 'Choose a new password', url },
    footnote: `Don't pass this link on: whoever has it can change your password. ${NOT_ASKED_FOR}`,
  };
}
