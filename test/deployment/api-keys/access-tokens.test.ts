import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { describe, expect, it } from 'vitest';
import { accessTokenIssuer } from '../../../src/deployment/api-keys/access-token.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const pathsOf = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path).sort();
const firstKeyOf = async ({ backend }: World): Promise<string> => (await backend.get('/api-keys')).body.data[0].id;

const statusWith = async ({ backend }: World, token: string): Promise<number> =>
  (await backend.with(token).get('/api-keys')).status;

/** The deployment's signing key, read from the database. */
async function signingKeyOf({ services, id }: World) {
  const row = await services.database.rows
    .selectFrom('signing_key')
    .selectAll()
    .where('deployment_id', '=', id)
    .where('purpose', '=', 'access_token')
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  const cell = { table: 'signing_key', column: 'private_sealed', row: row.id };
  return { ...row, privateJwk: JSON.parse(services.vault.open(row.private_sealed, cell)) };
}

interface Forgery {
  readonly claims?: JWTPayload;
  readonly typ?: string;
  /** The deployment whose key signs the token instead. */
  readonly signer?: World;
  readonly kid?: string;
}

/** A token like the service's own, signed with the deployment's key, with some claims changed. */
async function forged(world: World, { claims = {}, typ = 'at+jwt', signer = world, kid }: Forgery): Promise<string> {
  const genuine = decodeJwt(await world.token(['api_keys:read']));
  if (signer !== world) await signer.token(['api_keys:read']);
  const key = await signingKeyOf(signer);
  return new SignJWT({ ...genuine, ...claims })
    .setProtectedHeader({ alg: 'ES256', typ, kid: kid ?? key.kid })
    .sign(await importJWK(key.privateJwk, 'ES256'));
}

describe('POST /access-tokens', () => {
  it('returns a token with every field, which verifies with the unpublished key', async () => {
    const world = await createWorld();
    const { status, body, headers } = await world.backend.post('/access-tokens', {
      scopes: ['users:write', 'users:read', 'users:read'],
      ttl: 60,
    });
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 60,
      scope: 'users:read users:write',
    });
    const { public_jwk: jwk, kid } = await signingKeyOf(world);
    const { payload, protectedHeader } = await jwtVerify(body.access_token, await importJWK(jwk, 'ES256'), {
      issuer: `https://api.${world.frontendHost}/deployments/${world.id}`,
      audience: `urn:gatehouse:backend:${world.id}`,
      typ: 'at+jwt',
    });
    const keyId = await firstKeyOf(world);
    expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'at+jwt', kid });
    expect(payload).toMatchObject({
      sub: keyId,
      client_id: keyId,
      deployment_id: String(world.id),
      scope: 'users:read users:write',
      jti: expect.stringMatching(/^\d+$/),
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
    const event = (await eventsOf(world)).at(-1);
    expect(event).toMatchObject({
      type: 'access_token.created',
      resource_id: payload.jti,
      actor_id: keyId,
      after: { apiKeyId: keyId, scopes: ['users:read', 'users:write'] },
    });
    expect(JSON.stringify(event)).not.toContain(body.access_token);
  });

  it('issues tokens for an hour by default, never longer than the key', async () => {
    const world = await createWorld();
    const usual = await world.backend.post('/access-tokens', { scopes: ['users:read'] });
    expect(usual.body.expires_in).toBe(3600);
    const expiresAt = new Date(Date.now() + 100_000).toISOString();
    const { body: short } = await world.backend.post('/api-keys', { name: 'Short', expires_at: expiresAt });
    const { body } = await world.backend.with(short.key).post('/access-tokens', { scopes: ['users:read'] });
    expect(body.expires_in).toBeGreaterThan(80);
    expect(body.expires_in).toBeLessThanOrEqual(100);
  });

  it.each([
    [59, 400],
    [60, 201],
    [86_400, 201],
    [86_401, 400],
    ['60', 400],
    [null, 400],
  ])('issues for a ttl of %j a token of %i seconds', async (ttl, expected) => {
    const { backend } = await createWorld();
    expect((await backend.post('/access-tokens', { scopes: ['users:read'], ttl })).status).toBe(expected);
  });

  it('rejects an empty list of scopes and lists every unknown scope', async () => {
    const { backend } = await createWorld();
    for (const body of [{}, { scopes: [] }, { scopes: null }]) {
      const { status, body: response } = await backend.post('/access-tokens', body);
      expect([status, pathsOf(response)]).toEqual([400, ['scopes']]);
    }
    const { status, body } = await backend.post('/access-tokens', { scopes: ['a', 'users:read', 'b'] });
    expect([status, pathsOf(body)]).toEqual([400, ['scopes.0', 'scopes.2']]);
  });

  it('rejects scopes that the key lacks', async () => {
    const { backend } = await createWorld();
    const { body: key } = await backend.post('/api-keys', { name: 'a', scopes: ['api_keys:write', 'users:read'] });
    const { status, body } = await backend.with(key.key).post('/access-tokens', { scopes: ['users:write'] });
    expect([status, body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect((await backend.with(key.key).post('/access-tokens', { scopes: ['users:read'] })).status).toBe(201);
  });

  it('rejects access tokens, even with the scope, and requests without a credential', async () => {
    const world = await createWorld();
    const token = await world.token(['api_keys:write']);
    const { status, body } = await world.backend.with(token).post('/access-tokens', { scopes: ['api_keys:write'] });
    expect([status, body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect((await world.backend.with(null).post('/access-tokens', { scopes: ['users:read'] })).status).toBe(401);
  });

  it('creates one active and one next signing key for concurrent requests, and encrypts them', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const tokens = await Promise.all(Array.from({ length: 5 }, () => world.token(['api_keys:read'])));
    const kids = new Set(tokens.map((token) => decodeProtectedHeader(token).kid));
    const key = await signingKeyOf(world);
    expect([...kids]).toEqual([key.kid]);
    for (const token of tokens) expect(await statusWith(world, token)).toBe(200);
    expect(key.private_sealed).toMatch(/^v1\./);
    expect(key.public_jwk).not.toHaveProperty('d');
    expect(decodeProtectedHeader(await other.token(['api_keys:read'])).kid).not.toBe(key.kid);
    const made = (await eventsOf(world)).filter(({ type }) => type === 'signing_key.created');
    expect(made).toMatchObject([
      { resource_id: key.id, after: { purpose: 'access_token', kid: key.kid, state: 'active' } },
      { after: { purpose: 'access_token', state: 'next' } },
    ]);
    expect(JSON.stringify(made)).not.toContain(key.privateJwk.d);
  });
});

describe('an access token', () => {
  it('accepts only the operations of its scopes, in REST and in GraphQL', async () => {
    const world = await createWorld();
    const client = world.backend.with(await world.token(['organizations:read', 'organizations:write']));
    expect((await client.post('/organizations', { name: 'Acme' })).status).toBe(201);
    const rejected = await client.get('/api-auth/apps');
    expect([rejected.status, rejected.body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(rejected.body.message).toContain('api_auth_apps:read');
    const { body } = await client.graphql('{ organizations { nodes { name workspaces { nodes { id } } } } }');
    expect(body.errors[0]).toMatchObject({ extensions: { code: 'INSUFFICIENT_PERMISSIONS' } });
    expect(body.errors[0].message).toContain('workspaces:read');
    const both = world.backend.with(await world.token(['organizations:read', 'workspaces:read']));
    const { organizations } = await both.data('{ organizations { nodes { name workspaces { nodes { id } } } } }');
    expect(organizations).toEqual({ nodes: [{ name: 'Acme', workspaces: { nodes: [] } }] });
  });

  it('is recorded as the actor, with the key for which it acts', async () => {
    const world = await createWorld();
    await world.backend.with(await world.token(['organizations:write'])).post('/organizations', { name: 'Acme' });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.created',
      actor_type: 'access_token',
      actor_id: await firstKeyOf(world),
    });
  });

  it('is verified with one statement, like a key', async () => {
    const world = await createWorld();
    const client = world.backend.with(await world.token(['api_keys:read']));
    const withKey = await countStatementsOf(world, () => world.backend.get('/api-keys'));
    expect(await countStatementsOf(world, () => client.get('/api-keys'))).toBe(withKey);
  });

  it('ends when its key is revoked or expires', async () => {
    const world = await createWorld();
    for (const end of [{ revoked_at: new Date().toISOString() }, { expires_at: new Date(0).toISOString() }]) {
      const { body: key } = await world.backend.post('/api-keys', { name: 'a' });
      const client = world.backend.with(key.key);
      const token = (await client.post('/access-tokens', { scopes: ['api_keys:read'] })).body.access_token;
      expect(await statusWith(world, token)).toBe(200);
      await world.services.database.rows.updateTable('api_key').set(end).where('id', '=', key.id).execute();
      expect(await statusWith(world, token)).toBe(401);
    }
  });

  it('never has scopes that its key lacks', async () => {
    const world = await createWorld();
    const { body: key } = await world.backend.post('/api-keys', { name: 'a', scopes: ['users:read'] });
    expect(await statusWith(world, await forged(world, { claims: { sub: key.id } }))).toBe(403);
  });

  it('is rejected by the deployment host', async () => {
    const world = await createWorld();
    const token = await world.token(['users:read']);
    const { status } = await world.browser().get('/me', { authorization: `Bearer ${token}` });
    expect(status).toBe(401);
  });
});

describe('the verification of access tokens', () => {
  it('accepts a token of the test’s own signer when nothing is changed', async () => {
    const world = await createWorld();
    expect(await statusWith(world, await forged(world, {}))).toBe(200);
  });

  it.each<[string, (world: World, other: World) => Promise<string>]>([
    ['has expired', (world) => forged(world, { claims: { exp: Math.floor(Date.now() / 1000) - 1 } })],
    ['has no end', (world) => forged(world, { claims: { exp: undefined } as unknown as JWTPayload })],
    ['is of another type', (world) => forged(world, { typ: 'session+jwt' })],
    ['is of the general type', (world) => forged(world, { typ: 'JWT' })],
    [
      'is for another audience',
      (world, other) => forged(world, { claims: { aud: `urn:gatehouse:backend:${other.id}` } }),
    ],
    [
      'is of another issuer',
      (world, other) => forged(world, { claims: { iss: accessTokenIssuer(other.id, `api.${world.frontendHost}`) } }),
    ],
    ['names another deployment', (world, other) => forged(world, { claims: { deployment_id: String(other.id) } })],
    ['is signed by another deployment', (world, other) => forged(world, { signer: other })],
    [
      'is signed by another deployment under our key id',
      async (world, other) => {
        await world.token(['api_keys:read']);
        return forged(world, { signer: other, kid: (await signingKeyOf(world)).kid });
      },
    ],
    [
      "acts for another deployment's key",
      async (world, other) => forged(world, { claims: { sub: await firstKeyOf(other) } }),
    ],
    ['acts for an unknown key', (world) => forged(world, { claims: { sub: '123' } })],
    ['acts for a number beyond 64 bits', (world) => forged(world, { claims: { sub: '9999999999999999999' } })],
    ['acts for what is no id', (world) => forged(world, { claims: { sub: "1' or '1'='1" } })],
    ['names a key id that no database takes', (world) => forged(world, { kid: 'a\u0000b' })],
    ['names an unknown key', (world) => forged(world, { kid: 'A'.repeat(43) })],
    [
      'is not signed at all',
      async (world) => {
        const [, claims] = (await world.token(['api_keys:read'])).split('.');
        const { kid } = await signingKeyOf(world);
        const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid })).toString('base64url');
        return `${header}.${claims}.`;
      },
    ],
    [
      'uses the public key as a shared secret',
      async (world) => {
        const claims = decodeJwt(await world.token(['api_keys:read']));
        const { kid, public_jwk: jwk } = await signingKeyOf(world);
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
          .sign(Buffer.from(JSON.stringify(jwk)));
      },
    ],
    [
      'brings its own key',
      async (world) => {
        const claims = decodeJwt(await world.token(['api_keys:read']));
        const { kid } = await signingKeyOf(world);
        const pair = await generateKeyPair('ES256', { extractable: true });
        const jwk = await exportJWK(pair.publicKey);
        return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, jwk }).sign(pair.privateKey);
      },
    ],
    [
      'was changed after it was signed',
      async (world) => {
        const [header, , signature] = (await world.token(['users:read'])).split('.');
        const claims = decodeJwt(await world.token(['api_keys:read']));
        return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
      },
    ],
    ['is no token', async () => 'a.b.c'],
    ['is empty', async () => '..'],
    ['is too long', async (world) => `${await world.token(['api_keys:read'])}${'A'.repeat(12_000)}`],
  ])('rejects a token that %s', async (_, make) => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { status, body } = await world.backend.with(await make(world, other)).get('/api-keys');
    expect([status, body.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});
