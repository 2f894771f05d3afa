import type { QueryWebhookAppsArgs, Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { signingSecretCell } from './signing-secret.ts';
import { countWebhookApps, getWebhookApp, listWebhookApps, webhookAppPage } from './webhook-app.reads.ts';
import { createWebhookApp, deleteWebhookApp, rotateWebhookAppSecret, updateWebhookApp } from './webhook-app.service.ts';

export const webhookAppResolvers: Resolvers = {
  Query: {
    webhookApp: (_, { appName }, { rows, viewer }) => getWebhookApp(rows, viewer.deploymentId, appName),
    webhookApps: (_, args, ctx) => appsConnection(ctx, args),
    listWebhookApps: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listWebhookApps(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createWebhookApp: (_, { input }, ctx) => createWebhookApp(ctx, input),
    updateWebhookApp: (_, { appName, input }, ctx) => updateWebhookApp(ctx, appName, input),
    rotateWebhookAppSecret: (_, { appName, input }, ctx) => rotateWebhookAppSecret(ctx, appName, input),
    deleteWebhookApp: (_, { appName }, ctx) => deleted(appName, deleteWebhookApp(ctx, appName)),
  },
  Deployment: { webhookApps: (_, args, ctx) => appsConnection(ctx, args) },
  WebhookApp: {
    deploymentId: (_app, _args, { viewer }) => String(viewer.deploymentId),
    signingSecret: ({ id, signingSecret, signingSecretSealed, signingSecretHint }, _, { viewer, vault }) => {
      if (signingSecret !== undefined) return signingSecret;
      if (!viewer.hasScope('webhook_secrets:read')) return signingSecretHint;
      return vault.open(signingSecretSealed, signingSecretCell(id));
    },
  },
};

function appsConnection({ rows, viewer: { deploymentId } }: Context, { filter, ...args }: QueryWebhookAppsArgs) {
  return connectionOf(args, (page) => webhookAppPage(rows, deploymentId, filter, page), {
    total: () => countWebhookApps(rows, deploymentId, filter),
  });
}
