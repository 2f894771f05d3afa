/** A retry that is due sooner than this gets a timer; polling finds the others. */
const MAX_TIMER_MS = 10_000;
/** Retries that are due within the same interval share a timer. */
const TIMER_RESOLUTION_MS = 20;

export interface RetryTimersOptions {
  readonly clock: () => Date;
  /** Receives the deployments whose retries are due. */
  readonly onDue: (deployments: ReadonlySet<number>) => void;
}

/** Timers for the retries that are due before the next poll. */
export interface RetryTimers {
  add(timeMs: number, deploymentId: number): void;
  /** Clears the timers, and ignores later retries. */
  stop(): void;
}

export function createRetryTimers({ clock, onDue }: RetryTimersOptions): RetryTimers {
  /** The deployments whose retries are due at a time, in units of `TIMER_RESOLUTION_MS`. */
  const scheduled = new Map<number, { readonly deployments: Set<number>; readonly timer: NodeJS.Timeout }>();
  let isStopped = false;
  return {
    add(timeMs, deploymentId) {
      if (isStopped || timeMs - clock().getTime() > MAX_TIMER_MS) return;
      const time = Math.ceil(timeMs / TIMER_RESOLUTION_MS);
      const known = scheduled.get(time);
      if (known !== undefined) {
        known.deployments.add(deploymentId);
        return;
      }
      const deployments = new Set([deploymentId]);
      const run = () => {
        scheduled.delete(time);
        onDue(deployments);
      };
      const timer = setTimeout(run, Math.max(time * TIMER_RESOLUTION_MS - clock().getTime(), 0));
      scheduled.set(time, { deployments, timer });
    },
    stop() {
      isStopped = true;
      for (const { timer } of scheduled.values()) clearTimeout(timer);
      scheduled.clear();
    },
  };
}
