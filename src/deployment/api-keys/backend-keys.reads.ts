import { CompiledQuery } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** A company's own key, not revoked. */
export interface BackendKey {
  readonly id: string;
  readonly deploymentId: number;
  readonly scopes: readonly string[];
  readonly expiresAt: string | null;
}

/** Asked with every backend call, so its text stands here instead of being built each time. */
const FIND_KEYS_SQL = `
  select key_hash as "hash", id, deployment_id as "deploymentId", scopes, expires_at as "expiresAt"
  from api_key where key_hash = any($1::text[]) and revoked_at is null`;

/** The keys of these hashes: one statement, however many there are. */
export async function findBackendKeys(rows: Rows, hashes: readonly string[]): Promise<(BackendKey | null)[]> {
  const query = CompiledQuery.raw(FIND_KEYS_SQL, [[...new Set(hashes)]]);
  const { rows: found } = await rows.executeQuery<BackendKey & { readonly hash: string }>(query);
  const keys = new Map(found.map((key) => [key.hash, key]));
  return hashes.map((hash) => keys.get(hash) ?? null);
}

declare module '../../platform/context.ts' {
  interface Services {
    /** The company's own key of this hash: one statement for the calls that run side by side. */
    readonly findBackendKey: (hash: string) => Promise<BackendKey | null>;
  }
}
