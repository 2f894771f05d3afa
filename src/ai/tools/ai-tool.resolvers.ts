import type { Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { pageList } from '../../platform/database/pages/page.ts';
import { connectionOf, type PageArgs } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { countTools, getTool, listTools, type ToolCriteria, toolPage } from './ai-tool.reads.ts';
import { createTool, deleteTool, rotateToolSecret, updateTool } from './ai-tool.service.ts';

export const aiToolResolvers: Resolvers = {
  Query: {
    aiTool: (_, { id }, { rows, viewer }) => getTool(rows, viewer.deploymentId, id),
    aiTools: (_, args, ctx) => toolsConnection(ctx, args),
    listAiTools: (_, { page, perPage, isActive }, { rows, viewer: { deploymentId } }) =>
      pageList(
        { page, perPage },
        () => countTools(rows, deploymentId, { filter: { isActive } }),
        (range) => listTools(rows, deploymentId, { filter: { isActive } }, range),
      ),
  },
  Mutation: {
    createAiTool: (_, { input }, ctx) => createTool(ctx, input),
    updateAiTool: (_, { id, input }, ctx) => updateTool(ctx, id, input),
    deleteAiTool: (_, { id }, ctx) => deleted(id, deleteTool(ctx, id)),
    rotateAiToolSecret: (_, { id, input }, ctx) => rotateToolSecret(ctx, id, input),
  },
  Deployment: { aiTools: (_, args, ctx) => toolsConnection(ctx, args) },
};

function toolsConnection({ rows, viewer: { deploymentId } }: Context, args: PageArgs & ToolCriteria) {
  return connectionOf(args, (page) => toolPage(rows, deploymentId, args, page), {
    total: () => countTools(rows, deploymentId, args),
  });
}
