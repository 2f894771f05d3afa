import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

describe('POST /organizations', () => {
  it('rejects new organizations and workspaces while organizations are disabled', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    await world.backend.patch('/settings/b2b', { organizations_enabled: false });
    for (const path of ['/organizations', `/organizations/${id}/workspaces`]) {
      const { status, body } = await world.backend.post(path, { name: 'Northwind' });
      expect([path, status, body.code]).toEqual([path, 403, 'FEATURE_DISABLED']);
    }
    expect((await world.backend.get('/organizations')).body.data).toHaveLength(1);
  });

  it('creates an organization with every documented field and records the event', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.post('/organizations', {
      name: 'Northwind Traders',
      display_name: 'Northwind',
      description: 'Imports and exports',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Northwind Traders',
      display_name: 'Northwind',
      slug: 'northwind-traders',
      description: 'Imports and exports',
      logo_url: null,
      image_url: null,
      external_id: null,
      public_metadata: {},
      private_metadata: {},
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: body.created_at,
      member_count: 0,
      workspace_count: 0,
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.created',
      resource_id: body.id,
      actor_type: 'api_key',
    });
  });

  it('derives a free slug when the name is taken', async () => {
    const { backend } = await createWorld();
    const slugs = [];
    for (const name of ['Acme', 'Acme', 'ACME!'])
      slugs.push((await backend.post('/organizations', { name })).body.slug);
    expect(slugs).toEqual(['acme', 'acme-2', 'acme-3']);
  });

  it('lists the errors of all fields of a new organization', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/organizations', {
      display_name: 5,
      description: 'x'.repeat(2001),
      nam: 1,
    });
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION_FAILED');
    expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual([
      'description',
      'display_name',
      'nam',
      'name',
    ]);
  });

  it('rejects a request without a credential', async () => {
    const { backend } = await createWorld();
    const { status, body, headers } = await backend.with(null).post('/organizations', { name: 'Acme' });
    expect([status, body.code]).toEqual([401, 'NOT_AUTHENTICATED']);
    expect(headers['www-authenticate']).toBe('Bearer');
  });
});

describe('GET /organizations', () => {
  const namesIn = async ({ backend }: World, query: '' | `?${string}`) => {
    const { status, body } = await backend.get(`/organizations${query}`);
    expect(status).toBe(200);
    return body.data.map(({ name }: { name: string }) => name);
  };

  it('lists organizations newest first, in a constant number of statements', async () => {
    const world = await createWorld();
    for (const name of ['First', 'Second', 'Third']) await addOrganization(world, name);
    const { body } = await world.backend.get('/organizations');
    expect({ ...body, data: body.data.length }).toEqual({ data: 3, has_more: false, limit: 50, offset: 0 });
    expect(await namesIn(world, '')).toEqual(['Third', 'Second', 'First']);
    expect(await namesIn(world, '?limit=1&offset=1')).toEqual(['Second']);
    expect((await world.backend.get('/organizations?limit=2')).body.has_more).toBe(true);
    const count = (limit: number) => countStatementsOf(world, () => world.backend.get(`/organizations?limit=${limit}`));
    expect(await count(3)).toBe(await count(1));
  });

  it('searches organizations by name, display name and slug, treating wildcards literally', async () => {
    const world = await createWorld();
    await world.backend.post('/organizations', { name: 'Northwind Traders', display_name: 'NW 100%' });
    await addOrganization(world, 'Contoso');
    expect(await namesIn(world, '?search=TRADERS')).toEqual(['Northwind Traders']);
    expect(await namesIn(world, '?search=northwind-t')).toEqual(['Northwind Traders']);
    expect(await namesIn(world, '?search=100%25')).toEqual(['Northwind Traders']);
    expect(await namesIn(world, '?search=_')).toEqual([]);
  });

  it('excludes organizations of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await addOrganization(other);
    expect(await namesIn(world, '')).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'limit=1.5', 'offset=-1', 'search=', 'sort=name'])(
    'rejects a list of organizations with %s',
    async (query) => {
      const { status, body } = await (await createWorld()).backend.get(`/organizations?${query}`);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});

describe('GET /organizations/{organization_id}', () => {
  it('returns an organization with its counts', async () => {
    const world = await createWorld();
    const { body: made } = await world.backend.post('/organizations', { name: 'Acme', description: 'Anvils' });
    await addMember(world, made.id, (await addUser(world)).id);
    const { status, body } = await world.backend.get(`/organizations/${made.id}`);
    expect([status, body]).toEqual([200, { ...made, member_count: 1 }]);
  });

  it('returns 404 for an organization id that is unknown, malformed or of another deployment', async () => {
    const world = await createWorld();
    const foreign = await addOrganization(await createWorld());
    for (const id of [foreign, '1', '0', '-1', 'abc', '9223372036854775808']) {
      for (const call of [
        world.backend.get(`/organizations/${id}`),
        world.backend.patch(`/organizations/${id}`, { name: 'Taken over' }),
        world.backend.delete(`/organizations/${id}`),
      ]) {
        const { status, body } = await call;
        expect([status, body.code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
      }
    }
  });
});

describe('PATCH /organizations/{organization_id}', () => {
  it('changes sent fields, clears null fields and keeps the slug', async () => {
    const world = await createWorld();
    const { body: made } = await world.backend.post('/organizations', { name: 'Acme', description: 'Anvils' });
    const path = `/organizations/${made.id}` as const;
    const changed = await world.backend.patch(path, {
      name: 'Acme Corp',
      display_name: 'ACME',
      logo_url: 'https://example.com/acme.svg',
    });
    expect([changed.status, changed.body]).toEqual([
      200,
      {
        ...made,
        name: 'Acme Corp',
        display_name: 'ACME',
        logo_url: 'https://example.com/acme.svg',
        image_url: 'https://example.com/acme.svg',
        updated_at: expect.any(String),
      },
    ]);
    expect(Date.parse(changed.body.updated_at)).toBeGreaterThanOrEqual(Date.parse(made.updated_at));
    const { body: cleared } = await world.backend.patch(path, { description: null, logo_url: null });
    expect(cleared).toMatchObject({ name: 'Acme Corp', slug: 'acme', description: null, logo_url: null });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.updated',
      resource_id: made.id,
      before: { description: 'Anvils', logoUrl: 'https://example.com/acme.svg' },
      after: { description: null, logoUrl: null },
    });
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(256) }],
    ['name', { name: null }],
    ['display_name', { display_name: null }],
    ['display_name', { display_name: '' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['description', { description: 'a\u0000b' }],
    ['logo_url', { logo_url: 'javascript:alert(1)' }],
    ['logo_url', { logo_url: '/logo.svg' }],
    ['logo_url', { logo_url: `https://example.com/${'x'.repeat(2048)}` }],
    ['slug', { slug: 'Mine' }],
  ])('rejects an invalid %s and changes nothing', async (path, sent) => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const before = (await world.backend.get(`/organizations/${id}`)).body;
    const { status, body } = await world.backend.patch(`/organizations/${id}`, { description: 'new', ...sent });
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', path]);
    expect((await world.backend.get(`/organizations/${id}`)).body).toEqual(before);
  });

  it('accepts values of the maximum length', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const longest = { name: '🏢'.repeat(255), display_name: 'd'.repeat(255), description: 'x'.repeat(2000) };
    const { status, body } = await world.backend.patch(`/organizations/${id}`, longest);
    expect([status, body]).toMatchObject([200, longest]);
  });
});

describe('DELETE /organizations/{organization_id}', () => {
  it('deletes an organization with everything that belongs to it, and nothing else', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const user = await addUser(world);
    for (const each of [id, second]) {
      const { body: role } = await world.backend.post(`/organizations/${each}/roles`, {
        name: 'Boss',
        permissions: ['organization:admin'],
      });
      await addMember(world, each, user.id, [role.id]);
      const sent = { email: 'nina@example.com', role_ids: [role.id] };
      await world.backend.post(`/organizations/${each}/invitations`, sent);
    }
    const { status, text } = await world.backend.delete(`/organizations/${id}`);
    expect([status, text]).toEqual([204, '']);
    for (const table of ['organization_membership', 'role', 'invitation'] as const) {
      const left = await world.services.database.rows
        .selectFrom(table)
        .select('organization_id')
        .where('deployment_id', '=', world.id)
        .where('organization_id', 'is not', null)
        .execute();
      expect(left).toEqual([{ organization_id: second }]);
    }
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.deleted',
      resource_id: id,
      before: { name: 'Acme', slug: 'acme' },
    });
    expect((await world.backend.get(`/organizations/${id}`)).status).toBe(404);
    expect((await world.backend.delete(`/organizations/${id}`)).status).toBe(404);
  });
});
