import { LockMode } from '@mikro-orm/core';
import type { CreateDeploymentRoleInput } from '../../generated/backend.ts';
import type { UpdateRoleInput } from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Level } from '../parents/parent.ts';
import { isBuiltIn } from './built-in-roles.ts';
import { assertAdminsWithoutRole } from './last-admin.ts';
import { Role } from './role.entity.ts';
import { getDeploymentRole, roleNotFound } from './role.reads.ts';
import { addRole, changeRole, dropRole, type RoleOwner } from './role.record.ts';

/**
 * The commands on the deployment's own roles, which all organizations or all workspaces can use. Each locks the role, and
 * not the organizations and workspaces: commands that assign such a role, or rely on its permissions, lock it as well.
 */
export function createDeploymentRole(ctx: Context, { level: roleLevel, ...input }: CreateDeploymentRoleInput) {
  return command(ctx, async (tx) => {
    const owner = ownerAt(roleLevel.toLowerCase() as Level);
    await tx.lock(`${owner.level} roles of the deployment`);
    const { id } = await addRole(tx, owner, input);
    return getDeploymentRole(tx.rows, tx.deploymentId, id);
  });
}

export function updateDeploymentRole(ctx: Context, roleId: string, input: UpdateRoleInput) {
  return command(ctx, async (tx) => {
    const role = await lockCustomRole(tx, roleId);
    tx.assertVersion(role);
    const admin = `${role.level}:admin`;
    const gaveAdmin = role.permissions.includes(admin);
    await changeRole(tx, ownerAt(role.level), role, input);
    if (gaveAdmin && !role.permissions.includes(admin)) await assertAdminsWithoutRole(tx, role);
    return getDeploymentRole(tx.rows, tx.deploymentId, roleId);
  });
}

export function deleteDeploymentRole(ctx: Context, roleId: string): Promise<null> {
  return command(ctx, async (tx) => {
    const role = await lockCustomRole(tx, roleId);
    tx.assertVersion(role);
    await dropRole(tx, role);
    return null;
  });
}

const ownerAt = (level: Level): RoleOwner => ({ level, id: null });

/** A role of the deployment that is not built in, locked until the transaction ends. */
async function lockCustomRole(tx: Transaction, id: string): Promise<Role> {
  const role = await tx.em.findOne(
    Role,
    { id, deploymentId: tx.deploymentId, organizationId: null, workspaceId: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (role === null) throw roleNotFound();
  if (isBuiltIn(role)) throw new ServiceError('ROLE_READ_ONLY', 'This role is built in and read-only.');
  return role;
}
