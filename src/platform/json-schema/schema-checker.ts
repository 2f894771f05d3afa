import { join } from 'node:path';
import type { TaskOutcome } from '../threads/bounded-thread.ts';
import { createThreadPool } from '../threads/thread-pool.ts';
import type { CheckTask, TaskResult } from './tasks.ts';

export interface SchemaCheckLimits {
  /** The CPU time for one payload. */
  readonly payloadMs: number;
  /** The CPU time for one schema. */
  readonly schemaMs: number;
  readonly threads: number;
  /** The most tasks of one deployment in the queue. */
  readonly maxQueuedPerDeployment: number;
  /** The most tasks in the queue. */
  readonly maxQueued: number;
  /** The longest time of a task in the queue. */
  readonly maxQueuedMs: number;
}

export const SCHEMA_CHECK_LIMITS: SchemaCheckLimits = {
  payloadMs: 1_000,
  schemaMs: 5_000,
  threads: 2,
  maxQueuedPerDeployment: 500,
  maxQueued: 2_000,
  maxQueuedMs: 10_000,
};

/** Checks schemas and payloads in separate threads, so that they do not delay other requests. */
export interface SchemaChecker {
  /** The steps of a task are its payloads. */
  run<Task extends CheckTask>(deploymentId: number, task: Task): Promise<TaskOutcome<TaskResult<Task>>>;
  close(): Promise<void>;
}

/** Each deployment runs at most one task at a time, so that one deployment cannot occupy all threads. */
export function createSchemaChecker(overrides: Partial<SchemaCheckLimits> = {}): SchemaChecker {
  const limits = { ...SCHEMA_CHECK_LIMITS, ...overrides };
  const pool = createThreadPool<CheckTask, TaskResult<CheckTask>>({
    file: join(import.meta.dirname, 'schema-worker.ts'),
    limits: { cpuMs: limits.payloadMs, heapMib: 64 },
    queue: {
      name: 'schema_checks',
      concurrency: limits.threads,
      concurrencyPerDeployment: 1,
      maxWaiting: limits.maxQueued,
      maxWaitingPerDeployment: limits.maxQueuedPerDeployment,
      maxWaitMs: limits.maxQueuedMs,
      fullMessage: 'Too many events are waiting for their schema check. Send the request again after 2 seconds.',
      retryAfterSeconds: 2,
      deploymentFullMessage:
        'Too many events of the deployment are waiting for their schema check. Send the request again after 1 second.',
    },
  });
  return {
    run<Task extends CheckTask>(deploymentId: number, task: Task) {
      const cpuMs = task.kind === 'schema' ? limits.schemaMs : limits.payloadMs;
      return pool.run(deploymentId, [task], { cpuMs }) as Promise<TaskOutcome<TaskResult<Task>>>;
    },
    close: pool.close,
  };
}

declare module '../context.ts' {
  interface Services {
    /** Checks payloads against JSON schemas. */
    readonly schemaChecker: SchemaChecker;
  }
}
