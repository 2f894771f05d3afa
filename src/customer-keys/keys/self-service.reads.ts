import { sql } from 'kysely';
import type { Part } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { apiAuthAppNotFound } from '../apps/api-auth-app.reads.ts';
import type { SelfService } from './self-service.ts';

/**
 * The app of that name, for a user who may know of it: where users make keys, or where this one has made some, which go on
 * working when users make none any more. 404 elsewhere, as where there is none.
 */
export function getAppOfUser(
  rows: Rows,
  deploymentId: number,
  { name, userId }: { name: string; userId: string },
): Promise<{ id: string }> {
  return rows
    .selectFrom('api_auth_app as app')
    .select('app.id')
    .where('app.deployment_id', '=', deploymentId)
    .where('app.name', '=', name)
    .where('app.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('app.self_service', 'is not', null),
        where.exists(
          where
            .selectFrom('api_auth_key as key')
            .select('key.id')
            .whereRef('key.deployment_id', '=', 'app.deployment_id')
            .whereRef('key.app_id', '=', 'app.id')
            .where('key.user_id', '=', userId)
            .where('key.self_made', '=', true),
        ),
      ]),
    )
    .executeTakeFirstOrThrow(apiAuthAppNotFound);
}

/** The apps that users may make keys in now, by name. */
export async function listSelfServiceApps(rows: Rows, deploymentId: number, { limit, offset }: Part) {
  const query = rows
    .selectFrom('api_auth_app')
    .select(['name', 'description', sql<SelfService>`self_service`.as('selfService')])
    .where('deployment_id', '=', deploymentId)
    .where('deleted_at', 'is', null)
    .where('self_service', 'is not', null)
    .where('is_active', '=', true)
    .orderBy('name')
    .offset(offset);
  const found = await (limit == null ? query : query.limit(limit)).execute();
  return found.map(({ name, description, selfService: { permissions, maxKeys } }) => ({
    name,
    description,
    permissions,
    maxKeys,
  }));
}

/** How many keys that the user made for the app still hold, those that a rotation has replaced included. */
export async function countSelfMadeKeys(
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
