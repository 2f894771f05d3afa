import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { NoticeKey } from './en.ts';

/** What happened to an account, in German. */
export const de: Catalogue<NoticeKey> = {
  password_changed: 'Ihr Passwort wurde geändert',
  password_reset: 'Ihr Passwort wurde mit einem Link zum Zurücksetzen geändert',
  authenticator_added: 'Ihrem Konto wurde eine Authentifizierungs-App hinzugefügt',
  authenticator_removed: 'Die Authentifizierungs-App wurde aus Ihrem Konto entfernt',
  backup_codes_created: 'Für Ihr Konto wurden neue Backup-Codes erstellt',
  backup_codes_invalidated: 'Die Backup-Codes Ihres Kontos wurden ungültig gemacht',
  backup_code_used:
    'Ein Backup-Code Ihres Kontos wurde verwendet, {count, plural, =0 {es ist keiner mehr übrig} one {es ist noch # übrig} other {es sind noch # übrig}}',
  wallet_linked: 'Eine Wallet wurde mit Ihrem Konto verknüpft',
  wallet_unlinked: 'Die Verknüpfung einer Wallet mit Ihrem Konto wurde aufgehoben',
  social_linked: '{provider} wurde mit Ihrem Konto verknüpft',
  'social_linked.title': 'Ein Konto bei einem anderen Anbieter wurde mit Ihrem Konto verknüpft',
  social_unlinked: '{provider} wurde von Ihrem Konto getrennt',
  'social_unlinked.title': 'Ein Konto bei einem anderen Anbieter wurde von Ihrem Konto getrennt',
  passkey_added: 'Ihrem Konto wurde ein Passkey hinzugefügt',
  passkey_removed: 'Ein Passkey wurde aus Ihrem Konto entfernt',
  email_added: 'Die E-Mail-Adresse {address} wurde Ihrem Konto hinzugefügt',
  'email_added.title': 'Ihrem Konto wurde eine E-Mail-Adresse hinzugefügt',
  email_removed: 'Die E-Mail-Adresse {address} wurde aus Ihrem Konto entfernt',
  'email_removed.title': 'Eine E-Mail-Adresse wurde aus Ihrem Konto entfernt',
  email_made_primary: 'Die primäre E-Mail-Adresse Ihres Kontos wurde geändert',
  phone_added: 'Die Telefonnummer {address} wurde Ihrem Konto hinzugefügt',
  'phone_added.title': 'Ihrem Konto wurde eine Telefonnummer hinzugefügt',
  phone_removed: 'Die Telefonnummer {address} wurde aus Ihrem Konto entfernt',
  'phone_removed.title': 'Eine Telefonnummer wurde aus Ihrem Konto entfernt',
  phone_made_primary: 'Die primäre Telefonnummer Ihres Kontos wurde geändert',
  username_changed: 'Der Benutzername Ihres Kontos wurde geändert',
  device:
    '{browser, select, unknown {ein unbekanntes Programm} other {{browser}}}{system, select, unknown {} other { unter {system}}}',
};
