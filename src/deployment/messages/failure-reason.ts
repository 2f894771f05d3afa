import { ErrorCode } from 'intl-messageformat';

/** Why a text cannot be rendered: a code of the formatter. The messages of its errors contain the text and its values. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  if ('code' in error && Object.values<unknown>(ErrorCode).includes(error.code)) return String(error.code);
  // The message of a syntax error is the name of its kind.
  return error instanceof SyntaxError && /^[A-Z_]+$/.test(error.message) ? error.message : error.name;
}
