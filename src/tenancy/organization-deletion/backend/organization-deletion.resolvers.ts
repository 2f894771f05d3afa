import type { Resolvers } from '../../../generated/backend.ts';
import { deleteOrganization } from '../organization-deletion.service.ts';

export const organizationDeletionResolvers: Resolvers = {
  Mutation: { deleteOrganization: (_, { id }, ctx) => deleteOrganization(ctx, id) },
};
