import { addMemberWithRole, addOrganizationOrWorkspace } from '../../../support/key-checks.ts';
import { openSignedInBrowser } from '../../../support/sign-in.ts';
import { createUser } from '../../../support/users.ts';
import type { World } from '../../../support/world.ts';
import { type Causes, listed, ok } from './cause.ts';

type Level = 'organization' | 'workspace';

const BUYER = { name: 'Buyer', permissions: ['orders:read'] };
const CHANGE = { permissions: ['orders:read', 'orders:write'] };

/** A role of an organization or workspace, and an admin in their browser. */
async function roleIn(world: World, level: Level) {
  const id = await addOrganizationOrWorkspace(world, level);
  const roles = `/${level}s/${id}/roles` as const;
  const user = await createUser(world);
  await addMemberWithRole(world, level, id, user.id, [`${level}:admin`]);
  const role = ok(await world.backend.post(roles, BUYER));
  const shown = async (roleId: string) => ({
    resource: await listed(world.backend, roles, roleId),
    parents: { [`${level}_id`]: id },
  });
  return { roles, path: `${roles}/${role.id}` as const, role, shown, admin: await openSignedInBrowser(world, user.id) };
}

/** A role of the deployment, which has no parent. */
async function roleOfDeployment({ backend }: World, level: Level) {
  const role = ok(await backend.post('/roles', { ...BUYER, level }));
  const shown = async (roleId: string) => ({
    resource: await listed(backend, '/roles', roleId),
    parents: { [`${level}_id`]: null },
  });
  return { path: `/roles/${role.id}` as const, role, shown };
}

const causes = (level: Level): Causes => ({
  [`${level}.role.created`]: [
    {
      by: `POST /${level}s/{${level}_id}/roles`,
      prepare: async (world) => {
        const { roles, shown } = await roleIn(world, level);
        return async () => shown(ok(await world.backend.post(roles, { ...BUYER, name: 'Clerk' })).id);
      },
    },
    {
      by: `POST /${level}s/{id}/roles of the deployment host`,
      prepare: async (world) => {
        const { roles, shown, admin } = await roleIn(world, level);
        return async () => shown(ok(await admin.post(roles, { ...BUYER, name: 'Clerk' })).data.id);
      },
    },
    {
      by: 'POST /roles',
      prepare: async (world) => {
        const { shown } = await roleOfDeployment(world, level);
        return async () => shown(ok(await world.backend.post('/roles', { ...BUYER, name: 'Clerk', level })).id);
      },
    },
  ],
  [`${level}.role.updated`]: [
    {
      by: `PATCH /${level}s/{${level}_id}/roles/{role_id}`,
      prepare: async (world) => {
        const { path, role, shown } = await roleIn(world, level);
        return async () => {
          ok(await world.backend.patch(path, CHANGE));
          return shown(role.id);
        };
      },
    },
    {
      by: `PATCH /${level}s/{id}/roles/{role_id} of the deployment host`,
      prepare: async (world) => {
        const { path, role, shown, admin } = await roleIn(world, level);
        return async () => {
          ok(await admin.patch(path, CHANGE));
          return shown(role.id);
        };
      },
    },
    {
      by: 'PATCH /roles/{role_id}',
      prepare: async (world) => {
        const { path, role, shown } = await roleOfDeployment(world, level);
        return async () => {
          ok(await world.backend.patch(path, CHANGE));
          return shown(role.id);
        };
      },
    },
  ],
  [`${level}.role.deleted`]: [
    {
      by: `DELETE /${level}s/{${level}_id}/roles/{role_id}`,
      prepare: async (world) => {
        const { path, role, shown } = await roleIn(world, level);
        const before = await shown(role.id);
        return async () => {
          ok(await world.backend.delete(path));
          return before;
        };
      },
    },
    {
      by: `DELETE /${level}s/{id}/roles/{role_id} of the deployment host`,
      prepare: async (world) => {
        const { path, role, shown, admin } = await roleIn(world, level);
        const before = await shown(role.id);
        return async () => {
          ok(await admin.delete(path));
          return before;
        };
      },
    },
    {
      by: 'DELETE /roles/{role_id}',
      prepare: async (world) => {
        const { path, role, shown } = await roleOfDeployment(world, level);
        const before = await shown(role.id);
        return async () => {
          ok(await world.backend.delete(path));
          return before;
        };
      },
    },
  ],
});

export const ROLES: Causes = { ...causes('organization'), ...causes('workspace') };
