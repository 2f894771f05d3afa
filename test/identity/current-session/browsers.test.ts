import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import type { HttpResponse } from '../../support/http.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, type World } from '../../support/world.ts';

const LISTED = 'https://app.northwind.example';

/** The requests with which a page of another site could change data. */
const WRITES: [string, (world: World, headers: Record<string, string>) => Promise<{ status: number; text: string }>][] =
  [
    [
      'a REST request without a body',
      (world, headers) => world.browser().request('POST', '/auth/signout', undefined, headers),
    ],
    [
      'a REST request with a body',
      (world, headers) => world.browser().request('POST', '/auth/signin', { strategy: 'sso' }, headers),
    ],
    [
      'a DELETE request',
      (world, headers) => world.browser().request('DELETE', '/me/authenticator', undefined, headers),
    ],
    [
      'a GraphQL mutation',
      (world, headers) =>
        world.browser().request('POST', '/graphql', { query: 'mutation { signOut { id } }' }, headers),
    ],
  ];

describe.each(WRITES)('%s', (_, write) => {
  it.each<[string, Record<string, string>]>([
    ['an unknown origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['an origin that begins with an allowed origin', { origin: `${LISTED}.evil.example` }],
    ['an allowed host on another port', { origin: `${LISTED}:8443` }],
    ['an allowed host over http', { origin: LISTED.replace('https', 'http') }],
    ['another site, without an Origin header', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the same site, without an Origin header', { 'sec-fetch-site': 'same-site' }],
  ])('is rejected from %s', async (_, headers) => {
    const world = await createWorld();
    await world.backend.put('/settings/allowed-origins', { allowed_origins: [LISTED] });
    const { status, text } = await write(world, headers);
    expect([status, text]).toEqual([403, expect.stringContaining('ORIGIN_NOT_ALLOWED')]);
  });

  it.each<[string, Record<string, string>]>([
    ['an allowed origin', { origin: LISTED }],
    ['a server, which sends neither header', {}],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ["the deployment's own pages", { 'sec-fetch-site': 'same-origin' }],
  ])('is accepted from %s', async (_, headers) => {
    const world = await createWorld();
    await world.backend.put('/settings/allowed-origins', { allowed_origins: [LISTED] });
    const { status, text } = await write(world, headers);
    expect([status, text]).not.toEqual([403, expect.anything()]);
    expect(text).not.toContain('ORIGIN_NOT_ALLOWED');
  });
});

describe('the session of a request', () => {
  const ask = async (world: World, headers: Record<string, string>) => {
    const rest = await world.browser().get('/me', headers);
    const graph = await world.browser().request('POST', '/graphql', { query: '{ viewer { user { id } } }' }, headers);
    const data = graph.body.data as { viewer: { user: { id: string } } | null };
    return [rest.status, graph.status === 200 ? data.viewer?.user.id : graph.status];
  };

  it('is rejected when the request has two session cookies, even equal ones', async () => {
    const world = await createWorld();
    const { cookie } = await openSignedInBrowser(world, (await addUser(world)).id);
    expect(await ask(world, { cookie: `__session=${cookie}; __session=${cookie}` })).toEqual([400, 400]);
    expect(await ask(world, { cookie: `__session=${cookie}; __session=` })).toEqual([400, 400]);
  });

  it.each(['staging', 'production'] as const)(
    'is read from X-Development-Session only in staging: %s',
    async (mode) => {
      const world = await createWorld({ mode });
      const user = await addUser(world);
      const { cookie } = await openSignedInBrowser(world, user.id);
      const header = { 'x-development-session': cookie as string };
      expect(await ask(world, header)).toEqual(mode === 'staging' ? [200, user.id] : [401, undefined]);
      expect(await ask(world, { ...header, cookie: `__session=${cookie}` })).toEqual([400, 400]);
      const { headers } = await world
        .browser()
        .post('/auth/signup', { email: 'a@example.com', password: 'correct horse' });
      expect(headers['x-development-session'] !== undefined).toBe(mode === 'staging');
    },
  );

  it('is rejected by the backend host, as an API key is by the deployment host', async () => {
    const world = await createWorld();
    const { cookie } = await openSignedInBrowser(world, (await addUser(world)).id);
    const requested = { 'x-development-session': cookie as string, cookie: `__session=${cookie}` };
    expect((await world.backend.with(null).get('/users', requested)).status).toBe(401);
    expect((await world.backend.with(cookie).get('/users')).status).toBe(401);
    expect(await ask(world, { authorization: `Bearer ${world.apiKey}` })).toEqual([401, 401]);
  });

  it('explains to a client with an API key which host takes it, whether or not the key is valid', async () => {
    const world = await createWorld();
    const unknown = `sk_test_${'0a1b2c3d4e5f6789'.repeat(3)}`;
    const messages = await Promise.all(
      [world.apiKey, unknown].map(async (key) => {
        const { status, body } = await world.browser().get('/me', { authorization: `Bearer ${key}` });
        return [status, body.errors];
      }),
    );
    expect(messages[0]).toEqual([
      401,
      [
        expect.objectContaining({
          code: 'NOT_AUTHENTICATED',
          message:
            'This is the deployment host, which takes session cookies and session tokens; API keys belong to the backend host.',
        }),
      ],
    ]);
    expect(messages[1]).toEqual(messages[0]);
  });
});

describe('the pages of the service', () => {
  const html = { accept: 'text/html' };

  it('allow only their own scripts and cannot be framed', async () => {
    const world = await createWorld();
    const pages: readonly HttpResponse[] = [
      await world.backend.get('/graphql', html),
      await world.backend.get('/docs', html),
      await world.browser().get('/graphql', html),
      await world.browser().get('/docs', html),
    ];
    for (const { status, headers } of pages) {
      expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
      const policy = headers['content-security-policy'] as string;
      expect(policy).toMatch(/script-src [^;]*'nonce-[\w+/=-]{20,}'/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("script-src 'unsafe-inline'");
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    }
  });

  it('do not include GraphiQL on the host of a production deployment', async () => {
    const { status, headers } = await (await createWorld({ mode: 'production' })).browser().get('/graphql', html);
    expect([status, headers['content-type']]).not.toEqual([200, expect.stringContaining('text/html')]);
  });
});

describe('the responses of the service', () => {
  it('forbid caching and content sniffing, for success and errors', async () => {
    const world = await createWorld();
    const signed = await openSignedInBrowser(world, (await addUser(world)).id);
    for (const { headers } of [
      await signed.get('/me'),
      await signed.get('/nowhere'),
      await signed.graphql('{ viewer { id } }'),
      await world.browser().get('/me'),
      await world.backend.get('/users'),
      await world.backend.with(null).get('/users'),
      await world.backend.graphql('{ nope }'),
      await world.backend.post('/access-tokens', { scopes: ['users:read'] }),
    ]) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });
});
