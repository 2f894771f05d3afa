import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { deactivateForMembers } from '../active-parents/active-parents.ts';
import { lockWithAccess } from '../organizations/deployment/organization.service.ts';
import { deleteOrganizationRows, lockOrganization } from '../organizations/organization.record.ts';
import { assertAdmin } from '../roles/rights.ts';
import { dropWorkspacesOf } from '../workspaces/workspace.record.ts';

export function deleteOrganization(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const organization = await lockOrganization(tx, id);
    tx.assertVersion(organization);
    await dropOrganizations(ctx, tx, [organization.id]);
    return null;
  });
}

export function deleteMyOrganization(ctx: Context, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    const { organization, access } = await lockWithAccess(ctx, tx, id);
    assertAdmin(access);
    await dropOrganizations(ctx, tx, [organization.id]);
    return null;
  });
}

/**
 * Deletes organizations that the caller has locked, revokes their keys, deletes their OAuth applications and clears them as active for their members. The
 * database deletes their memberships, roles and invitations by cascade, without separate events. Each deleted workspace has
 * its own event. The number of statements does not depend on the number of organizations.
 */
export async function dropOrganizations(
  { ownedKeys, ownedApplications }: Pick<Context, 'ownedKeys' | 'ownedApplications'>,
  tx: Transaction,
  organizationIds: readonly string[],
): Promise<void> {
  await tx.em.flush();
  await ownedKeys.end(tx, { organizationIds }, 'owner_removed');
  await ownedApplications.drop(tx, organizationIds);
  await deactivateForMembers(tx, 'organization', organizationIds);
  await dropWorkspacesOf(tx, organizationIds);
  await deleteOrganizationRows(tx, organizationIds);
}
