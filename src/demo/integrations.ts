import { createApiAuthApp } from '../customer-keys/index.ts';
import { createJwtTemplate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { createWebhookApp, createWebhookEndpoint } from '../webhooks/index.ts';
import type { Ledger } from './ledger.ts';
import { namedIn } from './named.ts';
import { apiAuthApps, jwtTemplates, webhookApps } from './world/index.ts';
import type { DemoWebhookApp } from './world/shapes.ts';

/** What other programs hold on to: webhook apps with their endpoints, JWT templates, API auth apps. */
export async function fillIntegrations(ctx: Context, ledger: Ledger): Promise<void> {
  const hooks = await namedIn(ctx, 'webhook_app');
  for (const app of webhookApps) await fillWebhookApp(ctx, ledger, app, hooks.get(app.name));
  const templates = await namedIn(ctx, 'jwt_template');
  for (const template of jwtTemplates) {
    await ledger.ensure('JWT templates', templates.get(template.name), async () => {
      // The default that somebody chose stays.
      const isDefault = template.isDefault && !(await hasDefaultTemplate(ctx));
      return createJwtTemplate(ctx, { ...template, isDefault });
    });
  }
  const apps = await namedIn(ctx, 'api_auth_app');
  for (const { keys: _, ...app } of apiAuthApps) {
    await ledger.ensure('API auth apps', apps.get(app.name), () => createApiAuthApp(ctx, app));
  }
}

async function hasDefaultTemplate({ rows, viewer }: Context): Promise<boolean> {
  const found = await rows
    .selectFrom('jwt_template')
    .select('id')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

async function fillWebhookApp(ctx: Context, ledger: Ledger, app: DemoWebhookApp, found: string | undefined) {
  const { endpoints, ...input } = app;
  const id = await ledger.ensure('webhook apps', found, () => createWebhookApp(ctx, input));
  const existing = await ctx.rows
    .selectFrom('webhook_endpoint')
    .select(['url', 'id'])
    .where('deployment_id', '=', ctx.viewer.deploymentId)
    .where('app_id', '=', id)
    .execute();
  const idByUrl = new Map(existing.map((endpoint) => [endpoint.url, endpoint.id]));
  for (const endpoint of endpoints) {
    await ledger.ensure('webhook endpoints', idByUrl.get(endpoint.url), () =>
      createWebhookEndpoint(ctx, { ...endpoint, appName: app.name }),
    );
  }
}
