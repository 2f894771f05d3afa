import { decodeCursor, encodeCursor, toConnection } from '../../graphql/connections.ts';
import type { Resolvers } from '../../graphql/generated/types.ts';
import { webhookAppId } from './webhook-app.reads.ts';
import { deliveriesOfEndpoints, deliveryCounts, listWebhookDeliveries } from './webhook-delivery.reads.ts';
import { triggerWebhookEvent, triggerWebhookEvents } from './webhook-trigger.service.ts';

export const webhookDeliveryResolvers: Resolvers = {
  Query: {
    webhookDeliveries: async (_, { appName, limit, cursor, ...filter }, { rows, viewer }) => {
      const before = decodeCursor(cursor, 'cursor');
      const appId = await webhookAppId(rows, viewer.deploymentId, appName);
      const page = { limit: limit + 1, before };
      const found = await listWebhookDeliveries(rows, viewer.deploymentId, { ...filter, appId }, page);
      const data = found.slice(0, limit);
      const last = found.length > limit ? data.at(-1) : undefined;
      return { data, hasMore: last !== undefined, nextCursor: last === undefined ? null : encodeCursor(last.id) };
    },
  },
  Mutation: {
    triggerWebhookEvent: (_, { appName, input }, ctx) => triggerWebhookEvent(ctx, appName, input),
    triggerWebhookEvents: async (_, { appName, input }, ctx) => {
      const data = await triggerWebhookEvents(ctx, appName, input);
      return { data, hasMore: false, limit: null, offset: null };
    },
  },
  WebhookEndpoint: {
    deliveries: async ({ id }, { first, after }, { loaders }) => {
      const deliveries = await loaders.load(deliveriesOfEndpoints, id, { first, before: decodeCursor(after) });
      return toConnection(deliveries ?? [], first, {
        after,
        total: async () => (await loaders.load(deliveryCounts, id)) ?? 0,
      });
    },
  },
};
