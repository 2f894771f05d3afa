import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { newAddress, outcomeOf } from '../../support/message-sign-in.ts';
import { addApplication, addGrant, addRecord, addResource, INVOICES } from '../../support/oauth-applications.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

/** A user who has allowed an application to read invoices. */
async function createConnectedUser(world: World) {
  const browser = await openSignedUpBrowser(world, newAddress());
  const { userId } = browser;
  await addResource(world);
  const { id: applicationId } = await addApplication(world, { logoUrl: 'https://sheets.example.com/logo.png' });
  const resources = { [INVOICES.identifier]: 'invoices:read', 'https://deleted.example.com': 'old' };
  const grant = await addGrant(world, { applicationId, userId }, { scope: 'openid email', resources });
  return { browser, userId, applicationId, ...grant };
}

const recordsOf = ({ services, id }: World) =>
  services.database.rows
    .selectFrom('oauth_record')
    .select('model')
    .where('deployment_id', '=', id)
    .orderBy('model')
    .execute()
    .then((found) => found.map(({ model }) => model));

describe('the applications that a user has connected', () => {
  it('are listed with names, what each scope means, and when they were last used', async () => {
    const world = await createWorld();
    const { browser, userId, applicationId, id, grantId } = await createConnectedUser(world);
    const used = new Date(Date.now() + 60_000);
    await addRecord(world, {
      model: 'RefreshToken',
      key: 'token',
      payload: {},
      grantId,
      applicationId,
      userId,
      consumedAt: used,
    });
    const { status, body } = await browser.get('/me/oauth-grants');
    expect([status, body.data]).toEqual([
      200,
      [
        {
          id,
          user_id: userId,
          application: {
            id: applicationId,
            metadata_url: null,
            is_registered: true,
            name: 'Sprocket Sheets',
            organization_name: null,
            logo_url: 'https://sheets.example.com/logo.png',
            website_url: 'https://sheets.example.com',
            terms_url: null,
            privacy_url: null,
          },
          scopes: ['openid', 'email'],
          resources: [
            {
              identifier: 'https://deleted.example.com',
              name: 'https://deleted.example.com',
              scopes: [{ name: 'old', description: 'old' }],
            },
            {
              identifier: INVOICES.identifier,
              name: 'Invoices',
              scopes: [{ name: 'invoices:read', description: 'See your invoices' }],
            },
          ],
          organization: null,
          created_at: expect.any(String),
          last_used_at: used.toISOString(),
        },
      ],
    ]);
    const backend = await world.backend.get(`/users/${userId}/oauth-grants`);
    expect(backend.body).toEqual({ data: body.data, has_more: false, limit: 50, offset: 0 });
  });

  it('are read in pages by both graphs, with their number', async () => {
    const world = await createWorld();
    const { browser, userId, id } = await createConnectedUser(world);
    const { id: applicationId } = await addApplication(world, { name: 'Second' });
    const second = await addGrant(world, { applicationId, userId });
    const fields = `oauthGrants(last: 1) { totalCount nodes { id application { name } } pageInfo { hasPreviousPage } }`;
    const grants = {
      totalCount: 2,
      nodes: [{ id: second.id, application: { name: 'Second' } }],
      pageInfo: { hasPreviousPage: true },
    };
    const own = await browser.graphql(`{ viewer { ${fields} } node(id: "${id}") { id __typename } }`);
    expect(own.body).toEqual({
      data: { viewer: { oauthGrants: grants }, node: { id, __typename: 'OauthGrant' } },
    });
    const backend = await world.backend.graphql(
      `{ user(id: "${userId}") { ${fields} } node(id: "${id}") { ... on OauthGrant { user { id } } } }`,
    );
    expect(backend.body).toEqual({ data: { user: { oauthGrants: grants }, node: { user: { id: userId } } } });
  });

  it('are revoked by the user with all codes and tokens, and an event that has what was allowed', async () => {
    const world = await createWorld();
    const { browser, userId, applicationId, id, grantId } = await createConnectedUser(world);
    const of = { applicationId, userId, payload: {} };
    for (const model of ['AuthorizationCode', 'RefreshToken', 'AccessToken'])
      await addRecord(world, { ...of, model, key: model, grantId });
    await addRecord(world, { ...of, model: 'RefreshToken', key: 'other', grantId: 'other' });
    expect((await browser.delete(`/me/oauth-grants/${id}`)).status).toBe(200);
    expect(await recordsOf(world)).toEqual(['RefreshToken']);
    expect((await browser.get('/me/oauth-grants')).body.data).toEqual([]);
    expect(outcomeOf(await browser.delete(`/me/oauth-grants/${id}`))).toEqual([404, 'OAUTH_GRANT_NOT_FOUND']);
    const event = (await eventsOf(world)).findLast(({ type }) => type === 'oauth_grant.revoked');
    expect(event).toMatchObject({
      resource_type: 'oauth_grant',
      resource_id: id,
      actor_id: userId,
      before: { application: { id: applicationId }, scopes: ['openid', 'email'] },
      after: null,
    });
    expect(JSON.stringify(event)).not.toContain(grantId);
  });

  it('are revoked by the backend, and not under the id of another user', async () => {
    const world = await createWorld();
    const { browser, userId, id } = await createConnectedUser(world);
    const other = await openSignedUpBrowser(world, newAddress());
    const notFound = [404, 'OAUTH_GRANT_NOT_FOUND'];
    const rejected = await world.backend.delete(`/users/${other.userId}/oauth-grants/${id}`);
    expect([rejected.status, rejected.body.code]).toEqual(notFound);
    expect(outcomeOf(await other.delete(`/me/oauth-grants/${id}`))).toEqual(notFound);
    expect((await other.graphql(`{ node(id: "${id}") { id } }`)).body).toEqual({ data: { node: null } });
    expect((await browser.get('/me/oauth-grants')).body.data).toHaveLength(1);
    expect((await world.backend.delete(`/users/${userId}/oauth-grants/${id}`)).status).toBe(204);
    expect((await browser.get('/me/oauth-grants')).body.data).toEqual([]);
  });

  it('are not listed after they have expired, and are 404 for a user who does not exist', async () => {
    const world = await createWorld();
    const { browser, id } = await createConnectedUser(world);
    await world.services.database.rows
      .updateTable('oauth_record')
      .set({ expires_at: new Date(0).toISOString() })
      .where('deployment_id', '=', world.id)
      .where('id', '=', id)
      .execute();
    expect((await browser.get('/me/oauth-grants')).body.data).toEqual([]);
    const absent = await world.backend.get('/users/1/oauth-grants');
    expect([absent.status, absent.body.code]).toEqual([404, 'USER_NOT_FOUND']);
  });

  it('are in the export of the user', async () => {
    const world = await createWorld();
    const { userId, applicationId, id, grantId } = await createConnectedUser(world);
    const { status, body } = await world.backend.get(`/users/${userId}/export`);
    const part = body.parts.find(({ name }) => name === 'connected_applications');
    expect([status, part?.records]).toMatchObject([
      200,
      [{ id, application_id: applicationId, application_name: 'Sprocket Sheets', scopes: ['openid', 'email'] }],
    ]);
    expect(JSON.stringify(body)).not.toContain(grantId);
  });
});
