import { describe, expect, it } from 'vitest';
import {
  securityNoticeMail,
  verificationCodeMail,
  verificationCodeText,
} from '../../../src/identity/messages/mail-messages.ts';
import { type MailContent, renderHtml, renderText } from '../../../src/platform/mail/mail-layout.ts';

const APP = 'Northwind Traders';
const LINK = 'https://auth.northwind.example/link?token=a&b=c';

const LETTERS: Record<string, MailContent> = {
  'a code': verificationCodeMail({ appName: APP, code: '402193', purpose: 'sign_in' }),
  'a notice': securityNoticeMail({
    appName: APP,
    what: 'Your password was changed',
    at: new Date('2026-01-02T03:04:05.678Z'),
    ip: '203.0.113.7',
  }),
  'a link': { appName: APP, subject: 'Sign in', paragraphs: ['Press it.'], button: { label: 'Sign in', url: LINK } },
};

const EVIL = `"><img src=https://evil.example/x.png><style>@import 'https://evil.example'</style>'&`;

/** The contrast of two colors as WCAG defines it. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(LETTERS))('%s', (_, letter) => {
  it('renders the same content in text and HTML', () => {
    const shown = renderHtml(letter)
      .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'");
    const { paragraphs, code, button, footnote } = letter;
    for (const part of [...paragraphs, code, button?.label, button?.url, footnote]) {
      if (part === undefined) continue;
      expect(shown).toContain(part);
      expect(renderText(letter)).toContain(part);
    }
    expect(renderText(letter)).toMatch(/\n-- \nNorthwind Traders\n$/);
  });

  it('contains no external resources and no link besides its own', () => {
    const html = renderHtml(letter);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|svg|form|base)\b|\bsrc=|url\(|@import|@font-face/i);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links).toEqual(letter.button === undefined ? [] : ['https://auth.northwind.example/link?token=a&amp;b=c']);
  });

  it('starts the preview with the first sentence and never with a code', () => {
    const [, preview = ''] = /<div style="display:none[^>]*>([\s\S]*?)<\/div>/.exec(renderHtml(letter)) ?? [];
    expect(preview.replaceAll('&#39;', "'").startsWith(letter.paragraphs[0] as string)).toBe(true);
    expect(preview).not.toContain('402193');
    expect(letter.subject).not.toContain('402193');
  });
});

describe('the layout', () => {
  it('escapes markup in names, texts and addresses', () => {
    const html = renderHtml({
      appName: EVIL,
      subject: EVIL,
      paragraphs: [EVIL],
      code: EVIL,
      button: { label: EVIL, url: EVIL },
      footnote: EVIL,
    });
    expect(html).not.toContain('<img');
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).not.toContain(`"https://evil`);
  });

  it.each([
    ['light', '#1c2321', '#ffffff'],
    ['light, small', '#56625e', '#ffffff'],
    ['light, name', '#2f5d50', '#ffffff'],
    ['light, code', '#1c2321', '#f4f6f5'],
    ['light, button', '#ffffff', '#2f5d50'],
    ['dark', '#e6ebe9', '#1d2422'],
    ['dark, small', '#a9b6b1', '#1d2422'],
    ['dark, name', '#8fd0b8', '#1d2422'],
    ['dark, code', '#e6ebe9', '#2a3330'],
    ['dark, button', '#ffffff', '#3f7a69'],
  ])('has enough contrast: %s', (_, text, ground) => {
    const html = Object.values(LETTERS).map(renderHtml).join('');
    expect(html).toContain(text);
    expect(html).toContain(ground);
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it('fits the message with a code into one SMS', () => {
  const text = verificationCodeText({ appName: APP, code: '402193', purpose: 'reauthenticate' });
  expect(text.startsWith('402193 ')).toBe(true);
  expect(text.length).toBeLessThanOrEqual(160);
});
