import { INSTALLATION_SCOPES, type InstallationScope, SCOPES, type Scope } from '../../platform/access/scopes.ts';

export const OPERATOR_ROLES = ['owner', 'administrator', 'support', 'auditor'] as const;
export type StoredRole = (typeof OPERATOR_ROLES)[number];

/** Scopes whose results are secrets, or the content of messages: they let a reader act as someone else. */
const SECRETS: ReadonlySet<Scope> = new Set([
  'webhook_secrets:read',
  'social_tokens:read',
  'messages:read',
  'users:export',
  'users:impersonate',
]);

const readScopes = SCOPES.filter((scope) => scope.endsWith(':read') && !SECRETS.has(scope));
/** What support changes besides. It retries deliveries by `webhooks:write`, which has no narrower scope. */
const supportScopes: readonly Scope[] = [
  ...readScopes,
  'users:write',
  'users:impersonate',
  'organizations:write',
  'workspaces:write',
  'webhooks:write',
];

/** The scopes of each role within a deployment. */
export const DEPLOYMENT_SCOPES: Readonly<Record<StoredRole, readonly Scope[]>> = {
  owner: SCOPES,
  administrator: SCOPES,
  support: supportScopes,
  auditor: readScopes,
};

/** The scopes of each role in the operators' graph. */
export const INSTALLATION_SCOPES_OF: Readonly<Record<StoredRole, readonly InstallationScope[]>> = {
  owner: INSTALLATION_SCOPES,
  administrator: ['installation:read', 'operators:read', 'deployments:rename'],
  support: ['installation:read'],
  auditor: ['installation:read', 'operators:read'],
};
