import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { openVerifiedBrowser } from '../../support/accounts.ts';
import { addGrant, addResource, INVOICES } from '../../support/oauth-applications.ts';
import { authorize, REDIRECT_URI, relyingParty } from '../../support/openid-client.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { countStatementsOf, createWorld } from '../../support/world.ts';

const SCOPE = 'openid email offline_access';

/** A user, and an application of an organization to which the user has consented before. */
async function applicationOfOrganization() {
  const world = await createWorld();
  const browser = await openVerifiedBrowser(world);
  const organizationId = await addOrganization(world);
  const application = await relyingParty(world, { organizationId, isFirstParty: false });
  const join = async () => String((await addMember(world, organizationId, browser.userId)).id);
  await addGrant(world, { applicationId: application.id, userId: browser.userId }, { scope: SCOPE });
  const start = () => authorize(world, browser, application, { scope: SCOPE });
  return { world, browser, organizationId, application, configuration: application.configuration, join, start };
}

/** The same with a member who has signed in to it. */
async function signedInMember() {
  const given = await applicationOfOrganization();
  const membershipId = await given.join();
  const { url, checks } = await given.start();
  const leave = () => given.world.backend.delete(`/organizations/${given.organizationId}/members/${membershipId}`);
  return { ...given, url, checks, leave };
}

describe('an application of an organization', () => {
  it('signs in its members only', async () => {
    const { join, start, configuration } = await applicationOfOrganization();
    const rejected = await start();
    expect(rejected.url.href.startsWith(REDIRECT_URI)).toBe(true);
    expect(rejected.url.searchParams.get('error')).toBe('access_denied');
    expect(rejected.url.searchParams.has('code')).toBe(false);
    await join();
    const { url, checks } = await start();
    const tokens = await client.authorizationCodeGrant(configuration, url, checks);
    expect(tokens.refresh_token).toEqual(expect.any(String));
  });

  it('does not show its page of consent to other users, also without a page', async () => {
    const { world, browser, application } = await applicationOfOrganization();
    for (const parameters of [{ prompt: 'consent' }, { prompt: 'none' }, {}]) {
      const { url, page } = await authorize(world, browser, application, { scope: 'openid phone', ...parameters });
      expect([page, url.searchParams.get('error')]).toEqual([null, 'access_denied']);
    }
    const waiting = await world.services.database.rows
      .selectFrom('oauth_record')
      .select('id')
      .where('deployment_id', '=', world.id)
      .where('model', '=', 'Interaction')
      .execute();
    expect(waiting).toEqual([]);
  });

  it('does not exchange the code of a removed member', async () => {
    const { configuration, url, checks, leave } = await signedInMember();
    await leave();
    await expect(client.authorizationCodeGrant(configuration, url, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('cannot use the tokens of a removed member', async () => {
    const { configuration, url, checks, leave, start } = await signedInMember();
    const tokens = await client.authorizationCodeGrant(configuration, url, checks);
    const introspected = async () => [
      (await client.tokenIntrospection(configuration, tokens.access_token)).active,
      (await client.tokenIntrospection(configuration, String(tokens.refresh_token))).active,
    ];
    expect(await introspected()).toEqual([true, true]);
    await leave();
    expect(await introspected()).toEqual([false, false]);
    await expect(client.refreshTokenGrant(configuration, String(tokens.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    await expect(client.fetchUserInfo(configuration, tokens.access_token, client.skipSubjectCheck)).rejects.toThrow();
    expect((await start()).url.searchParams.get('error')).toBe('access_denied');
  });

  it('is told its organization on the page of consent', async () => {
    const { world, browser, application, join } = await applicationOfOrganization();
    await join();
    const { page } = await authorize(world, browser, application, { scope: 'openid phone' });
    expect(page?.text).toContain('Ledger belongs to the organization Acme.');
  });
});

describe('a machine of an organization', () => {
  async function machine(roleNames: readonly string[] = []) {
    const world = await createWorld();
    await addResource(world);
    const organizationId = await addOrganization(world);
    const permissions = ['invoices:write', 'invoices:read'];
    await world.backend.post(`/organizations/${organizationId}/roles`, { name: 'Billing', permissions });
    const resources = [{ identifier: INVOICES.identifier, scopes: ['invoices:read'] }];
    const fields = { redirectUris: [], scopes: [], resources, isFirstParty: false };
    const application = await relyingParty(world, { type: 'machine', ...fields, organizationId });
    const role_ids = await Promise.all(roleNames.map((name) => roleNamed(world, organizationId, name)));
    const path = `/oauth-applications/${application.id}` as const;
    if ((await world.backend.patch(path, { role_ids })).status !== 200) throw new Error('The roles were rejected.');
    const token = async () =>
      (await client.clientCredentialsGrant(application.configuration, { scope: 'invoices:read' })).access_token;
    return { world, organizationId, application, path, token };
  }

  it('gets tokens with its organization, its roles and their permissions', async () => {
    const { organizationId, token, application } = await machine(['Member', 'Billing']);
    expect(decodeJwt(await token())).toMatchObject({
      sub: application.id,
      aud: INVOICES.identifier,
      scope: 'invoices:read',
      org_id: organizationId,
      org_slug: 'acme',
      org_name: 'Acme',
      org_roles: ['Billing', 'Member'],
      org_permissions: ['invoices:read', 'invoices:write', 'organization:read'],
    });
  });

  it('gets tokens with the roles that it has when they are issued', async () => {
    const { world, path, token } = await machine(['Billing']);
    await world.backend.patch(path, { role_ids: [] });
    expect(decodeJwt(await token())).toMatchObject({ org_roles: [], org_permissions: [] });
  });

  it('takes one statement more than a machine of the deployment, for any number of roles', async () => {
    const countOf = async ({ world, token }: Awaited<ReturnType<typeof machine>>) => {
      await token();
      return countStatementsOf(world, token);
    };
    const [none, two] = [await countOf(await machine()), await countOf(await machine(['Member', 'Billing']))];
    const { world, path, token, application, organizationId } = await machine();
    expect(organizationId).toBeDefined();
    await world.services.database.rows
      .updateTable('oauth_application')
      .set({ organization_id: null })
      .where('deployment_id', '=', world.id)
      .where('id', '=', application.id)
      .execute();
    expect((await world.backend.get(path)).body.organization_id).toBeNull();
    expect(decodeJwt(await token())).not.toHaveProperty('org_id');
    const ofDeployment = await countStatementsOf(world, token);
    expect([none, two]).toEqual([ofDeployment + 1, ofDeployment + 1]);
  });
});
