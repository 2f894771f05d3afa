import type { GraphQLEnumValue } from 'graphql';

/**
 * GraphQL uses camelCase and UPPER_SNAKE, REST snake_case and lower case. Only names of the schema are converted. Keys inside
 * JSON scalars are data and stay unchanged.
 */

/**
 * Names whose `SignIn` or `SignUp` is one word in REST, by their name in GraphQL. REST has used both spellings since it was
 * documented: `signin_attempt_id` and `sign_in_page_url`. New names are not in this list.
 */
const ONE_WORD_NAMES: ReadonlySet<string> = new Set([
  'activeSignIn',
  'afterSignInRedirectUrl',
  'afterSignUpRedirectUrl',
  'signIn',
  'signInAttempt',
  'signInAttemptId',
  'signInAttempts',
  'signInId',
  'signIns',
  'signUpAttempt',
  'signUpAttemptId',
  'signUpAttempts',
  'signUpTermsStatement',
  'signUpTermsStatementShown',
  'verifySignUp',
]);

/** `displayName` → `display_name`. No underscore before a digit: `code1`, `web3Wallet` → `web3_wallet`. */
export function toSnake(name: string): string {
  const words = ONE_WORD_NAMES.has(name) ? name.replace(/(?<=[sS]ign)(In|Up)/, (word) => word.toLowerCase()) : name;
  return words.replace(/[A-Z]/g, (letter, index) => (index === 0 ? '' : '_') + letter.toLowerCase());
}

/** Enums whose values are codes that callers compare with. They are the same in REST and GraphQL. */
const CODE_ENUMS: ReadonlySet<string> = new Set([
  'ErrorCode',
  'WebhookAttemptError',
  'ApiKeyCheckCode',
  'SigningKeyAlgorithm',
]);

/** An enum value: its GraphQL name and its internal value. They are equal unless a resolver map sets an internal value. */
type EnumValue = Pick<GraphQLEnumValue, 'name' | 'value'>;

/**
 * `VECTOR` → `vector`. Values of code enums (`NOT_FOUND`) stay unchanged. A value with a different internal value is written
 * as that: `USERS_READ` → `users:read`.
 */
export function toRestEnumValue(enumName: string, { name, value }: EnumValue): string {
  if (value !== name) return String(value);
  return CODE_ENUMS.has(enumName) ? name : name.toLowerCase();
}
