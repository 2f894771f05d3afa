import { parentPort, workerData } from 'node:worker_threads';
import { withContent } from './content.ts';
import { judge } from './judge.ts';
import type { JudgingOrder } from './judging.ts';

/** Judges one file, then ends: whatever a hostile file does to this thread ends with it. */
const { source, claims } = workerData as JudgingOrder;
parentPort?.postMessage(await withContent(source, (content) => judge(content, claims)));
