import { startSmtpServer } from '../../platform/mail/servers.ts';
import { addUser } from '../add-user.ts';
import { startProvider } from '../ai-provider.ts';
import { enrollUser } from '../authenticators.ts';
import { backdateLastMail } from '../invitations.ts';
import { addPasskeyUser } from '../passkeys.ts';
import { openSignedInBrowser } from '../sign-in.ts';
import { createImpersonation, createTicket, openImpersonatedBrowser } from '../sign-in-tickets.ts';
import { createWorld, unique } from '../world.ts';
import { agentPreparations } from './agents.ts';
import { customerKeyPreparations } from './customer-keys.ts';
import type { Fixture, Preparations } from './fixture.ts';
import { oauthBackendPreparations } from './oauth.ts';
import { socialBackendPreparations } from './social.ts';
import { webhookPreparations } from './webhooks.ts';

const newEmail = () => `${unique('ada')}@example.com`;
const newUser = async ({ world }: Fixture) => (await addUser(world)).id;

/** A separate deployment for a request whose changes would affect other requests. */
const ownDeployment = async () => (await createWorld()).backend;

/** The id of a resource that is created for the request. */
const created =
  (part: string, create: (fixture: Fixture) => Promise<{ readonly id: string }>) => async (fixture: Fixture) => ({
    values: { [part]: (await create(fixture)).id },
  });

const newTool = () => ({
  name: unique('tool'),
  description: 'Returns the status of an order.',
  url: 'https://tools.example.com/order-status',
});
const newName = () => ({ name: unique('name') });
const newRole = () => ({ ...newName(), permissions: ['orders:read'] });
const IN_ORGANIZATION = '/organizations/{organization_id}';
const IN_WORKSPACE = '/workspaces/{workspace_id}';
type Parent = typeof IN_ORGANIZATION | typeof IN_WORKSPACE;

const invitation = (path: Parent) => async (fixture: Fixture) => {
  const { id } = await fixture.create(`${path}/invitations`, { email: newEmail() });
  await backdateLastMail(fixture.world, id);
  return { values: { invitation_id: id } };
};

const member = (path: Parent) => async (fixture: Fixture) => {
  const { id } = await fixture.create(`${path}/members`, { user_id: await newUser(fixture) });
  return { values: { membership_id: id } };
};

/** An entry of a deployment that has a waitlist. */
async function waitlistEntry() {
  const world = await createWorld();
  await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
  await world.browser().post('/waitlist', { email: newEmail() });
  const [{ id }] = (await world.backend.get('/waitlist')).body.data;
  return { client: world.backend, values: { id: id } };
}

const SMTP = { host: 'smtp.northwind.example', port: 587, from_email: 'no-reply@northwind.example' };

async function smtpDeployment(changes: object = {}) {
  const client = await ownDeployment();
  await client.post('/settings/email/smtp', { ...SMTP, username: '', password: '', ...changes });
  return { client };
}

async function deploymentWithProvider(changes: object = {}) {
  const client = await ownDeployment();
  const body = { base_url: 'https://api.example.com/v1', default_embedding_model: 'embed-1', ...changes };
  await client.patch('/settings/ai', body);
  return { client, body };
}

/** Preparations of the operations of the backend host whose arguments cannot be derived. */
export const backendPreparations: Preparations = {
  ...customerKeyPreparations,
  ...oauthBackendPreparations,
  ...socialBackendPreparations,
  ...webhookPreparations,

  createUser: () => ({ body: { email: newEmail(), username: unique('ada'), password: 'correct horse battery' } }),
  updateUser: () => ({ body: { first_name: unique('Ada') } }),
  deleteUser: async (fixture) => ({ values: { user_id: await newUser(fixture) } }),
  deleteUserEmail: async (fixture) => {
    const user_id = await newUser(fixture);
    const { id } = await fixture.create(`/users/${user_id}/emails`, { email: newEmail() });
    return { values: { user_id, email_id: id } };
  },
  deleteUserPhone: async (fixture) => {
    const user_id = await newUser(fixture);
    const { id } = await fixture.create(`/users/${user_id}/phones`, { phone_number: '+4930123457' });
    return { values: { user_id, phone_id: id } };
  },
  removeUserAuthenticator: async ({ world }) => ({
    values: { user_id: (await enrollUser(world, newEmail())).browser.userId },
  }),
  revokeUserSession: async (fixture) => {
    const { world } = fixture;
    const user_id = await newUser(fixture);
    const [session] = (await (await openSignedInBrowser(world, user_id)).get('/me/sessions')).body.data;
    return { values: { user_id, session_id: session?.id as string } };
  },
  revokeSignInTicket: async (fixture) => {
    const user_id = await newUser(fixture);
    const { id } = await createTicket(fixture.world, user_id);
    return { values: { user_id, ticket_id: id } };
  },
  deleteUserImport: created('import_id', ({ create }) =>
    create('/user-imports', { content: JSON.stringify({ email: newEmail() }) }),
  ),
  userImpersonations: async (fixture) => {
    const user_id = await newUser(fixture);
    await createImpersonation(fixture.world, user_id);
    return { values: { user_id } };
  },
  createImpersonation: async (fixture) => ({ values: { user_id: await newUser(fixture) } }),
  endImpersonation: async (fixture) => {
    const user_id = await newUser(fixture);
    const { impersonationId } = await openImpersonatedBrowser(fixture.world, user_id);
    return { values: { user_id, impersonation_id: impersonationId } };
  },
  userPasskeys: async ({ world }) => ({ values: { user_id: (await addPasskeyUser(world)).id } }),
  deleteUserPasskey: async ({ world }) => {
    const { id, passkey } = await addPasskeyUser(world);
    return { values: { user_id: id, passkey_id: passkey.id } };
  },
  revokeApiKey: created('id', ({ create }) => create('/api-keys', newName())),
  createApiKey: () => ({ body: { name: unique('key'), scopes: ['users:read'] } }),
  deleteDevelopmentMessages: async () => ({ client: await ownDeployment() }),
  updateDeployment: async () => ({ client: await ownDeployment(), body: { maintenance_mode: true } }),

  ...agentPreparations,
  updateAiAgentThread: () => ({ body: { title: unique('Opening hours') } }),
  deleteAiAgentThread: created('thread_id', ({ create }) => create('/ai-agents/{agent_id}/threads', {})),
  deleteAiAgent: created('agent_id', ({ create }) => create('/ai-agents', { ...newName(), model: 'some-model' })),
  createAiTool: () => ({ body: newTool() }),
  updateAiTool: () => ({ body: { description: unique('Returns the status of a parcel') } }),
  deleteAiTool: created('tool_id', ({ create }) => create('/ai-tools', newTool())),
  createAiKnowledgeBase: ({ resources }) => {
    const { workspace_id } = resources.valuesFor(IN_WORKSPACE);
    return { body: { ...newName(), type: 'hybrid', workspace_id } };
  },
  deleteAiKnowledgeBase: created('kb_id', ({ create }) =>
    create('/ai-knowledge-bases', { ...newName(), type: 'vector' }),
  ),
  createKnowledgeBaseDocument: () => ({ body: { name: 'welcome.md', content_base64: 'IyBXZWxjb21lCg==' } }),
  deleteKnowledgeBaseDocument: created('document_id', ({ create }) =>
    create('/ai-knowledge-bases/{kb_id}/documents', { name: 'welcome.md', content_base64: 'IyBXZWxjb21lCg==' }),
  ),
  deleteJwtTemplate: created('id', ({ create }) => create('/jwt-templates', { ...newName(), claims: {} })),

  createOrganization: () => ({ body: newName() }),
  deleteOrganization: created('organization_id', ({ create }) => create('/organizations', newName())),
  addOrganizationMember: async (fixture) => ({ body: { user_id: await newUser(fixture) } }),
  removeOrganizationMember: member(IN_ORGANIZATION),
  deleteOrganizationRole: created('role_id', ({ create }) => create(`${IN_ORGANIZATION}/roles`, newRole())),
  deleteWorkspaceRole: created('role_id', ({ create }) => create(`${IN_WORKSPACE}/roles`, newRole())),
  deleteDeploymentRole: created('role_id', ({ create }) => create('/roles', { ...newRole(), level: 'organization' })),
  createInvitation: () => ({ body: { email: newEmail() } }),
  createInvitations: () => ({ body: { invitations: [{ email: newEmail() }, { email: newEmail() }] } }),
  resendInvitation: invitation(IN_ORGANIZATION),
  revokeInvitation: invitation(IN_ORGANIZATION),
  updateOrganizationRole: () => ({ body: newRole() }),
  updateWorkspaceRole: () => ({ body: newRole() }),
  updateDeploymentRole: () => ({ body: newRole() }),
  createWorkspace: () => ({ body: newName() }),
  deleteWorkspace: created('workspace_id', ({ create }) => create(`${IN_ORGANIZATION}/workspaces`, newName())),
  addWorkspaceMember: async (fixture) => ({ body: { user_id: await newUser(fixture) } }),
  removeWorkspaceMember: member(IN_WORKSPACE),
  createWorkspaceInvitation: () => ({ body: { email: newEmail() } }),
  resendWorkspaceInvitation: invitation(IN_WORKSPACE),
  revokeWorkspaceInvitation: invitation(IN_WORKSPACE),

  setAllowedOrigins: async () => ({ client: await ownDeployment() }),
  updateAuthSettings: async () => ({ client: await ownDeployment(), body: { session_token_lifetime: 3600 } }),
  updateB2bSettings: async () => ({ client: await ownDeployment(), body: { workspaces_enabled: false } }),
  updateUiSettings: async () => ({ client: await ownDeployment(), body: { app_name: 'Southwind' } }),
  updateRestrictions: async () => ({ client: await ownDeployment(), body: { sign_up_mode: 'waitlist' } }),
  rotateSigningKeys: async () => ({ client: await ownDeployment() }),
  removeFromAllowlist: listed('allowlist'),
  removeFromBlocklist: listed('blocklist'),
  approveWaitlistEntry: waitlistEntry,
  deleteWaitlistEntry: waitlistEntry,

  setSmtpConfig: async () => ({ client: await ownDeployment(), body: { ...SMTP, username: 'a', password: 'b' } }),
  deleteSmtpConfig: () => smtpDeployment(),
  verifySmtpConfig: async () => {
    const { port } = await startSmtpServer();
    return smtpDeployment({ host: 'localhost', port });
  },
  deleteMessageTemplate: async () => {
    const client = await ownDeployment();
    const body = { subject: 'Hello', paragraphs: ['Hello.'] };
    await client.put('/settings/email/templates/sign_in_link/en', body);
    return { client };
  },
  updateAiSettings: () => deploymentWithProvider(),
  deleteAiSettings: async () => ({ client: (await deploymentWithProvider()).client }),
  verifyAiSettings: async () => {
    const { baseUrl } = await startProvider();
    const { client } = await deploymentWithProvider({ base_url: baseUrl });
    return { client };
  },
};

function listed(list: 'allowlist' | 'blocklist') {
  return async ({ create }: Fixture) => {
    const value = `${unique('example')}.example`;
    await create(`/settings/restrictions/${list}`, { value });
    return { query: `?value=${value}` };
  };
}
