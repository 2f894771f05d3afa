import { assertOrganizationsEnabled } from '../../../deployment/index.ts';
import type { CreateOrganizationInput, UpdateOrganizationInput } from '../../../generated/backend.ts';
import { command, type Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { countAttempt } from '../../../platform/rate-limits/attempt-counter.ts';
import { organizationAccess } from '../../access/organization.access.ts';
import { activate, activatingUser } from '../../active-parents/active-parents.ts';
import { endUserMemberCommands } from '../../members/deployment/member.service.ts';
import { imageCommands } from '../../parents/parent-image.ts';
import { assertMayManage } from '../../roles/rights.ts';
import { creatorRole } from '../../roles/role.service.ts';
import { roleCommands } from '../../roles/role-definition.service.ts';
import { getOrganizationMemberForEndUser } from '../members/deployment/organization-member.reads.ts';
import { organizationMemberships } from '../members/organization-membership.record.ts';
import { addOrganization, changeOrganization, lockOrganization, organizationImage } from '../organization.record.ts';
import { getOrganizationDetail } from './organization-detail.reads.ts';

const MAX_ORGANIZATIONS_PER_DAY = 50;
const DAY_SECONDS = 86_400;

/** Creates an organization. The signed-in user becomes its admin, and it becomes their active organization. */
export async function createMyOrganization(ctx: Context, input: CreateOrganizationInput) {
  const { userId } = ctx.viewer.assertSignedIn();
  await countAttempt(ctx, [
    { key: `organizations:user:${userId}`, max: MAX_ORGANIZATIONS_PER_DAY, seconds: DAY_SECONDS },
  ]);
  return command(ctx, async (tx) => {
    await assertOrganizationsEnabled(tx.rows, tx.deploymentId);
    const { id } = await addOrganization(tx, input, userId);
    const role = await creatorRole(tx, 'organization');
    await organizationMemberships.add(tx, { parentId: id, userId, roleIds: [role.id], lastActiveAt: tx.now });
    // An application changes nothing that the user sees in a browser as the active organization.
    if (ctx.viewer.signedIn !== null) {
      await activate(tx, activatingUser(ctx.viewer), { organizationId: id, workspaceId: null });
    }
    return readDetail(ctx, tx, id);
  });
}

export function updateMyOrganization(ctx: Context, id: string, input: UpdateOrganizationInput) {
  return command(ctx, async (tx) => {
    const { organization } = await lockAsManager(ctx, tx, id);
    await changeOrganization(ctx, tx, organization, input);
    return readDetail(ctx, tx, id);
  });
}

/** Call it after locking the organization, so that the rights cannot change before the commit. */
const readAccess = ({ viewer }: Context, tx: Transaction, id: string) =>
  organizationAccess({ rows: tx.rows, viewer }, id);

/** Locks an organization and reads the signed-in user's rights in it. */
export async function lockWithAccess(ctx: Context, tx: Transaction, id: string) {
  await assertOrganizationsEnabled(tx.rows, tx.deploymentId);
  const organization = await lockOrganization(tx, id);
  return { organization, access: await readAccess(ctx, tx, id) };
}

/** Locks an organization and reads the signed-in user's rights in it; 403 if they may not manage it. */
async function lockAsManager(ctx: Context, tx: Transaction, id: string) {
  const found = await lockWithAccess(ctx, tx, id);
  assertMayManage(found.access);
  return found;
}

/** Locks the organization and returns the rights of the signed-in user; 403 if they may not manage it. */
export const lockOrganizationAsManager = async (ctx: Context, tx: Transaction, id: string) =>
  (await lockAsManager(ctx, tx, id)).access;

export const { set: setImageAsManager, remove: deleteImageAsManager } = imageCommands(organizationImage, {
  lock: async (ctx, tx, id) => (await lockAsManager(ctx, tx, id)).organization,
  read: (ctx, tx, id) => readDetail(ctx, tx, id),
});

export const {
  update: updateOrganizationMemberAsManager,
  remove: removeOrganizationMemberAsManager,
  leave: leaveOrganization,
} = endUserMemberCommands(organizationMemberships, {
  lockAsManager: lockOrganizationAsManager,
  async lockOwnMembership(ctx, tx, id) {
    await lockOrganization(tx, id);
    return (await readAccess(ctx, tx, id)).membershipId;
  },
  readMember: ({ rows, deploymentId }, organizationId, id) =>
    getOrganizationMemberForEndUser(rows, deploymentId, organizationId, id),
});

/** The commands of managers on the organization's own roles. */
export const {
  create: createRoleOfOrganization,
  update: updateRoleOfOrganization,
  remove: deleteRoleOfOrganization,
} = roleCommands((ctx, tx, { id }) => lockOrganizationAsManager(ctx, tx, id));

const readDetail = ({ viewer }: Context, { rows }: Transaction, id: string) =>
  getOrganizationDetail({ rows, viewer }, id);
