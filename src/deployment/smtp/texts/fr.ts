import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { TestMailTextKey } from './en.ts';

/** The texts of the test mail of a mail server, in French. */
export const fr: Catalogue<TestMailTextKey> = {
  subject: 'E-mail de test de {appName}',
  text: 'Cet e-mail a été envoyé pour tester le serveur de messagerie de {appName}. Le serveur fonctionne.',
};
