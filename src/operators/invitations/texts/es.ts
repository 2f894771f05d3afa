import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { OperatorInvitationTextKey } from './en.ts';

/** The texts of invitations of operators, in Spanish. */
export const es: Catalogue<OperatorInvitationTextKey> = {
  'operator_invitation.subject': 'Invitación a la consola de {appName}',
  'operator_invitation.paragraph1':
    '{inviter} le invita a operar una instalación de {appName} en su consola, {role, select, owner {como propietario} administrator {como administrador} support {en soporte} other {como auditor}}.',
  'operator_invitation.paragraph2': 'El enlace crea su cuenta, una sola vez, hasta el {expiresAt}.',
  'operator_invitation.button': 'Crear su cuenta',
  'operator_invitation.footnote': 'No ocurre nada si no lo abre. Si no esperaba esta invitación, puede ignorarla.',
};
