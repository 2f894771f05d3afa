import type { Viewer } from '../../auth/viewer.ts';
import { cursorList } from '../../database/page.ts';
import { decodeCursor, toConnection } from '../../graphql/connections.ts';
import type { Resolvers, WebhookAttempt } from '../../graphql/generated/types.ts';
import { assertRange } from '../../graphql/time-range.ts';
import { decodePosition, encodePosition, positionText } from './delivery-cursor.ts';
import { mayReadBody } from './subscription-scopes.ts';
import { webhookAppId } from './webhook-app.reads.ts';
import { attemptCounts, attemptsOfDeliveries, lastAttempts } from './webhook-attempt.reads.ts';
import {
  deliveriesOfEndpoints,
  deliveryCounts,
  getWebhookDelivery,
  listWebhookDeliveries,
  requestOf,
} from './webhook-delivery.reads.ts';
import { retryWebhookDelivery } from './webhook-delivery.service.ts';
import { openHeaders } from './webhook-endpoint.service.ts';
import { messageHeaders, redactHeaders } from './webhook-headers.ts';
import { triggerWebhookEvent, triggerWebhookEvents } from './webhook-trigger.service.ts';

/** A receiver may repeat the body that it got. */
function shownAttempts(viewer: Viewer, eventName: string, attempts: readonly WebhookAttempt[]): WebhookAttempt[] {
  const isShown = mayReadBody(viewer, eventName);
  return attempts.map((attempt) => (isShown ? attempt : { ...attempt, responseBody: null }));
}

export const webhookDeliveryResolvers: Resolvers = {
  Query: {
    webhookDeliveries: async (_, { appName, limit, cursor, ...filter }, { rows, viewer }) => {
      const before = decodePosition(cursor, 'cursor');
      assertRange(filter);
      const appId = await webhookAppId(rows, viewer.deploymentId, appName);
      const page = { limit: limit + 1, before };
      const found = await listWebhookDeliveries(rows, viewer.deploymentId, { ...filter, appId }, page);
      return cursorList(found, limit, encodePosition);
    },
    webhookDelivery: async (_, { deliveryId }, { rows, viewer }) => {
      const delivery = await getWebhookDelivery(rows, viewer.deploymentId, deliveryId);
      const attempts = await lastAttempts(rows, viewer.deploymentId, deliveryId);
      return { ...delivery, attemptLog: shownAttempts(viewer, delivery.eventName, attempts) };
    },
  },
  Mutation: {
    retryWebhookDelivery: (_, { deliveryId }, ctx) => retryWebhookDelivery(ctx, deliveryId),
    triggerWebhookEvent: (_, { appName, input }, ctx) => triggerWebhookEvent(ctx, appName, input),
    triggerWebhookEvents: async (_, { appName, input }, ctx) => {
      const data = await triggerWebhookEvents(ctx, appName, input);
      return { data, hasMore: false, limit: null, offset: null };
    },
  },
  WebhookDeliveryDetails: {
    request: async ({ id, messageId, endpointId, eventName }, _, { rows, viewer, vault }) => {
      const { url, headersSealed, body } = await requestOf(rows, viewer.deploymentId, id);
      const own = openHeaders(vault, endpointId, headersSealed);
      const text = mayReadBody(viewer, eventName) ? Buffer.from(body).toString('utf8') : null;
      return { url, headers: messageHeaders(messageId, redactHeaders(own)), body: text };
    },
  },
  WebhookDelivery: {
    attemptLog: async ({ id, eventName }, { first, after }, { loaders, viewer }) => {
      const attempts = await loaders.load(attemptsOfDeliveries, id, { first, after: decodeCursor(after) });
      return toConnection(shownAttempts(viewer, eventName, attempts ?? []), first, {
        after,
        total: async () => (await loaders.load(attemptCounts, id)) ?? 0,
      });
    },
  },
  WebhookEndpoint: {
    deliveries: async ({ id }, { first, after }, { loaders }) => {
      const deliveries = await loaders.load(deliveriesOfEndpoints, id, {
        first,
        before: decodePosition(after, 'after'),
      });
      return toConnection(deliveries ?? [], first, {
        after,
        idOf: positionText,
        total: async () => (await loaders.load(deliveryCounts, id)) ?? 0,
      });
    },
  },
};
