import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { addUser } from '../../support/add-user.ts';
import type { BackendClient, BrowserClient } from '../../support/clients.ts';
import { startOwnService } from '../../support/own-service.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, type World } from '../../support/world.ts';

/** The introspection document that GraphiQL, Apollo and code generators send. */
const STANDARD = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});

type Client = BackendClient | BrowserClient;

/** The status and the error's code. Fails if a client cannot build a schema from the result. */
async function introspect(client: Client, query = STANDARD) {
  const { status, body } = await client.graphql(query);
  if (body.data && query === STANDARD) buildClientSchema(body.data);
  return [status, body.errors?.[0].extensions.code ?? null];
}

const OK = [200, null];
const NO_CREDENTIAL = [401, 'NOT_AUTHENTICATED'];

let running: Running;
let staging: World;
let production: World;

beforeAll(async () => {
  running = await startOwnService();
  staging = await createWorld({ running });
});

afterAll(() => running.stop(0));

describe('while all deployments are in staging mode', () => {
  it('accepts the standard introspection document without a credential on both hosts', async () => {
    expect(await introspect(staging.browser())).toEqual(OK);
    expect(await introspect(staging.backend.with(null))).toEqual(OK);
    expect(await introspect(staging.backend)).toEqual(OK);
  });

  it('rejects aliases below introspection on both hosts, with and without a credential', async () => {
    const fields = Array.from({ length: 27 }, (_, at) => `a${at}: fields { name description }`).join(' ');
    for (const client of [staging.browser(), staging.backend.with(null), staging.backend]) {
      expect(await introspect(client, `{ __schema { types { ${fields} } } }`)).toEqual([400, 'QUERY_TOO_COMPLEX']);
    }
  });
});

describe('in production mode', () => {
  beforeAll(async () => {
    production = await createWorld({ running, mode: 'production' });
  });

  it('requires a signed-in user for introspection of the deployment host', async () => {
    const user = await openSignedInBrowser(production, (await addUser(production)).id);
    expect(await introspect(production.browser())).toEqual(NO_CREDENTIAL);
    expect(await introspect(user)).toEqual(OK);
    expect(await introspect(production.browser(), '{ __type(name: "Me") { name } }')).toEqual(NO_CREDENTIAL);
    expect(
      await introspect(
        production.browser(),
        '{ ...F authOptions { __typename } } fragment F on Query { s: __schema { description } }',
      ),
    ).toEqual(NO_CREDENTIAL);
    const query = new URLSearchParams({ query: '{ __schema { description } }' });
    const got = await production.browser().get(`/graphql?${query}`, { 'apollo-require-preflight': 'x' });
    expect(got.status).toBe(401);
  });

  it('requires a key or token for introspection of the backend host', async () => {
    const token = await production.token(['users:read']);
    for (const client of [production.backend, production.backend.with(token), staging.backend]) {
      expect(await introspect(client)).toEqual(OK);
    }
    expect(await introspect(production.backend.with(null))).toEqual(NO_CREDENTIAL);
  });

  it('allows __typename, and introspection of another deployment in staging mode, without a credential', async () => {
    expect(await introspect(production.browser(), '{ __typename authOptions { __typename } }')).toEqual(OK);
    expect(await introspect(production.backend.with(null), '{ __typename }')).toEqual(OK);
    expect(await introspect(staging.browser())).toEqual(OK);
  });
});

it('rejects disabled introspection even with a credential', async () => {
  const off = await startOwnService({ INTROSPECTION: 'off' });
  try {
    const world = await createWorld({ running: off });
    const user = await openSignedInBrowser(world, (await addUser(world)).id);
    for (const client of [world.backend, world.backend.with(null), world.browser(), user]) {
      expect(await introspect(client)).toEqual([400, 'BAD_REQUEST']);
      expect(await introspect(client, '{ __typename }')).toEqual(OK);
    }
  } finally {
    await off.stop(0);
  }
});
