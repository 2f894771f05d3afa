import type { Services } from '../../platform/context.ts';
import { type MessageContent, noReplyAddress } from '../../platform/mail/mailer.ts';
import { type MessageJob, mailQueue, openMessage } from '../../platform/messages/message-job.ts';
import { storeDevelopmentMessage } from '../development-messages/store-development-message.ts';
import { smtpPasswordCell } from './smtp-config.service.ts';

/** Sends one queued mail through the deployment's mail server, or spools it. Throws when the job must be retried. */
export async function sendMail(services: Services, job: MessageJob): Promise<void> {
  const { vault, mailer, database } = services;
  const mail = openMessage<MessageContent>(vault, mailQueue, job);
  if (mail === null) return;
  const { deploymentId, recipient, about } = job;
  const sender = await database.rows
    .selectFrom('deployment as d')
    .leftJoin('smtp_config as s', (join) =>
      join.onRef('s.deployment_id', '=', 'd.id').on('d.email_provider', '=', 'custom_smtp'),
    )
    .select([
      'd.mode',
      'd.mail_from_host as mailFromHost',
      's.host',
      's.port',
      's.username',
      's.password_sealed as passwordSealed',
      's.from_email as fromEmail',
      's.use_tls as useTls',
    ])
    .where('d.id', '=', deploymentId)
    .executeTakeFirst();
  // The deployment was deleted in the meantime.
  if (sender === undefined) return;
  const { mode, mailFromHost, host, port, username, passwordSealed, fromEmail, useTls } = sender;
  if (mode === 'staging') await storeDevelopmentMessage(services, job, { channel: 'email', ...mail });
  if (host === null) return mailer.spool({ ...mail, id: job.id, from: noReplyAddress(mailFromHost) }, recipient, about);
  const password = vault.open(passwordSealed as string, smtpPasswordCell(deploymentId));
  const config = { host, port, username, password, fromEmail, useTls } as Parameters<typeof mailer.send>[0];
  await mailer.send(config, { ...mail, id: job.id, from: config.fromEmail });
}
