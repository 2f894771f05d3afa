import type { AiKnowledgeBase } from '../../../generated/deployment.ts';
import type { AiAgentRunStreamEventRow as RunEvent } from '../rows.ts';

/** End users see fewer fields of the same events. */
export type AiAgentRunStreamEventRow = RunEvent;

export type AiKnowledgeBaseRow = Omit<AiKnowledgeBase, 'search'>;
