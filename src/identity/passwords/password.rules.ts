import { sql } from 'kysely';
import type { AuthSettings } from '../../deployment/index.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { userNotFound } from '../users/user.reads.ts';
import { comparable, isCommonPassword } from './common-passwords.ts';

/**
 * Every rule that the password breaks, as predicates: those of the settings, and those that hold everywhere. Lengths count
 * code points. `words` are the user's own, see `guessableFaults`.
 */
export function brokenPasswordRules(
  password: string,
  rules: AuthSettings['password'],
  words: readonly (string | null)[],
): string[] {
  const kinds: readonly (readonly [boolean, RegExp, string])[] = [
    [rules.requireLowercase, /\p{Ll}/u, 'must contain a lower-case letter'],
    [rules.requireUppercase, /\p{Lu}/u, 'must contain an upper-case letter'],
    [rules.requireNumber, /\p{Nd}/u, 'must contain a digit'],
    [rules.requireSpecial, /[^\p{L}\p{N}\s]/u, 'must contain a character that is no letter, digit or blank'],
  ];
  const broken = kinds.filter(([asked, kind]) => asked && !kind.test(password)).map(([, , message]) => message);
  const isShort = [...password].length < rules.minLength;
  const guessable = guessableFaults(password, words);
  return [...(isShort ? [`must have at least ${rules.minLength} characters`] : []), ...broken, ...guessable];
}

/** What NIST SP 800-63B rejects: a common password, or one of the user's own words. No setting switches it off. */
export function guessableFaults(password: string, words: readonly (string | null)[]): string[] {
  if (isCommonPassword(password)) return ['is one of the most common passwords: choose another'];
  const typed = comparable(password);
  const own = words.flatMap((word) => (word === null ? [] : [word, ...word.split('@').slice(0, 1)]));
  if (!own.some((word) => comparable(word) === typed)) return [];
  return ['must not be your e-mail address, your username or the name of the application: choose another'];
}

/** What others know of a user: the username, the addresses, and what the application is called. */
export async function wordsOf(rows: Rows, deploymentId: number, userId: string): Promise<(string | null)[]> {
  const { username, appName, emails } = await rows
    .selectFrom('user as u')
    .innerJoin('deployment as d', 'd.id', 'u.deployment_id')
    .select([
      'u.username',
      sql<string>`coalesce(nullif(d.ui_settings->>'appName', ''), d.name)`.as('appName'),
      sql<string[]>`array(
        select e.email from user_email e where e.deployment_id = u.deployment_id and e.user_id = u.id
      )`.as('emails'),
    ])
    .where('u.deployment_id', '=', deploymentId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow(userNotFound);
  return [username, appName, ...emails];
}
