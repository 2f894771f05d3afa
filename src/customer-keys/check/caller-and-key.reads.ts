import { CompiledQuery } from 'kysely';
import { type BackendKey, findBackendKeys } from '../../deployment/index.ts';
import type { Scope } from '../../platform/access/scopes.ts';
import type { Rows } from '../../platform/database/tables.ts';
import {
  type CheckedKey,
  type KeyHash,
  keyColumns,
  type LookupRow,
  lookUpKeysByDeployment,
} from './key-lookup.reads.ts';

const SCOPE: Scope = 'api_auth_keys:verify';

/**
 * Returns a key only when the caller's credential is valid and has the scope, and only from the credential's
 * deployment.
 */
const LOOKUP_SQL = `
  select requested.ordinal, caller.id as "callerId", caller.deployment_id as "callerDeploymentId", caller.scopes as "callerScopes",
    caller.expires_at as "callerExpiresAt", ${keyColumns('key.deployment_id')}
  from unnest($1::text[], $2::text[]) with ordinality requested (caller_hash, hash, ordinal)
    join api_key caller on caller.key_hash = requested.caller_hash and caller.revoked_at is null
    left join (
      api_auth_key key join api_auth_app app
        on app.deployment_id = key.deployment_id and app.id = key.app_id and app.deleted_at is null
    ) on key.deployment_id = caller.deployment_id and key.key_hash = requested.hash
      and (caller.scopes = '{}' or '${SCOPE}' = any(caller.scopes))
      and (caller.expires_at is null or caller.expires_at > $3::timestamptz)`;

/** The hashes of a key and of the credential of the caller that checks it. */
export interface KeyOfCaller {
  readonly callerHash: string;
  readonly hash: string;
}

/**
 * The caller's credential, null when it is unknown or revoked, and the key, null when the caller may not see it or it
 * does not exist.
 */
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

type Row = LookupRow & CallerColumns & (CheckedKey | { readonly id: null });

/** Looks up callers' credentials and the keys that they check in one statement. */
export async function lookUpCallersAndKeys(rows: Rows, requested: readonly KeyOfCaller[]): Promise<CallerAndKey[]> {
  const values = [
    requested.map(({ callerHash }) => callerHash),
    requested.map(({ hash }) => hash),
    new Date().toISOString(),
  ];
  const { rows: found } = await rows.executeQuery<Row>(CompiledQuery.raw(LOOKUP_SQL, values));
  const byOrdinal = new Map(found.map((row) => [Number(row.ordinal), row]));
  return requested.map((_, index) => {
    const row = byOrdinal.get(index + 1);
    if (row === undefined) return { caller: null, key: null };
    const { callerId: id, callerDeploymentId: deploymentId, callerScopes: scopes, callerExpiresAt: expiresAt } = row;
    return { caller: { id, deploymentId, scopes, expiresAt }, key: row.id === null ? null : row };
  });
}

/**
 * The same in two steps, for a cluster: the credentials, which each node has, tell on which node the keys are. A key is looked up only if
 * the caller may see it.
 */
export async function lookUpCallersThenKeys(rows: Rows, requested: readonly KeyOfCaller[]): Promise<CallerAndKey[]> {
  const callers = await findBackendKeys(
    rows,
    requested.map(({ callerHash }) => callerHash),
  );
  const visible = callers.map((caller, at) =>
    caller !== null && maySeeKeys(caller)
      ? { deploymentId: caller.deploymentId, hash: (requested[at] as KeyOfCaller).hash }
      : null,
  );
  const wanted = visible.filter((one) => one !== null);
  const found = await lookUpKeysByDeployment(rows, wanted);
  const keys = new Map<KeyHash | null, CheckedKey | null>(wanted.map((one, at) => [one, found[at] ?? null]));
  return callers.map((caller, at) => ({ caller, key: keys.get(visible[at] ?? null) ?? null }));
}

function maySeeKeys({ scopes, expiresAt }: BackendKey): boolean {
  const hasScope = scopes.length === 0 || scopes.includes(SCOPE);
  return hasScope && (expiresAt === null || Date.parse(expiresAt) > Date.now());
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Looks up a customer's key together with the caller's credential. Concurrent requests share one statement. */
    readonly findCallerAndKey: (key: KeyOfCaller) => Promise<CallerAndKey>;
  }
}
