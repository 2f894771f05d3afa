import { describe, expect, test } from 'vitest';
import {
  matchConsecutive,
  matchStep,
  newTotpSecret,
  otpauthUrl,
  totpCode,
  totpStepAt,
} from '../../../src/platform/crypto/totp.ts';

/** The secret of RFC 6238, "12345678901234567890", in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const now = new Date('2031-05-06T07:08:09.010Z');
const step = totpStepAt(now);
const code = (offset: number): string => totpCode(secret, step + offset);
const wrong = [...Array(10).keys()]
  .map((digit) => String(digit).repeat(6))
  .find((text) => ![-2, -1, 0, 1, 2].map(code).includes(text)) as string;

describe('TOTP', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('agrees with RFC 6238 at %i seconds', (seconds, expected) => {
    const date = new Date(seconds * 1_000);
    expect(totpCode(secret, totpStepAt(date))).toBe(expected);
    expect(matchStep(secret, expected, { now: date, after: null })).toBe(Math.floor(seconds / 30));
  });

  test('generates distinct secrets of 20 bytes', () => {
    const secrets = Array.from({ length: 100 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const text of secrets) expect(text).toMatch(/^[A-Z2-7]{32}$/);
  });

  test('puts the secret, issuer and account into the URL of the QR code', () => {
    const url = new URL(otpauthUrl({ issuer: 'Acme: Inc & Co', account: 'ada+1@example.com', secret }));
    expect(url.protocol + url.host).toBe('otpauth:totp');
    expect(decodeURIComponent(url.pathname)).toBe('/Acme  Inc & Co:ada+1@example.com');
    expect(url.searchParams.get('secret')).toBe(secret);
    expect(url.searchParams.get('issuer')).toBe('Acme  Inc & Co');
  });

  test('accepts a TOTP code one step before or after now, and returns the step', () => {
    expect(matchStep(secret, code(-1), { now, after: null })).toBe(step - 1);
    expect(matchStep(secret, code(0), { now, after: null })).toBe(step);
    expect(matchStep(secret, code(1), { now, after: null })).toBe(step + 1);
    expect(matchStep(secret, code(-2), { now, after: null })).toBeNull();
    expect(matchStep(secret, code(2), { now, after: null })).toBeNull();
    expect(matchStep(secret, wrong, { now, after: null })).toBeNull();
    expect(matchStep(newTotpSecret(), wrong, { now, after: null, window: 0 })).toBeNull();
  });

  test('rejects a TOTP code of the last accepted step or an older one', () => {
    expect(matchStep(secret, code(0), { now, after: step })).toBeNull();
    expect(matchStep(secret, code(-1), { now, after: step })).toBeNull();
    expect(matchStep(secret, code(1), { now, after: step })).toBe(step + 1);
    expect(matchStep(secret, code(0), { now, after: step - 1 })).toBe(step);
    expect(matchStep(secret, code(1), { now, after: step + 1 })).toBeNull();
  });

  test('rejects TOTP codes other than six ASCII digits', () => {
    const right = code(0);
    const arabic = right.replace(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    for (const text of ['', ` ${right}`, `${right}\n`, `${right}0`, right.slice(1), arabic, '12345é', 'abcdef']) {
      expect(matchStep(secret, text, { now, after: null })).toBeNull();
    }
  });
});

describe('two consecutive codes', () => {
  const match = (first: string, second: string, after: number | null = null): unknown =>
    matchConsecutive(secret, first, second, { now, after });
  const invalid = { ok: false, reason: 'INVALID_TOTP_CODES' };

  test.each([-1, 0, 1])('accepts two consecutive codes when the second is %i steps from now', (offset) => {
    expect(match(code(offset - 1), code(offset))).toEqual({ ok: true, step: step + offset });
  });

  test('rejects two consecutive codes when the second is too old or too new', () => {
    expect(match(code(-3), code(-2))).toEqual(invalid);
    expect(match(code(1), code(2))).toEqual(invalid);
  });

  test('rejects two codes that are reversed, not consecutive or wrong', () => {
    expect(match(code(0), code(-1))).toEqual(invalid);
    expect(match(code(-1), code(1))).toEqual(invalid);
    expect(match(wrong, code(0))).toEqual(invalid);
    expect(match(code(-1), wrong)).toEqual(invalid);
    expect(match(`${code(-1)} `, code(0))).toEqual(invalid);
    expect(match('', code(0))).toEqual(invalid);
  });

  test('rejects two equal codes as duplicates, correct or not', () => {
    const duplicate = { ok: false, reason: 'DUPLICATE_CODES' };
    expect(match(code(0), code(0))).toEqual(duplicate);
    expect(match('', '')).toEqual(duplicate);
  });

  test('rejects two codes when either step was used before', () => {
    expect(match(code(-1), code(0), step)).toEqual(invalid);
    expect(match(code(-1), code(0), step - 1)).toEqual(invalid);
    expect(match(code(-1), code(0), step - 2)).toEqual({ ok: true, step });
  });
});
