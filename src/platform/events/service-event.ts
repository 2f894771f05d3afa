import type { Scope } from '../access/scopes.ts';
import type { Context } from '../context.ts';
import type { BatchOf } from '../database/batching/loaders.ts';
import type { EventName } from './event-names.ts';

/** An event of the service that webhook endpoints can subscribe to. */
export interface ServiceEvent {
  readonly name: EventName;
  readonly description: string;
  /**
   * The scope of the operation that reads the resource in the body of the event. Subscribing to the event, changing the URL that
   * it is delivered to, sending it again and reading its body require this scope as well.
   */
  readonly scope: Scope;
  /** The type of the changed resource. */
  readonly resourceType: string;
  /** What the event reports beside the state of the resource. `data` has it from the record, as a field of its own. */
  readonly details?: EventDetails;
}

/** The part of a record that is a field of `data`. */
export interface EventDetails {
  /** The field, as in REST. */
  readonly field: string;
  /** The GraphQL type of its value. */
  readonly typeName: string;
}

/** How the body of an event represents a resource. */
export interface EventResource {
  /** The GraphQL type. */
  readonly typeName: string;
  /**
   * Fields that the snapshot of a deleted resource omits, because they are counted, read from other tables or not recorded. Null
   * when the snapshot has only the id.
   */
  readonly omittedFields: readonly string[] | null;
  /** Reads the current resource. */
  readonly byId: BatchOf<Context, string, unknown>;
  /** The recorded fields with personal data. Erasing a user redacts them in events about the user. */
  readonly personalFields?: readonly string[];
  /** The recorded field that the resource is read by. Defaults to its id. */
  readonly key?: string;
  /**
   * The scope of the operation that reads it, by the first word of the event name. Only for events that webhook endpoints
   * cannot subscribe to, because the others declare their scope.
   */
  readonly readScopes?: Readonly<Record<string, Scope>>;
}

/**
 * How a feature declares it. The type and the read are those of the node of the backend host with the same table, unless they are
 * declared here.
 */
export type DeclaredEventResource = Omit<EventResource, 'typeName' | 'byId'> &
  Partial<Pick<EventResource, 'typeName' | 'byId'>>;

/** What the audit log calls a resource. The table of a resource has the name of its type. */
export interface ResourceName {
  /** SQL of the column of the table. */
  readonly column: string;
  /** The recorded field with the name of a deleted resource. Null when no record has it. */
  readonly field: string | null;
}

type ResourceWith<Happened extends string> = EventName extends infer Name
  ? Name extends `${infer Resource}.${Happened}`
    ? Resource
    : never
  : never;

/** Resources that have the events `created`, `updated` and `deleted`. */
type ResourceWithLifecycle = ResourceWith<'created'> & ResourceWith<'updated'> & ResourceWith<'deleted'>;

/** The events of a resource that is created, changed and deleted. */
export const lifecycleEvents = (scope: Scope, resourceType: ResourceWithLifecycle, what: string): ServiceEvent[] => [
  { name: `${resourceType}.created`, description: `${what} was created.`, scope, resourceType },
  { name: `${resourceType}.updated`, description: `${what} was changed.`, scope, resourceType },
  { name: `${resourceType}.deleted`, description: `${what} was deleted.`, scope, resourceType },
];

/** Whether the event reports the deletion or removal of its resource. */
export const isDeletion = (name: string): boolean => /\.(deleted|removed)$/.test(name);

/** The names of subscriptions that match the event: its own name, and each of its prefixes with `.*`. */
export function subscribableNames(eventName: string): string[] {
  const names = [eventName];
  for (let dot = eventName.indexOf('.'); dot >= 0; dot = eventName.indexOf('.', dot + 1)) {
    if (dot > 0) names.push(`${eventName.slice(0, dot)}.*`);
  }
  return names;
}
