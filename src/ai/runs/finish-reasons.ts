import type { AiFinishReason } from '../../generated/common.ts';

/** Why a model stopped writing, as it is stored. */
export type FinishReason = Lowercase<AiFinishReason>;

const FINISH_REASONS: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
  'tool-calls': 'tool_calls',
};

/** The stored form of a reason of the AI SDK. */
export const finishReasonOf = (unified: string): FinishReason => FINISH_REASONS[unified] ?? 'other';

/** Whether the provider has cut off the response. */
export const isCutOff = (reason: FinishReason | null | undefined): boolean =>
  reason === 'length' || reason === 'content_filter';
