import { threadCpuUsage } from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { Lru } from '../../../platform/lru.ts';
import { checkPayloadSchema, compilePayloadSchema, type PayloadCheck, type PayloadFault } from '../payload-schema.ts';
import { CPU_MS, DONE, type Order, type PayloadsOrder, type Reply } from './orders.ts';

/** After this time an order is interrupted between two payloads. */
const SLICE_MS = 50;

const { progress } = workerData as { readonly progress: Int32Array };
const compiled = new Lru<string, PayloadCheck>(500);

// The first compilation takes much longer than all others, and would be counted to a payload.
checkPayloadSchema({ properties: { x: { type: 'string', pattern: '^a' } } }, []);

parentPort?.on('message', (order: Order) => parentPort?.postMessage(replyTo(order)));
parentPort?.postMessage('ready');

function replyTo(order: Order): Reply {
  noteProgress(0);
  if (order.kind === 'schema') {
    return { kind: 'schema', errors: checkPayloadSchema(JSON.parse(order.schema), order.path) };
  }
  const before = cpuMs();
  const faults = checkPayloads(order);
  return { kind: 'payloads', faults, cpuMs: cpuMs() - before };
}

function checkPayloads({ schemas, payloads }: PayloadsOrder): (PayloadFault | null)[] {
  const until = performance.now() + SLICE_MS;
  const faults: (PayloadFault | null)[] = [];
  for (const { key, text } of payloads) {
    const check = checkOf(key, schemas[key] as string);
    noteProgress(faults.length);
    faults.push(check(JSON.parse(text)));
    noteProgress(faults.length);
    if (performance.now() > until) break;
  }
  return faults;
}

function checkOf(key: string, schema: string): PayloadCheck {
  const check = compiled.get(key) ?? compilePayloadSchema(JSON.parse(schema));
  compiled.set(key, check);
  return check;
}

function noteProgress(done: number): void {
  progress[DONE] = done;
  progress[CPU_MS] = cpuMs();
}

function cpuMs(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1_000;
}
