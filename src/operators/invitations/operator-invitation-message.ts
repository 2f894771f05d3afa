import { type KindMessage, type MessageKind, textsOfCatalogues } from '../../platform/messages/message-kind.ts';
import { sanitizeNameForMail } from '../../tenancy/index.ts';
import type { StoredRole } from '../accounts/operator-role.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

/** An invitation to operate the installation. The inviter chooses their name, so it cannot become a link. */
export const operatorInvitationMessageKind: MessageKind = {
  name: 'operator_invitation',
  channel: 'mail',
  description: 'Invites a person to operate the installation. The link creates the account.',
  isForOperators: true,
  variables: {
    inviter: { description: 'The operator who invites.', type: 'text', sample: 'Ada Lovelace', isPrivate: true },
    role: {
      description: 'What the person may do.',
      type: 'text',
      choices: ['owner', 'administrator', 'support', 'auditor'],
      sample: 'owner',
    },
    expiresAt: {
      description: 'Until when the link works, in UTC.',
      type: 'timestamp',
      sample: '2026-01-30T09:30:00.000Z',
    },
  },
  places: 'url',
  texts: textsOfCatalogues({ en, de, fr, es })('operator_invitation'),
};

interface OperatorInvitationLetter {
  readonly inviter: string;
  readonly role: StoredRole;
  readonly expiresAt: Date;
  readonly url: string;
}

export function operatorInvitationMessage({ inviter, role, expiresAt, url }: OperatorInvitationLetter): KindMessage {
  return {
    kind: operatorInvitationMessageKind.name,
    values: { inviter: sanitizeNameForMail(inviter), role, expiresAt: expiresAt.toISOString(), url },
  };
}
