import type { Resolvers, WebhookAttempt } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { cursorList, type EdgePage } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { assertTimeRange } from '../../platform/graph/time-range.ts';
import { loadWebhookApp, webhookAppId } from '../apps/webhook-app.reads.ts';
import { mayReadBody } from '../endpoints/subscription-scopes.ts';
import { loadWebhookEndpoint } from '../endpoints/webhook-endpoint.reads.ts';
import { triggerWebhookEvent, triggerWebhookEvents } from '../triggers/webhook-trigger.service.ts';
import { deliveriesConnection } from './deliveries-connection.ts';
import { decodePosition, encodePosition } from './delivery-cursor.ts';
import { testWebhookEndpoint } from './engine/test-endpoint.ts';
import { attemptCounts, attemptsOfDeliveries, lastAttempts } from './webhook-attempt.reads.ts';
import { getWebhookDelivery, listWebhookDeliveries } from './webhook-delivery.reads.ts';
import { retryWebhookDelivery } from './webhook-delivery.service.ts';
import {
  deliveriesOfApps,
  deliveriesOfEndpoints,
  deliveryCountsOfApps,
  deliveryCountsOfEndpoints,
} from './webhook-delivery-edges.reads.ts';
import { requestOf } from './webhook-delivery-request.ts';

/** Hides response bodies from callers who may not read the event, because a receiver may repeat the request body. */
function redactAttempts(
  ctx: Pick<Context, 'viewer' | 'events'>,
  eventName: string,
  attempts: readonly WebhookAttempt[],
): WebhookAttempt[] {
  const canReadBody = mayReadBody(ctx, eventName);
  return attempts.map((attempt) => (canReadBody ? attempt : { ...attempt, responseBody: null }));
}

export const webhookDeliveryResolvers: Resolvers = {
  Query: {
    webhookDelivery: (_, { id }, { rows, viewer }) => getWebhookDelivery(rows, viewer.deploymentId, id),
    getWebhookDelivery: async (_, { id }, ctx) => {
      const { rows, viewer } = ctx;
      const delivery = await getWebhookDelivery(rows, viewer.deploymentId, id);
      const attempts = await lastAttempts(rows, viewer.deploymentId, id);
      return { ...delivery, attemptLog: redactAttempts(ctx, delivery.eventName, attempts) };
    },
    listWebhookDeliveries: async (_, { appName, limit, cursor, since, until, ...filter }, ctx) => {
      const before = decodePosition(cursor, 'cursor');
      assertTimeRange({ since, until });
      const appId = await webhookAppId(ctx.rows, ctx.viewer.deploymentId, appName);
      const criteria = { ...filter, createdSince: since, createdUntil: until };
      const page = { limit: limit + 1, before };
      const found = await listWebhookDeliveries(ctx, appId, criteria, page);
      return cursorList(found, limit, encodePosition);
    },
  },
  Mutation: {
    retryWebhookDelivery: (_, { id: deliveryId }, ctx) => retryWebhookDelivery(ctx, deliveryId),
    testWebhookEndpoint: (_, { appName, endpointId }, ctx) => testWebhookEndpoint(ctx, appName, endpointId),
    triggerWebhookEvent: (_, { appName, input }, ctx) => triggerWebhookEvent(ctx, appName, input),
    triggerWebhookEvents: (_, { appName, input }, ctx) => triggerWebhookEvents(ctx, appName, input),
    triggerWebhookEventBatch: async (_, { appName, input }, ctx) => {
      const data = await triggerWebhookEvents(ctx, appName, input);
      return { data, hasMore: false, limit: null, offset: null };
    },
  },
  WebhookDeliveryDetails: { request: (delivery, _, ctx) => requestOf(ctx, delivery) },
  WebhookDelivery: {
    app: ({ appId }, _, ctx) => loadWebhookApp(ctx, appId),
    endpoint: ({ endpointId }, _, ctx) => loadWebhookEndpoint(ctx, endpointId),
    request: (delivery, _, ctx) => requestOf(ctx, delivery),
    attemptLog: ({ id, eventName }, { filter, ...args }, ctx) => {
      const { loaders } = ctx;
      const read = async (page: EdgePage) =>
        redactAttempts(ctx, eventName, (await loaders.load(attemptsOfDeliveries, id, { page, filter })) ?? []);
      return connectionOf(args, read, { total: async () => (await loaders.load(attemptCounts, id, filter)) ?? 0 });
    },
  },
  WebhookApp: {
    deliveries: ({ id }, { filter, ...args }, { loaders }) =>
      deliveriesConnection(args, (page) => loaders.load(deliveriesOfApps, id, { page, filter }), {
        total: () => loaders.load(deliveryCountsOfApps, id, filter),
      }),
  },
  WebhookEndpoint: {
    deliveries: ({ id }, { filter, ...args }, { loaders }) =>
      deliveriesConnection(args, (page) => loaders.load(deliveriesOfEndpoints, id, { page, filter }), {
        total: () => loaders.load(deliveryCountsOfEndpoints, id, filter),
      }),
  },
};
