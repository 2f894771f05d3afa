import type { DemoApiAuthApp, DemoJwtTemplate, DemoWebhookApp } from './types.ts';

/** A customer key that the demo imports. It is public. */
export const IMPORTED_KEY = 'mill-street-till-2019';

export const webhookApps: readonly DemoWebhookApp[] = [
  {
    name: 'Billing events',
    description: 'Invoices and payments, for the customers’ own accounting.',
    endpoints: [
      {
        url: 'https://hooks.saltmarsh.example/billing',
        description: 'Saltmarsh Energy, accounting',
        headers: { 'X-Tenant': 'saltmarsh' },
        maxRetries: 10,
        timeoutSeconds: 15,
        subscriptions: [{ eventName: 'invoice.*', filterRules: { 'customer.slug': 'saltmarsh-energy' } }],
      },
      {
        url: 'https://books.marlowfinch.example/incoming/invoices',
        description: 'Marlow & Finch, only large invoices',
        maxRetries: 5,
        timeoutSeconds: 10,
        subscriptions: [
          { eventName: 'invoice.paid', filterRules: { 'customer.slug': 'marlow-finch', amount: { $gte: 500 } } },
          { eventName: 'payment.failed', filterRules: { 'customer.slug': 'marlow-finch' } },
        ],
      },
    ],
  },
  {
    name: 'Order events',
    description: 'Orders as they are placed, baked and delivered.',
    endpoints: [
      {
        url: 'https://orders.juniperhill.example/gatehouse',
        description: 'Juniper Hill, delivery round',
        maxRetries: 8,
        timeoutSeconds: 10,
        subscriptions: [{ eventName: 'order.placed' }, { eventName: 'order.cancelled' }],
      },
    ],
  },
];

export const jwtTemplates: readonly DemoJwtTemplate[] = [
  {
    name: 'session',
    description: 'The claims of every session token: the user and their active organization and workspace.',
    claims: {
      email: '{{user.primary_email_address}}',
      name: "{{user.full_name || user.username || 'unknown'}}",
      time_zone: "{{user.public_metadata.time_zone || 'UTC'}}",
      organization: {
        id: '{{organization.id}}',
        slug: '{{organization.slug}}',
        permissions: '{{organization_membership.permissions}}',
      },
      workspace: {
        id: '{{workspace.id}}',
        slug: '{{workspace.slug}}',
        permissions: '{{workspace_membership.permissions}}',
      },
    },
    ttl: 60,
    isDefault: true,
  },
  {
    name: 'reporting',
    description: 'For the reporting service: the user and their active organization.',
    claims: {
      aud: 'reporting',
      email: '{{user.primary_email_address}}',
      name: "{{user.full_name || user.username || 'unknown'}}",
      organization: { id: '{{organization.id}}', slug: '{{organization.slug}}' },
      permissions: '{{organization_membership.permissions}}',
    },
    ttl: 900,
    isDefault: false,
  },
  {
    name: 'file-store',
    description: 'For the file store, which keeps one folder for each workspace.',
    claims: {
      aud: ['files', 'thumbnails'],
      folder: 'workspaces/{{workspace.slug}}',
      may: '{{workspace_membership.permissions}}',
    },
    ttl: 300,
    isDefault: false,
  },
];

export const apiAuthApps: readonly DemoApiAuthApp[] = [
  {
    name: 'partner-api',
    description: 'Keys that we give to partners: tide tables, weather, delivery slots.',
    keyPrefix: 'partner',
    rateLimits: [
      { unit: 'SECOND', duration: 1, maxRequests: 20, mode: 'PER_KEY' },
      { unit: 'DAY', duration: 1, maxRequests: 50_000, mode: 'PER_APP' },
    ],
    selfService: { permissions: ['tides:read', 'weather:read'], maxKeys: 3 },
    keys: [
      {
        name: 'Forecast import',
        permissions: ['tides:read', 'weather:read'],
        metadata: { plan: 'coastal', contact: 'operations@saltmarsh.example' },
        organization: 'Saltmarsh Energy',
      },
      {
        name: 'Crew planning',
        permissions: ['tides:read', 'shifts:write'],
        metadata: { plan: 'coastal' },
        organization: 'Saltmarsh Energy',
        workspace: 'Wind Operations',
        person: 'bronagh.kearney',
        validDays: 365,
      },
      { name: 'Notebook', permissions: ['tides:read'], person: 'leila.haddad', isSelfCreated: true },
      {
        name: 'Site tablet',
        permissions: ['weather:read'],
        organization: 'Marlow Finch',
        workspace: 'Harbour Library',
        person: 'paul.achebe',
        validDays: 90,
      },
      {
        name: 'Delivery van',
        permissions: ['slots:read', 'slots:book'],
        metadata: { plan: 'high street', vehicle: 2 },
        organization: 'Juniper Hill',
        rateLimits: [{ unit: 'MINUTE', duration: 1, maxRequests: 30, mode: 'PER_KEY' }],
      },
      {
        name: 'Till, Mill Street',
        permissions: ['slots:read'],
        organization: 'Juniper Hill',
        importedKey: IMPORTED_KEY,
      },
      {
        name: 'Web shop (old)',
        permissions: ['slots:read', 'slots:book'],
        organization: 'Juniper Hill',
        revocationReason: 'found in a public repository',
      },
    ],
  },
  {
    name: 'status-page',
    description: 'Reads the state of all services for the public status page.',
    keyPrefix: 'status',
    rateLimits: [{ unit: 'MINUTE', duration: 1, maxRequests: 60, mode: 'PER_KEY_AND_IP' }],
    keys: [{ name: 'Status board', permissions: ['status:read'] }],
  },
];
