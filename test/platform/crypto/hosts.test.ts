import { describe, expect, test } from 'vitest';
import { isLoopbackHost, normaliseHost, normaliseOrigin } from '../../../src/platform/crypto/hosts.ts';

describe('a host', () => {
  test.each([
    ['Auth.Example.COM', 'auth.example.com'],
    ['auth.example.com:4001', 'auth.example.com'],
    ['auth.example.com.:443', 'auth.example.com'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['my_service', 'my_service'],
    ['localhost:4001', 'localhost'],
    ['127.0.0.1:4001', '127.0.0.1'],
    ['[::1]:4001', '[::1]'],
    ['[0:0:0:0:0:0:0:1]', '[::1]'],
    ['[2001:DB8::0001]', '[2001:db8::1]'],
  ])('normalizes the host %j to %j', (text, host) => {
    expect(normaliseHost(text)).toBe(host);
    expect(normaliseHost(host)).toBe(host);
  });

  test.each([
    '',
    '.',
    ':80',
    'a..b',
    'a b',
    'a/b',
    'a@b',
    'a#b',
    'a?b',
    'a\\b',
    'a%2eb',
    'a\uff0fb',
    '*.example.com',
    'a:65536',
    'a:b',
    'a:80:80',
    '-a.example',
    '::1',
    '[::1',
    '[a.b]',
    '[1.2.3.4]',
    '127.1',
    '0x7f.1',
    '2130706433',
    '１２７.0.0.1',
    'a\u0000',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(127)}a`,
    'x'.repeat(1_000),
  ])('rejects the host %j', (text) => {
    expect(normaliseHost(text)).toBeNull();
  });

  test('accepts only three hosts as loopback', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(isLoopbackHost)).toBe(true);
    for (const host of ['127.0.0.2', 'a.localhost', 'localhost.example', '0.0.0.0', '[::ffff:7f00:1]', '::1', '']) {
      expect(isLoopbackHost(host)).toBe(false);
    }
  });
});

describe('an origin', () => {
  test.each([
    ['https://App.Example.com', 'https://app.example.com'],
    ['https://app.example.com:443', 'https://app.example.com'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['HTTP://[::1]:3000', 'http://[::1]:3000'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('normalizes the origin %j to %j', (text, origin) => {
    expect(normaliseOrigin(text)).toBe(origin);
    expect(normaliseOrigin(origin)).toBe(origin);
  });

  test.each([
    '',
    'null',
    '*',
    'https://*',
    'https://*.example.com',
    'app.example.com',
    '//app.example.com',
    'https://app.example.com/',
    'https://app.example.com/path',
    'https://app.example.com?x',
    'https://app.example.com#x',
    'https://me@app.example.com',
    'https://app.example.com\\@evil.example',
    'https://app.example.com:99999',
    'https://127.1',
    'https://a..example',
    'https://',
    ' https://app.example.com',
    'https://app.example.com\n',
    'https:app.example.com',
    'ftp://app.example.com',
    'javascript://app.example.com',
    'chrome-extension://abcdef',
    'file://',
  ])('rejects the origin %j', (text) => {
    expect(normaliseOrigin(text)).toBeNull();
  });
});
