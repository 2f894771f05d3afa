import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../src/platform/crypto/password-hashes.ts';
import { createPasswords } from '../../../src/platform/crypto/passwords.ts';
import { ServiceError } from '../../../src/platform/errors.ts';
import { durationRatio } from '../../support/durations.ts';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

describe('passwords', () => {
  test('hashes passwords with argon2id at 19 MiB, two iterations and parallelism 1', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('correct horse battery staple');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await passwords.verify(hash, 'correct horse battery staple')).toBe(true);
    expect(await passwords.verify(hash, 'correct horse battery stapl')).toBe(false);
    expect(passwords.needsRehash(hash)).toBe(false);
  });

  test('verifies the test vector of the reference implementation', async () => {
    const vector = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    const passwords = createPasswords();
    expect(await passwords.verify(vector, 'password')).toBe(true);
    expect(await passwords.verify(vector, 'Password')).toBe(false);
  });

  test('salts password hashes', async () => {
    const passwords = createPasswords({ cost: cheap });
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
  });

  test('accepts composed and decomposed accents as the same password', async () => {
    const passwords = createPasswords({ cost: cheap });
    expect(await passwords.verify(await passwords.hash('caf\u00e9'), 'cafe\u0301')).toBe(true);
  });

  test('returns false for a missing user with any password', async () => {
    const passwords = createPasswords({ cost: cheap });
    for (const password of ['', 'password', 'x'.repeat(256)]) {
      expect(await passwords.verify(null, password)).toBe(false);
    }
  });

  test('takes as long for a missing user as for a wrong password', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('right');
    const wrong = () => passwords.verify(hash, 'wrong');
    const missingUser = () => passwords.verify(null, 'wrong');
    expect(await durationRatio(missingUser, wrong, 1.6)).toBeLessThan(1.6);
    expect(await durationRatio(wrong, missingUser, 1.6)).toBeLessThan(1.6);
  });

  test('requires a new hash for a password hashed at another cost', async () => {
    const hash = await createPasswords({ cost: cheap }).hash('password');
    const passwords = createPasswords();
    expect(await passwords.verify(hash, 'password')).toBe(true);
    expect(passwords.needsRehash(hash)).toBe(true);
    expect(passwords.needsRehash(hash.replace('argon2id', 'argon2i'))).toBe(true);
  });
});

describe('the pool', () => {
  test('rejects callers with 503 when too many wait, and recovers', async () => {
    const passwords = createPasswords({ cost: cheap, concurrency: 1, maxWaiting: 2 });
    const responses = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('password')));
    expect(responses.map((response) => response.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const rejected = responses[4];
    const reason: unknown = rejected?.status === 'rejected' ? rejected.reason : null;
    expect(reason).toBeInstanceOf(ServiceError);
    expect(reason).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 1 });
    expect(await passwords.hash('password')).toContain('$argon2id$');
  });

  test('frees its slot after a failure', async () => {
    const passwords = createPasswords({ cost: cheap, concurrency: 1, maxWaiting: 0 });
    await expect(passwords.hash(null as never)).rejects.toThrow();
    expect(await passwords.verify(null, 'password')).toBe(false);
  });
});

describe('A hash that a library rejects', () => {
  const cases = [
    ['impossible parameters', '$scrypt$ln=20,r=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'],
    ['another alphabet', '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhb_Q$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'],
    ['an unknown algorithm', 'md5$salt$5f4dcc3b5aa765d61d8327deb882cf99'],
    ['no form at all', 'password'],
  ] as const;

  test.each(cases)('with %s matches no password, and is logged once', async (_, stored) => {
    const lines: unknown[] = [];
    const passwords = createPasswords({ cost: cheap, log: { warn: (...line: unknown[]) => void lines.push(line) } });
    for (const password of ['password', '']) {
      expect(await passwords.verify(stored, password, { deploymentId: 7 })).toBe(false);
    }
    expect(lines).toEqual([[expect.objectContaining({ kind: kindOf(stored), deploymentId: 7 }), expect.any(String)]]);
  });

  test.each(cases)('with %s does not fail checks of other hashes of the deployment', async (_, stored) => {
    const passwords = createPasswords({ cost: cheap });
    const kinds = [kindOf(stored)];
    const hash = await passwords.hash('password');
    expect(await passwords.verify(hash, 'password', { kinds })).toBe(true);
    expect(await passwords.verify(hash, 'wrong', { kinds })).toBe(false);
    expect(await passwords.verify(null, 'password', { kinds })).toBe(false);
  });

  test('is recognized by its kind before it is stored', async () => {
    const passwords = createPasswords({ cost: cheap });
    expect(await passwords.canCalculate('$scrypt$ln=20,r=1,p=1$32')).toBe(false);
    expect(await passwords.canCalculate('$scrypt$ln=4,r=1,p=1$32')).toBe(true);
  });
});
