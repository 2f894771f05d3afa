import { openSignedUpBrowser, openVerifiedBrowser } from '../accounts.ts';
import { addUser } from '../add-user.ts';
import type { BrowserClient } from '../clients.ts';
import { createHostedWorld, type HostedWorld } from '../hosted-pages.ts';
import { putImage, smallPng } from '../images.ts';
import { backdateLastMail, createInvitation, expireRecently, mailedToken } from '../invitations.ts';
import { addMember, addOrganization } from '../organizations.ts';
import type { Filled } from '../page-forms.ts';
import { type ReadyForm, readyForm } from '../sent-twice.ts';
import { addWorkspaceMembers } from '../workspaces.ts';

const ORGANIZATION = '/organization-profile';
const WORKSPACE = '/organization-profile/workspaces';
const MINE = '/user-profile/organizations';

interface Company {
  readonly world: HostedWorld;
  readonly ada: BrowserClient & { readonly userId: string };
  readonly organization: string;
  readonly workspace: string;
}

async function company(): Promise<Company> {
  const world = await createHostedWorld();
  const ada = await openVerifiedBrowser(world);
  const organization = (await ada.post('/organizations', { name: 'Engines' })).body.data.id;
  const created = await ada.post('/workspaces', { organization_id: organization, name: 'Research' });
  return { world, ada, organization, workspace: created.body.data.id };
}

/** A form of a page of the organization, and what it needs. */
const ofOrganization =
  (section: string, action: string, prepare: (company: Company) => Promise<Filled> | Filled = () => ({})) =>
  async (): Promise<ReadyForm> => {
    const found = await company();
    const filled = await prepare(found);
    const path = `${ORGANIZATION}${section}?organization=${found.organization}`;
    return readyForm(found.world, found.ada.cookie, path, action, filled);
  };

const ofWorkspace =
  (section: string, action: string, prepare: (company: Company) => Promise<Filled> | Filled = () => ({})) =>
  async (): Promise<ReadyForm> => {
    const found = await company();
    const filled = await prepare(found);
    const path = `${WORKSPACE}/${section}?workspace=${found.workspace}`;
    return readyForm(found.world, found.ada.cookie, path, action, filled);
  };

const mine = (action: string, prepare: (company: Company) => Promise<Filled>) => async (): Promise<ReadyForm> => {
  const found = await company();
  const filled = await prepare(found);
  return readyForm(found.world, found.ada.cookie, MINE, action, filled);
};

/** Invites Ada to another organization. */
async function invite({ world }: Company): Promise<Filled> {
  await createInvitation(world, await addOrganization(world, 'Contoso'), 'ada@example.com');
  return {};
}

async function addGrace({ world, organization }: Company): Promise<string> {
  const grace = await addUser(world, { firstName: 'Grace', email: 'grace@example.com' });
  await addMember(world, organization, grace.id);
  return grace.id;
}

async function memberOfWorkspace(found: Company): Promise<Filled> {
  const [member] = await addWorkspaceMembers(found.world, found.workspace, [await addGrace(found)]);
  return { having: { membership: String(member?.id) } };
}

async function memberOfOrganization(found: Company): Promise<Filled> {
  const userId = await addGrace(found);
  const { body } = await found.world.backend.get(`/organizations/${found.organization}/members`);
  return { having: { membership: body.data.find((each) => each.user_id === userId)?.id ?? '' } };
}

async function organizationInvitation({ world, organization }: Company): Promise<Filled> {
  const { id } = await createInvitation(world, organization, 'grace@example.com');
  await mailedToken(world, 'grace@example.com');
  await backdateLastMail(world, id);
  return { having: { invitation: id } };
}

async function workspaceInvitation({ world, ada, workspace }: Company): Promise<Filled> {
  const { body } = await ada.post(`/workspaces/${workspace}/invitations`, { email: 'grace@example.com' });
  await mailedToken(world, 'grace@example.com');
  await backdateLastMail(world, body.data.id);
  return { having: { invitation: body.data.id } };
}

async function organizationRole({ ada, organization }: Company): Promise<Filled> {
  const sent = { name: 'Buyer', permissions: ['orders:read'] };
  const { body } = await ada.post(`/organizations/${organization}/roles`, sent);
  return { having: { role: body.data.id }, fields: { name: 'Seller' } };
}

async function workspaceRole({ ada, workspace }: Company): Promise<Filled> {
  const { body } = await ada.post(`/workspaces/${workspace}/roles`, { name: 'Buyer', permissions: ['orders:read'] });
  return { having: { role: body.data.id }, fields: { name: 'Seller' } };
}

const APPLICATION = `${ORGANIZATION}/application`;
const PORTAL = { type: 'web', name: 'Portal', redirect_uris: ['https://portal.example.com/callback'] };

/** A form of the page of an application, after what was changed before by its operation. */
const ofApplication =
  (action: string, filled: Filled = {}, changes: object | null = null) =>
  async (): Promise<ReadyForm> => {
    const { world, ada, organization } = await company();
    const path = `/organizations/${organization}/oauth-applications` as const;
    const { id, secrets } = (await ada.post(path, PORTAL)).body.data;
    if (changes !== null) await ada.patch(`${path}/${id}`, changes);
    const having = action === 'deleteSecret' ? { secret: secrets[0]?.id ?? '' } : {};
    const page = `${APPLICATION}?organization=${organization}&application=${id}`;
    return readyForm(world, ada.cookie, page, action, { having, ...filled });
  };

const image = async (): Promise<Filled> => ({ file: await smallPng() });
const ROLE = { fields: { name: 'Reviewer', permissions: 'reviews:write' } };
const PERSON = { fields: { email: 'grace@example.com' } };

/** Forms of organizations, workspaces and invitations. */
export const companyForms: Readonly<Record<string, () => Promise<ReadyForm>>> = {
  async '/create-organization submit'() {
    const world = await createHostedWorld();
    const { cookie } = await openSignedUpBrowser(world, 'ada@example.com');
    return readyForm(world, cookie, '/create-organization', 'submit', { fields: { name: 'Engines' } });
  },
  async '/invitations/accept accept'() {
    const found = await company();
    await createInvitation(found.world, await addOrganization(found.world, 'Contoso'), 'ada@example.com');
    const token = await mailedToken(found.world, 'ada@example.com', 2);
    return readyForm(found.world, found.ada.cookie, `/invitations/accept?token=${token}`, 'accept');
  },
  async '/invitations/accept renew'() {
    const world = await createHostedWorld();
    const { id } = await createInvitation(world, await addOrganization(world, 'Contoso'), 'ada@example.com');
    const token = await mailedToken(world, 'ada@example.com');
    await expireRecently(world, id);
    await backdateLastMail(world, id);
    return readyForm(world, null, `/invitations/accept?token=${token}`, 'renew');
  },
  [`${ORGANIZATION} update`]: ofOrganization('', 'update', () => ({ fields: { name: 'Motors' } })),
  [`${ORGANIZATION} setImage`]: ofOrganization('', 'setImage', image),
  [`${ORGANIZATION} deleteImage`]: ofOrganization('', 'deleteImage', async ({ ada, organization }) => {
    await putImage(ada, `/organizations/${organization}/image`, await smallPng());
    return {};
  }),
  [`${ORGANIZATION} leave`]: ofOrganization('', 'leave', async (found) => {
    const { roles } =
      (await found.world.backend.get(`/organizations/${found.organization}/members`)).body.data[0] ?? {};
    const roleIds = (roles ?? []).map(({ id }) => id);
    const grace = await addUser(found.world);
    await addMember(found.world, found.organization, grace.id, roleIds);
    await addWorkspaceMembers(found.world, found.workspace, [grace.id], 'Admin');
    return {};
  }),
  [`${ORGANIZATION} delete`]: ofOrganization('', 'delete', () => ({ fields: { confirmation: 'Engines' } })),
  [`${ORGANIZATION}/invitations invite`]: ofOrganization('/invitations', 'invite', () => PERSON),
  [`${ORGANIZATION}/invitations resend`]: ofOrganization('/invitations', 'resend', organizationInvitation),
  [`${ORGANIZATION}/invitations revoke`]: ofOrganization('/invitations', 'revoke', organizationInvitation),
  [`${ORGANIZATION}/members roles`]: ofOrganization('/members', 'roles', async (found) => {
    const { roles } =
      (await found.world.backend.get(`/organizations/${found.organization}/members`)).body.data[0] ?? {};
    return { ...(await memberOfOrganization(found)), fields: { role: roles?.[0]?.id ?? '' } };
  }),
  [`${ORGANIZATION}/members remove`]: ofOrganization('/members', 'remove', memberOfOrganization),
  [`${ORGANIZATION}/roles create`]: ofOrganization('/roles', 'create', () => ROLE),
  [`${ORGANIZATION}/roles update`]: ofOrganization('/roles', 'update', organizationRole),
  [`${ORGANIZATION}/roles delete`]: ofOrganization('/roles', 'delete', organizationRole),
  async [`${ORGANIZATION}/new-application create`]() {
    const { world, ada, organization } = await company();
    const page = `${ORGANIZATION}/new-application?organization=${organization}&type=WEB`;
    const fields = { name: 'Portal', redirectUris: 'https://portal.example.com/callback' };
    return readyForm(world, ada.cookie, page, 'create', { fields });
  },
  [`${APPLICATION} update`]: ofApplication('update', {
    fields: { name: 'Shop', redirectUris: 'https://shop.example.com/callback', scopes: 'OPENID' },
  }),
  [`${APPLICATION} createSecret`]: ofApplication('createSecret'),
  [`${APPLICATION} deleteSecret`]: ofApplication('deleteSecret'),
  [`${APPLICATION} disable`]: ofApplication('disable'),
  [`${APPLICATION} enable`]: ofApplication('enable', {}, { is_active: false }),
  [`${APPLICATION} delete`]: ofApplication('delete', { fields: { confirmation: 'Portal' } }),
  [`${WORKSPACE} create`]: ofOrganization('/workspaces', 'create', () => ({ fields: { name: 'Sales' } })),
  [`${WORKSPACE} update`]: ofOrganization('/workspaces', 'update', () => ({ fields: { name: 'Sales' } })),
  [`${WORKSPACE} setImage`]: ofOrganization('/workspaces', 'setImage', image),
  [`${WORKSPACE} deleteImage`]: ofOrganization('/workspaces', 'deleteImage', async ({ ada, workspace }) => {
    await putImage(ada, `/workspaces/${workspace}/image`, await smallPng());
    return {};
  }),
  [`${WORKSPACE} delete`]: ofOrganization('/workspaces', 'delete'),
  [`${WORKSPACE}/members roles`]: ofWorkspace('members', 'roles', async (found) => {
    const { body } = await found.ada.get(`/workspaces/${found.workspace}/roles`);
    return { ...(await memberOfWorkspace(found)), fields: { role: body.data[0]?.id ?? '' } };
  }),
  [`${WORKSPACE}/members remove`]: ofWorkspace('members', 'remove', memberOfWorkspace),
  [`${WORKSPACE}/add-member add`]: ofWorkspace('add-member', 'add', async (found) => ({
    having: { user: await addGrace(found) },
  })),
  [`${WORKSPACE}/invitations invite`]: ofWorkspace('invitations', 'invite', () => PERSON),
  [`${WORKSPACE}/invitations resend`]: ofWorkspace('invitations', 'resend', workspaceInvitation),
  [`${WORKSPACE}/invitations revoke`]: ofWorkspace('invitations', 'revoke', workspaceInvitation),
  [`${WORKSPACE}/roles create`]: ofWorkspace('roles', 'create', () => ROLE),
  [`${WORKSPACE}/roles update`]: ofWorkspace('roles', 'update', workspaceRole),
  [`${WORKSPACE}/roles delete`]: ofWorkspace('roles', 'delete', workspaceRole),
  [`${MINE} leaveOrganization`]: mine('leaveOrganization', ({ world, ada }) => joinAnother(world, ada.userId)),
  [`${MINE} leaveWorkspace`]: mine('leaveWorkspace', async (found) => {
    await addWorkspaceMembers(found.world, found.workspace, [(await addUser(found.world)).id], 'Admin');
    return {};
  }),
  [`${MINE} switchOrganization`]: mine('switchOrganization', ({ world, ada }) => joinAnother(world, ada.userId)),
  [`${MINE} switchWorkspace`]: mine('switchWorkspace', async ({ ada, organization }) => {
    await ada.post('/workspaces', { organization_id: organization, name: 'Sales' });
    return {};
  }),
  [`${MINE} acceptInvitation`]: mine('acceptInvitation', invite),
  [`${MINE} declineInvitation`]: mine('declineInvitation', invite),
};

/** Makes Ada a member of another organization. */
async function joinAnother(world: HostedWorld, userId: string): Promise<Filled> {
  const id = await addOrganization(world, 'Contoso');
  await addMember(world, id, userId);
  return { having: { id } };
}
