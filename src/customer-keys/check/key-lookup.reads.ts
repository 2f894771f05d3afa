import { CompiledQuery } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import type { RateLimitRule } from '../apps/api-auth-app.entity.ts';

/** A key with all that its check needs to know. */
export interface CheckedKey {
  readonly id: string;
  /** The first of the keys that rotations replaced one by the other, of which this is the last: limits count them as one. */
  readonly firstId: string;
  readonly name: string;
  readonly permissions: readonly string[];
  /** What its app lets users give now; null where it is none that its user made, or users make none any more. */
  readonly selfServicePermissions: readonly string[] | null;
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

/** The columns of a `CheckedKey`. Each check reads them, so the text is built once. */
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
  end as "placeExists",
  case
    when key.user_id is null then null
    when key.workspace_id is not null then (${permissionsOf('workspace')})
    when key.organization_id is not null then (${permissionsOf('organization')})
  end as "rolePermissions"`;

const LOOK_UP = `
  select asked.at, ${KEY_COLUMNS}
  from unnest($1::int[], $2::text[]) with ordinality asked (deployment_id, hash, at)
    join api_auth_key key on key.deployment_id = asked.deployment_id and key.key_hash = asked.hash
    join api_auth_app app on app.deployment_id = key.deployment_id and app.id = key.app_id
  where app.deleted_at is null`;

/** Which of those asked for a row answers. */
export interface Place {
  readonly at: string;
}

/** What a key is looked up by. */
export interface KeyHash {
  readonly deploymentId: number;
  readonly hash: string;
}

/** The keys of these hashes, each in the apps of its deployment: one statement, however many there are. */
export async function lookUpKeys(rows: Rows, asked: readonly KeyHash[]): Promise<(CheckedKey | null)[]> {
  const values = [asked.map(({ deploymentId }) => deploymentId), asked.map(({ hash }) => hash)];
  const { rows: found } = await rows.executeQuery<CheckedKey & Place>(CompiledQuery.raw(LOOK_UP, values));
  const keys = new Map(found.map((key) => [Number(key.at), key]));
  return asked.map((_, index) => keys.get(index + 1) ?? null);
}

declare module '../../platform/context.ts' {
  interface Services {
    /** The key that the company gave to a customer: one statement for the checks that run side by side. */
    readonly findCustomerKey: (key: KeyHash) => Promise<CheckedKey | null>;
  }
}
