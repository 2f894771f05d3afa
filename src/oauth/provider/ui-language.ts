import { type Language, languageOfLocale } from '../../platform/languages/languages.ts';

/**
 * The parameter by which a hosted page is shown in the first language of `ui_locales` that it has (OpenID Connect Core, section 3.1.2.1).
 * Without one, the page has the language of the user.
 */
export function languageParameter(uiLocales: unknown): { readonly lang?: Language } {
  if (typeof uiLocales !== 'string') return {};
  const lang = uiLocales
    .split(' ')
    .map(languageOfLocale)
    .find((each) => each !== null);
  return lang === undefined ? {} : { lang };
}
