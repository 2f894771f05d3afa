import { FairQueue, type FairQueueOptions } from '../queues/fair-queue.ts';
import {
  type BoundedThread,
  startThread,
  type TaskOptions,
  type TaskOutcome,
  type ThreadLimits,
} from './bounded-thread.ts';

export interface ThreadPoolOptions {
  /** The file of the threads, which calls `answerTasks`. */
  readonly file: string;
  readonly limits: ThreadLimits;
  /** The queue of the tasks. Its `concurrency` is the number of threads. */
  readonly queue: FairQueueOptions;
  /**
   * A thread without work ends after this time. With 0, each task has a thread of its own. Threads wait for further tasks
   * until the pool is closed, unless set.
   */
  readonly idleMs?: number;
  /** A thread with more memory than this is not used for further tasks. */
  readonly maxIdleMib?: number;
  /** Rejects tasks when the pool is closed. As when the queue is full, unless set. */
  readonly closedError?: Error;
}

/** Runs tasks in threads that other work of the process does not notice. */
export interface ThreadPool<Message, Result, Part = never> {
  /** Deployments take turns. A task whose deployment is not known belongs to the service itself. */
  run(
    deploymentId: number | undefined,
    messages: Iterable<Message>,
    options?: TaskOptions<Part>,
  ): Promise<TaskOutcome<Result>>;
  /** Ends all threads, and rejects waiting and later tasks. */
  close(): Promise<void>;
}

/**
 * A thread is started by the first task that requires it, and used again while tasks succeed, because starting one takes longer
 * than a small task.
 */
export function createThreadPool<Message, Result, Part = never>(
  options: ThreadPoolOptions,
): ThreadPool<Message, Result, Part> {
  type Thread = BoundedThread<Message, Result, Part>;
  const { file, limits, idleMs, maxIdleMib, closedError } = options;
  const queue = new FairQueue(options.queue);
  const started = new Set<Thread>();
  /** The threads without work, each with the timer of its end. */
  const idle = new Map<Thread, NodeJS.Timeout | undefined>();
  let isClosed = false;

  function takeThread(): Thread {
    const thread = [...idle.keys()].at(-1) ?? startThread<Message, Result, Part>(file, limits);
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    started.add(thread);
    return thread;
  }

  async function isReusable(thread: Thread): Promise<boolean> {
    if (idleMs === 0) return false;
    if (maxIdleMib === undefined) return true;
    // Rejected when the thread has ended meanwhile.
    return (await thread.memoryMib().catch(() => Number.POSITIVE_INFINITY)) < maxIdleMib;
  }

  async function end(thread: Thread): Promise<void> {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    started.delete(thread);
    await thread.end();
  }

  async function runOnThread(messages: Iterable<Message>, task: TaskOptions<Part>): Promise<TaskOutcome<Result>> {
    task.signal?.throwIfAborted();
    const thread = takeThread();
    let isUsable = false;
    try {
      const outcome = await thread.run(messages, task);
      isUsable = outcome.kind === 'done' && (await isReusable(thread)) && !isClosed;
      return outcome;
    } finally {
      if (isUsable) idle.set(thread, idleMs === undefined ? undefined : setTimeout(end, idleMs, thread).unref());
      else await end(thread);
    }
  }

  return {
    run: (deploymentId, messages, task = {}) => queue.run(deploymentId, () => runOnThread(messages, task)),
    async close() {
      isClosed = true;
      queue.close(closedError);
      await Promise.all([...started].map(end));
    },
  };
}
