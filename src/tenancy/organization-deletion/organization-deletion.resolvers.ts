import type { Resolvers } from '../graph/resolvers.ts';
import { deleteMyOrganization, deleteOrganization } from './organization-deletion.service.ts';

export const organizationDeletionResolvers: Resolvers = {
  Mutation: {
    deleteOrganization: (_, { id }, ctx) => deleteOrganization(ctx, id),
    deleteMyOrganization: (_, { id }, ctx) => deleteMyOrganization(ctx, id),
  },
};
