import { beforeAll, describe, expect, it } from 'vitest';
import { type ConnectionPage, idsOf, PAGE, walkPages } from '../../support/connection-pages.ts';
import { createInvitation, expireInvitation } from '../../support/invitations.ts';
import { addOrganization, addUserWithRole } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const VARIABLES = '$first: Int, $after: String, $last: Int, $before: String, $filter: InvitationFilter';
const ARGS = 'first: $first, after: $after, last: $last, before: $before, filter: $filter';

let world: World;
let organization: string;
let workspace: string;
let admin: string;
/** Pending, expired and revoked, made by the backend; then pending, made by the admin. */
let toOrganization: string[];
let toWorkspace: string;

beforeAll(async () => {
  world = await createWorld();
  organization = await addOrganization(world, 'Acme');
  workspace = (await addWorkspace(world, organization)).id;
  admin = (await addUserWithRole(world, organization, 'Admin')).id;
  toOrganization = [];
  for (const name of ['pending', 'expired', 'revoked']) {
    toOrganization.push((await createInvitation(world, organization, `${name}@example.com`)).id);
  }
  await expireInvitation(world, toOrganization[1] as string);
  await world.backend.delete(`/organizations/${organization}/invitations/${toOrganization[2]}`);
  const browser = await openSignedInBrowser(world, admin);
  const { body } = await browser.post(`/organizations/${organization}/invitations`, { email: 'sent@example.com' });
  toOrganization.push(body.data.id);
  const sent = await browser.post(`/workspaces/${workspace}/invitations`, { email: 'sent@example.com' });
  toWorkspace = sent.body.data.id;
});

const listOf = async (field: string, id: string, edge: string, args: object = {}): Promise<ConnectionPage> => {
  const query = `query ($id: ID!, ${VARIABLES}) { parent: ${field}(id: $id) { list: ${edge}(${ARGS}) { ${PAGE} } } }`;
  return (await world.backend.data(query, { id, ...args })).parent.list;
};

describe('the invitations of an organization', () => {
  const own = (args: object = {}) => listOf('organization', organization, 'invitations', args);
  const at = (...positions: number[]) => positions.map((position) => toOrganization[position] as string);

  it('lists the invitations to an organization in the order of creation, from both ends, without those to its workspaces', async () => {
    expect(idsOf(await own())).toEqual(toOrganization);
    for (const from of ['beginning', 'end'] as const) expect(await walkPages(from, own)).toEqual(toOrganization);
    expect(idsOf(await listOf('workspace', workspace, 'invitations'))).toEqual([toWorkspace]);
  });

  it('filters and counts invitations by status, exact address, id and time', async () => {
    const { body } = await world.backend.get(`/organizations/${organization}/invitations`);
    const second = body.data.find(({ id }) => id === toOrganization[1])?.created_at;
    const cases: [object, string[]][] = [
      [{ status: 'PENDING' }, at(0, 3)],
      [{ status: 'EXPIRED' }, at(1)],
      [{ status: 'REVOKED' }, at(2)],
      [{ status: 'ACCEPTED' }, []],
      [{ email: 'Pending@EXAMPLE.com' }, at(0)],
      [{ email: 'pending@example.co' }, []],
      [{ email: 'pending@example.com', status: 'REVOKED' }, []],
      [{ ids: [...at(3, 1), toWorkspace] }, at(1, 3)],
      [{ createdSince: second }, at(1, 2, 3)],
      [{ createdUntil: second }, at(0)],
    ];
    for (const [filter, expected] of cases) {
      const page = await own({ filter });
      expect([filter, idsOf(page), page.totalCount]).toEqual([filter, expected, expected.length]);
    }
    const kept = await listOf('workspace', workspace, 'invitations', { filter: { status: 'PENDING' } });
    expect([idsOf(kept), kept.totalCount]).toEqual([[toWorkspace], 1]);
    const others = await listOf('workspace', workspace, 'invitations', { filter: { status: 'REVOKED' } });
    expect([idsOf(others), others.totalCount]).toEqual([[], 0]);
  });

  it.each([
    ['101 items', 'first: 101'],
    ['101 ids', `filter: { ids: [${Array(101).fill('1')}] }`],
    ['no address', 'filter: { email: "no-address" }'],
    ['a foreign cursor', 'before: "x"'],
  ])('rejects a list of invitations with %s', async (_, args) => {
    const query = `{ organization(id: "${organization}") { invitations(${args}) { totalCount } } }`;
    const { body } = await world.backend.graphql(query);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});

describe('an invitation', () => {
  const EDGES = '{ nodes { organization { id } workspace { id } inviter { id } invitedBy { id } } }';

  it('resolves the organization, the workspace and the inviter of an invitation', async () => {
    const query = `query ($organization: ID!, $workspace: ID!) {
      organization(id: $organization) { invitations ${EDGES} }
      workspace(id: $workspace) { invitations ${EDGES} }
    }`;
    const data = await world.backend.data(query, { organization, workspace });
    const ofBackend = { organization: { id: organization }, workspace: null, inviter: null, invitedBy: null };
    const ofAdmin = { ...ofBackend, inviter: { id: admin }, invitedBy: { id: admin } };
    expect(data.organization.invitations.nodes).toEqual([ofBackend, ofBackend, ofBackend, ofAdmin]);
    expect(data.workspace.invitations.nodes).toEqual([{ ...ofAdmin, workspace: { id: workspace } }]);
  });

  it('returns null for the edges of an invitation whose scope the API key does not have', async () => {
    const reader = world.backend.with(await world.token(['organizations:read']));
    const query = `query ($id: ID!) { organization(id: $id) { invitations(last: 1) ${EDGES} } }`;
    const { body } = await reader.graphql(query, { id: organization });
    expect(body.data.organization.invitations.nodes).toEqual([
      { organization: { id: organization }, workspace: null, inviter: null, invitedBy: { id: admin } },
    ]);
    const rejected = body.errors.map(({ path }) => path?.at(-1));
    expect(rejected.toSorted()).toEqual(['inviter', 'workspace']);
  });
});

describe('the invitations that a user sent', () => {
  const sent = (id: string, args: object = {}) => listOf('user', id, 'sentInvitations', args);

  it('lists and filters the invitations that a user sent to organizations and workspaces', async () => {
    const expected = [toOrganization[3] as string, toWorkspace];
    expect(await sent(admin)).toMatchObject({ nodes: expected.map((id) => ({ id })), totalCount: 2 });
    expect(idsOf(await sent(admin, { last: 1 }))).toEqual([toWorkspace]);
    const page = await sent(admin, { filter: { ids: [toWorkspace, toOrganization[0]] } });
    expect([idsOf(page), page.totalCount]).toEqual([[toWorkspace], 1]);
    const { id } = await addUserWithRole(world, organization, 'Member');
    expect(await sent(id)).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('requires the scopes of both levels to list the invitations that a user sent', async () => {
    const query = 'query ($id: ID!) { user(id: $id) { sentInvitations { totalCount } } }';
    for (const scope of ['organizations:read', 'workspaces:read'] as const) {
      const reader = world.backend.with(await world.token(['users:read', scope]));
      const { body } = await reader.graphql(query, { id: admin });
      expect([body.data.user.sentInvitations, body.errors[0].extensions.code]).toEqual([
        null,
        'INSUFFICIENT_PERMISSIONS',
      ]);
    }
  });

  it('runs as many statements for the sent invitations of one user as of several users', async () => {
    const query = `query ($first: Int!) { users(last: $first) { nodes { sentInvitations(filter: { status: PENDING }) {
      totalCount nodes { organization { id } workspace { id } inviter { id } roles { name } } } } } }`;
    const own = await createWorld();
    const id = await addOrganization(own);
    for (const email of ['one@example.com', 'two@example.com']) {
      const person = await addUserWithRole(own, id, 'Admin');
      const browser = await openSignedInBrowser(own, person.id);
      expect((await browser.post(`/organizations/${id}/invitations`, { email })).status).toBe(201);
    }
    const counts = [];
    for (const first of [1, 2]) counts.push(await countStatementsOf(own, () => own.backend.data(query, { first })));
    expect(counts[1]).toBe(counts[0]);
  });
});
