import { command } from '../../src/platform/commands/command.ts';
import { Organization } from '../../src/tenancy/organizations/organization.entity.ts';
import {
  WorkspaceMembership,
  WorkspaceMembershipRole,
} from '../../src/tenancy/workspaces/members/workspace-membership.entity.ts';
import { Workspace } from '../../src/tenancy/workspaces/workspace.entity.ts';
import { unique, type World } from './world.ts';

/** Creates a workspace, in a new organization by default, directly in the database. */
export async function addWorkspace(world: World, organizationId?: string): Promise<Workspace> {
  return command(world.context(), async (tx) => {
    const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
    const slug = unique('place');
    const named = { name: slug, slug, description: null };
    const parent = organizationId ?? tx.newId();
    if (organizationId === undefined) {
      tx.em.create(Organization, { id: parent, ...named, displayName: slug, ...stamps });
    }
    const workspace = tx.em.create(Workspace, { id: tx.newId(), ...named, organizationId: parent, ...stamps });
    tx.record({ type: 'workspace.created', resource: { type: 'workspace', id: workspace.id } });
    await tx.em.flush();
    return workspace;
  });
}

/** Adds members with a built-in role of the deployment, each created a millisecond after the previous one. */
export async function addWorkspaceMembers(world: World, workspaceId: string, userIds: string[], role = 'Member') {
  return command(world.context(), async (tx) => {
    const { id: roleId } = await tx.rows
      .selectFrom('role')
      .select('id')
      .where('deployment_id', '=', tx.deploymentId)
      .where('level', '=', 'workspace')
      .where('name', '=', role)
      .executeTakeFirstOrThrow();
    const members = userIds.map((userId, index) => {
      const createdAt = new Date(tx.now.getTime() + index);
      const stamps = { deploymentId: tx.deploymentId, createdAt, updatedAt: createdAt };
      return tx.em.create(WorkspaceMembership, { id: tx.newId(), ...stamps, workspaceId, userId });
    });
    await tx.em.flush();
    for (const { id } of members) {
      tx.em.create(WorkspaceMembershipRole, { deploymentId: tx.deploymentId, membershipId: id, roleId });
    }
    tx.record({ type: 'workspace.member.added', resource: { type: 'workspace', id: workspaceId } });
    return members;
  });
}
