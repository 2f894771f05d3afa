import type {
  MessageTemplateInput,
  PreviewMessageTemplateInput,
  TestMessageTemplateInput,
} from '../../generated/backend.ts';
import { command } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { fieldError, notFound, ServiceError, validationFailed } from '../../platform/errors.ts';
import { LANGUAGES, type Language } from '../../platform/languages/languages.ts';
import { noReplyAddress, SMTP_FAILURES } from '../../platform/mail/mailer.ts';
import { recipientOf } from '../../platform/messages/message-job.ts';
import type { MessageKind, MessageTexts } from '../../platform/messages/message-kind.ts';
import { liftDeadline } from '../../platform/process/deadline.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import { deploymentResource, lockDeployment } from '../deployments/deployment.record.ts';
import { mailSenders, serverOf } from '../smtp/mail-server.ts';
import { templateErrors } from './check-template.ts';
import { getMessageTemplate } from './list-templates.ts';
import { MessageTemplate } from './message-template.entity.ts';
import { templateOf } from './message-template.reads.ts';
import { renderKind, renderMail, templateKinds } from './render-queued.ts';
import { sampleValues } from './sample-values.ts';

/** The test mails of a deployment, which go to any address. */
const TEST_LIMIT = {
  key: 'message template test',
  max: 30,
  seconds: 3_600,
  headerName: 'message-template-tests-3600s',
};

/** Replaces the texts of a kind in one language; see `setMessageTemplate` in the schema. */
export async function setMessageTemplate(ctx: Context, name: string, tag: string, input: MessageTemplateInput) {
  const { kind, language } = findKind(ctx, name, tag);
  const texts = checkedTexts(kind, language, input, ['input']);
  return command(ctx, async (tx) => {
    // Orders changes of the deployment's templates.
    await lockDeployment(tx);
    const key = { deploymentId: tx.deploymentId, kind: kind.name, language };
    const existing = await tx.em.findOne(MessageTemplate, key);
    const before = existing && audited(existing);
    const set = { ...texts, paragraphs: [...texts.paragraphs], updatedAt: tx.now };
    const template = existing
      ? tx.em.assign(existing, set)
      : tx.em.create(MessageTemplate, { ...key, ...set, createdAt: tx.now });
    tx.record({
      type: 'settings.message_template.updated',
      resource: deploymentResource(tx),
      ...(before && { before }),
      after: audited(template),
    });
    await tx.flush();
    return getMessageTemplate({ ...ctx, rows: tx.rows }, kind);
  });
}

/** Uses the built-in texts again; see `deleteMessageTemplate` in the schema. */
export async function deleteMessageTemplate(ctx: Context, name: string, tag: string): Promise<null> {
  const { kind, language } = findKind(ctx, name, tag);
  return command(ctx, async (tx) => {
    await lockDeployment(tx);
    const template = await tx.em.findOne(MessageTemplate, {
      deploymentId: tx.deploymentId,
      kind: kind.name,
      language,
    });
    if (template === null) throw templateNotFound();
    tx.em.remove(template);
    tx.record({
      type: 'settings.message_template.deleted',
      resource: deploymentResource(tx),
      before: audited(template),
    });
    return null;
  });
}

/** Renders a message with sample values; see `previewMessageTemplate` in the schema. */
export async function previewMessageTemplate(
  ctx: Context,
  name: string,
  { language: tag, template }: PreviewMessageTemplateInput,
) {
  const { kind, language } = findKind(ctx, name, tag);
  const draft = template == null ? null : checkedTexts(kind, language, template, ['input', 'template']);
  const deployment = await readSender(ctx, kind, language);
  const message = { kind: kind.name, values: sampleValues(kind) };
  const { deploymentId } = ctx.viewer;
  const toRender = { deploymentId, message, language, deployment, template: draft ?? deployment.template };
  if (kind.channel === 'phone') return { subject: null, text: renderKind(ctx, toRender).line, html: null };
  const { subject, text, html = null } = renderMail(ctx, toRender);
  return { subject, text, html };
}

/** Sends a mail with sample values; see `testMessageTemplate` in the schema. */
export async function testMessageTemplate(
  ctx: Context,
  name: string,
  { to, language: tag }: TestMessageTemplateInput,
): Promise<null> {
  const { kind, language } = findKind(ctx, name, tag);
  if (kind.channel === 'phone') throw validationFailed([fieldError('kind', 'must be a mail, not a phone message')]);
  await countAttempt(ctx, [TEST_LIMIT]);
  const { deploymentId } = ctx.viewer;
  const deployment = await readSender(ctx, kind, language);
  const message = { kind: kind.name, values: sampleValues(kind) };
  const content = renderMail(ctx, { deploymentId, message, language, deployment, template: deployment.template });
  const server = serverOf(ctx, deploymentId, deployment);
  if (server === null) {
    const from = noReplyAddress(deployment.mailFromHost);
    await ctx.mailer.spool({ ...content, to, from }, recipientOf(ctx.vault, deploymentId, to));
  } else {
    // The mail server has a time limit of its own.
    liftDeadline();
    const result = await ctx.mailer.verifySmtp(server, to, content);
    if (!result.ok) {
      const code = result.reason === 'ADDRESS_NOT_ALLOWED' ? 'ADDRESS_NOT_ALLOWED' : 'SMTP_FAILED';
      throw new ServiceError(code, SMTP_FAILURES[result.reason]);
    }
  }
  return command(ctx, async (tx) => {
    const after = { kind: kind.name, language };
    tx.record({ type: 'settings.message_template.tested', resource: deploymentResource(tx), after });
    return null;
  });
}

/** The deployment, its mail server and its texts for the message. */
function readSender({ rows, viewer }: Context, { name }: MessageKind, language: Language) {
  return mailSenders(rows)
    .select(['d.name', 'd.frontend_host as frontendHost', 'd.ui_settings as uiSettings'])
    .select(templateOf(name, language).as('template'))
    .where('d.id', '=', viewer.deploymentId)
    .executeTakeFirstOrThrow();
}

export const templateNotFound = () => notFound('MESSAGE_TEMPLATE_NOT_FOUND', 'The message template');

function findKind(
  ctx: Context,
  name: string,
  tag: string,
): { readonly kind: MessageKind; readonly language: Language } {
  const kind = templateKinds(ctx).find((each) => each.name === name);
  const language = LANGUAGES.find((each) => each === tag);
  if (kind === undefined || language === undefined) throw templateNotFound();
  return { kind, language };
}

function checkedTexts(
  kind: MessageKind,
  language: Language,
  { subject = null, paragraphs, buttonLabel = null, footnote = null }: MessageTemplateInput,
  path: readonly string[],
): MessageTexts {
  const texts = { subject, paragraphs, buttonLabel, footnote };
  const errors = templateErrors(kind, language, texts, path);
  if (errors.length > 0) throw validationFailed(errors);
  return texts;
}

function audited({ kind, language, subject, paragraphs, buttonLabel, footnote }: MessageTemplate) {
  return { kind, language, subject, paragraphs, buttonLabel, footnote };
}
