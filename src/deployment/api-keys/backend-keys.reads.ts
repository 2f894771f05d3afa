import { CompiledQuery } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** An API key of the deployment that is not revoked. */
export interface BackendKey {
  readonly id: string;
  readonly deploymentId: number;
  readonly scopes: readonly string[];
  readonly expiresAt: string | null;
}

/** Runs for every request to the backend host, so its text is built once. */
const FIND_KEYS_SQL = `
  select key_hash as "hash", id, deployment_id as "deploymentId", scopes, expires_at as "expiresAt"
  from api_key where key_hash = any($1::text[]) and revoked_at is null`;

/** Looks up the keys of these hashes in one statement. */
export async function findBackendKeys(rows: Rows, hashes: readonly string[]): Promise<(BackendKey | null)[]> {
  const query = CompiledQuery.raw(FIND_KEYS_SQL, [[...new Set(hashes)]]);
  const { rows: found } = await rows.executeQuery<BackendKey & { readonly hash: string }>(query);
  const keys = new Map(found.map((key) => [key.hash, key]));
  return hashes.map((hash) => keys.get(hash) ?? null);
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Looks up the deployment's API key of this hash. Concurrent lookups share one statement. */
    readonly findBackendKey: (hash: string) => Promise<BackendKey | null>;
  }
}
