import { describe, expect, it } from 'vitest';
import {
  type RunInProgress,
  reasonToWait,
  selectStartable,
  type WaitingRun,
} from '../../../src/ai/runs/slots/slots.ts';
import { DEFAULT_RUN_LIMITS, type RunLimits } from '../../../src/ai/usage/run-limits.ts';

/** Runs by name: `a` and `b` are users, and `server` is none. */
const runOf = (userId: string): RunInProgress => ({ agentId: '1', userId: userId === 'server' ? null : userId });
const waitingRuns = (...names: string[]): WaitingRun[] =>
  names.map((name, index) => ({ ...runOf(name), id: `${name}${index}`, maxParallelRuns: null }));
const limitsOf = (limits: Partial<RunLimits>): RunLimits => ({
  ...DEFAULT_RUN_LIMITS,
  parallelRunsReservedForServers: 0,
  ...limits,
});
const startable = (limits: Partial<RunLimits>, running: string[], waiting: readonly WaitingRun[]) => [
  ...selectStartable({ limits: limitsOf(limits), running: running.map(runOf), waiting }),
];

describe('the free slots', () => {
  it('are for the runs that arrived first', () => {
    expect(startable({ maxParallelRuns: 3 }, ['a'], waitingRuns('b', 'server', 'c'))).toEqual(['b0', 'server1']);
  });

  it('are for users with fewer runs in progress first, and never for a run that its user has to wait with', () => {
    expect(startable({ maxParallelRuns: 4 }, ['a', 'a'], waitingRuns('a', 'a', 'b', 'b'))).toEqual(['b2', 'b3']);
    const limits = { maxParallelRuns: 5, maxParallelRunsPerUser: 2 };
    expect(startable(limits, ['a', 'a', 'b'], waitingRuns('a', 'a', 'b', 'c'))).toEqual(['c3', 'b2']);
  });

  it('are for servers up to the limit, and for users up to the rest', () => {
    const limits = { maxParallelRuns: 5, parallelRunsReservedForServers: null };
    expect(startable(limits, ['a', 'b', 'c'], waitingRuns('d', 'e', 'server'))).toEqual(['d0', 'server2']);
    expect(startable(limits, ['server', 'server', 'server', 'server'], waitingRuns('server'))).toEqual(['server0']);
  });

  it('are not kept for a run that the limit of its agent holds back', () => {
    const [first, second] = waitingRuns('server', 'server') as [WaitingRun, WaitingRun];
    const waiting = [
      { ...first, maxParallelRuns: 1 },
      { ...second, agentId: '2' },
    ];
    expect(startable({}, ['a'], waiting)).toEqual(['server1']);
  });

  it.each([
    [{ maxParallelRuns: 1 }, 'server', '1 runs of this deployment are in progress.'],
    [{ maxParallelRunsPerUser: 1 }, 'a', 'You have 1 runs in progress.'],
    [{ maxParallelRuns: 2, parallelRunsReservedForServers: 1 }, 'b', '1 runs of users are in progress.'],
    [{}, 'b', 'Other runs of this deployment wait for a slot.'],
  ])('that a run lacks are named: %o', (limits, name, reason) => {
    const slots = { limits: limitsOf(limits), running: [runOf('a')], waiting: [] };
    expect(reasonToWait(slots, { ...runOf(name), maxParallelRuns: null })).toBe(reason);
  });
});
