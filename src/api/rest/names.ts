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

/** `VECTOR` → `vector`; the values of an enumeration of codes (`NOT_FOUND`) stay. */
export function toRestEnumValue(enumName: string, value: string): string {
  return CODE_ENUMS.has(enumName) ? value : value.toLowerCase();
}
