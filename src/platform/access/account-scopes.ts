/**
 * The scopes of the deployment host: what an application may do there as the user who has allowed it. An operation or edge that states
 * none of them accepts no tokens of applications.
 */
export const ACCOUNT_SCOPES = [
  'account:read',
  'account:write',
  'my_organizations:read',
  'my_organizations:write',
  'my_agents:read',
  'my_agents:run',
  'my_knowledge_bases:read',
] as const;

export type AccountScope = (typeof ACCOUNT_SCOPES)[number];

/** What each scope allows, as API responses say it. Pages say it in the language of the user. */
export const ACCOUNT_SCOPE_DESCRIPTIONS: Readonly<Record<AccountScope, string>> = {
  'account:read': 'See your account: name, email addresses, phone numbers and metadata',
  'account:write': 'Change your name, your picture and your language',
  'my_organizations:read': 'See your organizations and workspaces, with their members and roles',
  'my_organizations:write': 'Create organizations and workspaces for you, and change those that you manage',
  'my_agents:read': 'See the AI agents that you can use, and your conversations with them',
  'my_agents:run': 'Ask AI agents for you, and change your conversations with them',
  'my_knowledge_bases:read': 'Search the knowledge bases that you can use',
};

const accountScopes: ReadonlySet<string> = new Set(ACCOUNT_SCOPES);

export const isAccountScope = (text: string): text is AccountScope => accountScopes.has(text);
