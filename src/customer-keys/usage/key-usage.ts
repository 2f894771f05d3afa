import type { ApiKeyCheckCode } from '../../generated/backend.ts';
import { deploymentOf } from '../../platform/buffers/deployment-of.ts';
import { createWriteBehind, type WriteBehind } from '../../platform/buffers/write-behind.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { Log } from '../../platform/logging/log.ts';
import { type LastUse, type UsageCount, writeCounts, writeLastUses } from './write-usage.ts';

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
export interface KeyUsage extends Pick<WriteBehind<never>, 'flush' | 'stop'> {
  add(check: KeyCheck): void;
}

export interface KeyUsageOptions {
  readonly rows: Rows;
  readonly log: Log;
  readonly intervalMs?: number;
  /** Maximum number of entries kept in memory for all deployments. */
  readonly maxEntries?: number;
}

const INTERVAL_MS = 5_000;
/** Small, because checks wait for the database while a batch is written. */
const BATCH_SIZE = 50;
const MAX_PAUSE_MS = 50;
const MAX_ENTRIES = 50_000;
/** Share of the entries that one deployment may use, and share for app names, which callers can make up. */
const MAX_SHARE_PER_DEPLOYMENT = 1 / 2;
const MAX_SHARE_OF_APP_NAMES = 1 / 50;
const MINUTE_MS = 60_000;

export function createKeyUsage({
  rows,
  log,
  intervalMs = INTERVAL_MS,
  maxEntries = MAX_ENTRIES,
}: KeyUsageOptions): KeyUsage {
  const shared = {
    log,
    failureMessage: 'The usage of keys could not be written',
    intervalMs,
    batchSize: BATCH_SIZE,
    pauseMs: MAX_PAUSE_MS,
    groupOf: ({ deploymentId }: { readonly deploymentId: number }) => deploymentId,
    /** `appId` is null when only the app's name is known. */
    limitsOf: ({ deploymentId, appId }: { readonly deploymentId: number; readonly appId?: string | null }) => ({
      all: maxEntries,
      [`deployment ${deploymentId}`]: Math.ceil(maxEntries * MAX_SHARE_PER_DEPLOYMENT),
      ...(appId === null && { [`names ${deploymentId}`]: Math.ceil(maxEntries * MAX_SHARE_OF_APP_NAMES) }),
    }),
  };
  let droppedChecks = 0;

  const counts = createWriteBehind<UsageCount>({
    name: 'key_check_counts',
    ...shared,
    merging: {
      keyOf: ({ deploymentId, appId, appName, keyId, code, minute }) =>
        [deploymentId, appId, keyId, code, minute, appName].join(' '),
      merge(older, newer) {
        older.count += newer.count;
        return older;
      },
    },
    onFull: ({ count }) => {
      droppedChecks += count;
    },
    async write(batch) {
      if (droppedChecks > 0)
        log.error({ checks: droppedChecks }, 'Checks of keys were not counted: the usage buffer is full');
      droppedChecks = 0;
      await writeCounts(rows, deploymentOf(batch), batch);
    },
  });

  const uses = createWriteBehind<LastUse>({
    name: 'key_last_uses',
    ...shared,
    merging: {
      keyOf: ({ keyId }) => keyId,
      merge(older, newer) {
        older.atMs = Math.max(older.atMs, newer.atMs);
        return older;
      },
    },
    write: (batch) => writeLastUses(rows, deploymentOf(batch), batch),
  });

  return {
    add({ requestId, resource, method, deploymentId, app, keyId, code }) {
      log.debug({ requestId, deploymentId, keyId, code, resource, method }, 'A key was checked');
      const now = Date.now();
      if (app !== null) {
        const [appId, appName] = 'id' in app ? [app.id, null] : [null, app.name];
        const minute = new Date(now - (now % MINUTE_MS)).toISOString();
        counts.add({ deploymentId, appId, appName, keyId: keyId ?? '0', code, minute, count: 1 });
      }
      if (keyId !== null && code === 'VALID') uses.add({ deploymentId, keyId, atMs: now });
    },
    async flush() {
      await counts.flush();
      await uses.flush();
    },
    async stop() {
      await counts.stop();
      await uses.stop();
    },
  };
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Counts how often customers' keys are checked. */
    readonly keyUsage: KeyUsage;
  }
}
