import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { command, type Transaction } from '../../../platform/commands/command.ts';
import { systemContext } from '../../../platform/commands/system-context.ts';
import type { Services } from '../../../platform/context.ts';
import { runInBackground } from '../../../platform/process/background.ts';
import type { KnowledgeBaseJob } from '../../knowledge-bases/knowledge-base-jobs.ts';

/** A killed process keeps its claim this long. */
const LEASE_SECONDS = 60;
const RENEWAL_INTERVAL_MS = 15_000;

/** Another process took over the knowledge base, or it was deleted. */
export class ClaimLost extends Error {}

/** The right to index the vectors of a knowledge base. One process at a time has it. */
export interface IndexingClaim extends KnowledgeBaseJob {
  /** Runs a transaction that commits only while the claim is valid. */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Ends the claim. Returns whether another job was started meanwhile. */
  release(failure: string | null): Promise<boolean>;
}

/** Claims a knowledge base. Returns null when another process has it, which then looks again, or when it does not exist. */
export async function claimIndexing(services: Services, job: KnowledgeBaseJob): Promise<IndexingClaim | null> {
  const { deploymentId, knowledgeBaseId } = job;
  const { rows } = services.database;
  const claimant = randomUUID();
  const now = new Date().toISOString();
  const isFree = sql<boolean>`(indexing.claimed_until is null or indexing.claimed_until < ${now}::timestamptz)`;
  const { rows: claimed } = await sql<{ claimedBy: string }>`
    insert into vector_indexing as indexing (deployment_id, knowledge_base_id, claimed_by, claimed_until)
    select base.deployment_id, base.id, ${claimant}, ${leaseEnd()}
    from ai_knowledge_base base where base.deployment_id = ${deploymentId} and base.id = ${knowledgeBaseId}
    on conflict (deployment_id, knowledge_base_id) do update set
      claimed_by = case when ${isFree} then excluded.claimed_by else indexing.claimed_by end,
      claimed_until = case when ${isFree} then excluded.claimed_until else indexing.claimed_until end,
      is_requested = not ${isFree}
    returning claimed_by as "claimedBy"`.execute(rows);
  if (claimed[0]?.claimedBy !== claimant) return null;

  const change = (values: RawBuilder<unknown>, through = rows) =>
    sql<{ isRequested: boolean }>`update vector_indexing set ${values}
      where deployment_id = ${deploymentId} and knowledge_base_id = ${knowledgeBaseId} and claimed_by = ${claimant}
      returning is_requested as "isRequested"`.execute(through);
  const renewal = () => sql`claimed_until = ${leaseEnd()}`;
  const timer = runInBackground(() =>
    // A failure is noticed by the next transaction.
    setInterval(() => change(renewal()).catch(() => undefined), RENEWAL_INTERVAL_MS).unref(),
  );
  return {
    deploymentId,
    knowledgeBaseId,
    write: (work) =>
      command(systemContext(services, deploymentId), async (tx) => {
        tx.markUnchanged();
        // The deletion of a knowledge base locks it before its row here, so this does as well.
        await sql`select from ai_knowledge_base
          where deployment_id = ${deploymentId} and id = ${knowledgeBaseId} for key share`.execute(tx.rows);
        const { rows: renewed } = await change(renewal(), tx.rows);
        if (renewed.length === 0) throw new ClaimLost();
        return work(tx);
      }),
    async release(failure) {
      clearInterval(timer);
      const { rows: released } = await change(
        sql`claimed_by = null, claimed_until = null, is_requested = false, failure = ${failure}`,
      );
      return released[0]?.isRequested ?? false;
    },
  };
}

/** A parameter, because a distributed database does not evaluate `now()` where an insert finds an existing row. */
const leaseEnd = () => sql`${new Date(Date.now() + LEASE_SECONDS * 1_000).toISOString()}::timestamptz`;
