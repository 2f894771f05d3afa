import type { Services } from '../../platform/context.ts';
import { DEFAULT_LANGUAGE, type Language, languageOfLocale } from '../../platform/languages/languages.ts';
import { renderHtml, renderText } from '../../platform/mail/mail-layout.ts';
import type { MessageContent } from '../../platform/mail/mailer.ts';
import type { MessageLanguage } from '../../platform/messages/message-job.ts';
import type { KindMessage, MessageChannel, MessageKind, MessageTexts } from '../../platform/messages/message-kind.ts';
import { type RenderedMessage, renderMessage } from '../../platform/messages/render-message.ts';
import type { PublicUrl } from '../deployments/frontend-url.ts';
import { failureReason } from './failure-reason.ts';
import { appNameOf, type MessageDeployment, mailLookOf } from './mail-look.ts';

/** A message as its job stores it. */
export interface StoredMessage extends KindMessage {
  readonly to: string;
  readonly language: MessageLanguage;
}

/** The kinds of messages of all features. */
export const messageKinds = ({ features }: Pick<Services, 'features'>): readonly MessageKind[] =>
  features.flatMap(({ messages = [] }) => messages);

/** The kinds of messages whose texts a deployment can replace. */
export const templateKinds = (services: Pick<Services, 'features'>): readonly MessageKind[] =>
  messageKinds(services).filter(({ isForOperators }) => !isForOperators);

/** The language of a message: that of the recipient's account, or else of the request, or else English. */
export async function languageOfMessage(
  { database, recipientLocales }: Pick<Services, 'database' | 'recipientLocales'>,
  deploymentId: number,
  channel: MessageChannel,
  { to, language: { userId, locale, requestLocale } }: StoredMessage,
): Promise<Language> {
  const known = locale ?? (await recipientLocales.find(database.rows, deploymentId, { to, channel, userId }));
  return languageOfLocale(known) ?? languageOfLocale(requestLocale) ?? DEFAULT_LANGUAGE;
}

export interface MessageToRender {
  readonly deploymentId: number;
  readonly message: KindMessage;
  readonly language: Language;
  readonly deployment: MessageDeployment;
  readonly template: MessageTexts | null;
}

/**
 * Renders a message with the deployment's texts. A template that fails to render is logged and left out, so that a code always
 * reaches its recipient.
 */
export function renderKind(
  services: Pick<Services, 'features' | 'log'>,
  { deploymentId, message, language, deployment, template }: MessageToRender,
): RenderedMessage {
  const kind = messageKinds(services).find(({ name }) => name === message.kind);
  if (kind === undefined) throw new Error(`Unknown kind of message: ${message.kind}.`);
  const parts = { kind, values: message.values, language, appName: appNameOf(deployment) };
  if (template === null) return renderMessage(parts);
  try {
    return renderMessage({ ...parts, template });
  } catch (error) {
    services.log.warn(
      { deploymentId, kind: kind.name, language, reason: failureReason(error) },
      'A message template cannot be rendered; the built-in text was sent',
    );
    return renderMessage(parts);
  }
}

/** Renders a mail as text and HTML. */
export function renderMail(
  services: Pick<Services, 'features' | 'log'> & { readonly config: PublicUrl },
  toRender: MessageToRender,
): MessageContent {
  const rendered = renderKind(services, toRender);
  const look = mailLookOf(services.config, toRender.deployment, toRender.language);
  return { subject: rendered.subject, text: renderText(rendered, look), html: renderHtml(rendered, look) };
}
