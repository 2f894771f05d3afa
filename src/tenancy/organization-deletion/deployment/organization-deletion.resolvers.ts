import type { Resolvers } from '../../../generated/deployment.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { deleteMyOrganization } from '../organization-deletion.service.ts';

export const ownOrganizationDeletionResolvers: Resolvers = {
  Mutation: { deleteOrganization: (_, { id }, ctx) => deleted(id, deleteMyOrganization(ctx, id)) },
};
