import { membershipRecords } from '../members/membership.record.ts';
import { OrganizationMembership } from './organization-membership.entity.ts';
import { getMembership, membershipNotFound } from './organization-membership.reads.ts';
import { revokeOrganizationAccess } from './revoke-organization-access.ts';

/** The memberships of organizations. */
export const organizationMemberships = membershipRecords({
  level: 'organization',
  create: (tx, id, { parentId, userId, publicMetadata, lastActiveAt = null }) =>
    tx.em.create(OrganizationMembership, {
      id,
      deploymentId: tx.deploymentId,
      organizationId: parentId,
      userId,
      publicMetadata,
      lastActiveAt,
      createdAt: tx.now,
      updatedAt: tx.now,
    }),
  async find({ em, deploymentId }, organizationId, id) {
    const found = await em.findOne(OrganizationMembership, { id, organizationId, deploymentId });
    if (found === null) throw membershipNotFound();
    return found;
  },
  read: ({ rows, deploymentId }, organizationId, id) => getMembership(rows, deploymentId, organizationId, id),
  revokeMemberAccess: revokeOrganizationAccess,
});
