import { sql } from 'kysely';
import type { AiPurpose, AiUsage, AiUsageEntry } from '../../generated/backend.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import type { TimeSpan } from '../../platform/graph/time-span.ts';

const MAX_ENTRIES = 5_000;

/** The tokens of each day (UTC) in a period that begins with a day. */
export async function tokenUsageOf(rows: Rows, deploymentId: number, { since, until }: TimeSpan): Promise<AiUsage> {
  const data: AiUsageEntry[] = await rows
    .selectFrom('ai_usage')
    .select(sql<string>`to_char(day, 'YYYY-MM-DD"T00:00:00.000Z"')`.as('startsAt'))
    .select([sql<AiPurpose>`upper(purpose)`.as('purpose'), 'model'])
    .select(sql<number>`requests::double precision`.as('requests'))
    .select(sql<number>`input_tokens::double precision`.as('inputTokens'))
    .select(sql<number>`output_tokens::double precision`.as('outputTokens'))
    .where('deployment_id', '=', deploymentId)
    .where('day', '>=', sql<string>`${since.slice(0, 10)}::date`)
    .where('day', '<', sql<string>`${until}::timestamptz at time zone 'UTC'`)
    .orderBy('day')
    .orderBy('purpose')
    .orderBy('model')
    .limit(MAX_ENTRIES + 1)
    .execute();
  if (data.length > MAX_ENTRIES) {
    throw validationFailed([fieldError(['since'], 'must be later: the time range has more than 5,000 entries')]);
  }
  const sum = (field: 'requests' | 'inputTokens' | 'outputTokens') =>
    data.reduce((total, entry) => total + entry[field], 0);
  return {
    since,
    until,
    requests: sum('requests'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    data,
  };
}
