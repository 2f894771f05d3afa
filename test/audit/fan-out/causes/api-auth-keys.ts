import { addMember, addOrganization } from '../../../support/organizations.ts';
import { createUser } from '../../../support/users.ts';
import { unique, type World } from '../../../support/world.ts';
import { type Causes, ok } from './cause.ts';

const APP = '/api-auth/apps/gateway';

/** A key of a new app. */
async function keyIn({ backend }: World, more: object = {}) {
  ok(await backend.post('/api-auth/apps', { name: 'gateway' }));
  const { id } = ok(await backend.post(`${APP}/keys`, { name: 'Warehouse sync', ...more }));
  return { id, path: `${APP}/keys/${id}` as const };
}

const shown = async ({ backend }: World, path: `${typeof APP}/keys/${string}`) => ({
  resource: ok(await backend.get(path)),
});

export const API_AUTH_KEYS: Causes = {
  'api_auth_key.created': [
    {
      by: 'POST /api-auth/apps/{app_name}/keys',
      prepare: async (world) => {
        ok(await world.backend.post('/api-auth/apps', { name: 'gateway' }));
        return async () => {
          const { id } = ok(await world.backend.post(`${APP}/keys`, { name: 'Sync', metadata: { camelCase: 1 } }));
          return shown(world, `${APP}/keys/${id}`);
        };
      },
    },
  ],
  'api_auth_key.updated': [
    {
      by: 'PATCH /api-auth/apps/{app_name}/keys/{key_id}',
      prepare: async (world) => {
        const { path } = await keyIn(world);
        return async () => ({ resource: ok(await world.backend.patch(path, { name: 'Another' })) });
      },
    },
  ],
  'api_auth_key.revoked': [
    {
      by: 'POST /api-auth/apps/{app_name}/keys/{key_id}/revoke',
      prepare: async (world) => {
        const { path } = await keyIn(world);
        return async () => {
          ok(await world.backend.post(`${path}/revoke`, { reason: 'leaked' }));
          return shown(world, path);
        };
      },
    },
    {
      by: 'DELETE /organizations/{organization_id}/members/{membership_id} of its owner',
      also: ['organization.member.removed'],
      prepare: async (world) => {
        const organization = await addOrganization(world, unique('Acme'));
        const { id: user } = await createUser(world);
        const member = await addMember(world, organization, user);
        const { path } = await keyIn(world, { user_id: user, organization_id: organization });
        return async () => {
          ok(await world.backend.delete(`/organizations/${organization}/members/${member.id}`));
          return shown(world, path);
        };
      },
    },
    {
      by: 'DELETE /users/{user_id} of its owner',
      also: ['user.deleted'],
      prepare: async (world) => {
        const { id: user } = await createUser(world);
        const { path } = await keyIn(world, { user_id: user });
        return async () => {
          ok(await world.backend.delete(`/users/${user}`));
          return shown(world, path);
        };
      },
    },
  ],
  'api_auth_key.rotated': [
    {
      by: 'POST /api-auth/apps/{app_name}/keys/{key_id}/rotate',
      also: ['api_auth_key.created'],
      prepare: async (world) => {
        const { path } = await keyIn(world);
        return async () => {
          ok(await world.backend.post(`${path}/rotate`, {}));
          return shown(world, path);
        };
      },
    },
  ],
  'api_auth_key.imported': [
    {
      by: 'POST /api-auth/apps/{app_name}/keys/import',
      prepare: async (world) => {
        ok(await world.backend.post('/api-auth/apps', { name: 'gateway' }));
        return async () => {
          const keys = [{ hash: 'a'.repeat(64), name: 'Sync' }];
          ok(await world.backend.post(`${APP}/keys/import`, { keys }));
          const { data } = ok(await world.backend.get(`${APP}/keys`));
          return shown(world, `${APP}/keys/${data[0].id}`);
        };
      },
    },
  ],
};
