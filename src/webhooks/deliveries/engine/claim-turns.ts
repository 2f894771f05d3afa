/** What a process may claim next. */
export interface ClaimTurn {
  readonly deploymentId: number;
  readonly maxDeliveries: number;
}

export interface ClaimTurnsOptions {
  /** How many deliveries of all deployments the process holds claims of at once. */
  readonly maxClaimed: number;
  /** How many of them only deployments use that hold fewer than `guaranteed`. */
  readonly reserved: number;
  /** The claims that a deployment gets although others hold all that are not reserved. */
  readonly guaranteed: number;
  /** How many deliveries one claim takes, so that those of other deployments do not wait while all of them are started. */
  readonly maxPerClaim: number;
  /** How many claims run at once, of different deployments. */
  readonly concurrency: number;
  /** The claims that the process holds, in total and of a deployment. */
  readonly claimedCount: () => number;
  readonly claimedOf: (deploymentId: number) => number;
}

/**
 * Decides for which deployment deliveries are claimed next, and how many. The deployment that holds the fewest claims is first, and
 * of those that hold none the one that has waited longest. While others wait, a deployment gets at most an equal share; a deployment
 * without neighbours gets all that is not reserved.
 */
export interface ClaimTurns {
  /** Adds a deployment that may have due deliveries. */
  add(deploymentId: number): void;
  /** Whether deployments wait for a turn. */
  readonly isWaiting: boolean;
  /** Begins the next claim. Returns undefined when none may begin now. A deployment for which `canBegin` is false waits. */
  begin(canBegin: (deploymentId: number) => boolean): ClaimTurn | undefined;
  /** Ends a claim, after its deliveries are counted by `claimedCount`. */
  end(turn: ClaimTurn): void;
}

export function createClaimTurns(options: ClaimTurnsOptions): ClaimTurns {
  const { maxClaimed, reserved, guaranteed, maxPerClaim, concurrency, claimedCount, claimedOf } = options;
  /** In the order in which they were added. */
  const waiting = new Set<number>();
  const running = new Map<number, ClaimTurn>();

  function begin(canBegin: (deploymentId: number) => boolean): ClaimTurn | undefined {
    if (waiting.size === 0 || running.size >= concurrency) return undefined;
    let used = claimedCount();
    for (const { maxDeliveries } of running.values()) used += maxDeliveries;
    if (used >= maxClaimed) return undefined;
    const deploymentId = next((one) => !running.has(one) && canBegin(one));
    if (deploymentId === undefined) return undefined;
    const maxDeliveries = Math.min(allowed(claimedOf(deploymentId), used), maxPerClaim);
    if (maxDeliveries <= 0) return undefined;
    const turn = { deploymentId, maxDeliveries };
    waiting.delete(deploymentId);
    running.set(deploymentId, turn);
    return turn;
  }

  function next(isCandidate: (deploymentId: number) => boolean): number | undefined {
    let found: number | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const deploymentId of waiting) {
      if (!isCandidate(deploymentId)) continue;
      const held = claimedOf(deploymentId);
      if (held === 0) return deploymentId;
      if (held < fewest) [found, fewest] = [deploymentId, held];
    }
    return found;
  }

  /** How many deliveries a deployment may claim that holds this many, while all deployments use this many. */
  function allowed(held: number, used: number): number {
    const shared = maxClaimed - reserved;
    const competitors = waiting.size + running.size;
    const share = competitors > 1 ? Math.max(Math.ceil(shared / competitors), guaranteed) - held : shared;
    return Math.max(Math.min(share, shared - used), Math.min(guaranteed - held, maxClaimed - used));
  }

  return {
    add: (deploymentId) => void waiting.add(deploymentId),
    get isWaiting() {
      return waiting.size > 0;
    },
    begin,
    end: ({ deploymentId }) => void running.delete(deploymentId),
  };
}
