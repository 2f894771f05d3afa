import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { addApplication } from '../../support/openid-client.ts';
import { basic, createOpenidParty, type OpenidParty, type TokenResponse } from '../../support/openid-party.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const TOOLS = 'https://mcp.example.com/mcp';
const FILES = 'https://files.example.com/';
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';

type Exchanged = TokenResponse & { readonly issued_token_type?: string; readonly error_description?: string };
type Fields = Readonly<Record<string, string>>;

const pathsOf = (body: { errors?: { path: string }[] }) => (body.errors ?? []).map(({ path }) => path);

const exchangedBy = (application: object) => Reflect.get(application, 'token_exchange_resources');

/** An application of users for the tools, and the server of the tools, which may read and write files. */
class Exchange {
  readonly party: OpenidParty;
  readonly server: string;

  constructor(party: OpenidParty, server: string) {
    this.party = party;
    this.server = server;
  }

  async userToken(scope = 'read write'): Promise<string> {
    return (await this.party.tokens({ scope, resource: TOOLS })).access_token;
  }

  /** Exchanges a token. An empty value leaves a parameter out. */
  exchange(token: string, changes: Fields = {}, headers: Fields = basic(this.server)) {
    const all = {
      grant_type: GRANT_TYPE,
      subject_token: token,
      subject_token_type: ACCESS_TOKEN,
      resource: FILES,
      ...changes,
    };
    const form = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    return this.party.send<Exchanged>('POST', '/oauth/token', { form, headers });
  }

  async errorOf(token: string, changes: Fields = {}, headers?: Fields) {
    const { status, body } = await this.exchange(token, changes, headers);
    expect(body.access_token).toBeUndefined();
    return [status, body.error];
  }
}

const SERVER = {
  type: 'machine' as const,
  scopes: [],
  resources: [{ identifier: FILES, scopes: ['read', 'delete'] }],
  tokenExchangeResources: [TOOLS],
};

async function createExchange(fields: Parameters<typeof addApplication>[1] = {}): Promise<Exchange> {
  const scopes = ['read', 'write', 'delete'];
  const party = await createOpenidParty({
    resources: [{ identifier: TOOLS, scopes: ['read', 'write'] }],
    scopes: ['openid', 'profile', 'email', 'organization'],
  });
  for (const identifier of [TOOLS, FILES]) {
    const { status } = await party.world.backend.post('/oauth-resources', {
      identifier,
      name: identifier,
      scopes: scopes.map((name) => ({ name, description: `May ${name}` })),
    });
    expect(status).toBe(201);
  }
  return new Exchange(party, await addApplication(party.world, { ...SERVER, ...fields }));
}

describe('the server of a resource', () => {
  it('exchanges the token of a user for one of another resource, with the scopes that both have', async () => {
    const exchange = await createExchange();
    const token = await exchange.userToken();
    const { status, body } = await exchange.exchange(token);
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.any(String),
        issued_token_type: ACCESS_TOKEN,
        token_type: 'Bearer',
        expires_in: expect.any(Number),
        scope: 'read',
      },
    ]);
    const [before, after] = [decodeJwt(token), decodeJwt(body.access_token)];
    expect(after).toMatchObject({
      sub: exchange.party.browser.userId,
      aud: FILES,
      client_id: exchange.server,
      act: { sub: exchange.server },
      scope: 'read',
    });
    expect(before).not.toHaveProperty('act');
    expect(after.exp).toBeLessThanOrEqual(before.exp ?? 0);
  });

  it('gets a token that ends no later than that of the user', async () => {
    const exchange = await createExchange({ accessTokenLifetime: 86_400 });
    const token = await exchange.userToken();
    const { body } = await exchange.exchange(token);
    expect(decodeJwt(body.access_token).exp).toBeLessThanOrEqual(decodeJwt(token).exp ?? 0);
    expect(body.expires_in).toBeLessThanOrEqual(3_600);
  });

  it('leaves the exchange in the audit log, with the token that it had', async () => {
    const exchange = await createExchange();
    const token = await exchange.userToken();
    const { body } = await exchange.exchange(token);
    const [, { actor_id: actorId, after } = {}] = (await eventsOf(exchange.party.world)).filter(
      ({ type }) => type === 'oauth_token.created',
    );
    expect([actorId, after]).toEqual([
      exchange.server,
      {
        tokenId: decodeJwt(body.access_token).jti,
        applicationId: exchange.server,
        userId: exchange.party.browser.userId,
        resource: FILES,
        scope: 'read',
        exchangedTokenId: decodeJwt(token).jti,
        grantType: 'token_exchange',
      },
    ]);
  });

  it('sees the organization that the user has chosen only if the token of the user shows it', async () => {
    const exchange = await createExchange();
    const { party } = exchange;
    await addMember(party.world, await addOrganization(party.world), party.browser.userId);
    const plain = await exchange.userToken('read');
    const shown = await exchange.userToken('openid organization read');
    const tokens = [await exchange.exchange(plain), await exchange.exchange(shown)];
    const organizations = [shown, ...tokens.map(({ body }) => body.access_token)].map(
      (token) => decodeJwt(token)['org_id'],
    );
    expect(organizations).toEqual([expect.any(String), undefined, organizations[0]]);
  });
});

describe('a token exchange is rejected', () => {
  it('that asks for a scope which the token or the application does not have', async () => {
    const exchange = await createExchange();
    const token = await exchange.userToken('read write');
    for (const scope of ['write', 'delete', 'read delete', 'openid', 'read offline_access']) {
      expect(await exchange.errorOf(token, { scope })).toEqual([400, 'invalid_scope']);
    }
    expect((await exchange.exchange(token, { scope: 'read' })).body.scope).toBe('read');
  });

  it('when both share no scope', async () => {
    const exchange = await createExchange();
    const token = await exchange.userToken('write');
    expect(await exchange.errorOf(token)).toEqual([400, 'invalid_scope']);
  });

  it('for a resource that the application may not use, for several, for none, and for a host of this service', async () => {
    const exchange = await createExchange();
    const { world } = exchange.party;
    const token = await exchange.userToken();
    const issuer = `https://${world.frontendHost}`;
    for (const resource of [TOOLS, 'https://other.example.com/', issuer, `${issuer}/mcp`, '']) {
      expect(await exchange.errorOf(token, { resource })).toEqual([400, 'invalid_target']);
    }
    expect(await exchange.errorOf(token, { audience: FILES })).toEqual([400, 'invalid_target']);
  });

  it('of a token for a resource that the application does not serve', async () => {
    const exchange = await createExchange({ tokenExchangeResources: [FILES] });
    expect(await exchange.errorOf(await exchange.userToken())).toEqual([400, 'invalid_grant']);
  });

  it('of an application that may exchange none, or does not prove who it is', async () => {
    const exchange = await createExchange({ tokenExchangeResources: [] });
    const token = await exchange.userToken();
    expect(await exchange.errorOf(token)).toEqual([400, 'invalid_request']);
    const other = await createExchange();
    expect(await other.errorOf(await other.userToken(), {}, basic(other.server, 'wrong'))).toEqual([
      401,
      'invalid_client',
    ]);
    expect(await other.errorOf(await other.userToken(), { client_id: other.server }, {})).toEqual([
      401,
      'invalid_client',
    ]);
  });

  it('of a token that was changed, has expired, is that of a machine, an ID token or an opaque one', async () => {
    const exchange = await createExchange();
    const { party, server } = exchange;
    const [header, , signature] = (await exchange.userToken()).split('.');
    const claims = { ...decodeJwt(await exchange.userToken()), scope: 'read write delete' };
    const changed = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    const machine = await addApplication(party.world, {
      type: 'machine',
      scopes: [],
      resources: [{ identifier: TOOLS, scopes: ['read'] }],
    });
    const form = { grant_type: 'client_credentials', resource: TOOLS };
    const own = await party.send<TokenResponse>('POST', '/oauth/token', { form, headers: basic(machine) });
    const { id_token: idToken, access_token: opaque } = await party.tokens({ scope: 'openid email' });
    for (const token of [changed, own.body.access_token, idToken, opaque, 'text', `${'a'.repeat(20_000)}.b.c`]) {
      expect(await exchange.errorOf(token)).toEqual([400, 'invalid_grant']);
    }
    expect(server).not.toBe(machine);
  });

  it('of a token of another deployment', async () => {
    const [exchange, other] = [await createExchange(), await createExchange()];
    expect(await exchange.errorOf(await other.userToken())).toEqual([400, 'invalid_grant']);
    const world = await createWorld();
    const elsewhere = await addApplication(world, SERVER);
    expect(await exchange.errorOf(await exchange.userToken(), {}, basic(elsewhere))).toEqual([401, 'invalid_client']);
  });

  it('of a token that came from an exchange, so that no chain arises', async () => {
    const exchange = await createExchange();
    const { body } = await exchange.exchange(await exchange.userToken());
    const next = await addApplication(exchange.party.world, {
      ...SERVER,
      resources: [{ identifier: TOOLS, scopes: ['read'] }],
      tokenExchangeResources: [FILES],
    });
    expect(await exchange.errorOf(body.access_token, { resource: TOOLS }, basic(next))).toEqual([400, 'invalid_grant']);
  });

  it('after the user has ended the access, or may not sign in, or the application is inactive', async () => {
    const exchange = await createExchange();
    const { party } = exchange;
    const token = await exchange.userToken();
    const { body } = await party.browser.get('/me/oauth-grants');
    await party.browser.delete(`/me/oauth-grants/${body.data[0].id}`);
    expect(await exchange.errorOf(token)).toEqual([400, 'invalid_grant']);
    const later = await exchange.userToken();
    await party.world.backend.patch(`/oauth-applications/${party.id}`, { is_active: false });
    expect(await exchange.errorOf(later)).toEqual([400, 'invalid_grant']);
    await party.world.backend.patch(`/oauth-applications/${party.id}`, { is_active: true });
    expect((await exchange.exchange(later)).status).toBe(200);
    await party.world.backend.patch(`/users/${party.browser.userId}`, { is_active: false });
    expect(await exchange.errorOf(later)).toEqual([400, 'invalid_grant']);
  });

  it('whose parameters are missing, or are those of other kinds of tokens', async () => {
    const exchange = await createExchange();
    const token = await exchange.userToken();
    const saml = 'urn:ietf:params:oauth:token-type:saml2';
    const wrong: Fields[] = [
      { subject_token: '' },
      { subject_token_type: '' },
      { subject_token_type: saml },
      { requested_token_type: 'urn:ietf:params:oauth:token-type:refresh_token' },
      { actor_token: token, actor_token_type: ACCESS_TOKEN },
    ];
    for (const changes of wrong) expect(await exchange.errorOf(token, changes)).toEqual([400, 'invalid_request']);
  });
});

describe('the resources whose tokens an application may exchange', () => {
  it('are set, returned and changed, and then the application may or may not exchange', async () => {
    const exchange = await createExchange({ tokenExchangeResources: [] });
    const { backend } = exchange.party.world;
    const path = `/oauth-applications/${exchange.server}`;
    const set = await backend.patch(path, { token_exchange_resources: [TOOLS, TOOLS] });
    expect([set.status, exchangedBy(set.body)]).toEqual([200, [TOOLS]]);
    const token = await exchange.userToken();
    expect((await exchange.exchange(token)).status).toBe(200);
    expect(exchangedBy((await backend.patch(path, { token_exchange_resources: [] })).body)).toEqual([]);
    expect(await exchange.errorOf(token)).toEqual([400, 'invalid_request']);
  });

  it('are resources of the deployment, which cannot be deleted while they are listed', async () => {
    const exchange = await createExchange();
    const { backend, frontendHost } = exchange.party.world;
    const create = (resources: readonly string[], fields: object = {}) =>
      backend.post('/oauth-applications', {
        type: 'machine',
        name: 'Tools',
        token_exchange_resources: resources,
        ...fields,
      });
    expect((await create([TOOLS])).body.token_exchange_resources).toEqual([TOOLS]);
    const unknown = await create([TOOLS, 'https://unknown.example.com/', `https://${frontendHost}`]);
    expect([unknown.status, pathsOf(unknown.body)]).toEqual([
      400,
      ['token_exchange_resources.1', 'token_exchange_resources.2'],
    ]);
    const { body } = await backend.get(`/oauth-resources?search=mcp`);
    const deleted = await backend.delete(`/oauth-resources/${body.data[0].id}`);
    expect([deleted.status, deleted.body.code]).toEqual([409, 'OAUTH_RESOURCE_IN_USE']);
  });

  it('are not for applications that keep no secret, or that belong to an organization', async () => {
    const exchange = await createExchange();
    const { backend } = exchange.party.world;
    const organization = await addOrganization(exchange.party.world);
    const rejected = [
      await backend.post('/oauth-applications', {
        type: 'native',
        name: 'Terminal',
        redirect_uris: ['http://127.0.0.1/callback'],
        token_exchange_resources: [TOOLS],
      }),
      await backend.post('/oauth-applications', {
        type: 'machine',
        name: 'Tools',
        organization_id: organization,
        token_exchange_resources: [TOOLS],
      }),
    ];
    expect(rejected.map(({ status }) => status)).toEqual([400, 400]);
    expect(rejected.map(({ body }) => pathsOf(body))).toEqual([
      ['token_exchange_resources'],
      ['token_exchange_resources'],
    ]);
  });
});
