import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

/** The number of impersonations of one user that may be active at a time. */
export const MAX_IMPERSONATIONS = 10;

export const impersonationNotFound = () => notFound('IMPERSONATION_NOT_FOUND', 'The impersonation');

/** The impersonations of a user that have neither ended nor expired, oldest first. */
export const impersonationsOf = (rows: Rows, deploymentId: number, userId: string) =>
  impersonations(rows, deploymentId).where('t.user_id', '=', userId).orderBy('t.id');

/** Impersonations of any user by id. */
export async function impersonationsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await impersonations(rows, viewer.deploymentId)
    .where('t.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The impersonations of a deployment that have neither ended nor expired. */
function impersonations(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('sign_in_ticket as t')
    .leftJoin('signin as a', (join) =>
      join
        .onRef('a.deployment_id', '=', 't.deployment_id')
        .onRef('a.user_id', '=', 't.user_id')
        .onRef('a.ticket_id', '=', 't.id'),
    )
    .select([
      't.id',
      't.user_id as userId',
      't.impersonator as actor',
      't.reason',
      'a.session_id as sessionId',
      't.used_at as startedAt',
      't.expires_at as expiresAt',
      't.created_at as createdAt',
    ])
    .$narrowType<{ actor: string }>()
    .where('t.deployment_id', '=', deploymentId)
    .where('t.impersonator', 'is not', null)
    .where('t.expires_at', '>', new Date().toISOString())
    .where((where) => where.or([where('t.used_at', 'is', null), where('a.id', 'is not', null)]));
}
