import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { StoredCitation } from '../citations/stored-citation.ts';
import { LEASE_MS } from './run.record.ts';
import type { ChangedStep, RunUsage } from './run-recorder.ts';
import { insertSteps } from './store-steps.ts';

/** What is known about a run that is in progress. */
export interface RunProgress extends RunUsage {
  readonly output: string | null;
  readonly citations: readonly StoredCitation[];
  readonly changedSteps: readonly ChangedStep[];
}

/**
 * Records what a run has done and prolongs the claim of this process, in one statement. Returns false, and records nothing, when the
 * run has ended already.
 */
export async function recordProgress({ database, viewer }: Context, id: string, run: RunProgress): Promise<boolean> {
  const { rows: found } = await sql<{ readonly id: string }>`
    with run as (
      update ai_agent_run set claimed_until = ${new Date(Date.now() + LEASE_MS).toISOString()}, steps = ${run.steps},
        input_tokens = ${run.inputTokens}, output_tokens = ${run.outputTokens}, tokens_estimated = ${run.tokensEstimated},
        output = ${run.output}, citations = ${JSON.stringify(run.citations)}::jsonb
      where deployment_id = ${viewer.deploymentId} and id = ${id} and status = 'running'
      returning deployment_id, id
    ), stored as (${insertSteps(sql`run`, run.changedSteps)})
    select id from run`.execute(database.rows);
  return found.length > 0;
}
