import { graphql, introspectionFromSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { boundsOf, edgeOf, restOf } from '../../../src/api/directives/directives.ts';
import { operationOf } from '../../../src/api/schema/access.ts';
import { assembleSchema } from '../../../src/api/schema/schema.ts';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import { ServiceError } from '../../../src/platform/errors.ts';
import { ada, apiKey, calls, contextWith, shelves, toySdl } from './toy.ts';

const { BACKEND, DEPLOYMENT } = shelves();

async function codes(host: 'BACKEND' | 'DEPLOYMENT', viewer: Viewer, source: string): Promise<unknown[]> {
  const schema = host === 'BACKEND' ? BACKEND : DEPLOYMENT;
  const { errors = [] } = await graphql({ schema, source, contextValue: contextWith(host, viewer) });
  return errors.map(({ originalError }) =>
    originalError instanceof ServiceError ? originalError.code : originalError,
  );
}

test('hides our directives and their types from introspection', () => {
  const { types, directives } = introspectionFromSchema(BACKEND).__schema;
  const names = types.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Shelf', 'Colour', 'CreateShelfInput']));
  for (const name of ['HttpMethod', 'Caller', 'Format', 'SortOrder']) expect(names).not.toContain(name);
  expect(printSchema(BACKEND)).not.toContain('@rest');
  expect(directives.map(({ name }) => name)).not.toContain('rest');
});

test('reads the annotations of directives without the syntax tree', () => {
  const shelf = BACKEND.getQueryType()?.getFields().shelf;
  expect(shelf && restOf(shelf)).toEqual({
    host: 'BACKEND',
    agents: true,
    envelope: true,
    method: 'GET',
    path: '/shelves/{shelf_id}',
    status: 200,
    pathArguments: ['shelfId'],
  });
  const limit = BACKEND.getQueryType()?.getFields().shelves?.args[0];
  expect(limit && boundsOf(limit)).toEqual({ min: 1, max: 100 });
  const type = BACKEND.getType('Shelf');
  const books = type && 'getFields' in type ? type.getFields().books : undefined;
  expect(books && edgeOf(books)).toEqual({ scope: 'workspaces:read' });
});

test('keeps the default resolver of plain fields, which graphql-jit reads without a function call', () => {
  const type = BACKEND.getType('Shelf');
  const fields = type && 'getFields' in type ? type.getFields() : {};
  expect(fields.name).toHaveProperty('resolve', undefined);
  expect(fields.tags).toHaveProperty('resolve', undefined);
});

test('describes an argument `input` by its type', () => {
  expect(BACKEND.getMutationType()?.getFields().createShelf?.args[0]?.description).toBe('Text.');
});

test('requires a credential and the scope of a backend operation', async () => {
  const source = '{ lastShelf { id } }';
  expect(await codes('BACKEND', Viewer.anonymous(null), source)).toEqual(['NOT_AUTHENTICATED']);
  expect(await codes('BACKEND', Viewer.accessToken(1, '5', ['users:read']), source)).toEqual([
    'INSUFFICIENT_PERMISSIONS',
  ]);
  expect(await codes('BACKEND', Viewer.accessToken(1, '5', ['organizations:read']), source)).toEqual([]);
});

test('requires the scope of an edge', async () => {
  const source = '{ shelves { data { books { nodes { id } } } } }';
  const token = Viewer.accessToken(1, '5', ['organizations:read']);
  expect(await codes('BACKEND', token, source)).toEqual(Array(2).fill('INSUFFICIENT_PERMISSIONS'));
  expect(await codes('BACKEND', apiKey, source)).toEqual([]);
});

test('requires a signed-in caller for a deployment operation unless it is public', async () => {
  const anonymous = Viewer.anonymous(1);
  expect(await codes('DEPLOYMENT', anonymous, '{ reader { id } }')).toEqual(['NOT_AUTHENTICATED']);
  expect(await codes('DEPLOYMENT', anonymous, '{ opening }')).toEqual([]);
  expect(await codes('DEPLOYMENT', ada, '{ reader { id } }')).toEqual([]);
});

test('allows a mutation and a subscription only with the sessions that they declare, and says so in their descriptions', async () => {
  const slice = assembleSchema(
    'DEPLOYMENT',
    toySdl(`
extend type Query { "" a: Int @access(caller: PUBLIC) }
extend type Mutation {
  "" any: Int @access(caller: SIGNED_IN, session: ANY)
  "" acting: Int @access(caller: SIGNED_IN, session: ANY, tokenScope: "account:write")
  "" reading: Int @access(caller: SIGNED_IN, session: ANY, tokenScope: "account:read")
  "" public: Int @access(caller: PUBLIC, session: ANY)
  "" own: Int @access(caller: SIGNED_IN, session: NOT_IMPERSONATED)
  "" browser: Int @access(caller: SIGNED_IN, session: OWN_BROWSER)
  "" recent: Int @access(caller: SIGNED_IN, session: REAUTHENTICATED)
}
extend type Subscription {
  "" events: Event! @rest(path: "/events") @access(caller: SIGNED_IN, session: NOT_IMPERSONATED)
}
"" type Event { "" id: ID! "" type: String! }`),
    {},
  );
  const fields = { ...slice.getMutationType()?.getFields(), ...slice.getSubscriptionType()?.getFields() };
  const rejection = (name: string, viewer: Viewer) => {
    try {
      operationOf(fields[name] as never).assertMayCall(viewer);
      return null;
    } catch (error) {
      return (error as ServiceError).code;
    }
  };
  const signedIn = ada.assertSignIn();
  const impersonation = { impersonator: 'grace', expiresAt: new Date(Date.now() + 60_000).toISOString() };
  const viewers = {
    browser: Viewer.user(1, { ...signedIn, authenticatedAt: new Date().toISOString() }),
    token: Viewer.sessionToken(1, signedIn),
    impersonated: Viewer.user(1, { ...signedIn, impersonation }),
    application: Viewer.delegated(1, { userId: signedIn.userId, applicationId: '9', scopes: ['account:write'] }),
    late: Viewer.user(1, { ...signedIn, authenticatedAt: new Date(Date.now() - 601_000).toISOString() }),
    anonymous: Viewer.anonymous(1),
  };
  const rejections = (name: string) => Object.values(viewers).map((viewer) => rejection(name, viewer));
  const [token, impersonated, late] = ['INSUFFICIENT_PERMISSIONS', 'IMPERSONATED_SESSION', 'REAUTHENTICATION_REQUIRED'];
  expect(rejections('any')).toEqual([null, null, null, token, null, 'NOT_AUTHENTICATED']);
  expect(rejections('acting')).toEqual([null, null, null, null, null, 'NOT_AUTHENTICATED']);
  expect(rejections('reading')).toEqual([null, null, null, token, null, 'NOT_AUTHENTICATED']);
  expect(rejections('public')).toEqual([null, null, null, token, null, null]);
  expect(rejections('own')).toEqual([null, null, impersonated, token, null, 'NOT_AUTHENTICATED']);
  expect(rejections('events')).toEqual([null, null, impersonated, token, null, 'NOT_AUTHENTICATED']);
  expect(rejections('browser')).toEqual([null, token, impersonated, token, null, 'NOT_AUTHENTICATED']);
  expect(rejections('recent')).toEqual([null, token, impersonated, token, late, 'NOT_AUTHENTICATED']);
  const named = Object.entries(fields).map(([name, { description }]) => [
    name,
    /`(IMPERSONATED_SESSION|REAUTHENTICATION_REQUIRED)`/.test(description ?? ''),
  ]);
  const unnamed = { any: false, acting: false, reading: false, public: false };
  expect(Object.fromEntries(named)).toEqual({ ...unnamed, own: true, browser: true, recent: true, events: true });
  expect(fields['acting']?.description).toContain('with the scope `account:write`');
});

test('checks access before arguments', async () => {
  expect(await codes('BACKEND', Viewer.anonymous(null), '{ shelves(limit: 0) { hasMore } }')).toEqual([
    'NOT_AUTHENTICATED',
  ]);
});

test('replaces a malformed id in the path with one that no row has', async () => {
  calls.length = 0;
  for (const id of [
    'abc',
    '007',
    '-1',
    '0',
    '1.5',
    '99999999999999999999',
    '9223372036854775808',
    '9223372036854775807',
  ]) {
    await graphql({
      schema: BACKEND,
      source: `{ shelf(shelfId: "${id}") { id } }`,
      contextValue: contextWith('BACKEND', apiKey),
    });
  }
  const zeros = Array(7).fill({ shelfId: '0' });
  expect(calls).toEqual([...zeros, { shelfId: '9223372036854775807' }]);
});
