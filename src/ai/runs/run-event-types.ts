/** The values of `type` in REST and in the rows. */
export const RUN_EVENT_TYPES = {
  RUN_STARTED: 'run.started',
  TEXT_DELTA: 'text.delta',
  TOOL_CALL: 'tool.call',
  TOOL_RESULT: 'tool.result',
  CITATION: 'citation',
  RUN_COMPLETED: 'run.completed',
  RUN_FAILED: 'run.failed',
} as const;

export type RunEventType = (typeof RUN_EVENT_TYPES)[keyof typeof RUN_EVENT_TYPES];
