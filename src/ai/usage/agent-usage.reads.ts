import { type RawBuilder, sql } from 'kysely';
import type { AiAgentUsage, AiAgentUsageEntry, AiAgentUsageGrouping } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { type DayRange, dayRange } from './day-range.ts';

export interface UsageArgs {
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly groupBy: AiAgentUsageGrouping;
  readonly page: number;
  readonly perPage: number;
}

const NO_COLUMN = sql<null>`null`;
const DAY = sql<string>`to_char(usage.day, 'YYYY-MM-DD')`;
/** Null for runs by servers, and for deleted users. */
const USER = sql<string | null>`person.id::text`;

/** The columns of an entry that its totals belong to, and their order. */
const GROUPINGS: Readonly<Record<AiAgentUsageGrouping, Grouping>> = {
  DAY: { day: DAY, userId: NO_COLUMN, by: sql`usage.day`, orderBy: sql`usage.day desc` },
  USER: {
    day: NO_COLUMN,
    userId: USER,
    by: sql`person.id`,
    orderBy: sql`sum(usage.input_tokens + usage.output_tokens) desc, person.id`,
  },
  DAY_AND_USER: {
    day: DAY,
    userId: USER,
    by: sql`usage.day, person.id`,
    orderBy: sql`usage.day desc, person.id`,
  },
};

interface Grouping {
  readonly day: RawBuilder<string | null>;
  readonly userId: RawBuilder<string | null>;
  readonly by: RawBuilder<unknown>;
  readonly orderBy: RawBuilder<unknown>;
}

const TOTALS = [
  sql<number>`coalesce(sum(usage.runs), 0)::double precision`.as('runs'),
  sql<number>`coalesce(sum(usage.failed_runs), 0)::double precision`.as('failedRuns'),
  sql<number>`coalesce(sum(usage.steps), 0)::double precision`.as('steps'),
  sql<number>`coalesce(sum(usage.input_tokens), 0)::double precision`.as('inputTokens'),
  sql<number>`coalesce(sum(usage.output_tokens), 0)::double precision`.as('outputTokens'),
  sql<number>`coalesce(sum(usage.duration_ms), 0)::double precision`.as('durationMs'),
] as const;

const NO_RUNS = { total: 0, runs: 0, failedRuns: 0, steps: 0, inputTokens: 0, outputTokens: 0, durationMs: 0 };

/** The totals of each agent in the range, and a page of its entries. Takes two statements for any number of agents. */
export async function usageOfAgents(
  { rows, viewer: { deploymentId } }: Context,
  agentIds: readonly string[],
  args: UsageArgs,
): Promise<ReadonlyMap<string, AiAgentUsage>> {
  const range = dayRange(args);
  const grouping = GROUPINGS[args.groupBy];
  const [totals, entries] = await Promise.all([
    readTotals(rows, deploymentId, agentIds, range, grouping),
    readEntries(rows, deploymentId, agentIds, range, grouping, args),
  ]);
  const totalsById = new Map(totals.map(({ agentId, ...total }) => [agentId, total]));
  const entriesById = Map.groupBy(entries, ({ agentId }) => agentId);
  const { groupBy, page, perPage } = args;
  return new Map(
    agentIds.map((id) => {
      const { total, ...sums } = totalsById.get(id) ?? NO_RUNS;
      const data = (entriesById.get(id) ?? []).map(({ agentId: _, ...entry }) => entry);
      return [id, { ...range, groupBy, ...sums, total, page, perPage, totalPages: Math.ceil(total / perPage), data }];
    }),
  );
}

function readTotals(rows: Rows, deploymentId: number, agentIds: readonly string[], range: DayRange, { by }: Grouping) {
  return usageIn(rows, deploymentId, range)
    .select(['usage.agent_id as agentId', sql<number>`count(distinct row(${by}))::int`.as('total'), ...TOTALS])
    .where('usage.agent_id', '=', sql<string>`any(${agentIds}::bigint[])`)
    .groupBy('usage.agent_id')
    .execute();
}

function readEntries(
  rows: Rows,
  deploymentId: number,
  agentIds: readonly string[],
  range: DayRange,
  { day, userId, by, orderBy }: Grouping,
  { page, perPage }: UsageArgs,
): Promise<(AiAgentUsageEntry & { readonly agentId: string })[]> {
  return childrenOf(rows, agentIds, (agentId) =>
    usageIn(rows, deploymentId, range)
      .select([sql<string>`${agentId}::text`.as('agentId'), day.as('day'), userId.as('userId'), ...TOTALS])
      .where('usage.agent_id', '=', agentId)
      .groupBy(by as never)
      .orderBy(orderBy as never)
      .limit(perPage)
      .offset((page - 1) * perPage),
  );
}

/** The usage of a range of days, with the users who still exist. */
function usageIn(rows: Rows, deploymentId: number, { since, until }: DayRange) {
  return rows
    .selectFrom('ai_agent_usage as usage')
    .leftJoin('user as person', (join) =>
      join.onRef('person.deployment_id', '=', 'usage.deployment_id').onRef('person.id', '=', 'usage.user_id'),
    )
    .where('usage.deployment_id', '=', deploymentId)
    .where('usage.day', '>=', sql<string>`${since}::date`)
    .where('usage.day', '<=', sql<string>`${until}::date`);
}
