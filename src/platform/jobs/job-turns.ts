/** Priorities above this belong to urgent jobs, which run before all others. pg-boss runs the largest priority first. */
const URGENT_PRIORITY = 2 ** 30;
export const MIN_URGENT_PRIORITY = 1;
/** Priorities count seconds from here, so that they stay within 32 bits until 2060. */
const EPOCH_SECONDS = Date.UTC(2026) / 1_000;
/** Each job moves the turn of its deployment's next one by this time. Deployments take turns of ten jobs. */
const SECONDS_PER_JOB = 0.1;
/** However many jobs a deployment has added, its next one comes at most this time after those that are added now. */
const MAX_DELAY_SECONDS = 3_600;
/** More deployments than these are forgotten once their turns have passed. */
const MAX_REMEMBERED = 1_000;

/**
 * Gives each job of a queue a turn, as fair queueing does: the turns of one deployment's jobs are spaced, so that a new job of
 * another deployment comes before the rest of thousands that wait. Each process knows the jobs that it has added.
 */
export interface JobTurns {
  /** The priority of the deployment's next job. */
  next(deploymentId: number, isUrgent: boolean): number;
}

export function createJobTurns(now: () => number = Date.now): JobTurns {
  /** The turns of the next jobs, in seconds. */
  const turns = new Map<string, number>();
  return {
    next(deploymentId, isUrgent) {
      const time = now() / 1_000 - EPOCH_SECONDS;
      if (turns.size > MAX_REMEMBERED) for (const [key, turn] of turns) if (turn <= time) turns.delete(key);
      const key = `${deploymentId} ${isUrgent}`;
      const turn = Math.min(Math.max(turns.get(key) ?? time, time), time + MAX_DELAY_SECONDS);
      turns.set(key, turn + SECONDS_PER_JOB);
      return (isUrgent ? URGENT_PRIORITY : 0) - Math.floor(turn);
    },
  };
}
