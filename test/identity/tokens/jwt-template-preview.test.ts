import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { ABSENT, rejectionOf } from '../../support/users.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const EVERY_PATH = {
  user: [
    'id',
    'first_name',
    'last_name',
    'full_name',
    'username',
    'primary_email_address',
    'primary_phone_number',
    'email_verified',
    'created_at',
    'public_metadata',
  ],
  organization: ['id', 'name', 'display_name', 'slug', 'description', 'logo_url', 'created_at'],
  organization_membership: ['id', 'roles', 'permissions', 'public_metadata', 'created_at'],
  workspace: ['id', 'name', 'slug', 'description', 'created_at'],
  workspace_membership: ['id', 'roles', 'permissions', 'public_metadata', 'created_at'],
  session: ['id'],
};
/** A template with one claim for each path. */
const EVERY_CLAIM = Object.fromEntries(
  Object.entries(EVERY_PATH).map(([root, fields]) => [
    root,
    Object.fromEntries(fields.map((field) => [field, `{{${root}.${field}}}`])),
  ]),
);

async function templateOf({ backend }: World, claims: object, more: object = {}): Promise<string> {
  const { status, body } = await backend.post('/jwt-templates', { name: 'a', claims, ...more });
  expect(status).toBe(201);
  return body.id;
}

const preview = ({ backend }: World, id: string, body: object) => backend.post(`/jwt-templates/${id}/preview`, body);

describe('POST /jwt-templates/{id}/preview', () => {
  it('shows null for an unknown path', async () => {
    const world = await createWorld();
    const { id: user_id } = await addUser(world, { password: 'tea-clipper-1869' });
    const claims = {
      whole: '{{user}}',
      hash: '{{user.password_hash}}',
      proto: '{{user.__proto__}}',
      mixed: 'a{{nowhere.at.all}}b',
      next: "{{user.mail || 'none'}}",
    };
    const { body } = await preview(world, await templateOf(world, claims), { user_id });
    expect(body.claims).toMatchObject({ whole: null, hash: null, proto: null, mixed: 'ab', next: 'none' });
  });

  it('shows the claims of a token, including the standard ones, and records no event', async () => {
    const world = await createWorld();
    const user = await addUser(world, { firstName: 'Ada', lastName: 'Lovelace' });
    const claims = { aud: 'https://billing.example', name: '{{user.full_name}}', note: 'for {{user.username}}' };
    const id = await templateOf(world, claims, { ttl: 600 });
    const before = (await eventsOf(world)).length;
    const { status, body } = await preview(world, id, { user_id: user.id });
    expect([status, body]).toEqual([
      200,
      {
        claims: {
          iss: `https://${world.frontendHost}`,
          sub: user.id,
          aud: 'https://billing.example',
          iat: expect.any(Number),
          exp: Number(body.claims['iat']) + 600,
          name: 'Ada Lovelace',
          note: 'for ',
        },
      },
    ]);
    expect((await eventsOf(world)).length).toBe(before);
  });

  it('renders every path for a member of the organization and the workspace', async () => {
    const world = await createWorld();
    const user = await addUser(world, {
      firstName: 'Ada',
      username: 'ada',
      email: 'ada@example.com',
      phone: '+4930123456',
    });
    await world.services.database.rows
      .updateTable('user')
      .set({ public_metadata: JSON.stringify({ tier: 'gold' }) as never })
      .where('id', '=', user.id)
      .execute();
    const organizationId = await addOrganization(world, 'Acme');
    const member = await addMember(world, organizationId, user.id, [
      await roleNamed(world, organizationId, 'Admin'),
      await roleNamed(world, organizationId, 'Member'),
    ]);
    const workspace = await addWorkspace(world, organizationId);
    const [inWorkspace] = await addWorkspaceMembers(world, workspace.id, [user.id]);
    const id = await templateOf(world, EVERY_CLAIM);
    const { status, body } = await preview(world, id, {
      user_id: user.id,
      organization_id: organizationId,
      workspace_id: workspace.id,
    });
    expect(status).toBe(200);
    const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(body.claims).toMatchObject({
      user: {
        id: user.id,
        first_name: 'Ada',
        last_name: null,
        full_name: 'Ada',
        username: 'ada',
        primary_email_address: 'ada@example.com',
        primary_phone_number: '+4930123456',
        email_verified: true,
        public_metadata: { tier: 'gold' },
        created_at: TIME,
      },
      organization: { id: organizationId, name: 'Acme', display_name: 'Acme', slug: 'acme', logo_url: null },
      organization_membership: {
        id: member.id,
        roles: ['Admin', 'Member'],
        permissions: ['organization:admin', 'organization:manage', 'organization:read'],
        public_metadata: {},
        created_at: TIME,
      },
      workspace: { id: workspace.id, name: workspace.name, slug: workspace.slug, description: null, created_at: TIME },
      workspace_membership: {
        id: inWorkspace?.id,
        roles: ['Member'],
        permissions: ['workspace:read'],
        public_metadata: {},
        created_at: TIME,
      },
      session: { id: null },
    });
  });

  it('shows whether the primary address is verified, and false when there is none', async () => {
    const world = await createWorld();
    const id = await templateOf(world, { verified: '{{user.email_verified}}' });
    const verifiedOf = async (person: Parameters<typeof addUser>[1]) =>
      (await preview(world, id, { user_id: (await addUser(world, person)).id })).body.claims.verified;
    expect(await verifiedOf({})).toBe(true);
    expect(await verifiedOf({ verified: false })).toBe(false);
    expect(await verifiedOf({ email: null, username: 'grace' })).toBe(false);
  });

  it('shows null for an organization and a workspace of which the user is not a member', async () => {
    const world = await createWorld();
    const [user, member] = [await addUser(world), await addUser(world)];
    const organizationId = await addOrganization(world);
    await addMember(world, organizationId, member.id);
    const workspace = await addWorkspace(world, organizationId);
    const id = await templateOf(world, {
      o: '{{organization.id}}',
      om: '{{organization_membership.roles}}',
      w: '{{workspace.name}}',
      wm: '{{workspace_membership.id}}',
    });
    const where = { organization_id: organizationId, workspace_id: workspace.id };
    expect((await preview(world, id, { user_id: user.id, ...where })).body.claims).toMatchObject({
      o: null,
      om: null,
      w: null,
      wm: null,
    });
    expect((await preview(world, id, { user_id: member.id, ...where })).body.claims).toMatchObject({
      o: organizationId,
      w: null,
    });
  });

  it('lists every id that does not exist in the deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const id = await templateOf(world, {});
    const foreign = {
      user_id: (await addUser(other)).id,
      organization_id: await addOrganization(other),
      workspace_id: ABSENT,
    };
    expect(rejectionOf(await preview(world, id, foreign))).toEqual([
      400,
      'VALIDATION_FAILED',
      ['user_id', 'organization_id', 'workspace_id'],
    ]);
    expect(rejectionOf(await preview(world, id, { user_id: 'abc' }))).toEqual([400, 'VALIDATION_FAILED', ['user_id']]);
    expect(rejectionOf(await preview(world, id, {}))).toEqual([400, 'VALIDATION_FAILED', ['user_id']]);
    expect(rejectionOf(await preview(other, id, foreign)).slice(0, 2)).toEqual([404, 'JWT_TEMPLATE_NOT_FOUND']);
  });

  it('rejects claims with more than 8 KiB', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world, { firstName: 'x'.repeat(200) });
    const id = await templateOf(world, { list: Array(50).fill('{{user.first_name}}') });
    expect(rejectionOf(await preview(world, id, { user_id: userId })).slice(0, 2)).toEqual([400, 'CLAIMS_TOO_LARGE']);
  });

  it('reads only the values that the paths use', async () => {
    const world = await createWorld();
    const { backend } = world;
    const { id: userId } = await addUser(world);
    const organizationId = await addOrganization(world);
    const workspace = await addWorkspace(world, organizationId);
    const body = { user_id: userId, organization_id: organizationId, workspace_id: workspace.id };
    const id = await templateOf(world, {});
    const cost = async (claims: object) => {
      await backend.patch(`/jwt-templates/${id}`, { claims });
      return countStatementsOf(world, () => preview(world, id, body));
    };
    const bare = await cost({ constant: 1 });
    expect(await cost({ a: '{{user.id}}' })).toBe(bare + 1);
    expect(await cost({ a: '{{organization.id}}', b: '{{organization_membership.roles}}' })).toBe(bare + 1);
    expect(await cost(EVERY_CLAIM)).toBe(bare + 3);
  });

  it('returns the preview in GraphQL', async () => {
    const world = await createWorld();
    const { id: userId } = await addUser(world, { firstName: 'Ada' });
    const id = await templateOf(world, { name: '{{user.first_name}}' });
    const { previewJwtTemplate } = await world.backend.data(
      'query ($id: ID!, $input: PreviewJwtTemplateInput!) { previewJwtTemplate(id: $id, input: $input) { claims } }',
      { id, input: { userId } },
    );
    expect(previewJwtTemplate.claims).toMatchObject({ sub: userId, name: 'Ada' });
  });

  it('requires the read scope of each resource in the request, in REST and in GraphQL', async () => {
    const world = await createWorld();
    const user = await addUser(world);
    const organizationId = await addOrganization(world);
    const { id: workspaceId } = await addWorkspace(world, organizationId);
    const id = await templateOf(world, EVERY_CLAIM);
    const [own, ...others] = ['jwt_templates:read', 'users:read', 'organizations:read', 'workspaces:read'] as const;
    const named = { userId: user.id, organizationId, workspaceId };
    for (const missing of others) {
      const token = await world.token([own, 'jwt_templates:write', ...others.filter((scope) => scope !== missing)]);
      const caller = world.backend.with(token);
      const input = { user_id: user.id, organization_id: organizationId, workspace_id: workspaceId };
      const { status, body } = await caller.post(`/jwt-templates/${id}/preview`, input);
      expect([status, body.code, body.message]).toEqual([
        403,
        'INSUFFICIENT_PERMISSIONS',
        expect.stringContaining(missing),
      ]);
      const graphql = await caller.graphql(
        'query ($id: ID!, $input: PreviewJwtTemplateInput!) { previewJwtTemplate(id: $id, input: $input) { claims } }',
        { id, input: named },
      );
      expect(graphql.body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    }
    const caller = world.backend.with(await world.token([own, 'users:read']));
    expect((await caller.post(`/jwt-templates/${id}/preview`, { user_id: user.id })).status).toBe(200);
    const all = world.backend.with(await world.token([own, ...others]));
    const input = { user_id: user.id, organization_id: organizationId, workspace_id: workspaceId };
    expect((await all.post(`/jwt-templates/${id}/preview`, input)).status).toBe(200);
  });
});
