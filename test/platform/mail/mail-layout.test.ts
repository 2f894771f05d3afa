import { describe, expect, it } from 'vitest';
import { features } from '../../../src/features.ts';
import { securityNoticeMessage, verificationCodeMessage } from '../../../src/identity/messages/messages.ts';
import { contrastRatio } from '../../../src/platform/colors/color-contrast.ts';
import { renderHtml, renderText } from '../../../src/platform/mail/mail-layout.ts';
import { defaultLook, type MailLook, paletteOf } from '../../../src/platform/mail/mail-look.ts';
import type { KindMessage } from '../../../src/platform/messages/message-kind.ts';
import {
  type MailContent,
  type RenderedMessage,
  renderMessage,
} from '../../../src/platform/messages/render-message.ts';

const APP = 'Northwind Traders';
const LINK = 'https://auth.northwind.example/link?token=a&b=c';
const LOOK = defaultLook(APP);

function rendered({ kind: name, values }: KindMessage): RenderedMessage {
  const kind = features.flatMap(({ messages = [] }) => messages).find((each) => each.name === name);
  if (kind === undefined) throw new Error(`No kind ${name}`);
  return renderMessage({ kind, values, language: 'en', appName: APP });
}

const LETTERS: Record<string, MailContent> = {
  'a code': rendered(verificationCodeMessage('email', { code: '402193', purpose: 'sign_in' })),
  'a notice': rendered(
    securityNoticeMessage(
      { event: 'password_changed' },
      { at: new Date('2026-01-02T03:04:05.678Z'), ip: '203.0.113.7' },
    ),
  ),
  'a link': { subject: 'Sign in', paragraphs: ['Press it.'], button: { label: 'Sign in', url: LINK } },
};

const EVIL = `"><img src=https://evil.example/x.png><style>@import 'https://evil.example'</style>'&`;

describe.each(Object.entries(LETTERS))('%s', (_, letter) => {
  it('renders the same content in text and HTML', () => {
    const shown = renderHtml(letter, LOOK)
      .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'");
    const { paragraphs, code, button, footnote } = letter;
    for (const part of [...paragraphs, code, button?.label, button?.url, footnote]) {
      if (part === undefined) continue;
      expect(shown).toContain(part);
      expect(renderText(letter, LOOK)).toContain(part);
    }
    expect(renderText(letter, LOOK)).toMatch(/\n-- \nNorthwind Traders\n$/);
  });

  it('contains no external resources and no link besides its own', () => {
    const html = renderHtml(letter, LOOK);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|svg|form|base)\b|\bsrc=|url\(|@import|@font-face/i);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links).toEqual(letter.button === undefined ? [] : ['https://auth.northwind.example/link?token=a&amp;b=c']);
  });

  it('starts the preview with the first sentence and never with a code', () => {
    const [, preview = ''] = /<div style="display:none[^>]*>([\s\S]*?)<\/div>/.exec(renderHtml(letter, LOOK)) ?? [];
    expect(preview.replaceAll('&#39;', "'").startsWith(letter.paragraphs[0] as string)).toBe(true);
    expect(preview).not.toContain('402193');
    expect(letter.subject).not.toContain('402193');
  });
});

describe('the layout', () => {
  it('escapes markup in names, texts and addresses', () => {
    const html = renderHtml(
      {
        subject: EVIL,
        paragraphs: [EVIL],
        code: EVIL,
        button: { label: EVIL, url: EVIL },
        footnote: EVIL,
      },
      { ...LOOK, appName: EVIL },
    );
    expect(html).not.toContain('<img');
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).not.toContain(`"https://evil`);
  });

  const CUSTOM: MailLook = {
    ...LOOK,
    language: 'de',
    logoUrl: 'https://cdn.northwind.example/logo.png?a=1&b=2',
    primaryColor: '#ffcc00',
    light: { primaryColor: '#ffe066', backgroundColor: '#fffdf5', textColor: '#999999' },
    dark: { primaryColor: '#ff8800', backgroundColor: '#000', textColor: '#3334' },
  };

  it('shows the colors, logo and language of the deployment', () => {
    const html = renderHtml(LETTERS['a link'] as MailContent, CUSTOM);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('src="https://cdn.northwind.example/logo.png?a=1&amp;b=2"');
    expect(html).toContain('<td class="button" style="background:#ffcc00');
    const [light = '', dark = ''] = html.split('(prefers-color-scheme:dark)');
    expect(light).toContain('.button{background:#ffe066!important}');
    expect(light).toContain('.card{background:#fffdf5!important}');
    expect(dark).toContain('.button{background:#ff8800!important}');
    expect(dark).toContain('.card{background:#000000!important}');
  });

  it.each([
    ['the default light mode', LOOK.light],
    ['the default dark mode', LOOK.dark],
    ['colors without contrast in light mode', CUSTOM.light],
    ['colors without contrast in dark mode', CUSTOM.dark],
    ['a color for programs without modes', { ...CUSTOM.light, primaryColor: CUSTOM.primaryColor }],
  ])('shows every text with enough contrast: %s', (_, colors) => {
    const { card, text, smallText, code, codeText, name, button, buttonText } = paletteOf(colors);
    const pairs = [
      [text, card],
      [smallText, card],
      [codeText, code],
      [name, card],
      [buttonText, button],
    ] as const;
    expect(pairs.filter(([one, other]) => contrastRatio(one, other) < 4.5)).toEqual([]);
  });
});

it('fits the message with a code into one SMS', () => {
  const { line } = rendered(verificationCodeMessage('phone', { code: '402193', purpose: 'reauthenticate' }));
  expect(line.startsWith('402193 ')).toBe(true);
  expect(line.length).toBeLessThanOrEqual(160);
});
