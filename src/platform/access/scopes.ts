/** The scopes that an API key or access token can be limited to. Each backend operation and each nested edge requires one. */
export const SCOPES = [
  'settings:read',
  'settings:write',
  'users:read',
  'users:write',
  'users:export',
  'users:impersonate',
  'social_tokens:read',
  'organizations:read',
  'organizations:write',
  'workspaces:read',
  'workspaces:write',
  'jwt_templates:read',
  'jwt_templates:write',
  'oauth_applications:read',
  'oauth_applications:write',
  'api_auth_apps:read',
  'api_auth_apps:write',
  'api_auth_keys:read',
  'api_auth_keys:write',
  'api_auth_keys:verify',
  'ai_agents:read',
  'ai_agents:write',
  'ai_agents:run',
  'ai_knowledge_bases:read',
  'ai_knowledge_bases:write',
  'webhooks:read',
  'webhooks:write',
  'webhook_secrets:read',
  'messages:read',
  'messages:write',
  'api_keys:read',
  'api_keys:write',
  'audit_log:read',
  'analytics:read',
] as const;

export type Scope = (typeof SCOPES)[number];

/** The scopes of the operators' graph, which spans deployments. No API key can have one. */
export const INSTALLATION_SCOPES = [
  'installation:read',
  'deployments:write',
  'deployments:rename',
  'operators:read',
  'operators:write',
] as const;

export type InstallationScope = (typeof INSTALLATION_SCOPES)[number];

const installationScopes: ReadonlySet<string> = new Set(INSTALLATION_SCOPES);

export const isInstallationScope = (text: string): text is InstallationScope => installationScopes.has(text);

const scopes: ReadonlySet<string> = new Set(SCOPES);

export function isScope(text: string): text is Scope {
  return scopes.has(text);
}

/** The name of a scope in GraphQL: `USERS_READ` for `users:read`. */
function graphqlName(scope: Scope): string {
  return scope.replace(':', '_').toUpperCase();
}

/** The scope of each name of the GraphQL enum `Scope`. Tables, tokens and REST contain the scope itself. */
export const SCOPE_BY_NAME: Readonly<Record<string, Scope>> = Object.fromEntries(
  SCOPES.map((scope) => [graphqlName(scope), scope]),
);
