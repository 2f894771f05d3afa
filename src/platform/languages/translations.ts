import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './languages.ts';

/** The texts of one language by key, in ICU MessageFormat: `{count, plural, one {# member} other {# members}}`. */
export type Catalogue<Key extends string> = Readonly<Record<Key, string>>;

/** Values of the variables of a text. */
export type TextValues = Readonly<Record<string, string | number | Date>>;

/** Returns a text of one language, with the values of its variables. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * Combines the catalogues of all languages. The English catalogue defines the keys, so a language that lacks one does not compile.
 * Values are inserted as text: `<` in a text or a value has no meaning here, and the page or message escapes the result.
 */
export function createTranslations<Key extends string>(
  catalogues: Readonly<Record<Language, Catalogue<Key>>>,
): (language: Language) => Translate<Key> {
  const parsed = new Map<string, IntlMessageFormat>();
  return (language) => (key, values) => {
    const id = `${language} ${key}`;
    let message = parsed.get(id);
    if (message === undefined) {
      message = new IntlMessageFormat(catalogues[language][key], language, undefined, { ignoreTag: true });
      parsed.set(id, message);
    }
    return String(message.format(values));
  };
}
