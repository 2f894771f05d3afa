import { DEFAULT_LANGUAGE, languageOfLocale } from '../../platform/languages/languages.ts';
import { createTranslations } from '../../platform/languages/translations.ts';
import type { MessageContent } from '../../platform/mail/mailer.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';

const textsIn = createTranslations({ en, de, fr, es });

/** The mail that tests a mail server, in the language of the caller. */
export function testMail(appName: string, locale: string | null): MessageContent {
  const translate = textsIn(languageOfLocale(locale) ?? DEFAULT_LANGUAGE);
  return { subject: translate('subject', { appName }), text: translate('text', { appName }) };
}
