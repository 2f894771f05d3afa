import { isIP } from 'node:net';
import { LockMode } from '@mikro-orm/core';
import type { SmtpConfigInput } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { normaliseHost } from '../../platform/crypto/hosts.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { SMTP_FAILURES } from '../../platform/mail/mailer.ts';
import { liftDeadline } from '../../platform/process/deadline.ts';
import { deploymentResource, lockDeployment } from '../deployments/deployment.record.ts';
import { smtpPasswordCell } from './mail-server.ts';
import { SmtpConfig } from './smtp-config.entity.ts';
import { testMail } from './test-mail.ts';

const PORTS = 'must be 25, 465, 587 or 2525, unless OUTGOING_ALLOW lists every address of the host';

/**
 * Sets the mail server. Every change includes the password, so that it cannot be sent to another host than intended.
 */
export async function setSmtpConfig(ctx: Context, input: SmtpConfigInput) {
  const { port, username, password, fromEmail, useTls = true } = input;
  const host = normaliseServerName(input.host);
  const errors: FieldError[] = [];
  if (host === null) errors.push(fieldError('input.host', 'must be a host name or an IP address, without a port'));
  if (!(await ctx.mailer.allowsPort(host ?? '', port))) errors.push(fieldError('input.port', PORTS));
  if (host === null || errors.length > 0) throw validationFailed(errors);

  return command(ctx, async (tx) => {
    const deployment = await lockDeployment(tx);
    const existing = await tx.em.findOne(SmtpConfig, { deploymentId: tx.deploymentId });
    const passwordSealed = ctx.vault.seal(password, smtpPasswordCell(tx.deploymentId));
    const set = { host, port, username, fromEmail, useTls, passwordSealed, verified: false, updatedAt: tx.now };
    const before = existing && withoutPassword(existing);
    const config = existing
      ? tx.em.assign(existing, set)
      : tx.em.create(SmtpConfig, { deploymentId: tx.deploymentId, ...set, createdAt: tx.now });
    deployment.emailProvider = 'custom_smtp';
    deployment.updatedAt = tx.now;
    const resource = deploymentResource(tx);
    tx.record({ type: 'settings.smtp.updated', resource, ...(before && { before }), after: withoutPassword(config) });
    return withoutPassword(config);
  });
}

export function deleteSmtpConfig(ctx: Context): Promise<null> {
  return command(ctx, async (tx) => {
    const deployment = await lockDeployment(tx);
    const config = await lockSmtpConfig(tx);
    tx.em.remove(config);
    deployment.emailProvider = 'built_in';
    deployment.updatedAt = tx.now;
    tx.record({ type: 'settings.smtp.deleted', resource: deploymentResource(tx), before: withoutPassword(config) });
    return null;
  });
}

/** Sends a test mail before the transaction, which then marks exactly the tested settings as verified. */
export async function verifySmtpConfig(ctx: Context, to: string) {
  const { viewer, rows, vault, mailer } = ctx;
  const tested = await rows
    .selectFrom('smtp_config')
    .innerJoin('deployment', 'deployment.id', 'smtp_config.deployment_id')
    .select(['host', 'port', 'username', 'password_sealed as passwordSealed', 'from_email as fromEmail'])
    .select(['use_tls as useTls', 'ui_settings as uiSettings'])
    .where('deployment_id', '=', viewer.deploymentId)
    .executeTakeFirstOrThrow(noSmtpConfig);
  const { passwordSealed, uiSettings, ...server } = tested;
  const password = vault.open(passwordSealed, smtpPasswordCell(viewer.deploymentId));
  // The mail server has a time limit of its own.
  liftDeadline();
  const result = await mailer.verifySmtp({ ...server, password }, to, testMail(uiSettings.appName, ctx.request.locale));
  if (!result.ok) {
    const code = result.reason === 'ADDRESS_NOT_ALLOWED' ? 'ADDRESS_NOT_ALLOWED' : 'SMTP_FAILED';
    throw new ServiceError(code, SMTP_FAILURES[result.reason]);
  }

  return command(ctx, async (tx) => {
    const deployment = await lockDeployment(tx);
    const config = await lockSmtpConfig(tx);
    // Encryption uses a random nonce, so an equal encrypted password proves that the settings did not change.
    if (config.passwordSealed !== passwordSealed) {
      throw new ServiceError('CONFLICT', 'The mail server was changed during the test. Test it again.');
    }
    const before = withoutPassword(config);
    config.verified = true;
    config.updatedAt = tx.now;
    deployment.updatedAt = tx.now;
    tx.record({
      type: 'settings.smtp.verified',
      resource: deploymentResource(tx),
      before,
      after: withoutPassword(config),
    });
    return withoutPassword(config);
  });
}

const noSmtpConfig = () =>
  new ServiceError(
    'NO_SMTP_CONFIG',
    'The deployment has no mail server of its own. Set one with POST /settings/email/smtp (in GraphQL, `setSmtpConfig`).',
  );

async function lockSmtpConfig(tx: Transaction): Promise<SmtpConfig> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const config = await tx.em.findOne(SmtpConfig, { deploymentId: tx.deploymentId }, { lockMode });
  if (config === null) throw noSmtpConfig();
  return config;
}

/** The settings that responses and events show: all except the password. */
function withoutPassword({ host, port, username, fromEmail, useTls, verified }: SmtpConfig) {
  return { host, port, username, fromEmail, useTls, verified };
}

/** Normalizes a mail server's name. Returns null for a name with a port, which would otherwise be dropped silently. */
function normaliseServerName(text: string): string | null {
  if (isIP(text) === 6) return text;
  if (text.includes(':')) return null;
  return normaliseHost(text);
}
