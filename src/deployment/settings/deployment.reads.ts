import { sql } from 'kysely';
import type { DeploymentMode, EmailProvider } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import { hasEntries } from '../restrictions/restriction.reads.ts';
import { WARNINGS_OF } from '../stored-settings/setting-rules.ts';

const deploymentNotFound = () => notFound('DEPLOYMENT_NOT_FOUND', 'The deployment');

/**
 * The caller's deployment with all of its settings, their warnings and its mail server without the password, in one statement.
 * Inside a command, pass the transaction's rows.
 */
export async function getDeployment({ viewer, config }: Pick<Context, 'viewer' | 'config'>, rows: Rows) {
  const {
    id,
    hasBlocklistEntries,
    storedMode,
    storedProvider,
    smtpHost,
    smtpPort,
    smtpUsername,
    smtpFromEmail,
    smtpUseTls,
    smtpVerified,
    socialProviders,
    ...deployment
  } = await rows
    .selectFrom('deployment')
    .leftJoin('smtp_config', 'smtp_config.deployment_id', 'deployment.id')
    .select([
      'deployment.id',
      'deployment.created_at as createdAt',
      'deployment.updated_at as updatedAt',
      'deployment.version',
      'maintenance_mode as maintenanceMode',
      'backend_host as backendHost',
      'frontend_host as frontendHost',
      'mail_from_host as mailFromHost',
      sql<DeploymentMode>`upper(mode)`.as('mode'),
      'auth_settings as authSettings',
      'ui_settings as uiSettings',
      'b2b_settings as b2bSettings',
      'restrictions',
      'social_providers as socialProviders',
      'mode as storedMode',
      'email_provider as storedProvider',
      hasEntries('block').as('hasBlocklistEntries'),
      sql<EmailProvider>`upper(email_provider)`.as('emailProvider'),
      'smtp_config.host as smtpHost',
      'smtp_config.port as smtpPort',
      'smtp_config.username as smtpUsername',
      'smtp_config.from_email as smtpFromEmail',
      'smtp_config.use_tls as smtpUseTls',
      'smtp_config.verified as smtpVerified',
    ])
    .where('deployment.id', '=', viewer.deploymentId)
    .executeTakeFirstOrThrow(deploymentNotFound);
  const customSmtpConfig =
    smtpHost === null
      ? null
      : {
          host: smtpHost,
          port: smtpPort as number,
          username: smtpUsername as string,
          fromEmail: smtpFromEmail as string,
          useTls: smtpUseTls as boolean,
          verified: smtpVerified as boolean,
        };
  const { version, authSettings, b2bSettings, restrictions } = deployment;
  const facts = { ...deployment, mode: storedMode, emailProvider: storedProvider, socialProviders };
  return {
    ...deployment,
    id: String(id),
    authSettings: { ...authSettings, version, warnings: WARNINGS_OF.authSettings(facts, config) },
    b2bSettings: { ...b2bSettings, version, warnings: WARNINGS_OF.b2bSettings(facts) },
    restrictions: {
      ...restrictions,
      version,
      warnings: WARNINGS_OF.restrictions(facts, config, hasBlocklistEntries),
    },
    customSmtpConfig,
  };
}

/** The caller's own deployment, for any requested ids. */
export async function deploymentById(ctx: Context) {
  const deployment = await getDeployment(ctx, ctx.rows);
  return new Map([[deployment.id, deployment]]);
}

export async function getAllowedOrigins(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('deployment')
    .select('allowed_origins as allowedOrigins')
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow(deploymentNotFound);
}
