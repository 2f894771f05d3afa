import type { Rows } from '../../platform/database/tables.ts';

/** All groups of a deployment's settings. `GET /settings/auth` and its neighbours return one of them. */
export function getSettings(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('deployment')
    .select(['auth_settings as authSettings', 'ui_settings as uiSettings', 'b2b_settings as b2bSettings'])
    .select('restrictions')
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
}
