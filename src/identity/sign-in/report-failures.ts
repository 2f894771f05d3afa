import { sql } from 'kysely';
import { command } from '../../platform/commands/command.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Services } from '../../platform/context.ts';
import type { Queue } from '../../platform/jobs/queue.ts';

/** The least time between two events about one user. */
const WINDOW_SECONDS = 900;
/** The number of users that one transaction reports. */
const BATCH_SIZE = 500;

/** Reports failed sign-ins each minute. */
export const failureReports: Queue<Record<string, never>> = {
  name: 'sign_in_failures',
  settings: { concurrency: 1, retryLimit: 0, cron: '* * * * *' },
};

/**
 * Records `session.signin.failed` for each user with failures that no event has reported: at most one event in 15 minutes, with
 * the number of failures. A job does it, not the sign-in, so that the time of a failed sign-in does not depend on the account. A
 * series and its event are committed together, and the next run continues an interrupted one.
 */
export async function reportFailures(services: Services, now = new Date()): Promise<void> {
  const due = await services.database.rows
    .selectFrom('sign_in_failure')
    .select('deployment_id as deploymentId')
    .distinct()
    .where('is_reported', '=', false)
    .where('report_at', '<=', now.toISOString())
    .execute();
  for (const { deploymentId } of due) {
    while ((await reportBatch(services, deploymentId, now)) === BATCH_SIZE);
  }
}

interface ReportedSeries {
  readonly userId: string;
  readonly method: string;
  readonly code: string;
  readonly address: string;
  readonly country: string | null;
  readonly count: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

function reportBatch(services: Services, deploymentId: number, now: Date): Promise<number> {
  return command(systemContext(services, deploymentId), async (tx) => {
    const next = new Date(now.getTime() + WINDOW_SECONDS * 1_000).toISOString();
    const { rows: reported } = await sql<ReportedSeries>`
      update sign_in_failure f set is_reported = true, report_at = ${next}::timestamptz
      from (
        select user_id from sign_in_failure
        where deployment_id = ${deploymentId} and not is_reported and report_at <= ${now.toISOString()}::timestamptz
        order by report_at limit ${BATCH_SIZE} for update skip locked
      ) due
      where f.deployment_id = ${deploymentId} and f.user_id = due.user_id
      returning f.user_id as "userId", f.method, f.code, f.address, f.country, f.count, f.first_at as "firstAt",
        f.last_at as "lastAt"`.execute(tx.rows);
    for (const { userId, firstAt, lastAt, ...series } of reported) {
      const times = { firstAt: new Date(firstAt).toISOString(), at: new Date(lastAt).toISOString() };
      tx.record({
        type: 'session.signin.failed',
        resource: { type: 'user', id: userId },
        after: { ...series, ...times },
      });
    }
    if (reported.length === 0) tx.markUnchanged();
    return reported.length;
  });
}
