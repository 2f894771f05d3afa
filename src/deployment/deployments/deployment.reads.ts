import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { DeploymentMode, EmailProvider } from '../graph/types.ts';
import { type CallerContext, deploymentOfCaller } from './host-deployment.ts';

const deploymentNotFound = () => notFound('DEPLOYMENT_NOT_FOUND', 'The deployment');

/** A deployment with all of its settings and its mail server without the password, in one statement. */
export async function getDeployment(rows: Rows, deploymentId: number) {
  const { id, smtpHost, smtpPort, smtpUsername, smtpFromEmail, smtpUseTls, smtpVerified, ...deployment } = await rows
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
      sql<EmailProvider>`upper(email_provider)`.as('emailProvider'),
      'smtp_config.host as smtpHost',
      'smtp_config.port as smtpPort',
      'smtp_config.username as smtpUsername',
      'smtp_config.from_email as smtpFromEmail',
      'smtp_config.use_tls as smtpUseTls',
      'smtp_config.verified as smtpVerified',
    ])
    .where('deployment.id', '=', deploymentId)
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
  const { version } = deployment;
  return {
    ...deployment,
    id: String(id),
    authSettings: { ...deployment.authSettings, version },
    b2bSettings: { ...deployment.b2bSettings, version },
    restrictions: { ...deployment.restrictions, version },
    customSmtpConfig,
  };
}

/** The caller's own deployment, for any requested ids. */
export async function deploymentById({ rows, viewer }: Context) {
  const deployment = await getDeployment(rows, viewer.deploymentId);
  return new Map([[deployment.id, deployment]]);
}

/** The public metadata of a deployment. */
export async function deploymentMetadata(ctx: CallerContext) {
  const { id, uiSettings, createdAt, updatedAt } = await deploymentOfCaller(ctx);
  return { ...uiSettings, deploymentId: id, createdAt, updatedAt };
}

export async function getAllowedOrigins(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('deployment')
    .select('allowed_origins as allowedOrigins')
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow(deploymentNotFound);
}
