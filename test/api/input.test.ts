import { beforeAll, describe, expect, it } from 'vitest';
import { boundsOf } from '../../src/api/directives/directives.ts';
import type { Route } from '../../src/api/rest/routes.ts';
import { addUser } from '../support/add-user.ts';
import { type AllResources, createAllResources, fillPath } from '../support/all-resources.ts';
import { allRoutes, exampleBodies, type Host } from '../support/examples.ts';
import type { HttpResponse } from '../support/http.ts';
import { type InputPosition, inputPositionsOf, withValue } from '../support/input-positions.ts';
import { addMember, roleNamed } from '../support/organizations.ts';
import type { GraphqlBody } from '../support/rest-types/response-of.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { type RejectedBody, rejectedCode } from '../support/users.ts';
import { createWorld, type World } from '../support/world.ts';

/* Derived from the `@rest` table, as test/access.test.ts is: a new operation is held to this without a line of its own. */

const withBody = allRoutes
  .filter(({ route }) => route.inputArg !== null)
  .map(({ host, route }) => [`${route.method} ${route.path} (${host})`, host, route] as const);

let world: World;
let everything: AllResources;
let call: (host: Host, route: Route, body: unknown, query?: string) => Promise<HttpResponse<RejectedBody>>;

beforeAll(async () => {
  world = await createWorld();
  everything = await createAllResources(world);
  const { id: userId } = await addUser(world);
  // The fields of an organization's application are checked for those who manage it.
  const { organization_id: organizationId = '' } = everything.valuesFor('/{organization_id}');
  await addMember(world, organizationId, userId, [await roleNamed(world, organizationId, 'Admin')]);
  call = async (host, { method, path }, body, query = '') => {
    const client = host === 'BACKEND' ? world.backend : await openSignedInBrowser(world, userId);
    const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    return client.request(method, fillPath(path, everything.valuesFor(path)) + query, body, headers);
  };
});

/** Expects 400 with an error at the path or at a parent of it, such as a list with too many items. */
function expectRejected({ status, body }: HttpResponse<RejectedBody>, { path }: InputPosition, what: string) {
  expect([what, status, rejectedCode(body)]).toEqual([what, 400, 'VALIDATION_FAILED']);
  const at = (body.errors ?? []).map((error) => [error.path].flat().join('.'));
  expect([what, at.some((found) => path.join('.').startsWith(found))]).toEqual([what, true]);
}

async function sendAndExpectRejected(host: Host, route: Route, places: readonly InputPosition[], value: unknown) {
  for (const place of places) {
    const body = withValue(exampleBodies.get(route.operationId), place.path, value);
    expectRejected(
      await call(host, route, body),
      place,
      `${JSON.stringify(value).slice(0, 60)} as ${place.path.join('.')}`,
    );
  }
}

const isText = ({ scalar }: InputPosition) => ['String', 'ID', 'DateTime'].includes(scalar);
const isJson = ({ scalar }: InputPosition) => scalar === 'JSONObject';
/** The nesting depth of objects, including the outermost. */
const nested = (levels: number): unknown => (levels === 1 ? { end: 1 } : { deeper: nested(levels - 1) });

describe.each(withBody)('%s', (_, host, route) => {
  const places = inputPositionsOf(route);

  it('rejects NUL and unpaired surrogates in every text field', async () => {
    for (const value of ['a\0b', '\ud800', 'b\udc00'])
      await sendAndExpectRejected(host, route, places.filter(isText), value);
    for (const value of [{ a: '\0' }, { '\0': 1 }, { a: ['\udfff'] }]) {
      await sendAndExpectRejected(host, route, places.filter(isJson), value);
    }
  });

  if (places.some(isJson)) {
    it('rejects JSON of more than 32 levels', async () => {
      const marker = '"the deep one"';
      const endless = `${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}`;
      await sendAndExpectRejected(host, route, places.filter(isJson), nested(33));
      for (const place of places.filter(isJson)) {
        const body = JSON.stringify(withValue(exampleBodies.get(route.operationId), place.path, JSON.parse(marker)));
        expectRejected(await call(host, route, body.replace(marker, endless)), place, 'an endless nesting');
      }
    });
  }

  const urls = places.filter(({ path, field }) => {
    const { format } = boundsOf(field) ?? {};
    return (
      format === 'URL' || format === 'URL_OR_PATH' || /(^|_)(url|uri|href|link|origins?)(_|$)/.test(path.join('_'))
    );
  });

  // A route without link fields has nothing to reject.
  if (urls.length === 0) return;
  it('accepts only http and https links', async () => {
    for (const value of [
      'javascript:alert(1)',
      'JavaScript://example.com/%0aalert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      'file:///etc/passwd',
      'ftp://example.com/',
      '//evil.example/x',
      '/\\evil.example',
      '\\\\evil.example',
    ]) {
      await sendAndExpectRejected(host, route, urls, value);
    }
  });
});

describe.each(
  allRoutes.filter(({ route }) => route.queryArgs.length > 0).map((each) => [each.route.path, each] as const),
)('the query of GET %s', (_, { host, route }) => {
  it('returns 400 for NUL, invalid UTF-8 and names of prototype properties', async () => {
    const names = route.queryArgs.map(({ name }) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    for (const text of ['%00', 'a%00b', '%ED%A0%80', '%C0%80', '%FF', '%']) {
      for (const name of names) {
        const { status, text: response } = await call(host, route, undefined, `?${name}=${text}`);
        expect([name, text, status, response]).toEqual([name, text, 400, expect.stringContaining('VALIDATION_FAILED')]);
      }
    }
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty', '__proto__[limit]', 'limit[]']) {
      expect([name, (await call(host, route, undefined, `?${name}=1`)).status]).toEqual([name, 400]);
    }
  });
});

describe('GraphQL', () => {
  const create = 'mutation ($input: CreateJwtTemplateInput!) { createJwtTemplate(input: $input) { id } }';

  it('rejects JSON that is too deep in variables and literals', async () => {
    const rejected = [400, 'VALIDATION_FAILED'];
    const code = ({ status, body }: HttpResponse<GraphqlBody>) => [status, body.errors[0].extensions.code];
    const variables = (claims: string) =>
      `{"query":${JSON.stringify(create)},"variables":{"input":{"name":"deep","claims":${claims}}}}`;
    const json = { 'content-type': 'application/json' };
    const endless = `${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}`;
    for (const claims of [JSON.stringify(nested(33)), endless]) {
      const response = await world.backend.request('POST', '/graphql', variables(claims), json);
      expect([200, 400]).toContain(response.status);
      expect(code(response)[1]).toBe(rejected[1]);
    }
    const literal = `${'{a:'.repeat(33)}1${'}'.repeat(33)}`;
    const inline = await world.backend.graphql(
      `mutation { createJwtTemplate(input: { name: "deep", claims: ${literal} }) { id } }`,
    );
    expect(code(inline)[1]).toBe(rejected[1]);
    const tooMany = `${'{a:'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const wide = await world.backend.graphql(
      `mutation { createJwtTemplate(input: { name: "deep", claims: ${tooMany} }) { id } }`,
    );
    expect(code(wide)).toEqual([400, 'QUERY_TOO_COMPLEX']);
  });

  it('rejects NUL and unpaired surrogates', async () => {
    for (const name of ['a\0b', '\ud800']) {
      const { body } = await world.backend.graphql(create, { input: { name, claims: {} } });
      expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    }
  });
});
