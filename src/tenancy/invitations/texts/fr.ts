import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { InvitationTextKey } from './en.ts';

/** The texts of invitations, in French. */
export const fr: Catalogue<InvitationTextKey> = {
  'invitation.subject':
    'Invitation à rejoindre {level, select, workspace {« {workspace} »} other {« {organization} »}}',
  'invitation.paragraph1':
    '{origin, select, team {Vous êtes invité} other {{inviter} vous invite}} à rejoindre {level, select, workspace {l’espace de travail « {workspace} » de « {organization} »} other {l’organisation « {organization} »}} dans {appName}, en tant que {roles}.',
  'invitation.paragraph2': 'L’invitation peut être acceptée jusqu’au {expiresAt}.',
  'invitation.button': 'Ouvrir l’invitation',
  'invitation.footnote':
    'Rien ne se passe tant que vous n’acceptez pas. Si vous n’attendiez pas cette invitation, vous pouvez l’ignorer.',
};
