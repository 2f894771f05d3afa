import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import type { HttpResponse } from '../../support/http.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { startOwnService } from '../../support/own-service.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, type World } from '../../support/world.ts';

const LIMIT = 65_536;
/** The metadata of each user. The metadata of a few users exceeds the limit. */
const METADATA = { text: 'x'.repeat(20_000) };
const USERS = 8;

let running: Running;
let world: World;
let member: BrowserClient;
/** An organization of USERS members with large metadata, and one of 1,500 members. */
let organization: string;
let large: string;

beforeAll(async () => {
  running = await startOwnService({ RESPONSE_LIMIT_BYTES: String(LIMIT) });
  world = await createWorld({ running });
  large = await addOrganization(world);
  await addMembers(large, 1_500);
  organization = await addOrganization(world);
  for (let at = 0; at < USERS; at++) {
    const { id } = await addUser(world);
    expect((await world.backend.patch(`/users/${id}`, { public_metadata: METADATA })).status).toBe(200);
    await addMember(world, organization, id);
    if (at === 0) await addMember(world, large, id);
    if (at === 0) member = await openSignedInBrowser(world, id);
  }
});

/** Inserts many members directly, so that the whole list on the deployment host exceeds the limit. */
async function addMembers(organization_id: string, count: number): Promise<void> {
  const { rows, ids } = world.services.database;
  const now = new Date().toISOString();
  const stamps = { deployment_id: world.id, created_at: now, updated_at: now };
  const users = Array.from({ length: count }, (_, at) => ({ id: ids.next(), ...stamps, first_name: `Member ${at}` }));
  const memberships = users.map((user) => ({ id: ids.next(), ...stamps, organization_id, user_id: user.id }));
  await rows
    .insertInto('user')
    .values(users as never)
    .execute();
  await rows
    .insertInto('organization_membership')
    .values(memberships as never)
    .execute();
}

afterAll(() => running.stop(0));

interface Rejected {
  readonly code?: string;
  readonly errors?: readonly { readonly code?: string; readonly extensions?: { readonly code: string } }[];
}

const codeOf = ({ status, body }: HttpResponse<Rejected>) => [
  status,
  body.errors?.[0]?.extensions?.code ?? body.errors?.[0]?.code ?? body.code,
];
const TOO_LARGE = [400, 'RESPONSE_TOO_LARGE'];

describe('a response over the limit', () => {
  it('is rejected on the backend host, in GraphQL and REST, with a message that says what to do', async () => {
    const page = (limit: number) => `{ users(last: ${limit}) { nodes { id publicMetadata } } }`;
    expect((await world.backend.graphql(page(2))).body.errors).toBeUndefined();
    const rejected = await world.backend.graphql(page(8));
    expect(codeOf(rejected)).toEqual(TOO_LARGE);
    expect(rejected.body.data).toBeUndefined();
    expect(rejected.body.errors[0].message).toContain('Request fewer fields or smaller pages.');
    const list = '/users';
    expect((await world.backend.get(`${list}?limit=2`)).status).toBe(200);
    expect(codeOf(await world.backend.get(`${list}?limit=${USERS}`))).toEqual(TOO_LARGE);
  });

  it('is rejected if one value is selected many times', async () => {
    const aliases = Array.from({ length: 5 }, (_, at) => `a${at}: publicMetadata`).join(' ');
    expect(codeOf(await world.backend.graphql(`{ users(last: 1) { nodes { ${aliases} } } }`))).toEqual(TOO_LARGE);
    expect(codeOf(await member.graphql(`{ viewer { ${aliases} } }`))).toEqual(TOO_LARGE);
  });

  it('is rejected on the deployment host, which returns a smaller page', async () => {
    const path = `/organizations/${large}/members`;
    const rejected = await member.get(path);
    expect([codeOf(rejected), rejected.body.data]).toEqual([TOO_LARGE, {}]);
    // Every envelope contains the session.
    expect(rejected.body.session.signins).toHaveLength(1);
    expect((await member.get(`${path}?limit=50`)).body.data).toHaveLength(50);
    const page = (alias: number) =>
      `a${alias}: organization(id: "${large}") { members(first: 50) { nodes { id user { id firstName } roles { id } } } }`;
    const pages = (count: number) => `{ ${Array.from({ length: count }, (_, at) => page(at)).join(' ')} }`;
    expect(codeOf(await member.graphql(pages(20)))).toEqual(TOO_LARGE);
    expect((await member.data(pages(1))).a0.members.nodes).toHaveLength(50);
  });

  it('is rejected for a mutation with the note that its change may have been made', async () => {
    const aliases = Array.from({ length: 5 }, (_, at) => `a${at}: publicMetadata`).join(' ');
    const { users } = await world.backend.data('{ users(last: 1) { nodes { id } } }');
    const query = `mutation { updateUser(id: "${users.nodes[0].id}", input: { firstName: "Changed" }) { ${aliases} } }`;
    const rejected = await world.backend.graphql(query);
    expect(codeOf(rejected)).toEqual(TOO_LARGE);
    expect(rejected.body.errors[0].message).toContain('The request may have made changes');
    const { body } = await world.backend.get(`/users/${users.nodes[0].id}`);
    expect(body.first_name).toBe('Changed');
  });

  it('is rejected for a GET request too', async () => {
    const query = new URLSearchParams({ query: '{ users(last: 8) { nodes { publicMetadata } } }' });
    expect(codeOf(await world.backend.get(`/graphql?${query}`))).toEqual(TOO_LARGE);
  });
});

describe('twenty aliases of a whole list', () => {
  const aliases = (selection: string) =>
    Array.from(
      { length: 20 },
      (_, at) => `a${at}: organization(id: "${large}") { members(first: 100) { nodes { ${selection} } } }`,
    ).join(' ');

  it('are rejected for their cost before the database is read', async () => {
    const { statements } = world.services.database;
    const before = statements.count;
    const response = await member.graphql(
      `{ ${aliases('id user { id } organization { members(first: 100) { nodes { id } } }')} }`,
    );
    expect(codeOf(response)).toEqual([400, 'QUERY_TOO_COMPLEX']);
    // Only the statements that authenticate the caller.
    expect(statements.count - before).toBeLessThan(4);
  });

  it('are aborted when the rows exceed the limit, if their cost is small', async () => {
    expect(codeOf(await member.graphql(`{ ${aliases('id createdAt')} }`))).toEqual(TOO_LARGE);
  });
});

it('does not apply the limit to rows that a mutation reads', async () => {
  const { status } = await world.backend.delete(`/organizations/${organization}`);
  expect(status).toBe(204);
});
