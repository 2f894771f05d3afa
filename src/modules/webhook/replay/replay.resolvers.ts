import type { Resolvers } from '../../../graphql/generated/types.ts';
import { webhookAppId } from '../webhook-app.reads.ts';
import { getWebhookReplay } from './replay.reads.ts';
import { cancelWebhookReplay, replayWebhookDeliveries } from './replay.service.ts';

export const webhookReplayResolvers: Resolvers = {
  Query: {
    webhookReplay: async (_, { appName, taskId }, { rows, viewer: { deploymentId } }) =>
      getWebhookReplay(rows, deploymentId, await webhookAppId(rows, deploymentId, appName), taskId),
  },
  Mutation: {
    replayWebhookDeliveries: (_, { appName, input }, ctx) => replayWebhookDeliveries(ctx, appName, input),
    cancelWebhookReplay: (_, { appName, taskId }, ctx) => cancelWebhookReplay(ctx, appName, taskId),
  },
};
