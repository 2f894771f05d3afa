import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { InvitationTextKey } from './en.ts';

/** The texts of invitations, in Spanish. */
export const es: Catalogue<InvitationTextKey> = {
  'invitation.subject': 'Invitación a {level, select, workspace {«{workspace}»} other {«{organization}»}}',
  'invitation.paragraph1':
    '{origin, select, team {Se le invita} other {{inviter} le invita}} a unirse {level, select, workspace {al espacio de trabajo «{workspace}» de «{organization}»} other {a la organización «{organization}»}} en {appName}, como {roles}.',
  'invitation.paragraph2': 'La invitación se puede aceptar hasta el {expiresAt}.',
  'invitation.button': 'Abrir la invitación',
  'invitation.footnote': 'No ocurre nada si no la acepta. Si no esperaba esta invitación, puede ignorarla.',
};
