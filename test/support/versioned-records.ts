import type { BackendClient } from './clients.ts';
import { unique, type World } from './world.ts';

type Json = Record<string, unknown>;

/** A record with a version, which `If-Match` compares. */
interface Versioned {
  readonly name: string;
  /** Creates the record if there is not one already, and returns its path. */
  readonly create: (world: World) => Promise<string>;
  readonly change: Json;
  readonly otherChange: Json;
  /** Whether it can be deleted. */
  readonly deletable?: boolean;
  /** False if REST only lists these records: a PATCH without a change then reads one. */
  readonly hasGet?: boolean;
}

export async function created(backend: BackendClient, path: string, body: object): Promise<string> {
  const { id } = (await backend.request('POST', path, body)).body as unknown as { id: string };
  return id;
}

async function createdEndpoint(backend: BackendClient): Promise<string> {
  await created(backend, '/webhooks/apps', { name: 'Billing' });
  return created(backend, '/webhooks/endpoints', {
    app_name: 'Billing',
    url: 'https://hooks.example.com/billing',
    subscriptions: [{ event_name: 'invoice.created' }],
  });
}

const ROLE = { name: 'Accountant', permissions: ['invoices:write'] };

export const VERSIONED_RECORDS: readonly Versioned[] = [
  {
    name: 'the settings for sign-in',
    create: async () => '/settings/auth',
    change: { session_token_lifetime: 120 },
    otherChange: { session_token_lifetime: 240 },
  },
  {
    name: 'the settings of the user interface',
    create: async () => '/settings/ui',
    change: { app_name: 'Adventure Works' },
    otherChange: { app_name: 'Southwind' },
  },
  {
    name: 'the settings of organizations',
    create: async () => '/settings/b2b',
    change: { workspaces_enabled: false },
    otherChange: { organizations_enabled: false },
  },
  {
    name: 'the restrictions',
    create: async () => '/settings/restrictions',
    change: { sign_up_mode: 'waitlist' },
    otherChange: { blocklist_enabled: true },
  },
  {
    name: 'the deployment',
    create: async () => '/',
    change: { mail_from_host: 'one.example' },
    otherChange: { mail_from_host: 'two.example' },
  },
  {
    name: 'an organization',
    create: async ({ backend }) => `/organizations/${await created(backend, '/organizations', { name: 'Northwind' })}`,
    change: { description: 'One' },
    otherChange: { description: 'Two' },
    deletable: true,
  },
  {
    name: 'a workspace',
    create: async ({ backend }) => {
      const organization = await created(backend, '/organizations', { name: 'Northwind' });
      const id = await created(backend, `/organizations/${organization}/workspaces`, { name: 'Warehouse' });
      return `/workspaces/${id}`;
    },
    change: { description: 'One' },
    otherChange: { description: 'Two' },
    deletable: true,
  },
  {
    name: 'a user',
    create: async ({ backend }) =>
      `/users/${await created(backend, '/users', { email: `${unique('ada')}@example.com` })}`,
    change: { first_name: 'Ada' },
    otherChange: { first_name: 'Grace' },
    deletable: true,
  },
  {
    name: 'an AI agent',
    create: async ({ backend }) =>
      `/ai-agents/${await created(backend, '/ai-agents', { name: 'Guide', model: 'model-1' })}`,
    change: { description: 'One' },
    otherChange: { description: 'Two' },
    deletable: true,
  },
  {
    name: 'an AI knowledge base',
    create: async ({ backend }) => {
      const id = await created(backend, '/ai-knowledge-bases', { name: 'Handbook', type: 'vector' });
      return `/ai-knowledge-bases/${id}`;
    },
    change: { description: 'One' },
    otherChange: { description: 'Two' },
    deletable: true,
  },
  {
    name: 'an AI tool',
    create: async ({ backend }) => {
      const tool = { name: 'orders', description: 'Orders', url: 'https://tools.example.com/orders' };
      return `/ai-tools/${await created(backend, '/ai-tools', tool)}`;
    },
    change: { description: 'One' },
    otherChange: { description: 'Two' },
    deletable: true,
  },
  {
    name: 'a webhook endpoint',
    create: async ({ backend }) => `/webhooks/endpoints/${await createdEndpoint(backend)}`,
    change: { description: 'One' },
    otherChange: { description: 'Two' },
    deletable: true,
  },
  {
    name: 'a webhook app',
    create: async ({ backend }) => {
      await created(backend, '/webhooks/apps', { name: 'Billing' });
      return '/webhooks/apps/Billing';
    },
    change: { description: 'One' },
    otherChange: { description: 'Two' },
    deletable: true,
  },
  {
    name: 'a JWT template',
    create: async ({ backend }) =>
      `/jwt-templates/${await created(backend, '/jwt-templates', { name: 'a', claims: {} })}`,
    change: { claims: { plan: 'one' } },
    otherChange: { claims: { plan: 'two' } },
    deletable: true,
  },
  {
    name: 'a role of an organization',
    create: async ({ backend }) => {
      const organization = await created(backend, '/organizations', { name: 'Northwind' });
      const path = `/organizations/${organization}/roles`;
      return `${path}/${await created(backend, path, ROLE)}`;
    },
    change: { permissions: ['invoices:read'] },
    otherChange: { permissions: ['orders:read'] },
    deletable: true,
    hasGet: false,
  },
  {
    name: 'a role of a workspace',
    create: async ({ backend }) => {
      const organization = await created(backend, '/organizations', { name: 'Northwind' });
      const workspace = await created(backend, `/organizations/${organization}/workspaces`, { name: 'Warehouse' });
      const path = `/workspaces/${workspace}/roles`;
      return `${path}/${await created(backend, path, ROLE)}`;
    },
    change: { permissions: ['invoices:read'] },
    otherChange: { permissions: ['orders:read'] },
    deletable: true,
    hasGet: false,
  },
  {
    name: 'a role of the deployment',
    create: async ({ backend }) => `/roles/${await created(backend, '/roles', { ...ROLE, level: 'organization' })}`,
    change: { permissions: ['invoices:read'] },
    otherChange: { permissions: ['orders:read'] },
    deletable: true,
    hasGet: false,
  },
  {
    name: 'the settings of the AI provider',
    create: async ({ backend }) => {
      await backend.request('PATCH', '/settings/ai', { base_url: 'https://models.example.com/v1' });
      return '/settings/ai';
    },
    change: { default_model: 'model-1' },
    otherChange: { default_model: 'model-2' },
    deletable: true,
  },
  {
    name: 'the limits of users for AI agents',
    create: async ({ backend }) => {
      await backend.request('PATCH', '/settings/ai', { base_url: 'https://models.example.com/v1' });
      return '/settings/ai';
    },
    change: { runs_per_user_per_day: 10 },
    otherChange: { runs_per_user_per_day: 20 },
    deletable: true,
  },
];
