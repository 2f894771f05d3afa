import { createHash, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, decodeJwt, exportJWK, SignJWT } from 'jose';
import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import { createBoundKey } from '../../support/bound-keys.ts';
import { ACCOUNT_SCOPES, applicationClient } from '../../support/delegated-access.ts';
import { sendRequest } from '../../support/http.ts';
import { registerInvoices } from '../../support/local-issuer.ts';
import { addMachine, backendResourceOf } from '../../support/machines.ts';
import { authorize, issuerOf, relyingParty } from '../../support/openid-client.ts';
import { basic, createOpenidParty, type OpenidParty, type TokenResponse } from '../../support/openid-party.ts';
import { service } from '../../support/service.ts';
import { createWorld, type World } from '../../support/world.ts';

type Claims = Readonly<Record<string, unknown>>;
/** A user whose application has bound its access token for the deployment host to a key, without being asked. */
async function boundToken() {
  const world = await createWorld();
  const browser = await openVerifiedBrowser(world);
  const issuer = issuerOf(world);
  const resources = [{ identifier: issuer, scopes: ACCOUNT_SCOPES }];
  const { configuration } = await relyingParty(world, { resources });
  const { url, checks } = await authorize(
    world,
    browser,
    { id: '', configuration },
    {
      scope: 'openid account:read',
      resource: issuer,
    },
  );
  const pair = await client.randomDPoPKeyPair('ES256', { extractable: true });
  const DPoP = client.getDPoPHandle(configuration, pair);
  const tokens = await client.authorizationCodeGrant(configuration, url, checks, undefined, { DPoP });
  const jwk = await exportJWK(pair.publicKey);
  const sign = (claims: Claims, header: Claims = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header } as never)
      .sign(pair.privateKey);
  const token = tokens.access_token;
  const claims = (changes: Claims = {}): Claims => ({
    htm: 'GET',
    htu: `${issuer}/me`,
    iat: Math.floor(Date.now() / 1_000),
    jti: randomUUID(),
    ath: createHash('sha256').update(token).digest('base64url'),
    ...changes,
  });
  const send = async (proof: string | null, scheme = 'DPoP') => {
    const headers = { authorization: `${scheme} ${token}`, ...(proof !== null && { dpop: proof }) };
    return (await (await applicationClient(world, token, headers)).get('/me')).status;
  };
  return { world, tokens, configuration, DPoP, pair, jwk, sign, claims, send, browser };
}

const tokenRequest = (
  party: OpenidParty,
  form: Readonly<Record<string, string>>,
  proof: string | null,
  id = party.id,
) =>
  party.send<TokenResponse>('POST', '/oauth/token', {
    form,
    headers: { ...basic(id), ...(proof !== null && { dpop: proof }) },
  });

describe('an access token for the deployment host that is bound to a key', () => {
  it('is used with a proof of the key, and is reported as bound', async () => {
    const { tokens, send, sign, claims, configuration, jwk } = await boundToken();
    expect(tokens.token_type).toBe('dpop');
    expect(await send(await sign(claims()))).toBe(200);
    expect(await send(await sign(claims({ htu: `${issuerUrl(configuration)}/me?x=1#y` })))).toBe(200);
    expect(await client.tokenIntrospection(configuration, tokens.access_token)).toMatchObject({
      active: true,
      token_type: 'DPoP',
      cnf: { jkt: await calculateJwkThumbprint(jwk) },
    });
  });

  it('is useless without the key', async () => {
    const { send, sign, claims } = await boundToken();
    const other = await createBoundKey();
    const proof = await sign(claims());
    expect(await send(proof, 'Bearer')).toBe(401);
    expect(await send(null)).toBe(401);
    expect(await send('')).toBe(401);
    const { htm, htu, ath } = claims() as { htm: string; htu: string; ath: string };
    expect(await send(await other.proof(htm, htu, null, { claims: { ath } }))).toBe(401);
    // The rejected requests have not used the proof up.
    expect(await send(proof)).toBe(200);
  });

  it('accepts each proof once, and only for its request, its token and its time', async () => {
    const { send, sign, claims, pair, jwk, world } = await boundToken();
    const used = await sign(claims());
    expect([await send(used), await send(used)]).toEqual([200, 401]);
    const seconds = Math.floor(Date.now() / 1_000);
    const wrong: Claims[] = [
      { htm: 'POST' },
      { htu: `${issuerOf(world)}/me/sessions` },
      { htu: 'https://other.example.com/me' },
      { htu: undefined },
      { ath: createHash('sha256').update('another token').digest('base64url') },
      { ath: undefined },
      { iat: seconds - 600 },
      { iat: seconds + 600 },
      { iat: undefined },
      { jti: undefined },
      { jti: '' },
      { jti: 'a'.repeat(257) },
      { filler: 'a'.repeat(5_000) },
    ];
    for (const changes of wrong) expect([changes, await send(await sign(claims(changes)))]).toEqual([changes, 401]);
    const privateJwk = await exportJWK(pair.privateKey);
    for (const header of [{ typ: 'JWT' }, { jwk: privateJwk }, { jwk: undefined, kid: '1' }]) {
      expect([header, await send(await sign(claims(), header))]).toEqual([header, 401]);
    }
    const unsigned = [{ alg: 'none', typ: 'dpop+jwt', jwk }, claims()].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    expect(await send(`${unsigned.join('.')}.`)).toBe(401);
    const shared = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'dpop+jwt', jwk } as never)
      .sign(new TextEncoder().encode(JSON.stringify(jwk)));
    expect(await send(shared)).toBe(401);
  });
});

describe('an access token for the user info endpoint that is bound to a key', () => {
  it('is used with a proof of the key, and not as a bearer', async () => {
    const { world, browser, configuration, DPoP } = await boundToken();
    const { url, checks } = await authorize(world, browser, { id: '', configuration }, { scope: 'openid' });
    const { access_token: token } = await client.authorizationCodeGrant(configuration, url, checks, undefined, {
      DPoP,
    });
    const { sub } = await client.fetchUserInfo(configuration, token, client.skipSubjectCheck, { DPoP });
    expect(sub).toBe(browser.userId);
    const { deployment } = await service();
    const { status } = await sendRequest({
      method: 'GET',
      url: `${deployment.url}/oauth/userinfo`,
      headers: { host: world.frontendHost, authorization: `Bearer ${token}` },
    });
    expect(status).toBe(401);
  });
});

describe('a token that is not bound', () => {
  it('is not accepted with a proof, so that a client notices', async () => {
    const { world, configuration, browser } = await boundToken();
    const { url, checks } = await authorize(
      world,
      browser,
      { id: '', configuration },
      {
        scope: 'openid account:read',
        resource: issuerOf(world),
      },
    );
    const { access_token: token, token_type: type } = await client.authorizationCodeGrant(configuration, url, checks);
    expect(type).toBe('bearer');
    const { proof } = await createBoundKey();
    const statusOf = async (headers: Readonly<Record<string, string>>) =>
      (await (await applicationClient(world, token, headers)).get('/me')).status;
    expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(200);
    const dpop = await proof('GET', `${issuerOf(world)}/me`, token);
    expect(await statusOf({ authorization: `DPoP ${token}`, dpop })).toBe(401);
  });
});

describe('a machine whose tokens are bound to a key', () => {
  async function boundMachine() {
    const world = await createWorld();
    const { id, secret } = await addMachine(world, ['users:read']);
    await world.backend.patch(`/oauth-applications/${id}`, { dpop_bound_access_tokens: true });
    const key = await createBoundKey();
    const { deployment } = await service();
    const request = (proof: string | null) =>
      sendRequest<TokenResponse>({
        method: 'POST',
        url: `${deployment.url}/oauth/token`,
        headers: {
          host: world.frontendHost,
          'content-type': 'application/x-www-form-urlencoded',
          ...basic(id, secret),
          ...(proof !== null && { dpop: proof }),
        },
        body: 'grant_type=client_credentials&scope=users:read',
      });
    return { world, key, request };
  }

  const send = async (world: World, token: string, headers: Readonly<Record<string, string>>) => {
    const { backend } = await service();
    const path = '/users?limit=1';
    const answer = await sendRequest({
      method: 'GET',
      url: backend.url + path,
      headers: { authorization: `DPoP ${token}`, ...headers },
    });
    expect(world.id).toBeGreaterThan(0);
    return answer.status;
  };

  it('gets none without a proof, or with one that was used', async () => {
    const { world, key, request } = await boundMachine();
    const rejected = await request(null);
    expect([rejected.status, rejected.body.error]).toEqual([400, 'invalid_grant']);
    const proof = await key.proof('POST', `${issuerOf(world)}/oauth/token`, null);
    const answers = [await request(proof), await request(proof)];
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(answers[0]?.body.token_type).toBe('DPoP');
    expect(decodeJwt(String(answers[0]?.body.access_token))).toMatchObject({ cnf: { jkt: key.thumbprint } });
  });

  it('gets one token for a proof that two requests use at the same time', async () => {
    const { world, key, request } = await boundMachine();
    const proof = await key.proof('POST', `${issuerOf(world)}/oauth/token`, null);
    const answers = await Promise.all([request(proof), request(proof), request(proof)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('calls the backend host with a proof, once each, and not as a bearer', async () => {
    const { world, key, request } = await boundMachine();
    const { body } = await request(await key.proof('POST', `${issuerOf(world)}/oauth/token`, null));
    const token = body.access_token;
    const url = `${backendResourceOf(world)}/users`;
    const proof = await key.proof('GET', url, token);
    expect(await send(world, token, { dpop: proof })).toBe(200);
    expect(await send(world, token, { dpop: proof })).toBe(401);
    const other = await createBoundKey();
    expect(await send(world, token, { dpop: await other.proof('GET', url, token) })).toBe(401);
    const fresh = await key.proof('GET', url, token);
    expect(await send(world, token, { authorization: `Bearer ${token}`, dpop: fresh })).toBe(401);
    expect(await send(world, token, {})).toBe(401);
    const { body: created } = await world.backend.post('/api-keys', { name: 'Reports', scopes: ['users:read'] });
    const secret = created.key;
    expect(await send(world, secret, { dpop: await key.proof('GET', url, secret) })).toBe(401);
    expect(await send(world, secret, { authorization: `Bearer ${secret}` })).toBe(200);
  });
});

describe('an application that must bind its tokens', () => {
  it('keeps its refresh tokens to its key as well when it has no secret', async () => {
    const party = await createOpenidParty({ type: 'browser', authMethod: 'none', dpopBoundAccessTokens: true });
    const { world } = party;
    const at = `${issuerOf(world)}/oauth/token`;
    const [key, other] = [await createBoundKey(), await createBoundKey()];
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const code = await party.code({
      scope: 'openid offline_access',
      prompt: 'consent',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    const form = (changes: Readonly<Record<string, string>>) => ({ client_id: party.id, ...changes });
    const send = (fields: Readonly<Record<string, string>>, proof: string | null) =>
      party.send<TokenResponse>('POST', '/oauth/token', {
        form: form(fields),
        headers: proof === null ? {} : { dpop: proof },
      });
    const redirect = { redirect_uri: 'https://app.example.com/callback', code_verifier: verifier };
    const first = await send(
      { grant_type: 'authorization_code', code, ...redirect },
      await key.proof('POST', at, null),
    );
    expect([first.status, first.body.token_type]).toEqual([200, 'DPoP']);
    const refresh = { grant_type: 'refresh_token', refresh_token: String(first.body.refresh_token) };
    expect((await send(refresh, null)).status).toBe(400);
    expect((await send(refresh, await other.proof('POST', at, null))).status).toBe(400);
    expect((await send(refresh, await key.proof('POST', at, null))).status).toBe(200);
  });

  it('gets a bound token when it exchanges one', async () => {
    const tools = 'https://mcp.example.com/mcp';
    const party = await createOpenidParty({ resources: [{ identifier: tools, scopes: ['invoices:read'] }] });
    const { backend } = party.world;
    const resource = await registerInvoices(backend);
    const scopes = [{ name: 'invoices:read', description: 'See invoices' }];
    await backend.post('/oauth-resources', { identifier: tools, name: 'Tools', scopes });
    const { body: server } = await backend.post('/oauth-applications', {
      type: 'machine',
      name: 'Tools',
      resources: [{ identifier: resource, scopes: ['invoices:read'] }],
      token_exchange_resources: [tools],
      dpop_bound_access_tokens: true,
    });
    const { access_token: token } = await party.tokens({ scope: 'invoices:read', resource: tools });
    const key = await createBoundKey();
    const form = {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: token,
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      resource,
    };
    const at = `${issuerOf(party.world)}/oauth/token`;
    const exchange = (proof: string | null) =>
      party.send<TokenResponse>('POST', '/oauth/token', {
        form,
        headers: { ...basic(server.id, String(server.secret)), ...(proof !== null && { dpop: proof }) },
      });
    const proof = await key.proof('POST', at, null);
    const answers = [await exchange(null), await exchange(proof), await exchange(proof)];
    expect(answers.map(({ status, body }) => [status, body.error ?? body.token_type])).toEqual([
      [400, 'invalid_grant'],
      [200, 'DPoP'],
      [400, 'invalid_dpop_proof'],
    ]);
    expect(decodeJwt(String(answers[1]?.body.access_token))).toMatchObject({ cnf: { jkt: key.thumbprint } });
    const elsewhere = await exchange(await key.proof('POST', `${issuerOf(party.world)}/oauth/revoke`, null));
    expect(elsewhere.body.error).toBe('invalid_dpop_proof');
  });

  it('cannot use a code with another key than that of its request', async () => {
    const party = await createOpenidParty();
    const [key, other] = [await createBoundKey(), await createBoundKey()];
    const at = `${issuerOf(party.world)}/oauth/token`;
    const form = async () => ({
      grant_type: 'authorization_code',
      code: await party.code({ dpop_jkt: key.thumbprint }),
      redirect_uri: 'https://app.example.com/callback',
    });
    const attempts = [
      await tokenRequest(party, await form(), null),
      await tokenRequest(party, await form(), await other.proof('POST', at, null)),
      await tokenRequest(party, await form(), await key.proof('POST', at, null)),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([400, 400, 200]);
  });
});

const issuerUrl = (configuration: client.Configuration) => configuration.serverMetadata().issuer;
