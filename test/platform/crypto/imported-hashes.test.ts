import { randomBytes } from 'node:crypto';
import { hashSync as argon2 } from '@node-rs/argon2';
import { hashSync as bcrypt } from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { importedHash, type PasswordHasher } from '../../../src/platform/crypto/imported-hashes.ts';
import { decoyOf, kindOf, matchesHash } from '../../../src/platform/crypto/password-hashes.ts';

const PASSWORD = 'correct horse battery staple';
const base64 = (length: number) => randomBytes(length).toString('base64').replaceAll('=', '');
const [SALT, DIGEST] = [base64(16), base64(32)];
const OTHER_ALPHABET = `${SALT.slice(0, -2)}_A`;

const reasonOf = (hasher: PasswordHasher, text: string) => {
  const imported = importedHash(hasher, text);
  return 'problem' in imported ? imported.problem : null;
};

const hashOf = (hasher: PasswordHasher, text: string) => {
  const imported = importedHash(hasher, text);
  if ('problem' in imported) throw new Error(imported.problem);
  return imported.hash;
};

describe('importedHash', () => {
  it.each([
    ['argon2id', 'm=64,p=1,t=2', 'm=64,t=2,p=1'],
    ['argon2id', 't=2,p=1,m=64', 'm=64,t=2,p=1'],
    ['argon2i', 'p=1,t=2,m=64', 'm=64,t=2,p=1'],
  ] as const)('accepts the parameters of %s in the order %s, which stores one order', async (hasher, given, stored) => {
    const algorithm = hasher === 'argon2i' ? 1 : 2;
    const hash = argon2(PASSWORD, { algorithm, memoryCost: 64, timeCost: 2, parallelism: 1 });
    const imported = hashOf(hasher, hash.replace(stored, given));
    expect(imported).toBe(hash);
    expect(await matchesHash(imported, PASSWORD)).toBe(true);
  });

  it.each([
    ['scrypt', `$scrypt$r=8,p=1,ln=4$${SALT}$${DIGEST}`, `$scrypt$ln=4,r=8,p=1$${SALT}$${DIGEST}`],
    ['pbkdf2_sha256', `$pbkdf2-sha256$l=32,i=9$${SALT}$${DIGEST}`, `$pbkdf2-sha256$i=9$${SALT}$${DIGEST}`],
  ] as const)('accepts the parameters of %s in another order', (hasher, given, stored) => {
    expect(hashOf(hasher, given)).toBe(stored);
  });

  it('accepts a bcrypt hash whose unused bits are not zero', async () => {
    const hash = bcrypt(PASSWORD, 4);
    // Four bits of the last character of the salt and two of the digest are not used.
    const next = (character: string) => String.fromCharCode(character.charCodeAt(0) + 1);
    const given = `${hash.slice(0, 28)}${next(hash[28] as string)}${hash.slice(29, 59)}${next(hash[59] as string)}`;
    expect(given).not.toBe(hash);
    expect(await matchesHash(hashOf('bcrypt', given), PASSWORD)).toBe(true);
  });

  it.each([
    ['argon2id', 'm=8,t=1,p=2'],
    ['argon2id', 'm=64,t=1,p=0'],
    ['argon2id', 'm=0,t=1,p=1'],
    ['scrypt', 'ln=20,r=1,p=1'],
    ['scrypt', 'ln=16,r=1,p=1'],
    ['scrypt', 'ln=0,r=8,p=1'],
    ['scrypt', 'ln=4,r=8,p=0'],
    ['pbkdf2_sha512', 'i=0'],
  ] as const)('rejects %s with %s, with which no hash can be calculated', (hasher, parameters) => {
    const version = hasher === 'argon2id' ? '$v=19' : '';
    const text = `$${hasher.replace('_', '-')}${version}$${parameters}$${SALT}$${DIGEST}`;
    expect(reasonOf(hasher, text)).toContain('impossible parameters');
  });

  it.each([
    ['argon2id', `$argon2id$v=19$m=64,t=1$${SALT}$${DIGEST}`],
    ['argon2id', `$argon2id$v=19$m=64,t=1,t=1,p=1$${SALT}$${DIGEST}`],
    ['argon2id', `$argon2id$v=19$m=064,t=1,p=1$${SALT}$${DIGEST}`],
    ['argon2id', `$argon2id$v=19$m=64,t=1,p=1,data=QUFB$${SALT}$${DIGEST}`],
    ['argon2id', `$argon2id$v=16$m=64,t=1,p=1$${SALT}$${DIGEST}`],
    ['argon2id', `$argon2id$m=64,t=1,p=1$${SALT}$${DIGEST}`],
    ['scrypt', `$scrypt$ln=04,r=8,p=1$${SALT}$${DIGEST}`],
    ['scrypt', `$scrypt$ln=4,r=8,p=1,x=1$${SALT}$${DIGEST}`],
    ['pbkdf2_sha256', `$pbkdf2-sha256$i=1000,l=20$${SALT}$${DIGEST}`],
    ['pbkdf2_sha256', `$pbkdf2-sha256$i=1e3$${SALT}$${DIGEST}`],
    ['pbkdf2_sha256', `pbkdf2_sha256$01000$seasalt$${DIGEST}=`],
    ['bcrypt', `$2b$00$${'a'.repeat(53)}`],
    ['bcrypt', `$2b$32$${'a'.repeat(53)}`],
    ['bcrypt', `$2b$10$${'a'.repeat(52)}+`],
  ] as const)('rejects the %s hash %s, which has another form', (hasher, text) => {
    expect(reasonOf(hasher, text)).toContain('must have the form');
  });

  it.each([
    ['argon2id', `$argon2id$v=19$m=64,t=1,p=1$${OTHER_ALPHABET}$${DIGEST}`],
    ['argon2i', `$argon2i$v=19$m=64,t=1,p=1$${SALT}$${DIGEST.slice(0, -2)}-A`],
    ['argon2id', `$argon2id$v=19$m=64,t=1,p=1$${SALT}$${DIGEST}=`],
    ['argon2id', `$argon2id$v=19$m=64,t=1,p=1$${SALT}$${DIGEST}AA`],
    ['argon2id', `$argon2id$v=19$m=64,t=1,p=1$${SALT.slice(0, -1)}B$${DIGEST}`],
    ['scrypt', `$scrypt$ln=4,r=8,p=1$${OTHER_ALPHABET}$${DIGEST}`],
    ['pbkdf2_sha256', `$pbkdf2-sha256$i=1000$${OTHER_ALPHABET}$${DIGEST}`],
    ['pbkdf2_sha256', `pbkdf2_sha256$1000$seasalt$${DIGEST.slice(0, -2)}_A=`],
  ] as const)('rejects the %s hash %s, which has another alphabet than base64', (hasher, text) => {
    expect(reasonOf(hasher, text)).toContain('in base64');
  });

  const argon2s = [8, 127, 128].flatMap((m) => [1, 2, 15, 16].map((p) => `$argon2id$v=19$m=${m},t=1,p=${p}`));
  const scrypts = [1, 15, 16].flatMap((ln) => [1, 2].map((r) => `$scrypt$ln=${ln},r=${r},p=1`));
  it.each([
    ...argon2s.map((start) => ['argon2id', start] as const),
    ...[...scrypts, '$scrypt$ln=1,r=999,p=2', '$scrypt$ln=1,r=1,p=999'].map((start) => ['scrypt', start] as const),
    ['pbkdf2_sha256', '$pbkdf2-sha256$i=1'] as const,
    ['pbkdf2_sha512', '$pbkdf2-sha512$i=1'] as const,
  ])('accepts %s hashes with %s only if they can be calculated', async (hasher, start) => {
    for (const [saltBytes, digestBytes] of [[1, 16] as const, [64, 64] as const]) {
      const imported = importedHash(hasher, `${start}$${base64(saltBytes)}$${base64(digestBytes)}`);
      if ('problem' in imported) continue;
      expect(await matchesHash(imported.hash, PASSWORD)).toBe(false);
      expect(await matchesHash(decoyOf(kindOf(imported.hash)), PASSWORD)).toBe(false);
    }
  });
});
