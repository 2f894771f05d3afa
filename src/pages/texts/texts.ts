import type { Language } from '../../platform/languages/languages.ts';
import { createTranslations } from '../../platform/languages/translations.ts';
import { de } from './de/de.ts';
import { en } from './en/en.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';

/** The key of a text of the hosted pages. The English catalogue defines them. */
export type TextKey = keyof typeof en;

/** Returns the texts of one language. */
export const textsIn = createTranslations<TextKey>({ en, de, fr, es });

/** Whether the catalogue has a text with this key. */
export const hasText = (key: string): key is TextKey => Object.hasOwn(en, key);

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};
