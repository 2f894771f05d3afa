import { createWriteBehind } from '../../../platform/buffers/write-behind.ts';
import type { Services } from '../../../platform/context.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { runInBackground } from '../../../platform/process/background.ts';
import { wakeOtherProcesses } from '../../stream/notifications.ts';
import { type AttemptDependencies, type AttemptInput, attempt } from './attempt.ts';
import { type ClaimedDelivery, claimDue, releaseClaims } from './claim.ts';
import {
  type AttemptEnd,
  createConcurrencyLimiter,
  SLOTS_PER_ENDPOINT,
  SLOTS_PER_FAILING_ENDPOINT,
} from './concurrency-limiter.ts';
import { FIRST_ENDPOINT, lastEndpoint } from './endpoint-key.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { applyRateLimits } from './rate-limit.ts';
import type { AttemptResult, Sender } from './sender.ts';
import { storeOutcomes } from './store-outcomes.ts';

/** Deliveries that this process holds claims of at once. */
const MAX_CLAIMED = 512;
/** At most a quarter of them go to endpoints whose last attempt failed, so that hanging endpoints do not use every slot. */
const MAX_CLAIMED_FAILING = MAX_CLAIMED / 4;
/** How long a claim outlasts the attempt: the time to store its result. */
const LEASE_MARGIN_SECONDS = 10;
/** How often the engine looks for deliveries that other processes added or that a crash left behind. */
const POLL_INTERVAL_MS = 6_000;
/** The most outcomes of one write. */
const MAX_WRITTEN_OUTCOMES = 500;
/** The delay before a write is repeated while the database is unavailable. */
const WRITE_RETRY_DELAY_MS = 500;
/** The shortest time between two notifications to other processes: each is a statement. */
const MIN_NOTIFY_INTERVAL_MS = 500;
/** A retry that is due sooner than this gets a timer; polling finds the others. */
const MAX_TIMER_MS = 10_000;
/** Retries that are due within the same interval share a timer. */
const TIMER_RESOLUTION_MS = 20;
/**
 * Wake-ups that come close together share one claim, and results share one flush. On PGlite the engine shares its only
 * connection with requests, so both run less often there.
 */
const BATCHING = {
  postgres: { claimDebounceMs: 4, flushDelayMs: 10 },
  pglite: { claimDebounceMs: 20, flushDelayMs: 25 },
} as const;

/** Delivers the queued deliveries. Every process runs one. */
export interface Deliveries {
  /** Looks for due deliveries. Call it after the commit that queued some. */
  wake(): void;
  /** Signs and sends once and stores nothing. Works even when this process does not deliver from the queue. */
  attempt(dependencies: Omit<AttemptDependencies, 'sender'>, input: AttemptInput): Promise<AttemptResult>;
  start(services: Services): void;
  /** Waits for the running attempts up to the given time, and releases all other claims. */
  stop(graceMs: number): Promise<void>;
}

export interface DeliveryOptions {
  readonly sender: Sender;
  readonly log: Log;
  /** Tests set the time. */
  readonly clock?: () => Date;
}

export function createDeliveries({ sender, log, clock = () => new Date() }: DeliveryOptions): Deliveries {
  let engine: ReturnType<typeof run> | undefined;
  return {
    wake: () => runInBackground(() => engine?.wake(), 'webhook deliveries'),
    attempt: ({ vault, outgoing }, input) => attempt({ vault, outgoing, sender }, input, clock()),
    start(services) {
      engine ??= runInBackground(() => run(services, { sender, log, clock }), 'webhook deliveries');
    },
    async stop(graceMs) {
      const stopping = engine;
      engine = undefined;
      await stopping?.stop(graceMs);
    },
  };
}

/** What an attempt has made of its delivery, by the new status. */
const OUTCOMES = { pending: 'retrying', succeeded: 'succeeded', failed: 'failed' } as const;

function run(services: Services, { sender, log, clock }: Required<DeliveryOptions>) {
  const { database, vault, outgoing, metrics } = services;
  const { rows } = database;
  const { claimDebounceMs, flushDelayMs } = BATCHING[database.queue.backend];
  const limiter = createConcurrencyLimiter({
    attempt: attemptDelivery,
    onSlotFreed: (mayHaveMore) => {
      if (mayHaveMore || isFull) wakeSoon();
    },
    onUnused: (deliveries) => void releaseUnused(deliveries),
  });
  /** Due times that have a timer, in units of `TIMER_RESOLUTION_MS`. */
  const scheduledTimes = new Set<number>();
  const timers = new Set<NodeJS.Timeout>();
  let cursor = FIRST_ENDPOINT;
  let isFull = false;
  let isStopped = false;
  let claiming: Promise<void> | undefined;
  let claimAgain = false;
  let isWakeScheduled = false;
  let lastClaimAt = -claimDebounceMs;
  let lastNotifyAt = -MIN_NOTIFY_INTERVAL_MS;

  /** Drops outcomes that cannot be written before their claims expire: the deliveries are due again. */
  const finished = createWriteBehind<Outcome>({
    name: 'delivery_outcomes',
    log,
    failureMessage: 'Results of webhook attempts could not be written',
    intervalMs: flushDelayMs,
    retryMs: WRITE_RETRY_DELAY_MS,
    batchSize: MAX_WRITTEN_OUTCOMES,
    isCurrent: ({ delivery }) => Date.parse(delivery.claimedUntil) > Date.now(),
    async write(outcomes) {
      await storeOutcomes(services, outcomes);
      for (const { nextAttemptAt } of outcomes) if (nextAttemptAt !== null) wakeAt(nextAttemptAt.getTime());
    },
  });
  const pollTimer = setInterval(wake, POLL_INTERVAL_MS);
  wake();

  function wake(): void {
    if (isStopped) return;
    if (claiming !== undefined) {
      claimAgain = true;
      return;
    }
    if (performance.now() - lastClaimAt < claimDebounceMs) {
      wakeSoon();
      return;
    }
    lastClaimAt = performance.now();
    claiming = claimAndStart()
      .catch((err: unknown) => log.error({ err }, 'Webhook deliveries could not be claimed'))
      .finally(() => {
        claiming = undefined;
        if (claimAgain) wakeSoon();
      });
  }

  function runAfter(delayMs: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delayMs);
    timers.add(timer);
  }

  /** Wakes the engine once the debounce time has passed. */
  function wakeSoon(): void {
    if (isWakeScheduled) return;
    isWakeScheduled = true;
    runAfter(claimDebounceMs, () => {
      isWakeScheduled = false;
      lastClaimAt = -claimDebounceMs;
      wake();
    });
  }

  function wakeAt(timeMs: number): void {
    const time = Math.ceil(timeMs / TIMER_RESOLUTION_MS);
    if (timeMs - clock().getTime() > MAX_TIMER_MS || scheduledTimes.has(time)) return;
    scheduledTimes.add(time);
    runAfter(Math.max(time * TIMER_RESOLUTION_MS - clock().getTime(), 0), () => {
      scheduledTimes.delete(time);
      wake();
    });
  }

  /** Claims and starts deliveries until all that are due are claimed or every slot is in use. */
  async function claimAndStart(): Promise<void> {
    for (;;) {
      claimAgain = false;
      const maxDeliveries = MAX_CLAIMED - limiter.claimedCount;
      isFull = maxDeliveries <= 0;
      if (isFull || isStopped) return;
      const afterEndpoint = cursor;
      const slotsInUse = limiter.slotsInUse();
      const claimed = await claimDue(rows, {
        now: clock(),
        processNumber: database.processNumber(),
        afterEndpoint,
        maxDeliveries,
        slotsPerEndpoint: SLOTS_PER_ENDPOINT,
        slotsPerFailingEndpoint: limiter.failingCount < MAX_CLAIMED_FAILING ? SLOTS_PER_FAILING_ENDPOINT : 0,
        slotsInUse,
        leaseMarginSeconds: LEASE_MARGIN_SECONDS,
      });
      isFull = claimed.length >= maxDeliveries;
      cursor = isFull ? lastEndpoint(claimed) : FIRST_ENDPOINT;
      await startAllowed(claimed, slotsInUse);
      if (isFull) notifyOtherProcesses();
      if (isFull || afterEndpoint === FIRST_ENDPOINT) return;
    }
  }

  /** A process that uses all its slots wakes the others, which may be idle until their next poll. */
  function notifyOtherProcesses(): void {
    if (database.queue.backend === 'pglite' || performance.now() - lastNotifyAt < MIN_NOTIFY_INTERVAL_MS) return;
    lastNotifyAt = performance.now();
    void wakeOtherProcesses(rows).catch((err: unknown) => log.error({ err }, 'Other processes could not be notified'));
  }

  async function startAllowed(
    claimed: readonly ClaimedDelivery[],
    slotsInUse: ReadonlyMap<string, number>,
  ): Promise<void> {
    if (claimed.length === 0) return;
    const { allowed, limited, resetsAt } = await applyRateLimits(rows, claimed).catch(async (error: unknown) => {
      await releaseClaims(rows, claimed);
      throw error;
    });
    limiter.add(allowed, slotsInUse);
    for (const at of resetsAt) wakeAt(at);
    if (limited.length > 0) await releaseClaims(rows, limited);
  }

  async function attemptDelivery(delivery: ClaimedDelivery): Promise<AttemptEnd> {
    try {
      const startedAt = clock();
      const result = await attempt({ vault, outgoing, sender }, delivery, startedAt);
      if (result.error === 'STOPPED') {
        await releaseClaims(rows, [delivery]);
        return { succeeded: false, durationMs: result.durationMs };
      }
      const outcome = outcomeOf(delivery, result, startedAt, clock());
      finished.add(outcome);
      metrics.count('gatehouse_deliveries_total', { outcome: OUTCOMES[outcome.status] });
      metrics.observe('gatehouse_delivery_duration_seconds', {}, result.durationMs / 1_000);
      return { succeeded: outcome.succeeded, durationMs: result.durationMs };
    } catch (err) {
      // The delivery is due again when its claim expires.
      log.error({ err, delivery: delivery.id }, 'A webhook delivery could not be attempted');
      return { succeeded: false, durationMs: 0 };
    }
  }

  async function releaseUnused(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    await releaseClaims(rows, deliveries).catch((err: unknown) => {
      // The deliveries are due again when their claims expire.
      log.error({ err, deliveries: deliveries.length }, 'Claims of webhook deliveries could not be released');
    });
    wakeSoon();
  }

  return {
    wake,
    async stop(graceMs: number): Promise<void> {
      isStopped = true;
      clearInterval(pollTimer);
      for (const timer of timers) clearTimeout(timer);
      await claiming;
      const unused = limiter.removeQueued();
      if (unused.length > 0) await releaseUnused(unused);
      let deadline: NodeJS.Timeout | undefined;
      const allEnded = limiter.whenIdle();
      await Promise.race([allEnded, new Promise((resolve) => (deadline = setTimeout(resolve, graceMs)))]);
      clearTimeout(deadline);
      sender.close();
      await allEnded;
      await finished.stop();
    },
  };
}

declare module '../../../platform/context.ts' {
  interface Services {
    /** The webhook delivery engine. Wake it after a commit that queued deliveries. */
    readonly deliveries: Deliveries;
  }
}
