import { moment } from '../../identity/index.ts';
import type { Letter } from '../../platform/mail/letter.ts';

export interface InvitationFacts {
  readonly appName: string;
  readonly organization: string;
  /** Null for an invitation to the organization itself. */
  readonly workspace: string | null;
  /** The user who invites; null where the application does. */
  readonly inviter: string | null;
  readonly roles: readonly string[];
  readonly expiresAt: Date;
  readonly url: string;
}

const MAX_NAME = 64;

/** Says who invites to what. Names in it were chosen by users: they stand in quotes, short, and can't become links. */
export function invitationLetter({ appName, expiresAt, url, ...facts }: InvitationFacts): Letter {
  const organization = quoted(facts.organization);
  const place =
    facts.workspace === null
      ? `the organization ${organization}`
      : `the workspace ${quoted(facts.workspace)} of ${organization}`;
  const inviter = facts.inviter === null ? 'You are invited' : `${shownName(facts.inviter)} invites you`;
  const roles = facts.roles.slice(0, 5).map(shownName).join(', ');
  return {
    appName,
    subject: `Invitation to ${facts.workspace === null ? organization : quoted(facts.workspace)}`,
    paragraphs: [
      `${inviter} to join ${place} in ${appName}, as ${roles}.`,
      `The invitation can be accepted until ${moment(expiresAt)}.`,
    ],
    button: { label: 'Open the invitation', url },
    footnote: 'Nothing happens unless you accept. If you did not expect this invitation, you can ignore it.',
  };
}

const quoted = (name: string) => `“${shownName(name)}”`;

/**
 * A name as it may stand in a mail to a stranger: one line, cut, and with a break of no width behind each sign that mail
 * programs take for part of an address, so that a name can't be a link to somewhere.
 */
export function shownName(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const short = [...line].length > MAX_NAME ? `${[...line].slice(0, MAX_NAME - 1).join('')}…` : line;
  return short.replace(/[.:/@](?=\S)/g, '$&\u200b');
}
