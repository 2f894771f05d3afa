import type { Feature } from '../../platform/feature.ts';
import { userManagementResolvers } from './user-management.resolvers.ts';

/** The commands with which the backend creates, changes and deletes users. */
export const userManagementFeature: Feature = {
  resolvers: { backend: [userManagementResolvers] },
};
