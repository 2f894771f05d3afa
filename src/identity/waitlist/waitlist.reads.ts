import { sql } from 'kysely';
import type { WaitlistFilter, WaitlistStatus } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { emailKey } from '../../platform/crypto/identifiers.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

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

export const waitlistEntryNotFound = () => notFound('WAITLIST_ENTRY_NOT_FOUND', 'The waitlist entry');

export interface WaitlistSlice {
  readonly limit: number;
  readonly offset: number;
  readonly status?: WaitlistStatus | null | undefined;
}

/** Up to `limit` entries, newest first. */
export function listWaitlist(rows: Rows, deploymentId: number, { limit, offset, status }: WaitlistSlice) {
  return selectEntries(rows, deploymentId, { status })
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Without a filter a list returns all entries. */
type Filter = WaitlistFilter | null | undefined;

/** The entries of a page, and one more row. */
export function waitlistPage(rows: Rows, deploymentId: number, filter: Filter, page: EdgePage) {
  return selectEntries(rows, deploymentId, filter).select(columns).$call(inPage('id', page)).execute();
}

/** How many entries there are. */
export async function countWaitlist(rows: Rows, deploymentId: number, filter: Filter): Promise<number> {
  const { count } = await selectEntries(rows, deploymentId, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectEntries(rows: Rows, deploymentId: number, filter: Filter) {
  const { ids, status, email, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('waitlist_entry').where('deployment_id', '=', deploymentId);
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (status) query = query.where('status', '=', STORED_STATUS[status]);
  if (email) query = query.where('email_key', '=', emailKey(email));
  if (createdSince) query = query.where('created_at', '>=', createdSince);
  if (createdUntil) query = query.where('created_at', '<', createdUntil);
  return query;
}

const STORED_STATUS = { WAITING: 'waiting', APPROVED: 'approved', JOINED: 'joined' } as const;

/** One entry. Throws 404 when it does not exist. */
export function getWaitlistEntry(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('waitlist_entry')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(waitlistEntryNotFound);
}

/** Entries by id. */
export async function waitlistEntriesById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await selectEntries(rows, viewer.deploymentId, { ids }).select(columns).execute();
  return new Map(found.map((row) => [row.id, row]));
}
