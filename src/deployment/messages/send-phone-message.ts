import type { Services } from '../../platform/context.ts';
import { type MessageJob, openMessage, phoneQueue } from '../../platform/messages/message-job.ts';
import type { PhoneMessage } from '../../platform/phone/phone-sender.ts';
import { storeDevelopmentMessage } from '../development-messages/store-development-message.ts';
import { countSent } from './count-sent.ts';
import { templateOf } from './message-template.reads.ts';
import { languageOfMessage, renderKind, type StoredMessage } from './render-queued.ts';

/** Messages that an earlier version queued are rendered already. */
type OpenedMessage = (StoredMessage & Pick<PhoneMessage, 'channel'>) | PhoneMessage;

/** Sends one queued phone message. Throws when the job must be retried. */
export async function sendPhoneMessage(services: Services, job: MessageJob): Promise<void> {
  const { vault, phone, database } = services;
  const message = openMessage<OpenedMessage>(vault, phoneQueue, job);
  if (message === null) return;
  const { deploymentId, recipient, about } = job;
  const kind = 'kind' in message ? message.kind : '';
  const language = 'kind' in message ? await languageOfMessage(services, deploymentId, 'phone', message) : 'en';
  const deployment = await database.rows
    .selectFrom('deployment as d')
    .select(['d.name', 'd.mode', 'd.frontend_host as frontendHost', 'd.ui_settings as uiSettings'])
    .select(templateOf(kind, language).as('template'))
    .where('d.id', '=', deploymentId)
    .executeTakeFirst();
  // The deployment was deleted in the meantime.
  if (deployment === undefined) return;
  const text =
    'kind' in message
      ? renderKind(services, { deploymentId, message, language, deployment, template: deployment.template }).line
      : message.text;
  const rendered = { to: message.to, channel: message.channel, text };
  if (deployment.mode === 'staging') await storeDevelopmentMessage(services, job, rendered);
  await countSent(services, rendered.channel, () => phone.send(rendered, recipient, about));
}
