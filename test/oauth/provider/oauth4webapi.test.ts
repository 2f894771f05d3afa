import * as oauth from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import { registerApplication, registerInvoices } from '../../support/local-issuer.ts';
import { deploymentFetch, follow, issuerOf, REDIRECT_URI } from '../../support/openid-client.ts';
import { createWorld } from '../../support/world.ts';

describe('oauth4webapi', () => {
  it('accepts the code flow, the refresh, client credentials, introspection and revocation', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const resource = await registerInvoices(world.backend);
    const { id, secret } = await registerApplication(world.backend, {
      redirect_uris: [REDIRECT_URI],
      is_first_party: true,
      resources: [{ identifier: resource, scopes: ['invoices:read'] }],
    });
    const client = { client_id: id };
    const authentication = oauth.ClientSecretBasic(secret);
    const options = { [oauth.customFetch]: deploymentFetch(world) };
    const issuer = new URL(issuerOf(world));
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));

    const [verifier, state, nonce] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState(), 'n-1'];
    const asked = new URL(String(server.authorization_endpoint));
    asked.search = new URLSearchParams({
      client_id: id,
      response_type: 'code',
      redirect_uri: REDIRECT_URI,
      scope: 'openid email offline_access',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      max_age: '600',
      state,
      nonce,
    }).toString();
    const { url } = await follow(world, browser, asked);
    const returned = oauth.validateAuthResponse(server, client, url, state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      returned,
      REDIRECT_URI,
      verifier,
      options,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: nonce,
      maxAge: 600,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(server, response, options);
    const { sub } = oauth.getValidatedIdTokenClaims(tokens) ?? {};
    const user = await oauth.userInfoRequest(server, client, tokens.access_token, options);
    expect(await oauth.processUserInfoResponse(server, client, String(sub), user)).toMatchObject({
      email: 'ada@example.com',
      email_verified: true,
    });

    const refreshed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, authentication, String(tokens.refresh_token), options),
    );
    expect(oauth.getValidatedIdTokenClaims(refreshed)?.sub).toBe(sub);
    const introspect = async (token: string) =>
      oauth.processIntrospectionResponse(
        server,
        client,
        await oauth.introspectionRequest(server, client, authentication, token, options),
      );
    expect(await introspect(refreshed.access_token)).toMatchObject({ active: true, client_id: id, sub });
    const refreshToken = String(refreshed.refresh_token);
    expect(await introspect(refreshToken)).toMatchObject({ active: true });
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, authentication, refreshToken, options),
    );
    expect(await introspect(refreshToken)).toEqual({ active: false });
    const revoked = await oauth.refreshTokenGrantRequest(server, client, authentication, refreshToken, options);
    await expect(oauth.processRefreshTokenResponse(server, client, revoked)).rejects.toMatchObject({
      error: 'invalid_grant',
    });

    const parameters = { scope: 'invoices:read', resource };
    const ofMachine = await oauth.processClientCredentialsResponse(
      server,
      client,
      await oauth.clientCredentialsGrantRequest(server, client, authentication, parameters, options),
    );
    const request = new Request(resource, { headers: { authorization: `Bearer ${ofMachine.access_token}` } });
    expect(await oauth.validateJwtAccessToken(server, request, resource, options)).toMatchObject({
      sub: id,
      client_id: id,
      scope: 'invoices:read',
    });
  });
});
