import { type KindMessage, type MessageKind, textsOfCatalogues } from '../../platform/messages/message-kind.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

export interface InvitationMessageData {
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
const MAX_ROLES = 5;

/** An invitation to an organization or workspace. Users choose the names in it, so the texts quote them. */
export const invitationMessageKind: MessageKind = {
  name: 'invitation',
  channel: 'mail',
  description: 'Invites a person to an organization or workspace. The link opens the invitation.',
  variables: {
    level: {
      description: 'What the invitation is for.',
      type: 'text',
      choices: ['organization', 'workspace'],
      sample: 'organization',
    },
    organization: { description: 'The name of the organization.', type: 'text', sample: 'Northwind Traders' },
    workspace: {
      description: 'The name of the workspace; empty for an invitation to the organization.',
      type: 'text',
      sample: 'Warehouse',
    },
    origin: {
      description: 'Who invites: a `user`, or the `team` of the application.',
      type: 'text',
      choices: ['user', 'team'],
      sample: 'user',
    },
    inviter: {
      description: 'The name of the user who invites; empty for the application.',
      type: 'text',
      sample: 'Ada Lovelace',
      isPrivate: true,
    },
    roles: { description: 'The names of the roles.', type: 'text', sample: 'Member' },
    expiresAt: {
      description: 'Until when the invitation can be accepted, in UTC.',
      type: 'timestamp',
      sample: '2026-01-30T09:30:00.000Z',
    },
  },
  places: 'url',
  texts: textsOfCatalogues({ en, de, fr, es })('invitation'),
};

/** Names the inviter and the organization or workspace. The names are truncated and cannot become links. */
export function invitationMessage({ expiresAt, url, ...names }: InvitationMessageData): KindMessage {
  return {
    kind: invitationMessageKind.name,
    values: {
      level: names.workspaceName === null ? 'organization' : 'workspace',
      organization: sanitizeNameForMail(names.organizationName),
      workspace: sanitizeNameForMail(names.workspaceName ?? ''),
      origin: names.inviterName === null ? 'team' : 'user',
      inviter: sanitizeNameForMail(names.inviterName ?? ''),
      roles: names.roleNames.slice(0, MAX_ROLES).map(sanitizeNameForMail).join(', '),
      expiresAt: expiresAt.toISOString(),
      url,
    },
  };
}

/**
 * Makes a user-chosen name safe for a mail to an external recipient: one line, truncated, and with a zero-width space
 * after each character that mail programs take for a part of an address, so that no name becomes a link.
 */
export function sanitizeNameForMail(name: string): string {
  const line = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const short = [...line].length > MAX_NAME_LENGTH ? `${[...line].slice(0, MAX_NAME_LENGTH - 1).join('')}…` : line;
  return short.replace(/[.:/@](?=\S)/g, '$&\u200b');
}
