import type { Services } from '../../platform/context.ts';
import { type Message, type MessageContent, noReplyAddress } from '../../platform/mail/mailer.ts';
import { type MessageJob, mailQueue, openMessage } from '../../platform/messages/message-job.ts';
import { isOperatorsHost } from '../deployments/operators-deployment.ts';
import { storeDevelopmentMessage } from '../development-messages/store-development-message.ts';
import { mailSenders, operatorsServer, serverOf } from '../smtp/mail-server.ts';
import { countSent } from './count-sent.ts';
import { templateOf } from './message-template.reads.ts';
import { languageOfMessage, renderMail, type StoredMessage } from './render-queued.ts';

/** Messages that an earlier version queued are rendered already. */
type OpenedMail = StoredMessage | (MessageContent & { readonly to: string });

/** Sends one queued mail through the deployment's mail server, or spools it. Throws when the job must be retried. */
export async function sendMail(services: Services, job: MessageJob): Promise<void> {
  const { vault, mailer, database } = services;
  const mail = openMessage<OpenedMail>(vault, mailQueue, job);
  if (mail === null) return;
  const { id, deploymentId, recipient, about } = job;
  const kind = 'kind' in mail ? mail.kind : '';
  const language = 'kind' in mail ? await languageOfMessage(services, deploymentId, 'mail', mail) : 'en';
  const found = await mailSenders(database.rows)
    .select(['d.name', 'd.mode', 'd.frontend_host as frontendHost', 'd.ui_settings as uiSettings'])
    .select(templateOf(kind, language).as('template'))
    .where('d.id', '=', deploymentId)
    .executeTakeFirst();
  // The deployment was deleted in the meantime.
  if (found === undefined) return;
  const content =
    'kind' in mail
      ? renderMail(services, { deploymentId, message: mail, language, deployment: found, template: found.template })
      : mail;
  const { subject, text, html } = content;
  const message = { id, to: mail.to, subject, text, ...(html !== undefined && { html }) };
  if (found.mode === 'staging') await storeDevelopmentMessage(services, job, { channel: 'email', ...message });
  const server = isOperatorsHost(found.frontendHost)
    ? operatorsServer(services.config)
    : serverOf(services, deploymentId, found);
  await countSent(services, 'mail', async () => {
    if (server === null) {
      await mailer.spool({ ...message, from: noReplyAddress(found.mailFromHost) }, recipient, about);
    } else {
      await mailer.send(deploymentId, server, { ...message, from: server.fromEmail } satisfies Message);
    }
  });
}
