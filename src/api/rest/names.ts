import type { GraphQLEnumValue } from 'graphql';

/**
 * GraphQL speaks camelCase and UPPER_SNAKE, REST snake_case and lower case. Only names of the schema pass through here;
 * keys inside JSON scalars are data and stay as they are.
 */

/** `displayName` → `display_name`. No underscore before a digit: `code1`, `web3Wallet` → `web3_wallet`. */
export function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter, index) => (index === 0 ? '' : '_') + letter.toLowerCase());
}

/** Enums whose values are codes that callers compare with, not words: they are written alike everywhere. */
const CODE_ENUMS: ReadonlySet<string> = new Set(['ErrorCode', 'WebhookAttemptError', 'ApiKeyCheckCode']);

/** A value of an enum: its name in GraphQL, and what rows and resolvers have. Both are the same unless a resolver map says otherwise. */
type EnumValue = Pick<GraphQLEnumValue, 'name' | 'value'>;

/**
 * `VECTOR` → `vector`; the values of an enumeration of codes (`NOT_FOUND`) stay. A value that has an internal value of its own
 * is written as that: `USERS_READ` → `users:read`.
 */
export function toRestEnumValue(enumName: string, { name, value }: EnumValue): string {
  if (value !== name) return String(value);
  return CODE_ENUMS.has(enumName) ? name : name.toLowerCase();
}
