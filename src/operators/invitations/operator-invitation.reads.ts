import { sql } from 'kysely';
import type { OperatorRole } from '../../generated/console.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import type { Rows } from '../../platform/database/tables.ts';

const columns = [
  'id',
  'email',
  sql<OperatorRole>`upper(role)`.as('role'),
  'deployment_ids as deploymentIds',
  'expires_at as expiresAt',
  'created_at as createdAt',
] as const;

/** A page of invitations that can be accepted, plus one row that tells whether more follow. */
export function operatorInvitationPage(rows: Rows, deploymentId: number, page: EdgePage) {
  return selectPending(rows, deploymentId).select(columns).$call(inPage('id', page)).execute();
}

export async function countOperatorInvitations(rows: Rows, deploymentId: number): Promise<number> {
  const { count } = await selectPending(rows, deploymentId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function getOperatorInvitation(rows: Rows, deploymentId: number, id: string) {
  return selectPending(rows, deploymentId).select(columns).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The invitation with this secret, or undefined. */
export function findOperatorInvitation(rows: Rows, deploymentId: number, token: string) {
  return selectPending(rows, deploymentId)
    .select(columns)
    .select('email_key as emailKey')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
}

const selectPending = (rows: Rows, deploymentId: number) =>
  rows
    .selectFrom('operator_invitation')
    .where('deployment_id', '=', deploymentId)
    .where('expires_at', '>', new Date().toISOString());
