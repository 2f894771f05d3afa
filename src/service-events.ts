import type { Scope } from './auth/scopes.ts';

/** An event of the service itself that webhook endpoints may subscribe to. */
export interface ServiceEvent {
  readonly name: string;
  readonly description: string;
  /** What reading the resource needs that it tells of, and so the event's body. */
  readonly scope: Scope;
}

const changes = (scope: Scope, resource: string, what: string): ServiceEvent[] => [
  { name: `${resource}.created`, description: `${what} was created.`, scope },
  { name: `${resource}.updated`, description: `${what} was changed.`, scope },
  { name: `${resource}.deleted`, description: `${what} was deleted.`, scope },
];

const place = (level: 'organization' | 'workspace', what: string): ServiceEvent[] => {
  const scope: Scope = `${level}s:read`;
  const it = what.toLowerCase();
  return [
    ...changes(scope, level, what),
    { name: `${level}.member.added`, description: `A user became a member of ${it}.`, scope },
    { name: `${level}.member.removed`, description: `A user ceased to be a member of ${it}.`, scope },
    { name: `${level}.member.updated`, description: `The roles or metadata of a member of ${it} changed.`, scope },
    { name: `${level}.invitation.created`, description: `Somebody was invited to ${it}.`, scope },
    { name: `${level}.invitation.accepted`, description: `An invitation to ${it} was accepted.`, scope },
    { name: `${level}.invitation.revoked`, description: `An invitation to ${it} was taken back.`, scope },
  ];
};

const apiAuthKey = (...happened: [name: string, what: string][]): ServiceEvent[] =>
  happened.map(([name, what]) => ({
    name: `api_auth_key.${name}`,
    description: `A key of an API auth app ${what}.`,
    scope: 'api_auth_keys:read',
  }));

/** The whole catalog. Whatever else is recorded is for the audit alone: events about webhooks would never end. */
export const SERVICE_EVENTS: readonly ServiceEvent[] = [
  ...changes('users:read', 'user', 'A user'),
  { name: 'session.created', description: 'A user signed in.', scope: 'users:read' },
  { name: 'session.deleted', description: 'A sign-in ended.', scope: 'users:read' },
  { name: 'user.mfa.enabled', description: 'A user set up a second factor.', scope: 'users:read' },
  { name: 'user.mfa.disabled', description: 'The second factor of a user was removed.', scope: 'users:read' },
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
  },
  {
    name: 'knowledge_base_document.failed',
    description: 'A document could not be read.',
    scope: 'ai_knowledge_bases:read',
  },
  {
    name: 'webhook.endpoint.disabled',
    description: 'A webhook endpoint was switched off, because deliveries to it failed for too long.',
    scope: 'webhooks:read',
  },
];

const byName: ReadonlyMap<string, ServiceEvent> = new Map(SERVICE_EVENTS.map((event) => [event.name, event]));

export const isServiceEvent = (name: string): boolean => byName.has(name);

/** What the body of an event of this name needs besides the delivery's own scope; null where it is not the service's. */
export const scopeOfEvent = (name: string): Scope | null => byName.get(name)?.scope ?? null;

/** Whether the event tells of an end: what it is about is no more. */
export const isEnd = (name: string): boolean => /\.(deleted|removed)$/.test(name);

/** Names that a subscription to the event can have: its own, and each of its prefixes with `.*`. */
export function subscribableNames(eventName: string): string[] {
  const names = [eventName];
  for (let dot = eventName.indexOf('.'); dot >= 0; dot = eventName.indexOf('.', dot + 1)) {
    if (dot > 0) names.push(`${eventName.slice(0, dot)}.*`);
  }
  return names;
}
