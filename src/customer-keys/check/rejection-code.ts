import type { ApiKeyCheckCode } from '../../generated/backend.ts';
import { hasPermissionForKey, type Rights } from '../../tenancy/index.ts';
import type { CheckedKey } from './key-lookup.reads.ts';
import type { PermissionTest } from './permission-expression.ts';

/** What a check requires of a key. */
export interface KeyRequirements {
  /** Null accepts a key of any app. */
  readonly appName: string | null;
  readonly permits: PermissionTest | null;
}

/** The first reason to reject the key, or null. The description of `verifyApiKey` lists the order. */
export function rejectionCode(
  key: CheckedKey,
  permissions: readonly string[],
  { permits }: KeyRequirements,
  now: Date,
): ApiKeyCheckCode | null {
  if (!hasActiveOwner(key)) return 'OWNER_INACTIVE';
  if (key.revokedAt !== null) return 'REVOKED';
  if (key.expiresAt !== null && Date.parse(key.expiresAt) <= now.getTime()) return 'EXPIRED';
  if (!key.appIsActive) return 'APP_INACTIVE';
  if (permits !== null && !permits(new Set(permissions))) return 'INSUFFICIENT_PERMISSIONS';
  return null;
}

/**
 * The key's permissions that apply now. A self-made key keeps only what its app's `self_service` grants; a member's key
 * keeps only what the member's roles grant.
 */
export function effectivePermissions(key: CheckedKey): readonly string[] {
  const { userId, organizationId, workspaceId, rolePermissions } = key;
  const permissions = keepAllowed(key.permissions, key.selfServicePermissions);
  if (userId === null || (organizationId === null && workspaceId === null)) return permissions;
  if (rolePermissions === null) return [];
  const level = workspaceId === null ? 'organization' : 'workspace';
  const rights: Rights = { level, permissions: new Set(rolePermissions) };
  return permissions.filter((permission) => hasPermissionForKey(rights, permission));
}

function keepAllowed(permissions: readonly string[], bound: readonly string[] | null): readonly string[] {
  if (bound === null) return permissions;
  const allowed = new Set(bound);
  return permissions.filter((permission) => allowed.has(permission));
}

/**
 * Ending a user, an organization, a workspace or a membership also revokes its keys. This runs before the check of
 * `revokedAt`, so that the code names the cause.
 */
function hasActiveOwner(key: CheckedKey): boolean {
  const { userId, organizationId, workspaceId, userIsActive, organizationOrWorkspaceExists, rolePermissions } = key;
  if (!userIsActive || !organizationOrWorkspaceExists) return false;
  return userId === null || (organizationId === null && workspaceId === null) || rolePermissions !== null;
}
