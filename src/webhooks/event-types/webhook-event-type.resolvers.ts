import type { Resolvers } from '../../generated/backend.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { loadWebhookApp, webhookAppId } from '../apps/webhook-app.reads.ts';
import {
  eventTypeCounts,
  eventTypesOfApps,
  getWebhookEventType,
  listWebhookEventTypes,
} from './webhook-event-type.reads.ts';
import {
  createWebhookEventType,
  deleteWebhookEventType,
  updateWebhookEventType,
} from './webhook-event-type.service.ts';

export const webhookEventTypeResolvers: Resolvers = {
  Query: {
    webhookEventType: async (_, { appName, eventName }, { rows, viewer: { deploymentId } }) =>
      getWebhookEventType(rows, deploymentId, await webhookAppId(rows, deploymentId, appName), eventName),
    listWebhookEventTypes: async (_, { appName, ...args }, { rows, viewer: { deploymentId } }) => {
      const appId = await webhookAppId(rows, deploymentId, appName);
      return offsetList(args, (limit) => listWebhookEventTypes(rows, deploymentId, appId, { ...args, limit }));
    },
  },
  Mutation: {
    createWebhookEventType: (_, { appName, input }, ctx) => createWebhookEventType(ctx, appName, input),
    updateWebhookEventType: (_, { appName, eventName, input }, ctx) =>
      updateWebhookEventType(ctx, appName, eventName, input),
    deleteWebhookEventType: (_, { appName, eventName }, ctx) =>
      deleted(eventName, deleteWebhookEventType(ctx, appName, eventName)),
  },
  WebhookApp: {
    eventTypes: ({ id }, { filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(eventTypesOfApps, id, { page, filter }), {
        total: async () => (await loaders.load(eventTypeCounts, id, filter)) ?? 0,
      }),
  },
  WebhookEventType: {
    archived: ({ archivedAt }) => archivedAt !== null && archivedAt !== undefined,
    app: ({ appId }, _, ctx) => loadWebhookApp(ctx, appId),
  },
};
