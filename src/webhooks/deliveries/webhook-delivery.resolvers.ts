import type { Context } from '../../platform/context.ts';
import { cursorList, type EdgePage } from '../../platform/database/page.ts';
import { connectionOf, type PageArgs } from '../../platform/graph/connections.ts';
import { assertRange } from '../../platform/graph/time-range.ts';
import { webhookAppId } from '../apps/webhook-app.reads.ts';
import { openHeaders } from '../endpoints/sealed-headers.ts';
import { mayReadBody } from '../endpoints/subscription-scopes.ts';
import { messageHeaders, redactHeaders } from '../endpoints/webhook-headers.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import type { WebhookAttempt } from '../graph/types.ts';
import { triggerWebhookEvent, triggerWebhookEvents } from '../triggers/webhook-trigger.service.ts';
import { decodePosition, encodePosition } from './delivery-cursor.ts';
import { attemptCounts, attemptsOfDeliveries, lastAttempts } from './webhook-attempt.reads.ts';
import {
  deliveriesOfEndpoints,
  deliveryCounts,
  getWebhookDelivery,
  listWebhookDeliveries,
  requestOf,
} from './webhook-delivery.reads.ts';
import { retryWebhookDelivery } from './webhook-delivery.service.ts';

/** A receiver may repeat the body that it got. */
function shownAttempts(
  ctx: Pick<Context, 'viewer' | 'events'>,
  eventName: string,
  attempts: readonly WebhookAttempt[],
): WebhookAttempt[] {
  const isShown = mayReadBody(ctx, eventName);
  return attempts.map((attempt) => (isShown ? attempt : { ...attempt, responseBody: null }));
}

/** Deliveries are read along an index of when they were made. */
const inOrderOfTime = (args: PageArgs): PageArgs => ({ ...args, orderBy: { field: 'CREATED_AT', direction: 'ASC' } });

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
    webhookDelivery: async (_, { id: deliveryId }, ctx) => {
      const { rows, viewer } = ctx;
      const delivery = await getWebhookDelivery(rows, viewer.deploymentId, deliveryId);
      const attempts = await lastAttempts(rows, viewer.deploymentId, deliveryId);
      return { ...delivery, attemptLog: shownAttempts(ctx, delivery.eventName, attempts) };
    },
  },
  Mutation: {
    retryWebhookDelivery: (_, { id: deliveryId }, ctx) => retryWebhookDelivery(ctx, deliveryId),
    triggerWebhookEvent: (_, { appName, input }, ctx) => triggerWebhookEvent(ctx, appName, input),
    triggerWebhookEvents: async (_, { appName, input }, ctx) => {
      const data = await triggerWebhookEvents(ctx, appName, input);
      return { data, hasMore: false, limit: null, offset: null };
    },
  },
  WebhookDeliveryDetails: {
    request: async ({ id, messageId, endpointId, eventName }, _, ctx) => {
      const { rows, viewer, vault } = ctx;
      const { url, headersSealed, body } = await requestOf(rows, viewer.deploymentId, id);
      const own = openHeaders(vault, endpointId, headersSealed);
      const text = mayReadBody(ctx, eventName) ? Buffer.from(body).toString('utf8') : null;
      return { url, headers: messageHeaders(messageId, redactHeaders(own)), body: text };
    },
  },
  WebhookDelivery: {
    attemptLog: ({ id, eventName }, args, ctx) => {
      const { loaders } = ctx;
      const read = async (page: EdgePage) =>
        shownAttempts(ctx, eventName, (await loaders.load(attemptsOfDeliveries, id, page)) ?? []);
      return connectionOf(args, read, { total: async () => (await loaders.load(attemptCounts, id)) ?? 0 });
    },
  },
  WebhookEndpoint: {
    deliveries: ({ id }, args, { loaders }) =>
      connectionOf(inOrderOfTime(args), (page) => loaders.load(deliveriesOfEndpoints, id, page), {
        sortValueOf: ({ createdAt }) => createdAt,
        total: async () => (await loaders.load(deliveryCounts, id)) ?? 0,
      }),
  },
};
