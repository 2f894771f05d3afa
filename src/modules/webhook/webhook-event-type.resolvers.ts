import { offsetList } from '../../database/page.ts';
import type { Resolvers } from '../../graphql/generated/types.ts';
import { webhookAppId } from './webhook-app.reads.ts';
import { getWebhookEventType, listWebhookEventTypes } from './webhook-event-type.reads.ts';
import { createWebhookEventType, updateWebhookEventType } from './webhook-event-type.service.ts';

export const webhookEventTypeResolvers: Resolvers = {
  Query: {
    webhookEventType: async (_, { appName, eventName }, { rows, viewer: { deploymentId } }) =>
      getWebhookEventType(rows, deploymentId, await webhookAppId(rows, deploymentId, appName), eventName),
    webhookEventTypes: async (_, { appName, ...args }, { rows, viewer: { deploymentId } }) => {
      const appId = await webhookAppId(rows, deploymentId, appName);
      return offsetList(args, (limit) => listWebhookEventTypes(rows, deploymentId, appId, { ...args, limit }));
    },
  },
  Mutation: {
    createWebhookEventType: (_, { appName, input }, ctx) => createWebhookEventType(ctx, appName, input),
    updateWebhookEventType: (_, { appName, eventName, input }, ctx) =>
      updateWebhookEventType(ctx, appName, eventName, input),
  },
  WebhookEventType: {
    archived: ({ archivedAt }) => archivedAt !== null && archivedAt !== undefined,
  },
};
