import { DEFAULT_LANGUAGE, type Language, languageOfLocale } from '../../../platform/languages/languages.ts';

const COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language of a page: that of the parameter `lang`, or the one that the browser's request prefers. */
export function pageLanguage(query: URLSearchParams, locale: string | null): Language {
  return languageOfLocale(query.get('lang')) ?? languageOfLocale(locale) ?? DEFAULT_LANGUAGE;
}

/** The `Set-Cookie` value that remembers the chosen language, which messages to the user then have as well. */
export function languageCookie(language: Language): string {
  return `${COOKIE}=${language}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
}
