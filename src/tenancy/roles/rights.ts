import { ServiceError } from '../../platform/errors.ts';
import type { RoleRow } from '../graph/rows.ts';
import type { Level } from '../parents/parent.ts';

/** The permissions of a member's roles in one organization or workspace, and its level. */
export interface Rights {
  readonly level: Level;
  readonly permissions: ReadonlySet<string>;
}

/**
 * Whether the rights include this permission. An admin has every permission, and every member may read (`{level}:read`).
 */
export function hasPermission({ level, permissions }: Rights, permission: string): boolean {
  return permissions.has(`${level}:admin`) || permissions.has(permission) || permission === `${level}:read`;
}

const OTHER_LEVEL: Readonly<Record<Level, Level>> = { organization: 'workspace', workspace: 'organization' };

/**
 * Whether a key that acts for the member at this level has the permission. A permission that is named after the other level
 * counts only at that level: neither an admin's rights nor a role with that permission grants it here.
 */
export function hasPermissionForKey(rights: Rights, permission: string): boolean {
  return !permission.startsWith(`${OTHER_LEVEL[rights.level]}:`) && hasPermission(rights, permission);
}

/** The permissions to invite, change and remove other members. Each of them suffices. */
export const managerPermissions = (level: Level): readonly string[] => [`${level}:admin`, `${level}:manage`];

/** Whether a member may invite, change and remove other members. */
export function mayManage({ level, permissions }: Rights): boolean {
  return managerPermissions(level).some((permission) => permissions.has(permission));
}

/** 403 `INSUFFICIENT_PERMISSIONS` if the member may not manage other members. */
export function assertMayManage(rights: Rights): void {
  if (!mayManage(rights)) throw mayNotManage(rights.level);
}

export const mayNotManage = (level: Level) =>
  new ServiceError(
    'INSUFFICIENT_PERMISSIONS',
    `This requires a role in the ${level} with ${level}:admin or ${level}:manage.`,
  );

/** 403 `INSUFFICIENT_PERMISSIONS` if the member is not an admin. */
export function assertAdmin({ level, permissions }: Rights): void {
  if (permissions.has(`${level}:admin`)) return;
  throw new ServiceError('INSUFFICIENT_PERMISSIONS', `This requires a role in the ${level} with ${level}:admin.`);
}

/**
 * Whether the rights include every permission of the roles: members cannot grant a permission that they do not have.
 */
export function mayGrant(rights: Rights, roles: readonly Pick<RoleRow, 'permissions'>[]): boolean {
  return roles.every(({ permissions }) => permissions.every((permission) => hasPermission(rights, permission)));
}

/** 403 `INSUFFICIENT_PERMISSIONS` if a role has a permission that the member who grants or takes it does not have. */
export function assertMayGrant(rights: Rights, roles: readonly Pick<RoleRow, 'name' | 'permissions'>[]): void {
  const ungranted = ungrantedRole(rights, roles);
  if (ungranted !== null) throw ungranted;
}

/** The error of the first role that the member may not grant, or null. */
export function ungrantedRole(rights: Rights, roles: readonly Pick<RoleRow, 'name' | 'permissions'>[]) {
  const beyond = roles.find((role) => !mayGrant(rights, [role]));
  if (beyond === undefined) return null;
  return new ServiceError(
    'INSUFFICIENT_PERMISSIONS',
    `The role ${JSON.stringify(beyond.name)} has permissions that your own roles in this ${rights.level} do not have.`,
  );
}

/** The permissions of all the roles, sorted and without duplicates. */
export function permissionsOf(roles: readonly Pick<RoleRow, 'permissions'>[]): string[] {
  return [...new Set(roles.flatMap(({ permissions }) => permissions))].sort();
}
