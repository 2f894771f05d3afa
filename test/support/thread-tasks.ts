import { readFileSync } from 'node:fs';
import { answerTasks, cpuMs as usedCpuMs } from '../../src/platform/threads/answer-tasks.ts';

/** A message for the thread of this file. */
export type TestMessage =
  | { readonly kind: 'add'; readonly value: number }
  | { readonly kind: 'sum' | 'steps' | 'endless' | 'wait' | 'heap' | 'external' | 'throw' | 'environment' };

export interface TestResult {
  readonly sum: number;
  /** How many tasks the thread has ended before. */
  readonly earlierTasks: number;
  readonly variables: number;
}

const STEP_MS = 60;
const held: unknown[] = [];
let sum = 0;
let earlierTasks = 0;

answerTasks<TestMessage, TestResult, string>(async (message, { part, result, step }) => {
  if (message.kind === 'add') {
    sum += message.value;
    part(`added ${message.value}`);
    return;
  }
  if (message.kind === 'wait') return;
  if (message.kind === 'throw') throw new Error('The thread has failed.');
  if (message.kind === 'steps') {
    for (let done = 0; done < 5; done++) {
      step(done);
      useProcessor(STEP_MS);
    }
  }
  if (message.kind === 'endless') {
    step(3);
    useProcessor(Number.POSITIVE_INFINITY);
  }
  if (message.kind === 'heap') for (;;) held.push(Array.from({ length: 1_000 }, (_, at) => ({ at })));
  if (message.kind === 'external') {
    for (let count = 0; count < 100; count++) held.push(Buffer.alloc(1024 * 1024, 1));
    useProcessor(Number.POSITIVE_INFINITY);
  }
  result({ sum, earlierTasks, variables: Object.keys(process.env).length });
  earlierTasks += 1;
});

function useProcessor(cpuMs: number): void {
  const until = usedCpuMs() + cpuMs;
  while (usedCpuMs() < until) readFileSync(import.meta.filename).toString();
}
