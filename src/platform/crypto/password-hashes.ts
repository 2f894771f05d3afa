import { pbkdf2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verify as verifyArgon2 } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';

/** Stored hashes of passwords, of this service and of others. */

const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const SCRYPT = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/;
const PBKDF2 = /^\$pbkdf2-(sha256|sha512)\$i=(\d{1,8})\$([\w+/]+)\$([\w+/]+)$/;

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

/** Whether the password matches the hash. `password` is as the user typed it. Throws when a library rejects the hash. */
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

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

/** Base64 without padding, as the PHC format has it. */
export const base64Of = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

export const BCRYPT_ALPHABET = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const randomBcryptText = (length: number): string =>
  [...randomBytes(length)].map((byte) => BCRYPT_ALPHABET[byte % 64]).join('');
