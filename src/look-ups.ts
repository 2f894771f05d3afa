import { type BackendKey, findBackendKeys } from './auth/backend-keys.reads.ts';
import type { Rows } from './database/tables.ts';
import { together } from './database/together.ts';
import { type CheckedKey, type KeyHash, lookUpKeys } from './modules/api-auth/check/key-lookup.reads.ts';

/** What nearly every call asks for, in one statement for the calls that run side by side. */
export interface LookUps {
  /** The company's own key of this hash. */
  backendKey(hash: string): Promise<BackendKey | null>;
  /** The key that the company gave to a customer. */
  customerKey(key: KeyHash): Promise<CheckedKey | null>;
}

export function createLookUps(rows: Rows): LookUps {
  return { backendKey: together(rows, findBackendKeys), customerKey: together(rows, lookUpKeys) };
}
