import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { createMember, signInWith, waitingRequest } from '../../support/oauth-organizations.ts';
import { authorize, relyingParty } from '../../support/openid-client.ts';
import { addOrganization } from '../../support/organizations.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { createWorld } from '../../support/world.ts';

const scope = 'openid organization';

describe('an application that asks for the organization', () => {
  it('gets the one that the user chooses with the consent, in the user info and by introspection', async () => {
    const world = await createWorld();
    const { browser, organizations, application } = await createMember(world, ['Acme', 'Globex'], {
      isFirstParty: false,
    });
    const [, globex] = organizations;
    const { configuration } = application;
    const tokens = await signInWith(world, browser, application, { scope, organizationId: String(globex?.id) });
    const expected = {
      org_id: globex?.id,
      org_name: 'Globex',
      org_slug: expect.stringContaining('globex'),
      org_roles: ['Member'],
      org_permissions: expect.any(Array),
    };
    const user = await client.fetchUserInfo(configuration, tokens.access_token, browser.userId);
    expect(user).toEqual({ sub: browser.userId, ...expected });
    const permissions = user['org_permissions'] as string[];
    expect(permissions.length).toBeGreaterThan(0);
    expect(permissions).toEqual([...new Set(permissions)].sort());
    expect(await client.tokenIntrospection(configuration, tokens.access_token)).toMatchObject({
      active: true,
      ...expected,
    });
    // OpenID Connect Core, section 5.4: the access token gets them.
    expect(Object.keys(tokens.claims() ?? {}).filter((claim) => claim.startsWith('org_'))).toEqual([]);
    // The choice is remembered.
    const again = await signInWith(world, browser, application, { scope, prompt: 'none' });
    expect(await client.fetchUserInfo(configuration, again.access_token, browser.userId)).toMatchObject(expected);
  });

  it('gets single claims of it in the ID token', async () => {
    const world = await createWorld();
    const { browser, organizations, application } = await createMember(world, ['Acme'], { isFirstParty: false });
    const [acme] = organizations;
    const claims = JSON.stringify({ id_token: { org_id: null } });
    const tokens = await signInWith(world, browser, application, {
      scope: 'openid',
      claims,
      organizationId: String(acme?.id),
    });
    expect(tokens.claims()).toMatchObject({ org_id: acme?.id });
    expect(tokens.claims()).not.toHaveProperty('org_name');
  });

  it('asks again for another organization, with prompt=consent, and after the user has joined the first one', async () => {
    const world = await createWorld();
    const { browser, organizations, application } = await createMember(world, ['Acme', 'Globex'], {
      isFirstParty: false,
    });
    const [acme, globex] = organizations.map(({ id }) => id);
    await signInWith(world, browser, application, { scope, organizationId: String(acme) });
    const other = { scope, organization_id: String(globex) };
    const silent = await authorize(world, browser, application, { ...other, prompt: 'none' });
    expect(silent.url.searchParams.get('error')).toBe('interaction_required');
    const { url } = await authorize(world, browser, application, other);
    const { body } = await browser.get(`/oauth-consents/${waitingRequest(url)}`);
    expect(body.data).toMatchObject({
      organization_id: globex,
      requires_organization: true,
      asks_only_for_organization: false,
      organizations: [{ id: globex, name: 'Globex' }, { id: acme }],
    });
    const again = await authorize(world, browser, application, { scope, prompt: 'consent' });
    const asked = await browser.get(`/oauth-consents/${waitingRequest(again.url)}`);
    expect(asked.body.data.organization_id).toBe(acme);
    // The user may choose another one than the request has named, and is asked once.
    const tokens = await signInWith(world, browser, application, { ...other, organizationId: String(acme) });
    const user = await client.fetchUserInfo(application.configuration, tokens.access_token, browser.userId);
    expect(user['org_id']).toBe(acme);
  });

  it('gets no claims of a user without organizations, and none without a choice if it allows that', async () => {
    const world = await createWorld();
    const { browser, application } = await createMember(world, [], { isFirstParty: false });
    const { configuration } = application;
    const tokens = await signInWith(world, browser, application, { scope });
    expect(await client.fetchUserInfo(configuration, tokens.access_token, browser.userId)).toEqual({
      sub: browser.userId,
    });
    await signInWith(world, browser, application, { scope, prompt: 'none' });
    const acme = await addOrganization(world);
    await world.backend.post(`/organizations/${acme}/members`, { user_id: browser.userId });
    const asked = await authorize(world, browser, application, { scope });
    const required = await browser.get(`/oauth-consents/${waitingRequest(asked.url)}`);
    expect(required.body.data).toMatchObject({ organization_id: acme, requires_organization: true });
    const without = { scope, organization_id: 'none' };
    const personal = await signInWith(world, browser, application, without);
    expect(await client.fetchUserInfo(configuration, personal.access_token, browser.userId)).toEqual({
      sub: browser.userId,
    });
  });

  it.each([
    ['an organization of others', (id: string) => id, 'access_denied'],
    ['a text that is no id', () => 'acme', 'invalid_request'],
  ])('is told so when it names %s', async (_, name, error) => {
    const world = await createWorld();
    const { browser, application } = await createMember(world, ['Acme'], { isFirstParty: false });
    const other = await addOrganization(world, 'Initech');
    const { url } = await authorize(world, browser, application, { scope, organization_id: name(other) });
    expect(url.searchParams.get('error')).toBe(error);
    const ours = await relyingParty(world, { scopes: ['openid', 'organization'] });
    const answered = await authorize(world, browser, ours, { scope, organization_id: name(other) });
    expect(answered.url.searchParams.get('error')).toBe(error);
  });
});

describe('an application of the product', () => {
  it('gets the only organization of the user, or the one that it names, without a question', async () => {
    const world = await createWorld();
    const { browser, organizations, application } = await createMember(world, ['Acme']);
    const { configuration } = application;
    const organizationOf = async (parameters: Readonly<Record<string, string>>) => {
      const tokens = await signInWith(world, browser, application, { scope, prompt: 'none', ...parameters });
      return (await client.fetchUserInfo(configuration, tokens.access_token, browser.userId))['org_id'];
    };
    expect(await organizationOf({})).toBe(organizations[0]?.id);
    const globex = await addOrganization(world, 'Globex');
    await world.backend.post(`/organizations/${globex}/members`, { user_id: browser.userId });
    expect(await organizationOf({ organization_id: globex })).toBe(globex);
    expect(await organizationOf({})).toBe(globex);
    expect(await organizationOf({ organization_id: 'none' })).toBeUndefined();
  });

  it('lets a user of several organizations choose, and asks for nothing else', async () => {
    const world = await createWorld();
    const { browser, organizations, application } = await createMember(world, ['Acme', 'Globex']);
    const silent = await authorize(world, browser, application, { scope, prompt: 'none' });
    expect(silent.url.searchParams.get('error')).toBe('interaction_required');
    const { url, page } = await authorize(world, browser, application, { scope });
    const { body } = await browser.get(`/oauth-consents/${waitingRequest(url)}`);
    expect(body.data).toMatchObject({ organization_id: null, asks_only_for_organization: true });
    expect(page?.text).toContain('Choose an organization');
    expect(page?.text).not.toContain('asks for access');
    const [, globex] = organizations;
    const tokens = await signInWith(world, browser, application, { scope, organizationId: String(globex?.id) });
    const user = await client.fetchUserInfo(application.configuration, tokens.access_token, browser.userId);
    expect(user['org_name']).toBe('Globex');
    // With the prompt, the user can change the choice.
    const again = await authorize(world, browser, application, { scope, prompt: 'consent' });
    expect(again.url.pathname).toBe('/oauth-consent');
  });
});

describe('the scope workspaces', () => {
  it('has the workspaces of the chosen organization, or else all, with roles and permissions', async () => {
    const world = await createWorld();
    const { browser, organizations, application } = await createMember(world, ['Acme', 'Globex']);
    const [acme, globex] = organizations.map(({ id }) => String(id));
    const inAcme = await addWorkspace(world, acme);
    const inGlobex = await addWorkspace(world, globex);
    for (const { id } of [inAcme, inGlobex]) await addWorkspaceMembers(world, id, [browser.userId], 'Member');
    const workspacesOf = async (parameters: Readonly<Record<string, string>>) => {
      const tokens = await signInWith(world, browser, application, parameters);
      const user = await client.fetchUserInfo(application.configuration, tokens.access_token, browser.userId);
      return user['workspaces'] as readonly Record<string, unknown>[];
    };
    const all = await workspacesOf({ scope: 'openid workspaces' });
    expect(all.map(({ id }) => id)).toEqual([inAcme.id, inGlobex.id]);
    const chosen = { scope: 'openid organization workspaces', organization_id: String(globex) };
    expect(await workspacesOf(chosen)).toEqual([
      {
        id: inGlobex.id,
        name: inGlobex.name,
        slug: inGlobex.slug,
        organization_id: globex,
        roles: ['Member'],
        permissions: expect.any(Array),
      },
    ]);
  });
});

describe('a removed member', () => {
  it('is signed out of the application: its refresh token, access token and grant are worthless', async () => {
    const world = await createWorld();
    const { browser, organizations, application } = await createMember(world, ['Acme', 'Globex'], {
      isFirstParty: false,
    });
    const { configuration } = application;
    const [acme] = organizations;
    const tokens = await signInWith(world, browser, application, {
      scope: `${scope} offline_access`,
      organizationId: String(acme?.id),
    });
    await world.backend.delete(`/organizations/${acme?.id}/members/${acme?.membershipId}`);
    const { access_token: token, refresh_token: refreshToken } = tokens;
    expect(await client.tokenIntrospection(configuration, token)).toEqual({ active: false });
    await expect(client.fetchUserInfo(configuration, token, browser.userId)).rejects.toMatchObject({ status: 401 });
    await expect(client.refreshTokenGrant(configuration, String(refreshToken))).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await browser.get('/me/oauth-grants')).body.data).toEqual([]);
    const { url } = await authorize(world, browser, application, { scope });
    expect(url.pathname).toBe('/oauth-consent');
  });

  it('gets no token for a code that was issued before', async () => {
    const world = await createWorld();
    const { browser, organizations, application } = await createMember(world, ['Acme']);
    const { url, checks } = await authorize(world, browser, application, { scope });
    const [acme] = organizations;
    await world.backend.delete(`/organizations/${acme?.id}/members/${acme?.membershipId}`);
    await expect(client.authorizationCodeGrant(application.configuration, url, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('the choice of another organization', () => {
  it('ends the tokens that were issued for the previous one', async () => {
    const world = await createWorld();
    const { browser, organizations, application } = await createMember(world, ['Acme', 'Globex']);
    const { configuration } = application;
    const [acme, globex] = organizations.map(({ id }) => String(id));
    const asked = { scope: `${scope} offline_access` };
    const first = await signInWith(world, browser, application, { ...asked, organization_id: String(acme) });
    const second = await signInWith(world, browser, application, { ...asked, organization_id: String(globex) });
    await expect(client.refreshTokenGrant(configuration, String(first.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect(await client.tokenIntrospection(configuration, first.access_token)).toEqual({ active: false });
    const refreshed = await client.refreshTokenGrant(configuration, String(second.refresh_token));
    expect(await client.tokenIntrospection(configuration, refreshed.access_token)).toMatchObject({ org_id: globex });
  });
});
