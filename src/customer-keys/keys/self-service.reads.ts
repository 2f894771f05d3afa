import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { listWithAccess } from '../../platform/database/pages/list-with-access.ts';
import { type EdgePage, inPage, inRange, type OffsetRange } from '../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { apiAuthAppNotFound } from '../apps/api-auth-app.reads.ts';
import type { SelfService } from '../apps/self-service.ts';
import type { ApiAuthKeyRow } from '../graph/rows.ts';
import { filterKeys, keyListQuery } from './api-auth-key.reads.ts';

/**
 * The app of that name, when self-service is enabled or the user has created keys for it before. Such keys keep working
 * after self-service ends. 404 otherwise.
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

/** A user's keys in the app of that name, newest first; 404 when the app is not visible to the user. */
export async function listOwnKeys(
  rows: Rows,
  deploymentId: number,
  { name, userId }: { name: string; userId: string },
  { limit, offset }: OffsetRange,
): Promise<ApiAuthKeyRow[]> {
  const app = appOfUser(rows, deploymentId, { name, userId }).clearSelect().select(sql<null>`null`.as('rejectionCode'));
  const keys = keyListQuery(rows, deploymentId, { filter: { userId }, limit: limit ?? null, offset });
  const found = await listWithAccess(rows, app, keys.where('app.name', '=', name));
  if (found === null) throw apiAuthAppNotFound();
  return found.items;
}

/** Whether the row `app` is visible to a user. */
const isVisibleTo = (userId: string) => sql<boolean>`(app.self_service is not null or exists (
  select from api_auth_key made
  where made.deployment_id = ${DEPLOYMENT_ID} and made.app_id = app.id and made.user_id = ${userId} and made.self_made))`;

/** A user's keys in the apps that are visible to the user. */
function ownKeys(rows: Rows, deploymentId: number, userId: string, appName: string | null) {
  const keys = filterKeys(rows, deploymentId, { filter: { userId } }).where(isVisibleTo(userId));
  return appName === null ? keys : keys.where('app.name', '=', appName);
}

/** A page of the user's keys. */
export function ownKeyPage(
  rows: Rows,
  deploymentId: number,
  { userId, appName }: { userId: string; appName: string | null },
  page: EdgePage,
) {
  return ownKeys(rows, deploymentId, userId, appName).$call(inPage('key.id', page)).execute();
}

/** The total of the list above. */
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

/** The active apps with self-service, by name. */
export async function listSelfServiceApps(rows: Rows, deploymentId: number, range: OffsetRange) {
  const found = await selfServiceApps(rows, deploymentId).orderBy('name').$call(inRange(range)).execute();
  return found.map(toSelfServiceApp);
}

/** A page of the active apps with self-service, oldest first. */
export async function selfServiceAppPage(rows: Rows, deploymentId: number, page: EdgePage) {
  const found = await selfServiceApps(rows, deploymentId).$call(inPage('id', page)).execute();
  return found.map(toSelfServiceApp);
}

/** The total of the list above. */
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

/** The number of the user's self-made keys of the app that are neither revoked nor expired, including rotated ones. */
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

/** The keys of the signed-in user by id. */
export async function ownKeysById({ rows, viewer }: Context, ids: readonly string[]) {
  const { userId } = viewer.assertSignedIn();
  const found: ApiAuthKeyRow[] = await filterKeys(rows, viewer.deploymentId, { filter: { ids, userId } }).execute();
  return new Map(found.map((row) => [row.id, row]));
}
