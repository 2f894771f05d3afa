/** An event of the service itself that webhook endpoints may subscribe to. */
export interface ServiceEvent {
  readonly name: string;
  readonly description: string;
}

const changes = (resource: string, what: string): ServiceEvent[] => [
  { name: `${resource}.created`, description: `${what} was created.` },
  { name: `${resource}.updated`, description: `${what} was changed.` },
  { name: `${resource}.deleted`, description: `${what} was deleted.` },
];

const place = (level: 'organization' | 'workspace', what: string): ServiceEvent[] => [
  ...changes(level, what),
  { name: `${level}.member.added`, description: `A user became a member of ${what.toLowerCase()}.` },
  { name: `${level}.member.removed`, description: `A user ceased to be a member of ${what.toLowerCase()}.` },
  {
    name: `${level}.member.updated`,
    description: `The roles or metadata of a member of ${what.toLowerCase()} changed.`,
  },
  { name: `${level}.invitation.created`, description: `Somebody was invited to ${what.toLowerCase()}.` },
  { name: `${level}.invitation.accepted`, description: `An invitation to ${what.toLowerCase()} was accepted.` },
  { name: `${level}.invitation.revoked`, description: `An invitation to ${what.toLowerCase()} was taken back.` },
];

/** The whole catalog. Whatever else is recorded is for the audit alone: events about webhooks would never end. */
export const SERVICE_EVENTS: readonly ServiceEvent[] = [
  ...changes('user', 'A user'),
  { name: 'session.created', description: 'A user signed in.' },
  { name: 'session.deleted', description: 'A sign-in ended.' },
  { name: 'user.mfa.enabled', description: 'A user set up a second factor.' },
  { name: 'user.mfa.disabled', description: 'The second factor of a user was removed.' },
  ...place('organization', 'An organization'),
  ...place('workspace', 'A workspace'),
  ...changes('api_auth_app', 'An API auth app'),
  ...changes('jwt_template', 'A JWT template'),
  ...changes('ai_agent', 'An AI agent'),
  ...changes('ai_knowledge_base', 'An AI knowledge base'),
  { name: 'knowledge_base_document.ready', description: 'A document was read and can be used.' },
  { name: 'knowledge_base_document.failed', description: 'A document could not be read.' },
  {
    name: 'webhook.endpoint.disabled',
    description: 'A webhook endpoint was switched off, because deliveries to it failed for too long.',
  },
];

const names: ReadonlySet<string> = new Set(SERVICE_EVENTS.map(({ name }) => name));

export const isServiceEvent = (name: string): boolean => names.has(name);

/** Names that a subscription to the event can have: its own, and each of its prefixes with `.*`. */
export function subscribableNames(eventName: string): string[] {
  const names = [eventName];
  for (let dot = eventName.indexOf('.'); dot >= 0; dot = eventName.indexOf('.', dot + 1)) {
    if (dot > 0) names.push(`${eventName.slice(0, dot)}.*`);
  }
  return names;
}
