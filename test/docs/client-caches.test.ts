import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { addUser } from '../support/add-user.ts';
import type { BackendClient, BrowserClient } from '../support/clients.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { createWorld } from '../support/world.ts';

const guide = readFileSync(new URL('../../docs/graph.md', import.meta.url), 'utf8');

/** The types without an id that the guide names for a host, with the field of their key: `chunk.id` of `EntityMention`. */
const keysOf = (host: string) =>
  new Map(
    [...guide.matchAll(/^\| (\w+) \| `(\w+)` \| `([\w.]+)`/gm)]
      .filter(([, on]) => on === host)
      .map(([, , type, key]) => [type, key]),
  );

/** The types of the items of connections. */
const itemTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type) && type.name.endsWith('Connection'))
    .map((type) => getNamedType(type.getFields().nodes?.type) as GraphQLObjectType);

function fieldAt(type: GraphQLObjectType, path: string): string | null {
  const [name = '', ...rest] = path.split('.');
  const field = type.getFields()[name];
  if (field === undefined) return null;
  const named = getNamedType(field.type);
  return rest.length > 0 && isObjectType(named) ? fieldAt(named, rest.join('.')) : String(field.type);
}

async function schemaOf(client: BackendClient | BrowserClient): Promise<GraphQLSchema> {
  return buildSchema((await client.get('/schema.graphql')).text);
}

test('the guide names a key for each type of list items that has no id, and for no other', async () => {
  const world = await createWorld();
  const browser = await openSignedInBrowser(world, (await addUser(world)).id);
  for (const [host, client] of [
    ['backend', world.backend],
    ['deployment', browser],
  ] as const) {
    const types = itemTypes(await schemaOf(client));
    expect(types.length, host).toBeGreaterThan(10);
    const keys = keysOf(host);
    const withoutId = types.filter((type) => fieldAt(type, 'id') !== 'ID!');
    expect(withoutId.map(({ name }) => name).sort(), host).toEqual([...keys.keys()].sort());
    for (const type of withoutId) expect(fieldAt(type, keys.get(type.name) ?? ''), type.name).toMatch(/!$/);
  }
});

test('a change of the account updates the user in lists of members', async () => {
  const world = await createWorld();
  const { id } = await addUser(world);
  const browser = await openSignedInBrowser(world, id);
  const query = '{ viewer { id user { id username imageUrl twoFactorEnabled } } }';
  expect((await browser.data(query)).viewer).toEqual({
    id: `viewer:${id}`,
    user: { id, username: null, imageUrl: null, twoFactorEnabled: false },
  });
  const change = 'mutation { updateViewer(input: { firstName: "Augusta" }) { id firstName user { id firstName } } }';
  expect((await browser.data(change)).updateViewer).toEqual({
    id: `viewer:${id}`,
    firstName: 'Augusta',
    user: { id, firstName: 'Augusta' },
  });
});

test('the session keeps its id when another account becomes the active one', async () => {
  const world = await createWorld();
  const browser = await openSignedInBrowser(world, (await addUser(world)).id);
  const before = await browser.graphql('{ session { id activeSignIn { id } } }');
  expect(before.body.data.session).toMatchObject({ id: 'current', activeSignIn: { id: expect.any(String) } });
  const { id } = before.body.data.session.activeSignIn;
  const after = await browser.graphql(
    `mutation { switchSignIn(input: { signInId: "${id}" }) { id activeSignIn { id } } }`,
  );
  expect(after.body.data.switchSignIn).toEqual({ id: 'current', activeSignIn: { id } });
  expect((await world.browser().graphql('{ session { id activeSignIn { id } } }')).body.data.session).toEqual({
    id: 'current',
    activeSignIn: null,
  });
});
