import { describe, expect, it } from 'vitest';
import { createWorld, eventsOf } from '../support/world.ts';

describe('POST /organizations', () => {
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

  it('lists every broken field', async () => {
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

  it('refuses a call without a credential', async () => {
    const { backend } = await createWorld();
    const { status, body, headers } = await backend.with(null).post('/organizations', { name: 'Acme' });
    expect([status, body.code]).toEqual([401, 'NOT_AUTHENTICATED']);
    expect(headers['www-authenticate']).toBe('Bearer');
  });
});
