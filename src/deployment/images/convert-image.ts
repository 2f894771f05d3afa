import { fork } from 'node:child_process';
import { join } from 'node:path';
import { FairQueue } from '../../platform/queues/fair-queue.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import { imageFormatOf } from './image-format.ts';
import type { ConversionResult, ConversionTask } from './image-process.ts';

export interface ConversionLimits {
  readonly timeoutMs: number;
  /** The resident memory of the process, which is about 100 MiB before it decodes. */
  readonly memoryMib: number;
}

/** An image of 25 million pixels takes about a second and 200 MiB. */
const LIMITS: ConversionLimits = { timeoutMs: 20_000, memoryMib: 512 };

const queue = new FairQueue({
  name: 'image_conversions',
  concurrency: 2,
  // Each waiting image is in memory, with up to 5 MiB.
  maxWaiting: 20,
  fullMessage: 'Too many images are being uploaded. Send the request again later.',
});

/** Converts a PNG, JPEG or WebP image to WebP without metadata, in a process of its own with limits on time and memory. */
export async function convertImage(
  bytes: Buffer,
  deploymentId: number,
  limits: ConversionLimits = LIMITS,
): Promise<ConversionResult> {
  const format = imageFormatOf(bytes);
  if (format === null) return { kind: 'rejected', rule: fieldRule('IMAGE_FORMAT') };
  const task = { bytes, format, memoryMib: limits.memoryMib };
  return queue.run(deploymentId, () => runProcess(task, limits.timeoutMs));
}

function runProcess(task: ConversionTask, timeoutMs: number): Promise<ConversionResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'image-process.ts'), {
      env: {},
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    child.once('message', (result: ConversionResult) => resolve(result));
    child.once('error', reject);
    // Without a result, the process was killed, ran out of memory or crashed.
    child.once('exit', () => resolve({ kind: 'rejected', rule: fieldRule('IMAGE_WORK') }));
    child.send(task, (error) => {
      if (error !== null) child.kill('SIGKILL');
    });
  });
}
