import type { Context } from '../../platform/context.ts';
import { hasEntries } from '../restrictions/restriction.reads.ts';
import { WARNINGS_OF } from '../stored-settings/setting-rules.ts';

/** All groups of a deployment's settings with their warnings. `GET /settings/auth` and its neighbours return one of them. */
export async function getSettings({ rows, viewer, config }: Pick<Context, 'rows' | 'viewer' | 'config'>) {
  const { hasBlocklistEntries, ...deployment } = await rows
    .selectFrom('deployment')
    .select(['auth_settings as authSettings', 'ui_settings as uiSettings', 'b2b_settings as b2bSettings'])
    .select([
      'restrictions',
      'version',
      'mode',
      'email_provider as emailProvider',
      'social_providers as socialProviders',
    ])
    .select(hasEntries('block').as('hasBlocklistEntries'))
    .where('id', '=', viewer.deploymentId)
    .executeTakeFirstOrThrow();
  const { version, authSettings, uiSettings, b2bSettings, restrictions } = deployment;
  return {
    authSettings: { ...authSettings, version, warnings: WARNINGS_OF.authSettings(deployment, config) },
    uiSettings: { ...uiSettings, version, warnings: WARNINGS_OF.uiSettings(deployment) },
    b2bSettings: { ...b2bSettings, version, warnings: WARNINGS_OF.b2bSettings(deployment) },
    restrictions: {
      ...restrictions,
      version,
      warnings: WARNINGS_OF.restrictions(deployment, config, hasBlocklistEntries),
    },
  };
}
