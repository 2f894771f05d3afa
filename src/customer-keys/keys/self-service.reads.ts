import { sql } from 'kysely';
import { listWithAccess } from '../../platform/database/list-with-access.ts';
import { type EdgePage, inPage, type Part } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { apiAuthAppNotFound } from '../apps/api-auth-app.reads.ts';
import type { ApiAuthKeyRow } from '../graph/rows.ts';
import { filterKeys, keyListQuery } from './api-auth-key.reads.ts';
import type { SelfService } from './self-service.ts';

/**
 * The app of that name, for a user who may know of it: where users make keys, or where this one has made some, which go on
 * working when users make none any more. 404 elsewhere, as where there is none.
 */
export function getAppOfUser(
  rows: Rows,
  deploymentId: number,
  app: { name: string; userId: string },
): Promise<{ id: string }> {
  return appOfUser(rows, deploymentId, app).executeTakeFirstOrThrow(apiAuthAppNotFound);
}

function appOfUser(rows: Rows, deploymentId: number, { name, userId }: { name: string; userId: string }) {
  return rows
    .selectFrom('api_auth_app as app')
    .select('app.id')
    .where('app.deployment_id', '=', deploymentId)
    .where('app.name', '=', name)
    .where('app.deleted_at', 'is', null)
    .where(isVisibleTo(userId));
}

/** The keys that a user has in the app of that name, newest first; 404 for an app that the user may not know of. */
export async function listOwnKeys(
  rows: Rows,
  deploymentId: number,
  { name, userId }: { name: string; userId: string },
  { limit, offset }: Part,
): Promise<ApiAuthKeyRow[]> {
  const app = appOfUser(rows, deploymentId, { name, userId }).clearSelect().select(sql<null>`null`.as('rejectionCode'));
  const keys = keyListQuery(rows, deploymentId, { filter: { userId }, limit: limit ?? null, offset });
  const found = await listWithAccess(rows, app, keys.where('app.name', '=', name));
  if (found === null) throw apiAuthAppNotFound();
  return found.items;
}

/** Whether a user may know of the row `app`. */
const isVisibleTo = (userId: string) => sql<boolean>`(app.self_service is not null or exists (
  select from api_auth_key made
  where made.deployment_id = app.deployment_id and made.app_id = app.id and made.user_id = ${userId} and made.self_made))`;

/** The keys of a user that they may know of: of the apps that they may know of. */
function ownKeys(rows: Rows, deploymentId: number, userId: string, appName: string | null) {
  const keys = filterKeys(rows, deploymentId, { filter: { userId } }).where(isVisibleTo(userId));
  return appName === null ? keys : keys.where('app.name', '=', appName);
}

/** A page of them. */
export function ownKeyPage(
  rows: Rows,
  deploymentId: number,
  { userId, appName }: { userId: string; appName: string | null },
  page: EdgePage,
) {
  return ownKeys(rows, deploymentId, userId, appName).$call(inPage('key.id', page)).execute();
}

/** How many they are. */
export async function countOwnKeys(
  rows: Rows,
  deploymentId: number,
  { userId, appName }: { userId: string; appName: string | null },
): Promise<number> {
  const { count } = await ownKeys(rows, deploymentId, userId, appName)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The apps that users may make keys in now, by name. */
export async function listSelfServiceApps(rows: Rows, deploymentId: number, { limit, offset }: Part) {
  const query = selfServiceApps(rows, deploymentId).orderBy('name').offset(offset);
  const found = await (limit == null ? query : query.limit(limit)).execute();
  return found.map(toSelfServiceApp);
}

/** A page of them, oldest first. */
export async function selfServiceAppPage(rows: Rows, deploymentId: number, page: EdgePage) {
  const found = await selfServiceApps(rows, deploymentId).$call(inPage('id', page)).execute();
  return found.map(toSelfServiceApp);
}

/** How many they are. */
export async function countSelfServiceApps(rows: Rows, deploymentId: number): Promise<number> {
  const { count } = await selfServiceApps(rows, deploymentId)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selfServiceApps(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('api_auth_app')
    .select(['id', 'name', 'description', sql<SelfService>`self_service`.as('selfService')])
    .where('deployment_id', '=', deploymentId)
    .where('deleted_at', 'is', null)
    .where('self_service', 'is not', null)
    .where('is_active', '=', true);
}

type SelfServiceAppRow = Awaited<ReturnType<ReturnType<typeof selfServiceApps>['executeTakeFirstOrThrow']>>;

const toSelfServiceApp = ({ selfService: { permissions, maxKeys }, ...app }: SelfServiceAppRow) => ({
  ...app,
  permissions,
  maxKeys,
});

/** How many keys that the user made for the app still hold, those that a rotation has replaced included. */
export async function countActiveSelfMadeKeys(
  rows: Rows,
  deploymentId: number,
  { appId, userId, now }: { appId: string; userId: string; now: Date },
): Promise<number> {
  const { count } = await rows
    .selectFrom('api_auth_key')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .where('app_id', '=', appId)
    .where('self_made', '=', true)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now.toISOString())]))
    .executeTakeFirstOrThrow();
  return count;
}
