import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { NoticeKey } from './en.ts';

/** What happened to an account, in French. */
export const fr: Catalogue<NoticeKey> = {
  password_changed: 'Votre mot de passe a été modifié',
  password_reset: 'Votre mot de passe a été modifié à l’aide d’un lien de réinitialisation',
  authenticator_added: 'Une application d’authentification a été ajoutée à votre compte',
  authenticator_removed: 'L’application d’authentification a été retirée de votre compte',
  backup_codes_created: 'De nouveaux codes de secours ont été créés pour votre compte',
  backup_codes_invalidated: 'Les codes de secours de votre compte ont été invalidés',
  backup_code_used:
    'Un code de secours de votre compte a été utilisé, {count, plural, =0 {il n’en reste aucun} one {il en reste #} other {il en reste #}}',
  wallet_linked: 'Un portefeuille a été associé à votre compte',
  wallet_unlinked: 'Un portefeuille a été dissocié de votre compte',
  social_linked: '{provider} a été ajouté à votre compte',
  'social_linked.title': 'Un compte d’un autre fournisseur a été ajouté à votre compte',
  social_unlinked: '{provider} a été retiré de votre compte',
  'social_unlinked.title': 'Un compte d’un autre fournisseur a été retiré de votre compte',
  passkey_added: 'Une clé d’accès a été ajoutée à votre compte',
  passkey_removed: 'Une clé d’accès a été retirée de votre compte',
  email_added: 'L’adresse e-mail {address} a été ajoutée à votre compte',
  'email_added.title': 'Une adresse e-mail a été ajoutée à votre compte',
  email_removed: 'L’adresse e-mail {address} a été retirée de votre compte',
  'email_removed.title': 'Une adresse e-mail a été retirée de votre compte',
  email_made_primary: 'L’adresse e-mail principale de votre compte a été modifiée',
  phone_added: 'Le numéro de téléphone {address} a été ajouté à votre compte',
  'phone_added.title': 'Un numéro de téléphone a été ajouté à votre compte',
  phone_removed: 'Le numéro de téléphone {address} a été retiré de votre compte',
  'phone_removed.title': 'Un numéro de téléphone a été retiré de votre compte',
  phone_made_primary: 'Le numéro de téléphone principal de votre compte a été modifié',
  username_changed: 'Le nom d’utilisateur de votre compte a été modifié',
  device:
    '{browser, select, unknown {un programme inconnu} other {{browser}}}{system, select, unknown {} other { sous {system}}}',
};
