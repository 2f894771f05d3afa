import type { Language } from '../languages/languages.ts';
import { formatText, formatTimestamp } from './format-text.ts';
import type { MessageKind, MessageTexts, MessageValues } from './message-kind.ts';

/** The content of a mail message, which the layout renders as text and HTML. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Shown in large digits. */
  readonly code?: string;
  readonly button?: { readonly label: string; readonly url: string };
  /** Small print below the rest. */
  readonly footnote?: string;
}

export interface RenderedMessage extends MailContent {
  /** The paragraphs on one line, for a phone message. */
  readonly line: string;
}

export interface MessageToRender {
  readonly kind: MessageKind;
  readonly values: MessageValues;
  readonly language: Language;
  readonly appName: string;
  /** The texts of the deployment, in place of those of the kind. */
  readonly template?: MessageTexts | null | undefined;
}

/** Inserts the values into the texts of a message. */
export function renderMessage({ kind, values, language, appName, template }: MessageToRender): RenderedMessage {
  const builtIn = kind.texts(language);
  const { subject, paragraphs, buttonLabel, footnote } = template ?? builtIn;
  const localized = { ...localizedValues(kind, values, language), appName };
  const format = (text: string) => formatText(text, language, localized);
  const shown = paragraphs.map(format).filter((text) => text.trim() !== '');
  const { code, url } = values;
  const label = buttonLabel ?? builtIn.buttonLabel;
  return {
    subject: format(subject ?? ''),
    paragraphs: shown,
    line: shown.join(' '),
    ...(kind.places === 'code' && { code: String(code) }),
    ...(kind.places === 'url' && { button: { label: format(label ?? ''), url: String(url) } }),
    ...(footnote !== null && { footnote: format(footnote) }),
  };
}

/** The values as texts show them: timestamps are formatted in the language. */
function localizedValues(kind: MessageKind, values: MessageValues, language: Language): MessageValues {
  const known = { ...values, ...kind.localize?.(values, language) };
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => {
      const isTimestamp = kind.variables[name]?.type === 'timestamp';
      return [name, isTimestamp ? formatTimestamp(String(value), language) : value];
    }),
  );
}
