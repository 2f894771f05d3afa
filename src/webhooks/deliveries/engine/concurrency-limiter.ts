import type { ClaimedDelivery } from './claim.ts';

/** Attempts to one endpoint that run at once. */
export const SLOTS_PER_ENDPOINT = 16;
/** The same for an endpoint whose last attempt failed. */
export const SLOTS_PER_FAILING_ENDPOINT = 2;
/** An endpoint that responds this fast has deliveries claimed ahead of its free slots, so that it does not wait for claims. */
const FAST_RESPONSE_MS = 250;
/** The weight of the newest response in the average: one slow response does not release the claims, which costs two updates of each. */
const RESPONSE_WEIGHT = 1 / 8;
export const MAX_PREFETCHED = 112;
/** With more endpoints than these, all slots are in use without prefetching. */
const MAX_PREFETCHING_ENDPOINTS = 8;
const MAX_FAST_ENDPOINTS = 32;
/** A claim that was queued for longer is released. It is far less than the lease margin. */
const MAX_QUEUED_MS = 4_000;

/** Of the claimed deliveries: running and queued. */
interface DeploymentCounts {
  claimed: number;
  /** Running attempts to endpoints whose last attempt failed. */
  failing: number;
}

/** How an attempt ended. */
export interface AttemptEnd {
  readonly succeeded: boolean;
  readonly durationMs: number;
}

/**
 * Starts claimed deliveries up to the concurrency limit of each endpoint, and queues those that were claimed ahead. It is no
 * `FairQueue`: the claims share the slots fairly (claim-turns.ts), and a claim that waits too long is released for another process
 * instead of rejected.
 */
export interface ConcurrencyLimiter {
  /** All claims that this process holds: running and queued. */
  readonly claimedCount: number;
  /** Running attempts to endpoints whose last attempt failed. */
  readonly failingCount: number;
  /** The same of a deployment. */
  claimedOf(deploymentId: number): number;
  failingOf(deploymentId: number): number;
  /**
   * The slots that each endpoint of the deployment uses. Negative when more deliveries than slots may be claimed for the endpoint.
   */
  slotsInUse(deploymentId: number): Map<string, number>;
  /** Starts or queues deliveries of a deployment that were claimed while `slotsInUse` had this value. */
  add(deliveries: readonly ClaimedDelivery[], slotsInUse: ReadonlyMap<string, number>): void;
  /** Removes and returns the queued deliveries. */
  removeQueued(): ClaimedDelivery[];
  /** Resolves when no attempt is running. */
  whenIdle(): Promise<unknown>;
}

interface EndpointQueue {
  readonly deploymentId: number;
  running: number;
  /** The average time of its responses in milliseconds; null before the first. */
  averageMs: number | null;
  /** Claimed deliveries, in order, with the time of their claim. */
  queued: { readonly delivery: ClaimedDelivery; readonly since: number }[];
  /** Whether the last claim reached the endpoint's limit, so that more of its deliveries may be due. */
  mayHaveMore: boolean;
}

export interface ConcurrencyLimiterOptions {
  /** Must not reject. */
  readonly attempt: (delivery: ClaimedDelivery) => Promise<AttemptEnd>;
  /** Called when a slot becomes free; `mayHaveMore` says whether the endpoint may have more due deliveries. */
  readonly onSlotFreed: (deploymentId: number, mayHaveMore: boolean) => void;
  /** Called with claims that are not attempted and must be released. */
  readonly onUnused: (deliveries: readonly ClaimedDelivery[]) => void;
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number;
}

export function createConcurrencyLimiter({
  attempt,
  onSlotFreed,
  onUnused,
  now = () => performance.now(),
}: ConcurrencyLimiterOptions): ConcurrencyLimiter {
  const queues = new Map<string, EndpointQueue>();
  /** Endpoints whose last attempt was fast, the most recent last, with their deployments. */
  const fastEndpoints = new Map<string, number>();
  const counts = new Map<number, DeploymentCounts>();
  const runningAttempts = new Set<Promise<void>>();
  let claimedCount = 0;
  let failingCount = 0;

  function count(deploymentId: number, claimed: number, failing = 0): void {
    claimedCount += claimed;
    failingCount += failing;
    const own = counts.get(deploymentId) ?? { claimed: 0, failing: 0 };
    own.claimed += claimed;
    own.failing += failing;
    if (own.claimed > 0) counts.set(deploymentId, own);
    else counts.delete(deploymentId);
  }

  function start(delivery: ClaimedDelivery, queue: EndpointQueue): void {
    queue.running += 1;
    const failing = delivery.isFailing ? 1 : 0;
    count(delivery.deploymentId, 0, failing);
    const running = attempt(delivery).then((ended) => {
      runningAttempts.delete(running);
      queue.running -= 1;
      count(delivery.deploymentId, -1, -failing);
      startNext(delivery, queue, ended);
    });
    runningAttempts.add(running);
  }

  function startNext(
    { deploymentId, endpointId, hasRateLimit }: ClaimedDelivery,
    queue: EndpointQueue,
    { succeeded, durationMs }: AttemptEnd,
  ): void {
    fastEndpoints.delete(endpointId);
    const averageMs = queue.averageMs ?? durationMs;
    queue.averageMs = averageMs + (durationMs - averageMs) * RESPONSE_WEIGHT;
    if (succeeded && queue.averageMs < FAST_RESPONSE_MS && !hasRateLimit) addFastEndpoint(endpointId, deploymentId);
    else dropUnused(deploymentId, queue.queued.splice(0));
    const oldestAllowed = now() - MAX_QUEUED_MS;
    let expired = 0;
    while ((queue.queued[expired]?.since ?? oldestAllowed) < oldestAllowed) expired += 1;
    if (expired > 0) dropUnused(deploymentId, queue.queued.splice(0, expired));
    const next = queue.queued.shift();
    if (next !== undefined) start(next.delivery, queue);
    const canPrefetch = queue.queued.length <= MAX_PREFETCHED / 2;
    const mayHaveMore = canPrefetch && queue.mayHaveMore;
    if (canPrefetch) queue.mayHaveMore = false;
    if (queue.running === 0) queues.delete(endpointId);
    onSlotFreed(deploymentId, mayHaveMore);
  }

  function newQueue(deploymentId: number): EndpointQueue {
    return { deploymentId, running: 0, averageMs: null, queued: [], mayHaveMore: false };
  }

  function dropUnused(deploymentId: number, unused: EndpointQueue['queued']): void {
    if (unused.length === 0) return;
    count(deploymentId, -unused.length);
    onUnused(unused.map(({ delivery }) => delivery));
  }

  function addFastEndpoint(endpointId: string, deploymentId: number): void {
    fastEndpoints.set(endpointId, deploymentId);
    const [oldest] = fastEndpoints.keys();
    if (fastEndpoints.size > MAX_FAST_ENDPOINTS && oldest !== undefined) fastEndpoints.delete(oldest);
  }

  return {
    get claimedCount() {
      return claimedCount;
    },
    get failingCount() {
      return failingCount;
    },
    claimedOf: (deploymentId) => counts.get(deploymentId)?.claimed ?? 0,
    failingOf: (deploymentId) => counts.get(deploymentId)?.failing ?? 0,
    add(deliveries, slotsInUse) {
      for (const [endpointId, those] of Map.groupBy(deliveries, ({ endpointId }) => endpointId)) {
        const [{ deploymentId }] = those as [ClaimedDelivery];
        count(deploymentId, those.length);
        const queue = queues.get(endpointId) ?? newQueue(deploymentId);
        queues.set(endpointId, queue);
        const slots = those[0]?.isFailing ? SLOTS_PER_FAILING_ENDPOINT : SLOTS_PER_ENDPOINT;
        if (those.length >= slots - (slotsInUse.get(endpointId) ?? 0)) queue.mayHaveMore = true;
        const since = now();
        for (const delivery of those) {
          if (queue.running < SLOTS_PER_ENDPOINT) start(delivery, queue);
          else queue.queued.push({ delivery, since });
        }
      }
    },
    slotsInUse(deploymentId) {
      const slotsInUse = new Map<string, number>();
      if (queues.size <= MAX_PREFETCHING_ENDPOINTS) {
        for (const [id, owner] of fastEndpoints) if (owner === deploymentId) slotsInUse.set(id, -MAX_PREFETCHED);
      }
      for (const [id, queue] of queues) {
        if (queue.deploymentId !== deploymentId) continue;
        slotsInUse.set(id, (slotsInUse.get(id) ?? 0) + queue.running + queue.queued.length);
      }
      return slotsInUse;
    },
    removeQueued() {
      const queued = [...queues.values()].flatMap((queue) => queue.queued.splice(0));
      for (const { delivery } of queued) count(delivery.deploymentId, -1);
      return queued.map(({ delivery }) => delivery);
    },
    whenIdle: () => Promise.all(runningAttempts),
  };
}
