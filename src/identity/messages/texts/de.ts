import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { MessageTextKey } from './en.ts';

/** The texts of the messages of accounts, in German. */
export const de: Catalogue<MessageTextKey> = {
  'verification_code.subject': 'Ihr Code für {appName}',
  'verification_code.paragraph1':
    'Geben Sie diesen Code ein, um {purpose, select, sign_in {sich bei {appName} anzumelden} sign_up {Ihre Registrierung bei {appName} abzuschließen} email {Ihre E-Mail-Adresse für {appName} zu bestätigen} phone {Ihre Telefonnummer für {appName} zu bestätigen} reset {ein neues Passwort für {appName} zu wählen} other {Ihre Identität für {appName} zu bestätigen}}. Der Code ist 10 Minuten gültig und kann einmal verwendet werden.',
  'verification_code.footnote':
    'Geben Sie diesen Code niemals weiter. {appName} fragt Sie nie danach. Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren. Es wurde nichts geändert.',

  'verification_code_phone.paragraph1':
    '{code} ist Ihr Code, um {purpose, select, sign_in {sich bei {appName} anzumelden} sign_up {Ihre Registrierung bei {appName} abzuschließen} email {Ihre E-Mail-Adresse für {appName} zu bestätigen} phone {Ihre Telefonnummer für {appName} zu bestätigen} reset {ein neues Passwort für {appName} zu wählen} other {Ihre Identität für {appName} zu bestätigen}}. Er ist 10 Minuten gültig. Geben Sie ihn nicht weiter.',

  'sign_in_link.subject': 'Bei {appName} anmelden',
  'sign_in_link.paragraph1':
    'Öffnen Sie diesen Link, um sich bei {appName} anzumelden. Sie werden in dem Browser angemeldet, der den Link öffnet. Er ist 10 Minuten gültig und kann einmal verwendet werden.',
  'sign_in_link.button': 'Anmelden',
  'sign_in_link.footnote':
    'Geben Sie diesen Link nicht weiter: Wer ihn hat, kann sich als Sie anmelden. Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren. Es wurde nichts geändert.',

  'sign_up_link.subject': 'Schließen Sie Ihre Registrierung bei {appName} ab',
  'sign_up_link.paragraph1':
    'Öffnen Sie diesen Link, um Ihre E-Mail-Adresse zu bestätigen und Ihre Registrierung bei {appName} abzuschließen. Er funktioniert einmal, 10 Minuten lang und nur in dem Browser, in dem Sie sich registriert haben.',
  'sign_up_link.button': 'Adresse bestätigen',
  'sign_up_link.footnote':
    'Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren. Es wurde nichts geändert.',

  'email_confirmation_link.subject': 'Bestätigen Sie Ihre E-Mail-Adresse für {appName}',
  'email_confirmation_link.paragraph1':
    'Öffnen Sie diesen Link, um Ihre E-Mail-Adresse für {appName} zu bestätigen. Der Link ist 10 Minuten gültig, kann einmal verwendet werden und funktioniert nur in dem Browser, in dem Sie die Adresse hinzugefügt haben.',
  'email_confirmation_link.button': 'Adresse bestätigen',
  'email_confirmation_link.footnote':
    'Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren. Es wurde nichts geändert.',

  'password_reset_link.subject': 'Wählen Sie ein neues Passwort für {appName}',
  'password_reset_link.paragraph1':
    'Öffnen Sie diesen Link, um ein neues Passwort für {appName} zu wählen. Er funktioniert einmal, 15 Minuten lang.',
  'password_reset_link.paragraph2':
    'Sie werden auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort wieder an.',
  'password_reset_link.button': 'Neues Passwort wählen',
  'password_reset_link.footnote':
    'Geben Sie diesen Link nicht weiter: Wer ihn hat, kann Ihr Passwort ändern. Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren. Es wurde nichts geändert.',

  'account_exists.subject': 'Sie haben bereits ein Konto bei {appName}',
  'account_exists.paragraph1':
    'Jemand hat versucht, sich mit Ihrer E-Mail-Adresse bei {appName} zu registrieren. Sie haben bereits ein Konto, daher wurde kein neues angelegt.',
  'account_exists.paragraph2':
    'Falls Sie das waren, melden Sie sich stattdessen an. Wenn Sie Ihr Passwort vergessen haben, setzen Sie es auf der Anmeldeseite zurück.',
  'account_exists.button': 'Anmelden',
  'account_exists.footnote':
    'Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren. Es wurde nichts geändert.',

  'account_exists_phone.paragraph1':
    'Jemand hat versucht, sich mit Ihrer Telefonnummer bei {appName} zu registrieren. Sie haben bereits ein Konto: Melden Sie sich stattdessen an. Falls Sie das nicht waren, ignorieren Sie diese Nachricht.',

  'address_in_use.subject':
    'Ihre {addressType, select, phone {Telefonnummer} other {E-Mail-Adresse}} wurde keinem anderen Konto hinzugefügt – {appName}',
  'address_in_use.paragraph1':
    'Jemand hat versucht, die {addressType, select, phone {Telefonnummer} other {E-Mail-Adresse}} {address} einem anderen Konto bei {appName} hinzuzufügen. Sie gehört zu Ihrem Konto, daher wurde nichts geändert.',
  'address_in_use.paragraph2':
    'Falls Sie das waren, entfernen Sie sie zuerst aus diesem Konto und versuchen Sie es erneut.',
  'address_in_use.paragraph3': 'Falls Sie das nicht waren, müssen Sie nichts tun.',

  'account_deleted.subject': 'Ihr Konto wurde gelöscht – {appName}',
  'account_deleted.paragraph1': 'Ihr Konto bei {appName} und alle zugehörigen Daten wurden gelöscht.',
  'account_deleted.paragraph2': 'Das geschah am {at} von der IP-Adresse {ip}.',
  'account_deleted.paragraph3':
    'Ein gelöschtes Konto kann nicht wiederhergestellt werden. Sie können ein neues Konto anlegen, wenn die Anwendung Registrierungen annimmt.',

  'new_sign_in.subject': 'Neue Anmeldung – {appName}',
  'new_sign_in.paragraph1': 'Bei Ihrem Konto gab es eine Anmeldung von einem neuen Gerät ({device}).',
  'new_sign_in.paragraph2': 'Das geschah am {at} von der IP-Adresse {ip}.',
  'new_sign_in.paragraph3': 'Falls Sie das waren, müssen Sie nichts tun.',
  'new_sign_in.paragraph4':
    'Falls Sie das nicht waren, hat möglicherweise jemand anderes Zugriff auf Ihr Konto. Wählen Sie ein neues Passwort für {appName} und melden Sie alle anderen Geräte ab.',

  'security_notice.subject': '{title} – {appName}',
  'security_notice.paragraph1': '{notice}.',
  'security_notice.paragraph2':
    '{origin, select, team {Das Team von {appName} hat diese Änderung am {at} vorgenommen.} other {Das geschah am {at} von der IP-Adresse {ip}.}}',
  'security_notice.paragraph3':
    '{origin, select, team {Falls Sie darum gebeten haben, müssen Sie nichts tun.} other {Falls Sie das waren, müssen Sie nichts tun.}}',
  'security_notice.paragraph4':
    '{origin, select, team {Falls Sie nicht darum gebeten haben, wenden Sie sich an das Team von {appName}.} other {Falls Sie das nicht waren, hat möglicherweise jemand anderes Zugriff auf Ihr Konto. Wählen Sie ein neues Passwort für {appName} und melden Sie alle anderen Geräte ab.}}',

  'waitlist_approval.subject': 'Sie können sich jetzt bei {appName} registrieren',
  'waitlist_approval.paragraph1': 'Ihre Anfrage wurde angenommen: Sie können sich jetzt bei {appName} registrieren.',
  'waitlist_approval.button': 'Registrieren',
  'waitlist_approval.footnote':
    'Dieser Link ist nur für Sie bestimmt und 14 Tage gültig. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht.',
};
