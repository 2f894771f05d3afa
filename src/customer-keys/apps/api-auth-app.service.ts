import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { CreateApiAuthAppInput, UpdateApiAuthAppInput, UpdateSelfServiceInput } from '../../generated/backend.ts';
import type { DeletedResource } from '../../generated/common.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import { withoutUndefined } from '../../platform/commands/without-undefined.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import { ApiAuthApp } from './api-auth-app.entity.ts';
import { apiAuthAppNotFound, getApiAuthApp } from './api-auth-app.reads.ts';
import { assertRateLimits } from './rate-limit-rule.ts';
import { DEFAULT_SELF_SERVICE, type SelfService } from './self-service.ts';

export async function createApiAuthApp(ctx: Context, input: CreateApiAuthAppInput) {
  const rateLimits = input.rateLimits ?? [];
  assertRateLimits(rateLimits);
  return command(ctx, async (tx) => {
    if ((await findByLockedName(tx, input.name)) !== null) {
      throw new ServiceError('NAME_TAKEN', `Another API auth app is named ${JSON.stringify(input.name)}.`);
    }
    const app = tx.em.create(ApiAuthApp, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      name: input.name,
      description: input.description ?? null,
      rateLimits,
      keyPrefix: input.keyPrefix,
      selfService: input.selfService ? withUniquePermissions(input.selfService) : null,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    tx.record({ type: 'api_auth_app.created', resource: resourceOf(app), after: audited(app) });
    await tx.em.flush();
    return getApiAuthApp(tx.rows, tx.deploymentId, app.name);
  });
}

export async function updateApiAuthApp(ctx: Context, name: string, input: UpdateApiAuthAppInput) {
  assertRateLimits(input.rateLimits ?? []);
  return command(ctx, async (tx) => {
    const app = await lockApiAuthApp(tx, name);
    const before = audited(app);
    const { selfService, rateLimits, ...plain } = withoutUndefined(input);
    tx.em.assign(app, { ...plain, updatedAt: tx.now });
    // Compared by value: the database stores the keys of an object in its own order.
    if (rateLimits && !isDeepStrictEqual(rateLimits, app.rateLimits)) app.rateLimits = rateLimits;
    const changed = selfService === undefined ? undefined : updateSelfService(app.selfService, selfService);
    if (changed !== undefined && !isDeepStrictEqual(changed, app.selfService ?? null)) app.selfService = changed;
    tx.record({ type: 'api_auth_app.updated', resource: resourceOf(app), before, after: audited(app) });
    await tx.em.flush();
    return getApiAuthApp(tx.rows, tx.deploymentId, name);
  });
}

/** Keeps the row, so that usage counts and audit records can still name the app. */
export function deleteApiAuthApp(ctx: Context, name: string): Promise<DeletedResource> {
  return command(ctx, async (tx) => {
    const app = await lockApiAuthApp(tx, name);
    const before = { ...audited(app), ...timestampsOf(app), deploymentId: String(tx.deploymentId), deletedAt: null };
    tx.em.assign(app, { deletedAt: tx.now, updatedAt: tx.now });
    tx.record({ type: 'api_auth_app.deleted', resource: resourceOf(app), before });
    // Flushes the app before its keys: a command that creates a key holds a lock on the app, and this waits for it.
    await tx.em.flush();
    await clearKeyHashes(tx, app.id);
    return { id: String(app.id) };
  });
}

/** Clears the hashes of a deleted app's keys, so that another app can import the same keys. */
async function clearKeyHashes({ rows, deploymentId }: Transaction, appId: string): Promise<void> {
  const keys = rows
    .selectFrom('api_auth_key')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('app_id', '=', appId);
  await rows
    .updateTable('api_auth_key')
    .set({ key_hash: sql<string>`'deleted ' || id` })
    .where('deployment_id', '=', deploymentId)
    .where('id', 'in', keys.orderBy('id').forUpdate())
    .execute();
}

async function lockApiAuthApp(tx: Transaction, name: string): Promise<ApiAuthApp> {
  const app = await findByLockedName(tx, name);
  if (app === null) throw apiAuthAppNotFound();
  return app;
}

/** Locks the app's name, then returns the app or null. Apps are created, changed and deleted by name. */
async function findByLockedName(tx: Transaction, name: string): Promise<ApiAuthApp | null> {
  await tx.lock(`api_auth_app ${name}`);
  return tx.em.findOne(ApiAuthApp, { deploymentId: tx.deploymentId, name, deletedAt: null });
}

const resourceOf = ({ id }: ApiAuthApp) => ({ type: 'api_auth_app', id });

function audited({ name, description, isActive, rateLimits, keyPrefix, selfService }: ApiAuthApp) {
  const shared = { name, description: description ?? null, isActive, rateLimits };
  return { ...shared, keyPrefix, selfService: selfService ?? null };
}

/** Removes repeated permissions. */
function withUniquePermissions({ permissions, maxKeys }: SelfService): SelfService {
  return { permissions: [...new Set(permissions)], maxKeys };
}

function updateSelfService(present: SelfService | null | undefined, input: UpdateSelfServiceInput | null) {
  return (
    input &&
    withUniquePermissions({
      ...(present ?? DEFAULT_SELF_SERVICE),
      ...(withoutUndefined(input) as Partial<SelfService>),
    })
  );
}
