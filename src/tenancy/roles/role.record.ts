import { sql } from 'kysely';
import type { RoleLevel } from '../../generated/backend.ts';
import type { CreateRoleInput, UpdateRoleInput } from '../../generated/common.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import type { Level } from '../parents/parent.ts';
import { isNotBuiltIn } from './built-in-roles.ts';
import { Role } from './role.entity.ts';
import { rolesOf } from './role.reads.ts';

/** Limited because pages that offer roles show all of them. */
const MAX_OWN_ROLES = 100;

/** An organization, a workspace, or (without an id) the deployment, whose roles apply at one level. */
export interface RoleOwner {
  readonly level: Level;
  readonly id: string | null;
}

/** Creates a role and records the event. The caller has locked the owner, so that the limit holds. */
export async function addRole(tx: Transaction, owner: RoleOwner, input: CreateRoleInput): Promise<Role> {
  await assertNameAvailable(tx, owner, input.name);
  await assertBelowRoleLimit(tx, owner);
  const role = tx.em.create(Role, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    level: owner.level,
    organizationId: owner.level === 'organization' ? owner.id : null,
    workspaceId: owner.level === 'workspace' ? owner.id : null,
    name: input.name,
    permissions: withoutDuplicates(input.permissions),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  tx.record({ type: `${owner.level}.role.created`, resource: auditResource(role), after: auditedFields(role) });
  await tx.em.flush();
  return role;
}

/** Changes a role and records the event. The caller prevents that a parent has no admin afterwards. */
export async function changeRole(
  tx: Transaction,
  owner: RoleOwner,
  role: Role,
  { name, permissions }: UpdateRoleInput,
): Promise<void> {
  if (name != null && name !== role.name) await assertNameAvailable(tx, owner, name);
  const before = auditedFields(role);
  role.name = name ?? role.name;
  role.permissions = permissions == null ? role.permissions : withoutDuplicates(permissions);
  role.updatedAt = tx.now;
  tx.record({
    type: `${owner.level}.role.updated`,
    resource: auditResource(role),
    before,
    after: auditedFields(role),
  });
  await tx.em.flush();
}

/** Deletes a role and records the event; 409 `ROLE_IN_USE` if a member, an application or a pending invitation has it. */
export async function dropRole(tx: Transaction, role: Role): Promise<void> {
  if (await isInUse(tx, role)) {
    throw new ServiceError(
      'ROLE_IN_USE',
      'This role is in use. Remove it from its members and applications, and revoke its pending invitations first.',
    );
  }
  const before = { ...auditedFields(role), ...timestampsOf(role) };
  tx.record({ type: `${role.level}.role.deleted`, resource: auditResource(role), before });
  tx.em.remove(role);
  await tx.em.flush();
}

/**
 * Names of the deployment's roles are taken in every organization or workspace, and the other way round, because both appear
 * in one list. Concurrent requests for one name wait for each other.
 */
async function assertNameAvailable(tx: Transaction, { level, id }: RoleOwner, name: string): Promise<void> {
  await tx.lock(`${level} role name ${name}`);
  const named = id === null ? rolesAtLevel(tx, level) : rolesOf(tx.rows, tx.deploymentId, { level, id });
  const taken = await named.where('name', '=', name).executeTakeFirst();
  if (taken === undefined) return;
  const article = level === 'organization' ? 'An' : 'A';
  const holder = id !== null ? `This ${level}` : taken.isDeploymentLevel ? 'The deployment' : `${article} ${level}`;
  throw new ServiceError(
    'NAME_TAKEN',
    `${holder} already has a role named ${JSON.stringify(name)}. Choose another name.`,
  );
}

/** The roles of the deployment and of all its organizations or workspaces. */
const rolesAtLevel = ({ rows, deploymentId }: Transaction, level: Level) =>
  rows
    .selectFrom('role')
    .select(sql<boolean>`is_deployment_level`.as('isDeploymentLevel'))
    .where('deployment_id', '=', deploymentId)
    .where('level', '=', level);

async function assertBelowRoleLimit(tx: Transaction, { level, id }: RoleOwner): Promise<void> {
  const own =
    id === null
      ? sql<boolean>`is_deployment_level and ${isNotBuiltIn}`
      : sql<boolean>`${sql.ref(`${level}_id`)} = ${id}`;
  const { count } = await tx.rows
    .selectFrom('role')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deployment_id', '=', tx.deploymentId)
    .where('level', '=', level)
    .where(own)
    .executeTakeFirstOrThrow();
  if (count < MAX_OWN_ROLES) return;
  const owner =
    id === null
      ? `The deployment has the maximum of ${MAX_OWN_ROLES} roles for ${level}s`
      : `This ${level} has the maximum of ${MAX_OWN_ROLES} roles`;
  throw new ServiceError('CONFLICT', `${owner} of its own. Delete one of them first.`);
}

async function isInUse(tx: Transaction, { level, id }: Role): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from ${sql.table(`${level}_membership_role`)} where deployment_id = ${tx.deploymentId} and role_id = ${id}
    ) or exists (
      select from oauth_application_role where deployment_id = ${tx.deploymentId} and role_id = ${id}
    ) or exists (
      select from invitation_role held
      join invitation on invitation.deployment_id = held.deployment_id and invitation.id = held.invitation_id
      where held.deployment_id = ${tx.deploymentId} and held.role_id = ${id}
        and invitation.state = 'pending' and invitation.expires_at > ${tx.now.toISOString()}::timestamptz
    ) as found`.execute(tx.rows);
  return rows[0]?.found === true;
}

const withoutDuplicates = (permissions: readonly string[]) => [...new Set(permissions)];

const auditResource = ({ id }: Role) => ({ type: 'role', id });

function auditedFields({ level, name, permissions, organizationId = null, workspaceId = null }: Role) {
  return {
    name,
    permissions,
    level: level.toUpperCase() as RoleLevel,
    isDeploymentLevel: organizationId === null && workspaceId === null,
    organizationId,
    workspaceId,
  };
}
