import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

/** The accounts at providers that users have linked, oldest first. Callers add the condition on the user. */
const selectConnections = (rows: Rows, deploymentId: number) =>
  rows
    .selectFrom('social_connection as connection')
    .leftJoin('social_provider as setting', (join) =>
      join
        .onRef('setting.deployment_id', '=', 'connection.deployment_id')
        .onRef('setting.id', '=', 'connection.provider_id'),
    )
    .select([
      'connection.id',
      'connection.user_id as userId',
      'connection.provider',
      sql<boolean>`connection.enabled and coalesce(setting.enabled, true)`.as('enabled'),
      'connection.client_id as clientId',
      'connection.scopes',
      'connection.redirect_uri as redirectUri',
      'connection.email',
      'connection.last_used_at as lastUsedAt',
      'connection.created_at as createdAt',
    ])
    .where('connection.deployment_id', '=', deploymentId)
    .orderBy('connection.id');

/** The accounts at providers that a user has linked. */
export const socialConnectionsOf = (rows: Rows, deploymentId: number, userId: string) =>
  selectConnections(rows, deploymentId).where('connection.user_id', '=', userId).execute();

/** The accounts at providers that each user has linked. */
export async function socialConnectionsByUser({ rows, viewer }: Context, userIds: readonly string[]) {
  const found = await selectConnections(rows, viewer.deploymentId)
    .where('connection.user_id', '=', sql<string>`any(${userIds}::bigint[])`)
    .execute();
  return Map.groupBy(found, (row) => row.userId);
}

export const socialConnectionNotFound = () => notFound('SOCIAL_CONNECTION_NOT_FOUND', 'The linked account');
