import { background } from '../../../platform/background.ts';
import type { Services } from '../../../platform/context.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { callProcesses } from '../../stream/notices.ts';
import { type Attemptable, type AttemptParts, attempt } from './attempt.ts';
import { type Claimed, claimDue, release } from './claim.ts';
import { FIRST_ENDPOINT, lastEndpoint } from './endpoint-key.ts';
import { createLanes, type Ended, PLACES_PER_ENDPOINT, PLACES_PER_FAILING } from './lanes.ts';
import { outcomeOf } from './outcome.ts';
import { admit } from './rate-limit.ts';
import { record } from './record.ts';
import { createRecorder } from './recorder.ts';
import type { Answer, Sender } from './sender.ts';

/** What this process has claimed at once. */
const PLACES = 512;
/** Those that failed last get a quarter of it, all of them together: those that hang must leave room for the others. */
const PLACES_OF_FAILING = PLACES / 4;
/** How long a claim outlasts the attempt: time to write down what came of it. */
const MARGIN_SECONDS = 10;
/** How often is looked for what other processes added and what a crash left behind. */
const SWEEP_MS = 6_000;
/** How often other processes are called at most: each call is a statement. */
const CALL_MS = 500;
/** Moments that are nearer than this are waited for, the others are found by looking. */
const NEAR_MS = 10_000;
const MOMENT_MS = 20;
/**
 * Attempts that end together, and triggers that come together, ask together for what comes next, and results are written
 * together. On PGlite they share the one connection with whoever triggers, so there are fewer of them.
 */
const PACES = { postgres: { gatherMs: 4, writeMs: 10 }, pglite: { gatherMs: 20, writeMs: 25 } } as const;

/** Delivers what is in the queue, in each process. */
export interface Deliveries {
  /** There may be something to deliver: called after the commit that put it there. */
  wake(): void;
  /** Signs and sends once and records nothing, whether or not this process delivers what is in the queue. */
  attempt(parts: Omit<AttemptParts, 'sender'>, what: Attemptable): Promise<Answer>;
  start(services: Services): void;
  /** Waits for the attempts under way, up to the given time, and hands the rest back. */
  stop(graceMs: number): Promise<void>;
}

export interface DeliveryOptions {
  readonly sender: Sender;
  readonly log: Log;
  /** Tests know what time it is. */
  readonly clock?: () => Date;
}

export function createDeliveries({ sender, log, clock = () => new Date() }: DeliveryOptions): Deliveries {
  let engine: ReturnType<typeof run> | undefined;
  return {
    wake: () => background(() => engine?.wake()),
    attempt: ({ vault, outgoing }, what) => attempt({ vault, outgoing, sender }, what, clock()),
    start(services) {
      engine ??= background(() => run(services, { sender, log, clock }));
    },
    async stop(graceMs) {
      const stopping = engine;
      engine = undefined;
      await stopping?.stop(graceMs);
    },
  };
}

function run(services: Services, { sender, log, clock }: Required<DeliveryOptions>) {
  const { database, vault, outgoing } = services;
  const { rows } = database;
  const { gatherMs, writeMs } = PACES[database.queue.backend];
  const lanes = createLanes({
    carryOut,
    onRoom: (mayHaveMore) => {
      if (mayHaveMore || isFull) gather();
    },
    onUnused: (deliveries) => void handBack(deliveries),
  });
  const moments = new Set<number>();
  const timers = new Set<NodeJS.Timeout>();
  let cursor = FIRST_ENDPOINT;
  let isFull = false;
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let gathering = false;
  let lookedAt = -gatherMs;
  let calledAt = -CALL_MS;

  const recorder = createRecorder(log, writeMs, async (outcomes) => {
    await record(services, outcomes);
    for (const { nextAttemptAt } of outcomes) if (nextAttemptAt !== null) wakeAt(nextAttemptAt.getTime());
  });
  const sweep = setInterval(wake, SWEEP_MS);
  wake();

  function wake(): void {
    if (isStopped) return;
    if (looking !== undefined) {
      lookAgain = true;
      return;
    }
    if (performance.now() - lookedAt < gatherMs) {
      gather();
      return;
    }
    lookedAt = performance.now();
    looking = look()
      .catch((err: unknown) => log.error({ err }, 'Webhook deliveries could not be claimed'))
      .finally(() => {
        looking = undefined;
        if (lookAgain) gather();
      });
  }

  function later(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
  }

  function gather(): void {
    if (gathering) return;
    gathering = true;
    later(gatherMs, () => {
      gathering = false;
      lookedAt = -gatherMs;
      wake();
    });
  }

  function wakeAt(at: number): void {
    const wait = at - clock().getTime();
    const moment = Math.ceil(at / MOMENT_MS);
    if (wait > NEAR_MS || moments.has(moment)) return;
    moments.add(moment);
    later(Math.max(moment * MOMENT_MS - clock().getTime(), 0), () => {
      moments.delete(moment);
      wake();
    });
  }

  /** Claims until everything due is claimed or no place is left. */
  async function look(): Promise<void> {
    for (;;) {
      lookAgain = false;
      const places = PLACES - lanes.held;
      isFull = places <= 0;
      if (isFull || isStopped) return;
      const after = cursor;
      const taken = lanes.taken();
      const claimed = await claimDue(rows, {
        now: clock(),
        processNumber: database.processNumber(),
        after,
        places,
        placesPerEndpoint: PLACES_PER_ENDPOINT,
        placesPerFailing: lanes.failing < PLACES_OF_FAILING ? PLACES_PER_FAILING : 0,
        taken,
        marginSeconds: MARGIN_SECONDS,
      });
      isFull = claimed.length >= places;
      cursor = isFull ? lastEndpoint(claimed) : FIRST_ENDPOINT;
      await begin(claimed, taken);
      if (isFull) callOthers();
      if (isFull || after === FIRST_ENDPOINT) return;
    }
  }

  /** Whoever has all hands full doesn't leave the rest to the sweeps of others, who may be idle. */
  function callOthers(): void {
    if (database.queue.backend === 'pglite' || performance.now() - calledAt < CALL_MS) return;
    calledAt = performance.now();
    void callProcesses(rows).catch((err: unknown) => log.error({ err }, 'Other processes could not be called'));
  }

  async function begin(claimed: readonly Claimed[], taken: ReadonlyMap<string, number>): Promise<void> {
    if (claimed.length === 0) return;
    const { go, wait, resetsAt } = await admit(rows, claimed).catch(async (error: unknown) => {
      await release(rows, claimed);
      throw error;
    });
    lanes.add(go, taken);
    for (const at of resetsAt) wakeAt(at);
    if (wait.length > 0) await release(rows, wait);
  }

  async function carryOut(delivery: Claimed): Promise<Ended> {
    try {
      const startedAt = clock();
      const answer = await attempt({ vault, outgoing, sender }, delivery, startedAt);
      if (answer.error === 'STOPPED') {
        await release(rows, [delivery]);
        return { succeeded: false, milliseconds: answer.durationMs };
      }
      const outcome = outcomeOf(delivery, answer, startedAt, clock());
      recorder.add(outcome);
      return { succeeded: outcome.succeeded, milliseconds: answer.durationMs };
    } catch (err) {
      // The claim passes and the delivery is due again.
      log.error({ err, delivery: delivery.id }, 'A webhook delivery could not be attempted');
      return { succeeded: false, milliseconds: 0 };
    }
  }

  async function handBack(deliveries: readonly Claimed[]): Promise<void> {
    await release(rows, deliveries).catch((err: unknown) => {
      // Their claims pass, and they are due again.
      log.error({ err, deliveries: deliveries.length }, 'Claims of webhook deliveries could not be handed back');
    });
    gather();
  }

  return {
    wake,
    async stop(graceMs: number): Promise<void> {
      isStopped = true;
      clearInterval(sweep);
      for (const timer of timers) clearTimeout(timer);
      await looking;
      const unused = lanes.clear();
      if (unused.length > 0) await handBack(unused);
      let deadline: NodeJS.Timeout | undefined;
      const all = lanes.idle();
      await Promise.race([all, new Promise((resolve) => (deadline = setTimeout(resolve, graceMs)))]);
      clearTimeout(deadline);
      sender.close();
      await all;
      await recorder.drain();
    },
  };
}

declare module '../../../platform/context.ts' {
  interface Services {
    /** Webhook deliveries: woken after the commit that queued some. */
    readonly deliveries: Deliveries;
  }
}
