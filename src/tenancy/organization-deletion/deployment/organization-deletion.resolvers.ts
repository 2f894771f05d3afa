import type { Resolvers } from '../../../generated/deployment.ts';
import { deleteMyOrganization } from '../organization-deletion.service.ts';

export const ownOrganizationDeletionResolvers: Resolvers = {
  Mutation: { deleteOrganization: (_, { id }, ctx) => deleteMyOrganization(ctx, id) },
};
