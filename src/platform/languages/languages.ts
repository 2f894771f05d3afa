/** The languages of the hosted pages and of messages to users, as BCP 47 tags. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of texts for readers whose language is unknown. Each catalogue is complete in it. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The canonical form of a valid locale: `de-at` as `de-AT`. Null stays null. */
export function canonicalLocale(locale: string | null | undefined): string | null {
  return locale == null ? null : (Intl.getCanonicalLocales(locale)[0] ?? null);
}

/** The supported language of a locale such as `de-AT` or `fr_CA`; null for another language. */
export function languageOfLocale(locale: string | null | undefined): Language | null {
  const name = locale?.split(/[-_]/, 1)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === name) ?? null;
}
