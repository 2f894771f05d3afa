import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** The auth settings of a deployment. Inside a command, pass the transaction's rows. */
export async function authSettingsOf(rows: Rows, deploymentId: number) {
  const { settings } = await rows
    .selectFrom('deployment')
    .select('auth_settings as settings')
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  return settings;
}

/** SQL for a setting, in seconds, of the deployment joined as `d`. */
export const settingSeconds = (setting: 'sessionTokenLifetime' | 'sessionValidityPeriod' | 'sessionInactiveTimeout') =>
  sql<number>`(d.auth_settings->>${sql.lit(setting)})::int`;
