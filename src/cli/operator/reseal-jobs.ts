import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { jobCell, recipientOf } from '../../platform/messages/message-job.ts';

interface WaitingJob {
  /** The id of the pg-boss job. */
  readonly job: string;
  readonly queue: string;
  readonly id: string;
  readonly deploymentId: number | null;
  readonly sealed: string;
}

/**
 * Encrypts waiting jobs again, so that a mail that waits for its server is still sent after a change of the master key. Returns
 * the number of jobs that were encrypted with an older key.
 */
export async function resealJobs({ database: { rows }, vault }: Services): Promise<number> {
  const { rows: waiting } = await sql<WaitingJob>`
    select id as job, name as queue, data->>'id' as id, (data->>'deploymentId')::int as "deploymentId",
      data->>'sealed' as sealed
    from pgboss.job where state in ('created', 'retry', 'active') and data ? 'sealed'`.execute(rows);
  const old = waiting.filter(({ sealed }) => vault.needsRekey(sealed));
  for (const { job, queue, id, deploymentId, sealed } of old) {
    const cell = jobCell(queue, id);
    const content = vault.open(sealed, cell);
    const changes = {
      sealed: vault.seal(content, cell),
      // Messages are looked up by the keyed hash of their recipient.
      ...(deploymentId !== null && { recipient: recipientOf(vault, deploymentId, JSON.parse(content).to ?? id) }),
    };
    await sql`update pgboss.job set data = data || ${JSON.stringify(changes)}::jsonb
      where name = ${queue} and id = ${job}::uuid and data->>'sealed' = ${sealed}`.execute(rows);
  }
  return old.length;
}
