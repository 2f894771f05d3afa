import { runInBackground } from '../../platform/process/background.ts';
import { RunFailed } from './failure-codes.ts';

/** The time limit of a run whose agent has none of its own. It includes its tools and its repeated requests. */
export const TIMEOUT_MS = 120_000;

/** Why a run is ended from outside. */
type EndReason = 'cancelled' | 'interrupted';

/** The runs of this process that are in progress. */
export interface RunningRuns {
  /** Carries out a run. The signal aborts with {@link RunFailed} when the run has to end, such as after its time limit. */
  while(runId: string, timeLimitSeconds: number | null, work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Ends the run, and resolves when its end is recorded. Has no effect when another process carries it out, or it has ended. */
  end(runId: string, reason: EndReason): Promise<void>;
  /** Lets `stop` wait until the client of a stream has received its end. */
  untilRead(read: Promise<void>): void;
  /** Ends all runs, including later ones. Waits until they are recorded and the clients of streams know it. */
  stop(): Promise<void>;
}

export function createRunningRuns({
  timeoutMs = TIMEOUT_MS,
  secondMs = 1_000,
}: {
  readonly timeoutMs?: number | undefined;
  readonly secondMs?: number | undefined;
} = {}): RunningRuns {
  const running = new Map<string, { readonly controller: AbortController; readonly ended: Promise<void> }>();
  const unread = new Set<Promise<void>>();
  let isStopping = false;

  return {
    async while(runId, timeLimitSeconds, work) {
      const limitMs = timeLimitSeconds === null ? timeoutMs : timeLimitSeconds * secondMs;
      const controller = new AbortController();
      const abort = () => controller.abort(new RunFailed('timeout'));
      if (isStopping) controller.abort(new RunFailed('interrupted'));
      const timer = runInBackground(() => setTimeout(abort, limitMs).unref());
      const ended = work(controller.signal).finally(() => clearTimeout(timer));
      running.set(runId, { controller, ended });
      await ended.finally(() => running.delete(runId));
    },
    async end(runId, reason) {
      const run = running.get(runId);
      run?.controller.abort(new RunFailed(reason));
      await run?.ended.catch(() => undefined);
    },
    untilRead(read) {
      unread.add(read);
      void read.finally(() => unread.delete(read));
    },
    async stop() {
      isStopping = true;
      for (const { controller } of running.values()) controller.abort(new RunFailed('interrupted'));
      while (running.size + unread.size > 0) {
        await Promise.allSettled([...[...running.values()].map(({ ended }) => ended), ...unread]);
      }
    },
  };
}

declare module '../../platform/context.ts' {
  interface Services {
    /** The runs of AI agents that this process carries out. */
    readonly agentRuns: RunningRuns;
  }
}
