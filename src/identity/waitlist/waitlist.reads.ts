import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { WaitlistStatus } from '../graph/types.ts';

const columns = [
  'id',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  sql<WaitlistStatus>`upper(status)`.as('status'),
  'approved_at as approvedAt',
  'token_expires_at as expiresAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export const waitlistEntryNotFound = () => notFound('WAITLIST_ENTRY_NOT_FOUND', 'The entry of the waitlist');

export interface WaitlistPart {
  readonly limit: number;
  readonly offset: number;
  readonly status?: WaitlistStatus | null | undefined;
}

/** Up to `limit` entries, newest first. */
export function listWaitlist(rows: Rows, deploymentId: number, { limit, offset, status }: WaitlistPart) {
  let query = rows.selectFrom('waitlist_entry').select(columns).where('deployment_id', '=', deploymentId);
  if (status != null) query = query.where('status', '=', STORED[status]);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

const STORED = { WAITING: 'waiting', APPROVED: 'approved', JOINED: 'joined' } as const;

/** One entry; 404 where there is none. */
export function getWaitlistEntry(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('waitlist_entry')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(waitlistEntryNotFound);
}
