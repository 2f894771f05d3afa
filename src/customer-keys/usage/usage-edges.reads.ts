import { type RawBuilder, sql } from 'kysely';
import type { ApiAuthUsageTotals, ApiKeyCheckCode } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { statsSpan } from '../../platform/graph/time-span.ts';

/** The requested time range. Omitted limits get the same default for all parents of a batch. */
interface TimeRangeArgs {
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** The result counts of the checks of each app's keys. */
export const usageOfApps = ({ rows, viewer }: Context, ids: readonly string[], range: TimeRangeArgs) =>
  totals(ids, range, async ({ since, until }) => {
    const { rows: found } = await sql<UsageRow>`
      select usage.app_id as id, usage.code, ${count} as count from api_auth_usage usage
      where usage.deployment_id = ${viewer.deploymentId}::int and usage.app_id = any(${ids}::bigint[])
        and ${within(since, until)}
      group by usage.app_id, usage.code order by count desc, usage.code`.execute(rows);
    return found;
  });

/** The result counts of the checks of each key. */
export const usageOfKeys = ({ rows, viewer }: Context, ids: readonly string[], range: TimeRangeArgs) =>
  totals(ids, range, async ({ since, until }) => {
    // The index of `api_auth_usage` starts with the app, so the key's app is part of the join.
    const { rows: found } = await sql<UsageRow>`
      select usage.key_id as id, usage.code, ${count} as count
      from api_auth_key key
        join api_auth_usage usage on usage.deployment_id = key.deployment_id and usage.app_id = key.app_id
          and usage.key_id = key.id
      where key.deployment_id = ${viewer.deploymentId}::int and key.id = any(${ids}::bigint[]) and ${within(since, until)}
      group by usage.key_id, usage.code order by count desc, usage.code`.execute(rows);
    return found;
  });

interface UsageRow {
  readonly id: string;
  readonly code: ApiKeyCheckCode;
  readonly count: number;
}

const count = sql`sum(usage.count)::double precision`;

function within(since: string, until: string): RawBuilder<boolean> {
  return sql`usage.minute >= ${since}::timestamptz and usage.minute < ${until}::timestamptz`;
}

async function totals(
  ids: readonly string[],
  range: TimeRangeArgs,
  read: (span: { since: string; until: string }) => Promise<readonly UsageRow[]>,
): Promise<ReadonlyMap<string, ApiAuthUsageTotals>> {
  const span = statsSpan(range);
  const byId = Map.groupBy(await read(span), ({ id }) => id);
  return new Map(
    ids.map((id) => {
      const codes = (byId.get(id) ?? []).map(({ code, count }) => ({ code, count }));
      const valid = codes.find(({ code }) => code === 'VALID')?.count ?? 0;
      return [id, { ...span, total: codes.reduce((sum, { count }) => sum + count, 0), valid, codes }];
    }),
  );
}
