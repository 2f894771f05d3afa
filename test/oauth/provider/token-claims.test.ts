import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { createMember, signInWith } from '../../support/oauth-organizations.ts';
import { createWorld, type World } from '../../support/world.ts';

const identifier = 'https://invoices.example.com/';
const resources = [{ identifier, scopes: ['invoices:read'] }];

/** Creates the resource, whose tokens have the claims of a template. */
async function addResource(world: World, claims?: Readonly<Record<string, unknown>>) {
  const template =
    claims === undefined ? null : await world.backend.post('/jwt-templates', { name: 'Invoices', claims } as never);
  const { status, body } = await world.backend.post('/oauth-resources', {
    identifier,
    name: 'Invoices',
    scopes: [{ name: 'invoices:read', description: 'See your invoices' }],
    ...(template !== null && { jwt_template_id: template.body.id }),
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.id, templateId: template?.body.id ?? null };
}

const scope = 'openid email organization workspaces offline_access invoices:read';

describe('an access token of a user for a resource', () => {
  it('names the chosen organization with roles and permissions, when it is issued and when it is refreshed', async () => {
    const world = await createWorld();
    await addResource(world);
    const { browser, organizations, application } = await createMember(world, ['Acme'], { resources });
    const tokens = await signInWith(world, browser, application, { scope, resource: identifier });
    const expected = {
      aud: identifier,
      sub: browser.userId,
      scope: 'invoices:read',
      org_id: organizations[0]?.id,
      org_name: 'Acme',
      org_slug: 'acme',
      org_roles: ['Member'],
      org_permissions: expect.arrayContaining([expect.any(String)]),
      workspaces: [],
    };
    expect(decodeJwt(tokens.access_token)).toMatchObject(expected);
    expect(decodeJwt(tokens.access_token)).not.toHaveProperty('email');
    const refreshed = await client.refreshTokenGrant(application.configuration, String(tokens.refresh_token));
    expect(decodeJwt(refreshed.access_token)).toMatchObject(expected);
    // Fewer scopes, fewer claims.
    const narrow = await client.refreshTokenGrant(application.configuration, String(refreshed.refresh_token), {
      scope: 'openid invoices:read',
      resource: identifier,
    });
    expect(Object.keys(decodeJwt(narrow.access_token)).filter((name) => name.startsWith('org_'))).toEqual([]);
  });

  it('has the claims of the JWT template of the resource, without those of the service', async () => {
    const world = await createWorld();
    const { id, templateId } = await addResource(world, {
      aud: 'https://elsewhere.example.com',
      client_id: 'other',
      org_id: '1',
      cnf: { jkt: 'key' },
      workspaces: ['all'],
      mail: '{{user.primary_email_address}}',
      tenant: '{{organization.display_name}}',
      may: '{{organization_membership.roles}}',
      place: '{{workspace.id}}',
      session: '{{session.id}}',
    });
    expect((await world.backend.get(`/oauth-resources/${id}`)).body.jwt_template_id).toBe(templateId);
    const { browser, organizations, application } = await createMember(world, ['Acme'], { resources });
    const tokens = await signInWith(world, browser, application, { scope, resource: identifier });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      aud: identifier,
      client_id: application.id,
      org_id: organizations[0]?.id,
      workspaces: [],
      mail: 'ada@example.com',
      tenant: 'Acme',
      may: ['Member'],
      place: null,
      session: null,
    });
    expect(claims).not.toHaveProperty('cnf');
    // Without the scope, the organization is not for this token.
    const without = await signInWith(world, browser, application, {
      scope: 'openid invoices:read',
      resource: identifier,
    });
    const plain = decodeJwt(without.access_token);
    expect(plain).toMatchObject({ mail: 'ada@example.com', tenant: null });
    expect(plain).not.toHaveProperty('org_id');
  });

  it('has none of them after the template was deleted or removed from the resource', async () => {
    const world = await createWorld();
    const { id, templateId } = await addResource(world, { plan: 'free' });
    const { browser, application } = await createMember(world, [], { resources });
    const planOf = async () =>
      decodeJwt((await signInWith(world, browser, application, { scope, resource: identifier })).access_token)['plan'];
    expect(await planOf()).toBe('free');
    await world.backend.patch(`/oauth-resources/${id}`, { jwt_template_id: null });
    expect(await planOf()).toBeUndefined();
    await world.backend.patch(`/oauth-resources/${id}`, { jwt_template_id: templateId });
    expect(await planOf()).toBe('free');
    expect((await world.backend.delete(`/jwt-templates/${templateId}`)).status).toBe(204);
    expect(await planOf()).toBeUndefined();
    expect((await world.backend.get(`/oauth-resources/${id}`)).body.jwt_template_id).toBeNull();
  });

  it('is not issued with more than 8 KiB of claims: the application gets an error of OAuth', async () => {
    const world = await createWorld();
    await addResource(world, { all: '{{user.public_metadata}}' });
    const { browser, application } = await createMember(world, [], { resources });
    const { status } = await world.backend.patch(`/users/${browser.userId}`, {
      public_metadata: { text: 'x'.repeat(9_000) },
    });
    expect(status).toBe(200);
    await expect(signInWith(world, browser, application, { scope, resource: identifier })).rejects.toMatchObject({
      error: 'invalid_target',
      status: 400,
    });
  });
});

describe('the JWT template of a resource', () => {
  it('must be one of the deployment', async () => {
    const world = await createWorld();
    const elsewhere = await createWorld();
    const { templateId } = await addResource(elsewhere, { plan: 'free' });
    const { id } = await addResource(world);
    const { status, body } = await world.backend.patch(`/oauth-resources/${id}`, { jwt_template_id: templateId });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'jwt_template_id' }]]);
    const { body: read } = await world.backend.graphql(`{ oauthResource(id: "${id}") { jwtTemplate { name } } }`);
    expect(read).toEqual({ data: { oauthResource: { jwtTemplate: null } } });
  });
});
