/** What a thread sends to the main thread. */
export type ThreadMessage<Result, Part> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'result'; readonly result: Result };

/** Indexes of the shared array in which a thread reports its progress: how many steps of the task are done. */
export const STEPS_INDEX = 0;
/** The CPU time, in milliseconds, that the thread had used when it began with the current step. */
export const CPU_MS_INDEX = 1;
