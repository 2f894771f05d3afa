import { describe, expect, test } from 'vitest';
import {
  apiKeyHint,
  isUsableApiKey,
  keyFormatOf,
  looksLikeApiKey,
  mintKey,
  newApiKey,
} from '../../../src/platform/crypto/api-keys.ts';
import { newBackupCodes, normaliseBackupCode } from '../../../src/platform/crypto/backup-codes.ts';
import { fromBase62, newToken, randomBase62, sha256, toBase62 } from '../../../src/platform/crypto/tokens.ts';

describe('tokens', () => {
  test('generates tokens of 32 random bytes', () => {
    const tokens = Array.from({ length: 1_000 }, newToken);
    expect(new Set(tokens).size).toBe(1_000);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('hashes tokens with SHA-256', () => {
    expect(Buffer.from(sha256('abc'), 'base64url').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(sha256('abc')).toHaveLength(43);
  });
});

describe('base62', () => {
  test('writes base62 with digits, upper case, lower case and leading zeros', () => {
    expect(toBase62(0n, 3)).toBe('000');
    expect(toBase62(61n, 1)).toBe('z');
    expect(toBase62(62n, 2)).toBe('10');
    expect(toBase62(0xffffffffn, 6)).toBe('4gfFC3');
    expect(() => toBase62(62n, 1)).toThrow(RangeError);
  });

  test('writes each value of 256 bits as distinct 43 base62 digits', () => {
    const greatest = 2n ** 256n - 1n;
    expect(toBase62(greatest, 43)).toHaveLength(43);
    expect(() => toBase62(greatest, 42)).toThrow(RangeError);
    for (let round = 0; round < 500; round += 1) {
      const text = randomBase62();
      expect(text).toMatch(/^[0-9A-Za-z]{43}$/);
      expect(toBase62(fromBase62(text) ?? -1n, 43)).toBe(text);
    }
  });

  test('rejects characters outside of base62', () => {
    expect(fromBase62('a-b')).toBeNull();
    expect(fromBase62('4gfFC3')).toBe(0xffffffffn);
  });

  test('uses all base62 digits about equally often', () => {
    const counts = new Map<string, number>();
    // Without the first digits, whose distribution is uneven because of the bound 2^256.
    for (let round = 0; round < 2_000; round += 1) {
      for (const digit of randomBase62().slice(3)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    }
    const expected = (2_000 * 40) / 62;
    expect(counts.size).toBe(62);
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.2);
  });
});

describe('API keys', () => {
  test.each(['live', 'test'] as const)(
    'generates API keys for %s deployments that have the mode and a correct checksum',
    (mode) => {
      for (let round = 0; round < 200; round += 1) {
        const { key, hash, hint } = newApiKey(mode);
        expect(key).toMatch(new RegExp(`^sk_${mode}_[0-9A-Za-z]{49}$`));
        expect(hash).toBe(sha256(key));
        expect(hint).toBe(`sk_${mode}_…${key.slice(-4)}`);
        expect(looksLikeApiKey(key)).toBe(true);
        expect(key.startsWith(`sk_${mode}_`)).toBe(true);
      }
    },
  );

  test('ends API keys with the CRC-32 of the rest', () => {
    const body = `sk_live_${'0'.repeat(43)}`;
    const key = `${body}1Vxh1Z`;
    expect(looksLikeApiKey(key)).toBe(true);
    expect(apiKeyHint(key)).toBe('sk_live_…xh1Z');
  });

  test('accepts API keys with any checksum for the lookup, and no other text', () => {
    const { key } = newApiKey('test');
    const chosen = [`sk_test_${'0123456789abcdef'.repeat(2)}`, `sk_live_${'aB3-_'.repeat(49)}zz`];
    for (const text of [`${key.slice(0, -1)}x`, key.replace('test', 'live'), ...chosen]) {
      expect([text, looksLikeApiKey(text)]).toEqual([text, true]);
    }
    const short = `sk_test_${'0123456789abcdef'.repeat(2).slice(1)}`;
    const long = `sk_test_${'x'.repeat(248)}`;
    const others = ['', short, long, ` ${key}`, `${key}\n`, key.toUpperCase(), `${key}.`, key.replace('sk', 'pk')];
    for (const text of others) expect([text, looksLikeApiKey(text)]).toEqual([text, false]);
  });

  test('requires 32 varied characters in the API key of an operator', () => {
    expect(isUsableApiKey(`sk_test_${'0123456789abcdef'.repeat(2)}`)).toBe(true);
    for (const text of [`sk_test_${'x'.repeat(64)}`, `sk_test_${'change-me-'.slice(0, 6).repeat(8)}`]) {
      expect([text, isUsableApiKey(text)]).toEqual([text, false]);
    }
  });
});

describe('keys of any prefix', () => {
  test.each(['key', 'acme', 'acme_live', 'A1', 'x', 'p'.repeat(32)])(
    'generates keys with the prefix %s and a correct checksum',
    (prefix) => {
      for (let round = 0; round < 50; round += 1) {
        const { key, hash } = mintKey(prefix);
        expect(key).toMatch(new RegExp(`^${prefix}_[0-9A-Za-z]{49}$`));
        expect(hash).toBe(sha256(key));
        expect(keyFormatOf(key)).toBe('minted');
        expect(looksLikeApiKey(key)).toBe(false);
      }
    },
  );

  test('includes the prefix in the CRC-32 of a key', () => {
    const body = `sk_live_${'0'.repeat(43)}`;
    expect(keyFormatOf(`${body}1Vxh1Z`)).toBe('minted');
    expect(keyFormatOf(`${body.replace('live', 'love')}1Vxh1Z`)).toBe('malformed');
  });

  test('detects any one wrong character of a key without the database', () => {
    const { key } = mintKey('acme');
    for (let index = 0; index < key.length; index += 1) {
      if (key[index] === '_') continue;
      const other = key[index] === 'x' ? 'y' : 'x';
      expect(keyFormatOf(key.slice(0, index) + other + key.slice(index + 1))).toBe('malformed');
    }
  });

  test('distinguishes keys from those of other services', () => {
    const { key } = mintKey('acme');
    const others = [
      ...['', 'AKIAIOSFODNN7EXAMPLE', '3ZfGhQm1v', 'unkey_3ZfGhQm1v', 'key-with-hyphens', 'x'.repeat(4_096)],
      ...[`${key}0`, key.slice(1 + 'acme'.length), ` ${key}`, `${key}\n`, `é${key}`, mintKey('p'.repeat(33)).key],
    ];
    for (const text of others) expect(keyFormatOf(text)).toBe('other');
  });
});

describe('backup codes', () => {
  test('generates ten distinct backup codes of two times five characters', () => {
    for (let round = 0; round < 100; round += 1) {
      const codes = newBackupCodes();
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) {
        expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
        expect(normaliseBackupCode(code)).toBe(code);
        expect(normaliseBackupCode(code.toUpperCase().replace('-', ''))).toBe(code);
      }
    }
  });

  test.each([
    ['ABCDE-FGHJK', 'abcde-fghjk'],
    ['abcdefghjk', 'abcde-fghjk'],
    [' a-b-c-d-e f g h j k ', 'abcde-fghjk'],
    ['oOoOo-iIlL1', '00000-11111'],
  ])('reads the backup code %j as %j', (typed, code) => {
    expect(normaliseBackupCode(typed)).toBe(code);
  });

  test.each(['', 'abcde-fghj', 'abcde-fghjkm', 'abcde-fghju', 'abcde_fghjk', 'abcde-fgh\u212ak', 'ａbcdefghjk'])(
    'rejects %j as a backup code',
    (typed) => {
      expect(normaliseBackupCode(typed)).toBeNull();
    },
  );
});
