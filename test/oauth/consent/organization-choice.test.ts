import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { newAddress, outcomeOf } from '../../support/message-sign-in.ts';
import {
  addApplication,
  addConsentRequest,
  signInIdOf,
  type TestConsentRequest,
} from '../../support/oauth-applications.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

/** A member of organizations, and an application that asks for one of them. */
async function createRequester(world: World, names: readonly string[]) {
  const browser = await openSignedUpBrowser(world, newAddress());
  const { userId } = browser;
  const ids: string[] = [];
  for (const name of names) {
    const id = await addOrganization(world, name);
    await addMember(world, id, userId);
    ids.push(id);
  }
  const { id: applicationId } = await addApplication(world, { scopes: ['openid', 'organization'] });
  const signInId = await signInIdOf(world, userId);
  const request = (more: Partial<TestConsentRequest> = {}) =>
    addConsentRequest(world, { applicationId, userId, signInId, scope: 'openid organization', ...more });
  const decide = (uid: string, input: object) => browser.post(`/oauth-consents/${uid}/decision`, input as never);
  return { browser, userId, ids, request, decide };
}

const INVALID = [400, 'VALIDATION_FAILED'];

describe('the organization of a consent', () => {
  it('is one of those of the user, of which the only one is suggested', async () => {
    const world = await createWorld();
    const { browser, ids, request } = await createRequester(world, ['Acme']);
    await addOrganization(world, 'Globex');
    const { body } = await browser.get(`/oauth-consents/${await request()}`);
    expect(body.data).toMatchObject({
      organizations: [{ id: ids[0], name: 'Acme', slug: expect.any(String), logo_url: null }],
      organization_id: ids[0],
      requires_organization: true,
    });
  });

  it('is in the grant and in its event, and a later choice replaces it', async () => {
    const world = await createWorld();
    const { browser, userId, ids, request, decide } = await createRequester(world, ['Acme', 'Globex']);
    const [acme, globex] = ids;
    expect((await decide(await request(), { granted: true, organization_id: acme })).status).toBe(200);
    const { body } = await browser.get('/me/oauth-grants');
    expect(body.data).toMatchObject([{ organization: { id: acme, name: 'Acme' } }]);
    expect((await decide(await request(), { granted: true, organization_id: globex })).status).toBe(200);
    const grants = await world.backend.get(`/users/${userId}/oauth-grants`);
    expect(grants.body.data).toMatchObject([{ id: body.data[0]?.id, organization: { id: globex, name: 'Globex' } }]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'oauth_grant.updated',
      before: { organization: { id: acme } },
      after: { organization: { id: globex } },
    });
    // A request without the scope leaves it.
    expect((await decide(await request({ scope: 'openid' }), { granted: true })).status).toBe(200);
    expect((await browser.get('/me/oauth-grants')).body.data).toMatchObject([{ organization: { id: globex } }]);
  });

  it('must be chosen, unless the request allows a sign-in without one', async () => {
    const world = await createWorld();
    const { browser, ids, request, decide } = await createRequester(world, ['Acme', 'Globex']);
    const uid = await request();
    expect(outcomeOf(await decide(uid, { granted: true }))).toEqual(INVALID);
    const optional = await request({ organizationId: 'none' });
    const { body } = await browser.get(`/oauth-consents/${optional}`);
    expect(body.data).toMatchObject({
      organizations: [{ id: ids[0] }, { id: ids[1] }],
      organization_id: null,
      requires_organization: false,
    });
    expect((await decide(optional, { granted: true })).status).toBe(200);
    expect((await browser.get('/me/oauth-grants')).body.data).toMatchObject([{ organization: null }]);
    // A rejection needs no choice.
    expect((await decide(uid, { granted: false })).status).toBe(200);
  });

  it('cannot be one of others, nor of another deployment, nor one that is not asked for', async () => {
    const world = await createWorld();
    const elsewhere = await createWorld();
    const { ids, request, decide } = await createRequester(world, ['Acme']);
    const uid = await request();
    for (const id of [await addOrganization(world, 'Globex'), await addOrganization(elsewhere), '1']) {
      expect(outcomeOf(await decide(uid, { granted: true, organization_id: id }))).toEqual(INVALID);
    }
    const other = await request({ scope: 'openid' });
    expect(outcomeOf(await decide(other, { granted: true, organization_id: ids[0] }))).toEqual(INVALID);
  });

  it('is the named one first, and at most fifty are listed', async () => {
    const world = await createWorld();
    const names = Array.from({ length: 51 }, (_, at) => `Organization ${at}`);
    const { browser, ids, request } = await createRequester(world, names);
    const last = ids.at(-1) as string;
    const { body } = await browser.get(`/oauth-consents/${await request({ organizationId: last })}`);
    expect(body.data.organization_id).toBe(last);
    expect(body.data.organizations.map(({ id }) => id)).toEqual([last, ...ids.slice(0, 49)]);
  });

  it('is in the export of the data of the user', async () => {
    const world = await createWorld();
    const { userId, ids, request, decide } = await createRequester(world, ['Acme']);
    await decide(await request(), { granted: true, organization_id: ids[0] });
    const { body } = await world.backend.get(`/users/${userId}/export`);
    const part = body.parts.find(({ name }) => name === 'connected_applications');
    expect(part?.records).toMatchObject([{ organization_id: ids[0] }]);
  });
});
