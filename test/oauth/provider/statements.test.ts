import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { expect, it } from 'vitest';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import { registerInvoices } from '../../support/local-issuer.ts';
import { createMember } from '../../support/oauth-organizations.ts';
import { authorize, relyingParty } from '../../support/openid-client.ts';
import { countStatementsOf, createWorld } from '../../support/world.ts';

it('takes the same few statements for each request of a sign-in, and none for metadata', async () => {
  const world = await createWorld();
  const browser = await openVerifiedBrowser(world);
  const application = await relyingParty(world);
  const { configuration } = application;
  const scope = 'openid email offline_access';
  const exchange = async () => {
    const { url, checks } = await authorize(world, browser, application, { scope });
    return client.authorizationCodeGrant(configuration, url, checks);
  };
  // Creates the grant, and fills what the process keeps in memory.
  const { refresh_token: first } = await exchange();
  await client.refreshTokenGrant(configuration, String(first));

  const counts: Record<string, number> = {};
  const count = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    let result: T | undefined;
    counts[name] = await countStatementsOf(world, async () => {
      result = await work();
    });
    return result as T;
  };
  const { url, checks } = await count('authorize', () => authorize(world, browser, application, { scope }));
  const tokens = await count('code', () => client.authorizationCodeGrant(configuration, url, checks));
  await count('userinfo', () => client.fetchUserInfo(configuration, tokens.access_token, client.skipSubjectCheck));
  await count('refresh', () => client.refreshTokenGrant(configuration, String(tokens.refresh_token)));
  await count('introspect', () => client.tokenIntrospection(configuration, tokens.access_token));
  const resource = await registerInvoices(world.backend);
  const machine = await relyingParty(world, {
    type: 'machine',
    scopes: [],
    resources: [{ identifier: resource, scopes: [] }],
  });
  await count('machine', () => client.clientCredentialsGrant(machine.configuration, { resource }));
  const reader = world.browser();
  await reader.get('/oauth/jwks' as '/.well-known/jwks.json');
  await count('keys', () => reader.get('/oauth/jwks' as '/.well-known/jwks.json'));
  // `authorize` includes the host, the session and its record; `code` and `refresh` their use and two new tokens.
  expect(counts).toEqual({ authorize: 6, code: 6, userinfo: 4, refresh: 6, introspect: 5, machine: 4, keys: 0 });
});

it('takes a constant number of statements for the claims of an organization and of a JWT template', async () => {
  const world = await createWorld();
  const identifier = 'https://invoices.example.com/';
  const claims = { mail: '{{user.primary_email_address}}', tenant: '{{organization.slug}}' };
  const template = await world.backend.post('/jwt-templates', { name: 'Invoices', claims } as never);
  const scopes = [{ name: 'invoices:read', description: 'See your invoices' }];
  const resource = await world.backend.post('/oauth-resources', { identifier, name: 'Invoices', scopes });
  const { browser, organizations, application } = await createMember(world, ['Acme', 'Globex'], {
    resources: [{ identifier, scopes: ['invoices:read'] }],
  });
  const { configuration } = application;
  const counted = async (parameters: Readonly<Record<string, string>>) => {
    const countOf = async <T>(work: () => Promise<T>): Promise<readonly [number, T]> => {
      let result: T | undefined;
      const count = await countStatementsOf(world, async () => {
        result = await work();
      });
      return [count, result as T];
    };
    // Creates the grant, and chooses the organization.
    await authorize(world, browser, application, { ...parameters, organization_id: String(organizations[0]?.id) });
    const [asked, { url, checks }] = await countOf(() => authorize(world, browser, application, parameters));
    const [code, tokens] = await countOf(() => client.authorizationCodeGrant(configuration, url, checks));
    const [refresh, refreshed] = await countOf(() =>
      client.refreshTokenGrant(configuration, String(tokens.refresh_token)),
    );
    return { counts: { authorize: asked, code, refresh }, accessToken: refreshed.access_token };
  };
  const scope = 'openid email organization workspaces offline_access invoices:read';
  const opaque = await counted({ scope });
  const jwt = await counted({ scope, resource: identifier });
  await world.backend.patch(`/oauth-resources/${resource.body.id}`, { jwt_template_id: template.body.id });
  const templated = await counted({ scope, resource: identifier });
  expect(decodeJwt(templated.accessToken)).toMatchObject({ mail: 'ada@example.com', tenant: 'acme' });
  expect([opaque.counts, jwt.counts, templated.counts]).toEqual([
    { authorize: 6, code: 6, refresh: 6 },
    // One for the resource, and one that records the JWT.
    { authorize: 7, code: 8, refresh: 8 },
    // One for the values of the user, and one for those of the organization.
    { authorize: 7, code: 10, refresh: 10 },
  ]);
});
