import { sql } from 'kysely';
import { containing } from '../../../database/search.ts';
import type { ApiAuthKeyStatus } from '../../../graphql/generated/types.ts';
import type { keysOf } from './api-auth-key.reads.ts';

/** Which keys are meant; what is left out or null holds for all. */
export interface KeyFilter {
  readonly userId?: string | null | undefined;
  readonly organizationId?: string | null | undefined;
  readonly workspaceId?: string | null | undefined;
  readonly status?: ApiAuthKeyStatus | null | undefined;
  readonly selfMade?: boolean | null | undefined;
  /** Stands in the name. */
  readonly search?: string | null | undefined;
  readonly lastFour?: string | null | undefined;
}

/** Those of the keys that are meant. */
export function filtered(keys: ReturnType<typeof keysOf>, filter: KeyFilter): ReturnType<typeof keysOf> {
  const { userId, organizationId, workspaceId, status, selfMade, search, lastFour } = filter;
  let query = keys;
  if (userId != null) query = query.where('key.user_id', '=', userId);
  if (organizationId != null) query = query.where('key.organization_id', '=', organizationId);
  if (workspaceId != null) query = query.where('key.workspace_id', '=', workspaceId);
  if (status != null) query = query.where(hasStatus(status, new Date()));
  if (selfMade != null) query = query.where('key.self_made', '=', selfMade);
  if (search != null) query = query.where('key.name', 'ilike', containing(search));
  if (lastFour != null) query = query.where('key.last_four', '=', lastFour);
  return query;
}

function hasStatus(status: ApiAuthKeyStatus, now: Date) {
  const expired = sql<boolean>`key.expires_at <= ${now.toISOString()}::timestamptz`;
  switch (status) {
    case 'REVOKED':
      return sql<boolean>`key.revoked_at is not null`;
    case 'EXPIRED':
      return sql<boolean>`key.revoked_at is null and ${expired}`;
    case 'LIVE':
      return sql<boolean>`key.revoked_at is null and (key.expires_at is null or not ${expired})`;
  }
}
