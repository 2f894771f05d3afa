import { includesForKey, type Rights } from '../../tenancy/index.ts';
import type { ApiKeyCheckCode } from '../graph/types.ts';
import type { CheckedKey } from './key-lookup.reads.ts';
import type { PermissionTest } from './permission-expression.ts';

/** What is asked of a key. */
export interface Asked {
  /** Null for a key of any app. */
  readonly appName: string | null;
  readonly permits: PermissionTest | null;
}

/** What speaks against a call before it is counted, or null. The order is documented with the operation. */
export function objectionTo(
  key: CheckedKey,
  permissions: readonly string[],
  { permits }: Asked,
  now: Date,
): ApiKeyCheckCode | null {
  if (!hasOwner(key)) return 'OWNER_INACTIVE';
  if (key.revokedAt !== null) return 'REVOKED';
  if (key.expiresAt !== null && Date.parse(key.expiresAt) <= now.getTime()) return 'EXPIRED';
  if (!key.appIsActive) return 'APP_INACTIVE';
  if (permits !== null && !permits(new Set(permissions))) return 'INSUFFICIENT_PERMISSIONS';
  return null;
}

/**
 * The key's permissions, less those that its app does not let users give now where a user made it, and those that the
 * member's roles don't permit where it belongs to a member.
 */
export function effectivePermissions(key: CheckedKey): readonly string[] {
  const { userId, organizationId, workspaceId, rolePermissions } = key;
  const permissions = within(key.permissions, key.selfServicePermissions);
  if (userId === null || (organizationId === null && workspaceId === null)) return permissions;
  if (rolePermissions === null) return [];
  const level = workspaceId === null ? 'organization' : 'workspace';
  const rights: Rights = { level, permissions: new Set(rolePermissions) };
  return permissions.filter((permission) => includesForKey(rights, permission));
}

function within(permissions: readonly string[], bound: readonly string[] | null): readonly string[] {
  if (bound === null) return permissions;
  const allowed = new Set(bound);
  return permissions.filter((permission) => allowed.has(permission));
}

/** Whoever ends a user, a place or a membership revokes its keys; the check says what is behind that. */
function hasOwner(key: CheckedKey): boolean {
  const { userId, organizationId, workspaceId, userIsActive, placeExists, rolePermissions } = key;
  if (!userIsActive || !placeExists) return false;
  return userId === null || (organizationId === null && workspaceId === null) || rolePermissions !== null;
}
