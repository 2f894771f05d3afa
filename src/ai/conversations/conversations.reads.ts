import { sql } from 'kysely';
import type { AiAgentThreadMessage } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { agentNotFound } from '../agents/ai-agent.reads.ts';
import { publishedAgents, runUserOf } from '../agents/deployment/ai-agent.reads.ts';
import type { AiAgentRunRow, AiAgentThreadRow } from '../graph/rows.ts';
import { runColumns, runNotFound, selectRuns } from '../runs/ai-agent-run.reads.ts';
import { selectThreads, threadColumns, threadNotFound } from '../threads/ai-agent-thread.reads.ts';
import { messageColumns, selectMessages } from '../threads/thread-message.reads.ts';

interface Range {
  readonly limit: number;
  readonly offset: number;
}

/** One thread of the signed-in user with an agent that is published to them. */
export async function getOwnThread(ctx: Context, agentId: string, id: string): Promise<AiAgentThreadRow> {
  const user = userOf(ctx);
  const found = await selectThreads(ctx.rows, user.deploymentId, { userId: user.userId })
    .select(threadColumns)
    .where('thread.id', '=', id)
    .where('thread.agent_id', 'in', agentOf(ctx.rows, user, agentId).select('agent.id'))
    .executeTakeFirst();
  return found ?? (await rejectAgentOr(ctx, agentId, threadNotFound));
}

/** One run of the signed-in user of an agent that is published to them. */
export async function getOwnRun(ctx: Context, agentId: string, id: string): Promise<AiAgentRunRow> {
  const user = userOf(ctx);
  const found = await selectRuns(ctx.rows, user.deploymentId, { userId: user.userId })
    .select(runColumns)
    .where('run.id', '=', id)
    .where('run.agent_id', 'in', agentOf(ctx.rows, user, agentId).select('agent.id'))
    .executeTakeFirst();
  return found ?? (await rejectAgentOr(ctx, agentId, runNotFound));
}

/** The threads of the signed-in user with these ids, of agents that are published to them. */
export async function ownThreadsById(ctx: Context, ids: readonly string[]) {
  const user = userOf(ctx);
  const found: AiAgentThreadRow[] = await selectThreads(ctx.rows, user.deploymentId, { userId: user.userId })
    .select(threadColumns)
    .where('thread.id', '=', sql<string>`any(${ids}::bigint[])`)
    .where('thread.agent_id', 'in', publishedAgents(ctx.rows, user).select('agent.id'))
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The runs of the signed-in user with these ids, of agents that are published to them. */
export async function ownRunsById(ctx: Context, ids: readonly string[]) {
  const user = userOf(ctx);
  const found: AiAgentRunRow[] = await selectRuns(ctx.rows, user.deploymentId, { userId: user.userId })
    .select(runColumns)
    .where('run.id', '=', sql<string>`any(${ids}::bigint[])`)
    .where('run.agent_id', 'in', publishedAgents(ctx.rows, user).select('agent.id'))
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The runs of the signed-in user with an agent that is published to them, newest first. */
export async function listOwnRuns(ctx: Context, agentId: string, range: Range): Promise<AiAgentRunRow[]> {
  const user = userOf(ctx);
  const runs = selectRuns(ctx.rows, user.deploymentId, { userId: user.userId })
    .select(runColumns)
    .where('run.agent_id', '=', agentId)
    .orderBy('run.id', 'desc')
    .limit(range.limit)
    .offset(range.offset);
  const found = await agentOf(ctx.rows, user, agentId)
    .leftJoinLateral(runs.as('own'), (join) => join.onTrue())
    .selectAll('own')
    .execute();
  if (found.length === 0) throw agentNotFound();
  return listOf<AiAgentRunRow>(found);
}

/** The threads of the signed-in user with an agent that is published to them, newest first. */
export async function listOwnThreads(ctx: Context, agentId: string, range: Range): Promise<AiAgentThreadRow[]> {
  const user = userOf(ctx);
  const threads = selectThreads(ctx.rows, user.deploymentId, { userId: user.userId })
    .select(threadColumns)
    .where('thread.agent_id', '=', agentId)
    .orderBy('thread.id', 'desc')
    .limit(range.limit)
    .offset(range.offset);
  const found = await agentOf(ctx.rows, user, agentId)
    .leftJoinLateral(threads.as('own'), (join) => join.onTrue())
    .selectAll('own')
    .execute();
  if (found.length === 0) throw agentNotFound();
  return listOf<AiAgentThreadRow>(found);
}

/** The messages of a thread of the signed-in user with an agent that is published to them, oldest first. */
export async function listOwnMessages(
  ctx: Context,
  { agentId, threadId }: { readonly agentId: string; readonly threadId: string },
  range: Range,
): Promise<AiAgentThreadMessage[]> {
  const user = userOf(ctx);
  const messages = selectMessages(ctx.rows, user.deploymentId)
    .select(messageColumns)
    .where('message.thread_id', '=', threadId)
    .orderBy('message.id')
    .limit(range.limit)
    .offset(range.offset);
  const found = await selectThreads(ctx.rows, user.deploymentId, { userId: user.userId })
    .where('thread.id', '=', threadId)
    .where('thread.agent_id', 'in', agentOf(ctx.rows, user, agentId).select('agent.id'))
    .leftJoinLateral(messages.as('own'), (join) => join.onTrue())
    .selectAll('own')
    .execute();
  if (found.length === 0) return rejectAgentOr(ctx, agentId, threadNotFound);
  return listOf<AiAgentThreadMessage>(found);
}

const userOf = ({ viewer }: Context) => ({
  deploymentId: viewer.deploymentId,
  userId: viewer.assertSignedIn().userId,
});

const agentOf = (rows: Rows, user: ReturnType<typeof userOf>, agentId: string) =>
  publishedAgents(rows, user).where('agent.id', '=', agentId);

/** Throws the error of an agent that is not published to the user, and otherwise the other error. */
async function rejectAgentOr(ctx: Context, agentId: string, otherError: () => Error): Promise<never> {
  await runUserOf(ctx, agentId);
  throw otherError();
}

/** The rows of a list. A left join has one row without values when the list is empty. */
const listOf = <Row extends object>(joined: readonly object[]): Row[] =>
  joined.filter((row): row is Row => (row as { readonly id: unknown }).id !== null);
