import { sql } from 'kysely';
import type { AuthSettings } from '../../deployment/index.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type FieldRule, fieldRule } from '../../platform/validation/field-rules.ts';
import { userNotFound } from '../users/user.reads.ts';
import { isCommonPassword, normalizeForComparison } from './common-passwords.ts';

/**
 * Every rule that the password breaks: the rules of the settings, and those of
 * `guessablePasswordErrors`. Lengths are counted in code points. `words` are the user's own words.
 */
export function passwordErrors(
  password: string,
  rules: AuthSettings['password'],
  words: readonly (string | null)[],
): FieldRule[] {
  const kinds: readonly (readonly [boolean, RegExp, FieldRule])[] = [
    [rules.requireLowercase, /\p{Ll}/u, fieldRule('PASSWORD_LOWERCASE')],
    [rules.requireUppercase, /\p{Lu}/u, fieldRule('PASSWORD_UPPERCASE')],
    [rules.requireNumber, /\p{Nd}/u, fieldRule('PASSWORD_NUMBER')],
    [rules.requireSpecial, /[^\p{L}\p{N}\s]/u, fieldRule('PASSWORD_SPECIAL')],
  ];
  const broken = kinds.filter(([isRequired, kind]) => isRequired && !kind.test(password)).map(([, , rule]) => rule);
  const isShort = [...password].length < rules.minLength;
  const guessable = guessablePasswordErrors(password, words);
  return [...(isShort ? [fieldRule('TOO_SHORT', { min: rules.minLength })] : []), ...broken, ...guessable];
}

/** Rejects common passwords and the user's own words, as NIST SP 800-63B requires. No setting disables this. */
export function guessablePasswordErrors(password: string, words: readonly (string | null)[]): FieldRule[] {
  if (isCommonPassword(password)) return [fieldRule('PASSWORD_COMMON')];
  const typed = normalizeForComparison(password);
  const own = words.flatMap((word) => (word === null ? [] : [word, ...word.split('@').slice(0, 1)]));
  if (!own.some((word) => normalizeForComparison(word) === typed)) return [];
  return [fieldRule('PASSWORD_PERSONAL')];
}

/** Throws 403 when the settings disable passwords. */
export function assertPasswordsEnabled({ password }: AuthSettings): void {
  if (!password.enabled) throw new ServiceError('FEATURE_DISABLED', 'This deployment does not use passwords.');
}

/** Words that others know about a user: the username, the email addresses and the application's name. */
export async function personalWordsOf(rows: Rows, deploymentId: number, userId: string): Promise<(string | null)[]> {
  const { username, appName, emails } = await rows
    .selectFrom('user as u')
    .innerJoin('deployment as d', 'd.id', 'u.deployment_id')
    .select([
      'u.username',
      sql<string>`coalesce(nullif(d.ui_settings->>'appName', ''), d.name)`.as('appName'),
      sql<string[]>`array(
        select e.email from user_email e where e.deployment_id = ${DEPLOYMENT_ID} and e.user_id = u.id
      )`.as('emails'),
    ])
    .where('u.deployment_id', '=', deploymentId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow(userNotFound);
  return [username, appName, ...emails];
}
