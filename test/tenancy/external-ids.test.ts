import { describe, expect, it } from 'vitest';
import { addUser } from '../support/add-user.ts';
import { addOrganization } from '../support/organizations.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { createWorld, eventsOf, unique, type World } from '../support/world.ts';

interface Body {
  readonly id: string;
  readonly code: string;
  readonly errors: readonly { readonly path: string }[];
}

interface Kind {
  readonly name: 'user' | 'organization' | 'workspace';
  readonly list: '/users' | '/organizations' | '/workspaces';
  /** Creates one and returns the response. */
  add(world: World, fields: object): Promise<{ readonly status: number; readonly body: Body }>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'user',
    list: '/users',
    add: ({ backend }, fields) => backend.post('/users', { email: `${unique('ada')}@example.com`, ...fields }),
  },
  {
    name: 'organization',
    list: '/organizations',
    add: ({ backend }, fields) => backend.post('/organizations', { name: 'Northwind', ...fields }),
  },
  {
    name: 'workspace',
    list: '/workspaces',
    add: async (world, fields) => {
      const organizationId = await addOrganization(world);
      return world.backend.post(`/organizations/${organizationId}/workspaces`, { name: 'Warehouse', ...fields });
    },
  },
];

describe.each(KINDS)('The external id and metadata of each $name', ({ name, list, add }) => {
  it('are stored, returned, found and recorded', async () => {
    const world = await createWorld();
    const fields = { external_id: 'crm-1', public_metadata: { plan: 'pro' }, private_metadata: { limit: 5 } };
    const created = await add(world, fields);
    await add(world, {});
    expect([created.status, created.body]).toMatchObject([201, fields]);
    const found = await world.backend.get(`${list}?external_id=crm-1`);
    expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([created.body.id]);
    expect((await world.backend.get(`${list}?external_id=crm`)).body.data).toEqual([]);
    const data = await world.backend.data(
      `{ ${list.slice(1)}(filter: { externalId: "crm-1" }) { nodes { id externalId publicMetadata privateMetadata } } }`,
    );
    expect(data[list.slice(1)]).toEqual({
      nodes: [
        { id: created.body.id, externalId: 'crm-1', publicMetadata: { plan: 'pro' }, privateMetadata: { limit: 5 } },
      ],
    });
    expect((await eventsOf(world)).find(({ type }) => type === `${name}.created`)?.after).toMatchObject({
      externalId: 'crm-1',
      privateMetadata: { limit: 5 },
    });
  });

  it('change, and null clears the external id so that it is free again', async () => {
    const world = await createWorld();
    const { body } = await add(world, { external_id: 'crm-1', private_metadata: { a: 1 } });
    const path = `${list}/${body.id}` as '/users/{user_id}';
    expect((await world.backend.patch(path, { external_id: 'crm-1', private_metadata: { b: 2 } })).body).toMatchObject({
      external_id: 'crm-1',
      private_metadata: { b: 2 },
    });
    expect((await world.backend.patch(path, { external_id: null })).body).toMatchObject({ external_id: null });
    expect((await add(world, { external_id: 'crm-1' })).status).toBe(201);
  });

  it('reject an external id that another one of the deployment has, and allow it in another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await add(world, { external_id: 'crm-1' });
    const second = await add(world, { external_id: 'crm-2' });
    const taken = [409, 'EXTERNAL_ID_TAKEN', 'external_id'];
    const repeated = await add(world, { external_id: 'crm-1' });
    const changed = await world.backend.patch(`${list}/${second.body.id}` as '/users/{user_id}', {
      external_id: 'crm-1',
    });
    for (const { status, body } of [repeated, changed])
      expect([status, body.code, body.errors[0]?.path]).toEqual(taken);
    expect((await add(other, { external_id: 'crm-1' })).status).toBe(201);
  });

  it('give one of two concurrent requests the external id', async () => {
    const world = await createWorld();
    const responses = await Promise.all([1, 2].map(() => add(world, { external_id: 'crm-1' })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('have bounds', async () => {
    const world = await createWorld();
    const { status, body } = await add(world, {
      external_id: 'x'.repeat(256),
      private_metadata: { text: 'x'.repeat(65_536) },
      public_metadata: null,
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ path }) => path).sort()).toEqual(['external_id', 'private_metadata', 'public_metadata']);
  });
});

describe('On the deployment host', () => {
  it('members see public metadata, and neither external ids nor private metadata', async () => {
    const world = await createWorld();
    const browser = await openSignedInBrowser(world, (await addUser(world)).id);
    const { body } = await browser.post('/organizations', { name: 'Northwind' });
    const { id } = body.data;
    await world.backend.patch(`/organizations/${id}`, {
      external_id: 'crm-secret',
      public_metadata: { plan: 'pro' },
      private_metadata: { note: 'private-note' },
    });
    const seen = await browser.get(`/organizations/${id}`);
    expect(seen.body.data.public_metadata).toEqual({ plan: 'pro' });
    expect(JSON.stringify(seen.body)).not.toMatch(/crm-secret|private-note/);
    const rejected = await browser.patch(`/organizations/${id}`, { external_id: 'x' } as never);
    expect([rejected.status, rejected.body.errors[0].path]).toEqual([400, 'external_id']);
  });
});
