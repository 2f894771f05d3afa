import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const PATH = '/settings/social-connections';
const GOOGLE = { kind: 'google', client_id: '1234.apps.googleusercontent.com', client_secret: 'correct horse' };
const OIDC = {
  kind: 'oidc',
  name: 'work',
  label: 'Work',
  client_id: 'gatehouse',
  issuer: 'https://login.work.example',
};
const ENDPOINTS = {
  authorization_url: 'https://own.example/authorize',
  token_url: 'https://own.example/token',
  profile_url: 'https://own.example/me',
};
const OAUTH2 = {
  ...OIDC,
  kind: 'oauth2',
  issuer: undefined,
  ...ENDPOINTS,
  profile_fields: { subject: 'id', email: 'contact.email' },
};
const PEM = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const APPLE = { kind: 'apple', client_id: 'com.example.web', client_secret: PEM, team_id: 'TEAM', key_id: 'KEY' };

const add = ({ backend }: World, input: object = GOOGLE) => backend.post(PATH, input);
const change = ({ backend }: World, name: string, input: object) =>
  backend.patch(`/settings/social-connections/${name}`, input);
const pathsOf = (body: object) => (body as { errors?: { path: string }[] }).errors?.map(({ path }) => path);

/** The enabled providers that the row of the deployment has. */
async function enabledIn({ services, id }: World) {
  const { social_providers } = await services.database.rows
    .selectFrom('deployment')
    .select('social_providers')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return social_providers;
}

/** Links an account at a provider with stored tokens. */
async function link(world: World, name: string, subject: string) {
  const { rows, ids } = world.services.database;
  const { id: userId } = await addUser(world);
  const provider = await rows
    .selectFrom('social_provider')
    .select('id')
    .where('deployment_id', '=', world.id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const id = ids.next();
  await rows
    .insertInto('social_connection')
    .values({
      deployment_id: world.id,
      id,
      user_id: userId,
      provider: name,
      provider_id: provider.id,
      subject,
      enabled: true,
      client_id: 'x',
      scopes: [],
      redirect_uri: 'https://x.example',
      access_token_sealed: 'v1.a',
      refresh_token_sealed: 'v1.b',
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    } as never)
    .execute();
  const read = () =>
    rows
      .selectFrom('social_connection')
      .select(['access_token_sealed as access', 'refresh_token_sealed as refresh'])
      .where('deployment_id', '=', world.id)
      .where('id', '=', id)
      .executeTakeFirst();
  return { userId, read };
}

describe('POST /settings/social-connections', () => {
  it('adds a provider with what is known about it, and never returns the secret', async () => {
    const world = await createWorld();
    const { status, body } = await add(world);
    const { created_at, updated_at, redirect_uri, ...shown } = body;
    expect([status, shown]).toEqual([
      201,
      {
        name: 'google',
        kind: 'google',
        label: 'Google',
        client_id: GOOGLE.client_id,
        has_client_secret: true,
        scopes: ['openid', 'email', 'profile'],
        enabled: true,
        sign_up_allowed: true,
        tokens_stored: false,
        position: 0,
        issuer: 'https://accounts.google.com',
        authorization_url: null,
        token_url: null,
        profile_url: null,
        tenant: null,
        team_id: null,
        key_id: null,
        profile_fields: null,
      },
    ]);
    expect(redirect_uri).toBe(`https://${world.frontendHost}/auth/sso/callback/google`);
    expect([created_at, (await world.backend.get(PATH)).body]).toEqual([updated_at, [body]]);
    expect((await world.backend.get(`${PATH}/google`)).body).toEqual(body);
    expect(await enabledIn(world)).toEqual([{ name: 'google', kind: 'GOOGLE', label: 'Google', signUpAllowed: true }]);
  });

  it('stores the secret encrypted, and records the provider without it', async () => {
    const world = await createWorld();
    await add(world);
    const events = await eventsOf(world);
    expect(events.at(-1)).toMatchObject({
      type: 'settings.social_provider.created',
      after: { name: 'google', kind: 'GOOGLE', clientSecretSet: true },
    });
    expect(JSON.stringify(events)).not.toMatch(/correct horse|v1\./);
    const row = await world.services.database.rows
      .selectFrom('social_provider')
      .select(['id', 'client_secret_sealed as sealed'])
      .where('deployment_id', '=', world.id)
      .executeTakeFirstOrThrow();
    expect(row.sealed).toMatch(/^v1\./);
    const cell = { table: 'social_provider', column: 'client_secret_sealed', row: row.id };
    expect(world.services.vault.open(row.sealed as string, cell)).toBe('correct horse');
  });

  it.each([
    [
      'oidc without a secret',
      OIDC,
      { issuer: OIDC.issuer, has_client_secret: false, scopes: ['openid', 'profile', 'email'] },
    ],
    ['oauth2', OAUTH2, { ...ENDPOINTS, issuer: null, profile_fields: expect.objectContaining(OAUTH2.profile_fields) }],
    ['Apple', APPLE, { team_id: 'TEAM', key_id: 'KEY', issuer: 'https://appleid.apple.com' }],
    ['Microsoft', { ...GOOGLE, kind: 'microsoft' }, { issuer: 'https://login.microsoftonline.com/common/v2.0' }],
    [
      'Microsoft with a tenant',
      { ...GOOGLE, kind: 'microsoft', tenant: 'organizations' },
      { tenant: 'organizations', issuer: 'https://login.microsoftonline.com/organizations/v2.0' },
    ],
    [
      'GitHub',
      { ...GOOGLE, kind: 'github' },
      { label: 'GitHub', token_url: 'https://github.com/login/oauth/access_token' },
    ],
    ['GitHub Enterprise', { ...GOOGLE, kind: 'github', ...ENDPOINTS }, ENDPOINTS],
    [
      'a local server that OUTGOING_ALLOW lists',
      { ...OIDC, issuer: 'http://127.0.0.1:4000' },
      { issuer: 'http://127.0.0.1:4000' },
    ],
    ['own scopes', { ...GOOGLE, scopes: ['openid', 'email', 'email'] }, { scopes: ['openid', 'email'] }],
  ])('adds %s', async (_, input, expected) => {
    const { status, body } = await add(await createWorld(), input);
    expect([status, body]).toEqual([201, expect.objectContaining(expected)]);
  });

  it.each<readonly [string, readonly string[], object]>([
    ['a secret', ['client_secret'], { ...GOOGLE, client_secret: undefined }],
    ['a label for oidc', ['label'], { ...OIDC, label: undefined }],
    ['an issuer for oidc', ['issuer'], { ...OIDC, issuer: undefined }],
    [
      'endpoints for oauth2',
      ['authorization_url', 'profile_url', 'token_url'],
      { ...OAUTH2, authorization_url: undefined, token_url: undefined, profile_url: undefined },
    ],
    ['fields of the profile for oauth2', ['profile_fields'], { ...OAUTH2, profile_fields: undefined }],
    [
      'the other endpoints of GitHub',
      ['authorization_url', 'profile_url'],
      { ...GOOGLE, kind: 'github', token_url: 'https://own.example/token' },
    ],
    ['the team and key of Apple', ['key_id', 'team_id'], { ...APPLE, team_id: undefined, key_id: undefined }],
    ['a private key of Apple', ['client_secret'], { ...APPLE, client_secret: 'text' }],
    ['the scope openid', ['scopes'], { ...GOOGLE, scopes: ['email'] }],
  ])('requires %s', async (_, paths, input) => {
    const world = await createWorld();
    const { status, body } = await add(world, input);
    expect([status, pathsOf(body)?.toSorted()]).toEqual([400, paths]);
    expect(await enabledIn(world)).toEqual([]);
  });

  it.each<readonly [string, object]>([
    ['name', { ...GOOGLE, name: 'Google' }],
    ['name', { ...GOOGLE, name: 'a/b' }],
    ['name', { ...GOOGLE, name: '' }],
    ['name', { ...GOOGLE, name: 'x'.repeat(65) }],
    ['label', { ...GOOGLE, label: 'x'.repeat(65) }],
    ['client_id', { ...GOOGLE, client_id: '' }],
    ['client_secret', { ...GOOGLE, client_secret: 'x'.repeat(4_097) }],
    ['scopes', { ...GOOGLE, scopes: Array.from({ length: 21 }, (_, index) => `scope-${index}`) }],
    ['scopes.1', { ...GOOGLE, scopes: ['openid', 'two words'] }],
    ['position', { ...GOOGLE, position: 1_001 }],
    ['tenant', { ...GOOGLE, tenant: 'common' }],
    ['tenant', { ...GOOGLE, kind: 'microsoft', tenant: '../evil' }],
    ['token_url', { ...GOOGLE, token_url: 'https://own.example/token' }],
    ['issuer', { ...GOOGLE, kind: 'github', issuer: 'https://own.example' }],
    ['profile_fields', { ...GOOGLE, profile_fields: { subject: 'id' } }],
    ['issuer', { ...OIDC, issuer: 'http://login.work.example.invalid:80/#x' }],
    ['issuer', { ...OIDC, issuer: 'http://192.0.2.1' }],
    ['issuer', { ...OIDC, issuer: 'https://user:password@login.work.example' }],
    ['issuer', { ...OIDC, issuer: 'https://login.work.example?a=b' }],
    ['issuer', { ...OIDC, issuer: 'https://login.work.example/.well-known/openid-configuration' }],
    ['issuer', { ...OIDC, issuer: 'https://10.0.0.1' }],
    ['profile_url', { ...OAUTH2, profile_url: 'https://169.254.169.254/latest' }],
    ['kind', { ...GOOGLE, kind: 'myspace' }],
    ['has_client_secret', { ...GOOGLE, has_client_secret: true }],
  ])('rejects an invalid %s (%j)', async (path, input) => {
    const { status, body } = await add(await createWorld(), input);
    expect([status, pathsOf(body)]).toEqual([400, [path]]);
  });

  it('rejects a name that another provider has, and accepts two of one kind', async () => {
    const world = await createWorld();
    await add(world);
    const again = await add(world);
    expect([again.status, again.body]).toMatchObject([409, { code: 'NAME_TAKEN' }]);
    expect((await add(world, { ...GOOGLE, name: 'google-2' })).status).toBe(201);
  });

  it('rejects the 21st provider', async () => {
    const world = await createWorld();
    for (let index = 0; index < 20; index += 1) await add(world, { ...OIDC, name: `work-${index}` });
    const { status, body } = await add(world);
    expect([status, body]).toMatchObject([409, { code: 'CONFLICT' }]);
  });

  it('adds the providers of requests that arrive together', async () => {
    const world = await createWorld();
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map((name) => add(world, { ...OIDC, name })));
    const enabled = (await enabledIn(world)) as readonly { name: string }[];
    expect(enabled.map(({ name }) => name).toSorted()).toEqual(names);
  });
});

describe('PATCH /settings/social-connections/{name}', () => {
  it('changes what is given, keeps the secret and updates the buttons', async () => {
    const world = await createWorld();
    await add(world);
    await add(world, { ...OIDC, position: 5 });
    const { status, body } = await change(world, 'google', { label: 'G', sign_up_allowed: false, position: 9 });
    expect([status, body]).toMatchObject([
      200,
      { label: 'G', sign_up_allowed: false, position: 9, has_client_secret: true, client_id: GOOGLE.client_id },
    ]);
    expect(await enabledIn(world)).toEqual([
      { name: 'work', kind: 'OIDC', label: 'Work', signUpAllowed: true },
      { name: 'google', kind: 'GOOGLE', label: 'G', signUpAllowed: false },
    ]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.social_provider.updated',
      before: { label: 'Google' },
      after: { label: 'G' },
    });
    await change(world, 'work', { enabled: false });
    expect(await enabledIn(world)).toMatchObject([{ name: 'google' }]);
  });

  it('requires the secret together with another endpoint', async () => {
    const world = await createWorld();
    await add(world, { ...GOOGLE, kind: 'microsoft' });
    for (const moved of [{ issuer: 'https://evil.example' }, { tenant: 'consumers' }]) {
      const { status, body } = await change(world, 'microsoft', moved);
      expect([status, pathsOf(body)]).toEqual([400, ['client_secret']]);
      expect((await change(world, 'microsoft', { ...moved, client_secret: 'new' })).status).toBe(200);
    }
    const back = await change(world, 'microsoft', { issuer: null, client_secret: 'new' });
    expect(back.body.issuer).toBe('https://login.microsoftonline.com/consumers/v2.0');
    expect(JSON.stringify(await eventsOf(world))).not.toContain('"new"');
  });

  it('rejects another endpoint while users have linked accounts, whose ids could belong to other people there', async () => {
    const world = await createWorld();
    await add(world, { ...OIDC, client_secret: 'a secret' });
    const linked = await link(world, 'work', '1');
    const moved = { issuer: 'https://other.example', client_secret: 'new' };
    const { status, body } = await change(world, 'work', moved);
    expect([status, body]).toMatchObject([409, { code: 'CONFLICT' }]);
    expect((await world.backend.get(`${PATH}/work`)).body).toMatchObject({ issuer: OIDC.issuer });
    expect(await linked.read()).toBeDefined();
    expect((await change(world, 'work', { label: 'Office', client_secret: 'new' })).status).toBe(200);
  });

  it('restores the scopes of the kind with null', async () => {
    const world = await createWorld();
    await add(world, { ...GOOGLE, scopes: ['openid'] });
    expect((await change(world, 'google', { scopes: null })).body.scopes).toEqual(['openid', 'email', 'profile']);
  });

  it.each<readonly [string, object]>([
    ['label', { label: null }],
    ['client_secret', { client_secret: null }],
    ['issuer', { issuer: null }],
    ['tenant', { tenant: 'common' }],
    ['kind', { kind: 'google' }],
    ['enabled', { enabled: null }],
  ])('rejects an invalid %s (%j)', async (path, input) => {
    const world = await createWorld();
    await add(world, OIDC);
    const { status, body } = await change(world, 'work', input);
    expect([status, pathsOf(body)]).toEqual([400, [path]]);
  });

  it('deletes the stored tokens of its users only, when tokens are no longer stored', async () => {
    const world = await createWorld();
    await add(world, { ...GOOGLE, tokens_stored: true });
    await add(world, OIDC);
    const [google, work] = [await link(world, 'google', '1'), await link(world, 'work', '1')];
    await change(world, 'google', { label: 'G' });
    expect(await google.read()).toEqual({ access: 'v1.a', refresh: 'v1.b' });
    await change(world, 'google', { tokens_stored: false });
    expect([await google.read(), await work.read()]).toEqual([
      { access: null, refresh: null },
      { access: 'v1.a', refresh: 'v1.b' },
    ]);
  });
});

describe('DELETE /settings/social-connections/{name}', () => {
  it('deletes the provider with its connections, and records how many', async () => {
    const world = await createWorld();
    await add(world);
    await add(world, OIDC);
    const [google, other, work] = [
      await link(world, 'google', '1'),
      await link(world, 'google', '2'),
      await link(world, 'work', '1'),
    ];
    const { status, text } = await world.backend.delete(`${PATH}/google`);
    expect([status, text]).toEqual([204, '']);
    expect([await google.read(), await other.read()]).toEqual([undefined, undefined]);
    expect(await work.read()).toBeDefined();
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'settings.social_provider.deleted',
      before: { name: 'google', connections: 2 },
    });
    expect(await enabledIn(world)).toMatchObject([{ name: 'work' }]);
    expect((await world.backend.get(`${PATH}/google`)).body).toMatchObject({ code: 'SOCIAL_PROVIDER_NOT_FOUND' });
  });
});

describe('the last way to sign in', () => {
  /** A deployment whose users sign in with providers only. */
  async function onlyProviders() {
    const world = await createWorld();
    await add(world);
    await changeSettings(world, {
      first_factor: 'sso',
      authentication_factors: { sso_enabled: true, email_password_enabled: false, username_password_enabled: false },
    });
    return world;
  }

  it('is not disabled or deleted', async () => {
    const world = await onlyProviders();
    for (const response of [
      await change(world, 'google', { enabled: false }),
      await world.backend.delete(`${PATH}/google`),
    ]) {
      expect([response.status, response.body]).toMatchObject([409, { code: 'CONFLICT' }]);
    }
    expect(await enabledIn(world)).toHaveLength(1);
    await add(world, OIDC);
    expect((await world.backend.delete(`${PATH}/google`)).status).toBe(204);
  });

  it('cannot be social sign-in while no provider is enabled', async () => {
    const world = await createWorld();
    const settings = { first_factor: 'sso', authentication_factors: { sso_enabled: true } };
    const { status, body } = await world.backend.patch('/settings/auth', settings);
    expect([status, pathsOf(body)]).toEqual([400, ['first_factor']]);
    await add(world);
    expect((await world.backend.patch('/settings/auth', settings)).status).toBe(200);
  });

  it('does not keep the last provider if users have another one', async () => {
    const world = await createWorld();
    await add(world);
    await changeSettings(world, { authentication_factors: { sso_enabled: true } });
    expect((await change(world, 'google', { enabled: false })).status).toBe(200);
  });
});

describe('the setting sso_enabled', () => {
  it('has a warning until a provider is enabled', async () => {
    const world = await createWorld();
    const { body } = await world.backend.patch('/settings/auth', { authentication_factors: { sso_enabled: true } });
    expect(body.warnings).toMatchObject([{ path: 'authentication_factors.sso_enabled', code: 'entry_missing' }]);
    await add(world);
    expect((await world.backend.get('/settings/auth')).body.warnings).toEqual([]);
    expect((await world.backend.get('/')).body.auth_settings.warnings).toEqual([]);
    await change(world, 'google', { enabled: false });
    expect((await world.backend.get('/settings/auth')).body.warnings).toHaveLength(1);
  });
});

describe('providers of a deployment', () => {
  it('are not those of another one', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await add(world);
    expect((await other.backend.get(PATH)).body).toEqual([]);
    const missing = { code: 'SOCIAL_PROVIDER_NOT_FOUND' };
    for (const response of [
      await other.backend.get(`${PATH}/google`),
      await change(other, 'google', { label: 'Mine' }),
      await other.backend.delete(`${PATH}/google`),
      await other.backend.post(`${PATH}/google/verify`),
    ]) {
      expect([response.status, response.body]).toMatchObject([404, missing]);
    }
    expect((await add(other)).status).toBe(201);
    await other.backend.delete(`${PATH}/google`);
    expect((await world.backend.get(PATH)).body).toHaveLength(1);
  });

  it('require a credential and the scopes of settings', async () => {
    const world = await createWorld();
    await add(world);
    const reader = world.backend.with(await world.token(['settings:read']));
    expect((await reader.get(PATH)).status).toBe(200);
    for (const response of [
      await reader.post(PATH, GOOGLE),
      await reader.patch(`${PATH}/google`, { label: 'Mine' }),
      await reader.delete(`${PATH}/google`),
      await reader.post(`${PATH}/google/verify`),
      await world.backend.with(await world.token(['users:read'])).get(PATH),
    ]) {
      expect(response.status).toBe(403);
    }
    expect((await world.backend.with('nothing').get(PATH)).status).toBe(401);
  });

  it('are the same in GraphQL', async () => {
    const world = await createWorld();
    await world.backend.data(
      `mutation { createSocialProvider(input: { kind: X, clientId: "a", clientSecret: "b" }) { name } }`,
    );
    const query =
      '{ socialProviders { name kind label redirectUri hasClientSecret tokenUrl profileFields { subject } } }';
    expect(await world.backend.data(query)).toEqual({
      socialProviders: [
        {
          name: 'x',
          kind: 'X',
          label: 'X',
          redirectUri: `https://${world.frontendHost}/auth/sso/callback/x`,
          hasClientSecret: true,
          tokenUrl: 'https://api.x.com/2/oauth2/token',
          profileFields: null,
        },
      ],
    });
  });
});
