import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';
import type { Language } from '../languages/languages.ts';

const parsedTexts = new LRUCache<string, IntlMessageFormat>({ max: 1_000 });

/** Formats a text in ICU MessageFormat. Throws for a text that cannot be parsed and for a missing value. */
export function formatText(
  text: string,
  language: Language,
  values: Readonly<Record<string, string | number>>,
): string {
  return String(parseText(text, language).format(values));
}

/** Parses a text in ICU MessageFormat. `<` has no meaning in it. */
export function parseText(text: string, language: Language): IntlMessageFormat {
  const key = `${language} ${text}`;
  const cached = parsedTexts.get(key);
  if (cached !== undefined) return cached;
  const parsed = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  parsedTexts.set(key, parsed);
  return parsed;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es' };

/** Formats a timestamp in UTC, because the reader's time zone is unknown. */
export function formatTimestamp(timestamp: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(timestamp))} UTC`;
}
