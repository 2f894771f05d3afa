import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Client,
  ClientCredentialsProvider,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createOrdersServer } from '../../examples/mcp-server/server.ts';
import { SCOPES } from '../../examples/mcp-server/tools.ts';
import { createTestUsers } from '../../packages/testing/src/index.ts';
import { certificate, certificateKey } from '../platform/mail/servers.ts';
import { useBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { sendRequest } from '../support/http.ts';
import { type LocalIssuer, startLocalIssuer } from '../support/local-issuer.ts';
import { startReceiver, stopReceivers } from '../support/receivers.ts';

/** Registered without a port, so that a program can listen on any one: RFC 8252, section 7.3. */
const REDIRECT_URI = 'http://127.0.0.1/callback';
const openPage = useBrowser();
let local: LocalIssuer;
let server: Server;
let url: string;

beforeAll(async () => {
  local = await startLocalIssuer({ outgoing: { ca: [certificate] } });
  const port = await freePort();
  url = `http://localhost:${port}/mcp`;
  server = createOrdersServer({ gatehouseUrl: local.issuer, url }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { status } = await local.backend.post('/oauth-resources', {
    identifier: url,
    name: 'Orders',
    scopes: SCOPES,
    unregistered_clients: ['metadata_document'],
  });
  expect(status).toBe(201);
});

afterAll(async () => {
  server.close();
  await stopReceivers();
  await local.stop();
});

async function register(fields: object) {
  const resources = [{ identifier: url, scopes: SCOPES.map(({ name }) => name) }];
  const { status, body } = await local.backend.post('/oauth-applications', { name: 'Editor', resources, ...fields });
  expect(status).toBe(201);
  return body;
}

/** Listens for browsers that return from the provider, as a program on a desktop does. */
async function listenForCodes() {
  const returned: URL[] = [];
  const listener = createServer((request, response) => {
    returned.push(new URL(request.url ?? '', REDIRECT_URI));
    response.end('You can close this window.');
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => void listener.close());
  const { port } = listener.address() as AddressInfo;
  return { redirectUri: `http://127.0.0.1:${port}/callback`, returned };
}

/** What a program on a desktop keeps of its sign-in. It opens the page of the provider in a browser. */
function signInOf(
  identity: Pick<OAuthClientProvider, 'clientInformation' | 'clientMetadataUrl' | 'saveClientInformation'>,
  redirectUri: string,
  openBrowser: (address: URL) => Promise<void>,
): OAuthClientProvider {
  let tokens: ReturnType<OAuthClientProvider['tokens']>;
  let verifier = '';
  let found: Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>;
  return {
    discoveryState: () => found,
    saveDiscoveryState: (state) => {
      found = state;
    },
    redirectUrl: redirectUri,
    clientMetadata: { redirect_uris: [redirectUri] },
    ...identity,
    tokens: () => tokens,
    saveTokens: (saved) => {
      tokens = saved;
    },
    redirectToAuthorization: openBrowser,
    saveCodeVerifier: (saved) => {
      verifier = saved;
    },
    codeVerifier: () => verifier,
  };
}

/** An editor that the company has registered. */
async function registered() {
  const { id } = await register({ type: 'native', redirect_uris: [REDIRECT_URI], scopes: [] });
  return { clientInformation: () => ({ client_id: id }) };
}

/** An editor that describes itself on the website of its developer. */
async function describedByItself() {
  const { url: origin } = await startReceiver(
    (response) => {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ client_id: clientMetadataUrl, client_name: 'Editor', redirect_uris: [REDIRECT_URI] }),
      );
    },
    { cert: certificate, key: certificateKey },
  );
  const clientMetadataUrl = `${origin}/editor.json`;
  let information: OAuthClientInformationMixed | undefined;
  return {
    clientMetadataUrl,
    clientInformation: () => information,
    saveClientInformation: (saved: OAuthClientInformationMixed) => {
      information = saved;
    },
  };
}

/** A signed-in user in a browser, and an editor that this user lets connect to the server. */
async function startEditor(identity: Parameters<typeof signInOf>[0]) {
  const users = createTestUsers({ backendUrl: local.backendUrl, apiKey: local.apiKey });
  const user = await users.create();
  const page = await openPage();
  await page.context().addCookies([(await users.signIn(user)).cookie]);
  const asked: URL[] = [];
  const { redirectUri, returned } = await listenForCodes();
  const authProvider = signInOf(identity, redirectUri, async (address) => {
    asked.push(address);
    await page.goto(address.href);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('You can close this window.').waitFor();
  });
  const open = () => new StreamableHTTPClientTransport(new URL(url), { authProvider });
  /** Does what needs a permission: the user is asked for it, and then it succeeds. */
  const afterConsent = async <Result>(work: (transport: StreamableHTTPClientTransport) => Promise<Result>) => {
    const transport = open();
    await expect(work(transport)).rejects.toThrow(UnauthorizedError);
    await transport.finishAuth(returned.at(-1)?.searchParams ?? new URLSearchParams());
    return work(open());
  };
  return { afterConsent, open, asked, authProvider, user };
}

/** A client that is connected through a transport. */
async function connected(transport: StreamableHTTPClientTransport): Promise<Client> {
  const client = new Client({ name: 'editor', version: '1.0.0' });
  onTestFinished(() => client.close());
  await client.connect(transport);
  return client;
}

const textOf = (result: unknown) => (result as { content: { text: string }[] }).content[0]?.text ?? '';

/** An access token of a machine, for the server or another resource. */
async function machineToken(resource = url): Promise<string> {
  const resources = [{ identifier: resource, scopes: ['orders:read'] }];
  const { id, secret } = await register({ name: 'Nightly report', type: 'machine', resources });
  const body = new URLSearchParams({ grant_type: 'client_credentials', resource });
  const authorization = `Basic ${btoa(`${id}:${secret}`)}`;
  const response = await fetch(`${local.issuer}/oauth/token`, { method: 'POST', body, headers: { authorization } });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Sends a request of the protocol of 2025, whose clients begin with `initialize`. */
const initialize = (token: string | null, headers: Record<string, string> = {}) =>
  sendRequest({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'old', version: '1.0.0' } },
    },
  });

describe('examples/mcp-server', () => {
  it('tells a client where its users sign in, and serves the tools for the user who allows it', async () => {
    const { afterConsent, asked, authProvider, user } = await startEditor(await describedByItself());
    const client = await afterConsent(connected);
    const [address] = asked;
    expect([address?.origin, address?.searchParams.get('resource')]).toEqual([local.issuer, url]);
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations])).toEqual([
      ['list_orders', { readOnlyHint: true }],
      ['cancel_order', { destructiveHint: true }],
    ]);
    const orders = JSON.parse(textOf(await client.callTool({ name: 'list_orders' })));
    expect(orders.map(({ userId }: { userId: string }) => userId)).toEqual([user.id, user.id, user.id]);
    expect((await authProvider.tokens())?.scope).toBe('orders:read');
  });

  it('asks the user again before a client cancels an order, and only of this user', async () => {
    const { afterConsent, asked, authProvider, user } = await startEditor(await registered());
    await afterConsent(connected);
    const cancel = async (transport: StreamableHTTPClientTransport, args: object) =>
      textOf(await (await connected(transport)).callTool({ name: 'cancel_order', arguments: { ...args } }));
    const cancelled = await afterConsent((transport) => cancel(transport, { id: 'order-1' }));
    expect(JSON.parse(cancelled)).toMatchObject({ id: 'order-1', userId: user.id, status: 'cancelled' });
    expect(asked).toHaveLength(2);
    expect((await authProvider.tokens())?.scope?.split(' ').sort()).toEqual(['orders:read', 'orders:write']);
  });

  it('serves a machine, which acts for no user', async () => {
    const { id, secret } = await register({ name: 'Nightly report', type: 'machine' });
    const credentials = { clientId: id, clientSecret: String(secret), expectedIssuer: local.issuer };
    const authProvider = new ClientCredentialsProvider(credentials);
    const client = await connected(new StreamableHTTPClientTransport(new URL(url), { authProvider }));
    expect(authProvider.tokens()?.scope).toBe('orders:read');
    expect((await client.listTools()).tools).toHaveLength(2);
    expect(await client.callTool({ name: 'list_orders' })).toMatchObject({ isError: true });
  });

  it('serves clients of the protocol of 2025', async () => {
    const { status, text } = await initialize(await machineToken());
    expect([status, text]).toEqual([200, expect.stringContaining('"protocolVersion":"2025-06-18"')]);
  });

  it('rejects requests without a token for it, and those of pages under another name', async () => {
    const other = 'https://other.example.com/mcp';
    const scopes = [{ name: 'orders:read', description: 'See orders', is_default: true }];
    await local.backend.post('/oauth-resources', { identifier: other, name: 'Other', scopes });
    const missing = await initialize(null);
    expect(missing.status).toBe(401);
    expect(missing.headers['www-authenticate']).toContain(
      `resource_metadata="${new URL('/.well-known/oauth-protected-resource/mcp', url)}"`,
    );
    const statuses = [
      await initialize('nothing'),
      await initialize(await machineToken(other)),
      await initialize(local.apiKey),
      await initialize(await machineToken(), { host: 'attacker.example.com' }),
      await initialize(await machineToken(), { origin: 'https://attacker.example.com' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 403, 403]);
  });
});
