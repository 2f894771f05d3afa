import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { OperatorInvitationTextKey } from './en.ts';

/** The texts of invitations of operators, in German. */
export const de: Catalogue<OperatorInvitationTextKey> = {
  'operator_invitation.subject': 'Einladung in die Konsole von {appName}',
  'operator_invitation.paragraph1':
    '{inviter} lädt Sie ein, eine Installation von {appName} in ihrer Konsole zu betreuen, {role, select, owner {als Eigentümer} administrator {als Administrator} support {im Support} other {als Prüfer}}.',
  'operator_invitation.paragraph2': 'Mit dem Link legen Sie Ihr Konto an, einmal, bis {expiresAt}.',
  'operator_invitation.button': 'Konto anlegen',
  'operator_invitation.footnote':
    'Solange Sie ihn nicht öffnen, geschieht nichts. Wenn Sie diese Einladung nicht erwartet haben, können Sie sie ignorieren.',
};
