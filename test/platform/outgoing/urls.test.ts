import { describe, expect, test } from 'vitest';
import { checkOutgoingUrl } from '../../../src/platform/outgoing/urls.ts';
import { guardAllowing } from './guards.ts';

const strict = { guard: guardAllowing([]), allowHttpLoopback: false };
const development = { guard: guardAllowing(['127.0.0.0/8']), allowHttpLoopback: true };

describe('an outgoing URL', () => {
  test.each([
    'https://example.com/hooks',
    'https://example.com:8443/?a=1',
    'https://8.8.8.8/',
    'https://bücher.example/',
  ])('accepts %s', (url) => expect(checkOutgoingUrl(url, strict)).toBeNull());

  test.each([
    'http://example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'example.com',
    '',
    'https://',
  ])('rejects "%s", which is not an https URL', (url) =>
    expect(checkOutgoingUrl(url, strict)).toEqual({ code: 'VALIDATION_FAILED', message: 'must be an https URL' }),
  );

  test.each([
    'https://exam\nple.com/',
    ' https://example.com/',
    'https:\\\\example.com\\',
    'https://example.com/\u0000',
  ])('rejects %j, which the parser would change', (url) =>
    expect(checkOutgoingUrl(url, strict)).toMatchObject({ message: 'must be an https URL' }),
  );

  test('rejects a URL with credentials or a fragment', () => {
    const credentials = { message: 'must not contain a user name or password' };
    expect(checkOutgoingUrl('https://user@example.com/', strict)).toMatchObject(credentials);
    expect(checkOutgoingUrl('https://:secret@example.com/', strict)).toMatchObject(credentials);
    expect(checkOutgoingUrl('https://example.com/#top', strict)).toMatchObject({
      message: 'must not contain a fragment',
    });
  });

  test('rejects a URL with more than 2,048 characters', () => {
    const base = 'https://example.com/';
    expect(checkOutgoingUrl(base.padEnd(2048, 'a'), strict)).toBeNull();
    expect(checkOutgoingUrl(base.padEnd(2049, 'a'), strict)).toMatchObject({
      message: 'must have at most 2048 characters',
    });
  });

  test.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '127.0.0.1.',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::127.0.0.1]',
    '[64:ff9b::a00:1]',
    '[2002:7f00:1::]',
    '[fd00::1]',
    '169.254.169.254',
    '10.0.0.1',
    '0',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'api.localhost',
  ])('rejects a URL to %s immediately', (host) => {
    expect(checkOutgoingUrl(`https://${host}/`, strict)).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  });

  test.each(['http://localhost:9000/hook', 'http://127.0.0.1:9000/', 'http://api.localhost/', 'https://localhost/'])(
    'accepts %s when the configuration allows loopback',
    (url) => expect(checkOutgoingUrl(url, development)).toBeNull(),
  );

  test('requires https outside of loopback, also when http to loopback is allowed', () => {
    expect(checkOutgoingUrl('http://example.com/', development)).toMatchObject({
      message: 'must be an https URL; plain http is for localhost only',
    });
    expect(checkOutgoingUrl('http://127.0.0.1.example.com/', development)).toMatchObject({
      message: 'must be an https URL; plain http is for localhost only',
    });
    expect(checkOutgoingUrl('http://10.0.0.1/', development)).toMatchObject({
      message: 'must be an https URL; plain http is for localhost only',
    });
  });

  test('requires the guard to allow loopback for http to loopback', () => {
    const options = { ...strict, allowHttpLoopback: true };
    expect(checkOutgoingUrl('http://127.0.0.1/', options)).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
    expect(checkOutgoingUrl('http://[::1]/', options)).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  });

  describe('with plain http to listed networks', () => {
    const listed = {
      guard: guardAllowing(['127.0.0.0/8', '10.0.0.0/8']),
      allowHttpLoopback: false,
      allowHttpListed: true,
    };

    test.each(['http://10.1.2.3:11434/v1', 'http://localhost:8000/', 'http://ollama:11434/v1', 'https://example.com/'])(
      'accepts %s',
      (url) => expect(checkOutgoingUrl(url, listed)).toBeNull(),
    );

    test.each(['http://8.8.8.8/', 'http://192.168.1.1/', 'http://[::1]/'])('rejects %s, which is not listed', (url) =>
      expect(checkOutgoingUrl(url, listed)).toEqual({
        code: 'VALIDATION_FAILED',
        message: 'must be an https URL; plain http is for networks that OUTGOING_ALLOW lists',
      }),
    );
  });
});
