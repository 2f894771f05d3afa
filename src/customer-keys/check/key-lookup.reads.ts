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

const rolePermissionsSql = (level: 'organization' | 'workspace') => `
  select array(
    select unnest(role.permissions) from ${level}_membership_role held
      join role on role.deployment_id = held.deployment_id and role.id = held.role_id
    where held.deployment_id = member.deployment_id and held.membership_id = member.id and role.level = '${level}'
  )
  from ${level}_membership member
  where member.deployment_id = key.deployment_id and member.${level}_id = key.${level}_id and member.user_id = key.user_id`;

/** The columns of a `CheckedKey`. The text is built once because each check uses it. */
export const KEY_COLUMNS = `
  key.id, coalesce(key.first_id, key.id) as "firstId", key.name, key.permissions,
  case when key.self_made then app.self_service -> 'permissions' end as "selfServicePermissions", key.metadata,
  key.user_id as "userId", key.organization_id as "organizationId", key.workspace_id as "workspaceId",
  coalesce(key.rate_limits, app.rate_limits) as "rateLimits", key.expires_at as "expiresAt",
  key.revoked_at as "revokedAt", app.id as "appId", app.name as "appName", app.is_active as "appIsActive",
  key.user_id is null or exists (
    select from "user" where "user".deployment_id = key.deployment_id and "user".id = key.user_id and "user".is_active
  ) as "userIsActive",
  case
    when key.workspace_id is not null then exists (
      select from workspace where workspace.deployment_id = key.deployment_id and workspace.id = key.workspace_id)
    when key.organization_id is not null then exists (
      select from organization
      where organization.deployment_id = key.deployment_id and organization.id = key.organization_id)
    else true
  end as "organizationOrWorkspaceExists",
  case
    when key.user_id is null then null
    when key.workspace_id is not null then (${rolePermissionsSql('workspace')})
    when key.organization_id is not null then (${rolePermissionsSql('organization')})
  end as "rolePermissions"`;

const LOOKUP_SQL = `
  select requested.ordinal, ${KEY_COLUMNS}
  from unnest($1::int[], $2::text[]) with ordinality requested (deployment_id, hash, ordinal)
    join api_auth_key key on key.deployment_id = requested.deployment_id and key.key_hash = requested.hash
    join api_auth_app app on app.deployment_id = key.deployment_id and app.id = key.app_id
  where app.deleted_at is null`;

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
export async function lookUpKeys(rows: Rows, requested: readonly KeyHash[]): Promise<(CheckedKey | null)[]> {
  const values = [requested.map(({ deploymentId }) => deploymentId), requested.map(({ hash }) => hash)];
  const { rows: found } = await rows.executeQuery<CheckedKey & LookupRow>(CompiledQuery.raw(LOOKUP_SQL, values));
  const keys = new Map(found.map((key) => [Number(key.ordinal), key]));
  return requested.map((_, index) => keys.get(index + 1) ?? null);
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Looks up a customer's key. Concurrent lookups share one statement. */
    readonly findCustomerKey: (key: KeyHash) => Promise<CheckedKey | null>;
  }
}
