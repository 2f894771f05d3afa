import { createApiAuthKey, createMyApiAuthKey, importApiAuthKeys, revokeApiAuthKey } from '../customer-keys/index.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/crypto/tokens.ts';
import { asUser } from './as-user.ts';
import { apiAuthApps } from './data/index.ts';
import type { DemoApiAuthKey, DemoOrganization } from './data/types.ts';
import { idsByName } from './ids-by-name.ts';
import type { People } from './people.ts';
import type { SeedCounter } from './seed-counter.ts';

const DAY_MS = 86_400_000;

/** Creates the customer keys. The key values are discarded, except for one that is imported. */
export async function seedApiAuthKeys(
  ctx: Context,
  counter: SeedCounter,
  people: People,
  organizationIds: ReadonlyMap<DemoOrganization, string>,
): Promise<void> {
  const apps = await idsByName(ctx, 'api_auth_app');
  const ownerOf = await createOwnerLookup(ctx, people, organizationIds);
  for (const { name: app, keys } of apiAuthApps) {
    const existing = await keysIn(ctx, apps.get(app) as string);
    for (const key of keys) {
      const found = existing.get(key.name);
      const id = await counter.ensure('customer keys', found?.id, () => createKey(ctx, app, key, ownerOf(key)));
      if (key.revocationReason !== undefined && found?.revokedAt == null) {
        await revokeApiAuthKey(ctx, app, id, { reason: key.revocationReason });
      }
    }
  }
}

type Owner = ReturnType<Awaited<ReturnType<typeof createOwnerLookup>>>;

async function createKey(ctx: Context, app: string, key: DemoApiAuthKey, owner: Owner): Promise<{ id: string }> {
  const { name, permissions, metadata, rateLimits, validDays: days, importedKey: known } = key;
  const expiresAt = days === undefined ? null : new Date(Date.now() + days * DAY_MS).toISOString();
  const input = { name, permissions, expiresAt, ...owner };
  if (key.isSelfCreated && owner.userId !== null) {
    const { userId, ...own } = input;
    return createMyApiAuthKey(asUser(ctx, { userId: owner.userId }), app, own);
  }
  const whole = { ...input, ...(metadata != null && { metadata }), ...(rateLimits != null && { rateLimits }) };
  if (known === undefined) return createApiAuthKey(ctx, app, whole);
  const imported = { ...whole, hash: sha256(known), lastFour: known.slice(-4) };
  const { data } = await importApiAuthKeys(ctx, app, { keys: [imported] });
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

/** Returns a function that looks up the ids of a key's owners by their names in the demo data. */
async function createOwnerLookup(ctx: Context, people: People, organizationIds: ReadonlyMap<DemoOrganization, string>) {
  const byName = new Map([...organizationIds].map(([{ name }, id]) => [name, id]));
  const workspaces = await ctx.rows
    .selectFrom('workspace')
    .select(['id', 'name', 'organization_id as organizationId'])
    .where('deployment_id', '=', ctx.viewer.deploymentId)
    .orderBy('id', 'desc')
    .execute();
  return ({ organization, workspace, person }: DemoApiAuthKey) => {
    const organizationId = organization === undefined ? null : (byName.get(organization) ?? null);
    const ownerWorkspace = workspaces.find(
      ({ name, organizationId: parent }) => name === workspace && parent === organizationId,
    );
    return {
      userId: person === undefined ? null : (people.get(person) ?? null),
      organizationId,
      workspaceId: ownerWorkspace?.id ?? null,
    };
  };
}
