import { importedHash, PASSWORD_HASHERS, type PasswordHasher } from '../../platform/crypto/imported-hashes.ts';
import { kindOf } from '../../platform/crypto/password-hashes.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { FORMATS } from '../../platform/graph/formats.ts';
import { DEFAULT_JSON_BYTES, jsonBoundErrors } from '../../platform/json/json-bounds.ts';
import { canonicalLocale } from '../../platform/languages/languages.ts';
import { endSentence } from '../../platform/text/end-sentence.ts';
import {
  type Identifier,
  type LengthBounds,
  readEmail,
  readPhone,
  readUsername,
} from '../addresses/user-identifiers.ts';
import { type ImportedSocialConnection, readSocialConnections } from './imported-social-connection.ts';
import { textProblem } from './imported-text.ts';

/** A user of a line. */
export interface ImportedUser {
  readonly email: Identifier | null;
  readonly isEmailVerified: boolean;
  readonly phoneNumber: string | null;
  readonly isPhoneVerified: boolean;
  readonly username: Identifier | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly locale: string | null;
  readonly isActive: boolean;
  readonly externalId: string | null;
  readonly publicMetadata: Record<string, unknown>;
  readonly privateMetadata: Record<string, unknown>;
  readonly createdAt: Date | null;
  readonly passwordHash: string | null;
  readonly passwordKind: string | null;
  readonly socialConnections: readonly ImportedSocialConnection[];
}

const FIELDS = new Set([
  ...['email', 'email_verified', 'phone_number', 'phone_verified', 'username', 'first_name', 'last_name', 'locale'],
  ...[
    'is_active',
    'external_id',
    'public_metadata',
    'private_metadata',
    'created_at',
    'password_hash',
    'password_hasher',
    'social_connections',
  ],
]);
const MAX_TEXT = 255;
const MAX_HASH_LENGTH = 512;
const MAX_MESSAGE_LENGTH = 500;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

type Fields = Readonly<Record<string, unknown>>;

/** Reads a line. Returns what is wrong with it instead, without its values. */
export function readLine(
  text: string,
  usernameBounds: LengthBounds,
  now: Date,
): { readonly user: ImportedUser } | { readonly problem: string } {
  const fields = parse(text);
  if (fields === null) return { problem: 'The line must be a JSON object.' };
  const errors: FieldError[] = [];
  const unknown = Object.keys(fields).filter((name) => !FIELDS.has(name));
  if (unknown.length > 0) errors.push(fieldError([unknown[0] ?? ''], 'is not a field of an imported user'));
  const user = readUser(fields, { errors, usernameBounds, now });
  const hasIdentifier = ['email', 'phone_number', 'username'].some((name) => fields[name] != null);
  if (!hasIdentifier && user.socialConnections.length === 0) {
    errors.push(fieldError('email', 'is required without `phone_number`, `username` and `social_connections`'));
  }
  if (errors.length === 0) return { user };
  const problems = errors.map(({ path, message }) => endSentence(`\`${path.join('.')}\` ${message}`)).join(' ');
  return { problem: problems.slice(0, MAX_MESSAGE_LENGTH).toWellFormed() };
}

function readUser(
  fields: Fields,
  { errors, usernameBounds, now }: { errors: FieldError[]; usernameBounds: LengthBounds; now: Date },
): ImportedUser {
  const textOf = (name: string, maxLength = MAX_TEXT): string | null => {
    const value = fields[name] ?? null;
    if (value === null) return null;
    const problem = textProblem(value, maxLength);
    if (problem !== null) errors.push(fieldError(name, problem));
    return problem === null ? (value as string) : null;
  };
  const flagOf = (name: string): boolean => {
    const value = fields[name] ?? true;
    if (typeof value !== 'boolean') errors.push(fieldError(name, 'must be true or false'));
    return value === true;
  };
  const objectOf = (name: string): Record<string, unknown> => {
    const value = fields[name] ?? {};
    if (!isObject(value)) errors.push(fieldError(name, 'must be an object'));
    else for (const bound of jsonBoundErrors(value, DEFAULT_JSON_BYTES)) errors.push(fieldError(name, bound));
    return isObject(value) ? value : {};
  };
  const [email, phone, username] = [textOf('email'), textOf('phone_number'), textOf('username')];
  const password = readPassword(textOf('password_hash', MAX_HASH_LENGTH), textOf('password_hasher'), errors);
  return {
    email: email === null ? null : readEmail(email, 'email', errors),
    isEmailVerified: flagOf('email_verified'),
    phoneNumber: phone === null ? null : readPhone(phone, 'phone_number', errors),
    isPhoneVerified: flagOf('phone_verified'),
    username: username === null ? null : readUsername(username, usernameBounds, 'username', errors),
    firstName: textOf('first_name'),
    lastName: textOf('last_name'),
    locale: readLocale(textOf('locale'), errors),
    isActive: flagOf('is_active'),
    externalId: textOf('external_id'),
    publicMetadata: objectOf('public_metadata'),
    privateMetadata: objectOf('private_metadata'),
    createdAt: readTime(textOf('created_at'), now, errors),
    passwordHash: password,
    passwordKind: password === null ? null : kindOf(password),
    socialConnections: readSocialConnections(fields['social_connections'], errors),
  };
}

function readPassword(hash: string | null, hasher: string | null, errors: FieldError[]): string | null {
  if (hash === null && hasher === null) return null;
  if (hash === null || !PASSWORD_HASHERS.includes(hasher as PasswordHasher)) {
    const [field, message] =
      hash === null
        ? ['password_hash', 'is required with `password_hasher`']
        : ['password_hasher', `must be one of ${PASSWORD_HASHERS.join(', ')}`];
    errors.push(fieldError(field, message));
    return null;
  }
  const imported = importedHash(hasher as PasswordHasher, hash);
  if ('hash' in imported) return imported.hash;
  errors.push(fieldError('password_hash', imported.problem));
  return null;
}

function readLocale(text: string | null, errors: FieldError[]): string | null {
  if (text === null) return null;
  if (FORMATS.LOCALE.isValid(text)) return canonicalLocale(text);
  errors.push(fieldError('locale', FORMATS.LOCALE.problem));
  return null;
}

function readTime(text: string | null, now: Date, errors: FieldError[]): Date | null {
  if (text === null) return null;
  const time = new Date(text);
  if (TIME.test(text) && time.getTime() >= 0 && time <= now) return time;
  errors.push(fieldError('created_at', 'must be a time from 1970 until now, such as 2026-01-30T09:30:00Z'));
  return null;
}

function parse(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
