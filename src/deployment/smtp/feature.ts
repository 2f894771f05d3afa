import type { Feature } from '../../platform/feature.ts';
import { worker } from '../../platform/jobs/worker.ts';
import { mailQueue, phoneQueue } from '../../platform/messages/message-job.ts';
import { sendMail } from './send-mail.ts';
import { sendPhoneMessage } from './send-phone-message.ts';
import { SmtpConfigSchema } from './smtp-config.entity.ts';
import { smtpConfigResolvers } from './smtp-config.resolvers.ts';

/** Mail servers, and the delivery of queued mails and phone messages. */
export const smtpFeature: Feature = {
  entities: [SmtpConfigSchema],
  resolvers: [smtpConfigResolvers],
  workers: [worker(mailQueue, sendMail), worker(phoneQueue, sendPhoneMessage)],
  sealedColumns: [{ table: 'smtp_config', column: 'password_sealed', key: 'deployment_id' }],
};
