import type { Scope } from '../access/scopes.ts';
import type { Batch } from '../database/batch.ts';
import type { EventName } from './event-names.ts';

/** An event of the service itself that webhook endpoints may subscribe to. */
export interface ServiceEvent {
  readonly name: EventName;
  readonly description: string;
  /**
   * The scope of the operation that reads the resource, which the event's body shows. Subscribing to the event, moving its
   * deliveries to another URL, sending it again and reading its body need it too.
   */
  readonly scope: Scope;
  /** What it is about. */
  readonly resourceType: string;
}

/** How events show a resource. */
export interface EventResource {
  /** Its type in the graph. */
  readonly typeName: string;
  /** Fields that its end doesn't tell: what is counted or read elsewhere, and what no record keeps; null for all but the id. */
  readonly untold: readonly string[] | null;
  /** How it is read as it stands now. */
  readonly byId: Batch<string, unknown>;
  /** The recorded field that holds what it is read by, where that is not its id. */
  readonly key?: string;
  /**
   * The scope of the operation that reads it, by the first word of an event's name. Only for events that webhook endpoints
   * may not subscribe to: the others say it themselves.
   */
  readonly readScopes?: Readonly<Record<string, Scope>>;
}

type ResourceWith<Happened extends string> = EventName extends infer Name
  ? Name extends `${infer Resource}.${Happened}`
    ? Resource
    : never
  : never;

/** Resources that have all three events. */
type ChangingResource = ResourceWith<'created'> & ResourceWith<'updated'> & ResourceWith<'deleted'>;

/** The three events of a resource that is created, changed and deleted. */
export const changes = (scope: Scope, resourceType: ChangingResource, what: string): ServiceEvent[] => [
  { name: `${resourceType}.created`, description: `${what} was created.`, scope, resourceType },
  { name: `${resourceType}.updated`, description: `${what} was changed.`, scope, resourceType },
  { name: `${resourceType}.deleted`, description: `${what} was deleted.`, scope, resourceType },
];

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
