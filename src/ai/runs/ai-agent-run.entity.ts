import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { StoredCitation } from '../citations/stored-citation.ts';
import type { FailureDetail, RunFailureCode } from './failure-codes.ts';
import type { FinishReason } from './finish-reasons.ts';

/** A message as it is stored. */
export interface StoredMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A run that is incomplete has a response that the provider has cut off. */
export type RunStatus = 'running' | 'completed' | 'incomplete' | 'failed';

export const AiAgentRunSchema = defineEntity({
  name: 'AiAgentRun',
  tableName: 'ai_agent_run',
  properties: {
    ...identityColumns,
    agentId: p.bigint('string'),
    threadId: p.bigint('string').nullable(),
    /** Null for a run by a server, and of a deleted user. */
    userId: p.bigint('string').nullable(),
    status: p.text().$type<RunStatus>(),
    model: p.text(),
    input: p.json<readonly StoredMessage[]>(),
    output: p.text().nullable(),
    citations: p.json<readonly StoredCitation[]>().onCreate(() => []),
    steps: p.integer().default(0),
    inputTokens: p.integer().default(0),
    outputTokens: p.integer().default(0),
    /** Whether the provider has not sent the number of tokens of each step. */
    tokensEstimated: p.boolean().default(false),
    finishReason: p.text().$type<FinishReason>().nullable(),
    failureCode: p.text().$type<RunFailureCode>().nullable(),
    failureDetail: p.json<FailureDetail>().nullable(),
    claimedUntil: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    finishedAt: p.datetime(3).nullable(),
  },
});

export class AiAgentRun extends AiAgentRunSchema.class {}
AiAgentRunSchema.setClass(AiAgentRun);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_agent_run: TableOf<typeof AiAgentRunSchema>;
  }
}
