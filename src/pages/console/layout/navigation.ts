import type { InstallationScope, Scope } from '../../../platform/access/scopes.ts';
import type { IconName } from '../../elements/index.ts';
import type { TextKey } from '../../texts/texts.ts';

export interface NavigationEntry {
  readonly path: string;
  /** Paths of other pages, by whose beginning they belong to the entry. */
  readonly others?: readonly string[];
  readonly label: TextKey;
  readonly icon: IconName;
  /** The scope of the page. An operator whose role does not include it does not see the entry. */
  readonly scope: Scope | InstallationScope;
}

export interface NavigationGroup {
  /** Null for the first group, which needs no title. */
  readonly label: TextKey | null;
  readonly entries: readonly NavigationEntry[];
}

/** The pages of the installation. */
export const INSTALLATION_NAVIGATION: readonly NavigationGroup[] = [
  {
    label: null,
    entries: [
      { path: '/', label: 'console.nav.deployments', icon: 'apps', scope: 'installation:read' },
      { path: '/operators', label: 'console.nav.operators', icon: 'users', scope: 'operators:read' },
      { path: '/health', label: 'console.nav.health', icon: 'info', scope: 'installation:read' },
    ],
  },
];

/** The pages of a deployment. Those of knowledge bases and agents will follow the people. */
export const DEPLOYMENT_NAVIGATION: readonly NavigationGroup[] = [
  {
    label: null,
    entries: [{ path: '/', label: 'console.nav.overview', icon: 'home', scope: 'settings:read' }],
  },
  {
    label: 'console.nav.people',
    entries: [
      {
        path: '/users',
        others: ['/new-user', '/imports'],
        label: 'console.nav.users',
        icon: 'user',
        scope: 'users:read',
      },
      {
        path: '/organizations',
        others: ['/organization-', '/new-organization', '/workspace'],
        label: 'console.nav.organizations',
        icon: 'building',
        scope: 'organizations:read',
      },
    ],
  },
  {
    label: 'console.nav.developers',
    entries: [
      {
        path: '/webhooks',
        others: ['/webhook-', '/new-webhook-endpoint'],
        label: 'console.nav.webhooks',
        icon: 'send',
        scope: 'webhooks:read',
      },
      {
        path: '/customer-keys',
        others: ['/customer-key/'],
        label: 'console.nav.customerKeys',
        icon: 'key',
        scope: 'api_auth_apps:read',
      },
      {
        path: '/oauth-applications',
        others: ['/oauth-', '/new-oauth-'],
        label: 'console.nav.oauthApplications',
        icon: 'apps',
        scope: 'oauth_applications:read',
      },
      {
        path: '/api-keys',
        others: ['/new-api-key', '/signing-keys', '/jwt-template', '/new-jwt-template'],
        label: 'console.nav.apiKeys',
        icon: 'code',
        scope: 'api_keys:read',
      },
    ],
  },
  {
    label: 'console.nav.configuration',
    entries: [
      { path: '/settings', label: 'console.nav.settings', icon: 'settings', scope: 'settings:read' },
      { path: '/audit-log', label: 'console.nav.auditLog', icon: 'book', scope: 'audit_log:read' },
    ],
  },
];
