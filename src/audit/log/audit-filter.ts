import { type RawBuilder, sql } from 'kysely';
import type { AuditLogFilter } from '../../generated/backend.ts';
import { smallestIdAt } from '../../platform/database/ids/ids.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { assertTimeRange } from '../../platform/graph/time-range.ts';
import { parseAddress } from '../../platform/network/addresses.ts';

/** The most that the time in an id may differ from `created_at`, including differences between clocks. */
const MAX_CLOCK_SKEW_MS = 3_600_000;

/** Validates and normalizes a filter. Rejects an invalid time range or IP address. */
export function validateFilter(filter: AuditLogFilter | null | undefined): AuditLogFilter {
  if (filter == null) return {};
  assertTimeRange(filter);
  if (filter.ip == null) return filter;
  const ip = parseAddress(filter.ip);
  if (ip === null) throw validationFailed([fieldError(['ip'], 'must be an IP address')]);
  return { ...filter, ip: ip.toString() };
}

/** The condition for the records that match a filter. */
export function matchesFilter(filter: AuditLogFilter): RawBuilder<boolean> {
  const { type, resourceType, resourceId, actorType, actorId, requestId, ip, since, until } = filter;
  const conditions: RawBuilder<boolean>[] = [];
  // Ids bound the index range, because the list is ordered by id. The timestamps decide.
  if (since) {
    conditions.push(
      sql`event.id >= ${smallestIdAt(Date.parse(since) - MAX_CLOCK_SKEW_MS)}::bigint and event.created_at >= ${since}::timestamptz`,
    );
  }
  if (until) {
    conditions.push(
      sql`event.id < ${smallestIdAt(Date.parse(until) + MAX_CLOCK_SKEW_MS)}::bigint and event.created_at < ${until}::timestamptz`,
    );
  }
  if (type) conditions.push(type.endsWith('.*') ? beginsWith(type.slice(0, -2)) : sql`event.type = ${type}`);
  if (resourceType) conditions.push(sql`event.resource_type = ${resourceType}`);
  if (resourceId) conditions.push(sql`event.resource_id = ${resourceId}`);
  if (actorType) conditions.push(sql`event.actor_type = ${actorType.toLowerCase()}`);
  if (actorId) conditions.push(sql`event.actor_id = ${actorId}`);
  if (requestId) conditions.push(sql`event.request_id = ${requestId} and event.actor_type <> 'system'`);
  if (ip) conditions.push(sql`event.ip = ${ip}`);
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** All types from `user.` up to `user/`, the next character after the dot in byte order, which the index uses. */
function beginsWith(type: string): RawBuilder<boolean> {
  return sql`event.type ~>=~ ${`${type}.`} and event.type ~<~ ${`${type}/`}`;
}
