import type { Resolvers } from '../../generated/backend.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { loadWebhookApp, webhookAppId } from '../apps/webhook-app.reads.ts';
import { openHeaders } from './sealed-headers.ts';
import {
  endpointCounts,
  endpointsOfApps,
  getWebhookEndpoint,
  listWebhookEndpoints,
  subscriptionsOf,
} from './webhook-endpoint.reads.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  reactivateWebhookEndpoint,
  updateWebhookEndpoint,
} from './webhook-endpoint.service.ts';
import { rotateWebhookEndpointSecret } from './webhook-endpoint-secret.service.ts';
import { redactHeaders } from './webhook-headers.ts';

export const webhookEndpointResolvers: Resolvers = {
  Query: {
    webhookEndpoint: (_, { id: endpointId }, { rows, viewer }) =>
      getWebhookEndpoint(rows, viewer.deploymentId, endpointId),
    listWebhookEndpoints: async (_, { appName, ...page }, { rows, viewer }) => {
      const appId = await webhookAppId(rows, viewer.deploymentId, appName);
      return offsetList(page, (limit) => listWebhookEndpoints(rows, viewer.deploymentId, { ...page, appId, limit }));
    },
  },
  Mutation: {
    createWebhookEndpoint: (_, { input }, ctx) => createWebhookEndpoint(ctx, input),
    updateWebhookEndpoint: (_, { id: endpointId, input }, ctx) => updateWebhookEndpoint(ctx, endpointId, input),
    reactivateWebhookEndpoint: (_, { id: endpointId }, ctx) => reactivateWebhookEndpoint(ctx, endpointId),
    rotateWebhookEndpointSecret: (_, { id: endpointId, input }, ctx) =>
      rotateWebhookEndpointSecret(ctx, endpointId, input),
    deleteWebhookEndpoint: (_, { id: endpointId }, ctx) => deleted(endpointId, deleteWebhookEndpoint(ctx, endpointId)),
  },
  WebhookApp: {
    endpoints: ({ id }, { filter, ...args }, { loaders }) =>
      connectionOf(args, (page) => loaders.load(endpointsOfApps, id, { page, filter }), {
        total: async () => (await loaders.load(endpointCounts, id, filter)) ?? 0,
      }),
  },
  WebhookEndpoint: {
    endpointId: ({ id }) => id,
    headers: ({ id, headersSealed }, _, { vault }) => redactHeaders(openHeaders(vault, id, headersSealed)),
    rateLimit: ({ rateLimitDurationMs: durationMs, rateLimitMaxRequests: maxRequests }) =>
      durationMs === null || maxRequests === null ? null : { durationMs, maxRequests },
    signingSecret: ({ signingSecret, signingSecretHint }) => signingSecret ?? signingSecretHint,
    subscriptions: async ({ id }, _, { loaders }) => (await loaders.load(subscriptionsOf, id)) ?? [],
    app: ({ appId }, _, ctx) => loadWebhookApp(ctx, appId),
  },
};
