import type { DeploymentJwtTemplatesArgs, Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { countJwtTemplates, getJwtTemplate, jwtTemplatePage, listJwtTemplates } from './jwt-template.reads.ts';
import { createJwtTemplate, deleteJwtTemplate, updateJwtTemplate } from './jwt-template.service.ts';
import { previewJwtTemplate } from './preview.ts';

export const jwtTemplateResolvers: Resolvers = {
  Query: {
    jwtTemplate: (_, { id }, { rows, viewer }) => getJwtTemplate(rows, viewer.deploymentId, id),
    previewJwtTemplate: (_, { id, input }, ctx) => previewJwtTemplate(ctx, id, input),
    jwtTemplates: (_, args, ctx) => jwtTemplatesConnection(ctx, args),
    listJwtTemplates: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listJwtTemplates(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createJwtTemplate: (_, { input }, ctx) => createJwtTemplate(ctx, input),
    updateJwtTemplate: (_, { id, input }, ctx) => updateJwtTemplate(ctx, id, input),
    deleteJwtTemplate: (_, { id }, ctx) => deleted(id, deleteJwtTemplate(ctx, id)),
  },
  Deployment: { jwtTemplates: (_, args, ctx) => jwtTemplatesConnection(ctx, args) },
};

function jwtTemplatesConnection({ rows, viewer: { deploymentId } }: Context, args: DeploymentJwtTemplatesArgs) {
  return connectionOf(args, (page) => jwtTemplatePage(rows, deploymentId, args.filter, page), {
    total: () => countJwtTemplates(rows, deploymentId, args.filter),
  });
}
