import { pbkdf2Sync, randomBytes, scryptSync } from 'node:crypto';
import { hashSync as argon2 } from '@node-rs/argon2';
import { hashSync as bcrypt } from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { importedHash, type PasswordHasher } from '../../../src/platform/crypto/imported-hashes.ts';
import { decoyOf, kindOf, matchesHash } from '../../../src/platform/crypto/password-hashes.ts';
import { createPasswords } from '../../../src/platform/crypto/passwords.ts';
import { durationRatio } from '../../support/durations.ts';

const PASSWORD = 'correct horse battery staple';
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
const salt = randomBytes(16);
const pbkdf2 = (hash: string, length: number) => pbkdf2Sync(PASSWORD, salt, 1_000, length, hash);

/** Hashes of the password in the form of each system, and a vector of another implementation where there is one. */
const HASHES: [PasswordHasher, string, string?][] = [
  ['argon2id', argon2(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 })],
  ['argon2i', argon2(PASSWORD, { algorithm: 1, memoryCost: 64, timeCost: 2, parallelism: 1 })],
  ['bcrypt', bcrypt(PASSWORD, 4)],
  ['bcrypt', bcrypt(PASSWORD, 4).replace('$2y$', '$2b$')],
  ['bcrypt', '$2a$05$bvIG6Nmid91Mu9RcmmWZfO5HJIMCT8riNW0hEp8f6/FuA2/mHZFpe', 'null'],
  ['scrypt', `$scrypt$ln=4,r=8,p=1$${base64(salt)}$${base64(scryptSync(PASSWORD, salt, 32, { N: 16, r: 8, p: 1 }))}`],
  ['pbkdf2_sha256', `$pbkdf2-sha256$i=1000,l=32$${base64(salt)}$${base64(pbkdf2('sha256', 32))}`],
  ['pbkdf2_sha512', `$pbkdf2-sha512$1000$${base64(salt).replaceAll('+', '.')}$${base64(pbkdf2('sha512', 64))}`],
  [
    'pbkdf2_sha256',
    `pbkdf2_sha256$1000$seasalt$${pbkdf2Sync(PASSWORD, 'seasalt', 1_000, 32, 'sha256').toString('base64')}`,
  ],
];

function stored(hasher: PasswordHasher, text: string): string {
  const imported = importedHash(hasher, text);
  if ('problem' in imported) throw new Error(imported.problem);
  return imported.hash;
}

describe('importedHash', () => {
  it.each([...HASHES])('accepts a %s hash like %s, which only its password matches', async (hasher, text, vector) => {
    const hash = stored(hasher, text);
    const password = vector === 'null' ? 'test' : PASSWORD;
    if (vector !== 'null') expect(await matchesHash(hash, password)).toBe(true);
    expect(await matchesHash(hash, `${password}r`)).toBe(false);
    expect(createPasswords().needsRehash(hash)).toBe(true);
  });

  it.each([
    ['bcrypt', '$2b$15$abcdefghijklmnopqrstuuWOx2m0Dkn5O4KZkZ3XDyXyRYl6iKxpG', 'a cost of at most 14'],
    ['bcrypt', '$2b$10$short', 'must have the form'],
    ['bcrypt', '$2x$10$abcdefghijklmnopqrstuuWOx2m0Dkn5O4KZkZ3XDyXyRYl6iKxpG', 'must have the form'],
    [
      'argon2id',
      '$argon2id$v=19$m=262144,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
      'm at most',
    ],
    [
      'argon2id',
      '$argon2id$v=19$m=65536,t=9,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
      'm·t at most',
    ],
    [
      'argon2id',
      '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
      'must have the form',
    ],
    [
      'argon2id',
      '$argon2id$v=19$m=64,t=0,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
      't and p of at least 1',
    ],
    ['scrypt', '$scrypt$ln=18,r=8,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc', 'N·r·p at most'],
    [
      'scrypt',
      '$scrypt$ln=14,r=0,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
      'impossible parameters',
    ],
    ['pbkdf2_sha256', '$pbkdf2-sha256$i=9000000$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc', 'iterations'],
    [
      'pbkdf2_sha512',
      '$pbkdf2-sha256$i=1000$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
      'must have the form',
    ],
    ['pbkdf2_sha256', '$pbkdf2-sha256$i=1000$c29tZXNhbHQ$CTFh', 'a digest of 16 to 64 bytes'],
  ] as const)('rejects the %s hash %s', (hasher, text, problem) => {
    expect(importedHash(hasher, text)).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('Decoys', () => {
  it.each([...HASHES])('of a %s hash have its kind, and no password matches them', async (hasher, text) => {
    const kind = kindOf(stored(hasher, text));
    expect(kindOf(decoyOf(kind))).toBe(kind);
    expect(await matchesHash(decoyOf(kind), PASSWORD)).toBe(false);
  });

  it('make checks take the same time for an imported hash, for another one and for a missing user', async () => {
    const passwords = createPasswords({ cost: { memoryCost: 1_024, timeCost: 1, parallelism: 1 } });
    const imported = bcrypt(PASSWORD, 8);
    const own = await passwords.hash(PASSWORD);
    const check = (hash: string | null) => () => passwords.verify(hash, 'wrong', { kinds: [kindOf(imported)] });
    for (const hash of [own, null]) {
      expect(await durationRatio(check(hash), check(imported), 1.6)).toBeLessThan(1.6);
      expect(await durationRatio(check(imported), check(hash), 1.6)).toBeLessThan(1.6);
    }
  });
});
