import { defineEntity, p } from '@mikro-orm/core';
import { identityColumns } from '../../platform/database/common-columns.ts';
import type { TableOf } from '../../platform/database/tables.ts';
import type { StoredCitation } from '../citations/stored-citation.ts';

export const ThreadMessageSchema = defineEntity({
  name: 'ThreadMessage',
  tableName: 'ai_agent_thread_message',
  properties: {
    ...identityColumns,
    threadId: p.bigint('string'),
    runId: p.bigint('string').nullable(),
    role: p.text().$type<'user' | 'assistant'>(),
    content: p.text(),
    citations: p.json<readonly StoredCitation[]>().onCreate(() => []),
    /** Whether the run of a response failed, or its provider has cut it off. */
    isIncomplete: p.boolean().default(false),
    createdAt: p.datetime(3),
  },
});

export class ThreadMessage extends ThreadMessageSchema.class {}
ThreadMessageSchema.setClass(ThreadMessage);

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ai_agent_thread_message: TableOf<typeof ThreadMessageSchema>;
  }
}
