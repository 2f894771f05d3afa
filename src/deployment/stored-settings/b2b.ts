import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { B2bSettings } from './settings.ts';

/** 403 `FEATURE_DISABLED` when the deployment's settings disable organizations, and thereby workspaces. */
export async function assertOrganizationsEnabled(rows: Rows, deploymentId: number): Promise<B2bSettings> {
  const settings = await b2bSettings(rows, deploymentId);
  assertOrganizations(settings);
  return settings;
}

/** 403 `FEATURE_DISABLED` when the settings disable workspaces or organizations. */
export async function assertWorkspacesEnabled(rows: Rows, deploymentId: number): Promise<B2bSettings> {
  const settings = await b2bSettings(rows, deploymentId);
  assertOrganizations(settings);
  if (!settings.workspacesEnabled) throw disabledError('Workspaces');
  return settings;
}

/** The same checks by level. */
export const assertLevelEnabled = {
  organization: assertOrganizationsEnabled,
  workspace: assertWorkspacesEnabled,
} as const;

function assertOrganizations({ organizationsEnabled }: B2bSettings): void {
  if (!organizationsEnabled) throw disabledError('Organizations');
}

const disabledError = (what: string) =>
  new ServiceError('FEATURE_DISABLED', `${what} are disabled in the settings of this deployment.`);

async function b2bSettings(rows: Rows, deploymentId: number): Promise<B2bSettings> {
  const { settings } = await rows
    .selectFrom('deployment')
    .select('b2b_settings as settings')
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  return settings;
}
