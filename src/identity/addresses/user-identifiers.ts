import type { Transaction } from '../../platform/commands/command.ts';
import { usesOneScript } from '../../platform/crypto/confusables.ts';
import { emailKey, phoneKey, usernameKey, usernameText } from '../../platform/crypto/identifiers.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { type ErrorCode, type FieldError, fieldError, ServiceError } from '../../platform/errors.ts';
import { type FieldRule, fieldRule } from '../../platform/validation/field-rules.ts';

/** A text as the caller entered it, and its normalized key, which is unique. */
export interface Identifier {
  readonly text: string;
  readonly key: string;
}

/** Parses an email address. Adds a validation error and returns null when it is invalid. */
export function readEmail(email: string, path: string, errors: FieldError[]): Identifier | null {
  const key = emailKey(email);
  if (key === null) errors.push(fieldError(path, fieldRule('EMAIL')));
  return key === null ? null : { text: email, key };
}

/** Parses a phone number. Adds a validation error and returns null when it is invalid. */
export function readPhone(phoneNumber: string, path: string, errors: FieldError[]): string | null {
  const key = phoneKey(phoneNumber);
  if (key === null) errors.push(fieldError(path, fieldRule('PHONE')));
  return key;
}

export interface LengthBounds {
  readonly minLength: number;
  readonly maxLength: number;
}

/**
 * Parses a username and normalizes it to NFKC. Adds validation errors and returns null when it is invalid. The length is
 * counted in code points, like all length limits.
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
  if (!isLongEnough) errors.push(fieldError(path, fieldRule('LENGTH', { min: minLength, max: maxLength })));
  return key !== null && isLongEnough ? { text, key } : null;
}

const usernameRule = (text: string): FieldRule =>
  usesOneScript(text) || /[^\p{L}\p{Nd}._-]|\p{DI}/u.test(text)
    ? fieldRule('USERNAME_CHARACTERS')
    : fieldRule('USERNAME_SCRIPT');

/** Locks the username until the end of the command. Throws 409 when another user has it. */
export async function reserveUsername(tx: Transaction, key: string, path: string, userId?: string): Promise<void> {
  await tx.lock(`username ${key}`);
  const taken = await findUsername(tx, key);
  if (taken && taken.id !== userId) throw takenError('USERNAME_TAKEN', 'Another user has this username.', path);
}

/** Returns the user who has the username, or undefined. */
export function findUsername({ rows, deploymentId }: DeploymentRows, key: string): Promise<{ id: string } | undefined> {
  return rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('username_key', '=', key)
    .executeTakeFirst();
}

/** The rows of a deployment, inside or outside of a command. */
export interface DeploymentRows {
  readonly rows: Rows;
  readonly deploymentId: number;
}

export function takenError(code: ErrorCode, message: string, path: string): ServiceError {
  return new ServiceError(code, message, { errors: [fieldError(path, 'is taken', code)] });
}
