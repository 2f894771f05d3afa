import type { ClaimedDelivery } from './claim.ts';

/** Attempts to one endpoint that run at once. */
export const SLOTS_PER_ENDPOINT = 16;
/** The same for an endpoint whose last attempt failed. */
export const SLOTS_PER_FAILING_ENDPOINT = 2;
/** An endpoint that responds this fast has deliveries claimed ahead of its free slots, so that it does not wait for claims. */
const FAST_RESPONSE_MS = 250;
export const MAX_PREFETCHED = 112;
/** With more endpoints than these, all slots are in use without prefetching. */
const MAX_PREFETCHING_ENDPOINTS = 8;
const MAX_FAST_ENDPOINTS = 32;
/** A claim that was queued for longer is released. It is far less than the lease margin. */
const MAX_QUEUED_MS = 4_000;

/** How an attempt ended. */
export interface AttemptEnd {
  readonly succeeded: boolean;
  readonly durationMs: number;
}

/**
 * Starts claimed deliveries up to the concurrency limit of each endpoint, and queues those that were claimed ahead. It is no
 * `FairQueue`: the statement that claims deliveries shares the slots fairly, also between processes, and a claim that waits too
 * long is released for another process instead of rejected.
 */
export interface ConcurrencyLimiter {
  /** All claims that this process holds: running and queued. */
  readonly claimedCount: number;
  /** Running attempts to endpoints whose last attempt failed. */
  readonly failingCount: number;
  /** The slots that each endpoint uses. Negative when more deliveries than slots may be claimed for the endpoint. */
  slotsInUse(): Map<string, number>;
  /** Starts or queues deliveries that were claimed while `slotsInUse` had this value. */
  add(deliveries: readonly ClaimedDelivery[], slotsInUse: ReadonlyMap<string, number>): void;
  /** Removes and returns the queued deliveries. */
  removeQueued(): ClaimedDelivery[];
  /** Resolves when no attempt is running. */
  whenIdle(): Promise<unknown>;
}

interface EndpointQueue {
  running: number;
  /** Claimed deliveries, in order, with the time of their claim. */
  queued: { readonly delivery: ClaimedDelivery; readonly since: number }[];
  /** Whether the last claim reached the endpoint's limit, so that more of its deliveries may be due. */
  mayHaveMore: boolean;
}

export interface ConcurrencyLimiterOptions {
  /** Must not reject. */
  readonly attempt: (delivery: ClaimedDelivery) => Promise<AttemptEnd>;
  /** Called when a slot becomes free; `mayHaveMore` says whether the endpoint may have more due deliveries. */
  readonly onSlotFreed: (mayHaveMore: boolean) => void;
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
  /** Endpoints whose last attempt was fast, the most recent last. */
  const fastEndpoints = new Set<string>();
  const runningAttempts = new Set<Promise<void>>();
  let claimedCount = 0;
  let failingCount = 0;

  function start(delivery: ClaimedDelivery, queue: EndpointQueue): void {
    queue.running += 1;
    if (delivery.isFailing) failingCount += 1;
    const running = attempt(delivery).then((ended) => {
      runningAttempts.delete(running);
      queue.running -= 1;
      if (delivery.isFailing) failingCount -= 1;
      claimedCount -= 1;
      startNext(delivery, queue, ended);
    });
    runningAttempts.add(running);
  }

  function startNext(
    { endpointId, hasRateLimit }: ClaimedDelivery,
    queue: EndpointQueue,
    { succeeded, durationMs }: AttemptEnd,
  ): void {
    fastEndpoints.delete(endpointId);
    if (succeeded && durationMs < FAST_RESPONSE_MS && !hasRateLimit) addFastEndpoint(endpointId);
    else dropUnused(queue.queued.splice(0));
    const oldestAllowed = now() - MAX_QUEUED_MS;
    dropUnused(queue.queued.splice(0, queue.queued.findLastIndex(({ since }) => since < oldestAllowed) + 1));
    const next = queue.queued.shift();
    if (next !== undefined) start(next.delivery, queue);
    const canPrefetch = queue.queued.length <= MAX_PREFETCHED / 2;
    onSlotFreed(canPrefetch && queue.mayHaveMore);
    if (canPrefetch) queue.mayHaveMore = false;
    if (queue.running === 0) queues.delete(endpointId);
  }

  function dropUnused(unused: EndpointQueue['queued']): void {
    if (unused.length === 0) return;
    claimedCount -= unused.length;
    onUnused(unused.map(({ delivery }) => delivery));
  }

  function addFastEndpoint(endpointId: string): void {
    fastEndpoints.add(endpointId);
    const [oldest] = fastEndpoints;
    if (fastEndpoints.size > MAX_FAST_ENDPOINTS && oldest !== undefined) fastEndpoints.delete(oldest);
  }

  return {
    get claimedCount() {
      return claimedCount;
    },
    get failingCount() {
      return failingCount;
    },
    add(deliveries, slotsInUse) {
      claimedCount += deliveries.length;
      for (const [endpointId, those] of Map.groupBy(deliveries, ({ endpointId }) => endpointId)) {
        const queue = queues.get(endpointId) ?? { running: 0, queued: [], mayHaveMore: false };
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
    slotsInUse() {
      const slotsInUse = new Map<string, number>();
      if (queues.size <= MAX_PREFETCHING_ENDPOINTS) for (const id of fastEndpoints) slotsInUse.set(id, -MAX_PREFETCHED);
      for (const [id, { running, queued }] of queues) {
        slotsInUse.set(id, (slotsInUse.get(id) ?? 0) + running + queued.length);
      }
      return slotsInUse;
    },
    removeQueued() {
      const queued = [...queues.values()].flatMap((queue) => queue.queued.splice(0));
      claimedCount -= queued.length;
      return queued.map(({ delivery }) => delivery);
    },
    whenIdle: () => Promise.all(runningAttempts),
  };
}
