import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { InvitationTextKey } from './en.ts';

/** The texts of invitations, in German. */
export const de: Catalogue<InvitationTextKey> = {
  'invitation.subject': 'Einladung zu {level, select, workspace {„{workspace}“} other {„{organization}“}}',
  'invitation.paragraph1':
    '{origin, select, team {Sie sind eingeladen,} other {{inviter} lädt Sie ein,}} {level, select, workspace {dem Workspace „{workspace}“ von „{organization}“} other {der Organisation „{organization}“}} in {appName} beizutreten, als {roles}.',
  'invitation.paragraph2': 'Die Einladung kann bis zum {expiresAt} angenommen werden.',
  'invitation.button': 'Einladung öffnen',
  'invitation.footnote':
    'Solange Sie die Einladung nicht annehmen, geschieht nichts. Falls Sie sie nicht erwartet haben, können Sie sie ignorieren.',
};
