import { CompiledQuery } from 'kysely';
import type { BackendKey } from '../../deployment/index.ts';
import type { Scope } from '../../platform/access/scopes.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { type CheckedKey, KEY_COLUMNS, type Place } from './key-lookup.reads.ts';

const SCOPE: Scope = 'api_auth_keys:verify';

/** Keys are looked up for a credential that is valid now and has the scope, and only in the credential's own deployment. */
const LOOK_UP = `
  select asked.at, caller.id as "callerId", caller.deployment_id as "callerDeploymentId", caller.scopes as "callerScopes",
    caller.expires_at as "callerExpiresAt", ${KEY_COLUMNS}
  from unnest($1::text[], $2::text[]) with ordinality asked (caller_hash, hash, at)
    join api_key caller on caller.key_hash = asked.caller_hash and caller.revoked_at is null
    left join (
      api_auth_key key join api_auth_app app
        on app.deployment_id = key.deployment_id and app.id = key.app_id and app.deleted_at is null
    ) on key.deployment_id = caller.deployment_id and key.key_hash = asked.hash
      and (caller.scopes = '{}' or '${SCOPE}' = any(caller.scopes))
      and (caller.expires_at is null or caller.expires_at > $3::timestamptz)`;

/** What a key is looked up by together with the credential of the caller who asks. */
export interface KeyOfCaller {
  readonly callerHash: string;
  readonly hash: string;
}

/** The caller's credential, null where it is unknown or revoked, and the key, null where the caller finds none. */
export interface CallerAndKey {
  readonly caller: BackendKey | null;
  readonly key: CheckedKey | null;
}

interface CallerColumns {
  readonly callerId: string;
  readonly callerDeploymentId: number;
  readonly callerScopes: readonly string[];
  readonly callerExpiresAt: string | null;
}

type Row = Place & CallerColumns & (CheckedKey | { readonly id: null });

/** The credentials of callers that are not authenticated yet, and the keys that they ask about, in one statement. */
export async function lookUpCallersAndKeys(rows: Rows, asked: readonly KeyOfCaller[]): Promise<CallerAndKey[]> {
  const values = [asked.map(({ callerHash }) => callerHash), asked.map(({ hash }) => hash), new Date().toISOString()];
  const { rows: found } = await rows.executeQuery<Row>(CompiledQuery.raw(LOOK_UP, values));
  const byPlace = new Map(found.map((row) => [Number(row.at), row]));
  return asked.map((_, index) => {
    const row = byPlace.get(index + 1);
    if (row === undefined) return { caller: null, key: null };
    const { callerId: id, callerDeploymentId: deploymentId, callerScopes: scopes, callerExpiresAt: expiresAt } = row;
    return { caller: { id, deploymentId, scopes, expiresAt }, key: row.id === null ? null : row };
  });
}

declare module '../../platform/context.ts' {
  interface Services {
    /** A customer's key together with the caller's credential: one statement for the requests that run side by side. */
    readonly findCallerAndKey: (key: KeyOfCaller) => Promise<CallerAndKey>;
  }
}
