import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { sendRequest } from '../../support/http.ts';
import { follow, issuerOf } from '../../support/openid-client.ts';
import type { TokenResponse } from '../../support/openid-party.ts';
import { service } from '../../support/service.ts';
import { createWorld, type World } from '../../support/world.ts';

const TOOLS = 'https://mcp.example.com/mcp';
const CALLBACK = 'http://127.0.0.1:33418/callback';
const VERIFIER = 'v'.repeat(43);
const EDITOR = { client_name: 'Editor', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' };

let world: World;
let browser: BrowserClient & { readonly userId: string };
beforeEach(async () => {
  world = await createWorld();
  browser = await openVerifiedBrowser(world);
  const scopes = [{ name: 'read', description: 'Read', is_default: true }];
  const input = { identifier: TOOLS, name: 'Tools', scopes, unregistered_clients: ['dynamic_registration'] };
  expect((await world.backend.post('/oauth-resources', input)).status).toBe(201);
});

interface Registered {
  readonly client_id: string;
  readonly token_endpoint_auth_method: string;
  readonly error?: string;
  readonly error_description?: string;
}

async function send<Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const { deployment } = await service();
  return sendRequest<Body>({
    method,
    url: deployment.url + path,
    headers: { host: world.frontendHost, ...headers },
    ...(body !== undefined && { body }),
  });
}

const register = (body: unknown) =>
  send<Registered>('POST', '/oauth/register', body, { 'content-type': 'application/json' });

/** Asks the user for the default scopes. Returns what the page of consent says, and a way to allow it. */
async function authorize(clientId: string) {
  const cookies = new Map<string, string>();
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: CALLBACK,
    resource: TOOLS,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const { url: page } = await follow(world, browser, `/oauth/authorize?${query}`, cookies);
  const request = page.searchParams.get('request') ?? '';
  const { body } = await browser.get(`/oauth-consents/${request}`);
  const allow = async () => {
    const decided = await browser.post(`/oauth-consents/${request}/decision`, { granted: true });
    const { url } = await follow(world, browser, decided.body.data.redirect_to, cookies);
    return url.searchParams.get('code') ?? '';
  };
  return { consent: body.data, allow };
}

const exchange = (clientId: string, code: string) => {
  const form = { grant_type: 'authorization_code', client_id: clientId, code, code_verifier: VERIFIER };
  const body = new URLSearchParams({ ...form, redirect_uri: CALLBACK, resource: TOOLS }).toString();
  return send<TokenResponse>('POST', '/oauth/token', body, { 'content-type': 'application/x-www-form-urlencoded' });
};

describe('a client that registers itself', () => {
  it('gets tokens after the consent of the user, who learns that its name is only what it says', async () => {
    const { body: metadata } = await send<Record<string, string>>('GET', '/.well-known/oauth-authorization-server');
    expect(metadata['registration_endpoint']).toBe(`${issuerOf(world)}/oauth/register`);
    const { status, body } = await register(EDITOR);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...EDITOR, application_type: 'native', response_types: ['code'] });
    const { consent, allow } = await authorize(body.client_id);
    expect(consent).toMatchObject({
      application: { id: body.client_id, name: 'Editor', metadata_url: null, is_registered: false },
      resources: [{ identifier: TOOLS, scopes: [{ name: 'read' }] }],
    });
    expect((await exchange(body.client_id, await allow())).body.scope).toBe('read');
    const stored = (await world.backend.get(`/oauth-applications/${body.client_id}`)).body;
    expect(stored).toMatchObject({ registration: 'dynamic_registration', metadata_url: null, auth_method: 'none' });
    const { body: log } = await world.backend.get('/audit-log?type=oauth_application.created');
    expect(log.data).toMatchObject([{ actor_type: 'anonymous', resource_id: body.client_id }]);
  });

  it('is the same client each time it registers in the same words', async () => {
    const { body: first } = await register(EDITOR);
    const { body: again } = await register({ ...EDITOR, software_version: '2' });
    const { body: other } = await register({ ...EDITOR, redirect_uris: [CALLBACK, 'http://localhost/other'] });
    expect([again.client_id, other.client_id === first.client_id]).toEqual([first.client_id, false]);
  });

  it('gets no secret, which a program that anyone can register could not keep', async () => {
    const { body } = await register({ ...EDITOR, token_endpoint_auth_method: 'client_secret_post' });
    expect(body.token_endpoint_auth_method).toBe('none');
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('can be disabled, which registering again does not end, and changed in nothing that it says', async () => {
    const { body } = await register(EDITOR);
    const path = `/oauth-applications/${body.client_id}`;
    expect((await world.backend.patch(path, { name: 'Mine' })).status).toBe(409);
    expect((await world.backend.patch(path, { is_active: false })).status).toBe(200);
    const again = await register(EDITOR);
    expect([again.status, again.body.error]).toEqual([403, 'access_denied']);
  });

  it('is deleted when it is not used for two days, and stays while a user allows it something or it is disabled', async () => {
    const { body: used } = await register(EDITOR);
    await (await authorize(used.client_id)).allow();
    await register({ ...EDITOR, client_name: 'Unused' });
    const { body: disabled } = await register({ ...EDITOR, client_name: 'Disabled' });
    await world.backend.patch(`/oauth-applications/${disabled.client_id}`, { is_active: false });
    await world.services.database.rows
      .updateTable('oauth_application')
      .set({ metadata_expires_at: new Date(Date.now() - 86_460_000).toISOString() })
      .where('deployment_id', '=', world.id)
      .execute();
    await deleteExpiredData(world.services);
    const { data } = (await world.backend.get('/oauth-applications')).body;
    expect(data.map(({ name }) => name)).toEqual(['Disabled', 'Editor']);
  });
});

describe('POST /oauth/register', () => {
  it.each<[string, unknown, number, string]>([
    ['no object', ['a'], 400, 'invalid_client_metadata'],
    ['no redirect URI', { client_name: 'Editor' }, 400, 'invalid_redirect_uri'],
    [
      'a redirect URI of another machine',
      { ...EDITOR, redirect_uris: ['http://evil.example/'] },
      400,
      'invalid_redirect_uri',
    ],
    [
      'a redirect URI that is a script',
      { ...EDITOR, redirect_uris: ['javascript:alert(1)'] },
      400,
      'invalid_redirect_uri',
    ],
    ['tokens without a user', { ...EDITOR, grant_types: ['client_credentials'] }, 400, 'invalid_client_metadata'],
    ['a secret of its own', { ...EDITOR, client_secret: 's' }, 400, 'invalid_client_metadata'],
  ])('rejects a description with %s', async (_, description, status, error) => {
    const answer = await register(description);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect((await world.backend.get('/oauth-applications')).body.data).toEqual([]);
  });

  it('rejects a description of more than 16 KiB', async () => {
    expect((await register({ ...EDITOR, client_name: 'x'.repeat(17_000) })).status).toBe(413);
  });

  it('is for deployments with a resource that accepts such clients, and is not announced by others', async () => {
    world = await createWorld();
    const { status, body } = await register(EDITOR);
    expect([status, body.error]).toEqual([403, 'access_denied']);
    const { body: metadata } = await send<Record<string, string>>('GET', '/.well-known/oauth-authorization-server');
    expect(metadata['registration_endpoint']).toBeUndefined();
  });

  it('takes 20 descriptions an hour from an address', async () => {
    for (let number = 0; number < 20; number += 1) await register({});
    const { status, headers, body } = await register(EDITOR);
    expect([status, body.error]).toEqual([429, 'temporarily_unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
  });

  it('can be called by pages of all origins, and only by POST', async () => {
    const preflight = await send('OPTIONS', '/oauth/register', undefined, { origin: 'https://editor.example' });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect((await send('GET', '/oauth/register')).status).toBe(405);
  });
});
