import type { Config } from '../../platform/config.ts';
import type { Services } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { SmtpConfig } from '../../platform/mail/mailer.ts';

/** The deployments `d` with their own mail server, unless the built-in provider sends their mail. */
export const mailSenders = (rows: Rows) =>
  rows
    .selectFrom('deployment as d')
    .leftJoin('smtp_config as s', (join) =>
      join.onRef('s.deployment_id', '=', 'd.id').on('d.email_provider', '=', 'custom_smtp'),
    )
    .select([
      'd.mail_from_host as mailFromHost',
      's.host',
      's.port',
      's.username',
      's.password_sealed as passwordSealed',
      's.from_email as fromEmail',
      's.use_tls as useTls',
    ]);

type SenderColumns = {
  readonly [Column in 'host' | 'username' | 'passwordSealed' | 'fromEmail']: string | null;
} & { readonly port: number | null; readonly useTls: boolean | null };

/** The deployment's own mail server; null for the built-in provider. */
export function serverOf(
  { vault }: Pick<Services, 'vault'>,
  deploymentId: number,
  { host, port, username, passwordSealed, fromEmail, useTls }: SenderColumns,
): SmtpConfig | null {
  if (host === null) return null;
  const password = vault.open(passwordSealed as string, smtpPasswordCell(deploymentId));
  return { host, port, username, password, fromEmail, useTls } as SmtpConfig;
}

/** The mail server for the operators of this installation, which the environment names; null for the built-in provider. */
export function operatorsServer({
  consoleSmtp,
  consoleMailFrom,
}: Pick<Config, 'consoleSmtp' | 'consoleMailFrom'>): SmtpConfig | null {
  return consoleSmtp === null || consoleMailFrom === null ? null : { ...consoleSmtp, fromEmail: consoleMailFrom };
}

/** The database cell of a deployment's SMTP password. */
export const smtpPasswordCell = (deploymentId: number) => ({
  table: 'smtp_config',
  column: 'password_sealed',
  row: String(deploymentId),
});
