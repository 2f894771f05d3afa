import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import { type Client, isLocalCall } from '../../platform/network/client-address.ts';

/** What every call of the deployment host needs to know of its deployment. */
export interface HostDeployment {
  readonly id: number;
  readonly mode: 'production' | 'staging';
  readonly frontendHost: string;
  readonly allowedOrigins: readonly string[];
  readonly maintenanceMode: boolean;
}

const columns = [
  'id',
  'mode',
  'frontend_host as frontendHost',
  'allowed_origins as allowedOrigins',
  'maintenance_mode as maintenanceMode',
] as const;

/**
 * The deployment whose `frontend_host` was called. A loopback name with no proxy in between stands for the only
 * deployment while there is exactly one: a laptop needs no host names, and a proxy can't be talked into the fallback.
 */
export async function deploymentOfHost(rows: Rows, client: Client): Promise<HostDeployment> {
  if (client.host !== null) {
    const named = await rows
      .selectFrom('deployment')
      .select(columns)
      .where('frontend_host', '=', client.host)
      .executeTakeFirst();
    if (named !== undefined) return named;
    if (isLocalCall(client)) {
      const [only, second] = await rows.selectFrom('deployment').select(columns).orderBy('id').limit(2).execute();
      if (only !== undefined && second === undefined) return only;
    }
  }
  throw new ServiceError(
    'DEPLOYMENT_NOT_FOUND',
    'No deployment answers at this host name. Call the frontend_host of a deployment.',
  );
}
