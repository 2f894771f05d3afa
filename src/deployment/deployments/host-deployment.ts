import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** The columns of a deployment that requests of the deployment host need. */
export type HostDeployment = Awaited<ReturnType<typeof readHostDeployment>>;

/** Maximum number of cached deployments. */
const CACHE_SIZE = 1_000;

export interface DeploymentCache {
  /**
   * The deployment in this version or a newer one. Each request reads the current version with its credential, so that
   * it never uses a row from before an earlier change, even by another process.
   */
  get(id: number, version: number): Promise<HostDeployment>;
}

export function createDeploymentCache(rows: Rows): DeploymentCache {
  const cache = new LRUCache<number, HostDeployment>({ max: CACHE_SIZE });
  return {
    async get(id, version) {
      const cached = cache.get(id);
      if (cached !== undefined && cached.version >= version) return cached;
      const read = await readHostDeployment(rows, id);
      cache.set(id, read);
      return read;
    },
  };
}

/** The caller's deployment: the row that the request already has, or one statement otherwise. */
export async function deploymentOfCaller({ deployment, rows, viewer }: CallerContext): Promise<HostDeployment> {
  return deployment ?? readHostDeployment(rows, viewer.deploymentId);
}

export type CallerContext = Pick<Context, 'deployment' | 'rows' | 'viewer'>;

function readHostDeployment(rows: Rows, id: number) {
  return rows
    .selectFrom('deployment')
    .select([
      'id',
      'version',
      'name',
      'mode',
      'frontend_host as frontendHost',
      'allowed_origins as allowedOrigins',
      'maintenance_mode as maintenanceMode',
      'auth_settings as authSettings',
      'ui_settings as uiSettings',
      'b2b_settings as b2bSettings',
      'restrictions',
      'password_hash_kinds as passwordHashKinds',
      'social_providers as socialProviders',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

declare module '../../platform/context.ts' {
  interface Context {
    /** The deployment of a request to the deployment host, read when the request was authenticated. */
    readonly deployment?: HostDeployment;
  }
}
