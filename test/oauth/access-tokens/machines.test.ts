import { decodeJwt, decodeProtectedHeader, importJWK, type JWTPayload, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { assertMayGrantScopes } from '../../../src/deployment/api-keys/minting.ts';
import { oidcKeys } from '../../../src/deployment/signing-keys/oidc-keys.service.ts';
import { Viewer } from '../../../src/platform/access/viewer.ts';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import { addMachine, backendResourceOf, type Machine, machineToken, requestToken } from '../../support/machines.ts';
import { issuerOf } from '../../support/openid-client.ts';
import { createSessionToken } from '../../support/session-tokens.ts';
import { backdateKeyRetirement } from '../../support/signing-keys.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const USERS = '/users';

const statusOf = async ({ backend }: World, token: string, path = USERS): Promise<number> =>
  (await backend.with(token).get(path)).status;

/** A deployment with a machine that may read users and organizations, and its token for both. */
async function machineWorld(scopes = ['users:read', 'organizations:read']) {
  const world = await createWorld();
  const machine = await addMachine(world, scopes);
  return { world, machine, token: await machineToken(world, machine, scopes.join(' ')) };
}

interface Forgery {
  readonly claims?: JWTPayload;
  readonly header?: Readonly<Record<string, unknown>>;
  /** The deployment whose key signs the token. */
  readonly signer?: World;
  readonly alg?: 'ES256' | 'RS256';
}

/** The token with some claims changed, signed with a key of a deployment's OpenID provider. */
async function forged(
  world: World,
  token: string,
  { claims = {}, header = {}, signer = world, alg = 'ES256' }: Forgery,
) {
  const { keys } = await oidcKeys(signer.context());
  const key = keys.find((each) => each.alg === alg);
  if (key === undefined) throw new Error(`The deployment has no key for ${alg}.`);
  return new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ ...decodeProtectedHeader(token), alg, kid: String(key.kid), ...header } as never)
    .sign(await importJWK(key, alg));
}

describe('a machine with a token for the backend host', () => {
  it('runs the operations of its scopes, and no others', async () => {
    const { world, token } = await machineWorld();
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(decodeJwt(token)).toMatchObject({ aud: backendResourceOf(world), iss: issuerOf(world) });
    expect(await statusOf(world, token)).toBe(200);
    expect(await statusOf(world, token, '/organizations')).toBe(200);
    const { status, body } = await world.backend.with(token).post('/organizations', { name: 'Acme' });
    expect([status, body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(body.message).toContain('organizations:write');
  });

  it('gets only scopes that it lists, and a token without scopes when it asks for none', async () => {
    const { world, machine } = await machineWorld(['users:read']);
    const { body } = await requestToken(world, machine, { scope: 'users:read users:write' });
    expect(body['scope']).toBe('users:read');
    const without = await requestToken(world, machine);
    expect(without.status).toBe(200);
    expect(await statusOf(world, String(without.body['access_token']))).toBe(403);
  });

  it('runs GraphQL, whose edges need their own scopes', async () => {
    const { world, token } = await machineWorld(['users:read']);
    const { body } = await world.backend
      .with(token)
      .graphql('{ users(first: 1) { nodes { id } } organizations(first: 1) { nodes { id } } }');
    expect(body.data).toEqual({ users: { nodes: [] }, organizations: null });
    expect(body.errors).toMatchObject([{ extensions: { code: 'INSUFFICIENT_PERMISSIONS' } }]);
  });

  it('is the actor of the changes that it makes', async () => {
    const { world, machine, token } = await machineWorld(['organizations:write', 'audit_log:read']);
    expect((await world.backend.with(token).post('/organizations', { name: 'Acme' })).status).toBe(201);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.created',
      actor_type: 'oauth_application',
      actor_id: machine.id,
    });
    const { auditLog } = await world.backend.data(
      `query($id: ID!) { auditLog(last: 1, filter: { actorType: OAUTH_APPLICATION, actorId: $id, type: "organization.created" }) {
        nodes { actorType actorId applicationId actorApiKey { id } actorApplication { id } } } }`,
      { id: machine.id },
    );
    expect(auditLog.nodes).toEqual([
      {
        actorType: 'OAUTH_APPLICATION',
        actorId: machine.id,
        applicationId: null,
        actorApiKey: null,
        actorApplication: { id: machine.id },
      },
    ]);
  });

  it('has idempotency keys of its own', async () => {
    const { world, token } = await machineWorld(['organizations:write']);
    const create = (client: World['backend']) =>
      client.post('/organizations', { name: 'Acme' }, { 'idempotency-key': 'nightly' });
    const [first, second] = [await create(world.backend.with(token)), await create(world.backend.with(token))];
    expect([second.body.id, second.headers['idempotency-replayed']]).toEqual([first.body.id, 'true']);
    expect((await create(world.backend)).body.id).not.toBe(first.body.id);
  });

  it('takes one statement more than none to authenticate, as an API key does', async () => {
    const { world, token } = await machineWorld();
    const client = world.backend.with(token);
    await client.get(USERS);
    await world.backend.get(USERS);
    const own = await countStatementsOf(world, () => client.get(USERS));
    expect(own).toBe(await countStatementsOf(world, () => world.backend.get(USERS)));
  });

  it('creates neither API keys nor access tokens', async () => {
    const { world, token } = await machineWorld(['api_keys:write', 'users:read']);
    const client = world.backend.with(token);
    const responses = [
      await client.post('/api-keys', { name: 'Mine', scopes: ['users:read'] }),
      await client.post('/access-tokens', { scopes: ['users:read'] }),
    ];
    expect(responses.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 2 }, () => [403, 'INSUFFICIENT_PERMISSIONS']),
    );
  });
});

describe('a change of the machine counts at once', () => {
  const change = async (change: (world: World, machine: Machine) => Promise<unknown>) => {
    const { world, machine, token } = await machineWorld();
    expect(await statusOf(world, token)).toBe(200);
    await change(world, machine);
    return statusOf(world, token);
  };

  it('when it is disabled', async () => {
    const status = await change(({ backend }, { id }) =>
      backend.patch(`/oauth-applications/${id}`, { is_active: false }),
    );
    expect(status).toBe(401);
  });

  it('when it is deleted', async () => {
    expect(await change(({ backend }, { id }) => backend.delete(`/oauth-applications/${id}`))).toBe(401);
  });

  it('when a scope is removed from it', async () => {
    const status = await change((world, { id }) =>
      world.backend.patch(`/oauth-applications/${id}`, {
        resources: [{ identifier: backendResourceOf(world), scopes: ['organizations:read'] }],
      }),
    );
    expect(status).toBe(403);
  });

  it('when the backend host is removed from it', async () => {
    expect(await change(({ backend }, { id }) => backend.patch(`/oauth-applications/${id}`, { resources: [] }))).toBe(
      403,
    );
  });

  it('when the key is no longer published', async () => {
    const status = await change(async (world) => {
      const { body } = await world.backend.post('/settings/signing-keys/rotate', { purpose: 'oidc' });
      expect(body.keys).toHaveLength(6);
      await backdateKeyRetirement(world, 86_461);
    });
    expect(status).toBe(401);
  });

  it('but not when the key was just rotated', async () => {
    const rotate = ({ backend }: World) => backend.post('/settings/signing-keys/rotate', { purpose: 'oidc' });
    expect(await change(rotate)).toBe(200);
  });
});

describe('the backend host rejects', () => {
  it('tokens with another issuer, audience, subject, application, type or time', async () => {
    const { world, machine, token } = await machineWorld();
    const other = await addMachine(world, ['users:read']);
    const web = (
      await world.backend.post('/oauth-applications', {
        type: 'web',
        name: 'Ledger',
        redirect_uris: ['https://app.example.com/callback'],
      })
    ).body.id;
    const own = backendResourceOf(world);
    const forgeries: Forgery[] = [
      { claims: { iss: `${issuerOf(world)}/` } },
      { claims: { iss: issuerOf(world).replace('https:', 'http:') } },
      { claims: { iss: `${issuerOf(world)}:8443` } },
      { claims: { iss: 'https://elsewhere.example.com' } },
      { claims: { aud: issuerOf(world) } },
      { claims: { aud: `${own}/` } },
      { claims: { aud: [own, 'https://api.example.com/'] } },
      { claims: { aud: `urn:gatehouse:backend:${world.id}` } },
      { claims: { sub: other.id } },
      { claims: { client_id: other.id } },
      { claims: { client_id: web, sub: web } },
      { claims: { client_id: `${machine.id}0`, sub: `${machine.id}0` } },
      { claims: { client_id: Number(machine.id) } },
      { claims: { exp: Math.floor(Date.now() / 1_000) - 1 } },
      { header: { typ: 'JWT' } },
      { header: { typ: 'logout+jwt' } },
      { header: { typ: 'session+jwt' } },
      { alg: 'RS256' },
    ];
    for (const forgery of forgeries) {
      expect([forgery, await statusOf(world, await forged(world, token, forgery))]).toEqual([forgery, 401]);
    }
    expect(await statusOf(world, await forged(world, token, {}))).toBe(200);
  });

  it('tokens without a signature, or with one that is not of the key that they name', async () => {
    const { world, token } = await machineWorld();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { kid } = decodeProtectedHeader(token);
    const { keys } = await oidcKeys(world.context());
    const publicKey = new TextEncoder().encode(JSON.stringify(keys[0]));
    const symmetric = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: String(kid) })
      .sign(publicKey);
    const own = await importJWK(keys[1] ?? {}, 'ES256');
    const embedded = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: String(kid), jwk: keys[1] as never })
      .sign(own);
    const tokens = [
      `${encoded({ alg: 'none', typ: 'at+jwt', kid })}.${payload}.`,
      `${header}.${payload}.`,
      `${header}.${encoded({ ...decodeJwt(token), scope: 'users:write users:read' })}.${signature}`,
      symmetric,
      embedded,
    ];
    for (const each of tokens) expect(await statusOf(world, each)).toBe(401);
  });

  it('tokens that the key of another deployment or of another purpose has signed', async () => {
    const { world, token } = await machineWorld();
    const signer = await createWorld();
    expect(await statusOf(world, await forged(world, token, { signer }))).toBe(401);
    const named = await forged(world, token, { signer, claims: { iss: issuerOf(signer) } });
    expect(await statusOf(world, named)).toBe(401);
    const { kid } = decodeProtectedHeader(token);
    const asOther = await forged(world, token, { signer, header: { kid } });
    expect(await statusOf(world, asOther)).toBe(401);
  });

  it('access tokens for another resource, ID tokens and session tokens', async () => {
    const { world } = await machineWorld();
    const identifier = 'https://api.example.com/invoices';
    await world.backend.post('/oauth-resources', {
      identifier,
      name: 'Invoices',
      scopes: [{ name: 'users:read', description: 'Read users' }],
    });
    const { body } = await world.backend.post('/oauth-applications', {
      type: 'machine',
      name: 'Invoices only',
      resources: [{ identifier, scopes: ['users:read'] }],
    });
    const token = await machineToken(world, { id: body.id, secret: String(body.secret) }, 'users:read');
    expect(decodeJwt(token)['aud']).toBe(identifier);
    expect(await statusOf(world, token)).toBe(401);
    const browser = await openVerifiedBrowser(world);
    expect(await statusOf(world, await createSessionToken(browser))).toBe(401);
  });

  it('a token of one deployment in no other way than as that deployment', async () => {
    const { world, token } = await machineWorld(['users:read', 'organizations:read']);
    const other = await createWorld();
    await other.backend.post('/organizations', { name: 'Elsewhere' });
    const { body } = await other.backend.with(token).get('/organizations');
    expect(body.data).toEqual([]);
    expect(await statusOf(world, token)).toBe(200);
  });
});

describe('an application', () => {
  const resourcesOf = (world: World, scopes: readonly string[]) => [{ identifier: backendResourceOf(world), scopes }];

  it('lists the backend host only as a machine, and only with scopes of the API', async () => {
    const world = await createWorld();
    const create = (fields: object) => world.backend.post('/oauth-applications', { name: 'Any', ...fields });
    const web = { type: 'web', redirect_uris: ['https://app.example.com/callback'] };
    const rejected = [
      await create({ ...web, resources: resourcesOf(world, ['users:read']) }),
      await create({ type: 'machine', resources: resourcesOf(world, ['users:read', 'users:delete']) }),
      await create({ type: 'machine', resources: resourcesOf(world, ['openid']) }),
      await create({ type: 'machine', resources: resourcesOf(world, ['installation:read']) }),
    ];
    expect(
      rejected.map(({ status, body }) => [status, body.errors?.map(({ path }: { path: string }) => path)]),
    ).toEqual([
      [400, ['resources.0.identifier']],
      [400, ['resources.0.scopes.1']],
      [400, ['resources.0.scopes.0']],
      [400, ['resources.0.scopes.0']],
    ]);
  });

  it('gets scopes of the backend host only from a caller who has them', async () => {
    const world = await createWorld();
    const { body: limited } = await world.backend.post('/api-keys', {
      name: 'Applications',
      scopes: ['oauth_applications:write', 'oauth_applications:read', 'users:read'],
    });
    const key = world.backend.with(limited.key);
    const create = (scopes: readonly string[]) =>
      key.post('/oauth-applications', { type: 'machine', name: 'Mine', resources: resourcesOf(world, scopes) });
    expect((await create(['users:read'])).status).toBe(201);
    const more = await create(['users:read', 'users:write']);
    expect([more.status, more.body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(more.body.message).toContain('users:write');

    const machine = await addMachine(world, ['users:read']);
    const path = `/oauth-applications/${machine.id}`;
    expect((await key.patch(path, { name: 'Renamed' })).status).toBe(200);
    expect((await key.patch(path, { resources: resourcesOf(world, ['users:write']) })).status).toBe(403);

    const powerful = await addMachine(world, ['users:write']);
    const own = `/oauth-applications/${powerful.id}`;
    const attempts = [
      await key.post(`${own}/secrets`, {}),
      await key.patch(own, { auth_method: 'private_key_jwt', jwks_uri: 'https://keys.example.com/jwks' }),
      await key.patch(own, { is_active: true }),
      await key.patch(own, { name: 'Renamed' }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await key.patch(own, { resources: resourcesOf(world, ['users:read']) })).status).toBe(200);
    expect((await key.post(`${own}/secrets`, {})).status).toBe(201);
  });

  it('gets scopes of the backend host from no token, which would extend its own life', async () => {
    const { world, token } = await machineWorld(['oauth_applications:write', 'users:read']);
    const accessToken = await world.token(['oauth_applications:write', 'users:read']);
    const body = { type: 'machine', name: 'Copy', resources: resourcesOf(world, ['users:read']) };
    for (const credential of [token, accessToken]) {
      const client = world.backend.with(credential);
      const rejected = await client.post('/oauth-applications', body);
      expect([rejected.status, rejected.body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
      const others = { ...body, resources: [] };
      expect((await client.post('/oauth-applications', others)).status).toBe(201);
    }
  });
});

describe('an operator', () => {
  it('gives an application only scopes of the own role', () => {
    const operator = Viewer.operator(1, '5', ['oauth_applications:write', 'users:read']);
    expect(() => assertMayGrantScopes(operator, ['users:read'])).not.toThrow();
    expect(() => assertMayGrantScopes(operator, ['users:read', 'users:write'])).toThrow('users:write');
  });
});

describe('a resource', () => {
  it('cannot have the identifier of a host of the service', async () => {
    const world = await createWorld();
    for (const identifier of [backendResourceOf(world), `${backendResourceOf(world)}/`]) {
      const { status, body } = await world.backend.post('/oauth-resources', { identifier, name: 'Backend' });
      expect([status, body.errors?.map(({ path }: { path: string }) => path)]).toEqual([400, ['identifier']]);
    }
  });
});
