import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../src/api/rest/routes.ts';
import { addUser } from '../support/add-user.ts';
import { type AllResources, createAllResources, fillPath } from '../support/all-resources.ts';
import { allRoutes, exampleBodies, type Host } from '../support/examples.ts';
import { invalidInputs, invalidQueries, withInvalid } from '../support/invalid-inputs.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { createWorld, eventsOf, type World } from '../support/world.ts';

/* Derived from the SDL: each bound and type that it declares is broken once, in REST, for every operation. */

let world: World;
let everything: AllResources;
let userId: string;

beforeAll(async () => {
  world = await createWorld();
  everything = await createAllResources(world);
  ({ id: userId } = await addUser(world));
});

interface Rejection {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly errors?: readonly { readonly code: string; path?: string | string[] }[];
  };
}

/** What is wrong with the response to an invalid value; null when it is 400 and names the path or something above it. */
function mistakeOf({ status, body }: Rejection, path: readonly string[]): string | null {
  const code = body?.code ?? body?.errors?.[0]?.code;
  if (status !== 400 || code !== 'VALIDATION_FAILED') return `is answered ${status} ${code}`;
  const named = (body.errors ?? []).map((error) => [error.path ?? ''].flat().join('.'));
  return named.some((at) => path.join('.').startsWith(at)) ? null : `names ${named.join(' and ')}`;
}

async function sender(host: Host, { method, path }: Route) {
  const client = host === 'BACKEND' ? world.backend : await openSignedInBrowser(world, userId);
  const at = fillPath(path, everything.valuesFor(path));
  return (body: unknown, query = '') => client.request(method, at + query, body);
}

const named = ({ host, route }: (typeof allRoutes)[number]) =>
  [`${route.method} ${route.path} (${host})`, host, route] as const;

describe.each(allRoutes.filter(({ route }) => route.inputArg !== null).map(named))('%s', (_, host, route) => {
  it('rejects each field of its body that breaks a type or a bound, and changes nothing', async () => {
    const example = exampleBodies.get(route.operationId);
    const send = await sender(host, route);
    const before = (await eventsOf(world)).length;
    const mistakes: string[] = [];
    let count = 0;
    for (const invalid of invalidInputs(route, example)) {
      const mistake = mistakeOf(await send(withInvalid(example, invalid)), invalid.path);
      if (mistake !== null) mistakes.push(`${invalid.path.join('.')}: ${invalid.what} ${mistake}`);
      count++;
    }
    expect(mistakes).toEqual([]);
    expect(count).toBeGreaterThan(0);
    expect((await eventsOf(world)).length).toBe(before);
  });
});

const withQuery = allRoutes.filter(({ route }) => [...invalidQueries(route)].length > 0);

describe.each(withQuery.map(named))('the query string of %s', (_, host, route) => {
  it.each([...invalidQueries(route)])('is rejected where %s is %s', async (parameter, what, query) => {
    const send = await sender(host, route);
    expect([what, mistakeOf(await send(undefined, query), [parameter])]).toEqual([what, null]);
  });
});
