import { beforeAll, describe, expect, it } from 'vitest';
import { createAuth, exchangeToken } from '../../packages/node/src/index.ts';
import { openVerifiedBrowser } from '../support/accounts.ts';
import type { BrowserClient } from '../support/clients.ts';
import { delegatedTokens } from '../support/delegated-access.ts';
import { freePort } from '../support/free-port.ts';
import { deploymentFetch, issuerOf, relyingParty, SECRET } from '../support/openid-client.ts';
import { createWorld, type World } from '../support/world.ts';

const TOOLS = 'https://mcp.example.com/mcp';
const FILES = 'https://files.example.com/';

let world: World;
let browser: BrowserClient & { readonly userId: string };
let userToken: string;
let server: Parameters<typeof exchangeToken>[0];

/** A server of tools, which has received the token of a user and calls the API of files for them. */
beforeAll(async () => {
  world = await createWorld();
  browser = await openVerifiedBrowser(world);
  for (const identifier of [TOOLS, FILES]) {
    const scopes = ['read', 'write'].map((name) => ({ name, description: name }));
    await world.backend.post('/oauth-resources', { identifier, name: 'Files', scopes });
  }
  const client = await relyingParty(world, { resources: [{ identifier: TOOLS, scopes: ['read', 'write'] }] });
  userToken = (await delegatedTokens(world, browser, client, 'read write', TOOLS)).access_token;
  const { id } = await relyingParty(world, {
    type: 'machine',
    scopes: [],
    resources: [{ identifier: FILES, scopes: ['read'] }],
    tokenExchangeResources: [TOOLS],
  });
  server = { url: issuerOf(world), clientId: id, clientSecret: SECRET, fetch: deploymentFetch(world) as typeof fetch };
});

describe('exchangeToken', () => {
  it('returns a token of the user for another API, with the scopes that the server may have too', async () => {
    const { accessToken, scope, expiresAt } = await exchangeToken(server, { token: userToken, resource: FILES });
    expect(scope).toBe('read');
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
    const { url, fetch } = server;
    const caller = await createAuth({ url, fetch, accessTokensFor: FILES }).protect({
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(caller).toMatchObject({ userId: browser.userId, clientId: server.clientId });
  });

  it.each([
    ['a token that is none of a user', { token: 'a.b.c' }, 'CREDENTIAL_NOT_ACCEPTED', 401],
    ['a scope that the server may not have', { scope: 'write' }, 'INSUFFICIENT_PERMISSIONS', 403],
    ['a resource that the server may not use', { resource: 'https://other.example.com/' }, 'WRONG_CONFIGURATION', 500],
  ])('says what is wrong with %s', async (_, changes, code, status) => {
    const request = { token: userToken, resource: FILES, ...changes };
    await expect(exchangeToken(server, request)).rejects.toMatchObject({ code, status });
  });

  it('says that the secret is wrong, and that Gatehouse cannot be reached', async () => {
    const request = { token: userToken, resource: FILES };
    await expect(exchangeToken({ ...server, clientSecret: 'wrong' }, request)).rejects.toMatchObject({
      code: 'WRONG_CONFIGURATION',
      message: expect.stringContaining('invalid_client'),
    });
    const url = `http://127.0.0.1:${await freePort()}`;
    await expect(exchangeToken({ ...server, url, fetch: undefined }, request)).rejects.toMatchObject({
      code: 'GATEHOUSE_UNAVAILABLE',
      status: 503,
    });
  });
});
