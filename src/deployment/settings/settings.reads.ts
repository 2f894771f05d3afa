import type { Rows } from '../../platform/database/tables.ts';

/** All groups of a deployment's settings. `GET /settings/auth` and its neighbours return one of them. */
export async function getSettings(rows: Rows, deploymentId: number) {
  const { version, authSettings, uiSettings, b2bSettings, restrictions } = await rows
    .selectFrom('deployment')
    .select(['auth_settings as authSettings', 'ui_settings as uiSettings', 'b2b_settings as b2bSettings'])
    .select(['restrictions', 'version'])
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  return {
    authSettings: { ...authSettings, version },
    uiSettings: { ...uiSettings, version },
    b2bSettings: { ...b2bSettings, version },
    restrictions: { ...restrictions, version },
  };
}
