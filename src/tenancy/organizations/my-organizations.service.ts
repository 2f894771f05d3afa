import { assertOrganizationsEnabled } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import type { CreateOrganizationInput, UpdateOrganizationInput } from '../graph/types.ts';
import { colleagueCommands } from '../members/colleague.service.ts';
import { assertAdmin, assertMayManage } from '../roles/rights.ts';
import { creatorRole } from '../roles/role.service.ts';
import { getOrganizationDetail } from './my-organizations.reads.ts';
import { organizationAccess } from './organization.access.ts';
import { addOrganization, changeOrganization, dropOrganization, lockOrganization } from './organization.record.ts';
import { getColleague } from './organization-member.reads.ts';
import { organizationMemberships } from './organization-membership.record.ts';

const MAX_PER_DAY = 50;
const DAY = 86_400;

/** The creator becomes its admin, and goes on working in it. */
export async function createMyOrganization(ctx: Context, input: CreateOrganizationInput) {
  const { userId, signinId } = ctx.viewer.assertSignedIn();
  await countAttempt(ctx, [{ key: `organizations:user:${userId}`, max: MAX_PER_DAY, seconds: DAY }]);
  return command(ctx, async (tx) => {
    await assertOrganizationsEnabled(tx.rows, tx.deploymentId);
    const { id } = await addOrganization(tx, input, userId);
    const role = await creatorRole(tx, 'organization');
    await organizationMemberships.add(tx, { parentId: id, userId, roleIds: [role.id], lastActiveAt: tx.now });
    await tx.rows
      .updateTable('signin')
      .set({ active_organization_id: id, active_workspace_id: null, updated_at: tx.now.toISOString() })
      .where('deployment_id', '=', tx.deploymentId)
      .where('id', '=', signinId)
      .execute();
    return detail(ctx, tx, id);
  });
}

export function updateMyOrganization(ctx: Context, id: string, input: UpdateOrganizationInput) {
  return command(ctx, async (tx) => {
    const { organization, access } = await locked(ctx, tx, id);
    assertMayManage(access);
    await changeOrganization(tx, organization, input);
    return detail(ctx, tx, id);
  });
}

export function deleteMyOrganization(ctx: Context, id: string): Promise<null> {
  ctx.viewer.assertRecentlyAuthenticated();
  return command(ctx, async (tx) => {
    const { organization, access } = await locked(ctx, tx, id);
    assertAdmin(access);
    await dropOrganization(ctx, tx, organization);
    return null;
  });
}

/** Rights are read behind the lock, so that they still hold when the command commits. */
const accessIn = ({ viewer }: Context, tx: Transaction, id: string) =>
  organizationAccess({ rows: tx.rows, viewer }, id);

async function locked(ctx: Context, tx: Transaction, id: string) {
  await assertOrganizationsEnabled(tx.rows, tx.deploymentId);
  const organization = await lockOrganization(tx, id);
  return { organization, access: await accessIn(ctx, tx, id) };
}

export const {
  update: updateColleague,
  remove: removeColleague,
  leave: leaveOrganization,
} = colleagueCommands(organizationMemberships, {
  async managing(ctx, tx, id) {
    const { access } = await locked(ctx, tx, id);
    assertMayManage(access);
    return access;
  },
  async own(ctx, tx, id) {
    await lockOrganization(tx, id);
    return (await accessIn(ctx, tx, id)).membershipId;
  },
  shown: ({ rows, deploymentId }, organizationId, id) => getColleague(rows, deploymentId, organizationId, id),
});

const detail = ({ viewer }: Context, { rows }: Transaction, id: string) => getOrganizationDetail({ rows, viewer }, id);
