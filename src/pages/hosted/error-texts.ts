import type { OperationError } from './operation-failure.ts';
import type { PageRequest } from './page.ts';
import { hasText } from './texts/texts.ts';

interface ShownError extends Pick<OperationError, 'code' | 'message' | 'rule'> {
  readonly retryAfter?: number | undefined;
}

/** The text of an error in the language of the page. An error without a text of its own is shown with its English message. */
export function errorText(
  { text }: Pick<PageRequest, 'text'>,
  { code, message, rule, retryAfter }: ShownError,
): string {
  if (rule !== undefined) return text(`error.rule.${rule.name}`, rule.values);
  const key = `error.${code}`;
  if (!hasText(key)) return message;
  return text(key, { message, minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) });
}
