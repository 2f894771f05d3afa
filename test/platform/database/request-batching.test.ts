import { expect, it } from 'vitest';
import { mintKey } from '../../../src/platform/crypto/api-keys.ts';
import { batchAcrossRequests } from '../../../src/platform/database/request-batching.ts';
import type { Rows } from '../../../src/platform/database/tables.ts';
import { createWorld } from '../../support/world.ts';

const NO_ROWS = null as unknown as Rows;

/** A batch query whose results the test resolves itself, with the inputs that it received. */
function questions() {
  const asked: (readonly string[])[] = [];
  const answers: { readonly names: readonly string[]; readonly give: () => void }[] = [];
  const ask = batchAcrossRequests<string, string>(NO_ROWS, (_, names) => {
    asked.push(names);
    return new Promise((resolve, reject) => {
      const give = () => (names.includes('bad') ? reject(new Error('no')) : resolve(names.map((name) => `${name}!`)));
      answers.push({ names, give });
    });
  });
  /** Resolves the statement of this input. */
  const answer = async (name: string) => {
    const place = () => answers.findIndex(({ names }) => names.includes(name));
    await expect.poll(place).toBeGreaterThanOrEqual(0);
    for (const { give } of answers.splice(place(), 1)) give();
  };
  return { ask, asked, answer };
}

it('combines concurrent inputs into one statement, and those that arrive while it runs into the next', async () => {
  const { ask, asked, answer } = questions();
  const [a, b] = [ask('a'), ask('b')];
  await expect.poll(() => asked).toEqual([['a', 'b']]);
  const [c, again] = [ask('c'), ask('a')];
  await answer('b');
  expect(await Promise.all([a, b])).toEqual(['a!', 'b!']);
  await answer('c');
  expect(await Promise.all([c, again])).toEqual(['c!', 'a!']);
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ]);
});

it('rejects only the inputs of a failed statement', async () => {
  const { ask, answer } = questions();
  const failing = expect(ask('bad')).rejects.toThrow('no');
  await answer('bad');
  await failing;
  const good = ask('good');
  await answer('good');
  expect(await good).toBe('good!');
});

it('delays other inputs only briefly when a statement hangs', async () => {
  const { ask, asked, answer } = questions();
  const hanging = ask('a');
  await expect.poll(() => asked).toEqual([['a']]);
  const others = [ask('b'), ask('c')];
  await expect.poll(() => asked).toEqual([['a'], ['b', 'c']]);
  await answer('b');
  expect(await Promise.all(others)).toEqual(['b!', 'c!']);
  await answer('a');
  expect(await hanging).toBe('a!');
  const last = ask('d');
  await answer('d');
  expect(await last).toBe('d!');
});

it('combines at most a thousand inputs, and runs the others in order', async () => {
  const { ask, asked, answer } = questions();
  const all = Promise.all(Array.from({ length: 2_500 }, (_, n) => ask(String(n))));
  for (const first of ['0', '1000', '2000']) await answer(first);
  expect(await all).toHaveLength(2_500);
  expect(asked.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  expect(asked.flat()).toEqual(Array.from({ length: 2_500 }, (_, n) => String(n)));
});

it('shares the lookup of API keys among concurrent requests, each of which receives its own response', async () => {
  const [one, other] = [await createWorld(), await createWorld()];
  const [mine, theirs] = [one.backend, other.backend];
  const unknownKey = one.backend.with(mintKey('sk_test').key);
  const callers = Array.from({ length: 10 }, () => [mine, theirs, unknownKey]).flat();
  const answers = await Promise.all(callers.map((backend) => backend.graphql('{ deployment { id } }')));
  expect(answers.map(({ body }) => body.data?.deployment.id ?? body.errors[0].extensions.code)).toEqual(
    Array.from({ length: 10 }, () => [String(one.id), String(other.id), 'NOT_AUTHENTICATED']).flat(),
  );
});
