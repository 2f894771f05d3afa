import { describe, expect, it } from 'vitest';
import { templateErrors } from '../../../src/deployment/messages/check-template.ts';
import { sampleValues } from '../../../src/deployment/messages/sample-values.ts';
import { features } from '../../../src/features.ts';
import { NOTICE_EVENTS, noticeTexts } from '../../../src/identity/messages/notices/notices.ts';
import { LANGUAGES } from '../../../src/platform/languages/languages.ts';
import type { MessageKind, MessageTexts } from '../../../src/platform/messages/message-kind.ts';
import { renderMessage } from '../../../src/platform/messages/render-message.ts';

const KINDS = features.flatMap(({ messages = [] }) => messages);
const NAMED: readonly (readonly [string, MessageKind])[] = KINDS.map((kind) => [kind.name, kind]);

const textsOf = ({ subject, paragraphs, buttonLabel, footnote }: MessageTexts) =>
  [subject, ...paragraphs, buttonLabel, footnote].filter((text) => text !== null);

/** The variables of the kind that occur in the texts. */
const variablesOf = ({ variables }: MessageKind, texts: MessageTexts) => {
  const found = textsOf(texts).flatMap((text) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));
  return ['appName', ...Object.keys(variables)].filter((name) => found.includes(name));
};

/** The values of a message for each combination that its texts distinguish. */
function combinations(kind: MessageKind) {
  return Object.entries(kind.variables).reduce(
    (all, [name, { choices = [] }]) =>
      choices.length === 0 ? all : all.flatMap((values) => choices.map((choice) => ({ ...values, [name]: choice }))),
    [sampleValues(kind)],
  );
}

describe.each(NAMED)('The texts of %s', (_, kind) => {
  it.each(LANGUAGES)('are valid as a template and render in every case (%s)', (language) => {
    const texts = kind.texts(language);
    expect(templateErrors(kind, language, texts, ['input'])).toEqual([]);
    for (const values of combinations(kind)) {
      const shown = renderMessage({
        kind,
        values: { count: 2, address: 'ada@example.com', provider: 'Google', ...values },
        language,
        appName: 'Northwind',
      });
      const parts = [shown.subject, ...shown.paragraphs, shown.button?.label ?? '', shown.footnote ?? ''].join(' ');
      expect(parts).not.toMatch(/[{}]|undefined|\bnull\b/);
      expect(parts).toContain('Northwind');
      expect(shown.code).toBe(kind.places === 'code' ? values['code'] : undefined);
      expect(shown.button?.url).toBe(kind.places === 'url' ? values['url'] : undefined);
    }
  });

  it('use the same variables in every language, and only in English the English texts', () => {
    const english = kind.texts('en');
    for (const language of LANGUAGES.filter((each) => each !== 'en')) {
      const texts = kind.texts(language);
      expect([language, variablesOf(kind, texts)]).toEqual([language, variablesOf(kind, english)]);
      expect(texts.paragraphs).toHaveLength(english.paragraphs.length);
      const same = textsOf(texts).filter(
        (text) => /\p{L}/u.test(text.replace(/\{\w+\}/g, '')) && textsOf(english).includes(text),
      );
      expect([language, same]).toEqual([language, []]);
    }
  });
});

describe('Notices', () => {
  it.each(LANGUAGES)('name the change in every language (%s)', (language) => {
    for (const event of NOTICE_EVENTS) {
      const { notice, title } = noticeTexts(
        event,
        { address: 'ada@example.com', count: 0, provider: 'Google' },
        language,
      );
      expect(notice).not.toMatch(/[{}]/);
      expect(title).not.toContain('ada@example.com');
    }
  });

  it('follow the plural rules of the language', () => {
    const noticeOf = (count: number, language: 'en' | 'fr') =>
      noticeTexts('backup_code_used', { count }, language).notice;
    expect(noticeOf(0, 'en')).toBe('A backup code of your account was used, and none is left');
    expect(noticeOf(1, 'en')).toBe('A backup code of your account was used, and 1 is left');
    expect(noticeOf(9, 'en')).toBe('A backup code of your account was used, and 9 are left');
    expect(noticeOf(0, 'fr')).toBe('Un code de secours de votre compte a été utilisé, il n’en reste aucun');
  });
});

it('messages have different names', () => {
  const names = KINDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(15);
});
