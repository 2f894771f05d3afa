import { getMember, membershipNotFound } from '../../members/member.reads.ts';
import { membershipRecords } from '../../members/membership.record.ts';
import { OrganizationMembership } from './organization-membership.entity.ts';
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
  read: ({ rows, deploymentId }, id, membershipId) =>
    getMember(rows, deploymentId, { level: 'organization', id }, membershipId),
  revokeMemberAccess: revokeOrganizationAccess,
});
