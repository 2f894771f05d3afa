import { createApiAuthKey, createMyApiAuthKey, importApiAuthKeys, revokeApiAuthKey } from '../customer-keys/index.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/crypto/tokens.ts';
import { asUser } from './as-user.ts';
import type { Ledger } from './ledger.ts';
import { namedIn } from './named.ts';
import type { People } from './people.ts';
import { apiAuthApps } from './world/index.ts';
import type { DemoApiAuthKey, DemoOrganization } from './world/shapes.ts';

const DAY = 86_400_000;

/** The keys of the demo's customers. The keys themselves are forgotten, save one that a customer brought along. */
export async function fillApiAuthKeys(
  ctx: Context,
  ledger: Ledger,
  people: People,
  organizationIds: ReadonlyMap<DemoOrganization, string>,
): Promise<void> {
  const apps = await namedIn(ctx, 'api_auth_app');
  const ownerOf = await owners(ctx, people, organizationIds);
  for (const { name: app, keys } of apiAuthApps) {
    const existing = await keysIn(ctx, apps.get(app) as string);
    for (const key of keys) {
      const found = existing.get(key.name);
      const id = await ledger.ensure('keys of customers', found?.id, () => makeKey(ctx, app, key, ownerOf(key)));
      if (key.revoked !== undefined && found?.revokedAt == null) {
        await revokeApiAuthKey(ctx, app, id, { reason: key.revoked });
      }
    }
  }
}

type Owner = ReturnType<Awaited<ReturnType<typeof owners>>>;

async function makeKey(ctx: Context, app: string, key: DemoApiAuthKey, owner: Owner): Promise<{ id: string }> {
  const { name, permissions, metadata, rateLimits, days, known } = key;
  const expiresAt = days === undefined ? null : new Date(Date.now() + days * DAY).toISOString();
  const input = { name, permissions, expiresAt, ...owner };
  if (key.selfMade && owner.userId !== null) {
    const { userId, ...own } = input;
    return createMyApiAuthKey(asUser(ctx, { userId: owner.userId }), app, own);
  }
  const whole = { ...input, ...(metadata != null && { metadata }), ...(rateLimits != null && { rateLimits }) };
  if (known === undefined) return createApiAuthKey(ctx, app, whole);
  const brought = { ...whole, hash: sha256(known), lastFour: known.slice(-4) };
  const { data } = await importApiAuthKeys(ctx, app, { keys: [brought] });
  return data[0] as { id: string };
}

async function keysIn({ rows, viewer }: Context, appId: string) {
  const found = await rows
    .selectFrom('api_auth_key')
    .select(['name', 'id', 'revoked_at as revokedAt'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('app_id', '=', appId)
    .orderBy('id', 'desc')
    .execute();
  return new Map(found.map((key) => [key.name, key]));
}

/** Ids for the names that the demo's world has. */
async function owners(ctx: Context, people: People, organizationIds: ReadonlyMap<DemoOrganization, string>) {
  const byName = new Map([...organizationIds].map(([{ name }, id]) => [name, id]));
  const workspaces = await ctx.rows
    .selectFrom('workspace')
    .select(['id', 'name', 'organization_id as organizationId'])
    .where('deployment_id', '=', ctx.viewer.deploymentId)
    .orderBy('id', 'desc')
    .execute();
  return ({ organization, workspace, person }: DemoApiAuthKey) => {
    const organizationId = organization === undefined ? null : (byName.get(organization) ?? null);
    const place = workspaces.find(
      ({ name, organizationId: parent }) => name === workspace && parent === organizationId,
    );
    return {
      userId: person === undefined ? null : (people.get(person) ?? null),
      organizationId,
      workspaceId: place?.id ?? null,
    };
  };
}
