import type { Language } from '../../platform/languages/languages.ts';
import type { Translate } from '../../platform/languages/translations.ts';
import { hasText, type TextKey } from '../texts/texts.ts';
import type { OperationError } from './operation-failure.ts';

interface Texts {
  readonly language: Language;
  readonly text: Translate<TextKey>;
}

interface ShownError extends Pick<OperationError, 'code' | 'message' | 'rule'> {
  readonly retryAfter?: number | undefined;
}

/** Waits up to this one are shown in seconds. */
const MAX_SHOWN_SECONDS = 90;

/** The text of an error in the language of the page. An error without a text of its own is shown with its English message. */
export function errorText({ text, language }: Texts, { code, message, rule, retryAfter }: ShownError): string {
  if (rule !== undefined) return text(`error.rule.${rule.name}`, rule.values);
  const key = `error.${code}`;
  if (!hasText(key)) return message;
  return text(key, { message, wait: waitText(language, Math.max(1, Math.ceil(retryAfter ?? 60))) });
}

/** Whether the error has a text in the language of the page. Others are shown in English. */
export const isTranslated = ({ code, rule }: Pick<ShownError, 'code' | 'rule'>): boolean =>
  rule !== undefined || hasText(`error.${code}`);

/** A duration in the language of the page, such as `45 seconds`. */
function waitText(language: Language, seconds: number): string {
  const isShort = seconds <= MAX_SHOWN_SECONDS;
  const unit = isShort ? 'second' : 'minute';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(isShort ? seconds : Math.ceil(seconds / 60));
}
