import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { CreateRoleInput, UpdateRoleInput } from '../graph/types.ts';
import { Role } from './role.entity.ts';
import { getRole, type Parent, roleNotFound, rolesOf } from './role.reads.ts';
import { lockParent, withLastAdminCheck } from './role.service.ts';

/** Limited because pages that offer the roles of a parent show all of them. */
const MAX_OWN_ROLES = 100;

export function createRole(ctx: Context, parent: Parent, input: CreateRoleInput) {
  return command(ctx, async (tx) => {
    await lockParent(tx, parent);
    await assertNameAvailable(tx, parent, input.name);
    await assertBelowRoleLimit(tx, parent);
    const role = tx.em.create(Role, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      level: parent.level,
      organizationId: parent.level === 'organization' ? parent.id : null,
      workspaceId: parent.level === 'workspace' ? parent.id : null,
      name: input.name,
      permissions: withoutDuplicates(input.permissions),
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: `${parent.level}.role.created`, resource: auditResource(role), after: auditedFields(role) });
    await tx.em.flush();
    return getRole(tx.rows, tx.deploymentId, parent, role.id);
  });
}

export function updateRole(ctx: Context, parent: Parent, roleId: string, input: UpdateRoleInput) {
  return command(ctx, async (tx) => {
    await lockParent(tx, parent);
    const role = await findEditableRole(tx, parent, roleId);
    const { name, permissions } = input;
    if (name != null && name !== role.name) await assertNameAvailable(tx, parent, name);
    const before = auditedFields(role);
    await withLastAdminCheck(tx, parent, async () => {
      role.name = name ?? role.name;
      role.permissions = permissions == null ? role.permissions : withoutDuplicates(permissions);
      role.updatedAt = tx.now;
    });
    tx.record({
      type: `${parent.level}.role.updated`,
      resource: auditResource(role),
      before,
      after: auditedFields(role),
    });
    await tx.em.flush();
    return getRole(tx.rows, tx.deploymentId, parent, roleId);
  });
}

export function deleteRole(ctx: Context, parent: Parent, roleId: string): Promise<null> {
  return command(ctx, async (tx) => {
    await lockParent(tx, parent);
    const role = await findEditableRole(tx, parent, roleId);
    if (await isInUse(tx, parent, roleId)) {
      throw new ServiceError(
        'ROLE_IN_USE',
        'This role is in use. Remove it from its members and revoke its pending invitations first.',
      );
    }
    tx.record({ type: `${parent.level}.role.deleted`, resource: auditResource(role), before: auditedFields(role) });
    tx.em.remove(role);
    return null;
  });
}

/** A role that belongs to the parent. Roles of the deployment are read-only. */
async function findEditableRole(tx: Transaction, parent: Parent, id: string): Promise<Role> {
  const role = await tx.em.findOne(Role, { id, deploymentId: tx.deploymentId, level: parent.level });
  if (role === null) throw roleNotFound();
  const owner = role.organizationId ?? role.workspaceId ?? null;
  if (owner === null) {
    throw new ServiceError('ROLE_READ_ONLY', 'This role belongs to the deployment and is read-only here.');
  }
  if (owner !== parent.id) throw roleNotFound();
  return role;
}

/** Names of the deployment's roles are taken too, because both appear in one list. */
async function assertNameAvailable(tx: Transaction, parent: Parent, name: string): Promise<void> {
  const taken = await rolesOf(tx.rows, tx.deploymentId, parent).where('name', '=', name).executeTakeFirst();
  if (taken !== undefined) {
    throw new ServiceError(
      'NAME_TAKEN',
      `This ${parent.level} already has a role named ${JSON.stringify(name)}. Choose another name.`,
    );
  }
}

async function assertBelowRoleLimit(tx: Transaction, parent: Parent): Promise<void> {
  const { count } = await tx.rows
    .selectFrom('role')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deployment_id', '=', tx.deploymentId)
    .where(`${parent.level}_id`, '=', parent.id)
    .executeTakeFirstOrThrow();
  if (count >= MAX_OWN_ROLES) {
    throw new ServiceError(
      'CONFLICT',
      `This ${parent.level} has the maximum of ${MAX_OWN_ROLES} roles of its own. Delete one of them first.`,
    );
  }
}

async function isInUse(tx: Transaction, { level }: Parent, roleId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from ${sql.table(`${level}_membership_role`)} where deployment_id = ${tx.deploymentId} and role_id = ${roleId}
    ) or exists (
      select from invitation_role held
      join invitation on invitation.deployment_id = held.deployment_id and invitation.id = held.invitation_id
      where held.deployment_id = ${tx.deploymentId} and held.role_id = ${roleId}
        and invitation.state = 'pending' and invitation.expires_at > ${tx.now.toISOString()}::timestamptz
    ) as found`.execute(tx.rows);
  return rows[0]?.found === true;
}

const withoutDuplicates = (permissions: readonly string[]) => [...new Set(permissions)];

const auditResource = ({ id }: Role) => ({ type: 'role', id });

function auditedFields({ name, permissions, organizationId, workspaceId }: Role) {
  return { name, permissions, organizationId: organizationId ?? null, workspaceId: workspaceId ?? null };
}
