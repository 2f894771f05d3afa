import { BCRYPT_ALPHABET, base64Of } from './password-hashes.ts';

/**
 * Hashes of passwords that other systems made: the forms that are accepted, and the limits of their costs. A check takes about a
 * second at most. Each sign-in of a deployment calculates a hash with the parameters of each imported kind, so that parameters
 * which a library rejects are rejected here.
 */

export const PASSWORD_HASHERS = ['argon2id', 'argon2i', 'bcrypt', 'scrypt', 'pbkdf2_sha256', 'pbkdf2_sha512'] as const;
export type PasswordHasher = (typeof PASSWORD_HASHERS)[number];

/** A hash in the form in which it is stored, or the reason why it cannot be imported: a predicate. */
export type ImportedHash = { readonly hash: string } | { readonly problem: string };

const MAX_ARGON2_KIB = 65_536;
const MAX_ARGON2_WORK = 262_144;
const MAX_ARGON2_PARALLELISM = 16;
const MIN_ARGON2_SALT_BYTES = 8;
const MAX_BCRYPT_COST = 14;
/** N·r·p. A check takes 128 bytes of memory for each of N·r, so 128 MiB at most. */
const MAX_SCRYPT_WORK = 2 ** 20;
const MAX_PBKDF2_ITERATIONS = 2_000_000;
const MIN_DIGEST_BYTES = 16;
const MAX_DIGEST_BYTES = 64;
const MAX_SALT_BYTES = 64;

/** The PHC format: algorithm, version, parameters, salt, digest. */
const PHC = /^\$([a-z0-9-]+)(?:\$v=(\d+))?\$([a-z0-9=,]+)\$([^$]+)\$([^$]+)$/;
const PARAMETER = /^([a-z]+)=(0|[1-9]\d{0,8})$/;
const BCRYPT = /^(\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{21})([./A-Za-z0-9])([./A-Za-z0-9]{30})([./A-Za-z0-9])$/;
/** The form of Django: the salt is text, and the digest is base64 with padding. */
const DJANGO_PBKDF2 = /^pbkdf2_(sha256|sha512)\$([1-9]\d{0,8})\$([^$]{1,64})\$([^$=]+)={0,2}$/;
const BASE64 = /^[A-Za-z0-9+/]+$/;

/** Checks a hash and its cost, and converts it to the form in which it is stored. */
export function importedHash(hasher: PasswordHasher, text: string): ImportedHash {
  if (hasher === 'bcrypt') return importedBcrypt(text);
  if (hasher === 'scrypt') return importedScrypt(text);
  if (hasher === 'argon2id' || hasher === 'argon2i') return importedArgon2(hasher, text);
  return importedPbkdf2(hasher, text);
}

function importedArgon2(hasher: string, text: string): ImportedHash {
  const parts = phcParts(text);
  const parameters = parametersOf(parts?.parameters, ['m', 't', 'p']);
  if (parts === null || parameters === null || parts.algorithm !== hasher || parts.version !== '19') {
    return invalid(`$${hasher}$v=19$m=…,t=…,p=…$salt$digest`);
  }
  const { m = 0, t = 0, p = 0 } = parameters;
  if (t < 1 || p < 1 || m < 8 * p) return impossible('t and p of at least 1 and m of at least 8·p');
  if (m > MAX_ARGON2_KIB || m * t > MAX_ARGON2_WORK || p > MAX_ARGON2_PARALLELISM) {
    return tooCostly(
      `m at most ${MAX_ARGON2_KIB}, m·t at most ${MAX_ARGON2_WORK} and p at most ${MAX_ARGON2_PARALLELISM}`,
    );
  }
  return withBytes(`$${hasher}$v=19$m=${m},t=${t},p=${p}`, parts, MIN_ARGON2_SALT_BYTES);
}

/** Some systems write random bits where the last characters of the salt and the digest have unused ones, which must be zero. */
function importedBcrypt(text: string): ImportedHash {
  const [, start = '', cost = '', saltEnd = '', digest = '', digestEnd = ''] = BCRYPT.exec(text) ?? [];
  if (!(Number(cost) >= 4 && Number(cost) <= 31)) {
    return invalid('$2a$, $2b$ or $2y$, a cost of 04 to 31 and 53 characters');
  }
  if (Number(cost) > MAX_BCRYPT_COST) return tooCostly(`a cost of at most ${MAX_BCRYPT_COST}`);
  return { hash: `${start}${withoutLowBits(saltEnd, 4)}${digest}${withoutLowBits(digestEnd, 2)}` };
}

/** RFC 7914 requires that N is a power of two above 1 and below 2^(128·r/8). */
function importedScrypt(text: string): ImportedHash {
  const parts = phcParts(text);
  const parameters = parametersOf(parts?.parameters, ['ln', 'r', 'p']);
  const isScrypt = parts?.algorithm === 'scrypt' && parts.version === undefined;
  if (!isScrypt || parameters === null) return invalid('$scrypt$ln=…,r=…,p=…$salt$digest');
  const { ln = 0, r = 0, p = 0 } = parameters;
  if (ln < 1 || r < 1 || p < 1 || ln >= 16 * r) return impossible('r and p of at least 1 and ln of 1 to 16·r - 1');
  if (2 ** ln * r * p > MAX_SCRYPT_WORK) return tooCostly(`N·r·p at most ${MAX_SCRYPT_WORK}`);
  return withBytes(`$scrypt$ln=${ln},r=${r},p=${p}`, parts);
}

function importedPbkdf2(hasher: 'pbkdf2_sha256' | 'pbkdf2_sha512', text: string): ImportedHash {
  const name = hasher.slice('pbkdf2_'.length);
  const parts = pbkdf2Parts(text);
  if (parts?.name !== name) return invalid(`$pbkdf2-${name}$i=…$salt$digest or ${hasher}$iterations$salt$digest`);
  if (parts.iterations < 1) return impossible('at least one iteration');
  if (parts.iterations > MAX_PBKDF2_ITERATIONS) return tooCostly(`at most ${MAX_PBKDF2_ITERATIONS} iterations`);
  return withBytes(`$pbkdf2-${name}$i=${parts.iterations}`, parts);
}

function pbkdf2Parts(text: string) {
  const [, django = '', djangoIterations, djangoSalt = '', djangoDigest = ''] = DJANGO_PBKDF2.exec(text) ?? [];
  if (django !== '') {
    const salt = base64Of(Buffer.from(djangoSalt, 'utf8'));
    return { name: django, iterations: Number(djangoIterations), salt, digest: djangoDigest };
  }
  const parts = phcParts(text);
  // passlib leaves out the name of the iterations, and writes a dot for the plus sign of base64.
  const named = parts?.parameters.replace(/^\d+$/, 'i=$&');
  const parameters = parametersOf(named, ['i'], ['l']);
  if (parts === null || parameters === null || parts.version !== undefined) return null;
  const [salt, digest] = [parts.salt.replaceAll('.', '+'), parts.digest.replaceAll('.', '+')];
  // `l` is the length of the digest.
  if (parameters.l !== undefined && parameters.l !== decoded(digest)?.length) return null;
  return { name: parts.algorithm.replace(/^pbkdf2-/, ''), iterations: parameters.i ?? 0, salt, digest };
}

function phcParts(text: string) {
  const [, algorithm, version, parameters = '', salt = '', digest = ''] = PHC.exec(text) ?? [];
  return algorithm === undefined ? null : { algorithm, version, parameters, salt, digest };
}

/** The parameters, which may have any order. Null when one is missing, unknown, repeated or not a decimal number. */
function parametersOf(
  text: string | undefined,
  required: readonly string[],
  optional: readonly string[] = [],
): Record<string, number> | null {
  const found = new Map<string, number>();
  for (const part of text?.split(',') ?? []) {
    const [, name = '', value] = PARAMETER.exec(part) ?? [];
    if (found.has(name) || !(required.includes(name) || optional.includes(name))) return null;
    found.set(name, Number(value));
  }
  return required.every((name) => found.has(name)) ? Object.fromEntries(found) : null;
}

function withBytes(
  start: string,
  { salt: saltText, digest: digestText }: { readonly salt: string; readonly digest: string },
  minSaltBytes = 1,
): ImportedHash {
  const [salt, digest] = [decoded(saltText), decoded(digestText)];
  if (salt === null || digest === null) return { problem: 'must have a salt and a digest in base64 without padding' };
  if (salt.length < minSaltBytes || salt.length > MAX_SALT_BYTES) {
    return { problem: `must have a salt of ${minSaltBytes} to ${MAX_SALT_BYTES} bytes` };
  }
  if (digest.length < MIN_DIGEST_BYTES || digest.length > MAX_DIGEST_BYTES) {
    return { problem: `must have a digest of ${MIN_DIGEST_BYTES} to ${MAX_DIGEST_BYTES} bytes` };
  }
  return { hash: `${start}$${base64Of(salt)}$${base64Of(digest)}` };
}

/** The decoder of Node reads other alphabets and ignores what it cannot read. The libraries that check hashes reject it. */
function decoded(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  return BASE64.test(text) && base64Of(bytes) === text ? bytes : null;
}

const withoutLowBits = (character: string, bits: number): string =>
  BCRYPT_ALPHABET.charAt((BCRYPT_ALPHABET.indexOf(character) >> bits) << bits);

const invalid = (form: string): ImportedHash => ({ problem: `must have the form ${form}` });
const impossible = (rule: string): ImportedHash => ({ problem: `has impossible parameters: it must have ${rule}` });
const tooCostly = (limit: string): ImportedHash => ({ problem: `costs too much to check: it must have ${limit}` });
