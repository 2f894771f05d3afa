import { PASSWORD } from '../../../support/accounts.ts';
import type { BrowserClient } from '../../../support/clients.ts';
import { acceptInvitation, mailedToken } from '../../../support/invitations.ts';
import { addMember, addOrganization, roleNamed } from '../../../support/organizations.ts';
import { openSignedInBrowser } from '../../../support/sign-in.ts';
import { createUser } from '../../../support/users.ts';
import { unique, type World } from '../../../support/world.ts';
import { type Cause, type Causes, listed, ok } from './cause.ts';

const newEmail = () => `${unique('nina')}@example.com`;

/** An organization or workspace with an admin in their browser. */
interface OrganizationOrWorkspace {
  readonly level: 'organization' | 'workspace';
  readonly id: string;
  readonly organizationId: string;
  /** The path on both hosts. */
  readonly path: `/organizations/${string}` | `/workspaces/${string}`;
  readonly admin: BrowserClient;
}

async function organizationIn(world: World): Promise<OrganizationOrWorkspace> {
  const id = await addOrganization(world, unique('Acme'));
  const user = await createUser(world);
  await addMember(world, id, user.id, [await roleNamed(world, id, 'Admin')]);
  const admin = await openSignedInBrowser(world, user.id);
  return { level: 'organization', id, organizationId: id, path: `/organizations/${id}`, admin };
}

async function workspaceIn(world: World): Promise<OrganizationOrWorkspace> {
  const { organizationId, admin } = await organizationIn(world);
  const { id } = ok(await admin.post('/workspaces', { organization_id: organizationId, name: 'Warehouse' })).data;
  return { level: 'workspace', id, organizationId, path: `/workspaces/${id}`, admin };
}

type CreateParent = (world: World) => Promise<OrganizationOrWorkspace>;

const shown = async ({ backend }: World, { path }: OrganizationOrWorkspace) => ({
  resource: ok(await backend.get(path)),
});

/** Adds a member without the role Admin. */
async function memberOf(world: World, { path, organizationId, level }: OrganizationOrWorkspace) {
  const user = await createUser(world);
  if (level === 'workspace') await addMember(world, organizationId, user.id);
  const { id } = ok(await world.backend.post(`${path}/members`, { user_id: user.id }));
  const member = () => listed(world.backend, `${path}/members`, id).then((resource) => ({ resource }));
  return { id, userId: user.id, member };
}

/** Invites an existing user. */
async function invitedTo(world: World, { path, level, id, organizationId }: OrganizationOrWorkspace) {
  const user = await createUser(world);
  const made = ok(await world.backend.post(`${path}/invitations`, { email: user.email }));
  const invitation = async () => ({
    resource: await listed(world.backend, `${path}/invitations`, made.id),
    parents: parentsOf({ level, id, organizationId }),
  });
  return { id: made.id, user, invitation };
}

const parentsOf = ({
  level,
  id,
  organizationId,
}: Pick<OrganizationOrWorkspace, 'level' | 'id' | 'organizationId'>) => ({
  organization_id: organizationId,
  ...(level === 'workspace' && { workspace_id: id }),
});

const changes = (create: CreateParent, level: OrganizationOrWorkspace['level']): Causes => ({
  [`${level}.updated`]: [
    {
      by: `PATCH /${level}s/{${level}_id}`,
      prepare: async (world) => {
        const where = await create(world);
        return async () => {
          ok(await world.backend.patch(where.path, { description: 'Trade' }));
          return shown(world, where);
        };
      },
    },
    {
      by: `PATCH /${level}s/{id} of the deployment host`,
      prepare: async (world) => {
        const where = await create(world);
        return async () => {
          ok(await where.admin.patch(where.path, { name: 'Another' }));
          return shown(world, where);
        };
      },
    },
  ],
  [`${level}.member.added`]: [
    {
      by: `POST /${level}s/{${level}_id}/members`,
      prepare: async (world) => {
        const where = await create(world);
        const user = await createUser(world, { first_name: 'Nina' });
        return async () => {
          const { id } = ok(await world.backend.post(`${where.path}/members`, { user_id: user.id }));
          return { resource: await listed(world.backend, `${where.path}/members`, id) };
        };
      },
    },
  ],
  [`${level}.member.updated`]: [
    {
      by: `PATCH /${level}s/{${level}_id}/members/{membership_id}`,
      prepare: async (world) => {
        const where = await create(world);
        const { id, member } = await memberOf(world, where);
        return async () => {
          ok(await world.backend.patch(`${where.path}/members/${id}`, { public_metadata: { camelCase: { aKey: 1 } } }));
          return member();
        };
      },
    },
    {
      by: `PATCH /${level}s/{id}/members/{membership_id} of the deployment host`,
      prepare: async (world) => {
        const where = await create(world);
        const { id, member } = await memberOf(world, where);
        const { data } = ok(await world.backend.get(`${where.path}/roles?limit=100`));
        const role = data.find(({ name }) => name === 'Admin');
        return async () => {
          ok(await where.admin.patch(`${where.path}/members/${id}`, { role_ids: [role?.id] }));
          return member();
        };
      },
    },
  ],
  [`${level}.member.removed`]: [
    {
      by: `DELETE /${level}s/{${level}_id}/members/{membership_id}`,
      prepare: async (world) => {
        const where = await create(world);
        const { id, member } = await memberOf(world, where);
        const before = await member();
        return async () => {
          ok(await world.backend.delete(`${where.path}/members/${id}`));
          return before;
        };
      },
    },
    {
      by: `DELETE /${level}s/{id}/members/{membership_id} of the deployment host`,
      prepare: async (world) => {
        const where = await create(world);
        const { id, member } = await memberOf(world, where);
        const before = await member();
        return async () => {
          ok(await where.admin.delete(`${where.path}/members/${id}`));
          return before;
        };
      },
    },
    {
      by: `POST /${level}s/{id}/leave`,
      prepare: async (world) => {
        const where = await create(world);
        const { userId, member } = await memberOf(world, where);
        const [before, browser] = [await member(), await openSignedInBrowser(world, userId)];
        return async () => {
          ok(await browser.post(`${where.path}/leave`));
          return before;
        };
      },
    },
  ],
  [`${level}.invitation.created`]: [
    {
      by: `POST /${level}s/{${level}_id}/invitations`,
      prepare: async (world) => {
        const where = await create(world);
        return async () => {
          const { id } = ok(await world.backend.post(`${where.path}/invitations`, { email: newEmail() }));
          return {
            resource: await listed(world.backend, `${where.path}/invitations`, id),
            parents: parentsOf(where),
          };
        };
      },
    },
    {
      by: `POST /${level}s/{id}/invitations of the deployment host`,
      prepare: async (world) => {
        const where = await create(world);
        return async () => {
          const { id } = ok(await where.admin.post(`${where.path}/invitations`, { email: newEmail() })).data;
          return {
            resource: await listed(world.backend, `${where.path}/invitations`, id),
            parents: parentsOf(where),
          };
        };
      },
    },
  ],
  [`${level}.invitation.accepted`]: [
    {
      by: 'POST /invitations/accept',
      also: [`${level}.member.added`],
      prepare: async (world) => {
        const { user, invitation } = await invitedTo(world, await create(world));
        const [token, browser] = [
          await mailedToken(world, user.email as string),
          await openSignedInBrowser(world, user.id),
        ];
        return async () => {
          ok(await acceptInvitation(browser, token));
          return invitation();
        };
      },
    },
    {
      by: 'POST /me/invitations/{invitation_id}/accept',
      also: [`${level}.member.added`],
      prepare: async (world) => {
        const { id, user, invitation } = await invitedTo(world, await create(world));
        const browser = await openSignedInBrowser(world, user.id);
        return async () => {
          ok(await browser.post(`/me/invitations/${id}/accept`));
          return invitation();
        };
      },
    },
    {
      by: 'POST /auth/signup with its token',
      also: [`${level}.member.added`, 'session.created', 'user.created'],
      prepare: async (world) => {
        const where = await create(world);
        const email = newEmail();
        const { id } = ok(await world.backend.post(`${where.path}/invitations`, { email }));
        const invitation_token = await mailedToken(world, email);
        return async () => {
          ok(await world.browser().post('/auth/signup', { email, password: PASSWORD, invitation_token }));
          return {
            resource: await listed(world.backend, `${where.path}/invitations`, id),
            parents: parentsOf(where),
          };
        };
      },
    },
  ],
  [`${level}.invitation.revoked`]: [
    {
      by: `DELETE /${level}s/{${level}_id}/invitations/{invitation_id}`,
      prepare: async (world) => {
        const where = await create(world);
        const { id, invitation } = await invitedTo(world, where);
        return async () => {
          ok(await world.backend.delete(`${where.path}/invitations/${id}`));
          return invitation();
        };
      },
    },
    {
      by: `DELETE /${level}s/{id}/invitations/{invitation_id} of the deployment host`,
      prepare: async (world) => {
        const where = await create(world);
        const { id, invitation } = await invitedTo(world, where);
        return async () => {
          ok(await where.admin.delete(`${where.path}/invitations/${id}`));
          return invitation();
        };
      },
    },
    {
      by: 'DELETE /me/invitations/{invitation_id}',
      prepare: async (world) => {
        const { id, user, invitation } = await invitedTo(world, await create(world));
        const browser = await openSignedInBrowser(world, user.id);
        return async () => {
          ok(await browser.delete(`/me/invitations/${id}`));
          return invitation();
        };
      },
    },
  ],
});

const inviterRemoved = (create: CreateParent, level: OrganizationOrWorkspace['level']): Cause => ({
  by: 'the removal of the member who sent it',
  also: [`${level}.member.removed`],
  prepare: async (world) => {
    const where = await create(world);
    const { id, userId } = await memberOf(world, where);
    const { data } = ok(await world.backend.get(`${where.path}/roles?limit=100`));
    const role = data.find(({ name }) => name === 'Admin');
    ok(await world.backend.patch(`${where.path}/members/${id}`, { role_ids: [role?.id] }));
    const inviter = await openSignedInBrowser(world, userId);
    const made = ok(await inviter.post(`${where.path}/invitations`, { email: newEmail() })).data;
    return async () => {
      ok(await world.backend.delete(`${where.path}/members/${id}`));
      return {
        resource: await listed(world.backend, `${where.path}/invitations`, made.id),
        parents: parentsOf(where),
      };
    };
  },
});

const ofOrganizations = changes(organizationIn, 'organization');
const ofWorkspaces = changes(workspaceIn, 'workspace');

export const ORGANIZATIONS_AND_WORKSPACES: Causes = {
  ...ofOrganizations,
  ...ofWorkspaces,
  'organization.invitation.revoked': [
    ...(ofOrganizations['organization.invitation.revoked'] ?? []),
    inviterRemoved(organizationIn, 'organization'),
  ],
  'workspace.invitation.revoked': [
    ...(ofWorkspaces['workspace.invitation.revoked'] ?? []),
    inviterRemoved(workspaceIn, 'workspace'),
  ],
  'organization.created': [
    {
      by: 'POST /organizations',
      prepare: async (world) => async () => {
        const { id } = ok(await world.backend.post('/organizations', { name: 'Acme' }));
        return { resource: ok(await world.backend.get(`/organizations/${id}`)) };
      },
    },
    {
      by: 'POST /organizations of the deployment host',
      also: ['organization.member.added'],
      prepare: async (world) => {
        const { id: userId } = await createUser(world);
        const browser = await openSignedInBrowser(world, userId);
        return async () => {
          const { id } = ok(await browser.post('/organizations', { name: 'Acme' })).data;
          return { resource: ok(await world.backend.get(`/organizations/${id}`)) };
        };
      },
    },
  ],
  'organization.deleted': [
    {
      by: 'DELETE /organizations/{organization_id}, which also deletes its workspaces',
      also: ['workspace.deleted', 'workspace.deleted'],
      prepare: async (world) => {
        const where = await organizationIn(world);
        for (const name of ['Warehouse', 'Shop']) ok(await world.backend.post(`${where.path}/workspaces`, { name }));
        await invitedTo(world, where);
        const before = await shown(world, where);
        return async () => {
          ok(await world.backend.delete(where.path));
          return before;
        };
      },
    },
    {
      by: 'DELETE /organizations/{id} of the deployment host',
      prepare: async (world) => {
        const where = await organizationIn(world);
        const before = await shown(world, where);
        return async () => {
          ok(await where.admin.delete(where.path));
          return before;
        };
      },
    },
  ],
  'workspace.created': [
    {
      by: 'POST /organizations/{organization_id}/workspaces',
      prepare: async (world) => {
        const { id: organizationId } = await organizationIn(world);
        return async () => {
          const made = await world.backend.post(`/organizations/${organizationId}/workspaces`, { name: 'Warehouse' });
          const { id } = ok(made);
          return { resource: ok(await world.backend.get(`/workspaces/${id}`)) };
        };
      },
    },
    {
      by: 'POST /workspaces of the deployment host',
      also: ['workspace.member.added'],
      prepare: async (world) => {
        const { id: organization_id, admin } = await organizationIn(world);
        return async () => {
          const { id } = ok(await admin.post('/workspaces', { organization_id, name: 'Warehouse' })).data;
          return { resource: ok(await world.backend.get(`/workspaces/${id}`)) };
        };
      },
    },
  ],
  'workspace.deleted': [
    {
      by: 'DELETE /workspaces/{workspace_id}',
      prepare: async (world) => {
        const where = await workspaceIn(world);
        await invitedTo(world, where);
        const before = await shown(world, where);
        return async () => {
          ok(await world.backend.delete(where.path));
          return before;
        };
      },
    },
    {
      by: 'DELETE /workspaces/{id} of the deployment host',
      prepare: async (world) => {
        const where = await workspaceIn(world);
        const before = await shown(world, where);
        return async () => {
          ok(await where.admin.delete(where.path));
          return before;
        };
      },
    },
    {
      by: 'DELETE /organizations/{organization_id}',
      also: ['organization.deleted'],
      prepare: async (world) => {
        const where = await workspaceIn(world);
        const before = await shown(world, where);
        return async () => {
          ok(await world.backend.delete(`/organizations/${where.organizationId}`));
          return before;
        };
      },
    },
  ],
};
