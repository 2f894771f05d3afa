import type { Resolvers } from '../../generated/backend.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import {
  assertStaging,
  countDevelopmentMessages,
  developmentMessagePage,
  getDevelopmentMessage,
  listDevelopmentMessages,
} from './development-message.reads.ts';
import { deleteDevelopmentMessages } from './development-message.service.ts';

export const developmentMessageResolvers: Resolvers = {
  Query: {
    developmentMessage: async (_, { id }, ctx) => {
      await assertStaging(ctx);
      return getDevelopmentMessage(ctx, id);
    },
    developmentMessages: async (_, args, ctx) => {
      await assertStaging(ctx);
      return connectionOf(args, (page) => developmentMessagePage(ctx, page), {
        total: () => countDevelopmentMessages(ctx),
      });
    },
    listDevelopmentMessages: async (_, args, ctx) => {
      await assertStaging(ctx);
      return offsetList(args, (limit) => listDevelopmentMessages(ctx, { ...args, limit }));
    },
  },
  Mutation: { deleteDevelopmentMessages: (_, __, ctx) => deleteDevelopmentMessages(ctx) },
};
