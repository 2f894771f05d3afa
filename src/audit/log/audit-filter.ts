import { type RawBuilder, sql } from 'kysely';
import { idAt } from '../../platform/database/ids.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { assertRange } from '../../platform/graph/time-range.ts';
import { parseAddress } from '../../platform/network/addresses.ts';
import type { AuditLogFilter } from '../graph/types.ts';

/** An id is made within the command whose clock `created_at` shows: never so much later, whatever clocks differ. */
const SLACK_MS = 3_600_000;

/** The filter as it can be read by: a range that is none and an address that is none are refused. */
export function asked(filter: AuditLogFilter | null | undefined): AuditLogFilter {
  if (filter == null) return {};
  assertRange(filter);
  if (filter.ip == null) return filter;
  const ip = parseAddress(filter.ip);
  if (ip === null) throw validationFailed([fieldError(['ip'], 'must be an IP address')]);
  return { ...filter, ip: ip.toString() };
}

/** What holds for the records that a filter keeps. */
export function matches(filter: AuditLogFilter): RawBuilder<boolean> {
  const { type, resourceType, resourceId, actorType, actorId, requestId, ip, since, until } = filter;
  const all: RawBuilder<boolean>[] = [];
  // The ids bound what is looked at, since they are the order of the list; the moments decide.
  if (since) {
    all.push(
      sql`event.id >= ${idAt(Date.parse(since) - SLACK_MS)}::bigint and event.created_at >= ${since}::timestamptz`,
    );
  }
  if (until) {
    all.push(
      sql`event.id < ${idAt(Date.parse(until) + SLACK_MS)}::bigint and event.created_at < ${until}::timestamptz`,
    );
  }
  if (type) all.push(type.endsWith('.*') ? beginsWith(type.slice(0, -2)) : sql`event.type = ${type}`);
  if (resourceType) all.push(sql`event.resource_type = ${resourceType}`);
  if (resourceId) all.push(sql`event.resource_id = ${resourceId}`);
  if (actorType) all.push(sql`event.actor_type = ${actorType.toLowerCase()}`);
  if (actorId) all.push(sql`event.actor_id = ${actorId}`);
  if (requestId) all.push(sql`event.request_id = ${requestId} and event.actor_type <> 'system'`);
  if (ip) all.push(sql`event.ip = ${ip}`);
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`;
}

/** All from `user.` to `user/`, the character behind the dot, in the order of the index's bytes. */
function beginsWith(type: string): RawBuilder<boolean> {
  return sql`event.type ~>=~ ${`${type}.`} and event.type ~<~ ${`${type}/`}`;
}
