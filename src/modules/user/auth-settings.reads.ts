import type { Rows } from '../../database/tables.ts';

/** The settings that say what a user must have. Inside a command pass the transaction's rows. */
export async function authSettingsOf(rows: Rows, deploymentId: number) {
  const { settings } = await rows
    .selectFrom('deployment')
    .select('auth_settings as settings')
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  return settings;
}
