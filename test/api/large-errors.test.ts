import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../support/add-user.ts';
import type { BrowserClient } from '../support/clients.ts';
import { durationRatio, longestBlockMs } from '../support/durations.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { createWorld, type World } from '../support/world.ts';

/*
 * Measures the time and the response size of rejected requests. Each is compared with an accepted request of the same size:
 * it must block the process at most FACTOR times as long.
 */

const FACTOR = 4;
const MAX_RESPONSE_LENGTH = 100_000;

let world: World;
let signedInBrowser: BrowserClient;

beforeAll(async () => {
  world = await createWorld();
  signedInBrowser = await openSignedInBrowser(world, (await addUser(world)).id);
});

const UPDATE_MEMBER = `mutation ($i: UpdateOrganizationMemberInput!) {
  updateOrganizationMember(organizationId: "1", membershipId: "1", input: $i) { id } }`;
const SIGN_IN = 'mutation ($i: SignInInput!) { signIn(input: $i) { signIn { id } } }';
const CREATE_USER = 'mutation ($i: CreateUserInput!) { createUser(input: $i) { id } }';

const emptyLists = Array.from({ length: 300_000 }, () => []);
const unknownFields = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`unknown_field_${at}`, 1]));
const longName = { ['n'.repeat(1_000_000)]: 1 };
const longNames = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${at}`.padEnd(20_000, 'n'), 1]));

/** An accepted request with the same values in a variable that no operation declares, which is ignored. */
const accepted = (values: unknown) => () =>
  world.browser().graphql('{ __typename }', { values } as Record<string, unknown>);

/** Fails if the request blocks the process much longer than the reference. */
async function expectBounded(reference: () => Promise<unknown>, work: () => Promise<void>): Promise<void> {
  expect(await durationRatio(work, reference, FACTOR, longestBlockMs)).toBeLessThan(FACTOR);
}

describe('GraphQL variables with many errors', () => {
  it.each<[string, unknown]>([
    ['300,000 items of a wrong type', { roleIds: emptyLists }],
    ['40,000 unknown fields', unknownFields],
    ['an unknown field with a name of 1 MB', longName],
  ])('are not validated before the required credential is checked: %s', async (_, i) => {
    const reference = accepted(i);
    await expectBounded(reference, async () => {
      const { status, text, body } = await world.browser().graphql(UPDATE_MEMBER, { i });
      expect([status, body.errors[0].extensions.code]).toEqual([401, 'NOT_AUTHENTICATED']);
      expect(text.length).toBeLessThan(1_000);
    });
  });

  it.each<[string, string, object, number]>([
    ['unknown fields of a public mutation', SIGN_IN, unknownFields, 100],
    ['an unknown field with a name of 1 MB', SIGN_IN, longName, 1],
    ['unknown fields with names of 20 KB', SIGN_IN, longNames, 50],
    ['items of a wrong type', UPDATE_MEMBER, { roleIds: emptyLists }, 1],
  ])('cause a bounded response in a bounded time: %s', async (_, query, i, errors) => {
    const reference = accepted(i);
    await expectBounded(reference, async () => {
      const { status, text, body } = await signedInBrowser.graphql(query, { i });
      expect([status, body.errors[0].extensions.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(body.errors[0].extensions.errors.length).toBeGreaterThanOrEqual(errors);
      expect(body.errors[0].extensions.errors.length).toBeLessThanOrEqual(100);
      expect(text.length).toBeLessThan(MAX_RESPONSE_LENGTH);
    });
  });

  it('are validated if a public field is next to one that requires a sign-in', async () => {
    const query = `query ($show: Boolean!) {
      authOptions { __typename @include(if: $show) } mySessions: organization(id: "1") { id } }`;
    const reference = accepted(emptyLists);
    await expectBounded(reference, async () => {
      const { status, text, body } = await world.browser().graphql(query, { show: emptyLists });
      expect([status, body.errors[0].extensions.errors]).toEqual([
        400,
        [{ path: ['if'], code: 'VALIDATION_FAILED', message: 'if must be true or false' }],
      ]);
      expect(text.length).toBeLessThan(1_000);
    });
    const { status, body } = await world.browser().graphql(query, { show: true });
    expect([status, body.errors[0].extensions.code]).toEqual([200, 'NOT_AUTHENTICATED']);
  });

  it('are reported at the first level of lists that are nested 400,000 levels deep', async () => {
    const nested = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    const body = `{"query": ${JSON.stringify(UPDATE_MEMBER)}, "variables": {"i": {"roleIds": ${nested}}}}`;
    const response = await signedInBrowser.post('/graphql', body, { 'content-type': 'application/json' });
    expect([response.status, response.body.errors[0].extensions.errors]).toEqual([
      400,
      [{ path: ['input', 'roleIds', 0], code: 'VALIDATION_FAILED', message: 'roleIds[0] must be an id' }],
    ]);
  });

  it('cost no more if the document is compiled', async () => {
    const reference = accepted(unknownFields);
    for (let time = 0; time < 3; time++) await world.backend.graphql(CREATE_USER, { i: { email: 'x' } });
    await expectBounded(reference, async () => {
      const { text, body } = await world.backend.graphql(CREATE_USER, { i: unknownFields });
      expect(body.errors[0].extensions.errors).toHaveLength(100);
      expect(text.length).toBeLessThan(MAX_RESPONSE_LENGTH);
    });
  });
});

let validDocuments = 0;

describe('a GraphQL request that repeats what it sent', () => {
  it.each<[string, object]>([
    ['the name of an operation of 1 MB', { query: 'query A { __typename }', operationName: 'n'.repeat(1_000_000) }],
    ['the name of a field of 16 KB', { query: `{ ${'n'.repeat(16_000)} }` }],
    ['names of fields that resemble others', { query: `{ ${fill('organizationMembership', 400)} }` }],
    ['a field that conflicts with itself', { query: `{ authOptions { ${fill('x: id x: slug', 250, '')} } }` }],
    ['fragments that are spread but not defined', { query: `{ ${fill('...Fragment', 450)} }` }],
    ['a name of 12 KB that many errors repeat', { query: `query ($${'v'.repeat(12_000)}: X) { ${fill('a', 900)} }` }],
    ['arguments that no field has', { query: `{ authOptions(${fill('argument', 300, ': 1')}) { __typename } }` }],
    ['a broken document of 16 KB', { query: `{ a(b: "${'n'.repeat(16_000)}) }` }],
  ])('gets a bounded response in a bounded time: %s', async (_, request) => {
    // Valid documents are cached, so each of these documents is different.
    const fragments = Array.from(
      { length: 130 },
      (_, at) => `fragment F${at} on CurrentSession { ...F${at + 1} signIns { id } }`,
    );
    const spread = `{ session { ${fill('...F', 130)} } } ${fragments.join(' ')} fragment F130 on CurrentSession { __typename }`;
    const valid = () => `${spread} #${validDocuments++}`;
    const reference = async () => {
      expect((await world.browser().post('/graphql', { query: valid() })).status).toBe(200);
    };
    await expectBounded(reference, async () => {
      const { status, text } = await world.browser().post('/graphql', request);
      expect(status).toBe(400);
      expect(text.length).toBeLessThan(MAX_RESPONSE_LENGTH);
    });
    const byGet = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, value.slice(0, 5_000)]));
    const got = await world.browser().get(`/graphql?${byGet}`, { 'apollo-require-preflight': 'x' });
    expect(got.status).toBe(400);
    expect(got.text.length).toBeLessThan(MAX_RESPONSE_LENGTH);
  });
});

/** A given number of distinct names. */
function fill(name: string, count: number, behind = ' '): string {
  return Array.from({ length: count }, (_, at) => `${name}${behind === '' ? ' ' : at}${behind}`).join('');
}

describe('a REST request with many errors', () => {
  it.each<[string, string, object, number]>([
    ['unknown fields', '/auth/signin', unknownFields, 100],
    ['an unknown field with a name of 1 MB', '/auth/signin', longName, 1],
    ['unknown fields with names of 20 KB', '/auth/signin', longNames, 50],
    ['items of a wrong type', '/organizations/1/members/1', { role_ids: emptyLists }, 1],
    ['unknown fields of an operation without a body', '/auth/signout', unknownFields, 100],
  ])('gets a bounded response in a bounded time: %s', async (_, path, body, errors) => {
    const reference = accepted(body);
    const method = path.startsWith('/auth') ? 'POST' : 'PATCH';
    await expectBounded(reference, async () => {
      const response = await signedInBrowser.request(method, path, body);
      expect(response.status).toBe(400);
      expect(response.body.errors.length).toBeGreaterThanOrEqual(errors);
      expect(response.body.errors.length).toBeLessThanOrEqual(100);
      expect(response.text.length).toBeLessThan(MAX_RESPONSE_LENGTH);
    });
  });

  it('gets 401 before its body is read', async () => {
    const response = await world.browser().patch('/organizations/1/members/1', { role_ids: emptyLists });
    expect([response.status, response.body.errors]).toEqual([
      401,
      [expect.objectContaining({ code: 'NOT_AUTHENTICATED' })],
    ]);
  });

  it('gets a bounded response to unknown query parameters', async () => {
    const query = Array.from({ length: 1_500 }, (_, at) => `name_${at}`).join('&');
    for (const path of [`/me?${query}`, `/me?${'n'.repeat(15_000)}=1`, `/me?${'=&'.repeat(7_000)}`]) {
      const { status, text, body } = await signedInBrowser.get(path);
      expect([status, body.errors.length <= 100, text.length < MAX_RESPONSE_LENGTH]).toEqual([400, true, true]);
    }
  });
});
