import { imageUpload } from '../../deployment/index.ts';
import { lifecycleEvents } from '../../platform/events/service-event.ts';
import type { Feature } from '../../platform/feature.ts';
import { endUserPersonResolvers } from '../members/deployment/person.resolvers.ts';
import { exportedMemberships } from '../members/exported-memberships.ts';
import { membersById } from '../members/member.reads.ts';
import { OMITTED_MEMBER_FIELDS } from '../members/member-fields.ts';
import { organizationResolvers } from './backend/organization.resolvers.ts';
import { readableOrganizationsById } from './deployment/organization.reads.ts';
import { endUserOrganizationResolvers } from './deployment/organization.resolvers.ts';
import { myOrganizationsResolvers } from './deployment/organization-operations.resolvers.ts';
import { organizationMembershipResolvers } from './members/backend/organization-membership.resolvers.ts';
import { endUserOrganizationMembers } from './members/deployment/organization-member.reads.ts';
import {
  OrganizationMembershipRoleSchema,
  OrganizationMembershipSchema,
} from './members/organization-membership.entity.ts';
import { Migration037OrganizationSearch } from './migrations/037-organization-search.ts';
import { Migration050NameOrder } from './migrations/050-name-order.ts';
import { OrganizationSchema } from './organization.entity.ts';
import { organizationsById } from './organization.reads.ts';

const memberEvent = { scope: 'organizations:read', resourceType: 'organization_membership' } as const;

/** Organizations and their members. */
export const organizationsFeature: Feature = {
  entities: [OrganizationMembershipRoleSchema, OrganizationMembershipSchema, OrganizationSchema],
  migrations: [
    { name: '037-organization-search', class: Migration037OrganizationSearch, servesFrom: 31 },
    { name: '050-name-order', class: Migration050NameOrder, servesFrom: 31 },
  ],
  resourceNames: { organization: { column: 'name', field: 'name' } },
  resolvers: {
    backend: [organizationMembershipResolvers, organizationResolvers],
    deployment: [endUserOrganizationResolvers, endUserPersonResolvers, myOrganizationsResolvers],
  },
  personalData: [exportedMemberships('organization')],
  events: [
    ...lifecycleEvents('organizations:read', 'organization', 'An organization'),
    { name: 'organization.member.added', description: 'A user became a member of an organization.', ...memberEvent },
    {
      name: 'organization.member.removed',
      description: 'A user ceased to be a member of an organization.',
      ...memberEvent,
    },
    {
      name: 'organization.member.updated',
      description: 'The roles or metadata of a member of an organization changed.',
      ...memberEvent,
    },
  ],
  nodes: {
    backend: [
      { table: 'organization', typeName: 'Organization', scope: 'organizations:read', byId: organizationsById },
      {
        table: 'organization_membership',
        typeName: 'OrganizationMembership',
        scope: 'organizations:read',
        byId: membersById('organization'),
      },
    ],
    deployment: [
      { table: 'organization', typeName: 'Organization', byId: readableOrganizationsById },
      {
        table: 'organization_membership',
        typeName: 'OrganizationMembership',
        byId: endUserOrganizationMembers.visibleById,
      },
    ],
  },
  eventResources: {
    organization: { omittedFields: ['memberCount', 'workspaceCount', 'imageUrl'] },
    organization_membership: { omittedFields: OMITTED_MEMBER_FIELDS },
  },
  uploads: { setOrganizationImage: imageUpload },
  tags: {
    organizations: {
      name: 'Organizations',
      description: 'Companies, teams or customers, with members and invitations.',
    },
  },
};
