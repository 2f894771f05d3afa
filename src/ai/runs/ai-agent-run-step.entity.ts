import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { FinishReason } from './finish-reasons.ts';

/** A call of a tool as it is stored. Long texts are cut. */
export interface StoredToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON. */
  readonly arguments: string;
  /** JSON; null without a result. */
  readonly result: string | null;
  readonly error: string | null;
  readonly startedAt: string;
  readonly durationMs: number | null;
}

export const AiAgentRunStepSchema = defineEntity({
  name: 'AiAgentRunStep',
  tableName: 'ai_agent_run_step',
  properties: {
    ...identityColumns,
    runId: p.bigint('string'),
    /** Counted from 1. */
    number: p.integer(),
    model: p.text(),
    temperature: p.double().$type<number>().nullable(),
    maxTokens: p.integer().nullable(),
    messageCount: p.integer(),
    attempts: p.integer(),
    toolCalls: p.json<readonly StoredToolCall[]>(),
    inputTokens: p.integer(),
    outputTokens: p.integer(),
    tokensEstimated: p.boolean(),
    finishReason: p.text().$type<FinishReason>().nullable(),
    startedAt: p.datetime(3),
    /** Null until the model has responded. */
    durationMs: p.integer().nullable(),
  },
});

/** A request to the model in a run, and the tools that the model has called. */
export class AiAgentRunStep extends AiAgentRunStepSchema.class {}
AiAgentRunStepSchema.setClass(AiAgentRunStep);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_agent_run_step: TableOf<typeof AiAgentRunStepSchema>;
  }
}
