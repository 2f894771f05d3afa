import { type OAuthClientProvider, UnauthorizedError } from 'mcp-sdk-of-2025/client/auth.js';
import { Client as ClientOf2025 } from 'mcp-sdk-of-2025/client/index.js';
import { StreamableHTTPClientTransport as TransportOf2025 } from 'mcp-sdk-of-2025/client/streamableHttp.js';
import type { OAuthClientInformationFull, OAuthTokens } from 'mcp-sdk-of-2025/shared/auth.js';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import { configureProvider, startProvider, stopProviders } from '../../support/ai-provider.ts';
import type { BrowserClient } from '../../support/clients.ts';
import {
  ACCOUNT_SCOPES,
  actingApplication,
  applicationClient,
  delegatedTokens,
} from '../../support/delegated-access.ts';
import { sendRequest } from '../../support/http.ts';
import { deploymentFetch, follow, issuerOf } from '../../support/openid-client.ts';
import { service } from '../../support/service.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

let world: World;
let browser: BrowserClient & { readonly userId: string };
let mcp: string;
let organizationId: string;
beforeAll(async () => {
  world = await createWorld();
  browser = await openVerifiedBrowser(world);
  mcp = `${issuerOf(world)}/mcp`;
  const scopes = ACCOUNT_SCOPES.map((name) => ({ name, description: name, is_default: name.endsWith(':read') }));
  const input = { identifier: mcp, name: 'Northwind', scopes, unregistered_clients: ['dynamic_registration'] };
  expect((await world.backend.post('/oauth-resources', input)).status).toBe(201);
  const { body } = await browser.post('/organizations', { name: 'Acme' });
  organizationId = body.data.id;
});

const application = () => actingApplication(world, { resources: [{ identifier: mcp, scopes: ACCOUNT_SCOPES }] });

async function tokenFor(scope: string): Promise<string> {
  return (await delegatedTokens(world, browser, await application(), scope, mcp)).access_token;
}

interface Answer {
  readonly result?: {
    readonly tools?: readonly { readonly name: string }[];
    readonly content?: readonly { readonly text: string }[];
    readonly isError?: boolean;
  };
}

async function call(headers: Record<string, string>, method: string, params: object = {}, path = '/mcp') {
  const { deployment } = await service();
  const {
    status,
    headers: answered,
    text,
  } = await sendRequest<unknown>({
    method: 'POST',
    url: deployment.url + path,
    headers: {
      host: world.frontendHost,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': '2025-06-18',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  // Clients of the revisions of 2025 get an event.
  const data = /^data: (.*)$/m.exec(text)?.[1];
  return { status, headers: answered, body: (data === undefined ? {} : JSON.parse(data)) as Answer };
}

/** The user signs in, allows what the client asks for, and returns to it with a code. */
async function allowIn(url: URL): Promise<string> {
  const cookies = new Map<string, string>();
  const { url: page } = await follow(world, browser, url, cookies);
  const path = `/oauth-consents/${page.searchParams.get('request')}/decision`;
  const { body } = await browser.post(path, { granted: true });
  const { data } = body as { readonly data: { readonly redirect_to: string } };
  return (await follow(world, browser, data.redirect_to, cookies)).url.searchParams.get('code') ?? '';
}

/** The types of the library do not fit together with exact optional properties. */
const asTransport = (transport: TransportOf2025) => transport as Parameters<ClientOf2025['connect']>[0];

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const namesOf = ({ body }: { readonly body: Answer }) => body.result?.tools?.map(({ name }) => name) ?? [];

describe('/mcp on the deployment host', () => {
  it('shows the agent of a user what the user belongs to, and records each call', async () => {
    const token = await tokenFor('account:read my_organizations:read');
    const me = await call(bearer(token), 'tools/call', { name: 'who_am_i', arguments: {} });
    const text = me.body.result?.content?.[0]?.text ?? '';
    expect(JSON.parse(text)).toMatchObject({ user: { id: browser.userId }, organizations: [expect.anything()] });
    const shown = await call(bearer(token), 'tools/call', {
      name: 'show_organization',
      arguments: { organization_id: organizationId },
    });
    expect(JSON.parse(shown.body.result?.content?.[0]?.text ?? '')).toMatchObject({
      organization: { id: organizationId, name: 'Acme' },
      members: [expect.anything()],
    });
    const calls = (await eventsOf(world)).filter(({ type }) => type === 'mcp_tool.called');
    expect(calls.at(-1)).toMatchObject({ actor_id: browser.userId, after: { tool: 'show_organization' } });
  });

  it('offers only tools that the scopes of the token allow, and asks for a scope that is missing', async () => {
    const token = await tokenFor('account:read');
    const names = namesOf(await call(bearer(token), 'tools/list'));
    expect(names).toContain('me');
    expect(names).not.toContain('show_organization');
    const { status, headers } = await call(bearer(token), 'tools/call', {
      name: 'show_organization',
      arguments: { organization_id: organizationId },
    });
    expect(status).toBe(403);
    expect(headers['www-authenticate']).toContain('error="insufficient_scope", scope="my_organizations:read"');
    expect(headers['www-authenticate']).toContain(`${issuerOf(world)}/.well-known/oauth-protected-resource/mcp`);
  });

  it('has no tool of an operation that applications cannot run', async () => {
    const token = await tokenFor(ACCOUNT_SCOPES.join(' '));
    const few = namesOf(await call(bearer(token), 'tools/list'));
    const all = namesOf(await call(bearer(token), 'tools/list', {}, '/mcp?tools=all'));
    expect(all).toEqual(expect.arrayContaining(few));
    const onRequest = all.filter((name) => !few.includes(name));
    expect(onRequest.filter((name) => !/_image$|ai_agent|ai_knowledge_base$/.test(name))).toEqual([]);
    expect(all.filter((name) => /session|password|key|secret|passkey|impersonat|oauth/.test(name))).toEqual([]);
    expect(few).toMatchSnapshot();
  });

  it('asks an AI agent for the user, which searches its knowledge for them, and goes on in a thread', async () => {
    const provider = await startProvider();
    onTestFinished(() => stopProviders());
    await configureProvider(world, { base_url: provider.baseUrl });
    provider.chat = () => 'We are open every day.';
    const create = (fields: object) =>
      world.backend.post('/ai-agents', { name: 'Helper', model: 'chat-1', ...fields } as never);
    const { id: agentId } = (await create({ audience: 'all_users' })).body;
    const { id: hidden } = (await create({ audience: 'none' })).body;
    const token = await tokenFor('my_agents:read my_agents:run');
    const ask = async (name: string, args: object) => {
      const { body } = await call(bearer(token), 'tools/call', { name, arguments: args });
      return { isError: body.result?.isError === true, text: body.result?.content?.[0]?.text ?? '' };
    };
    const listed = await ask('published_ai_agents', {});
    expect(listed.text).toContain(agentId);
    expect(listed.text).not.toContain(hidden);
    const thread = JSON.parse((await ask('create_ai_agent_thread', { agent_id: agentId, title: 'Hours' })).text);
    const run = await ask('run_ai_agent', { agent_id: agentId, text: 'When?', thread_id: thread.id });
    expect([run.isError, run.text]).toEqual([false, expect.stringContaining('We are open every day.')]);
    const messages = await ask('own_ai_agent_thread_messages', { agent_id: agentId, thread_id: thread.id });
    expect(messages.text).toContain('When?');
    expect((await ask('run_ai_agent', { agent_id: hidden, text: 'Hello' })).isError).toBe(true);
    const reading = await tokenFor('my_agents:read');
    const rejected = await call(bearer(reading), 'tools/call', {
      name: 'run_ai_agent',
      arguments: { agent_id: agentId, text: 'Hello' },
    });
    expect([rejected.status, rejected.headers['www-authenticate']]).toEqual([
      403,
      expect.stringContaining('scope="my_agents:run"'),
    ]);
  });

  it('searches the knowledge bases that the user may search', async () => {
    const add = async (fields: object) => {
      const input = { name: 'Recipes', type: 'vector', is_searchable_by_users: true, ...fields };
      const { body } = await world.backend.post('/ai-knowledge-bases', input as never);
      const text = { name: 'pie.txt', content: `Apple pie of ${body.id}.` };
      const { status } = await world.backend.post(`/ai-knowledge-bases/${body.id}/documents`, text as never);
      expect(status).toBe(201);
      return body.id as string;
    };
    const own = await add({ organization_id: organizationId });
    const foreign = await add({
      organization_id: (await world.backend.post('/organizations', { name: 'Globex' })).body.id,
    });
    const token = await tokenFor('my_knowledge_bases:read');
    const ask = async (name: string, args: object) => {
      const { body } = await call(bearer(token), 'tools/call', { name, arguments: args });
      return body.result?.content?.[0]?.text ?? '';
    };
    expect(JSON.parse(await ask('searchable_ai_knowledge_bases', {}))).toMatchObject([{ id: own, name: 'Recipes' }]);
    const search = { query: 'apple', organization_id: organizationId };
    await expect
      .poll(() => ask('search_ai_knowledge_bases', search), { timeout: 30_000 })
      .toContain(`Apple pie of ${own}.`);
    const missing = await ask('search_ai_knowledge_bases', { query: 'apple', knowledge_base_ids: [foreign] });
    expect(missing).toMatch(/^AI_KNOWLEDGE_BASE_NOT_FOUND/);
    const without = await call(bearer(await tokenFor('my_agents:read')), 'tools/call', {
      name: 'search_ai_knowledge_bases',
      arguments: { query: 'apple' },
    });
    expect([without.status, without.headers['www-authenticate']]).toEqual([
      403,
      expect.stringContaining('scope="my_knowledge_bases:read"'),
    ]);
  });

  it('does not reach organizations of others', async () => {
    const token = await tokenFor('my_organizations:read');
    const other = await world.backend.post('/organizations', { name: 'Globex' });
    const { body } = await call(bearer(token), 'tools/call', {
      name: 'show_organization',
      arguments: { organization_id: other.body.id },
    });
    expect(body.result?.isError).toBe(true);
    expect(body.result?.content?.[0]?.text).not.toContain('Globex');
    const smuggled = await call(bearer(token), 'tools/call', {
      name: 'show_organization',
      arguments: { organization_id: organizationId, deployment_id: '1' },
    });
    expect(smuggled.body.result?.isError).toBe(true);
  });

  it('accepts tokens for itself only, and they are for nothing else', async () => {
    const host = await actingApplication(world);
    const { access_token: forHost } = await delegatedTokens(world, browser, host, 'account:read');
    const forMcp = await tokenFor('account:read');
    const paths = ['/mcp', '/mcp/'];
    for (const path of paths) expect((await call(bearer(forHost), 'tools/list', {}, path)).status).toBe(401);
    for (const path of paths) expect((await call(bearer(forMcp), 'tools/list', {}, path)).status).toBe(200);
    for (const path of ['/MCP', '/%6dcp', '//mcp'])
      expect((await call(bearer(forHost), 'tools/list', {}, path)).status).toBeGreaterThanOrEqual(400);
    const client = await applicationClient(world, forMcp);
    expect((await client.get('/me')).status).toBe(401);
    expect((await client.graphql('{ viewer { id } }')).status).toBe(401);
    expect((await (await applicationClient(world, forHost)).get('/me')).status).toBe(200);
  });

  it('signs in a client of the protocol of 2025, which finds everything by itself and registers itself', async () => {
    const callback = 'http://127.0.0.1:33418/callback';
    const kept: { client?: OAuthClientInformationFull; tokens?: OAuthTokens; verifier?: string; code?: string } = {};
    const provider: OAuthClientProvider = {
      redirectUrl: callback,
      clientMetadata: { client_name: 'Editor', redirect_uris: [callback] },
      clientInformation: () => kept.client,
      saveClientInformation: (client) => void Object.assign(kept, { client }),
      tokens: () => kept.tokens,
      saveTokens: (tokens) => void Object.assign(kept, { tokens }),
      codeVerifier: () => kept.verifier ?? '',
      saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
      redirectToAuthorization: async (url) => void Object.assign(kept, { code: await allowIn(url) }),
    };
    const send = deploymentFetch(world) as typeof fetch;
    const transport = () => new TransportOf2025(new URL(mcp), { authProvider: provider, fetch: send });
    const first = transport();
    await expect(new ClientOf2025({ name: 'old', version: '1.0.0' }).connect(asTransport(first))).rejects.toThrow(
      UnauthorizedError,
    );
    await first.finishAuth(kept.code ?? '');
    const client = new ClientOf2025({ name: 'old', version: '1.0.0' });
    await client.connect(asTransport(transport()));
    expect(kept.tokens?.scope).toBe('account:read my_organizations:read my_agents:read my_knowledge_bases:read');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('show_organization');
    expect(JSON.stringify(await client.callTool({ name: 'who_am_i', arguments: {} }))).toContain(browser.userId);
    await client.close();
  });

  it('needs the token of an application: no session will do', async () => {
    const metadata = `Bearer resource_metadata="${issuerOf(world)}/.well-known/oauth-protected-resource/mcp"`;
    for (const headers of [{}, { cookie: `__session=${browser.cookie}` }, bearer('a'.repeat(43))]) {
      const { status, headers: answered } = await call(headers as Record<string, string>, 'tools/list');
      expect([status, answered['www-authenticate']]).toEqual([401, metadata]);
    }
  });

  it('describes itself, once it is registered', async () => {
    const { deployment } = await service();
    const describe = (host: string) =>
      sendRequest<Record<string, unknown>>({
        method: 'GET',
        url: `${deployment.url}/.well-known/oauth-protected-resource/mcp`,
        headers: { host },
      });
    expect((await describe(world.frontendHost)).body).toEqual({
      resource: mcp,
      resource_name: 'Northwind',
      scopes_supported: ['account:read', 'my_organizations:read', 'my_agents:read', 'my_knowledge_bases:read'],
      authorization_servers: [issuerOf(world)],
      bearer_methods_supported: ['header'],
    });
    expect((await describe((await createWorld()).frontendHost)).status).toBe(404);
  });
});

describe('the resource of /mcp on the deployment host', () => {
  it('has scopes of the deployment host only, and no JWT template', async () => {
    const other = await createWorld();
    const identifier = `${issuerOf(other)}/mcp`;
    const scopes = (name: string) => [{ name, description: 'Read' }];
    const create = (more: object) => other.backend.post('/oauth-resources', { identifier, name: 'Agents', ...more });
    expect((await create({ scopes: scopes('invoices:read') })).status).toBe(400);
    const template = await other.backend.post('/jwt-templates', { name: 'agents', claims: { a: 1 } });
    expect((await create({ scopes: scopes('account:read'), jwt_template_id: template.body.id })).status).toBe(400);
    const { status, body } = await create({ scopes: scopes('account:read') });
    expect(status).toBe(201);
    const path = `/oauth-resources/${body.id}`;
    expect((await other.backend.patch(path, { scopes: scopes('invoices:read') })).status).toBe(400);
    expect((await other.backend.patch(path, { scopes: scopes('account:write') })).status).toBe(200);
    const elsewhere = { identifier: 'https://api.example.com/', name: 'API', scopes: scopes('account:read') };
    expect((await other.backend.post('/oauth-resources', elsewhere)).status).toBe(400);
  });
});
