import { expect, it } from 'vitest';
import { mintKey } from '../../../../src/platform/crypto/api-keys.ts';
import { batchAcrossRequests } from '../../../../src/platform/database/batching/request-batching.ts';
import type { Rows } from '../../../../src/platform/database/tables.ts';
import { createWorld } from '../../../support/world.ts';

const NO_ROWS = null as unknown as Rows;

/** A batch query whose results the test resolves itself, with the inputs that it received. */
function questions() {
  const requested: (readonly string[])[] = [];
  const responses: { readonly names: readonly string[]; readonly give: () => void }[] = [];
  const ask = batchAcrossRequests<string, string>(NO_ROWS, (_, names) => {
    requested.push(names);
    return new Promise((resolve, reject) => {
      const give = () => (names.includes('bad') ? reject(new Error('no')) : resolve(names.map((name) => `${name}!`)));
      responses.push({ names, give });
    });
  });
  /** Resolves the statement of this input. */
  const response = async (name: string) => {
    const place = () => responses.findIndex(({ names }) => names.includes(name));
    await expect.poll(place).toBeGreaterThanOrEqual(0);
    for (const { give } of responses.splice(place(), 1)) give();
  };
  return { ask, asked: requested, answer: response };
}

it('combines concurrent inputs into one statement, and those that arrive while it runs into the next', async () => {
  const { ask, asked: requested, answer: response } = questions();
  const [a, b] = [ask('a'), ask('b')];
  await expect.poll(() => requested).toEqual([['a', 'b']]);
  const [c, again] = [ask('c'), ask('a')];
  await response('b');
  expect(await Promise.all([a, b])).toEqual(['a!', 'b!']);
  await response('c');
  expect(await Promise.all([c, again])).toEqual(['c!', 'a!']);
  expect(requested).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ]);
});

it('rejects only the inputs of a failed statement', async () => {
  const { ask, answer: response } = questions();
  const failing = expect(ask('bad')).rejects.toThrow('no');
  await response('bad');
  await failing;
  const good = ask('good');
  await response('good');
  expect(await good).toBe('good!');
});

it('delays other inputs only briefly when a statement hangs', async () => {
  const { ask, asked: requested, answer: response } = questions();
  const hanging = ask('a');
  await expect.poll(() => requested).toEqual([['a']]);
  const others = [ask('b'), ask('c')];
  await expect.poll(() => requested).toEqual([['a'], ['b', 'c']]);
  await response('b');
  expect(await Promise.all(others)).toEqual(['b!', 'c!']);
  await response('a');
  expect(await hanging).toBe('a!');
  const last = ask('d');
  await response('d');
  expect(await last).toBe('d!');
});

it('waits far less for a slow statement after fast ones than for the first', async () => {
  const { ask, asked: requested, answer: response } = questions();
  const waitedBehindSlow = async (number: number) => {
    const slow = ask(`slow ${number}`);
    await expect.poll(() => requested.at(-1), { interval: 1 }).toEqual([`slow ${number}`]);
    const startedAt = performance.now();
    const next = ask(`next ${number}`);
    await expect.poll(() => requested.at(-1), { interval: 1 }).toEqual([`next ${number}`]);
    const waitedMs = performance.now() - startedAt;
    for (const name of [`slow ${number}`, `next ${number}`]) await response(name);
    await Promise.all([slow, next]);
    return waitedMs;
  };
  const before = await waitedBehindSlow(1);
  for (let number = 0; number < 100; number += 1) {
    const fast = ask(`fast ${number}`);
    while (requested.at(-1)?.[0] !== `fast ${number}`) await new Promise((resolve) => setImmediate(resolve));
    await response(`fast ${number}`);
    await fast;
  }
  expect(await waitedBehindSlow(2)).toBeLessThan(before / 2);
});

it('combines at most a thousand inputs, and runs the others in order', async () => {
  const { ask, asked: requested, answer: response } = questions();
  const all = Promise.all(Array.from({ length: 2_500 }, (_, n) => ask(String(n))));
  for (const first of ['0', '1000', '2000']) await response(first);
  expect(await all).toHaveLength(2_500);
  expect(requested.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  expect(requested.flat()).toEqual(Array.from({ length: 2_500 }, (_, n) => String(n)));
});

it('shares the lookup of API keys among concurrent requests, each of which receives its own response', async () => {
  const [one, other] = [await createWorld(), await createWorld()];
  const [mine, theirs] = [one.backend, other.backend];
  const unknownKey = one.backend.with(mintKey('sk_test').key);
  const callers = Array.from({ length: 10 }, () => [mine, theirs, unknownKey]).flat();
  const responses = await Promise.all(callers.map((backend) => backend.graphql('{ deployment { id } }')));
  expect(responses.map(({ body }) => body.data?.deployment.id ?? body.errors[0].extensions.code)).toEqual(
    Array.from({ length: 10 }, () => [String(one.id), String(other.id), 'NOT_AUTHENTICATED']).flat(),
  );
});
