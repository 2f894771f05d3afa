import { parallelRunsOfUsers, type RunLimits } from '../../usage/run-limits.ts';

/** A run in progress. */
export interface RunInProgress {
  readonly agentId: string;
  /** Null for a run by a server. */
  readonly userId: string | null;
}

/** A run that waits for a slot, or that has just arrived. */
export interface WaitingRun extends RunInProgress {
  /** In the order of arrival. */
  readonly id: string;
  /** The limit of its agent; null without one. */
  readonly maxParallelRuns: number | null;
}

/** The runs of a deployment that hold slots, and those that wait for one. */
export interface Slots {
  readonly limits: RunLimits;
  readonly running: readonly RunInProgress[];
  /** In the order of arrival. */
  readonly waiting: readonly WaitingRun[];
}

/**
 * Selects the waiting runs that the free slots are for. A user with fewer runs in progress comes first, then the run that arrived
 * first; each run by a server counts as the first of a user. A run that a limit of its user or agent holds back does not hold back
 * others.
 */
export function selectStartable({ limits, running, waiting }: Slots): ReadonlySet<string> {
  const counts = new SlotCounts(limits, running);
  const startable = new Set<string>();
  for (const run of inOrder(counts, waiting)) {
    if (counts.reachedLimit(run) !== null) continue;
    counts.add(run);
    startable.add(run.id);
  }
  return startable;
}

/** Why a run has to wait, as a sentence. */
export function reasonToWait({ limits, running }: Slots, run: Omit<WaitingRun, 'id'>): string {
  return new SlotCounts(limits, running).reachedLimit(run) ?? 'Other runs of this deployment wait for a slot.';
}

function inOrder(counts: SlotCounts, waiting: readonly WaitingRun[]): readonly WaitingRun[] {
  const earlier = new Map<string, number>();
  const turns = waiting.map((run) => {
    const { userId } = run;
    if (userId === null) return { run, turn: 0 };
    const turn = earlier.get(userId) ?? counts.ofUser(userId);
    earlier.set(userId, turn + 1);
    return { run, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ run }) => run);
}

/** How many slots are taken, of each limit. */
class SlotCounts {
  readonly #limits: RunLimits;
  readonly #byAgent = new Map<string, number>();
  readonly #byUser = new Map<string, number>();
  #total = 0;
  #ofUsers = 0;

  constructor(limits: RunLimits, running: readonly RunInProgress[]) {
    this.#limits = limits;
    for (const run of running) this.add(run);
  }

  add({ agentId, userId }: RunInProgress): void {
    this.#total += 1;
    this.#byAgent.set(agentId, this.#ofAgent(agentId) + 1);
    if (userId === null) return;
    this.#ofUsers += 1;
    this.#byUser.set(userId, this.ofUser(userId) + 1);
  }

  ofUser(userId: string): number {
    return this.#byUser.get(userId) ?? 0;
  }

  #ofAgent(agentId: string): number {
    return this.#byAgent.get(agentId) ?? 0;
  }

  /** The limit that the run would exceed, as a sentence; null if there is none. */
  reachedLimit({ agentId, userId, maxParallelRuns }: Omit<WaitingRun, 'id'>): string | null {
    const { maxParallelRuns: ofDeployment, maxParallelRunsPerUser: perUser } = this.#limits;
    const ofUsers = parallelRunsOfUsers(this.#limits);
    if (userId !== null && this.ofUser(userId) >= perUser) return `You have ${perUser} runs in progress.`;
    if (maxParallelRuns !== null && this.#ofAgent(agentId) >= maxParallelRuns) {
      return `${maxParallelRuns} runs of this agent are in progress.`;
    }
    if (this.#total >= ofDeployment) return `${ofDeployment} runs of this deployment are in progress.`;
    if (userId !== null && this.#ofUsers >= ofUsers) return `${ofUsers} runs of users are in progress.`;
    return null;
  }
}
