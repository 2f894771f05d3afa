import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';

/** Deployments with more users read a stored number of users, because counting them takes long. */
export const MAX_COUNTED_USERS = 10_000;

/** Stores the number of users of each deployment that has many. */
export async function countUsers({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  await sql`
    insert into activity_count (deployment_id, hour, kind, label, count)
    select deployment_id, date_trunc('hour', ${now.toISOString()}::timestamptz), 'users', '', count(*) from "user"
    group by deployment_id having count(*) > ${MAX_COUNTED_USERS}
    on conflict (deployment_id, hour, kind, label) do update set count = excluded.count`.execute(database.rows);
}
