import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { OperatorInvitationTextKey } from './en.ts';

/** The texts of invitations of operators, in French. */
export const fr: Catalogue<OperatorInvitationTextKey> = {
  'operator_invitation.subject': 'Invitation à la console de {appName}',
  'operator_invitation.paragraph1':
    '{inviter} vous invite à administrer une installation de {appName} dans sa console, {role, select, owner {comme propriétaire} administrator {comme administrateur} support {au support} other {comme auditeur}}.',
  'operator_invitation.paragraph2': 'Le lien crée votre compte, une seule fois, jusqu’au {expiresAt}.',
  'operator_invitation.button': 'Créer votre compte',
  'operator_invitation.footnote':
    'Rien ne se passe tant que vous ne l’ouvrez pas. Si vous n’attendiez pas cette invitation, vous pouvez l’ignorer.',
};
