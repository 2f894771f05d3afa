import { emailKey, phoneKey, usernameKey, usernameText } from '../../platform/crypto/identifiers.ts';
import { usesOneScript } from '../../platform/crypto/look-alikes.ts';
import type { Transaction } from '../../platform/database/command.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { type ErrorCode, type FieldError, fieldError, ServiceError } from '../../platform/errors.ts';

/** Text as the caller gave it, with the key that it is unique by. */
export interface Identifier {
  readonly text: string;
  readonly key: string;
}

/** The address, or null with the fault added to `errors`. */
export function readEmail(email: string, path: string, errors: FieldError[]): Identifier | null {
  const key = emailKey(email);
  if (key === null) errors.push(fieldError(path, 'must be an e-mail address'));
  return key === null ? null : { text: email, key };
}

/** The number, or null with the fault added to `errors`. */
export function readPhone(phoneNumber: string, path: string, errors: FieldError[]): string | null {
  const key = phoneKey(phoneNumber);
  if (key === null) errors.push(fieldError(path, 'must be a phone number in E.164 form, such as +4930123456'));
  return key;
}

export interface LengthBounds {
  readonly minLength: number;
  readonly maxLength: number;
}

/**
 * The username in NFKC, or null with the rule that it breaks added to `errors`. Its length is counted in code points, as all
 * bounds are.
 */
export function readUsername(
  username: string,
  { minLength, maxLength }: LengthBounds,
  path: string,
  errors: FieldError[],
): Identifier | null {
  const key = usernameKey(username);
  const text = usernameText(username);
  const length = [...text].length;
  const isLongEnough = length >= minLength && length <= maxLength;
  if (key === null) errors.push(fieldError(path, usernameRule(text)));
  if (!isLongEnough) errors.push(fieldError(path, `must have ${minLength} to ${maxLength} characters`));
  return key !== null && isLongEnough ? { text, key } : null;
}

const usernameRule = (text: string): string =>
  usesOneScript(text) || /[^\p{L}\p{Nd}._-]|\p{DI}/u.test(text)
    ? 'must consist of letters, digits, dots, underscores and hyphens'
    : 'must be written with letters of one script: Latin ones alone, for example';

/** Holds the username to the end of the command, or 409 where another user has it. */
export async function reserveUsername(tx: Transaction, key: string, path: string, userId?: string): Promise<void> {
  await tx.lock(`username ${key}`);
  const taken = await findUsername(tx, key);
  if (taken && taken.id !== userId) throw isTaken('USERNAME_TAKEN', 'Another user has this username.', path);
}

/** The user who has the username, or undefined. */
export function findUsername({ rows, deploymentId }: Place, key: string): Promise<{ id: string } | undefined> {
  return rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('username_key', '=', key)
    .executeTakeFirst();
}

/** Where to look: a command, or the pool. */
export interface Place {
  readonly rows: Rows;
  readonly deploymentId: number;
}

export function isTaken(code: ErrorCode, message: string, path: string): ServiceError {
  return new ServiceError(code, message, { errors: [fieldError(path, 'is taken', code)] });
}
