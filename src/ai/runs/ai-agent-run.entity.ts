import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { RunFailureCode } from './failure-codes.ts';

/** A message as it is stored. */
export interface StoredMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A cited passage as it is stored. */
export interface StoredCitation {
  readonly number: number;
  readonly knowledgeBaseId: string;
  readonly documentId: string;
  readonly documentName: string;
  readonly chunkId: string;
  readonly page: number | null;
}

export const AiAgentRunSchema = defineEntity({
  name: 'AiAgentRun',
  tableName: 'ai_agent_run',
  properties: {
    ...identityColumns,
    agentId: p.bigint('string'),
    threadId: p.bigint('string').nullable(),
    /** Null for a run by a server, and of a deleted user. */
    userId: p.bigint('string').nullable(),
    status: p.text().$type<'running' | 'completed' | 'failed'>(),
    model: p.text(),
    input: p.json<readonly StoredMessage[]>(),
    output: p.text().nullable(),
    citations: p.json<readonly StoredCitation[]>().onCreate(() => []),
    steps: p.integer().default(0),
    inputTokens: p.integer().default(0),
    outputTokens: p.integer().default(0),
    failureCode: p.text().$type<RunFailureCode>().nullable(),
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
