import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** The settings that say what a user must have. Inside a command pass the transaction's rows. */
export async function authSettingsOf(rows: Rows, deploymentId: number) {
  const { settings } = await rows
    .selectFrom('deployment')
    .select('auth_settings as settings')
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  return settings;
}

/** A setting of the deployment joined as `d`, in seconds. */
export const secondsOf = (setting: 'sessionTokenLifetime' | 'sessionValidityPeriod' | 'sessionInactiveTimeout') =>
  sql<number>`(d.auth_settings->>${sql.lit(setting)})::int`;
