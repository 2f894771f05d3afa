import { beforeAll, describe, expect, it } from 'vitest';
import { registerInvoices } from '../../support/local-issuer.ts';
import { basic, createOpenidParty, type OpenidParty } from '../../support/openid-party.ts';

let here: OpenidParty;
let there: OpenidParty;
beforeAll(async () => {
  [here, there] = [await createOpenidParty(), await createOpenidParty()];
});

const errorAt = async (party: OpenidParty, path: string, form: Record<string, string>, id = party.id) => {
  const { status, body } = await party.send<{ error?: string; active?: boolean }>('POST', path, {
    form,
    headers: basic(id),
  });
  return [status, body.error ?? body.active];
};

describe('what another deployment has issued', () => {
  it('is no code', async () => {
    const { status, body } = await there.exchange(await here.code());
    expect([status, body.error]).toEqual([400, 'invalid_grant']);
  });

  it('is no refresh token, and is not active', async () => {
    const { refresh_token: token = '' } = await here.tokens({ scope: 'openid offline_access' });
    const form = { grant_type: 'refresh_token', refresh_token: token };
    expect(await errorAt(there, '/oauth/token', form)).toEqual([400, 'invalid_grant']);
    expect(await errorAt(there, '/oauth/introspect', { token })).toEqual([200, false]);
    // It was not touched there.
    await there.send('POST', '/oauth/revoke', { form: { token }, headers: basic(there.id) });
    expect(await errorAt(here, '/oauth/introspect', { token })).toEqual([200, true]);
  });

  it('is no access token', async () => {
    const { access_token } = await here.tokens();
    expect((await there.userinfo(access_token)).status).toBe(401);
  });

  it('is no application', async () => {
    const { url, page } = await there.authorize({ client_id: here.id });
    expect([url.pathname, page?.status]).toEqual(['/oauth/authorize', 400]);
    const form = { grant_type: 'client_credentials' };
    expect(await errorAt(there, '/oauth/token', form, here.id)).toEqual([401, 'invalid_client']);
  });

  it('is no hint of an ID token', async () => {
    const { id_token } = await here.tokens();
    expect(await there.returned({ id_token_hint: id_token })).toMatchObject({ error: 'invalid_request' });
  });

  it('is no resource', async () => {
    const resource = await registerInvoices(here.world.backend);
    expect(await there.returned({ resource })).toMatchObject({ error: 'invalid_target' });
  });
});

describe('a token of a resource', () => {
  it('is for this one only, and for no user info', async () => {
    const identifiers = ['https://one.example.com/', 'https://two.example.com/'];
    for (const identifier of identifiers) {
      const { status } = await here.world.backend.post('/oauth-resources', { identifier, name: 'An API' });
      expect(status).toBe(201);
    }
    const [one = '', two = ''] = identifiers;
    const machine = await here.beside({ resources: [{ identifier: one, scopes: [] }] });
    const tokens = await machine.tokens({ scope: 'openid', resource: one });
    const { aud } = JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString());
    expect(aud).toBe(one);
    expect((await machine.userinfo(tokens.access_token)).status).toBe(401);
    const form = { grant_type: 'client_credentials', resource: two };
    expect(await errorAt(machine, '/oauth/token', form)).toEqual([400, 'invalid_target']);
  });
});
