import type { Services } from '../../platform/context.ts';
import { type MessageJob, openMessage, phoneQueue } from '../../platform/messages/message-job.ts';
import type { PhoneMessage } from '../../platform/phone/phone-sender.ts';
import { storeDevelopmentMessage } from '../development-messages/store-development-message.ts';

/** Sends one queued phone message. Throws when the job must be retried. */
export async function sendPhoneMessage(services: Services, job: MessageJob): Promise<void> {
  const { vault, phone, database } = services;
  const message = openMessage<Omit<PhoneMessage, 'to'>>(vault, phoneQueue, job);
  if (message === null) return;
  const deployment = await database.rows
    .selectFrom('deployment')
    .select('mode')
    .where('id', '=', job.deploymentId)
    .executeTakeFirst();
  // The deployment was deleted in the meantime.
  if (deployment === undefined) return;
  if (deployment.mode === 'staging') await storeDevelopmentMessage(services, job, message);
  await phone.send(message, job.recipient, job.about);
}
