import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { createWorld, type World } from '../../support/world.ts';

const ATTEMPTS = 6;

async function addRole({ backend }: World, name: string, permissions: string[]): Promise<string> {
  const { status, body } = await backend.post('/roles', { level: 'organization', name, permissions });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

describe('concurrent changes of roles of the deployment', () => {
  it.each(['members', 'invitations'] as const)(
    'either assign a role (%s) or delete it, and never both',
    async (list) => {
      const world = await createWorld();
      const organization = await addOrganization(world);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const role = await addRole(world, `Role ${attempt}`, ['a:b']);
        const { id: user_id } = await addUser(world);
        const sent = list === 'members' ? { user_id } : { email: `nina-${attempt}@example.com` };
        const assign = () =>
          world.backend.post(`/organizations/${organization}/${list}`, { ...sent, role_ids: [role] });
        const remove = () => world.backend.delete(`/roles/${role}`);
        const [assigned, removed] =
          attempt % 2 === 0
            ? await Promise.all([assign(), remove()])
            : await Promise.all([remove(), assign()]).then(([removed, assigned]) => [assigned, removed] as const);
        expect([
          [201, 409],
          [400, 204],
        ]).toContainEqual([assigned.status, removed.status]);
      }
    },
  );

  it('do not leave an organization without an admin', async () => {
    const world = await createWorld();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const organization = await addOrganization(world);
      const role = await addRole(world, `Owner ${attempt}`, ['organization:admin']);
      const admin = await roleNamed(world, organization, 'Admin');
      await addMember(world, organization, (await addUser(world)).id, [role]);
      const { id } = await addMember(world, organization, (await addUser(world)).id, [admin]);
      const requests = [
        world.backend.patch(`/roles/${role}`, { permissions: ['a:b'] }),
        world.backend.delete(`/organizations/${organization}/members/${id}`),
      ];
      const statuses = (await Promise.all(requests)).map(({ status }) => status);
      expect([
        [200, 409],
        [409, 204],
      ]).toContainEqual(statuses);
    }
  });

  it('do not give a role of the deployment and a role of an organization one name', async () => {
    const world = await createWorld();
    const organization = await addOrganization(world);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const role = { name: `Role ${attempt}`, permissions: ['a:b'] };
      const responses = await Promise.all([
        world.backend.post('/roles', { ...role, level: 'organization' }),
        world.backend.post(`/organizations/${organization}/roles`, role),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });
});
