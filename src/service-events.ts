import type { Scope } from './auth/scopes.ts';

/** An event of the service itself that webhook endpoints may subscribe to. */
export interface ServiceEvent {
  readonly name: string;
  readonly description: string;
  /**
   * The scope of the operation that reads the resource, which the event's body shows. Subscribing to the event, moving its
   * deliveries to another URL, sending it again and reading its body need it too.
   */
  readonly scope: Scope;
  /** What it is about. */
  readonly resourceType: string;
}

const changes = (scope: Scope, resource: string, what: string): ServiceEvent[] => [
  { name: `${resource}.created`, description: `${what} was created.`, scope, resourceType: resource },
  { name: `${resource}.updated`, description: `${what} was changed.`, scope, resourceType: resource },
  { name: `${resource}.deleted`, description: `${what} was deleted.`, scope, resourceType: resource },
];

const place = (level: 'organization' | 'workspace', what: string): ServiceEvent[] => {
  const scope: Scope = `${level}s:read`;
  const it = what.toLowerCase();
  const ofMember = { scope, resourceType: `${level}_membership` };
  const ofInvitation = { scope, resourceType: 'invitation' };
  return [
    ...changes(scope, level, what),
    { name: `${level}.member.added`, description: `A user became a member of ${it}.`, ...ofMember },
    { name: `${level}.member.removed`, description: `A user ceased to be a member of ${it}.`, ...ofMember },
    {
      name: `${level}.member.updated`,
      description: `The roles or metadata of a member of ${it} changed.`,
      ...ofMember,
    },
    { name: `${level}.invitation.created`, description: `Somebody was invited to ${it}.`, ...ofInvitation },
    { name: `${level}.invitation.accepted`, description: `An invitation to ${it} was accepted.`, ...ofInvitation },
    { name: `${level}.invitation.revoked`, description: `An invitation to ${it} was taken back.`, ...ofInvitation },
  ];
};

const apiAuthKey = (...happened: [name: string, what: string][]): ServiceEvent[] =>
  happened.map(([name, what]) => ({
    name: `api_auth_key.${name}`,
    description: `A key of an API auth app ${what}.`,
    scope: 'api_auth_keys:read',
    resourceType: 'api_auth_key',
  }));

/** The whole catalog. Whatever else is recorded is for the audit alone: events about webhooks would never end. */
export const SERVICE_EVENTS: readonly ServiceEvent[] = [
  ...changes('users:read', 'user', 'A user'),
  { name: 'session.created', description: 'A user signed in.', scope: 'users:read', resourceType: 'session' },
  { name: 'session.deleted', description: 'A sign-in ended.', scope: 'users:read', resourceType: 'session' },
  {
    name: 'user.mfa.enabled',
    description: 'A user set up a second factor.',
    scope: 'users:read',
    resourceType: 'user',
  },
  {
    name: 'user.mfa.disabled',
    description: 'The second factor of a user was removed.',
    scope: 'users:read',
    resourceType: 'user',
  },
  ...place('organization', 'An organization'),
  ...place('workspace', 'A workspace'),
  ...changes('api_auth_apps:read', 'api_auth_app', 'An API auth app'),
  ...apiAuthKey(
    ['created', 'was made'],
    ['updated', 'was changed'],
    ['revoked', 'was revoked'],
    ['rotated', 'was replaced by another'],
    ['imported', 'was taken up from elsewhere'],
  ),
  ...changes('jwt_templates:read', 'jwt_template', 'A JWT template'),
  ...changes('ai_agents:read', 'ai_agent', 'An AI agent'),
  ...changes('ai_knowledge_bases:read', 'ai_knowledge_base', 'An AI knowledge base'),
  {
    name: 'knowledge_base_document.ready',
    description: 'A document was read and can be used.',
    scope: 'ai_knowledge_bases:read',
    resourceType: 'knowledge_base_document',
  },
  {
    name: 'knowledge_base_document.failed',
    description: 'A document could not be read.',
    scope: 'ai_knowledge_bases:read',
    resourceType: 'knowledge_base_document',
  },
  {
    name: 'webhook.endpoint.disabled',
    description:
      'A webhook endpoint was switched off: it answered 410, or deliveries to it failed for too long or too often.',
    scope: 'webhooks:read',
    resourceType: 'webhook_endpoint',
  },
];

/** How events show a resource. */
export interface EventResource {
  /** Its type in the graph. */
  readonly typeName: string;
  /** Members that its end doesn't tell: what is counted or read elsewhere, and what no record keeps; null for all but the id. */
  readonly untold: readonly string[] | null;
}

const OF_MEMBERS = [
  ...['roles', 'firstName', 'lastName', 'username', 'primaryEmailAddress', 'primaryPhoneNumber', 'userCreatedAt'],
];

/** What events are about, by the type of the resource that they name. */
export const EVENT_RESOURCES: Readonly<Record<string, EventResource>> = {
  user: { typeName: 'User', untold: null },
  session: { typeName: 'UserSession', untold: [] },
  organization: { typeName: 'Organization', untold: ['memberCount', 'workspaceCount'] },
  organization_membership: { typeName: 'OrganizationMembership', untold: OF_MEMBERS },
  workspace: { typeName: 'Workspace', untold: ['memberCount'] },
  workspace_membership: { typeName: 'WorkspaceMember', untold: OF_MEMBERS },
  invitation: { typeName: 'Invitation', untold: [] },
  api_auth_app: { typeName: 'ApiAuthApp', untold: [] },
  api_auth_key: { typeName: 'ApiAuthKey', untold: [] },
  jwt_template: { typeName: 'JwtTemplate', untold: [] },
  ai_agent: { typeName: 'AiAgent', untold: ['systemPrompt'] },
  ai_knowledge_base: { typeName: 'AiKnowledgeBase', untold: ['documentCount', 'totalTokens'] },
  knowledge_base_document: { typeName: 'KnowledgeBaseDocument', untold: [] },
  webhook_endpoint: { typeName: 'WebhookEndpoint', untold: [] },
};

/** The catalog with what each event's body shows. */
export const describedEvents = () =>
  SERVICE_EVENTS.map((event) => {
    const { typeName, untold } = EVENT_RESOURCES[event.resourceType] as EventResource;
    return { ...event, typeName, untold: isEnd(event.name) ? untold : [], parents: parentsOf(event) };
  });

/** Ids that an invitation's record doesn't have, since REST has them in the path. */
function parentsOf({ name, resourceType }: ServiceEvent): string[] {
  if (resourceType !== 'invitation') return [];
  return name.startsWith('workspace.') ? ['organizationId', 'workspaceId'] : ['organizationId'];
}

const byName: ReadonlyMap<string, ServiceEvent> = new Map(SERVICE_EVENTS.map((event) => [event.name, event]));

export const isServiceEvent = (name: string): boolean => byName.has(name);

/** What the body of an event of this name needs besides the delivery's own scope; null where it is not the service's. */
export const scopeOfEvent = (name: string): Scope | null => byName.get(name)?.scope ?? null;

/** Whether the event tells of an end: what it is about is no more. */
export const isEnd = (name: string): boolean => /\.(deleted|removed)$/.test(name);

/** The scopes of all events that a subscription of each name matches: names of events, and their prefixes with `.*`. */
const scopesByName: ReadonlyMap<string, ReadonlySet<Scope>> = scopesOfSubscribable();

/** The names of subscriptions that match an event of the service. */
export const SUBSCRIBABLE: ReadonlySet<string> = new Set(scopesByName.keys());

/** The scopes that reading everything needs which subscriptions of these names deliver; none for an app's own events. */
export const scopesOfSubscriptions = (names: readonly string[]): Scope[] => [
  ...new Set(names.flatMap((name) => [...(scopesByName.get(name) ?? [])])),
];

function scopesOfSubscribable(): Map<string, Set<Scope>> {
  const scopes = new Map<string, Set<Scope>>();
  for (const { name, scope } of SERVICE_EVENTS) {
    for (const subscribable of subscribableNames(name)) {
      scopes.set(subscribable, (scopes.get(subscribable) ?? new Set<Scope>()).add(scope));
    }
  }
  return scopes;
}

/** Names that a subscription to the event can have: its own, and each of its prefixes with `.*`. */
export function subscribableNames(eventName: string): string[] {
  const names = [eventName];
  for (let dot = eventName.indexOf('.'); dot >= 0; dot = eventName.indexOf('.', dot + 1)) {
    if (dot > 0) names.push(`${eventName.slice(0, dot)}.*`);
  }
  return names;
}
