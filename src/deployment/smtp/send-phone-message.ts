import type { Services } from '../../platform/context.ts';
import { type MessageJob, openMessage, phoneQueue } from '../../platform/messages/message-job.ts';
import type { PhoneMessage } from '../../platform/phone/phone-sender.ts';

/** Sends one queued phone message. Throws when the job must be retried. */
export async function sendPhoneMessage({ vault, phone, database }: Services, job: MessageJob): Promise<void> {
  const message = openMessage<Omit<PhoneMessage, 'to'>>(vault, phoneQueue, job);
  if (message === null) return;
  const deployment = await database.rows
    .selectFrom('deployment')
    .select('id')
    .where('id', '=', job.deploymentId)
    .executeTakeFirst();
  // The deployment was deleted in the meantime.
  if (deployment === undefined) return;
  await phone.send(message, job.recipient, job.about);
}
