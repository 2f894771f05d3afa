import type { Services } from '../context.ts';
import { sendMail } from '../modules/message/send-mail.ts';
import { sendPhoneMessage } from '../modules/message/send-phone-message.ts';
import { removeWhatIsOver } from '../modules/retention/retention.ts';
import { fanOut } from '../modules/service-event/fan-out.ts';
import type { RenderResource } from '../modules/service-event/resources.ts';
import { erase } from '../modules/user/erasure-job.ts';
import { replay } from '../modules/webhook/replay/replay-job.ts';
import type { JobHandlers } from './jobs.ts';

/** What each queue's jobs are done by. */
export function jobHandlers(services: Services, render: RenderResource): JobHandlers {
  return {
    mail: (job) => sendMail(services, job),
    phone_message: (job) => sendPhoneMessage(services, job),
    erasure: (job) => erase(services, job),
    webhook_replay: (job) => replay(services, job),
    fan_out: (job) => fanOut(services, render, job),
    retention: () => removeWhatIsOver(services),
  };
}
