import type { Transaction } from '../../platform/commands/command.ts';
import { organizationAccessOf } from '../access/organization.access.ts';
import { workspaceAccessOf } from '../access/workspace.access.ts';
import type { RoleRow } from '../graph/rows.ts';
import type { Parent } from '../parents/parent.ts';
import { mayGrant, mayManage } from '../roles/rights.ts';
import type { Invitation } from './invitation.entity.ts';

/** Whether the inviter is still allowed to send this invitation with these roles. The application always is. */
export async function inviterMayGrant(
  { rows, deploymentId }: Transaction,
  { level, id }: Parent,
  { invitedById }: Invitation,
  roles: readonly RoleRow[],
): Promise<boolean> {
  if (invitedById == null) return true;
  const active = await rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', invitedById)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (active === undefined) return false;
  const accessOf = level === 'organization' ? organizationAccessOf : workspaceAccessOf;
  const rights = await accessOf(rows, deploymentId, id, invitedById);
  return rights !== null && mayManage(rights) && mayGrant(rights, roles);
}
