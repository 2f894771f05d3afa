import { ServiceError } from '../../platform/errors.ts';
import type { RoleRow } from '../graph/rows.ts';
import type { Level } from './role.reads.ts';

/** What a member's roles in one organization or workspace permit, and where they count. */
export interface Rights {
  readonly level: Level;
  readonly permissions: ReadonlySet<string>;
}

/**
 * Whether the rights include this permission. An admin has every right there; who manages may read what they manage, and
 * every member may read.
 */
export function includes({ level, permissions }: Rights, permission: string): boolean {
  return permissions.has(`${level}:admin`) || permissions.has(permission) || permission === `${level}:read`;
}

const OTHER: Readonly<Record<Level, Level>> = { organization: 'workspace', workspace: 'organization' };

/**
 * Whether a key that acts there for the member may permit this. What is named after the other level counts at that one alone:
 * neither an admin's every right nor a role of such a permission brings it here.
 */
export function includesForKey(rights: Rights, permission: string): boolean {
  return !permission.startsWith(`${OTHER[rights.level]}:`) && includes(rights, permission);
}

/** The permissions to invite, change and remove others there: each is enough. */
export const managingPermissions = (level: Level): readonly string[] => [`${level}:admin`, `${level}:manage`];

/** Whether a member may invite, change and remove others there. */
export function mayManage({ level, permissions }: Rights): boolean {
  return managingPermissions(level).some((permission) => permissions.has(permission));
}

/** 403 for members who may not manage the others. */
export function assertMayManage(rights: Rights): void {
  if (!mayManage(rights)) throw mayNotManage(rights.level);
}

export const mayNotManage = (level: Level) =>
  new ServiceError(
    'INSUFFICIENT_PERMISSIONS',
    `This needs a role in the ${level} with ${level}:admin or ${level}:manage.`,
  );

/** 403 for members who are no admins there. */
export function assertAdmin({ level, permissions }: Rights): void {
  if (permissions.has(`${level}:admin`)) return;
  throw new ServiceError('INSUFFICIENT_PERMISSIONS', `This needs a role in the ${level} with ${level}:admin.`);
}

/** Whether each permission of the roles is one of the rights: nobody grants a right that they lack. */
export function mayGrant(rights: Rights, roles: readonly Pick<RoleRow, 'permissions'>[]): boolean {
  return roles.every(({ permissions }) => permissions.every((permission) => includes(rights, permission)));
}

/** 403 where a role goes beyond the rights of the member who gives or takes it. */
export function assertMayGrant(rights: Rights, roles: readonly Pick<RoleRow, 'name' | 'permissions'>[]): void {
  const beyond = roles.find((role) => !mayGrant(rights, [role]));
  if (beyond === undefined) return;
  throw new ServiceError(
    'INSUFFICIENT_PERMISSIONS',
    `The role ${JSON.stringify(beyond.name)} permits what your own roles in this ${rights.level} do not.`,
  );
}

/** What roles permit together, each permission once. */
export function permissionsOf(roles: readonly Pick<RoleRow, 'permissions'>[]): string[] {
  return [...new Set(roles.flatMap(({ permissions }) => permissions))].sort();
}
