import { createWriteBehind } from '../../../platform/buffers/write-behind.ts';
import type { Services } from '../../../platform/context.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { wakeOtherProcesses } from '../../stream/notifications.ts';
import { attempt } from './attempt.ts';
import { type ClaimedDelivery, claimDue, findDueDeployments, releaseClaims } from './claim.ts';
import { type ClaimTurn, createClaimTurns } from './claim-turns.ts';
import {
  type AttemptEnd,
  createConcurrencyLimiter,
  SLOTS_PER_ENDPOINT,
  SLOTS_PER_FAILING_ENDPOINT,
} from './concurrency-limiter.ts';
import { createEndpointSecrets } from './endpoint-secrets.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { applyRateLimits } from './rate-limit.ts';
import { createRetryTimers } from './retry-timers.ts';
import type { Sender } from './sender.ts';
import { storeOutcomes } from './store-outcomes.ts';
import { createTargets } from './targets.ts';

/** Deliveries that this process holds claims of at once. */
const MAX_CLAIMED = 512;
/** How many of them are reserved for deployments that hold fewer than `GUARANTEED_CLAIMS`. */
const RESERVED_CLAIMS = 32;
/** The claims that a deployment gets although others hold all that are not reserved. */
const GUARANTEED_CLAIMS = 4;
/** The most deliveries of one claim. */
const MAX_PER_CLAIM = 128;
/** At most a quarter of them go to endpoints whose last attempt failed, so that hanging endpoints do not use every slot. */
const MAX_CLAIMED_FAILING = MAX_CLAIMED / 4;
/** Attempts to failing endpoints that a deployment may have although others use that quarter. */
const GUARANTEED_FAILING = 2;
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
/**
 * Wake-ups that come close together share one claim, and results share one flush. On PGlite the engine shares its only connection
 * with requests, so claims run less often there.
 */
const BATCHING = {
  postgres: { claimDebounceMs: 8, flushDelayMs: 40, concurrentClaims: 4 },
  pglite: { claimDebounceMs: 20, flushDelayMs: 40, concurrentClaims: 1 },
} as const;

/** Sorts before every endpoint. */
const BEFORE_ALL_ENDPOINTS = '0';

export interface EngineOptions {
  readonly sender: Sender;
  readonly log: Log;
  readonly clock: () => Date;
}

/** What an attempt has made of its delivery, by the new status. */
const OUTCOMES = { pending: 'retrying', succeeded: 'succeeded', failed: 'failed' } as const;

/** Delivers the due deliveries of all deployments until it is stopped. */
export function startEngine(services: Services, { sender, log, clock }: EngineOptions) {
  const { database, vault, outgoing, metrics, activityCounts } = services;
  const { rows } = database;
  const attemptWith = { secrets: createEndpointSecrets(vault), targets: createTargets(outgoing), sender };
  const { claimDebounceMs, flushDelayMs, concurrentClaims } = BATCHING[database.queue.backend];
  const limiter = createConcurrencyLimiter({
    attempt: attemptDelivery,
    onSlotFreed(deploymentId, mayHaveMore) {
      if (mayHaveMore) turns.add(deploymentId);
      if (turns.isWaiting) beginSoon();
    },
    onUnused: (deliveries) => void releaseUnused(deliveries),
  });
  const turns = createClaimTurns({
    maxClaimed: MAX_CLAIMED,
    reserved: RESERVED_CLAIMS,
    guaranteed: GUARANTEED_CLAIMS,
    maxPerClaim: MAX_PER_CLAIM,
    concurrency: concurrentClaims,
    claimedCount: () => limiter.claimedCount,
    claimedOf: limiter.claimedOf,
  });
  /** The endpoint after which the next claim of a deployment continues, unless it begins with the first. */
  const cursors = new Map<number, string>();
  /** Deployments of which deliveries were claimed within the debounce time. */
  const resting = new Set<number>();
  const claiming = new Set<Promise<void>>();
  const retries = createRetryTimers({
    clock,
    onDue(deployments) {
      deployments.forEach(turns.add);
      beginClaims();
    },
  });
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  let finding: Promise<void> | undefined;
  let findAgain = false;
  let isBeginScheduled = false;
  let lastNotifyAt = -MIN_NOTIFY_INTERVAL_MS;

  /** Drops outcomes that cannot be written before their claims expire: the deliveries are due again. */
  const finished = createWriteBehind<Outcome>({
    name: 'delivery_outcomes',
    log,
    failureMessage: 'Results of webhook attempts could not be written',
    intervalMs: flushDelayMs,
    retryMs: WRITE_RETRY_DELAY_MS,
    batchSize: MAX_WRITTEN_OUTCOMES,
    // A transaction for each deployment, so that none takes locks on two nodes.
    groupOf: database.isDistributed ? ({ delivery }) => delivery.deploymentId : undefined,
    isCurrent: ({ delivery }) => Date.parse(delivery.claimedUntil) > Date.now(),
    async write(outcomes) {
      await storeOutcomes(services, outcomes);
      for (const { delivery, nextAttemptAt } of outcomes) {
        if (nextAttemptAt !== null) retries.add(nextAttemptAt.getTime(), delivery.deploymentId);
      }
    },
  });
  const pollTimer = setInterval(wakeAll, POLL_INTERVAL_MS);
  wakeAll();

  function wake(deploymentId: number): void {
    turns.add(deploymentId);
    beginClaims();
  }

  function wakeAll(): void {
    if (isStopped) return;
    if (finding !== undefined) {
      findAgain = true;
      return;
    }
    findAgain = false;
    finding = findDueDeployments(database, clock())
      .then((found) => found.forEach(turns.add))
      .catch((err: unknown) => log.error({ err }, 'Due webhook deliveries could not be found'))
      .finally(() => {
        finding = undefined;
        beginClaims();
        if (findAgain) runAfter(claimDebounceMs, wakeAll);
      });
  }

  function runAfter(delayMs: number, work: () => void): void {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delayMs);
    timers.add(timer);
  }

  /** Begins claims once the debounce time has passed. */
  function beginSoon(): void {
    if (isBeginScheduled) return;
    isBeginScheduled = true;
    runAfter(claimDebounceMs, () => {
      isBeginScheduled = false;
      beginClaims();
    });
  }

  /** Begins the claims that may run now. They run at the same time, so that no deployment waits for a large claim of another. */
  function beginClaims(): void {
    while (!isStopped) {
      const turn = turns.begin((deploymentId) => !resting.has(deploymentId));
      if (turn === undefined) return;
      const { deploymentId } = turn;
      resting.add(deploymentId);
      runAfter(claimDebounceMs, () => {
        resting.delete(deploymentId);
        if (turns.isWaiting) beginClaims();
      });
      const claim = claimAndStart(turn)
        .catch((err: unknown) => log.error({ err }, 'Webhook deliveries could not be claimed'))
        .finally(() => {
          turns.end(turn);
          claiming.delete(claim);
          beginClaims();
        });
      claiming.add(claim);
    }
  }

  /** Claims and starts deliveries of a deployment. It has another turn when more of its deliveries may be due. */
  async function claimAndStart({ deploymentId, maxDeliveries }: ClaimTurn): Promise<void> {
    const afterEndpoint = cursors.get(deploymentId) ?? BEFORE_ALL_ENDPOINTS;
    const slotsInUse = limiter.slotsInUse(deploymentId);
    const mayFail = limiter.failingCount < MAX_CLAIMED_FAILING || limiter.failingOf(deploymentId) < GUARANTEED_FAILING;
    const claimed = await claimDue(rows, {
      now: clock(),
      processNumber: database.processNumber(),
      deploymentId,
      afterEndpoint,
      maxDeliveries,
      slotsPerEndpoint: SLOTS_PER_ENDPOINT,
      slotsPerFailingEndpoint: mayFail ? SLOTS_PER_FAILING_ENDPOINT : 0,
      slotsInUse,
      leaseMarginSeconds: LEASE_MARGIN_SECONDS,
    });
    const hasMore = claimed.length >= maxDeliveries;
    if (hasMore) cursors.set(deploymentId, lastEndpoint(claimed));
    else cursors.delete(deploymentId);
    await startAllowed(deploymentId, claimed, slotsInUse);
    if (hasMore || afterEndpoint !== BEFORE_ALL_ENDPOINTS) turns.add(deploymentId);
    if (hasMore) notifyOtherProcesses();
  }

  /** A process that may claim no more of a deployment wakes the others, which may be idle until their next poll. */
  function notifyOtherProcesses(): void {
    if (database.queue.backend === 'pglite' || performance.now() - lastNotifyAt < MIN_NOTIFY_INTERVAL_MS) return;
    lastNotifyAt = performance.now();
    void wakeOtherProcesses(rows).catch((err: unknown) => log.error({ err }, 'Other processes could not be notified'));
  }

  async function startAllowed(
    deploymentId: number,
    claimed: readonly ClaimedDelivery[],
    slotsInUse: ReadonlyMap<string, number>,
  ): Promise<void> {
    if (claimed.length === 0) return;
    const { allowed, limited, resetsAt } = await applyRateLimits(rows, deploymentId, claimed).catch(
      async (error: unknown) => {
        await releaseClaims(rows, claimed);
        throw error;
      },
    );
    limiter.add(allowed, slotsInUse);
    for (const at of resetsAt) retries.add(at, deploymentId);
    if (limited.length > 0) await releaseClaims(rows, limited);
  }

  async function attemptDelivery(delivery: ClaimedDelivery): Promise<AttemptEnd> {
    try {
      const startedAt = clock();
      const result = await attempt(attemptWith, delivery, startedAt);
      if (result.error === 'STOPPED') {
        await releaseClaims(rows, [delivery]);
        return { succeeded: false, durationMs: result.durationMs };
      }
      const outcome = outcomeOf(delivery, result, startedAt, clock());
      finished.add(outcome);
      metrics.count('gatehouse_deliveries_total', { outcome: OUTCOMES[outcome.status] });
      activityCounts.add(delivery.deploymentId, 'delivery', OUTCOMES[outcome.status]);
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
    for (const { deploymentId } of deliveries) turns.add(deploymentId);
    beginSoon();
  }

  return {
    wake,
    wakeAll,
    async stop(graceMs: number): Promise<void> {
      isStopped = true;
      clearInterval(pollTimer);
      for (const timer of timers) clearTimeout(timer);
      retries.stop();
      await Promise.all([finding, ...claiming]);
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

/** The endpoint of these deliveries that is last in the order in which claims visit endpoints. */
function lastEndpoint(claimed: readonly ClaimedDelivery[]): string {
  const ids = claimed.map(({ endpointId }) => BigInt(endpointId));
  return String(ids.reduce((last, id) => (id > last ? id : last), 0n));
}
