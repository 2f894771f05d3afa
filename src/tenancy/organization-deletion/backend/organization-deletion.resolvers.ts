import type { Resolvers } from '../../../generated/backend.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { deleteOrganization } from '../organization-deletion.service.ts';

export const organizationDeletionResolvers: Resolvers = {
  Mutation: { deleteOrganization: (_, { id }, ctx) => deleted(id, deleteOrganization(ctx, id)) },
};
