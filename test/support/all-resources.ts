import { randomInt } from 'node:crypto';
import { storeMentions } from '../../src/ai/entities/store-mentions.ts';
import { storeDevelopmentMessage } from '../../src/deployment/development-messages/store-development-message.ts';
import { changeSettings } from './accounts.ts';
import { documentReady } from './documents.ts';
import type { HttpResponse } from './http.ts';
import { smallPng } from './images.ts';
import { addApplication, addConsentRequest, addDeviceRequest, addGrant, signInIdOf } from './oauth-applications.ts';
import { registerPasskey } from './passkeys.ts';
import { openSignedInBrowser } from './sign-in.ts';
import { storeSocialAccount } from './social-accounts.ts';
import { addProvider, sharedProvider } from './social-provider.ts';
import { linkWallet, newWallet, WALLET_SETTINGS } from './wallets.ts';
import type { World } from './world.ts';
import { unique } from './world.ts';

/** One of each resource that a path can name, created through REST. */
export interface AllResources {
  /** The value of each `{part}` of a path, such as `/ai-agents/{agent_id}`. */
  valuesFor(path: string): Record<string, string>;
  /** All ids and names, which another deployment must never receive. */
  readonly idsAndNames: readonly string[];
}

/** Parts of paths that name a message, which each deployment has. */
const SAME_IN_EACH_DEPLOYMENT: Readonly<Record<string, string>> = { kind: 'sign_in_link', language: 'en' };

/** Creates one of each resource in the deployment of the world. */
export async function createAllResources(world: World): Promise<AllResources> {
  const { backend } = world;
  const make = async <const Path extends string>(path: Path, body: object) =>
    made(path, await backend.post(path, body));

  await changeSettings(world, { authentication_factors: { passkey: { enabled: true } } });
  const user = await make('/users', {
    email: `${unique('ada')}@example.com`,
    username: unique('ada'),
    first_name: 'Ada',
  });
  const image = await addImage(world);
  const email = await make(`/users/${user.id}/emails`, { email: `${unique('spare')}@example.com` });
  const phone = await make(`/users/${user.id}/phones`, { phone_number: uniquePhoneNumber() });
  const userImport = await make('/user-imports', { content: '{}' });
  const organization = await make('/organizations', { name: unique('Northwind') });
  const inOrganization = `/organizations/${organization.id}` as const;
  const organizationMember = await make(`${inOrganization}/members`, { user_id: user.id });
  const organizationRole = await make(`${inOrganization}/roles`, {
    name: unique('Buyer'),
    permissions: ['orders:read'],
  });
  const invitation = await make(`${inOrganization}/invitations`, { email: `${unique('guest')}@example.com` });
  const workspace = await make(`${inOrganization}/workspaces`, { name: unique('Warehouse') });
  const workspaceInvitation = await make(`/workspaces/${workspace.id}/invitations`, {
    email: `${unique('guest')}@example.com`,
  });
  const workspaceRole = await make(`/workspaces/${workspace.id}/roles`, {
    name: unique('Packer'),
    permissions: ['orders:read'],
  });
  const deploymentRole = await make('/roles', {
    level: 'organization',
    name: unique('Auditor'),
    permissions: ['orders:read'],
  });
  const workspaceMember = await make(`/workspaces/${workspace.id}/members`, { user_id: user.id });
  const template = await make('/jwt-templates', { name: unique('mobile'), claims: { name: '{{user.first_name}}' } });
  const oauthResource = await make('/oauth-resources', {
    identifier: `https://api.example.com/${unique('invoices')}`,
    name: 'Invoices',
    scopes: [{ name: 'invoices:read', description: 'Read your invoices' }],
  });
  // The first one, so that the graph leads to roles of an organization.
  const organizationApplication = await make('/oauth-applications', {
    type: 'machine',
    name: unique('importer'),
    organization_id: organization.id,
    role_ids: [organizationRole.id],
  });
  const [organizationSecret] = organizationApplication.secrets;
  const oauthApplication = await make('/oauth-applications', {
    type: 'web',
    name: unique('portal'),
    redirect_uris: ['https://portal.example.com/callback'],
    resources: [{ identifier: oauthResource.identifier, scopes: [] }],
  });
  const [oauthSecret] = oauthApplication.secrets;
  const apiAuthApp = await make('/api-auth/apps', {
    name: unique('gateway'),
    self_service: { permissions: ['orders:read'] },
  });
  const apiAuthKey = await make(`/api-auth/apps/${apiAuthApp.name}/keys`, {
    name: unique('caller'),
    user_id: user.id,
    organization_id: organization.id,
  });
  const base = await make('/ai-knowledge-bases', {
    name: unique('Handbook'),
    type: 'hybrid',
    workspace_id: workspace.id,
    is_searchable_by_users: true,
  });
  const file = await make(`/ai-knowledge-bases/${base.id}/documents`, {
    name: 'opening-hours.md',
    type: 'md',
    content_base64: Buffer.from('# Open\n\nEvery day. Ask Ada Lovelace or Grace Hopper.').toString('base64'),
  });
  const another = await make(`/ai-knowledge-bases/${base.id}/documents`, {
    name: 'prices.txt',
    content: 'Ten crowns.',
  });
  for (const { id } of [file, another]) await documentReady(world.backend, base.id, id);
  const entityId = await addEntity(world, base.id);
  const agent = await make('/ai-agents', {
    name: unique('Helper'),
    model: 'some-model',
    knowledge_bases: [base.id],
    audience: 'workspace',
    audience_workspace_id: workspace.id,
  });
  const thread = await make(`/ai-agents/${agent.id}/threads`, {
    title: 'Opening hours',
    user_id: user.id,
    workspace_id: workspace.id,
  });
  await make(`/ai-agents/${agent.id}/threads/${thread.id}/messages`, { role: 'user', content: 'Hello' });
  const runId = await addRun(world, agent.id, { threadId: thread.id, userId: user.id });
  const tool = await make('/ai-tools', {
    name: unique('tool'),
    description: 'Returns the status of an order.',
    url: 'https://tools.example.com/order-status',
  });
  const hooks = await make('/webhooks/apps', { name: unique('hooks') });
  const endpoint = await make('/webhooks/endpoints', {
    app_name: hooks.name,
    url: 'https://hooks.example.com/gatehouse',
    subscriptions: [{ event_name: 'invoice.*' }],
  });
  const triggered = await backend.post(`/webhooks/apps/${hooks.name}/trigger`, { event_name: 'invoice.paid' });
  const eventType = await make(`/webhooks/apps/${hooks.name}/events`, { name: unique('invoice.sent') });
  const replayed = await make(`/webhooks/apps/${hooks.name}/deliveries/replay`, {
    delivery_ids: triggered.body.delivery_ids,
  });
  const key = await make('/api-keys', { name: unique('key') });

  await backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
  await world.browser().post('/waitlist', { email: `${unique('waiting')}@example.com` });
  await backend.patch('/settings/restrictions', { sign_up_mode: 'open' });
  const [waiting] = (await backend.get('/waitlist')).body.data;
  const browser = await openSignedInBrowser(world, user.id);
  await backend.patch('/settings/auth', WALLET_SETTINGS);
  const { data: wallet } = (await linkWallet(browser, newWallet())).body;
  const passkey = await registerPasskey(world, browser);
  const [session] = (await browser.get('/me/sessions')).body.data;
  await backend.put('/settings/email/templates/sign_in_link/en', { subject: 'Hello', paragraphs: ['Hello.'] });
  const ticket = await make(`/users/${user.id}/sign-in-tickets`, {});
  const impersonation = await make(`/users/${user.id}/impersonations`, { actor: 'grace@northwind.example' });

  const { name: provider, connectionId } = await addSocialAccount(world, user.id);
  const connected = await addConnectedApplication(world, user.id);
  const messageId = await addDevelopmentMessage(world);
  const [record] = (await backend.get('/audit-log')).body.data;

  const always: Record<string, string> = {
    message_id: messageId,
    record_id: record.id,
    user_id: user.id,
    email_id: email.id,
    phone_id: phone.id,
    wallet_id: wallet.id,
    passkey_id: passkey.id,
    session_id: session.id,
    grant_id: connected.grantId,
    uid: connected.uid,
    user_code: connected.userCode,
    ticket_id: ticket.id,
    impersonation_id: impersonation.id,
    organization_id: organization.id,
    workspace_id: workspace.id,
    kb_id: base.id,
    document_id: file.id,
    entity_id: entityId,
    agent_id: agent.id,
    run_id: runId,
    thread_id: thread.id,
    tool_id: tool.id,
    application_id: oauthApplication.id,
    secret_id: oauthSecret?.id ?? '',
    resource_id: oauthResource.id,
    key_id: apiAuthKey.id,
    endpoint_id: endpoint.id,
    import_id: userImport.id,
    delivery_id: triggered.body.delivery_ids[0],
    event_name: eventType.name,
    task_id: replayed.id,
    provider,
    name: 'logo',
    ...SAME_IN_EACH_DEPLOYMENT,
  };
  const valueNamed = (part: string, path: string): string => {
    if (part === 'membership_id') return path.startsWith('/workspaces') ? workspaceMember.id : organizationMember.id;
    if (part === 'role_id' && path.startsWith('/roles')) return deploymentRole.id;
    if (part === 'role_id') return path.startsWith('/workspaces') ? workspaceRole.id : organizationRole.id;
    if (part === 'application_id' && path.startsWith('/organizations')) return organizationApplication.id;
    if (part === 'secret_id' && path.startsWith('/organizations')) return organizationSecret?.id ?? '';
    if (part === 'invitation_id') return path.startsWith('/workspaces') ? workspaceInvitation.id : invitation.id;
    if (part === 'app_name') return path.startsWith('/webhooks') ? hooks.name : apiAuthApp.name;
    if (part === 'id' && path.startsWith('/jwt-templates')) return template.id;
    if (part === 'id' && path.startsWith('/images')) return image;
    if (part === 'id' && path.startsWith('/api-keys')) return key.id;
    if (part === 'id' && path.startsWith('/waitlist')) return waiting.id;
    if (part === 'id' && path.startsWith('/me/sessions')) return session.id;
    if (part === 'id') return path.startsWith('/workspaces') ? workspace.id : organization.id;
    if (part === 'name' && path.startsWith('/settings/social-connections')) return provider;
    const value = always[part];
    if (value === undefined)
      throw new Error(`There is no value for {${part}} of ${path}. Create a resource for it here.`);
    return value;
  };
  return {
    valuesFor: (path) =>
      Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, part = '']) => [part, valueNamed(part, path)])),
    idsAndNames: [
      ...Object.entries(always).flatMap(([part, value]) =>
        part === 'name' || part in SAME_IN_EACH_DEPLOYMENT ? [] : [value],
      ),
      image,
      invitation.id,
      workspaceInvitation.id,
      organizationRole.id,
      workspaceRole.id,
      deploymentRole.id,
      organizationApplication.id,
      organizationMember.id,
      workspaceMember.id,
      template.id,
      key.id,
      hooks.name,
      connectionId,
    ],
  };
}

/** A message of the development mailbox, as the worker stores it. */
async function addDevelopmentMessage({ services, id: deploymentId }: World): Promise<string> {
  const id = services.database.ids.next();
  const job = { id, deploymentId, recipient: '', about: [], sealed: '', expiresAt: null };
  const text = '123456 is your code.';
  await storeDevelopmentMessage(services, job, { channel: 'sms', to: '+4930123458', text });
  return id;
}

/** Adds a provider of social sign-in, with a stored token of the user. */
async function addSocialAccount(world: World, userId: string) {
  const name = await addProvider(world, await sharedProvider(), { tokens_stored: true });
  const { id: providerId } = await world.services.database.rows
    .selectFrom('social_provider')
    .select('id')
    .where('deployment_id', '=', world.id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const account = { providerId, provider: name, subject: unique('ada'), accessToken: unique('token') };
  return { name, connectionId: await storeSocialAccount(world, userId, account) };
}

/** Gives the user an application that has a grant, and asks for another consent. Another one waits with a code. */
async function addConnectedApplication(world: World, userId: string) {
  const { id: applicationId } = await addApplication(world);
  const { id: grantId } = await addGrant(world, { applicationId, userId });
  const signInId = await signInIdOf(world, userId);
  const { id: deviceApplicationId } = await addApplication(world, { type: 'native', deviceSignIn: true });
  const userCode = await addDeviceRequest(world, deviceApplicationId);
  return { grantId, userCode, uid: await addConsentRequest(world, { applicationId, userId, signInId }) };
}

/** Uploads a logo and returns the id in its URL. */
async function addImage({ backend }: World): Promise<string> {
  const content_base64 = (await smallPng()).toString('base64');
  const { body } = await backend.put('/settings/ui/images/logo', { content_base64 });
  return body.logo_image_url.split('/').at(-1) as string;
}

/** An entity as the processing of a document stores it. */
async function addEntity({ id: deploymentId, services }: World, knowledgeBaseId: string): Promise<string> {
  const { rows, ids } = services.database;
  const entity = { name: unique('Valve'), key: unique('valve'), kind: 'name', frequency: 1 } as const;
  const entityId = ids.next();
  await storeMentions(rows, { deploymentId, knowledgeBaseId }, [{ id: '1', entities: [entity] }], () => entityId);
  return entityId;
}

/** A run as it is stored when it has ended. Running an agent needs a provider. */
async function addRun(
  { id, services }: World,
  agentId: string,
  { threadId, userId }: { readonly threadId: string; readonly userId: string },
): Promise<string> {
  const { rows, ids } = services.database;
  const runId = ids.next();
  const now = new Date().toISOString();
  await rows
    .insertInto('ai_agent_run')
    .values({
      deployment_id: id,
      id: runId,
      agent_id: agentId,
      thread_id: threadId,
      user_id: userId,
      status: 'completed',
      model: 'some-model',
      input: JSON.stringify([{ role: 'user', content: 'Hello' }]) as never,
      output: 'Hello.',
      citations: '[]' as never,
      steps: 1,
      input_tokens: 1,
      output_tokens: 1,
      created_at: now,
      finished_at: now,
    } as never)
    .execute();
  return runId;
}

/** A number in Berlin that no other user of the test has. */
const uniquePhoneNumber = () => `+4930${randomInt(10_000_000, 99_999_999)}`;

function made<Body>(path: string, { status, body }: HttpResponse<Body>): Body {
  if (status !== 201) throw new Error(`POST ${path} returned ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The path with its parts filled in. */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(values[part] ?? ''));
}
