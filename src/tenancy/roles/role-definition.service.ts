import type { CreateRoleInput, UpdateRoleInput } from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { lockParent, type Parent } from '../parents/parent.ts';
import { assertMayGrant, type Rights } from './rights.ts';
import { Role } from './role.entity.ts';
import { getRole, roleNotFound } from './role.reads.ts';
import { addRole, changeRole, dropRole } from './role.record.ts';
import { withLastAdminCheck } from './role.service.ts';

/** Locks the parent and returns the rights of the member who changes its roles. Null for the application, which has all. */
type LockParent = (ctx: Context, tx: Transaction, parent: Parent) => Promise<Rights | null>;

/** The commands on an organization's or workspace's own roles. Members cannot use a permission that they do not have. */
export function roleCommands(lock: LockParent) {
  function create(ctx: Context, parent: Parent, input: CreateRoleInput) {
    return command(ctx, async (tx) => {
      const rights = await lock(ctx, tx, parent);
      if (rights !== null) assertMayGrant(rights, [input]);
      const { id } = await addRole(tx, parent, input);
      return getRole(tx.rows, tx.deploymentId, parent, id);
    });
  }

  function update(ctx: Context, parent: Parent, roleId: string, input: UpdateRoleInput) {
    return command(ctx, async (tx) => {
      const rights = await lock(ctx, tx, parent);
      const role = await findEditableRole(tx, parent, roleId);
      tx.assertVersion(role);
      const changed = { name: role.name, permissions: input.permissions ?? [] };
      if (rights !== null) assertMayGrant(rights, [role, changed]);
      await withLastAdminCheck(tx, parent, () => changeRole(tx, parent, role, input));
      return getRole(tx.rows, tx.deploymentId, parent, roleId);
    });
  }

  function remove(ctx: Context, parent: Parent, roleId: string): Promise<null> {
    return command(ctx, async (tx) => {
      const rights = await lock(ctx, tx, parent);
      const role = await findEditableRole(tx, parent, roleId);
      tx.assertVersion(role);
      if (rights !== null) assertMayGrant(rights, [role]);
      await dropRole(tx, role);
      return null;
    });
  }

  return { create, update, remove };
}

export const {
  create: createRole,
  update: updateRole,
  remove: deleteRole,
} = roleCommands(async (_, tx, parent) => {
  await lockParent(tx, parent);
  return null;
});

/** A role that belongs to the parent. Roles of the deployment are read-only here. */
async function findEditableRole(tx: Transaction, parent: Parent, id: string): Promise<Role> {
  const role = await tx.em.findOne(Role, { id, deploymentId: tx.deploymentId, level: parent.level });
  if (role === null) throw roleNotFound();
  const owner = role.organizationId ?? role.workspaceId ?? null;
  if (owner === null) {
    throw new ServiceError(
      'ROLE_READ_ONLY',
      'This role belongs to the deployment and is read-only here. Create a role of your own instead.',
    );
  }
  if (owner !== parent.id) throw roleNotFound();
  return role;
}
