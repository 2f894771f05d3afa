import { unique, type World } from '../../../support/world.ts';
import { type Causes, ok } from './cause.ts';

const newApplication = () => ({
  type: 'web',
  name: unique('portal'),
  redirect_uris: ['https://portal.example.com/callback'],
  scopes: ['openid', 'offline_access'],
});

const newResource = () => ({
  identifier: `https://api.example.com/${unique('invoices')}`,
  name: 'Invoices',
  scopes: [{ name: 'invoices:read', description: 'Read your invoices' }],
});

const APPLICATIONS = '/oauth-applications';
const RESOURCES = '/oauth-resources';

const createdApplication = async ({ backend }: World) => {
  const resource = ok(await backend.post(RESOURCES, newResource()));
  const resources = [{ identifier: resource.identifier, scopes: ['invoices:read'] }];
  return ok(await backend.post(APPLICATIONS, { ...newApplication(), resources })).id;
};

/** Creations return the secret of an application, which events never have. */
const shown = async ({ backend }: World, id: string) => ({ resource: ok(await backend.get(`${APPLICATIONS}/${id}`)) });

export const OAUTH: Causes = {
  'oauth_application.created': [
    {
      by: `POST ${APPLICATIONS}`,
      prepare: async (world) => async () =>
        shown(world, ok(await world.backend.post(APPLICATIONS, newApplication())).id),
    },
  ],
  'oauth_application.updated': [
    {
      by: `PATCH ${APPLICATIONS}/{application_id}`,
      prepare: async (world) => {
        const id = await createdApplication(world);
        return async () => ({
          resource: ok(await world.backend.patch(`${APPLICATIONS}/${id}`, { is_active: false })),
        });
      },
    },
  ],
  'oauth_application.deleted': [
    {
      by: `DELETE ${APPLICATIONS}/{application_id}`,
      prepare: async (world) => {
        const id = await createdApplication(world);
        return async () => {
          const caused = await shown(world, id);
          ok(await world.backend.delete(`${APPLICATIONS}/${id}`));
          return caused;
        };
      },
    },
  ],
  'oauth_resource.created': [
    {
      by: `POST ${RESOURCES}`,
      prepare: async (world) => async () => ({ resource: ok(await world.backend.post(RESOURCES, newResource())) }),
    },
  ],
  'oauth_resource.updated': [
    {
      by: `PATCH ${RESOURCES}/{resource_id}`,
      prepare: async ({ backend }) => {
        const { id } = ok(await backend.post(RESOURCES, newResource()));
        return async () => ({ resource: ok(await backend.patch(`${RESOURCES}/${id}`, { name: 'Orders' })) });
      },
    },
  ],
  'oauth_resource.deleted': [
    {
      by: `DELETE ${RESOURCES}/{resource_id}`,
      prepare: async ({ backend }) => {
        const resource = ok(await backend.post(RESOURCES, newResource()));
        return async () => {
          ok(await backend.delete(`${RESOURCES}/${resource.id}`));
          return { resource };
        };
      },
    },
  ],
};
