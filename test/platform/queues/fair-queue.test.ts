import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../../src/platform/crypto/passwords.ts';
import { FairQueue } from '../../../src/platform/queues/fair-queue.ts';
import { startOwnService } from '../../support/own-service.ts';
import { createWorld, unique } from '../../support/world.ts';

const FULL = 'Too much at the moment.';

/** Tasks that end when the test releases them, in the order of their start. */
function controlled(queue: FairQueue) {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const add = (deploymentId: number | undefined, name: string) =>
    queue.run(deploymentId, () => {
      began.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    // What has its slot begins a moment later.
    await new Promise((resolve) => setImmediate(resolve));
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { began, add, endOne };
}

describe('work that waits for a slot', () => {
  it('serves waiting tasks round robin by deployment, and in order within a deployment', async () => {
    const { began, add, endOne } = controlled(new FairQueue({ concurrency: 1, maxWaiting: 10, fullMessage: FULL }));
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => add(name.charCodeAt(0), name));
    for (const _ of all) await endOne();
    await Promise.all(all);
    expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('rejects a task when its deployment has half of the waiting tasks, and when the queue is full', async () => {
    const { began, add, endOne } = controlled(new FairQueue({ concurrency: 1, maxWaiting: 4, fullMessage: FULL }));
    const rejected = { code: 'UNAVAILABLE', message: FULL, retryAfter: 1 };
    const accepted = [add(1, 'running'), add(1, 'a1'), add(1, 'a2')];
    await expect(add(1, 'a3')).rejects.toMatchObject(rejected);
    accepted.push(add(2, 'b1'), add(undefined, 'own'));
    await expect(add(3, 'c1')).rejects.toMatchObject(rejected);
    for (const _ of accepted) await endOne();
    await Promise.all(accepted);
    expect(began).toEqual(['running', 'a1', 'b1', 'own', 'a2']);
    accepted.push(add(3, 'c1'));
    await endOne();
    await accepted.at(-1);
  });

  it('runs the allowed number of tasks of one deployment at once, and leaves the other slots to other deployments', async () => {
    const options = { concurrency: 3, concurrencyPerDeployment: 2, maxWaiting: 10, fullMessage: FULL };
    const { began, add, endOne } = controlled(new FairQueue(options));
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map((name) => add(name.charCodeAt(0), name));
    await Promise.resolve();
    expect(began).toEqual(['a1', 'a2', 'b1']);
    for (const _ of all) await endOne();
    await Promise.all(all);
    expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'b3']);
  });

  it('tells a deployment that only its own share of the queue is used up', async () => {
    const { add, endOne } = controlled(
      new FairQueue({
        concurrency: 1,
        maxWaiting: 2,
        maxWaitingPerDeployment: 1,
        fullMessage: FULL,
        retryAfterSeconds: 2,
        deploymentFullMessage: 'Too much of the deployment.',
      }),
    );
    const accepted = [add(1, 'running'), add(1, 'a1')];
    const shareUsed = { code: 'RATE_LIMITED', message: 'Too much of the deployment.', retryAfter: 1 };
    await expect(add(1, 'a2')).rejects.toMatchObject(shareUsed);
    accepted.push(add(2, 'b1'));
    await expect(add(3, 'c1')).rejects.toMatchObject({ code: 'UNAVAILABLE', message: FULL, retryAfter: 2 });
    for (const _ of accepted) await endOne();
    await Promise.all(accepted);
  });

  it('rejects a task that waits for too long, and not one that has started', async () => {
    const { began, add, endOne } = controlled(
      new FairQueue({ concurrency: 1, maxWaiting: 10, maxWaitMs: 20, fullMessage: FULL }),
    );
    const running = add(1, 'running');
    await expect(add(2, 'late')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await endOne();
    await running;
    const next = add(2, 'next');
    await endOne();
    await next;
    expect(began).toEqual(['running', 'next']);
  });

  it('rejects waiting and later tasks when it is closed, and lets running ones end', async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaiting: 10, fullMessage: FULL });
    const { began, add, endOne } = controlled(queue);
    const [running, waiting] = [add(1, 'running'), add(2, 'waiting')];
    await Promise.resolve();
    queue.close(new Error('The queue is closed.'));
    await expect(waiting).rejects.toThrow('The queue is closed.');
    await expect(add(3, 'later')).rejects.toThrow('The queue is closed.');
    await endOne();
    await running;
    expect(began).toEqual(['running']);
  });

  it('does not begin a task that has its slot when it is closed', async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaiting: 10, fullMessage: FULL });
    const { began, add } = controlled(queue);
    const task = add(1, 'task');
    queue.close();
    await expect(task).rejects.toMatchObject({ code: 'UNAVAILABLE', message: FULL });
    expect(began).toEqual([]);
  });

  it('frees the slot of a failed task', async () => {
    const queue = new FairQueue({ concurrency: 1, maxWaiting: 1, fullMessage: FULL });
    const fail = () => Promise.reject(new Error('broken'));
    await expect(queue.run(1, fail)).rejects.toThrow('broken');
    await expect(queue.run(1, async () => 'done')).resolves.toBe('done');
  });
});

describe('passwords of one deployment', () => {
  it('delays the passwords of another deployment by one hash at most', async () => {
    const slow = createPasswords({ cost: { memoryCost: 65_536, timeCost: 4, parallelism: 1 }, concurrency: 1 });
    const running = await startOwnService({}, undefined, { passwords: slow });
    const [greedy, other] = [await createWorld({ running }), await createWorld({ running })];
    const create = (world: typeof greedy) =>
      world.backend.post('/users', { email: `${unique('ada')}@example.com`, password: 'tea-clipper-1869' });
    let done = 0;
    const flood = Array.from({ length: 40 }, () => create(greedy).then(() => (done += 1)));
    await expect.poll(() => done).toBeGreaterThan(0);
    const before = done;
    expect((await create(other)).status).toBe(201);
    expect(done - before).toBeLessThan(20);
    await Promise.all(flood);
    await running.stop(0);
  });
});
