import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiKeyCheckCode } from '../../generated/backend.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/logging/log.ts';
import { runInBackground } from '../../platform/process/background.ts';
import { BoundedBuffer } from './bounded-buffer.ts';
import {
  batchCount,
  type LastUse,
  type UsageCount,
  writeCounts,
  writeInBatches,
  writeLastUses,
} from './write-usage.ts';

/** A completed check of a key. */
export interface KeyCheck {
  readonly deploymentId: number;
  /** The app by its id, or by the requested name when no key was found. Null when neither is known. */
  readonly app: { readonly id: string } | { readonly name: string } | null;
  readonly keyId: string | null;
  readonly code: ApiKeyCheckCode;
  /** This and the next two fields are only logged. */
  readonly requestId: string;
  readonly resource: string | null;
  readonly method: string | null;
}

/**
 * Counts checks and keeps the time of each key's last use. Collects them in memory and writes them every few seconds.
 */
export interface KeyUsage {
  add(check: KeyCheck): void;
  /** Writes all collected data now. */
  flush(): Promise<void>;
  /** Writes all collected data, and ignores later checks. */
  stop(): Promise<void>;
}

export interface KeyUsageOptions {
  readonly rows: Rows;
  readonly log: Log;
  readonly intervalMs?: number;
  /** Maximum number of entries kept in memory for all deployments. */
  readonly maxEntries?: number;
}

const INTERVAL_MS = 5_000;
const MAX_PAUSE_MS = 50;
const MAX_ENTRIES = 50_000;
const MINUTE_MS = 60_000;

export function createKeyUsage({
  rows,
  log,
  intervalMs = INTERVAL_MS,
  maxEntries = MAX_ENTRIES,
}: KeyUsageOptions): KeyUsage {
  const counts = new BoundedBuffer<UsageCount>(maxEntries);
  const uses = new BoundedBuffer<LastUse>(maxEntries);
  let droppedChecks = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isStopped = false;

  function addCount(one: UsageCount): void {
    const { deploymentId, appId, appName, keyId, code, minute } = one;
    const key = [deploymentId, appId, keyId, code, minute, appName].join(' ');
    const known = counts.get(key);
    if (known !== undefined) known.count += one.count;
    else if (!counts.set(key, { ...one })) droppedChecks += one.count;
  }

  function addLastUse(use: LastUse): void {
    const known = uses.get(use.keyId);
    if (known === undefined || known.at < use.at) uses.set(use.keyId, use);
  }

  function schedule(): void {
    if (timer !== undefined || isStopped) return;
    timer = runInBackground(() => setTimeout(() => void flush(), intervalMs));
  }

  /** Flushes run one at a time. Checks that arrive during a flush wait for the next one. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      await runInBackground(write);
      if (counts.size > 0 || uses.size > 0) schedule();
    });
    return writing;
  }

  /**
   * Keeps unwritten data for the next flush. When a connection breaks during a statement, its rows may be counted
   * twice.
   */
  async function write(): Promise<void> {
    const [counted, lastUses] = [counts.drain(), uses.drain()];
    if (droppedChecks > 0)
      log.error({ checks: droppedChecks }, 'Checks of keys were not counted: the usage buffer is full');
    droppedChecks = 0;
    const pause = createPause(batchCount(counted.length) + batchCount(lastUses.length));
    try {
      await writeInBatches(counted, (batch) => writeCounts(rows, batch), pause);
      await writeInBatches(lastUses, (batch) => writeLastUses(rows, batch), pause);
    } catch (err) {
      log.error({ err, counts: counted.length }, 'The usage of keys could not be written');
      counted.forEach(addCount);
      lastUses.forEach(addLastUse);
    }
  }

  /**
   * Limits all pauses together to half of the interval, so that checks do not wait behind all batches. No pauses after
   * `stop`.
   */
  function createPause(batches: number): () => Promise<void> {
    const pauseMs = Math.min(MAX_PAUSE_MS, intervalMs / 2 / batches);
    return async () => {
      if (!isStopped) await sleep(pauseMs);
    };
  }

  return {
    add({ requestId, resource, method, deploymentId, app, keyId, code }) {
      log.debug({ requestId, deploymentId, keyId, code, resource, method }, 'A key was checked');
      if (isStopped) return;
      const now = Date.now();
      if (app !== null) {
        const [appId, appName] = 'id' in app ? [app.id, null] : [null, app.name];
        const minute = new Date(now - (now % MINUTE_MS)).toISOString();
        addCount({ deploymentId, appId, appName, keyId: keyId ?? '0', code, minute, count: 1 });
      }
      if (keyId !== null && code === 'VALID') addLastUse({ deploymentId, keyId, at: new Date(now).toISOString() });
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
    /** Counts how often customers' keys are checked. */
    readonly keyUsage: KeyUsage;
  }
}
