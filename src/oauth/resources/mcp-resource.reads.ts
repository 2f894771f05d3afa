import type { HostDeployment, PublicUrl } from '../../deployment/index.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { mcpResource } from './built-in-resources.ts';

/** The deployment host as a server of MCP, as clients of OAuth know it; null if the deployment has not registered it. */
export async function mcpResourceOf(rows: Rows, config: PublicUrl, { id, frontendHost }: HostDeployment) {
  const identifier = mcpResource(config, frontendHost);
  const found = await rows
    .selectFrom('oauth_resource')
    .select(['name', 'scopes'])
    .where('deployment_id', '=', id)
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (found === undefined) return null;
  const defaults = found.scopes.filter(({ isDefault }) => isDefault === true);
  // Clients ask for all that are named here, and later for others that a tool needs.
  const first = defaults.length > 0 ? defaults : found.scopes;
  return { resource: identifier, resource_name: found.name, scopes_supported: first.map(({ name }) => name) };
}
