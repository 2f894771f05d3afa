import type { Feature } from '../../platform/feature.ts';
import { organizationDeletionResolvers } from './backend/organization-deletion.resolvers.ts';
import { ownOrganizationDeletionResolvers } from './deployment/organization-deletion.resolvers.ts';

/** The deletion of organizations, which ends their workspaces too. */
export const organizationDeletionFeature: Feature = {
  resolvers: { backend: [organizationDeletionResolvers], deployment: [ownOrganizationDeletionResolvers] },
};
