import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const DATE_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ABSENT = '9223372036854775807';

/** A workspace that the user is a member of, and the browser in which they are signed in. */
async function atWork(world: World, role = 'Member') {
  const user = await addUser(world, {
    firstName: 'Ada',
    lastName: 'Lovelace',
    imageUrl: 'https://cdn.example/ada.png',
  });
  const workspace = await addWorkspace(world);
  const [membership] = await addWorkspaceMembers(world, workspace.id, [user.id], role);
  const { body: organization } = await world.backend.get(`/organizations/${workspace.organizationId}`);
  return { user, workspace, membership, organization, browser: await openSignedInBrowser(world, user.id) };
}

describe('GET /workspaces/{id}', () => {
  it('shows a member every documented field of a workspace', async () => {
    const world = await createWorld();
    const { browser, user, workspace, membership, organization } = await atWork(world, 'Admin');
    const guest = await addUser(world, { email: null });
    const [second] = await addWorkspaceMembers(world, workspace.id, [guest.id]);
    const { status, body } = await browser.get(`/workspaces/${workspace.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 200,
      message: expect.any(String),
      data: {
        workspace: {
          id: workspace.id,
          name: workspace.name,
          description: null,
          image_url: null,
          public_metadata: {},
          organization: { id: organization.id, name: organization.name, slug: organization.slug },
          members: [
            {
              id: membership?.id,
              user: {
                id: user.id,
                first_name: 'Ada',
                last_name: 'Lovelace',
                email: user.email,
                profile_image_url: 'https://cdn.example/ada.png',
              },
              role: 'Admin',
              joined_at: DATE_TIME,
            },
            {
              id: second?.id,
              user: { id: guest.id, first_name: null, last_name: null, email: null, profile_image_url: null },
              role: 'Member',
              joined_at: DATE_TIME,
            },
          ],
          members_count: 2,
          created_at: DATE_TIME,
          updated_at: DATE_TIME,
        },
      },
      session: expect.objectContaining({ active_signin: expect.objectContaining({ user_id: user.id }) }),
      errors: [],
    });
  });

  it('returns all members unless a limit is given, and always counts all', async () => {
    const world = await createWorld();
    const { browser, user, workspace } = await atWork(world);
    const others = [];
    for (let index = 0; index < 24; index++) others.push((await addUser(world)).id);
    await addWorkspaceMembers(world, workspace.id, others);
    const ids = async (query: '' | `?${string}`) => {
      const { data } = (await browser.get(`/workspaces/${workspace.id}${query}`)).body;
      expect(data.workspace.members_count).toBe(25);
      return data.workspace.members.map((member: { user: { id: string } }) => member.user.id);
    };
    const all = [user.id, ...others];
    expect(await ids('')).toEqual(all);
    expect(await ids('?limit=2&offset=1')).toEqual(all.slice(1, 3));
    expect(await ids('?offset=20')).toEqual(all.slice(20));
  });

  it('returns the most privileged role of a member with several roles', async () => {
    const world = await createWorld();
    const { browser, workspace, membership } = await atWork(world);
    const { rows } = world.services.database;
    const admin = await rows
      .selectFrom('role')
      .select('id')
      .where('deployment_id', '=', world.id)
      .where('level', '=', 'workspace')
      .where('name', '=', 'Admin')
      .executeTakeFirstOrThrow();
    await rows
      .insertInto('workspace_membership_role')
      .values({ deployment_id: world.id, membership_id: membership?.id ?? '', role_id: admin.id })
      .execute();
    const { body } = await browser.get(`/workspaces/${workspace.id}`);
    expect(body.data.workspace.members[0].role).toBe('Admin');
  });

  it('rejects users who are not members, including members of its organization or of another workspace', async () => {
    const world = await createWorld();
    const { browser, workspace } = await atWork(world);
    const sibling = await addWorkspace(world, workspace.organizationId);
    const { status, body } = await browser.get(`/workspaces/${sibling.id}`);
    expect([status, body.status, body.errors[0].code, body.data]).toEqual([403, 403, 'NOT_WORKSPACE_MEMBER', {}]);
  });

  it('requires a sign-in to read a workspace', async () => {
    const world = await createWorld();
    const { workspace } = await atWork(world);
    const { status, body } = await world.browser().get(`/workspaces/${workspace.id}`);
    expect([status, body.errors[0].code, body.session.active_signin]).toEqual([401, 'NOT_AUTHENTICATED', null]);
  });

  it('returns 404 for a workspace of another deployment', async () => {
    const world = await createWorld();
    const { browser } = await atWork(world);
    const { workspace: foreign } = await atWork(await createWorld());
    for (const id of [foreign.id, ABSENT, 'x']) {
      const { status, body } = await browser.get(`/workspaces/${id}`);
      expect([status, body.errors[0].code]).toEqual([404, 'WORKSPACE_NOT_FOUND']);
    }
  });

  it('rejects limits and offsets out of bounds', async () => {
    const world = await createWorld();
    const { browser, workspace } = await atWork(world);
    for (const query of ['limit=0', 'limit=1001', 'offset=-1', 'page=1']) {
      const { status, body } = await browser.get(`/workspaces/${workspace.id}?${query}`);
      expect([status, body.errors[0].code, body.errors[0].path]).toEqual([
        400,
        'VALIDATION_FAILED',
        query.split('=')[0],
      ]);
    }
  });

  it('reads a workspace with one member in as many statements as one with ten', async () => {
    const world = await createWorld();
    const { browser, workspace } = await atWork(world);
    const read = () => countStatementsOf(world, () => browser.get(`/workspaces/${workspace.id}`));
    await read();
    const one = await read();
    const others = [];
    for (let index = 0; index < 9; index++) others.push((await addUser(world)).id);
    await addWorkspaceMembers(world, workspace.id, others);
    expect(await read()).toBe(one);
  });
});

describe('GET /me/workspace-memberships', () => {
  it('lists only the memberships of the caller, with every documented field', async () => {
    const world = await createWorld();
    const { browser, workspace, membership, organization } = await atWork(world, 'Admin');
    await atWork(world);
    const { status, body } = await browser.get('/me/workspace-memberships');
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        id: membership?.id,
        workspace: {
          id: workspace.id,
          name: workspace.name,
          slug: workspace.slug,
          organization: { id: organization.id, name: organization.name, slug: organization.slug },
        },
        permissions: ['workspace:admin', 'workspace:manage', 'workspace:read'],
        created_at: DATE_TIME,
      },
    ]);
  });

  it('lists all memberships oldest first, or the requested page', async () => {
    const world = await createWorld();
    const { browser, user, workspace } = await atWork(world);
    const ids = [workspace.id];
    for (let index = 0; index < 2; index++) {
      const { id } = await addWorkspace(world);
      await addWorkspaceMembers(world, id, [user.id]);
      ids.push(id);
    }
    const list = async (query: '' | `?${string}`) =>
      (await browser.get(`/me/workspace-memberships${query}`)).body.data.map(
        (membership: { workspace: { id: string } }) => membership.workspace.id,
      );
    expect(await list('')).toEqual(ids);
    expect(await list('?limit=1&offset=1')).toEqual([ids[1]]);
    const { status, body } = await browser.get('/me/workspace-memberships?limit=0');
    expect([status, body.errors[0].path]).toEqual([400, 'limit']);
  });

  it('returns an empty list for a user without memberships, and requires a sign-in', async () => {
    const world = await createWorld();
    const browser = await openSignedInBrowser(world, (await addUser(world)).id);
    expect((await browser.get('/me/workspace-memberships')).body.data).toEqual([]);
    const { status, body } = await world.browser().get('/me/workspace-memberships');
    expect([status, body.errors[0].code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });

  it('returns the same workspace memberships in GraphQL', async () => {
    const world = await createWorld();
    const { browser, workspace } = await atWork(world);
    const data = await browser.data(/* GraphQL */ `
      {
        viewer { workspaceMemberships { nodes { workspace { slug organization { id } } permissions } } }
        workspace(id: "${workspace.id}") { memberCount members { nodes { role } } }
      }`);
    expect(data).toEqual({
      viewer: {
        workspaceMemberships: {
          nodes: [
            {
              workspace: { slug: workspace.slug, organization: { id: workspace.organizationId } },
              permissions: ['workspace:read'],
            },
          ],
        },
      },
      workspace: { memberCount: 1, members: { nodes: [{ role: 'Member' }] } },
    });
  });
});
