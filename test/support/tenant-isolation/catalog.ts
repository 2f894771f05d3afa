import { entities } from '../../../src/features.ts';
import type { Catalog } from './inspect.ts';

/** The tables of this service. Another test compares the entities with the migrations. */
export const CATALOG: Catalog = {
  tenantTables: new Set(
    entities.filter(({ meta }) => 'deploymentId' in meta.properties).map(({ meta }) => meta.tableName),
  ),
  // A backend API key is found by its hash, before its deployment is known.
  onEveryNode: new Set(['api_key']),
  lookUps: { deployment: ['frontend_host'], api_key: ['key_hash'] },
};
