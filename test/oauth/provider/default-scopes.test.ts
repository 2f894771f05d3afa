import { describe, expect, it } from 'vitest';
import { follow } from '../../support/openid-client.ts';
import { basic, createOpenidParty, type OpenidParty, type TokenResponse } from '../../support/openid-party.ts';

const TOOLS = 'https://mcp.example.com/mcp';
const FILES = 'https://files.example.com/';

/** An application that may read and write at two resources, and not delete, which one of them gives by default. */
async function partyWithResources(fields: Parameters<typeof createOpenidParty>[0] = {}): Promise<OpenidParty> {
  const scopes = (...names: string[]) => names.map((name) => ({ identifier: name, scopes: ['read', 'write'] }));
  const party = await createOpenidParty({ resources: scopes(TOOLS, FILES), ...fields });
  const { backend } = party.world;
  const scope = (name: string, isDefault: boolean) => ({ name, description: `May ${name}`, is_default: isDefault });
  const add = (identifier: string, scopes: readonly object[]) =>
    backend.post('/oauth-resources', { identifier, name: identifier, scopes });
  const created = [
    await add(TOOLS, [scope('read', true), scope('write', false), scope('delete', true)]),
    await add(FILES, [scope('read', false), scope('write', true)]),
  ];
  expect(created.map(({ status }) => status)).toEqual([201, 201]);
  expect(created[0]?.body.scopes).toEqual([scope('read', true), scope('write', false), scope('delete', true)]);
  return party;
}

describe('a request that names a resource and no scope', () => {
  it('gets the default scopes of the resource that the application may have', async () => {
    const party = await partyWithResources();
    const { scope } = await party.tokens({ scope: '', resource: TOOLS });
    expect(scope).toBe('read');
  });

  it('asks the user for their consent to them', async () => {
    const party = await partyWithResources({ isFirstParty: false });
    const cookies = new Map<string, string>();
    const { url } = await party.authorize({ scope: '', resource: TOOLS }, party.browser, cookies);
    const { body } = await party.browser.get(`/oauth-consents/${url.searchParams.get('request')}`);
    expect(body.data.resources).toMatchObject([{ identifier: TOOLS, scopes: [{ name: 'read' }] }]);
    const { code = '' } = await party.decide(true, { scope: '', resource: TOOLS });
    expect((await party.exchange(code)).body.scope).toBe('read');
  });

  it('gets them as a machine', async () => {
    const party = await partyWithResources({ type: 'machine', scopes: [] });
    const form = { grant_type: 'client_credentials', resource: TOOLS };
    const headers = basic(party.id);
    const { body } = await party.send<TokenResponse>('POST', '/oauth/token', { form, headers });
    expect(body.scope).toBe('read');
  });

  it('gets none with several resources, since a default of one can be a scope of the other that is none', async () => {
    const party = await partyWithResources();
    const query = new URLSearchParams(party.parameters({ scope: '' }));
    for (const resource of [TOOLS, FILES]) query.append('resource', resource);
    const { url } = await follow(party.world, party.browser, `/oauth/authorize?${query}`);
    const { body } = await party.exchange(url.searchParams.get('code') ?? '', { resource: TOOLS });
    expect(body.scope ?? '').toBe('');
  });

  it('gets none where the resource has none, or the application may have none of them', async () => {
    const resources = [{ identifier: TOOLS, scopes: ['write'] }];
    const party = await partyWithResources({ type: 'machine', scopes: [], resources });
    const form = { grant_type: 'client_credentials', resource: TOOLS };
    const { body } = await party.send<TokenResponse>('POST', '/oauth/token', { form, headers: basic(party.id) });
    expect([body.scope, typeof body.access_token]).toEqual([undefined, 'string']);
  });
});

describe('a request that names a scope', () => {
  it('gets no default scope', async () => {
    const party = await partyWithResources();
    expect((await party.tokens({ scope: 'write', resource: TOOLS })).scope).toBe('write');
    expect((await party.tokens({ scope: 'openid', resource: TOOLS })).scope).toBe('');
  });

  it('keeps its scopes when it refreshes its tokens without one', async () => {
    const party = await partyWithResources();
    const first = await party.tokens({ scope: 'openid offline_access write', resource: TOOLS, prompt: 'consent' });
    const form = { grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '', resource: TOOLS };
    const { body } = await party.send<TokenResponse>('POST', '/oauth/token', { form, headers: basic(party.id) });
    expect(body.scope).toBe('write');
  });
});
