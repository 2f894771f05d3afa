import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import { oauthApplicationsFeature } from '../../../src/oauth/applications/feature.ts';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import { signAssertion } from '../../support/client-assertion.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { sendRequest } from '../../support/http.ts';
import { follow, issuerOf } from '../../support/openid-client.ts';
import { cookieOf, type TokenResponse } from '../../support/openid-party.ts';
import { startOwnService } from '../../support/own-service.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import { service } from '../../support/service.ts';
import { createWorld, type World } from '../../support/world.ts';

const TOOLS = 'https://mcp.example.com/mcp';
const LOOPBACK = 'http://127.0.0.1:33418/callback';
const VERIFIER = 'v'.repeat(43);

let world: World;
let browser: BrowserClient & { readonly userId: string };
beforeEach(async () => {
  world = await createWorld({ mode: 'staging' });
  browser = await openVerifiedBrowser(world);
  const scopes = ['read', 'write'].map((name) => ({ name, description: name, is_default: name === 'read' }));
  const input = { identifier: TOOLS, name: 'Tools', scopes, unregistered_clients: ['metadata_document'] };
  const { status, body } = await world.backend.post('/oauth-resources', input);
  expect([status, body.unregistered_clients]).toEqual([201, ['metadata_document']]);
});
afterAll(stopReceivers);

type Document = Record<string, unknown> | string;

/** A host that sends the document of a client, with changes. */
async function publish(changes: Record<string, unknown> = {}, answer: { status?: number; headers?: object } = {}) {
  const state = { changes, answer, text: null as string | null };
  const receiver = await startReceiver((response) => {
    const { status = 200, headers = {} } = state.answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(state.text ?? JSON.stringify(documentOf(url, state.changes)));
  });
  const url = `${receiver.url.replace(/\/$/, '')}/client.json`;
  return { url, receiver, state };
}

const documentOf = (url: string, changes: Record<string, unknown>): Document => ({
  client_id: url,
  client_name: 'Editor',
  redirect_uris: [LOOPBACK],
  token_endpoint_auth_method: 'none',
  ...changes,
});

const parametersOf = (clientId: string, changes: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: LOOPBACK,
    resource: TOOLS,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });

async function send<Body>(path: string, form: Record<string, string>) {
  const { deployment } = await service();
  return sendRequest<Body>({
    method: 'POST',
    url: deployment.url + path,
    headers: { host: world.frontendHost, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
}

/** Allows the client what it asks for. */
async function allow(clientId: string, changes: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const { url: page } = await follow(world, browser, `/oauth/authorize?${parametersOf(clientId, changes)}`, cookies);
  const request = page.searchParams.get('request') ?? '';
  const consent = await browser.get(`/oauth-consents/${request}`);
  expect(consent.status).toBe(200);
  const { body } = await browser.post(`/oauth-consents/${request}/decision`, { granted: true });
  const { url } = await follow(world, browser, body.data.redirect_to, cookies);
  return { consent: consent.body.data, code: url.searchParams.get('code') ?? '' };
}

const exchange = (clientId: string, code: string) =>
  send<TokenResponse>('/oauth/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: VERIFIER,
    redirect_uri: LOOPBACK,
    resource: TOOLS,
  });

const applications = async () => (await world.backend.get('/oauth-applications')).body.data;

/** The answer to an authorization request that does not lead to a page. */
async function rejected(clientId: string, changes: Record<string, string> = {}, by: BrowserClient | null = browser) {
  const { deployment } = await service();
  const { status, body, headers } = await sendRequest<{ errors?: { message: string }[] } | undefined>({
    method: 'GET',
    url: `${deployment.url}/oauth/authorize?${parametersOf(clientId, changes)}`,
    headers: { host: world.frontendHost, ...(by !== null && cookieOf(by)) },
  });
  return { status, message: body?.errors?.[0]?.message ?? '', location: String(headers['location'] ?? '') };
}

/** Lets the time pass after which the document is read again. */
const expire = (seconds: number) =>
  world.services.database.rows
    .updateTable('oauth_application')
    .set({ metadata_expires_at: new Date(Date.now() - seconds * 1_000).toISOString() })
    .where('deployment_id', '=', world.id)
    .execute();

const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

describe('a client that identifies by its metadata document', () => {
  it('gets tokens for the resource after the consent of the user', async () => {
    const { url } = await publish();
    const { consent, code } = await allow(url, { scope: 'read offline_access' });
    expect(consent).toMatchObject({
      application: { name: 'Editor', metadata_url: url, logo_url: null },
      redirect_target: 'loopback',
      resources: [{ identifier: TOOLS, scopes: [{ name: 'read' }] }],
    });
    const { body } = await exchange(url, code);
    const claims = { aud: TOOLS, client_id: url, scope: 'read', sub: browser.userId };
    expect(claimsOf(body.access_token)).toMatchObject(claims);
    const form = {
      grant_type: 'refresh_token',
      client_id: url,
      refresh_token: body.refresh_token ?? '',
      resource: TOOLS,
    };
    const refreshed = await send<TokenResponse>('/oauth/token', form);
    expect([refreshed.status, refreshed.body.scope]).toEqual([200, 'read']);
    const [application, ...others] = await applications();
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      metadata_url: url,
      registration: 'metadata_document',
      type: 'native',
      resources: [],
    });
    const { body: log } = await world.backend.get(
      `/audit-log?resource_type=oauth_application&resource_id=${application.id}`,
    );
    expect(log.data.map(({ type }) => type)).toEqual(['oauth_application.created']);
    const revoked = await send('/oauth/revoke', { client_id: url, token: refreshed.body.refresh_token ?? '' });
    expect(revoked.status).toBe(200);
  });

  it('gets the default scopes of the resource without the parameter scope', async () => {
    const { url } = await publish();
    const { code } = await allow(url);
    expect((await exchange(url, code)).body.scope).toBe('read');
  });

  it('signs with its key if it runs on a server', async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const redirectUri = 'https://editor.example.com/callback';
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k' }] };
    const fields = { token_endpoint_auth_method: 'private_key_jwt', jwks, redirect_uris: [redirectUri] };
    const { url } = await publish(fields);
    const { code } = await allow(url, { redirect_uri: redirectUri });
    const assertion = await signAssertion(world, url, privateKey);
    const form = {
      grant_type: 'authorization_code',
      code,
      code_verifier: VERIFIER,
      redirect_uri: redirectUri,
      resource: TOOLS,
    };
    const type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
    const signed = { ...form, client_assertion_type: type, client_assertion: assertion };
    expect((await send<TokenResponse>('/oauth/token', { ...form, client_id: url })).body.error).toBe('invalid_client');
    expect((await send<TokenResponse>('/oauth/token', signed)).body.scope).toBe('read');
  });

  it('has a name that people can see, and no logo', async () => {
    const name = `Edi\u200btor\u202e ${'x'.repeat(200)}`;
    const { url } = await publish({ client_name: name, logo_uri: 'https://bank.example/logo.png' });
    const { consent } = await allow(url);
    expect(consent.application).toMatchObject({ name: `Edi tor ${'x'.repeat(92)}`, logo_url: null });
  });

  it('is announced by the metadata of the deployment, while a resource accepts such clients', async () => {
    const announced = async ({ frontendHost }: World) => {
      const { deployment } = await service();
      const url = `${deployment.url}/.well-known/oauth-authorization-server`;
      const { body } = await sendRequest<Record<string, unknown>>({
        method: 'GET',
        url,
        headers: { host: frontendHost },
      });
      return body['client_id_metadata_document_supported'];
    };
    expect([await announced(world), await announced(await createWorld())]).toEqual([true, false]);
  });
});

describe('a metadata document', () => {
  it('is read once for the time that its host allows, and then again', async () => {
    const { url, receiver, state } = await publish({}, { headers: { 'cache-control': 'max-age=7200' } });
    await allow(url);
    await allow(url);
    expect(receiver.requests).toHaveLength(1);
    const [{ id }] = await applications();
    state.changes = { client_name: 'Renamed' };
    await expire(1);
    const { consent } = await allow(url);
    expect([consent.application.id, consent.application.name]).toEqual([id, 'Renamed']);
    expect(receiver.requests).toHaveLength(2);
    const { body } = await world.backend.get(`/audit-log?type=oauth_application.updated`);
    expect(body.data).toHaveLength(1);
  });

  it('is used for a day longer while its host cannot send it, and no longer if the host says that it has none', async () => {
    const { url, state } = await publish();
    await allow(url);
    state.answer = { status: 503 };
    await expire(60);
    expect((await allow(url)).consent.application.name).toBe('Editor');
    await expire(90_000);
    expect((await rejected(url)).message).toContain('its host answers with 503');
    const other = await publish();
    await allow(other.url);
    other.state.answer = { status: 404 };
    await expire(60);
    expect((await rejected(other.url)).message).toContain('its host answers with 404');
  });

  it('that cannot be used is not read again for a minute', async () => {
    const { url, receiver } = await publish({ client_id: 'https://other.example/client.json' });
    await Promise.all([rejected(url), rejected(url)]);
    const { status, message } = await rejected(url);
    expect([status, message]).toEqual([400, expect.stringContaining('client_id must be the URL of the document')]);
    expect(receiver.requests).toHaveLength(1);
    expect(await applications()).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['has a secret', { client_secret: 's' }, 'client_secret must not be'],
    [
      'authenticates with a secret',
      { token_endpoint_auth_method: 'client_secret_post' },
      'token_endpoint_auth_method must',
    ],
    ['has no redirect URI', { redirect_uris: [] }, 'redirect_uris must have'],
    [
      'leads to another program than one on the device',
      { redirect_uris: ['http://evil.example/'] },
      'redirect_uris[0]',
    ],
    ['leads to a script', { redirect_uris: ['javascript:alert(1)'] }, 'redirect_uris[0]'],
    ['wants tokens without a user', { grant_types: ['client_credentials'] }, 'grant_types must include'],
    [
      'keeps a key on a device',
      { token_endpoint_auth_method: 'private_key_jwt' },
      'token_endpoint_auth_method must be none',
    ],
    [
      'has its keys in the internal network',
      {
        token_endpoint_auth_method: 'private_key_jwt',
        redirect_uris: ['https://a.example/'],
        jwks_uri: 'https://169.254.169.254/keys',
      },
      'jwks_uri must lead to the public internet',
    ],
  ])('is rejected if it %s', async (_, changes, reason) => {
    const { url } = await publish(changes);
    expect((await rejected(url)).message).toContain(reason);
    expect(await applications()).toEqual([]);
  });

  it('is rejected if its host sends too much, too slowly, something else, or sends the service elsewhere', async () => {
    const target = await publish();
    const large = await publish({ client_name: 'x'.repeat(17_000) });
    const page = await publish({}, { headers: { 'content-type': 'text/html' } });
    const redirect = await publish({}, { status: 302, headers: { location: target.url } });
    const broken = await publish();
    broken.state.text = '[1]';
    const slow = await startReceiver((response) => void response.writeHead(200).write('{'));
    const reasons = await Promise.all(
      [large.url, page.url, redirect.url, broken.url, `${slow.url}/slow`].map(
        async (url) => (await rejected(url)).message,
      ),
    );
    expect(reasons.map((reason) => reason.split(': ').at(-1))).toEqual([
      'it must have at most 16 KiB',
      'its content type must be application/json',
      'its host answers with 302',
      'it must be a JSON object',
      'its host takes more than 5 seconds',
    ]);
    expect(target.receiver.requests).toEqual([]);
  });
});

describe('no document is read', () => {
  it('for a visitor, who signs in first, and for a request to another endpoint', async () => {
    const { url, receiver } = await publish();
    const visitor = await rejected(url, {}, null);
    expect([visitor.status, visitor.location]).toEqual([303, expect.stringMatching(/^\/sign-in\?/)]);
    expect((await exchange(url, 'code')).body.error).toBe('invalid_client');
    expect(receiver.requests).toEqual([]);
  });

  it('where no resource accepts such clients', async () => {
    const { url, receiver } = await publish();
    const [{ id }] = (await world.backend.get('/oauth-resources')).body.data;
    await world.backend.patch(`/oauth-resources/${id}`, { unregistered_clients: [] });
    expect((await rejected(url)).message).toContain('no resource of this deployment accepts clients');
    expect(receiver.requests).toEqual([]);
  });

  it('for more than 20 new clients of a user in an hour', async () => {
    const { url, receiver } = await publish({ client_id: '' });
    for (let number = 0; number < 20; number += 1) await rejected(`${url}?${number}`);
    expect((await rejected(`${url}?20`)).message).toContain('too many new clients; try again in 60 minutes');
    expect(receiver.requests).toHaveLength(20);
  });

  it.each([
    ['in another spelling of its host', (url: string) => url.replace('127.0.0.1', '127.1')],
    ['with a user name that looks like a host', (url: string) => url.replace('//', '//claude.ai@')],
    ['with a path that is shortened', (url: string) => url.replace('/client', '/a/../client')],
    ['with a fragment', (url: string) => `${url}#a`],
    ['without a path', (url: string) => new URL(url).origin],
    ['of letters that look like others', (url: string) => url.replace('http://127.0.0.1', 'https://cl\u0430ude.ai')],
    ['by plain http to another host', () => 'http://example.com/client.json'],
  ])('for a client_id %s', async (_, changed) => {
    const { url, receiver } = await publish();
    const { status, message } = await rejected(changed(url));
    expect([status, message]).toEqual([400, expect.stringContaining('invalid_client')]);
    expect(receiver.requests).toEqual([]);
  });

  it('from the internal network, also by a name that leads there', async () => {
    const strict = await startOwnService();
    try {
      world = await createWorld({ running: strict });
      browser = await openVerifiedBrowser(world);
      const input = { identifier: TOOLS, name: 'Tools', unregistered_clients: ['metadata_document'] };
      await world.backend.post('/oauth-resources', input);
      for (const host of ['10.0.0.1', '169.254.169.254', '[fd00::1]', 'localhost']) {
        const { body } = await sendRequest<{ errors: { message: string }[] }>({
          method: 'GET',
          url: `${strict.deployment.url}/oauth/authorize?${parametersOf(`https://${host}/client`)}`,
          headers: { host: world.frontendHost, ...cookieOf(browser) },
        });
        expect([host, body.errors[0]?.message]).toEqual([
          host,
          expect.stringContaining('is not on the public internet'),
        ]);
      }
    } finally {
      await strict.stop(0);
    }
  });
});

describe('a client that was not registered', () => {
  it.each([
    ['that accepts only registered clients', async () => (await addResource('https://api.example.com/')).identifier],
    ['of this service', async () => issuerOf(world)],
  ])('gets no tokens for a resource %s', async (_, resource) => {
    const { url } = await publish();
    const { location } = await rejected(url, { resource: await resource() });
    expect(new URL(location).searchParams.get('error')).toBe('invalid_target');
  });

  it('gets no new tokens after its resource no longer accepts such clients', async () => {
    const { url } = await publish();
    const { code } = await allow(url);
    const [{ id }] = (await world.backend.get('/oauth-resources')).body.data;
    await world.backend.patch(`/oauth-resources/${id}`, { unregistered_clients: [] });
    expect((await exchange(url, code)).body.error).toBe('invalid_target');
  });

  it('is blocked by deactivating it, which its document does not end', async () => {
    const { url, receiver } = await publish();
    const { code } = await allow(url);
    const [{ id }] = await applications();
    const path = `/oauth-applications/${id}`;
    expect((await world.backend.patch(path, { is_active: false, access_token_lifetime: 60 })).status).toBe(200);
    expect((await exchange(url, code)).body.error).toBe('invalid_client');
    await expire(60);
    expect((await rejected(url)).message).toContain('invalid_client');
    expect(receiver.requests).toHaveLength(1);
    const renamed = await world.backend.patch(path, { name: 'Mine' });
    expect([renamed.status, renamed.body.code]).toEqual([409, 'CONFLICT']);
  });

  it('is another application in each deployment', async () => {
    const { url } = await publish();
    await allow(url);
    const other = await createWorld();
    expect((await other.backend.get('/oauth-applications')).body.data).toEqual([]);
    const known = world;
    world = other;
    expect((await exchange(url, 'code')).body.error).toBe('invalid_client');
    world = known;
  });

  it('is deleted a day after it has nothing left', async () => {
    const { url } = await publish();
    await allow(url);
    const unused = await publish();
    await rejected(unused.url);
    await expire(2 * 86_400);
    const retention = oauthApplicationsFeature.retention?.[0];
    if (retention === undefined) throw new Error('Applications have no retention.');
    await world.services.database.rows
      .deleteFrom('oauth_record')
      .where('deployment_id', '=', world.id)
      .where('model', '=', 'Interaction')
      .execute();
    await deleteExpiredData(world.services);
    expect((await applications()).map(({ metadata_url: own }) => own)).toEqual([url]);
  });

  it('is found by how it was registered, beside the others', async () => {
    const { url } = await publish();
    await allow(url);
    await world.backend.post('/oauth-applications', {
      type: 'web',
      name: 'Own',
      redirect_uris: ['https://own.example/'],
    });
    const names = async (registration: string) => {
      const query = `{ oauthApplications(filter: { registration: ${registration} }) { nodes { name } } }`;
      const { oauthApplications } = await world.backend.data(query);
      return oauthApplications.nodes.map(({ name }: { name: string }) => name);
    };
    expect([await names('MANUAL'), await names('METADATA_DOCUMENT')]).toEqual([['Own'], ['Editor']]);
  });
});

async function addResource(identifier: string): Promise<{ identifier: string }> {
  const { body } = await world.backend.post('/oauth-resources', { identifier, name: identifier });
  return body;
}
