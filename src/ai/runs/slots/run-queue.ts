import type { Database } from '../../../platform/database/database.ts';
import type { NotificationListener } from '../../../platform/database/notifications/notification-listener.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { runInBackground } from '../../../platform/process/background.ts';
import { getRunLimits } from '../../usage/run-limits.ts';
import { readSlots } from './slots.reads.ts';
import { selectStartable } from './slots.ts';
import { CHANNEL } from './waiting-runs.ts';

/** How long a run waits for a slot. */
export const WAIT_MS = 10_000;
/** How often slots are looked for without a notification, such as those of killed processes. */
const POLL_INTERVAL_MS = 2_000;

/**
 * The runs of this process that wait for a slot. The rows of the database decide which one is next, because all processes share
 * the slots of a deployment: a `FairQueue` knows only those of its own process.
 */
export interface RunQueue {
  readonly waitMs: number;
  readonly isStopping: boolean;
  /** Waits with a run whose row is stored. Close it when it no longer waits. */
  wait(deploymentId: number, id: string, gone: AbortSignal): WaitingPlace;
  /** Ends all waits, including later ones, and waits until they are closed. */
  stop(): Promise<void>;
}

export interface WaitingPlace {
  /** Resolves to true when the run may try to start, and to false when it no longer waits. */
  turn(): Promise<boolean>;
  close(): void;
}

interface RunQueueOptions {
  readonly database: Pick<Database, 'rows' | 'listen'>;
  readonly log: Log;
  /** 0 to reject runs without waiting. */
  readonly waitMs?: number | undefined;
  readonly pollIntervalMs?: number | undefined;
}

interface Place extends WaitingPlace {
  readonly id: string;
  readonly wake: () => void;
  readonly end: () => void;
}

export function createRunQueue({
  database,
  log,
  waitMs = WAIT_MS,
  pollIntervalMs = POLL_INTERVAL_MS,
}: RunQueueOptions): RunQueue {
  const placesByDeployment = new Map<number, Set<Place>>();
  /** The deployments whose slots are being read, and whether to read them again. */
  const reading = new Map<number, boolean>();
  let listener: Promise<NotificationListener> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let closed = Promise.withResolvers<void>();

  /** Wakes the runs that may start, and those whose row was deleted with their agent or user. */
  async function look(deploymentId: number): Promise<void> {
    const [limits, { running, waiting }] = await Promise.all([
      getRunLimits(database.rows, deploymentId),
      readSlots(database.rows, deploymentId, new Date()),
    ]);
    const startable = selectStartable({ limits, running, waiting });
    const ids = new Set(waiting.map(({ id }) => id));
    for (const place of placesByDeployment.get(deploymentId) ?? []) {
      if (startable.has(place.id) || !ids.has(place.id)) place.wake();
    }
  }

  /** Looks for slots once at a time, and again after a notification during it. */
  async function lookSoon(deploymentId: number): Promise<void> {
    if (!placesByDeployment.has(deploymentId)) return;
    const isReading = reading.has(deploymentId);
    reading.set(deploymentId, isReading);
    if (isReading) return;
    try {
      do {
        reading.set(deploymentId, false);
        await look(deploymentId);
      } while (reading.get(deploymentId));
    } catch (err) {
      log.warn({ err }, 'The slots of runs of AI agents could not be read');
    } finally {
      reading.delete(deploymentId);
    }
  }

  const lookEverywhere = () => {
    for (const deploymentId of placesByDeployment.keys()) void lookSoon(deploymentId);
  };

  function startLooking(): void {
    timer ??= setInterval(lookEverywhere, pollIntervalMs).unref();
    listener ??= database.listen({
      channel: CHANNEL,
      onNotification: (payload) => void lookSoon(Number(payload)),
      onListening: lookEverywhere,
    });
    listener.catch((err: unknown) => {
      log.warn({ err }, 'Free slots of runs of AI agents are found by polling');
      listener = undefined;
    });
  }

  function remove(deploymentId: number, place: Place): void {
    const places = placesByDeployment.get(deploymentId);
    places?.delete(place);
    if (places?.size === 0) placesByDeployment.delete(deploymentId);
    if (placesByDeployment.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    closed.resolve();
  }

  return {
    waitMs,
    get isStopping() {
      return isStopping;
    },
    wait(deploymentId, id, gone) {
      const place = createPlace(id, gone, waitMs, () => remove(deploymentId, place));
      if (isStopping) place.end();
      if (placesByDeployment.size === 0) closed = Promise.withResolvers();
      placesByDeployment.set(deploymentId, (placesByDeployment.get(deploymentId) ?? new Set()).add(place));
      runInBackground(() => {
        startLooking();
        void lookSoon(deploymentId);
      });
      return place;
    },
    async stop() {
      isStopping = true;
      for (const places of placesByDeployment.values()) for (const place of places) place.end();
      if (placesByDeployment.size > 0) await closed.promise;
      await (await listener)?.close();
      listener = undefined;
    },
  };
}

function createPlace(id: string, gone: AbortSignal, waitMs: number, onClose: () => void): Place {
  let next = Promise.withResolvers<void>();
  let hasEnded = gone.aborted;
  const wake = () => next.resolve();
  const end = () => {
    hasEnded = true;
    wake();
  };
  const timer = setTimeout(end, waitMs).unref();
  gone.addEventListener('abort', end);
  return {
    id,
    wake,
    end,
    async turn() {
      if (hasEnded) return false;
      await next.promise;
      next = Promise.withResolvers();
      return !hasEnded;
    },
    close() {
      clearTimeout(timer);
      gone.removeEventListener('abort', end);
      onClose();
    },
  };
}

declare module '../../../platform/context.ts' {
  interface Services {
    /** The runs of AI agents that wait for a slot in this process. */
    readonly runQueue: RunQueue;
  }
}
