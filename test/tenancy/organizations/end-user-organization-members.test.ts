import { describe, expect, it } from 'vitest';
import { Authenticator } from '../../../src/identity/factors/authenticator.entity.ts';
import { command } from '../../../src/platform/commands/command.ts';
import { Workspace } from '../../../src/tenancy/workspaces/workspace.entity.ts';
import { addUser } from '../../support/add-user.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The built-in role Member of the organization, as members see it. */
const builtInMember = async (world: World, id: string) => ({
  id: await roleNamed(world, id, 'Member'),
  name: 'Member',
  permissions: ['organization:read'],
  is_deployment_level: true,
});

describe('GET /organizations/{id}/members', () => {
  it('shows members with every documented field, in the order in which they joined', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const mina = await addUser(world, {
      username: 'mina',
      firstName: 'Mina',
      lastName: 'Okafor',
      email: 'mina@example.com',
      phone: '+4930123456',
      imageUrl: 'https://example.com/mina.png',
    });
    const plain = await addUser(world, { email: 'plain@example.com', verified: false });
    const { id: membershipId } = await addMember(world, id, mina.id, [await roleNamed(world, id, 'Admin')]);
    await addMember(world, id, plain.id);
    await giveAuthenticator(world, mina.id);
    const browser = await openSignedInBrowser(world, plain.id);
    const { status, body } = await browser.get(`/organizations/${id}/members`);
    expect(status).toBe(200);
    expect([body.status, body.errors, body.message]).toEqual([200, [], expect.any(String)]);
    expect(body.session).toBeDefined();
    const member = await builtInMember(world, id);
    expect(body.data).toEqual([
      {
        id: membershipId,
        user: {
          id: mina.id,
          first_name: 'Mina',
          last_name: 'Okafor',
          email: 'mina@example.com',
          username: 'mina',
          image_url: 'https://example.com/mina.png',
          email_verified: true,
          phone_verified: true,
          two_factor_enabled: true,
        },
        roles: [
          {
            id: await roleNamed(world, id, 'Admin'),
            name: 'Admin',
            permissions: ['organization:admin', 'organization:manage', 'organization:read'],
            is_deployment_level: true,
          },
        ],
        joined_at: expect.stringMatching(TIMESTAMP),
        last_active: null,
      },
      {
        id: expect.stringMatching(/^\d+$/),
        user: {
          id: plain.id,
          first_name: null,
          last_name: null,
          email: 'plain@example.com',
          username: null,
          image_url: null,
          email_verified: false,
          phone_verified: false,
          two_factor_enabled: false,
        },
        roles: [member],
        joined_at: expect.stringMatching(TIMESTAMP),
        last_active: null,
      },
    ]);
  });

  it('shows the roles of each member, oldest role first', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { body: auditor } = await world.backend.post(`/organizations/${id}/roles`, {
      name: 'Auditor',
      permissions: ['organization:read'],
    });
    const admin = await roleNamed(world, id, 'Admin');
    const sets = [[admin], [auditor.id, admin], [auditor.id]];
    const people = await Promise.all(sets.map(() => addUser(world)));
    for (const [index, roles] of sets.entries()) await addMember(world, id, people[index]?.id as string, roles);
    const browser = await openSignedInBrowser(world, people[0]?.id as string);
    const namesAt = async (query: '' | `?${string}`) => {
      const { body } = await browser.get(`/organizations/${id}/members${query}`);
      return body.data.map(({ roles }: { roles: { name: string }[] }) => roles.map(({ name }) => name));
    };
    expect(await namesAt('')).toEqual([['Admin'], ['Admin', 'Auditor'], ['Auditor']]);
    expect(await namesAt('?limit=1&offset=2')).toEqual([['Auditor']]);
    expect(await namesAt('?limit=1&offset=3')).toEqual([]);
  });

  it('returns all members unless a limit is given, in a constant number of statements', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const people = [];
    for (let n = 0; n < 12; n += 1) people.push(await addUserWithRole(world, id, 'Member'));
    const browser = await openSignedInBrowser(world, people[0]?.id as string);
    const list = async (query: '' | `?${string}`) => {
      const { body } = await browser.get(`/organizations/${id}/members${query}`);
      return body.data.map((member: { user: { id: string } }) => member.user.id);
    };
    const ids = people.map((person) => person.id);
    expect(await list('')).toEqual(ids);
    expect(await list('?limit=2&offset=3')).toEqual(ids.slice(3, 5));
    expect(await list('?offset=12')).toEqual([]);
    expect(await countStatementsOf(world, () => list(''))).toBe(await countStatementsOf(world, () => list('?limit=1')));
    for (const query of ['limit=0', 'limit=1001', 'offset=-1', 'search=a']) {
      const { status, body } = await browser.get(`/organizations/${id}/members?${query}`);
      expect([status, body.errors[0].code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('requires a sign-in and membership of this organization', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const path = `/organizations/${id}/members`;
    const anonymous = await world.browser().get(path);
    expect([anonymous.status, anonymous.body.errors[0].code]).toEqual([401, 'NOT_AUTHENTICATED']);
    const outsider = await openSignedInBrowser(world, (await addUserWithRole(world, second, 'Admin')).id);
    const rejected = await outsider.get(path);
    expect([rejected.status, rejected.body.errors[0].code, rejected.body.data]).toEqual([
      403,
      'NOT_ORGANIZATION_MEMBER',
      {},
    ]);
    const foreign = await addOrganization(await createWorld());
    for (const other of [foreign, '1', 'abc']) {
      const { status, body } = await outsider.get(`/organizations/${other}/members`);
      expect([status, body.errors[0].code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    }
  });

  it('hides the members from a user whose membership has ended', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const user = await addUser(world);
    const { id: membershipId } = await addMember(world, id, user.id);
    const browser = await openSignedInBrowser(world, user.id);
    expect((await browser.get(`/organizations/${id}/members`)).status).toBe(200);
    await world.backend.delete(`/organizations/${id}/members/${membershipId}`);
    expect((await browser.get(`/organizations/${id}/members`)).status).toBe(403);
  });
});

describe('GET /organizations/{id}/invitations', () => {
  it('shows admins every documented field of invitations, newest first', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const admin = await addUser(world, { firstName: 'Mina', lastName: 'Okafor', email: 'mina@example.com' });
    await addMember(world, id, admin.id, [await roleNamed(world, id, 'Admin')]);
    const sent = [];
    for (const email of ['first@example.com', 'second@example.com', 'third@example.com']) {
      sent.push((await world.backend.post(`/organizations/${id}/invitations`, { email })).body);
    }
    await world.services.database.rows
      .updateTable('invitation')
      .set({ invited_by_id: admin.id })
      .where('id', '=', sent[0]?.id as string)
      .execute();
    await world.backend.delete(`/organizations/${id}/invitations/${sent[1]?.id}`);
    const browser = await openSignedInBrowser(world, admin.id);
    const { status, body } = await browser.get(`/organizations/${id}/invitations`);
    expect(status).toBe(200);
    const roles = [await builtInMember(world, id)];
    const times = { expires_at: expect.stringMatching(TIMESTAMP), created_at: expect.stringMatching(TIMESTAMP) };
    const revoked = await browser.get(`/organizations/${id}/invitations?status=revoked`);
    expect(revoked.body.data).toEqual([
      { id: sent[1]?.id, email: 'second@example.com', roles, invited_by: null, status: 'revoked', ...times },
    ]);
    expect(body.data).toEqual([
      {
        id: sent[2]?.id,
        email: 'third@example.com',
        roles,
        invited_by: null,
        status: 'pending',
        ...times,
      },
      {
        id: sent[0]?.id,
        email: 'first@example.com',
        roles,
        invited_by: { id: admin.id, first_name: 'Mina', last_name: 'Okafor', email: 'mina@example.com' },
        status: 'pending',
        ...times,
      },
    ]);
    const part = await browser.get(`/organizations/${id}/invitations?limit=1&offset=1`);
    expect(part.body.data).toMatchObject([{ id: sent[0]?.id }]);
    const count = (query: string) =>
      countStatementsOf(world, () => browser.get(`/organizations/${id}/invitations${query}`));
    expect(await count('')).toBe(await count('?limit=1'));
  });

  it('shows invitations to managers and to no other member, independent of the names of workspace roles', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const manager = await addUser(world);
    const manage = { name: 'Manager', permissions: ['organization:manage'] };
    const { body: role } = await world.backend.post(`/organizations/${id}/roles`, manage);
    await addMember(world, id, manager.id, [role.id]);
    expect((await (await openSignedInBrowser(world, manager.id)).get(`/organizations/${id}/invitations`)).status).toBe(
      200,
    );

    const member = await addUserWithRole(world, id, 'Member');
    await addMember(world, second, member.id, [await roleNamed(world, second, 'Admin')]);
    await makeWorkspaceAdmin(world, id, member.id);
    const { status, body } = await (await openSignedInBrowser(world, member.id)).get(
      `/organizations/${id}/invitations`,
    );
    expect([status, body.errors[0].code, body.data]).toEqual([403, 'INSUFFICIENT_PERMISSIONS', {}]);
  });

  it('requires a sign-in and membership of this organization', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const path = `/organizations/${id}/invitations`;
    expect((await world.browser().get(path)).status).toBe(401);
    const outsider = await openSignedInBrowser(world, (await addUserWithRole(world, second, 'Admin')).id);
    const rejected = await outsider.get(path);
    expect([rejected.status, rejected.body.errors[0].code]).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    const foreign = await addOrganization(await createWorld());
    for (const other of [foreign, 'abc']) {
      const { status, body } = await outsider.get(`/organizations/${other}/invitations`);
      expect([status, body.errors[0].code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    }
  });
});

describe('the members and invitations of an organization', () => {
  const QUERY = `query ($id: ID!) {
    organization(id: $id) {
      members(first: 10) { nodes { user { email twoFactorEnabled } roles { name } } }
      invitations { nodes { email status inviter { email } } }
    }
  }`;

  it('returns the same members, invitations and errors in GraphQL as in REST', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const admin = await addUserWithRole(world, id, 'Admin');
    await world.backend.post(`/organizations/${id}/invitations`, { email: 'nina@example.com' });
    const browser = await openSignedInBrowser(world, admin.id);
    expect(await browser.data(QUERY, { id })).toEqual({
      organization: {
        members: { nodes: [{ user: { email: admin.email, twoFactorEnabled: false }, roles: [{ name: 'Admin' }] }] },
        invitations: { nodes: [{ email: 'nina@example.com', status: 'PENDING', inviter: null }] },
      },
    });
    const { body } = await (await openSignedInBrowser(world, (await addUser(world)).id)).graphql(QUERY, { id });
    expect(body.errors.map((error: { extensions: { code: string } }) => error.extensions.code)).toContain(
      'NOT_ORGANIZATION_MEMBER',
    );
  });
});

function giveAuthenticator(world: World, userId: string): Promise<void> {
  return command(world.context(), async (tx) => {
    const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
    const id = tx.newId();
    tx.em.create(Authenticator, { id, userId, secretSealed: 'sealed', verifiedAt: tx.now, ...stamps });
    tx.record({ type: 'user.mfa.enabled', resource: { type: 'user', id: userId } });
  });
}

/** A workspace of the organization in which the user has a role with a permission named like the organization's. */
async function makeWorkspaceAdmin(world: World, organizationId: string, userId: string): Promise<void> {
  const workspaceId = await command(world.context(), async (tx) => {
    const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
    const { id } = tx.em.create(Workspace, { id: tx.newId(), organizationId, name: 'W', slug: 'w', ...stamps });
    tx.record({ type: 'workspace.created', resource: { type: 'workspace', id } });
    return id;
  });
  const named = { name: 'Sham', permissions: ['organization:admin', 'organization:manage'] };
  const { body: role } = await world.backend.post(`/workspaces/${workspaceId}/roles`, named);
  const { rows, ids } = world.services.database;
  const now = new Date().toISOString();
  const [deployment_id, membershipId] = [world.id, ids.next()];
  await rows
    .insertInto('workspace_membership')
    .values({
      id: membershipId,
      deployment_id,
      workspace_id: workspaceId,
      user_id: userId,
      public_metadata: {},
      created_at: now,
      updated_at: now,
    })
    .execute();
  await rows
    .insertInto('workspace_membership_role')
    .values({ deployment_id, membership_id: membershipId, role_id: role.id })
    .execute();
}
