import { describe, expect, it } from 'vitest';
import { languageOfLocale } from '../../../src/platform/languages/languages.ts';
import { createTranslations } from '../../../src/platform/languages/translations.ts';

const english = { members: '{count, plural, one {# member} other {# members}}', hello: 'Hello <{name}>' };
const translated = { members: '{count, plural, one {# Mitglied} other {# Mitglieder}}', hello: 'Hallo <{name}>' };
const textsIn = createTranslations({ en: english, de: translated, fr: english, es: english });

describe('Translations', () => {
  it('follow the plural rules of their language', () => {
    expect(textsIn('en')('members', { count: 1 })).toBe('1 member');
    expect(textsIn('de')('members', { count: 1200 })).toBe('1.200 Mitglieder');
  });

  it('insert values as text, not as markup', () => {
    expect(textsIn('de')('hello', { name: '{b} <i>' })).toBe('Hallo <{b} <i>>');
  });

  it('are chosen by the language of a locale', () => {
    expect(['de-AT', 'fr_CA', 'ES', 'en'].map(languageOfLocale)).toEqual(['de', 'fr', 'es', 'en']);
    expect([null, undefined, '', 'nl-NL', 'deu'].map(languageOfLocale)).toEqual([null, null, null, null, null]);
  });
});
