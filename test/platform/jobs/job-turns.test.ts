import { describe, expect, it } from 'vitest';
import { createJobTurns } from '../../../src/platform/jobs/job-turns.ts';

const [BUSY, QUIET, OTHER] = [1, 2, 3];

function createTurns() {
  const time = { now: Date.UTC(2026, 10, 26) };
  return { time, turns: createJobTurns(() => time.now) };
}

describe('the turns of jobs', () => {
  it('put the job of a deployment before the rest of thousands that another one has added', () => {
    const { turns } = createTurns();
    const flood = Array.from({ length: 1_000 }, () => turns.next(BUSY, false));
    const quiet = turns.next(QUIET, false);
    expect(flood.filter((priority) => priority >= quiet).length).toBeLessThanOrEqual(11);
    expect(flood.toSorted((a, b) => b - a)).toEqual(flood);
  });

  it('alternate between two deployments that add thousands of jobs', () => {
    const { turns } = createTurns();
    const [busy, other] = [BUSY, OTHER].map((id) => Array.from({ length: 1_000 }, () => turns.next(id, false)));
    expect(other).toEqual(busy);
  });

  it('put urgent jobs before all others, and keep the turns of deployments among them', () => {
    const { turns } = createTurns();
    const others = Array.from({ length: 100 }, () => turns.next(QUIET, false));
    const flood = Array.from({ length: 1_000 }, () => turns.next(BUSY, true));
    const urgent = turns.next(QUIET, true);
    expect(Math.min(...flood, urgent)).toBeGreaterThan(Math.max(0, ...others));
    expect(flood.filter((priority) => priority >= urgent).length).toBeLessThanOrEqual(11);
  });

  it('put later jobs after earlier ones, and forget a flood once its turns have passed', () => {
    const { time, turns } = createTurns();
    const first = turns.next(QUIET, false);
    for (let count = 0; count < 1_000; count += 1) turns.next(BUSY, false);
    time.now += 101_000;
    expect(turns.next(BUSY, false)).toBe(turns.next(QUIET, false));
    expect(turns.next(QUIET, false)).toBeLessThan(first);
  });

  it('stay within the 32 bits of a priority however many jobs a deployment adds', () => {
    const { time, turns } = createTurns();
    time.now = Date.UTC(2050, 0);
    let last = 0;
    for (let count = 0; count < 100_000; count += 1) last = turns.next(BUSY, false);
    expect(last).toBeGreaterThan(-(2 ** 30));
    expect(turns.next(QUIET, false) - last).toBeLessThanOrEqual(3_600);
  });
});
