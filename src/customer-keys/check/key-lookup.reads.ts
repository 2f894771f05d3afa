import { CompiledQuery } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { RateLimitRule } from '../apps/api-auth-app.entity.ts';

/** A key with everything that a check reads. */
export interface CheckedKey {
  readonly id: string;
  /**
   * Id of the first key in the chain of rotations that ends with this key. Rate limits count the whole chain as one
   * key.
   */
  readonly firstId: string;
  readonly name: string;
  readonly permissions: readonly string[];
  /**
   * The permissions that the app's `self_service` grants now. Null when the company made the key, or self-service is
   * off.
   */
  readonly selfServicePermissions: readonly string[] | null;
  readonly metadata: Record<string, unknown>;
  readonly userId: string | null;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
  /** The key's own rules, or else the app's. */
  readonly rateLimits: readonly RateLimitRule[];
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly appId: string;
  readonly appName: string;
  readonly appIsActive: boolean;
  /** Also true when the key belongs to no user. */
  readonly userIsActive: boolean;
  /** Also true when the key belongs to neither. */
  readonly organizationOrWorkspaceExists: boolean;
  /** Permissions of the membership's roles; null without a membership. */
  readonly rolePermissions: readonly string[] | null;
}

const rolePermissionsSql = (level: 'organization' | 'workspace', deployment: string) => `
  select array(
    select unnest(role.permissions) from ${level}_membership_role held
      join role on role.deployment_id = ${deployment} and role.id = held.role_id
    where held.deployment_id = ${deployment} and held.membership_id = member.id and role.level = '${level}'
  )
  from ${level}_membership member
  where member.deployment_id = ${deployment} and member.${level}_id = key.${level}_id and member.user_id = key.user_id`;

/** The columns of a `CheckedKey`, as SQL. The deployment is the expression that names it in each query level. */
export const keyColumns = (deployment: string) => `
  key.id, coalesce(key.first_id, key.id) as "firstId", key.name, key.permissions,
  case when key.self_made then app.self_service -> 'permissions' end as "selfServicePermissions", key.metadata,
  key.user_id as "userId", key.organization_id as "organizationId", key.workspace_id as "workspaceId",
  coalesce(key.rate_limits, app.rate_limits) as "rateLimits", key.expires_at as "expiresAt",
  key.revoked_at as "revokedAt", app.id as "appId", app.name as "appName", app.is_active as "appIsActive",
  key.user_id is null or exists (
    select from "user" where "user".deployment_id = ${deployment} and "user".id = key.user_id and "user".is_active
  ) as "userIsActive",
  case
    when key.workspace_id is not null then exists (
      select from workspace where workspace.deployment_id = ${deployment} and workspace.id = key.workspace_id)
    when key.organization_id is not null then exists (
      select from organization
      where organization.deployment_id = ${deployment} and organization.id = key.organization_id)
    else true
  end as "organizationOrWorkspaceExists",
  case
    when key.user_id is null then null
    when key.workspace_id is not null then (${rolePermissionsSql('workspace', deployment)})
    when key.organization_id is not null then (${rolePermissionsSql('organization', deployment)})
  end as "rolePermissions"`;

const lookUpSql = (deployment: string, ofKey: string) => `
  select requested.ordinal, ${keyColumns(deployment)}
  from unnest($1::int[], $2::text[]) with ordinality requested (deployment_id, hash, ordinal)
    join api_auth_key key on key.deployment_id = ${ofKey} and key.key_hash = requested.hash
    join api_auth_app app on app.deployment_id = ${deployment} and app.id = key.app_id
  where app.deleted_at is null`;

/* The texts are built once because each check uses them. */
const LOOKUP_SQL = lookUpSql('key.deployment_id', 'requested.deployment_id');
const LOOKUP_IN_ONE_SQL = lookUpSql('$3', '$3');

/** A row's position in the requested list. */
export interface LookupRow {
  readonly ordinal: string;
}

/** The deployment and hash that identify a key. */
export interface KeyHash {
  readonly deploymentId: number;
  readonly hash: string;
}

/** Looks up the keys of these hashes in one statement, each in the apps of its own deployment. */
export function lookUpKeys(rows: Rows, requested: readonly KeyHash[]): Promise<(CheckedKey | null)[]> {
  return lookUp(rows, requested, LOOKUP_SQL);
}

/** Looks up the keys of these hashes, those of each deployment in a statement of its own, which one node of a cluster runs. */
export async function lookUpKeysByDeployment(
  rows: Rows,
  requested: readonly KeyHash[],
): Promise<(CheckedKey | null)[]> {
  const found = new Map<KeyHash, CheckedKey | null>();
  const lookUps = [...Map.groupBy(requested, (one) => one.deploymentId)].map(async ([deploymentId, those]) => {
    const keys = await lookUp(rows, those, LOOKUP_IN_ONE_SQL, deploymentId);
    for (const [at, one] of those.entries()) found.set(one, keys[at] ?? null);
  });
  await Promise.all(lookUps);
  return requested.map((one) => found.get(one) ?? null);
}

async function lookUp(rows: Rows, requested: readonly KeyHash[], text: string, ...more: readonly number[]) {
  const values = [requested.map(({ deploymentId }) => deploymentId), requested.map(({ hash }) => hash), ...more];
  const { rows: found } = await rows.executeQuery<CheckedKey & LookupRow>(CompiledQuery.raw(text, values));
  const keys = new Map(found.map((key) => [Number(key.ordinal), key]));
  return requested.map((_, index) => keys.get(index + 1) ?? null);
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Looks up a customer's key. Concurrent lookups share one statement. */
    readonly findCustomerKey: (key: KeyHash) => Promise<CheckedKey | null>;
  }
}
