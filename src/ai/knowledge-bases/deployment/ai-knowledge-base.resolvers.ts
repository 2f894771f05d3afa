import type { Resolvers } from '../../../generated/deployment.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import {
  countSearchableBases,
  getSearchableBase,
  listSearchableBases,
  searchableBasePage,
  searchingUser,
} from './ai-knowledge-base.reads.ts';

export const searchableBaseResolvers: Resolvers = {
  Query: {
    aiKnowledgeBase: (_, { id: kbId }, ctx) => getSearchableBase(ctx.rows, searchingUser(ctx), kbId),
    searchableAiKnowledgeBases: (_, range, ctx) => listSearchableBases(ctx.rows, searchingUser(ctx), range),
  },
  Viewer: {
    aiKnowledgeBases: ({ id }, args, { rows, viewer }) => {
      const user = { deploymentId: viewer.deploymentId, userId: viewer.assertUser(id).userId };
      return connectionOf(args, (page) => searchableBasePage(rows, user, page), {
        total: () => countSearchableBases(rows, user),
      });
    },
  },
};
