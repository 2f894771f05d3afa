import { pbkdf2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verify as verifyArgon2 } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';

/** Hashes of passwords that other systems made, and the limits of their costs. A check takes about a second at most. */

export const PASSWORD_HASHERS = ['argon2id', 'argon2i', 'bcrypt', 'scrypt', 'pbkdf2_sha256', 'pbkdf2_sha512'] as const;
export type PasswordHasher = (typeof PASSWORD_HASHERS)[number];

/** A hash in the form in which it is stored, or the reason why it cannot be imported: a predicate. */
export type ImportedHash = { readonly hash: string } | { readonly problem: string };

const MAX_ARGON2_KIB = 65_536;
const MAX_ARGON2_WORK = 262_144;
const MAX_BCRYPT_COST = 14;
/** N·r·p. A check takes 128 bytes of memory for each of N·r, so 128 MiB at most. */
const MAX_SCRYPT_WORK = 2 ** 20;
const MAX_PBKDF2_ITERATIONS = 2_000_000;
const MIN_DIGEST_BYTES = 16;
const MAX_DIGEST_BYTES = 64;
const MAX_SALT_BYTES = 64;

const ARGON2 = /^\$(argon2id?)\$v=19\$m=(\d{1,6}),t=(\d{1,4}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;
const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const SCRYPT = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/;
const PBKDF2 = /^\$pbkdf2-(sha256|sha512)\$(?:i=)?(\d{1,8})(?:,l=\d{1,3})?\$([\w+/.]+)\$([\w+/.]+)$/;
/** The form of Django: the salt is text, and the digest is base64. */
const DJANGO_PBKDF2 = /^pbkdf2_(sha256|sha512)\$(\d{1,8})\$([^$]{1,64})\$([\w+/]+=*)$/;

/** Checks a hash and its cost, and converts it to the form in which it is stored. */
export function importedHash(hasher: PasswordHasher, text: string): ImportedHash {
  if (hasher === 'bcrypt') return importedBcrypt(text);
  if (hasher === 'scrypt') return importedScrypt(text);
  if (hasher === 'argon2id' || hasher === 'argon2i') return importedArgon2(hasher, text);
  return importedPbkdf2(hasher, text);
}

/** The algorithm and the cost of a stored hash. Checks of two hashes of one kind take the same time. */
export function kindOf(stored: string): string {
  const bcrypt = BCRYPT.exec(stored);
  if (bcrypt) return `$2b$${bcrypt[1]}`;
  const parts = stored.split('$');
  // The length of the digest changes the time of PBKDF2 only beyond one block, so it is a part of the kind.
  return [...parts.slice(0, -2), bytesOf(parts.at(-1) ?? '').length].join('$');
}

/** A hash of this kind that no password matches. Its random bytes take as long to check as a real digest. */
export function decoyOf(kind: string): string {
  const bcrypt = /^\$2b\$(\d\d)$/.exec(kind);
  // The last character of a salt and of a digest has unused bits, which are zero.
  if (bcrypt) return `${kind}$${randomBcryptText(21)}.${randomBcryptText(30)}.`;
  const parts = kind.split('$');
  const length = Number(parts.at(-1));
  return [...parts.slice(0, -1), base64Of(randomBytes(16)), base64Of(randomBytes(length))].join('$');
}

/** Whether the password matches the hash. `password` is as the user typed it. */
export async function matchesHash(stored: string, password: string): Promise<boolean> {
  if (BCRYPT.test(stored)) return verifyBcrypt(password, stored);
  const digest = await digestOf(stored, password);
  if (digest === null) return verifyArgon2(stored, password);
  return digest.expected.length === digest.made.length && timingSafeEqual(digest.expected, digest.made);
}

async function digestOf(stored: string, password: string) {
  const [, log2N = '', r = '', p = '', ...scryptParts] = SCRYPT.exec(stored) ?? [];
  if (log2N !== '') {
    const [salt, expected] = scryptParts.map(bytesOf) as [Buffer, Buffer];
    const cost = { N: 2 ** Number(log2N), r: Number(r), p: Number(p), maxmem: 256 * 1024 * 1024 };
    return { expected, made: await scryptAsync(password, salt, expected.length, cost) };
  }
  const [, hash = '', iterations = '', ...parts] = PBKDF2.exec(stored) ?? [];
  if (hash === '') return null;
  const [salt, expected] = parts.map(bytesOf) as [Buffer, Buffer];
  return { expected, made: await promisify(pbkdf2)(password, salt, Number(iterations), expected.length, hash) };
}

const scryptAsync = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>;

function importedArgon2(hasher: string, text: string): ImportedHash {
  const [, algorithm, memory, time, parallelism, salt = '', digest = ''] = ARGON2.exec(text) ?? [];
  if (algorithm !== hasher) return invalid(`$${hasher}$v=19$m=…,t=…,p=…$salt$digest`);
  const [m, t, p] = [Number(memory), Number(time), Number(parallelism)];
  if (t < 1 || p < 1 || m < 8 * p || p > 16) return invalid(`$${hasher}$v=19$m=…,t=…,p=…$salt$digest`);
  if (m > MAX_ARGON2_KIB || m * t > MAX_ARGON2_WORK) {
    return tooCostly(`m at most ${MAX_ARGON2_KIB} and m·t at most ${MAX_ARGON2_WORK}`);
  }
  return checkedLengths(text, bytesOf(salt), bytesOf(digest), 8);
}

function importedBcrypt(text: string): ImportedHash {
  const cost = Number(BCRYPT.exec(text)?.[1] ?? 0);
  if (cost < 4 || cost > 31) return invalid('$2a$, $2b$ or $2y$, two digits of cost and 53 characters');
  return cost > MAX_BCRYPT_COST ? tooCostly(`a cost of at most ${MAX_BCRYPT_COST}`) : { hash: text };
}

function importedScrypt(text: string): ImportedHash {
  const [, log2N, r, p, salt = '', digest = ''] = SCRYPT.exec(text) ?? [];
  const work = 2 ** Number(log2N) * Number(r) * Number(p);
  if (!(Number(log2N) >= 1 && work >= 2)) return invalid('$scrypt$ln=…,r=…,p=…$salt$digest');
  if (work > MAX_SCRYPT_WORK) return tooCostly(`N·r·p at most ${MAX_SCRYPT_WORK}`);
  return checkedLengths(text, bytesOf(salt), bytesOf(digest));
}

function importedPbkdf2(hasher: 'pbkdf2_sha256' | 'pbkdf2_sha512', text: string): ImportedHash {
  const name = hasher.slice('pbkdf2_'.length);
  const [, phcName, phcIterations, phcSalt, phcDigest] = PBKDF2.exec(text) ?? [];
  const [, djangoName, djangoIterations, djangoSalt, djangoDigest] = DJANGO_PBKDF2.exec(text) ?? [];
  if ((phcName ?? djangoName) !== name) {
    return invalid(`$pbkdf2-${name}$i=…$salt$digest or ${hasher}$iterations$salt$digest`);
  }
  const iterations = Number(phcIterations ?? djangoIterations);
  if (iterations < 1) return invalid('at least one iteration');
  if (iterations > MAX_PBKDF2_ITERATIONS) return tooCostly(`at most ${MAX_PBKDF2_ITERATIONS} iterations`);
  const salt = djangoSalt === undefined ? bytesOf(phcSalt ?? '') : Buffer.from(djangoSalt, 'utf8');
  const digest = bytesOf(phcDigest ?? djangoDigest ?? '');
  return checkedLengths(`$pbkdf2-${name}$i=${iterations}$${base64Of(salt)}$${base64Of(digest)}`, salt, digest);
}

function checkedLengths(hash: string, salt: Buffer, digest: Buffer, minSaltBytes = 1): ImportedHash {
  if (salt.length < minSaltBytes || salt.length > MAX_SALT_BYTES) {
    return { problem: `must have a salt of ${minSaltBytes} to ${MAX_SALT_BYTES} bytes` };
  }
  if (digest.length < MIN_DIGEST_BYTES || digest.length > MAX_DIGEST_BYTES) {
    return { problem: `must have a digest of ${MIN_DIGEST_BYTES} to ${MAX_DIGEST_BYTES} bytes` };
  }
  return { hash };
}

const invalid = (form: string): ImportedHash => ({ problem: `must have the form ${form}` });
const tooCostly = (limit: string): ImportedHash => ({ problem: `costs too much to check: it must have ${limit}` });

/** passlib writes a dot for the plus sign of base64. */
const bytesOf = (text: string): Buffer => Buffer.from(text.replaceAll('.', '+'), 'base64');
const base64Of = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const BCRYPT_ALPHABET = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const randomBcryptText = (length: number): string =>
  [...randomBytes(length)].map((byte) => BCRYPT_ALPHABET[byte % 64]).join('');
