import type { Request } from 'express';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOfLocale } from '../../platform/languages/languages.ts';
import { cookieOf } from './secret-cookies.ts';

const COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language of a page: that of `lang`, or the one that was chosen before, or the first supported one of `Accept-Language`. */
export function requestLanguage(request: Request, query: URLSearchParams): Language {
  const chosen = languageOfLocale(query.get('lang')) ?? languageOfLocale(cookieOf(request, COOKIE, /^[a-z]{2}$/));
  if (chosen !== null) return chosen;
  const accepted = request.acceptsLanguages([...LANGUAGES]);
  return accepted === false ? DEFAULT_LANGUAGE : (languageOfLocale(accepted) ?? DEFAULT_LANGUAGE);
}

/** The `Set-Cookie` value that remembers the chosen language. */
export function languageCookie(language: Language): string {
  return `${COOKIE}=${language}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
}
