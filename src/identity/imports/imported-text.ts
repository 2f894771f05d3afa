import { codePointCount, isStorableText, UNSTORABLE_TEXT } from '../../platform/text/text.ts';

/** What is wrong with a text of a line; null for a text with 1 to `maxLength` characters. */
export function textProblem(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return 'must be a string';
  if (!isStorableText(value)) return UNSTORABLE_TEXT;
  const isInBounds = value.trim() !== '' && codePointCount(value) <= maxLength;
  return isInBounds ? null : `must have 1 to ${maxLength} characters`;
}
