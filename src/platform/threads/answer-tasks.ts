import { threadCpuUsage } from 'node:process';
import { parentPort, type Transferable, workerData } from 'node:worker_threads';
import { CPU_MS_INDEX, STEPS_INDEX, type ThreadMessage } from './thread-messages.ts';

/** What a thread tells about its current task. */
export interface Reply<Result, Part = never> {
  /** Sends a part of the result, or the progress. */
  part(part: Part): void;
  /** Ends the task. */
  result(result: Result, transferred?: readonly Transferable[]): void;
  /** Begins the next step of the task, after `done` steps. The limit of CPU time applies to each step by itself. */
  step(done: number): void;
}

/**
 * Runs in a thread: receives the messages of one task at a time, and handles each, until the handler sends the result. An
 * exception ends the thread.
 */
export function answerTasks<Message, Result, Part = never>(
  handle: (message: Message, reply: Reply<Result, Part>) => void | Promise<void>,
): void {
  const { progress } = workerData as { readonly progress: Int32Array };
  const send = (message: ThreadMessage<Result, Part>, transferred: readonly Transferable[] = []) =>
    parentPort?.postMessage(message, transferred);
  let isIdle = true;
  const reply: Reply<Result, Part> = {
    part: (part) => send({ kind: 'part', part }),
    result(result, transferred) {
      isIdle = true;
      reply.step(0);
      send({ kind: 'result', result }, transferred);
    },
    step(done) {
      progress[STEPS_INDEX] = done;
      progress[CPU_MS_INDEX] = cpuMs();
    },
  };
  parentPort?.on('message', (message: Message) => {
    if (isIdle) reply.step(0);
    isIdle = false;
    return handle(message, reply);
  });
  send({ kind: 'ready' });
}

/** The CPU time of this thread since its start. */
export function cpuMs(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1_000;
}
