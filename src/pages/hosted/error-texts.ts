import type { PageRequest } from './page.ts';
import { hasText } from './texts/texts.ts';

/** The text of an error in the language of the page. Codes without a text of their own are shown with their English message. */
export function errorText(
  { text }: Pick<PageRequest, 'text'>,
  {
    code,
    message,
    retryAfter,
  }: { readonly code: string; readonly message: string; readonly retryAfter?: number | undefined },
): string {
  const key = `error.${code}`;
  if (!hasText(key)) return message;
  return text(key, { message, minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) });
}
