import { beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '../support/all-resources.ts';
import { allRoutes, exampleBodyOf } from '../support/examples.ts';
import { createFixture, type Fixture } from '../support/statements/fixture.ts';
import { rejectedCode } from '../support/users.ts';
import { eventsOf } from '../support/world.ts';

/* Derived from the `@rest` table: each part of each path is replaced by ids and names that nothing has. */

const UNKNOWN = ['1', '9223372036854775807', '0', '-1', '1.5', '99999999999999999999', 'no-such-name', "'; --", ' '];

let fixture: Fixture;

beforeAll(async () => {
  fixture = await createFixture();
});

const cases = allRoutes
  .filter(({ route }) => route.pathNames.length > 0)
  .flatMap(({ host, route }) =>
    route.pathNames.map((part) => [part, `${route.method} ${route.path} (${host})`, host, route] as const),
  );

describe('a path that names nothing', () => {
  it.each(cases)('is 404 for an unknown {%s} in %s, and changes nothing', async (part, _, host, route) => {
    const { world, admin, resources } = fixture;
    const client = host === 'BACKEND' ? world.backend : admin.browser;
    const before = (await eventsOf(world)).length;
    for (const unknown of UNKNOWN) {
      const values = { ...resources.valuesFor(route.path), [part]: unknown };
      const { status, body } = await client.request(
        route.method,
        fillPath(route.path, values),
        exampleBodyOf(route, values),
      );
      const code = rejectedCode(body);
      expect([unknown, status, code]).toEqual([unknown, 404, expect.stringMatching(/_NOT_FOUND$/)]);
      expect(code).not.toBe('ROUTE_NOT_FOUND');
    }
    expect((await eventsOf(world)).length).toBe(before);
  });
});
