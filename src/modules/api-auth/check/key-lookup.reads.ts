import { CompiledQuery } from 'kysely';
import type { Rows } from '../../../database/tables.ts';
import type { RateLimitRule } from '../rate-limit-rule.ts';

/** A key with all that its check needs to know. */
export interface CheckedKey {
  readonly id: string;
  readonly hash: string;
  /** The first of the keys that rotations replaced one by the other, of which this is the last: limits count them as one. */
  readonly firstId: string;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly metadata: Record<string, unknown>;
  readonly userId: string | null;
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
  /** Its own, or the app's. */
  readonly rateLimits: readonly RateLimitRule[];
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly appId: string;
  readonly appName: string;
  readonly appIsActive: boolean;
  /** True where it belongs to no user. */
  readonly userIsActive: boolean;
  /** True where it belongs to no organization and no workspace. */
  readonly placeExists: boolean;
  /** What the roles of the membership permit; null without a membership. */
  readonly rolePermissions: readonly string[] | null;
}

const permissionsOf = (level: 'organization' | 'workspace') => `
  select array(
    select unnest(role.permissions) from ${level}_membership_role held
      join role on role.deployment_id = held.deployment_id and role.id = held.role_id
    where held.deployment_id = member.deployment_id and held.membership_id = member.id and role.level = '${level}'
  )
  from ${level}_membership member
  where member.deployment_id = key.deployment_id and member.${level}_id = key.${level}_id and member.user_id = key.user_id`;

/** Asked with every check, so its text stands here instead of being built each time. */
const LOOK_UP = `
  select key.id, key.key_hash as "hash", coalesce(key.first_id, key.id) as "firstId", key.name, key.permissions,
    key.metadata, key.user_id as "userId", key.organization_id as "organizationId", key.workspace_id as "workspaceId",
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
    end as "placeExists",
    case
      when key.user_id is null then null
      when key.workspace_id is not null then (${permissionsOf('workspace')})
      when key.organization_id is not null then (${permissionsOf('organization')})
    end as "rolePermissions"
  from api_auth_key key
    join api_auth_app app on app.deployment_id = key.deployment_id and app.id = key.app_id
  where key.deployment_id = $1 and key.key_hash = any($2::text[]) and app.deleted_at is null`;

/** The keys of these hashes in the apps of a deployment: one statement, however many there are. */
export async function lookUpKeys(
  rows: Rows,
  deploymentId: number,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, CheckedKey>> {
  if (hashes.length === 0) return new Map();
  const { rows: found } = await rows.executeQuery<CheckedKey>(CompiledQuery.raw(LOOK_UP, [deploymentId, hashes]));
  return new Map(found.map((key) => [key.hash, key]));
}
