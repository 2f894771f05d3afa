import type { Resolvers } from '../../generated/backend.ts';
import { cursorList } from '../../platform/database/pages/page.ts';
import { connectionOf, decodeCursor, encodeCursor } from '../../platform/graph/connections.ts';
import { loadWebhookApp, webhookAppId } from '../apps/webhook-app.reads.ts';
import { loadWebhookEndpoint } from '../endpoints/webhook-endpoint.reads.ts';
import { getWebhookReplay, listWebhookReplays, replayCounts, replaysOfApps } from './replay.reads.ts';
import { cancelWebhookReplay, replayWebhookDeliveries } from './replay.service.ts';

export const webhookReplayResolvers: Resolvers = {
  Query: {
    webhookReplay: async (_, { appName, taskId }, { rows, viewer: { deploymentId } }) =>
      getWebhookReplay(rows, deploymentId, await webhookAppId(rows, deploymentId, appName), taskId),
    listWebhookReplays: async (_, { appName, limit, cursor }, { rows, viewer: { deploymentId } }) => {
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
    replays: ({ id }, { filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(replaysOfApps, id, { page, filter }), {
        total: async () => (await loaders.load(replayCounts, id, filter)) ?? 0,
      }),
  },
  WebhookReplay: {
    app: ({ appId }, _, ctx) => loadWebhookApp(ctx, appId),
    endpoint: ({ endpointId }, _, ctx) => (endpointId ? loadWebhookEndpoint(ctx, endpointId) : null),
  },
};
