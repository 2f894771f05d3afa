import type { Transaction } from '../../platform/commands/command.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { assertMayGrant, type Rights, rolesForAssignment } from '../../tenancy/index.ts';
import type { ApplicationType } from './oauth-application.entity.ts';

/** A role of an application, as far as its rules need it. */
export interface HeldRole {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
}

interface RoleHolder {
  readonly id: string;
  readonly organizationId?: string | null | undefined;
  readonly type: ApplicationType;
}

/** The error of roles for an application that cannot have any. */
export function roleErrors({ organizationId, type }: RoleHolder, roleIds: readonly string[]): FieldError[] {
  if (roleIds.length === 0 || (organizationId != null && type === 'machine')) return [];
  return [fieldError('input.roleIds', 'must not be set, because only machines of organizations have roles')];
}

/** The roles of an application, oldest first. */
export async function rolesOfApplication(
  { rows, deploymentId }: Transaction,
  { id, organizationId, type }: RoleHolder,
): Promise<HeldRole[]> {
  if (organizationId == null || type !== 'machine') return [];
  return rows
    .selectFrom('oauth_application_role as held')
    .innerJoin('role', (join) =>
      join.onRef('role.deployment_id', '=', 'held.deployment_id').onRef('role.id', '=', 'held.role_id'),
    )
    .select(['role.id', 'role.name', 'role.permissions'])
    .where('held.deployment_id', '=', deploymentId)
    .where('held.application_id', '=', id)
    .orderBy('role.id')
    .execute();
}

/**
 * The roles with these ids, without duplicates. A member cannot give a permission that the member does not have. The caller has
 * locked the organization.
 */
export async function rolesToAssign(
  tx: Transaction,
  organizationId: string | null | undefined,
  roleIds: readonly string[],
  rights: Rights | null,
): Promise<HeldRole[]> {
  if (organizationId == null || roleIds.length === 0) return [];
  const roles = await rolesForAssignment(tx, { level: 'organization', id: organizationId }, roleIds);
  if (rights !== null) assertMayGrant(rights, roles);
  return roles;
}

/** Replaces the roles of an application, which is stored already. */
export async function storeRoles(
  { rows, deploymentId }: Transaction,
  applicationId: string,
  roles: readonly HeldRole[],
): Promise<void> {
  await rows
    .deleteFrom('oauth_application_role')
    .where('deployment_id', '=', deploymentId)
    .where('application_id', '=', applicationId)
    .execute();
  const held = roles.map(({ id }) => ({ deployment_id: deploymentId, application_id: applicationId, role_id: id }));
  if (held.length > 0) await rows.insertInto('oauth_application_role').values(held).execute();
}
