import type { Resolvers } from '../../generated/backend.ts';
import { jwtTemplatesById } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf, type PageArgs } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import {
  countResources,
  getResource,
  listResources,
  type ResourceCriteria,
  resourcePage,
} from './oauth-resource.reads.ts';
import { createResource, deleteResource, updateResource } from './oauth-resource.service.ts';

export const oauthResourceResolvers: Resolvers = {
  Query: {
    oauthResource: (_, { id }, { rows, viewer }) => getResource(rows, viewer.deploymentId, id),
    oauthResources: (_, args, ctx) => resourcesConnection(ctx, args),
    listOauthResources: (_, { limit, offset, search, identifier }, { rows, viewer }) =>
      offsetList({ limit, offset }, (limit) =>
        listResources(rows, viewer.deploymentId, { search, filter: { identifier } }, { limit, offset }),
      ),
  },
  Mutation: {
    createOauthResource: (_, { input }, ctx) => createResource(ctx, input),
    updateOauthResource: (_, { id, input }, ctx) => updateResource(ctx, id, input),
    deleteOauthResource: (_, { id }, ctx) => deleted(id, deleteResource(ctx, id)),
  },
  OauthResource: {
    jwtTemplate: async ({ jwtTemplateId }, _, { loaders }) =>
      jwtTemplateId == null ? null : ((await loaders.load(jwtTemplatesById, jwtTemplateId)) ?? null),
  },
  Deployment: { oauthResources: (_, args, ctx) => resourcesConnection(ctx, args) },
};

function resourcesConnection({ rows, viewer: { deploymentId } }: Context, args: PageArgs & ResourceCriteria) {
  return connectionOf(args, (page) => resourcePage(rows, deploymentId, args, page), {
    total: () => countResources(rows, deploymentId, args),
  });
}
