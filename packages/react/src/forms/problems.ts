import { GatehouseError, ServiceError } from '@gatehouse/client/session';
import type { Text, TextKey } from './texts.ts';

/** What is wrong with what was entered: at the fields, by their names, or else with the whole. */
export interface Problem {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** The code of the service, if it has rejected the request. */
  readonly code: string | null;
}

export const fieldProblem = (fields: Readonly<Record<string, string>>): Problem => ({
  fields,
  message: null,
  code: null,
});

/** The field that an error of the service is about, if the form has it. */
const FIELD_OF: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: 'password',
  INVALID_CODE: 'code',
  EMAIL_TAKEN: 'email',
  PHONE_TAKEN: 'phone_number',
  USERNAME_TAKEN: 'username',
};

/** The messages of the service for fields, each with its text. Another message is shown as it is. */
const RULES: readonly (readonly [message: RegExp, key: TextKey])[] = [
  [/is required.*: an account signs in with it$/, 'needsIdentifier'],
  [/is required( by this strategy)?$|must not be (null|blank)$/, 'required'],
  [/must be an email address$/, 'invalidEmail'],
  [/must be a phone number/, 'invalidPhone'],
  [/must contain a lower-case letter$/, 'lowercase'],
  [/must contain an upper-case letter$/, 'uppercase'],
  [/must contain a digit$/, 'digit'],
  [/must contain a character other than/, 'special'],
  [/is one of the most common passwords/, 'passwordCommon'],
  [/must not be your email address/, 'passwordPersonal'],
  [/must consist of letters, digits|must use letters of one script/, 'invalidUsername'],
  [/must have at least (?<min>\d+) character/, 'passwordShort'],
  [/must have (?<min>\d+) to (?<max>\d+) characters$/, 'invalidLength'],
];

const KINDS: ReadonlySet<TextKey> = new Set(['lowercase', 'uppercase', 'digit', 'special']);

/** The text for what the service says about a field. */
export function fieldText(text: Text, message: string): string {
  for (const [pattern, key] of RULES) {
    const found = pattern.exec(message);
    if (found === null) continue;
    return KINDS.has(key) ? text('passwordNeeds', { kinds: text(key) }) : text(key, { ...found.groups });
  }
  return message.replace(/^`[^`]*` /, '');
}

/** What to say about an error. `names` are the fields of the form. */
export function problemOf(text: Text, error: unknown, names: readonly string[]): Problem {
  if (!(error instanceof GatehouseError)) return whole(codeOf(error), text, error);
  const { code } = error;
  if (!(error instanceof ServiceError)) return whole(code, text, error);
  const fields: Record<string, string> = {};
  for (const { path, message } of error.fields) {
    const name = nameIn(names, path);
    if (name !== undefined) fields[name] ??= fieldText(text, message);
  }
  const field = nameIn(names, FIELD_OF[code] ?? '');
  if (field !== undefined) fields[field] = whole(code, text, error).message ?? '';
  if (Object.keys(fields).length > 0) return { fields, message: null, code };
  // Fields that the person cannot see, such as a page to return to that is not allowed: the developer of the page reads it.
  if (error.fields.length > 0) return { fields, message: error.fields.map(({ message }) => message).join(' '), code };
  const wait = waitText(text, error.retryAfter ?? 60);
  return { fields, message: whole(code, text, error, { wait }).message, code };
}

/** The field with this name. One field may be for both identifiers. */
const nameIn = (names: readonly string[], name: string) =>
  names.find((each) => each === name || (each === 'identifier' && (name === 'email' || name === 'username')));

function whole(code: string, text: Text, error: unknown, values: Readonly<Record<string, string>> = {}): Problem {
  const found = text(`error.${code}` as TextKey, values);
  // The service says more about an error without a text than the form could.
  const message = found || (error instanceof ServiceError && error.message) || text('error.OTHER');
  return { fields: {}, message, code };
}

export const waitText = (text: Text, seconds: number): string =>
  seconds < 120 ? text('seconds', { count: seconds }) : text('minutes', { count: Math.ceil(seconds / 60) });

/** What a failure of the browser's dialog for passkeys means. */
const BROWSER_CODES: Readonly<Record<string, string>> = {
  NotAllowedError: 'PASSKEY_CANCELLED',
  AbortError: 'PASSKEY_CANCELLED',
  SecurityError: 'PASSKEY_OTHER_ADDRESS',
};

const codeOf = (error: unknown) => (error instanceof DOMException && BROWSER_CODES[error.name]) || 'OTHER';

/** Whether the attempt no longer exists, so that the form begins again. */
export const isExpired = ({ code }: Problem): boolean => code?.endsWith('_ATTEMPT_NOT_FOUND') ?? false;
