import { sql } from 'kysely';
import type { Transaction } from '../../../platform/commands/command.ts';
import { withoutCitations } from '../../citations/cited-passages.ts';
import type { StoredCitation } from '../../citations/stored-citation.ts';
import type { StoredMessage } from '../ai-agent-run.entity.ts';

/** Messages that a model receives, with the question. */
const MAX_MESSAGES = 200;
/** Characters that a model receives, with the question. */
const MAX_CHARACTERS = 200_000;
const INCOMPLETE = '[This response is incomplete.]';
const NO_RESPONSE = '[No response to this message.]';

/**
 * The newest messages of the thread that fit, oldest first. They begin with a message of the user, because some models reject
 * conversations that begin with a response. Responses have no citations, because each run numbers its passages from 1. Incomplete
 * responses say so, and a run without a response has a sentence in its place, because some models require that roles alternate.
 */
export async function earlierMessages(
  { rows, deploymentId }: Transaction,
  threadId: string,
  questionLength: number,
): Promise<StoredMessage[]> {
  const newest = rows
    .selectFrom('ai_agent_thread_message')
    .select(['id', sql<number>`sum(length(content)) over (order by id desc)`.as('characters')])
    .where('deployment_id', '=', deploymentId)
    .where('thread_id', '=', threadId)
    .orderBy('id', 'desc')
    .limit(MAX_MESSAGES - 1)
    .as('newest');
  const found = await rows
    .selectFrom(newest)
    .innerJoin('ai_agent_thread_message as message', 'message.id', 'newest.id')
    .select(['message.role', 'message.content', 'message.run_id as runId', 'message.is_incomplete as isIncomplete'])
    .select([sql<StoredCitation[]>`message.citations`.as('citations')])
    .where('message.deployment_id', '=', deploymentId)
    .where('newest.characters', '<=', MAX_CHARACTERS - questionLength)
    .orderBy('message.id')
    .execute();
  const messages = found
    .flatMap(({ role, content, citations, runId, isIncomplete }, index) => {
      const message = { role, content: withoutCitations(content, citations) };
      if (isIncomplete) return [{ role, content: `${message.content}\n\n${INCOMPLETE}` }];
      const isWithoutResponse = role === 'user' && runId !== null && found[index + 1]?.runId !== runId;
      return isWithoutResponse ? [message, { role: 'assistant' as const, content: NO_RESPONSE }] : [message];
    })
    // Some providers reject empty messages.
    .filter(({ content }) => content.trim() !== '');
  const first = messages.findIndex(({ role }) => role === 'user');
  return first === -1 ? [] : messages.slice(first);
}
