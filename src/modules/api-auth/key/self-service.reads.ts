import { sql } from 'kysely';
import type { Rows } from '../../../database/tables.ts';
import type { Part } from '../../organization/organization-member.reads.ts';
import { apiAuthAppNotFound } from '../api-auth-app.reads.ts';
import type { SelfService } from './self-service.ts';

/** Apps that users make keys of their own in, inactive ones too; callers say which. */
function selfServiceApps(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('api_auth_app')
    .select([
      'id',
      'name',
      'description',
      'key_prefix as keyPrefix',
      'is_active as isActive',
      sql<SelfService>`self_service`.as('selfService'),
    ])
    .where('deployment_id', '=', deploymentId)
    .where('deleted_at', 'is', null)
    .where('self_service', 'is not', null);
}

export type SelfServiceApp = Awaited<ReturnType<typeof getSelfServiceApp>>;

/** The app of that name; 404 where there is none in which users make keys. */
export function getSelfServiceApp(rows: Rows, deploymentId: number, name: string) {
  return selfServiceApps(rows, deploymentId).where('name', '=', name).executeTakeFirstOrThrow(apiAuthAppNotFound);
}

/** Those that users may make keys in now, by name. */
export async function listSelfServiceApps(rows: Rows, deploymentId: number, { limit, offset }: Part) {
  const query = selfServiceApps(rows, deploymentId).where('is_active', '=', true).orderBy('name').offset(offset);
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
