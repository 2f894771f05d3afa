import { formatTimestamp } from '../../identity/index.ts';
import type { MailContent } from '../../platform/mail/mail-layout.ts';

export interface InvitationMailData {
  readonly appName: string;
  readonly organizationName: string;
  /** Null for an invitation to the organization itself. */
  readonly workspaceName: string | null;
  /** The user who invites; null if the application does. */
  readonly inviterName: string | null;
  readonly roleNames: readonly string[];
  readonly expiresAt: Date;
  readonly url: string;
}

const MAX_NAME_LENGTH = 64;

/**
 * Names the inviter and the organization or workspace. Users choose these names, so they are quoted, truncated and
 * cannot become links.
 */
export function invitationMail({ appName, expiresAt, url, ...names }: InvitationMailData): MailContent {
  const organization = quoteName(names.organizationName);
  const target =
    names.workspaceName === null
      ? `the organization ${organization}`
      : `the workspace ${quoteName(names.workspaceName)} of ${organization}`;
  const inviter =
    names.inviterName === null ? 'You are invited' : `${sanitizeNameForMail(names.inviterName)} invites you`;
  const roles = names.roleNames.slice(0, 5).map(sanitizeNameForMail).join(', ');
  return {
    appName,
    subject: `Invitation to ${names.workspaceName === null ? organization : quoteName(names.workspaceName)}`,
    paragraphs: [
      `${inviter} to join ${target} in ${appName}, as ${roles}.`,
      `The invitation can be accepted until ${formatTimestamp(expiresAt)}.`,
    ],
    button: { label: 'Open the invitation', url },
    footnote: 'Nothing happens unless you accept. If you did not expect this invitation, you can ignore it.',
  };
}

const quoteName = (name: string) => `“${sanitizeNameForMail(name)}”`;

/**
 * Makes a user-chosen name safe for a mail to an external recipient: one line, truncated, and with a zero-width space
 * after each character that mail programs take for a part of an address, so that no name becomes a link.
 */
export function sanitizeNameForMail(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const short = [...line].length > MAX_NAME_LENGTH ? `${[...line].slice(0, MAX_NAME_LENGTH - 1).join('')}…` : line;
  return short.replace(/[.:/@](?=\S)/g, '$&\u200b');
}
