import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { type AllResources, createAllResources, fillPath } from '../../support/all-resources.ts';
import { allRoutes, type Host } from '../../support/examples.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { rejectedCode } from '../../support/users.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

/* Derived from the `@rest` table: an operation that is added is held to this without a line of its own. */

const named = allRoutes.map(({ host, route }) => [`${route.method} ${route.path} (${host})`, host, route] as const);

/** Bodies that no operation accepts, with or without an input. */
const BROKEN: readonly (readonly [body: string | Buffer, code: string])[] = [
  ['{broken', 'BAD_REQUEST'],
  ['{"a": 1} {}', 'BAD_REQUEST'],
  [' ', 'BAD_REQUEST'],
  [Buffer.from('{"a": "\xff"}', 'latin1'), 'BAD_REQUEST'],
  ['null', 'VALIDATION_FAILED'],
  ['[]', 'VALIDATION_FAILED'],
  ['[{}]', 'VALIDATION_FAILED'],
  ['"{}"', 'VALIDATION_FAILED'],
  ['0', 'VALIDATION_FAILED'],
  ['false', 'VALIDATION_FAILED'],
  ['{"no_such_member": null}', 'VALIDATION_FAILED'],
  ['{"__proto__": {}}', 'VALIDATION_FAILED'],
];

let world: World;
let everything: AllResources;
let userId: string;

beforeAll(async () => {
  world = await createWorld();
  everything = await createAllResources(world);
  ({ id: userId } = await addUser(world));
});

async function clientOf(host: Host) {
  return host === 'BACKEND' ? world.backend : openSignedInBrowser(world, userId);
}

describe.each(named)('%s', (_, host, { method, path }) => {
  it('rejects a body that is not a JSON object of known fields, and changes nothing', async () => {
    const client = await clientOf(host);
    const before = (await eventsOf(world)).length;
    for (const [body, code] of BROKEN) {
      const headers = { 'content-type': 'application/json' };
      const response = await client.request(method, fillPath(path, everything.valuesFor(path)), body, headers);
      const found = rejectedCode(response.body);
      expect([String(body), response.status, found]).toEqual([String(body), 400, code]);
    }
    expect((await eventsOf(world)).length).toBe(before);
  });
});
