import { LRUCache } from 'lru-cache';
import { answerTasks, cpuMs } from '../threads/answer-tasks.ts';
import { checkPayloadSchema, compilePayloadSchema, type PayloadCheck, type PayloadError } from './payload-schema.ts';
import type { CheckTask, PayloadsResult, PayloadsTask, TaskResult } from './tasks.ts';

/** A task is interrupted between two payloads after this time. */
const SLICE_MS = 50;

const compiled = new LRUCache<string, PayloadCheck>({ max: 500 });

// The first compilation is by far the slowest. Running it here keeps it from counting towards a payload.
checkPayloadSchema({ properties: { x: { type: 'string', pattern: '^a' } } }, []);

answerTasks<CheckTask, TaskResult<CheckTask>>((task, { step, result }) => {
  if (task.kind === 'schema') result(checkPayloadSchema(JSON.parse(task.schema), task.path));
  else result(checkPayloads(task, step));
});

function checkPayloads({ schemas, payloads }: PayloadsTask, step: (done: number) => void): PayloadsResult {
  const [before, sliceEnd] = [cpuMs(), performance.now() + SLICE_MS];
  const errors: (PayloadError | null)[] = [];
  for (const { key, text } of payloads) {
    const validate = compiledSchema(key, schemas[key] as string);
    step(errors.length);
    errors.push(validate(JSON.parse(text)));
    step(errors.length);
    if (performance.now() > sliceEnd) break;
  }
  return { errors, cpuMs: cpuMs() - before };
}

function compiledSchema(key: string, schema: string): PayloadCheck {
  const check = compiled.get(key) ?? compilePayloadSchema(JSON.parse(schema));
  compiled.set(key, check);
  return check;
}
