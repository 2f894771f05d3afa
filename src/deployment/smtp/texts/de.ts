import type { Catalogue } from '../../../platform/languages/translations.ts';
import type { TestMailTextKey } from './en.ts';

/** The texts of the test mail of a mail server, in German. */
export const de: Catalogue<TestMailTextKey> = {
  subject: 'Testmail von {appName}',
  text: 'Diese E-Mail wurde gesendet, um den Mailserver von {appName} zu testen. Der Server funktioniert.',
};
