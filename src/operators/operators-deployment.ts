import { sql } from 'kysely';
import { insertDeployment, OPERATORS_HOST } from '../deployment/index.ts';
import type { Services } from '../platform/context.ts';
import { operatorsSettings } from './operators-settings.ts';

/** The id of the hidden deployment whose users are the operators; null before it was created. */
export async function operatorsDeploymentId({ database }: Pick<Services, 'database'>): Promise<number | null> {
  const found = await database.rows
    .selectFrom('deployment')
    .select('id')
    .where('frontend_host', '=', OPERATORS_HOST)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Whether a person operates this installation in the console. */
export async function hasOperators({ database }: Pick<Services, 'database'>, deploymentId: number): Promise<boolean> {
  const found = await database.rows
    .selectFrom('operator')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Creates the deployment of the operators if there is none. Only one process may do this at a time. It has no API key. */
export async function ensureOperatorsDeployment(services: Services): Promise<number> {
  const existing = await operatorsDeploymentId(services);
  if (existing !== null) {
    await keepRelyingParty(services, existing);
    return existing;
  }
  const { host } = new URL(services.config.publicBackendUrl);
  const deployment = {
    name: 'Gatehouse',
    mode: 'production',
    backendHost: host,
    frontendHost: OPERATORS_HOST,
  } as const;
  return insertDeployment(services, deployment, operatorsSettings(services.config));
}

/** Passkeys belong to the host name of the console. When it has changed, operators can add passkeys for the new one. */
async function keepRelyingParty({ database, config }: Services, deploymentId: number): Promise<void> {
  const { hostname } = new URL(config.publicConsoleUrl);
  const path = sql.lit('{authenticationFactors,passkey,rpId}');
  await database.rows
    .updateTable('deployment')
    .set({
      auth_settings: sql`jsonb_set(auth_settings, ${path}, to_jsonb(${hostname}::text))`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', deploymentId)
    .where(sql<boolean>`auth_settings #>> ${path} is distinct from ${hostname}`)
    .execute();
}
