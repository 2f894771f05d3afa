import type { Feature } from '../../platform/feature.ts';
import { organizationDeletionResolvers } from './organization-deletion.resolvers.ts';

/** The deletion of organizations, which ends their workspaces too. */
export const organizationDeletionFeature: Feature = { resolvers: [organizationDeletionResolvers] };
