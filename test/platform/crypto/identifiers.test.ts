import { describe, expect, test } from 'vitest';
import { emailKey, phoneKey, usernameKey } from '../../../src/platform/crypto/identifiers.ts';
import { isSlug, slugCandidates, slugify } from '../../../src/platform/crypto/slugs.ts';
import { durationRatio } from '../../support/durations.ts';

describe('the key of an email address', () => {
  test.each([
    ['Ada.Lovelace+x@Example.COM', 'ada.lovelace+x@example.com'],
    ['ada@example.com.', 'ada@example.com'],
    ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
    ['ada@faß.de', 'ada@xn--fa-hia.de'],
    ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['Jose\u0301@example.com', 'jos\u00e9@example.com'],
    ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('computes the key of the email address %j as %j', (email, key) => {
    expect(emailKey(email)).toBe(key);
    expect(emailKey(key)).toBe(key);
  });

  test('case-folds ASCII letters only, so that no look-alike address receives a reset', () => {
    expect(emailKey('\u0130da@example.com')).toBe('\u0130da@example.com');
    expect(emailKey('\u0131da@example.com')).toBe('\u0131da@example.com');
    expect(emailKey('IDA@example.com')).toBe('ida@example.com');
    expect(emailKey('\u00c9da@example.com')).not.toBe(emailKey('\u00e9da@example.com'));
    expect(emailKey('ma\u017fter@example.com')).not.toBe(emailKey('master@example.com'));
    expect(emailKey('ida@g\u0130thub.com')).not.toBe(emailKey('ida@github.com'));
  });

  test.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@localhost',
    'ada@@example.com',
    'ada@b@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    'a da@example.com',
    ' ada@example.com',
    'ada@example.com ',
    'ada@exa mple.com',
    'ada@example.com\n',
    'ada\u0000@example.com',
    'ada@exam\u0000ple.com',
    'ada\u00a0@example.com',
    'ada\u200b@example.com',
    'ada\u202e@example.com',
    'ada\ud800@example.com',
    'ada@\udc00.com',
    '"ada"@example.com',
    'ada(x)@example.com',
    'Ada <ada@example.com>',
    'ada@example..com',
    'ada@.example.com',
    'ada@example.com..',
    'ada@-example.com',
    'ada@example-.com',
    'ada@ex_ample.com',
    'ada@ex%41mple.com',
    'ada@a\uff0fb.com',
    'ada\uff20example.com',
    'ada@127.0.0.1',
    'ada@127.1',
    'ada@[127.0.0.1]',
    'ada@example.com:25',
    'ada@example.123',
    `ada@${'a'.repeat(64)}.com`,
    `${'a'.repeat(65)}@example.com`,
    `${'é'.repeat(33)}@example.com`,
    `${'a'.repeat(64)}@${'b.'.repeat(95)}com`,
    `ada@${'ü.'.repeat(60)}com`,
  ])('rejects the email address %j', (email) => {
    expect(emailKey(email)).toBeNull();
  });

  test('computes the key of an email address in linear time', async () => {
    const found = (length: number) => () => emailKey(`${'a.'.repeat(length)}@x`);
    expect(await durationRatio(found(500_000), found(10_000), 500)).toBeLessThan(500);
    const [dashes, letters] = [`${'a'.repeat(126)}@${'a-'.repeat(60)}`, `${'a'.repeat(126)}@${'aa'.repeat(60)}`];
    expect(
      await durationRatio(
        () => emailKey(dashes),
        () => emailKey(letters),
        100,
      ),
    ).toBeLessThan(100);
  });
});

describe('the key of a username', () => {
  test.each([
    ['Ada_Lovelace-1.0', 'ada_lovelace-1.0'],
    ['Jose\u0301', 'jos\u00e9'],
    ['\u0130da', '\u0130da'],
    ['李明', '李明'],
    ['x'.repeat(255), 'x'.repeat(255)],
  ])('computes the key of the username %j as %j', (username, key) => {
    expect(usernameKey(username)).toBe(key);
  });

  test.each(['', 'ada@example.com', 'a b', 'a/b', 'a\u0000', 'a\n', 'a\u200b', '\ud800', '😀', 'x'.repeat(256)])(
    'rejects the username %j',
    (username) => {
      expect(usernameKey(username)).toBeNull();
    },
  );
});

describe('the key of a phone number', () => {
  test.each([
    ['+14155552671', '+14155552671'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+49.30.1234567', '+49301234567'],
  ])('computes the key of the phone number %j as %j', (phone, key) => {
    expect(phoneKey(phone)).toBe(key);
  });

  test.each(['', '4155552671', '004930123456', '+0123456789', '+44 (0)20 7946 0000', '+1415', '+1234567890123456'])(
    'rejects the phone number %j',
    (phone) => {
      expect(phoneKey(phone)).toBeNull();
    },
  );
});

describe('a slug', () => {
  test.each([
    ['Acme', 'acme'],
    ['  Crème Brûlée & Co. ', 'creme-brulee-co'],
    ["Bob's Łódź Straße", 'bobs-lodz-strasse'],
    ['ÆØÅ İstanbul ısı', 'aeoa-istanbul-isi'],
    ['a --- b___c', 'a-b-c'],
    ['株式会社', 'organization'],
    ['---', 'organization'],
    ['', 'organization'],
    ['x'.repeat(100), 'x'.repeat(64)],
    [`${'x'.repeat(63)} y`, 'x'.repeat(63)],
  ])('makes a slug of %j: %j', (name, slug) => {
    expect(slugify(name, 'organization')).toBe(slug);
    expect(isSlug(slug)).toBe(true);
  });

  test('makes a valid slug of any text', () => {
    for (let round = 0; round < 2_000; round += 1) {
      const units = Array.from({ length: round % 90 }, () => Math.floor(Math.random() * (round % 2 ? 0x180 : 0x10000)));
      expect(isSlug(slugify(String.fromCharCode(...units), 'workspace'))).toBe(true);
    }
  });

  test.each(['', '-a', 'a-', 'a--b', 'A', 'a_b', 'é', 'a\n', 'x'.repeat(65)])('rejects %j as a slug', (text) => {
    expect(isSlug(text)).toBe(false);
  });

  test('appends numbers to a taken slug within 64 characters', () => {
    expect(slugCandidates('acme').take(3).toArray()).toEqual(['acme', 'acme-2', 'acme-3']);
    const long = `${'x'.repeat(61)}-yz`;
    const candidates = slugCandidates(long).take(1_000).toArray();
    expect(candidates[1]).toBe(`${'x'.repeat(61)}-2`);
    expect(new Set(candidates).size).toBe(1_000);
    expect(candidates.every(isSlug)).toBe(true);
  });
});

describe('usernames that look alike', () => {
  test.each([
    ['full-width letters', 'ａｄａ', 'ada'],
    ['mathematical letters', '𝐚𝒹𝕒', 'ada'],
    ['ligatures', 'oﬀice', 'office'],
    ['circled digits', 'ada①', 'ada1'],
    ['the Kelvin sign', '\u212aate', 'kate'],
    ['Cyrillic letters that could be Latin', 'аррӏе', 'apple'],
    ['Cyrillic capitals that could be Latin', 'АСЕ', 'ace'],
    ['Greek letters that could be Latin', 'αοκ'.replace('κ', 'ν'), 'aov'],
    ['Armenian letters that could be Latin', 'օո', 'on'],
    ['Latin letters from outside ASCII', 'ɡооɡle'.replace(/о/g, 'o'), 'google'],
  ])('gives look-alike usernames one key: %s', (_, username, plain) => {
    expect(usernameKey(username)).toBe(plain);
    expect(usernameKey(plain)).toBe(plain);
  });

  test.each([
    ['Latin with one Cyrillic letter', 'pаypal'],
    ['Latin with one Greek letter', 'gοogle'],
    ['Cyrillic with Greek', 'аλ'],
    ['Latin with Hebrew', 'adaס'],
    ['Latin with Arabic digits', 'ada٣'],
    ['a script of limited use', 'ᎠᎳ'],
    ['an invisible character', 'a\u200dda'],
    ['a soft hyphen', 'a\u00adda'],
    ['a direction mark', '\u202eada'],
    ['an isolate', '\u2066ada\u2069'],
    ['a flood of combining marks', `a${'\u0301'.repeat(3)}`],
    ['a Hangul filler', 'ada\u3164'],
    ['what becomes a blank', 'ada\u00a0'],
    ['a superscript sign', 'ada™!'],
  ])('rejects a username that mixes scripts: %s', (_, username) => {
    expect(usernameKey(username)).toBeNull();
  });

  test.each(['ада', 'γιάννης', '李明', 'たなかtanaka', '김민수', 'مريم', 'שרה', 'ada-lovelace_1', 'José', 'Łukasz'])(
    'accepts %s, a username of one script',
    (username) => {
      expect(usernameKey(username)).not.toBeNull();
    },
  );

  test('keeps usernames distinct that do not look Latin', () => {
    expect(usernameKey('марк')).toBe('марк');
    expect(new Set(['гора', 'хора', 'кора'].map(usernameKey)).size).toBe(3);
  });
});

describe('addresses that look alike', () => {
  test.each([
    ['a Kelvin sign that NFC would make an ASCII letter', '\u212aate@example.com'],
    ['an accent that NFC would make an ASCII sign', 'ada\u1fef@example.com'],
    ['a Hangul filler', 'ada\u3164@example.com'],
  ])('rejects an email address with %s', (_, email) => {
    expect(emailKey(email)).toBeNull();
  });

  test.each([
    ['аda@example.com', 'ada@example.com'],
    ['ａda@example.com', 'ada@example.com'],
    ['ada@еxample.com', 'ada@example.com'],
    ['ɑda@example.com', 'ada@example.com'],
    ['ada\u0131@example.com', 'adai@example.com'],
  ])('gives %j and %j different keys', (one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other));
  });
});
