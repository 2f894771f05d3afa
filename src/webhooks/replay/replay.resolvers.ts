import { cursorList } from '../../platform/database/page.ts';
import { connectionOf, decodeCursor, encodeCursor } from '../../platform/graph/connections.ts';
import { webhookAppId } from '../apps/webhook-app.reads.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { getWebhookReplay, listWebhookReplays, replayCounts, replaysOfApps } from './replay.reads.ts';
import { cancelWebhookReplay, replayWebhookDeliveries } from './replay.service.ts';

export const webhookReplayResolvers: Resolvers = {
  Query: {
    webhookReplay: async (_, { appName, taskId }, { rows, viewer: { deploymentId } }) =>
      getWebhookReplay(rows, deploymentId, await webhookAppId(rows, deploymentId, appName), taskId),
    webhookReplays: async (_, { appName, limit, cursor }, { rows, viewer: { deploymentId } }) => {
      const before = decodeCursor(cursor, 'cursor');
      const appId = await webhookAppId(rows, deploymentId, appName);
      const found = await listWebhookReplays(rows, deploymentId, appId, { limit: limit + 1, before });
      return cursorList(found, limit, ({ id }) => encodeCursor(id));
    },
  },
  Mutation: {
    replayWebhookDeliveries: (_, { appName, input }, ctx) => replayWebhookDeliveries(ctx, appName, input),
    cancelWebhookReplay: (_, { appName, taskId }, ctx) => cancelWebhookReplay(ctx, appName, taskId),
  },
  WebhookApp: {
    replays: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(replaysOfApps, id, page), {
        total: async () => (await loaders.load(replayCounts, id)) ?? 0,
      }),
  },
};
