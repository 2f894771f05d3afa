import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const TIMESTAMP = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('GET /me/organization-memberships', () => {
  it('lists only the memberships of the caller, with their permissions', async () => {
    const world = await createWorld();
    const user = await addUser(world);
    const id = await addOrganization(world, 'Northwind');
    await addMember(world, await addOrganization(world, 'Elsewhere'), (await addUser(world)).id);
    await world.backend.patch(`/organizations/${id}`, {
      display_name: 'Nordwind',
      logo_url: 'https://example.com/n.png',
    });
    const [admin, member] = [await roleNamed(world, id, 'Admin'), await roleNamed(world, id, 'Member')];
    const { id: membership } = await addMember(world, id, user.id, [admin, member]);
    const browser = await openSignedInBrowser(world, user.id);
    const { status, body } = await browser.get('/me/organization-memberships');
    expect(status).toBe(200);
    const permissions = ['organization:admin', 'organization:manage', 'organization:read'];
    expect(body.data).toEqual([
      {
        id: membership,
        organization: {
          id,
          name: 'Northwind',
          display_name: 'Nordwind',
          slug: 'northwind',
          logo_url: 'https://example.com/n.png',
          image_url: 'https://example.com/n.png',
        },
        roles: [
          { id: admin, name: 'Admin', permissions, is_deployment_level: true },
          { id: member, name: 'Member', permissions: ['organization:read'], is_deployment_level: true },
        ],
        permissions,
        created_at: TIMESTAMP,
      },
    ]);
  });

  it('lists all memberships oldest first, or the requested page, in a constant number of statements', async () => {
    const world = await createWorld();
    const user = await addUser(world);
    const browser = await openSignedInBrowser(world, user.id);
    const ids: string[] = [];
    const join = async () => {
      ids.push(await addOrganization(world));
      await addMember(world, ids.at(-1) as string, user.id);
    };
    const list = async (query: '' | `?${string}` = '') =>
      (await browser.get(`/me/organization-memberships${query}`)).body.data.map(
        ({ organization }: { organization: { id: string } }) => organization.id,
      );
    await join();
    await list();
    const one = await countStatementsOf(world, list);
    await join();
    await join();
    expect(await list()).toEqual(ids);
    expect(await list('?limit=1&offset=1')).toEqual([ids[1]]);
    expect(await countStatementsOf(world, list)).toBe(one);
    for (const query of ['limit=0', 'limit=1001', 'offset=-1', 'page=1']) {
      const { status, body } = await browser.get(`/me/organization-memberships?${query}`);
      expect([status, body.errors[0].path]).toEqual([400, query.split('=')[0]]);
    }
  });
});

/** A user in two organizations with two workspaces each. Each workspace has two other members. */
async function busy(world: World) {
  const user = await addUser(world, { firstName: 'Vera' });
  const organizations: string[] = [];
  const workspaces: string[] = [];
  for (const name of ['Northwind', 'Contoso']) {
    const organizationId = await addOrganization(world, name);
    const people = [user.id, (await addUser(world)).id, (await addUser(world)).id];
    for (const id of people) await addMember(world, organizationId, id);
    organizations.push(organizationId);
    for (let index = 0; index < 2; index++) {
      const { id } = await addWorkspace(world, organizationId);
      await addWorkspaceMembers(world, id, people);
      workspaces.push(id);
    }
  }
  return { user, organizations, workspaces, browser: await openSignedInBrowser(world, user.id) };
}

const NESTED = /* GraphQL */ `
  query ($first: Int!, $members: Int!) {
    viewer {
      organizationMemberships(first: $first) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes {
          roles { name }
          organization {
            name
            members(first: $members) { totalCount pageInfo { hasNextPage endCursor } nodes { user { id } } }
          }
        }
      }
      workspaceMemberships(first: $first) {
        totalCount
        nodes { workspace { id organization { name } members(first: $members) { totalCount nodes { user { id } role } } } }
      }
    }
  }`;

describe('viewer { organizationMemberships workspaceMemberships }', () => {
  it('resolves the organizations, workspaces and other members of the viewer', async () => {
    const world = await createWorld();
    const { user, browser, workspaces } = await busy(world);
    const { viewer } = await browser.data(NESTED, { first: 3, members: 1 });
    expect(viewer.organizationMemberships).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } });
    const [first] = viewer.organizationMemberships.nodes;
    expect(first).toEqual({
      roles: [{ name: 'Member' }],
      organization: {
        name: 'Northwind',
        members: {
          totalCount: 3,
          pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
          nodes: [{ user: { id: user.id } }],
        },
      },
    });
    expect(viewer.workspaceMemberships.totalCount).toBe(4);
    expect(viewer.workspaceMemberships.nodes).toEqual(
      workspaces.slice(0, 3).map((id, index) => ({
        workspace: {
          id,
          organization: { name: index < 2 ? 'Northwind' : 'Contoso' },
          members: { totalCount: 3, nodes: [{ user: { id: user.id }, role: 'Member' }] },
        },
      })),
    );
  });

  it('continues the memberships of both levels after a cursor', async () => {
    const world = await createWorld();
    const { browser, user } = await busy(world);
    const page = await browser.data(NESTED, { first: 1, members: 2 });
    const { pageInfo, nodes } = page.viewer.organizationMemberships;
    const { members } = nodes[0].organization;
    const { viewer } = await browser.data(
      /* GraphQL */ `
      query ($after: String!, $member: String!) {
        viewer {
          organizationMemberships(after: $after) { nodes { organization { name } } }
          first: organizationMemberships { nodes { organization { members(after: $member) { nodes { user { id } } } } } }
        }
      }`,
      { after: pageInfo.endCursor, member: members.pageInfo.endCursor },
    );
    expect(viewer.organizationMemberships.nodes).toEqual([{ organization: { name: 'Contoso' } }]);
    const rest = viewer.first.nodes[0].organization.members.nodes;
    expect(rest).toHaveLength(1);
    const seen = [...members.nodes, ...rest].map((member: { user: { id: string } }) => member.user.id);
    expect(new Set(seen).size).toBe(3);
    expect(seen).toContain(user.id);
  });

  it('lists many memberships with as many statements as one', async () => {
    const world = await createWorld();
    const { browser } = await busy(world);
    const read = (first: number, members: number) =>
      countStatementsOf(world, () => browser.data(NESTED, { first, members }));
    await read(1, 1);
    const one = await read(1, 1);
    expect(await read(10, 10)).toBe(one);
  });

  it('shows no memberships to an unauthenticated client', async () => {
    const world = await createWorld();
    expect(await world.browser().data(NESTED, { first: 1, members: 1 })).toEqual({ viewer: null });
  });
});

describe('last_active of members', () => {
  it('returns when a member was last active in the organization and the workspace, updated once a minute', async () => {
    const world = await createWorld();
    const { user, browser, organizations, workspaces } = await busy(world);
    const { rows } = world.services.database;
    const [organization, workspace] = [organizations[0] as string, workspaces[0] as string];
    await rows
      .updateTable('signin')
      .set({ active_organization_id: organization, active_workspace_id: workspace })
      .where('user_id', '=', user.id)
      .execute();
    const idle = (seconds: number) =>
      rows
        .updateTable('session')
        .set({ last_active_at: new Date(Date.now() - seconds * 1_000).toISOString() })
        .where('deployment_id', '=', world.id)
        .execute();
    const stamps = async () => {
      const of = (table: 'organization_membership' | 'workspace_membership') =>
        rows
          .selectFrom(table)
          .select('last_active_at as at')
          .where('deployment_id', '=', world.id)
          .where('last_active_at', 'is not', null)
          .execute();
      return [...(await of('organization_membership')), ...(await of('workspace_membership'))].map(({ at }) => at);
    };
    await idle(30);
    await browser.get('/me');
    expect(await stamps()).toEqual([]);

    await idle(120);
    await browser.get('/me');
    await expect.poll(async () => (await stamps()).length).toBe(2);
    const written = await stamps();
    await browser.get('/me');
    expect(await stamps()).toEqual(written);
    const { body } = await browser.get(`/organizations/${organization}/members`);
    const own = body.data.find((member: { user: { id: string } }) => member.user.id === user.id);
    expect(own?.last_active).toBe(written[0]);
  });

  it('sets last_active when the user switches to an organization', async () => {
    const world = await createWorld();
    const { user, browser, organizations } = await busy(world);
    const organizationId = organizations[1] as string;
    const { status } = await browser.post('/session/switch-organization', { organization_id: organizationId });
    expect(status).toBe(200);
    const mine = async () => {
      const { body } = await browser.get(`/organizations/${organizationId}/members`);
      return body.data.find((member: { user: { id: string } }) => member.user.id === user.id)?.last_active;
    };
    await expect.poll(mine).not.toBeNull();
    const elsewhere = await world.services.database.rows
      .selectFrom('organization_membership')
      .select('last_active_at as at')
      .where('user_id', '=', user.id)
      .where('organization_id', '=', organizations[0] as string)
      .executeTakeFirstOrThrow();
    expect(elsewhere.at).toBeNull();
  });
});
