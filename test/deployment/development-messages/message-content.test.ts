import { expect, test } from 'vitest';
import { codesOf, linksOf } from '../../../src/deployment/development-messages/message-content.ts';
import { renderText } from '../../../src/platform/mail/mail-layout.ts';

test.each([
  ['a line of its own', 'Enter this code.\n\n    012345\n\n-- \nNorthwind', ['012345']],
  ['the start of a sentence', '123456 is your code to sign in to Northwind.', ['123456']],
  ['the end of a sentence', 'Your code is 123456.', ['123456']],
  ['several places, each once', '123456 or 654321 or 123456', ['123456', '654321']],
])('finds a code at %s', (_, text, codes) => {
  expect(codesOf(text)).toEqual(codes);
});

test.each([
  ['phone numbers', 'Your number +15550123456 or +155501 was added.'],
  ['links', 'https://northwind.example/auth/123456?token=654321'],
  ['identifiers', 'order-123456, ab123456, 123456x, 1234567890'],
  ['amounts', '1.234567 and 123456.78'],
])('finds no codes in %s', (_, text) => {
  expect(codesOf(text)).toEqual([]);
});

test('finds the links of a text, each once, without the punctuation around them', () => {
  const text = 'Open https://a.example/x?y=1&z=2. Or (http://b.example/), or https://a.example/x?y=1&z=2!';
  expect(linksOf(text)).toEqual(['https://a.example/x?y=1&z=2', 'http://b.example/']);
  expect(linksOf('javascript:alert(1) ftp://c.example')).toEqual([]);
});

test('finds the code and the link of a mail of the service', () => {
  const button = { label: 'Sign in', url: 'https://a.example/auth/verify-magic-link?token=abc_-DEF' };
  const content = { subject: '', paragraphs: ['Hello.'], code: '012345', button };
  const text = renderText(content, { appName: 'Northwind' });
  expect(codesOf(text)).toEqual(['012345']);
  expect(linksOf(text)).toEqual([button.url]);
});
