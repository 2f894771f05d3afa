/** The exit code of a command that Ctrl-C stopped before it was done: 128 and the number of SIGINT. */
export const INTERRUPTED_EXIT_CODE = 130;

/** A signal that is aborted by Ctrl-C or SIGTERM. The second Ctrl-C ends the process immediately. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return controller.signal;
}

/** Resolves after this time, or immediately when the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
