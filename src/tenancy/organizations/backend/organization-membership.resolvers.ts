import type { OrganizationMemberSortKey, OrganizationMembersArgs, Resolvers } from '../../../generated/backend.ts';
import { userNotFound, usersById } from '../../../identity/index.ts';
import type { Context } from '../../../platform/context.ts';
import { offsetList } from '../../../platform/database/page.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { matchingMembershipCounts } from '../../members/membership-counts.reads.ts';
import { isUnfiltered, type MembershipCriteria } from '../../members/membership-criteria.ts';
import { organizationNotFound } from '../../parents/parent.ts';
import { rolesOfOrganizationMemberships } from '../../roles/role.reads.ts';
import { memberCounts, organizationsById } from '../organization.reads.ts';
import { listOrganizationMembers, membershipCounts } from '../organization-membership.reads.ts';
import {
  addOrganizationMember,
  removeOrganizationMember,
  updateOrganizationMember,
} from './organization-membership.service.ts';
import {
  membershipsOfUsers,
  membersOfOrganizations,
  membersOfRoles,
  SORT_FIELDS,
} from './organization-membership-edge.reads.ts';

export const organizationMembershipResolvers: Resolvers = {
  Query: {
    listOrganizationMembers: (_, { organizationId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) =>
        listOrganizationMembers(rows, viewer.deploymentId, organizationId, { ...page, limit }),
      ),
  },
  Mutation: {
    addOrganizationMember: (_, { organizationId, input }, ctx) => addOrganizationMember(ctx, organizationId, input),
    updateOrganizationMember: (_, { organizationId, membershipId, input }, ctx) =>
      updateOrganizationMember(ctx, organizationId, membershipId, input),
    removeOrganizationMember: (_, { organizationId, membershipId }, ctx) =>
      deleted(membershipId, removeOrganizationMember(ctx, organizationId, membershipId)),
  },
  Organization: {
    members: ({ id }, args, ctx) =>
      membershipConnection(ctx, args, { id, parent: 'organization', batch: membersOfOrganizations }),
  },
  Role: {
    organizationMembers: ({ id }, args, ctx) =>
      membershipConnection(ctx, args, { id, parent: 'role', batch: membersOfRoles }),
  },
  User: {
    organizationMemberships: ({ id }, args, ctx) =>
      membershipConnection(ctx, args, { id, parent: 'user', batch: membershipsOfUsers }),
  },
  OrganizationMembership: {
    roles: async ({ id, roles }, _, { loaders }) =>
      roles ?? (await loaders.load(rolesOfOrganizationMemberships, id)) ?? [],
    organization: async ({ organizationId }, _, { loaders }) => {
      const organization = await loaders.load(organizationsById, organizationId);
      if (organization === undefined) throw organizationNotFound();
      return organization;
    },
    user: async ({ userId }, _, { loaders }) => {
      const user = await loaders.load(usersById, userId);
      if (user === undefined) throw userNotFound();
      return user;
    },
  },
};

/** The parent of a list of memberships, and the function that reads its pages. */
interface MembershipListSource {
  readonly id: string;
  readonly parent: 'organization' | 'role' | 'user';
  readonly batch: typeof membersOfOrganizations;
}

function membershipConnection(
  { loaders }: Context,
  args: OrganizationMembersArgs,
  { id, parent, batch }: MembershipListSource,
) {
  const { search, filter } = args;
  return connectionOf(args, (page) => loaders.load(batch, id, { ...page, search, filter }), {
    total: async () => (await membershipCount({ loaders }, { id, parent }, { search, filter })) ?? 0,
    sortValueOf: (member, field) => member[SORT_FIELDS[field as OrganizationMemberSortKey]] ?? null,
  });
}

/** An unfiltered list uses the same count as other fields, so that they share one statement. */
function membershipCount(
  { loaders }: Pick<Context, 'loaders'>,
  { id, parent }: Omit<MembershipListSource, 'batch'>,
  criteria: MembershipCriteria,
) {
  if (parent !== 'role' && isUnfiltered(criteria)) {
    return loaders.load(parent === 'user' ? membershipCounts : memberCounts, id);
  }
  return loaders.load(matchingMembershipCounts, id, { level: 'organization', parent, ...criteria });
}
