import { describe, expect, it } from 'vitest';
import { type ClaimTurn, createClaimTurns } from '../../../../src/webhooks/deliveries/engine/claim-turns.ts';

const [BUSY, QUIET, OTHER] = [1, 2, 3];

/** Turns of a process that may hold 100 claims, of which 10 are reserved. Each deployment claims as much as it may. */
function createTurns(held = new Map<number, number>()) {
  const turns = createClaimTurns({
    maxClaimed: 100,
    reserved: 10,
    guaranteed: 2,
    maxPerClaim: 100,
    concurrency: 2,
    claimedCount: () => [...held.values()].reduce((sum, count) => sum + count, 0),
    claimedOf: (deploymentId) => held.get(deploymentId) ?? 0,
  });
  const begin = () => turns.begin(() => true);
  /** Ends a claim that found this many deliveries. */
  function end(turn: ClaimTurn | undefined, found = turn?.maxDeliveries ?? 0): void {
    if (turn === undefined) throw new Error('There was no turn.');
    held.set(turn.deploymentId, (held.get(turn.deploymentId) ?? 0) + found);
    turns.end(turn);
  }
  return { held, turns, begin, end };
}

describe('the turns of claims', () => {
  it('give a deployment without neighbours all claims that are not reserved', () => {
    const { turns, begin } = createTurns();
    turns.add(BUSY);
    expect(begin()).toEqual({ deploymentId: BUSY, maxDeliveries: 90 });
    expect(begin()).toBeUndefined();
  });

  it('give a deployment its guaranteed claims although another one holds all that are not reserved', () => {
    const { turns, begin } = createTurns(new Map([[BUSY, 90]]));
    turns.add(BUSY);
    expect(begin()).toBeUndefined();
    turns.add(QUIET);
    expect(begin()).toEqual({ deploymentId: QUIET, maxDeliveries: 2 });
    expect(begin()).toBeUndefined();
  });

  it('give freed claims to the deployment that holds fewer, up to an equal share', () => {
    const { held, turns, begin, end } = createTurns(new Map([[BUSY, 90]]));
    for (let freed = 0; freed < 45; freed += 1) {
      held.set(BUSY, (held.get(BUSY) ?? 0) - 1);
      turns.add(BUSY);
      turns.add(QUIET);
      const turn = begin();
      // The reserve that it has used comes back before it gets more.
      if (freed === 1) expect(turn).toBeUndefined();
      else end(turn);
    }
    expect(held.get(QUIET)).toBe(45);
    held.set(BUSY, 44);
    turns.add(BUSY);
    expect(begin()).toMatchObject({ deploymentId: BUSY, maxDeliveries: 1 });
  });

  it('give the share of deployments that need less to the one that needs more', () => {
    const { held, turns, begin, end } = createTurns();
    turns.add(BUSY);
    turns.add(QUIET);
    const [first, second] = [begin(), begin()];
    expect(first).toEqual({ deploymentId: BUSY, maxDeliveries: 45 });
    end(second, 1);
    end(first);
    turns.add(BUSY);
    end(begin());
    expect(held).toEqual(
      new Map([
        [QUIET, 1],
        [BUSY, 89],
      ]),
    );
  });

  it('visit deployments that hold nothing in the order in which they were added', () => {
    const { turns, begin, end } = createTurns();
    for (const one of [OTHER, BUSY, QUIET]) turns.add(one);
    const order = [];
    for (let count = 0; count < 3; count += 1) {
      const turn = begin();
      order.push(turn?.deploymentId);
      end(turn, 0);
    }
    expect(order).toEqual([OTHER, BUSY, QUIET]);
  });

  it('run one claim of a deployment at a time, and a limited number in total', () => {
    const { turns, begin, end } = createTurns();
    for (const one of [BUSY, QUIET, OTHER]) turns.add(one);
    const first = begin();
    begin();
    expect(begin()).toBeUndefined();
    turns.add(BUSY);
    end(first, 1);
    expect(begin()?.deploymentId).toBe(OTHER);
  });

  it('never exceed the claims of the process', () => {
    const { turns, begin } = createTurns(new Map(Array.from({ length: 50 }, (_, at) => [at + 10, 2])));
    turns.add(QUIET);
    expect(begin()).toBeUndefined();
  });
});
