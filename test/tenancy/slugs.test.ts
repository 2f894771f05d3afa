import { describe, expect, it } from 'vitest';
import { addUser } from '../support/add-user.ts';
import { addOrganization } from '../support/organizations.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { createWorld } from '../support/world.ts';

describe('The slug of an organization', () => {
  it('can be chosen, changed and used to find the organization', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/organizations', { name: 'Northwind', slug: 'north-wind' });
    expect([status, body.slug]).toEqual([201, 'north-wind']);
    const changed = await backend.patch(`/organizations/${body.id}`, { slug: 'nw' });
    expect([changed.status, changed.body.slug]).toEqual([200, 'nw']);
    expect((await backend.get('/organizations?slug=nw')).body.data.map(({ id }) => id)).toEqual([body.id]);
    expect((await backend.get('/organizations?slug=north-wind')).body.data).toEqual([]);
    expect((await backend.patch(`/organizations/${body.id}`, { slug: 'nw' })).status).toBe(200);
  });

  it('is rejected when another organization of the deployment has it', async () => {
    const [{ backend }, other] = [await createWorld(), await createWorld()];
    await backend.post('/organizations', { name: 'Northwind', slug: 'nw' });
    const { body } = await backend.post('/organizations', { name: 'Contoso' });
    const repeated = await backend.post('/organizations', { name: 'Fabrikam', slug: 'nw' });
    const changed = await backend.patch(`/organizations/${body.id}`, { slug: 'nw' });
    for (const each of [repeated, changed])
      expect([each.status, each.body.code, each.body.errors[0]?.path]).toEqual([409, 'SLUG_TAKEN', 'slug']);
    expect((await other.backend.post('/organizations', { name: 'Northwind', slug: 'nw' })).status).toBe(201);
  });

  it('is given to one of several concurrent requests that choose or derive it', async () => {
    const { backend } = await createWorld();
    await backend.post('/organizations', { name: 'Acme' });
    const responses = await Promise.all([
      backend.post('/organizations', { name: 'Acme' }),
      backend.post('/organizations', { name: 'Acme 2' }),
      backend.post('/organizations', { name: 'Other', slug: 'acme-2' }),
    ]);
    expect(responses.map(({ status }) => status).filter((status) => status === 500)).toEqual([]);
    const slugs = responses.filter(({ status }) => status === 201).map(({ body }) => body.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it.each(['Northwind', 'north--wind', '-north', 'north-', 'nörth', 'a/b', '', 'x'.repeat(65)])(
    'cannot be %s',
    async (slug) => {
      const { backend } = await createWorld();
      const { status, body } = await backend.post('/organizations', { name: 'Northwind', slug });
      expect([status, body.errors[0]?.path]).toEqual([400, 'slug']);
    },
  );
});

describe('The slug of a workspace', () => {
  it('is unique in its organization, and can be chosen and changed', async () => {
    const world = await createWorld();
    const { backend } = world;
    const [first, second] = [await addOrganization(world), await addOrganization(world)];
    const chosen = await backend.post(`/organizations/${first}/workspaces`, { name: 'Warehouse', slug: 'depot' });
    expect([chosen.status, chosen.body.slug]).toEqual([201, 'depot']);
    const elsewhere = await backend.post(`/organizations/${second}/workspaces`, { name: 'Warehouse', slug: 'depot' });
    expect(elsewhere.status).toBe(201);
    const other = await backend.post(`/organizations/${first}/workspaces`, { name: 'Office' });
    const changed = await backend.patch(`/workspaces/${other.body.id}`, { slug: 'depot' });
    expect([changed.status, changed.body.code]).toEqual([409, 'SLUG_TAKEN']);
    expect((await backend.patch(`/workspaces/${other.body.id}`, { slug: 'bureau' })).body.slug).toBe('bureau');
    expect((await backend.get('/workspaces?slug=depot')).body.data).toHaveLength(2);
    expect((await backend.get(`/organizations/${first}/workspaces?slug=depot`)).body.data).toHaveLength(1);
  });
});

describe('On the deployment host', () => {
  it('managers choose and change the slugs of their organization and workspace', async () => {
    const world = await createWorld();
    const browser = await openSignedInBrowser(world, (await addUser(world)).id);
    const { body } = await browser.post('/organizations', { name: 'Northwind', slug: 'nw' });
    expect(body.data.slug).toBe('nw');
    const organization = await browser.patch(`/organizations/${body.data.id}`, { slug: 'north' });
    expect(organization.body.data.slug).toBe('north');
    const workspace = await browser.post('/workspaces', {
      organization_id: body.data.id,
      name: 'Warehouse',
      slug: 'depot',
    });
    expect(workspace.body.data.slug).toBe('depot');
    expect((await browser.patch(`/workspaces/${workspace.body.data.id}`, { slug: 'yard' })).body.data.slug).toBe(
      'yard',
    );
    await world.backend.post('/organizations', { name: 'Contoso', slug: 'taken' });
    const taken = await browser.patch(`/organizations/${body.data.id}`, { slug: 'taken' });
    expect([taken.status, taken.body.errors[0]?.code]).toEqual([409, 'SLUG_TAKEN']);
  });
});
