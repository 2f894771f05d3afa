import type { Services } from '../../platform/context.ts';
import { type MessageJob, openMessage, phoneQueue } from '../../platform/messages/message-job.ts';
import type { PhoneMessage } from '../../platform/phone/phone-sender.ts';

/** Sends one queued phone message. Throws where it must be tried again. */
export async function sendPhoneMessage({ vault, phone, database }: Services, job: MessageJob): Promise<void> {
  const message = openMessage<Omit<PhoneMessage, 'to'>>(vault, phoneQueue, job);
  if (message === null) return;
  const deployment = await database.rows
    .selectFrom('deployment')
    .select('id')
    .where('id', '=', job.deploymentId)
    .executeTakeFirst();
  // The deployment was deleted meanwhile, and with it whoever would have read this.
  if (deployment === undefined) return;
  await phone.send(message, job.recipient, job.about);
}
