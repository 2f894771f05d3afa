import { offsetList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { countJwtTemplates, getJwtTemplate, jwtTemplatesBehind, listJwtTemplates } from './jwt-template.reads.ts';
import { createJwtTemplate, deleteJwtTemplate, updateJwtTemplate } from './jwt-template.service.ts';
import { previewJwtTemplate } from './preview.ts';

export const jwtTemplateResolvers: Resolvers = {
  Query: {
    jwtTemplate: (_, { id }, { rows, viewer }) => getJwtTemplate(rows, viewer.deploymentId, id),
    previewJwtTemplate: (_, { id, input }, ctx) => previewJwtTemplate(ctx, id, input),
    jwtTemplates: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listJwtTemplates(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createJwtTemplate: (_, { input }, ctx) => createJwtTemplate(ctx, input),
    updateJwtTemplate: (_, { id, input }, ctx) => updateJwtTemplate(ctx, id, input),
    deleteJwtTemplate: (_, { id }, ctx) => deleteJwtTemplate(ctx, id),
  },
  Deployment: {
    jwtTemplates: (_, args, { rows, viewer: { deploymentId } }) =>
      connectionOf(args, (page) => jwtTemplatesBehind(rows, deploymentId, page), {
        total: () => countJwtTemplates(rows, deploymentId),
      }),
  },
};
