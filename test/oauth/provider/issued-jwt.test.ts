import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { afterAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import { sendRequest } from '../../support/http.ts';
import { registerInvoices } from '../../support/local-issuer.ts';
import { addApplication, relyingParty } from '../../support/openid-client.ts';
import { basic, createOpenidParty } from '../../support/openid-party.ts';
import { startOwnService } from '../../support/own-service.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const running: Running[] = [];
afterAll(() => Promise.all(running.map((each) => each.stop(0))));

const issuedIn = async (world: World) => (await eventsOf(world)).filter(({ type }) => type === 'oauth_token.created');

describe('a JWT access token', () => {
  it('of a machine is in the audit log', async () => {
    const world = await createWorld();
    const resource = await registerInvoices(world.backend);
    const resources = [{ identifier: resource, scopes: ['invoices:read'] }];
    const { id, configuration } = await relyingParty(world, { type: 'machine', scopes: [], resources });
    const { access_token } = await client.clientCredentialsGrant(configuration, { resource, scope: 'invoices:read' });
    expect(await issuedIn(world)).toMatchObject([
      {
        actor_type: 'oauth_application',
        actor_id: id,
        resource_type: 'oauth_token',
        after: {
          tokenId: decodeJwt(access_token).jti,
          applicationId: id,
          userId: null,
          resource,
          scope: 'invoices:read',
          exchangedTokenId: null,
          grantType: 'client_credentials',
        },
      },
    ]);
  });

  it('of a user is in the audit log', async () => {
    const party = await createOpenidParty();
    const resource = await registerInvoices(party.world.backend);
    const application = await party.beside({ resources: [{ identifier: resource, scopes: ['invoices:read'] }] });
    const { access_token } = await application.tokens({ scope: 'openid invoices:read', resource });
    const { id: applicationId, browser } = application;
    expect((await issuedIn(party.world)).map(({ after }) => after)).toEqual([
      {
        tokenId: decodeJwt(access_token).jti,
        applicationId,
        userId: browser.userId,
        resource,
        scope: 'invoices:read',
        exchangedTokenId: null,
        grantType: 'authorization_code',
      },
    ]);
  });

  it('is counted by its application', async () => {
    const service = await startOwnService({ RATE_LIMIT_PER_CREDENTIAL: '2/minute' });
    running.push(service);
    const world = await createWorld({ running: service });
    const identifier = 'https://api.example.com/';
    await world.backend.post('/oauth-resources', { identifier, name: 'Orders' });
    const add = () => addApplication(world, { type: 'machine', scopes: [], resources: [{ identifier, scopes: [] }] });
    const [one, other] = [await add(), await add()];
    const send = (id: string) =>
      sendRequest<{ error?: string }>({
        method: 'POST',
        url: `${service.deployment.url}/oauth/token`,
        headers: {
          host: world.frontendHost,
          'content-type': 'application/x-www-form-urlencoded',
          ...basic(id),
        },
        body: 'grant_type=client_credentials',
      });
    const sent = [await send(one), await send(one), await send(one), await send(other)];
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    expect(sent[2]?.body.error).toBe('temporarily_unavailable');
    expect(Number(sent[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await issuedIn(world)).toHaveLength(3);
  });
});
