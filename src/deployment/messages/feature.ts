import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { mailQueue, phoneQueue } from '../../platform/messages/message-job.ts';
import { MessageTemplateSchema } from './message-template.entity.ts';
import { messageTemplateResolvers } from './message-template.resolvers.ts';
import { Migration018Messages } from './migrations/018-messages.ts';
import { sendMail } from './send-mail.ts';
import { sendPhoneMessage } from './send-phone-message.ts';

/** Messages to users: the texts that deployments replace, and the delivery of queued mails and phone messages. */
export const messageTemplatesFeature: Feature = {
  entities: [MessageTemplateSchema],
  migrations: [{ name: '018-messages', class: Migration018Messages }],
  resolvers: { backend: [messageTemplateResolvers] },
  workers: [worker(mailQueue, sendMail), worker(phoneQueue, sendPhoneMessage)],
};
