import { parentPort, workerData } from 'node:worker_threads';
import { withContent } from './content.ts';
import type { InspectionRequest } from './file-inspection.ts';
import { inspectContent } from './inspect-content.ts';

/** Inspects one file, then exits. A malicious file can only affect this thread. */
const { source, types } = workerData as InspectionRequest;
parentPort?.postMessage(await withContent(source, (content) => inspectContent(content, types)));
