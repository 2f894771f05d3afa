import { threadCpuUsage } from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { Lru } from '../process/lru.ts';
import { checkPayloadSchema, compilePayloadSchema, type PayloadCheck, type PayloadError } from './payload-schema.ts';
import { type CheckTask, CPU_MS_INDEX, DONE_INDEX, type PayloadsTask, type TaskResult } from './tasks.ts';

/** A task is interrupted between two payloads after this time. */
const SLICE_MS = 50;

const { progress } = workerData as { readonly progress: Int32Array };
const compiled = new Lru<string, PayloadCheck>(500);

// The first compilation is by far the slowest. Running it here keeps it from counting towards a payload.
checkPayloadSchema({ properties: { x: { type: 'string', pattern: '^a' } } }, []);

parentPort?.on('message', (task: CheckTask) => parentPort?.postMessage(runTask(task)));
parentPort?.postMessage('ready');

function runTask(task: CheckTask): TaskResult {
  reportProgress(0);
  if (task.kind === 'schema') {
    return { kind: 'schema', errors: checkPayloadSchema(JSON.parse(task.schema), task.path) };
  }
  const before = cpuMs();
  const errors = checkPayloads(task);
  return { kind: 'payloads', errors, cpuMs: cpuMs() - before };
}

function checkPayloads({ schemas, payloads }: PayloadsTask): (PayloadError | null)[] {
  const sliceEnd = performance.now() + SLICE_MS;
  const errors: (PayloadError | null)[] = [];
  for (const { key, text } of payloads) {
    const validate = compiledSchema(key, schemas[key] as string);
    reportProgress(errors.length);
    errors.push(validate(JSON.parse(text)));
    reportProgress(errors.length);
    if (performance.now() > sliceEnd) break;
  }
  return errors;
}

function compiledSchema(key: string, schema: string): PayloadCheck {
  const check = compiled.get(key) ?? compilePayloadSchema(JSON.parse(schema));
  compiled.set(key, check);
  return check;
}

function reportProgress(done: number): void {
  progress[DONE_INDEX] = done;
  progress[CPU_MS_INDEX] = cpuMs();
}

function cpuMs(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1_000;
}
