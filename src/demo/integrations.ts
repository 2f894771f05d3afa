import { createApiAuthApp } from '../customer-keys/index.ts';
import { createJwtTemplate } from '../identity/index.ts';
import type { Context } from '../platform/context.ts';
import { createWebhookApp, createWebhookEndpoint } from '../webhooks/index.ts';
import { apiAuthApps, jwtTemplates, webhookApps } from './data/index.ts';
import type { DemoWebhookApp } from './data/types.ts';
import { idsByName } from './ids-by-name.ts';
import type { SeedCounter } from './seed-counter.ts';

/** Creates the webhook apps with their endpoints, the JWT templates and the API auth apps. */
export async function seedIntegrations(ctx: Context, counter: SeedCounter): Promise<void> {
  const webhookAppIds = await idsByName(ctx, 'webhook_app');
  for (const app of webhookApps) await seedWebhookApp(ctx, counter, app, webhookAppIds.get(app.name));
  const templates = await idsByName(ctx, 'jwt_template');
  for (const template of jwtTemplates) {
    await counter.ensure('JWT templates', templates.get(template.name), async () => {
      // A default template that a user has chosen stays the default.
      const isDefault = template.isDefault && !(await hasDefaultTemplate(ctx));
      return createJwtTemplate(ctx, { ...template, isDefault });
    });
  }
  const apps = await idsByName(ctx, 'api_auth_app');
  for (const { keys: _, ...app } of apiAuthApps) {
    await counter.ensure('API auth apps', apps.get(app.name), () => createApiAuthApp(ctx, app));
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

async function seedWebhookApp(ctx: Context, counter: SeedCounter, app: DemoWebhookApp, found: string | undefined) {
  const { endpoints, ...input } = app;
  const id = await counter.ensure('webhook apps', found, () => createWebhookApp(ctx, input));
  const existing = await ctx.rows
    .selectFrom('webhook_endpoint')
    .select(['url', 'id'])
    .where('deployment_id', '=', ctx.viewer.deploymentId)
    .where('app_id', '=', id)
    .execute();
  const idByUrl = new Map(existing.map((endpoint) => [endpoint.url, endpoint.id]));
  for (const endpoint of endpoints) {
    await counter.ensure('webhook endpoints', idByUrl.get(endpoint.url), () =>
      createWebhookEndpoint(ctx, { ...endpoint, appName: app.name }),
    );
  }
}
