import { setTimeout as sleep } from 'node:timers/promises';
import { background } from '../../platform/background.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/logging/log.ts';
import type { ApiKeyCheckCode } from '../graph/types.ts';
import { Room } from './room.ts';
import { batchesOf, type Counted, inBatches, type LastUse, writeCounts, writeLastUses } from './write-usage.ts';

/** A check that was answered. */
export interface Use {
  readonly deploymentId: number;
  /** The app, by its id or by the name that was asked for; null where any would have done and none was found. */
  readonly app: { readonly id: string } | { readonly name: string } | null;
  readonly keyId: string | null;
  readonly code: ApiKeyCheckCode;
  /** For the log alone. */
  readonly requestId: string;
  readonly resource: string | null;
  readonly method: string | null;
}

/** Counts checks and notes when keys were last used: in memory, and written some seconds later. */
export interface KeyUsage {
  note(use: Use): void;
  /** Writes now what there is. */
  flush(): Promise<void>;
  /** Writes what there is, and counts no more. */
  stop(): Promise<void>;
}

export interface KeyUsageOptions {
  readonly rows: Rows;
  readonly log: Log;
  readonly intervalMs?: number;
  /** What is kept at most until it is written, of all deployments. */
  readonly most?: number;
}

const INTERVAL_MS = 5_000;
const LONGEST_PAUSE_MS = 50;
const MOST = 50_000;
const MINUTE = 60_000;

export function createKeyUsage({ rows, log, intervalMs = INTERVAL_MS, most = MOST }: KeyUsageOptions): KeyUsage {
  const counts = new Room<Counted>(most);
  const uses = new Room<LastUse>(most);
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isStopped = false;

  function count(one: Counted): void {
    const { deploymentId, appId, appName, keyId, code, minute } = one;
    const key = [deploymentId, appId, keyId, code, minute, appName].join(' ');
    const known = counts.get(key);
    if (known !== undefined) known.count += one.count;
    else if (!counts.set(key, { ...one })) lost += one.count;
  }

  function used(use: LastUse): void {
    const known = uses.get(use.keyId);
    if (known === undefined || known.at < use.at) uses.set(use.keyId, use);
  }

  function schedule(): void {
    if (timer !== undefined || isStopped) return;
    timer = background(() => setTimeout(() => void flush(), intervalMs));
  }

  /** One at a time. What comes meanwhile waits for the next one. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      await background(write);
      if (counts.size > 0 || uses.size > 0) schedule();
    });
    return writing;
  }

  /** What can't be written is kept for the next time; the rows of a statement whose connection broke may count twice. */
  async function write(): Promise<void> {
    const [counted, lastUses] = [counts.empty(), uses.empty()];
    if (lost > 0) log.error({ checks: lost }, 'Checks of keys were not counted: too much waits to be written');
    lost = 0;
    const pause = pauseOf(batchesOf(counted.length) + batchesOf(lastUses.length));
    try {
      await inBatches(counted, (batch) => writeCounts(rows, batch), pause);
      await inBatches(lastUses, (batch) => writeLastUses(rows, batch), pause);
    } catch (err) {
      log.error({ err, counts: counted.length }, 'The usage of keys could not be written');
      counted.forEach(count);
      lastUses.forEach(used);
    }
  }

  /** Pauses of at most half of the interval together, so that checks do not wait behind all batches; none after the stop. */
  function pauseOf(batches: number): () => Promise<void> {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, intervalMs / 2 / batches);
    return async () => {
      if (!isStopped) await sleep(pauseMs);
    };
  }

  return {
    note({ requestId, resource, method, ...use }) {
      const { deploymentId, app, keyId, code } = use;
      log.debug({ requestId, deploymentId, keyId, code, resource, method }, 'A key was checked');
      if (isStopped) return;
      const now = Date.now();
      if (app !== null) {
        const [appId, appName] = 'id' in app ? [app.id, null] : [null, app.name];
        const minute = new Date(now - (now % MINUTE)).toISOString();
        count({ deploymentId, appId, appName, keyId: keyId ?? '0', code, minute, count: 1 });
      }
      if (keyId !== null && code === 'VALID') used({ deploymentId, keyId, at: new Date(now).toISOString() });
      schedule();
    },
    flush,
    async stop() {
      isStopped = true;
      await flush();
    },
  };
}

declare module '../../platform/context.ts' {
  interface Services {
    /** How often customers' keys are checked. */
    readonly keyUsage: KeyUsage;
  }
}
