import type { Scope } from '../access/scopes.ts';
import type { NodeSource } from '../nodes/node-type.ts';
import { EVENT_NAMES } from './event-names.ts';
import type { Reaction } from './reaction.ts';
import {
  type DeclaredEventResource,
  type EventDetails,
  type EventResource,
  isDeletion,
  type ResourceName,
  type ServiceEvent,
  subscribableNames,
} from './service-event.ts';

/** The events that a feature declares. */
export interface EventSource extends NodeSource {
  readonly events?: readonly ServiceEvent[];
  readonly eventResources?: Readonly<Record<string, DeclaredEventResource>>;
  readonly resourceNames?: Readonly<Record<string, ResourceName>>;
  readonly reactions?: readonly Reaction[];
}

/** A field of an event with the id of a parent. */
export interface EventParent {
  readonly name: 'organizationId' | 'workspaceId';
  /** Null for a resource without a parent: a role of the deployment. */
  readonly nullable: boolean;
}

/** An event with a description of its body. */
export interface DescribedEvent extends ServiceEvent {
  readonly typeName: string;
  readonly omittedFields: readonly string[] | null;
  /** Ids of parents, which the REST resource does not contain because they are in its path. */
  readonly parents: readonly EventParent[];
}

/** The resource of a record of the audit log. */
export interface AuditedResource extends EventResource {
  /** The scope of the operation that reads it. */
  readonly scope: Scope;
}

/**
 * All events that webhook endpoints can subscribe to. Other events are for the audit log only: an event about webhooks that is
 * delivered to webhooks would cause further events without end.
 */
export class EventCatalog {
  readonly events: readonly ServiceEvent[];
  /** The names that a subscription can have: the names of events, and their prefixes with `.*`. */
  readonly subscribable: ReadonlySet<string>;
  readonly #resources: ReadonlyMap<string, EventResource>;
  readonly #names: ReadonlyMap<string, ResourceName>;
  readonly #reactions: readonly Reaction[];
  readonly #byName: ReadonlyMap<string, ServiceEvent>;
  /** The scopes of all events that a subscription matches, by the name of the subscription. */
  readonly #scopes = new Map<string, Set<Scope>>();
  /** The scope that reads each type of resource, by the first word of the event name and the type. */
  readonly #readScopes = new Map<string, Scope>();

  constructor(features: readonly EventSource[]) {
    const order = new Map<string, number>(EVENT_NAMES.map((name, at) => [name, at]));
    const at = ({ name }: ServiceEvent) => order.get(name) as number;
    this.events = features.flatMap(({ events = [] }) => events).sort((a, b) => at(a) - at(b));
    this.#resources = resourcesOf(features);
    this.#names = new Map(features.flatMap(({ resourceNames = {} }) => Object.entries(resourceNames)));
    this.#reactions = features.flatMap(({ reactions = [] }) => reactions);
    this.#byName = new Map(this.events.map((event) => [event.name, event]));
    for (const [resourceType, { readScopes = {} }] of this.#resources) {
      for (const [word, scope] of Object.entries(readScopes)) this.#setReadScope(word, resourceType, scope);
    }
    for (const { name, scope, resourceType } of this.events) {
      if (!this.#resources.has(resourceType))
        throw new Error(`${name}: no feature declares the event resource ${resourceType}.`);
      this.#setReadScope(name, resourceType, scope);
      for (const subscribable of subscribableNames(name)) {
        this.#scopes.set(subscribable, (this.#scopes.get(subscribable) ?? new Set<Scope>()).add(scope));
      }
    }
    this.subscribable = new Set(this.#scopes.keys());
  }

  /** Runs what features do in the transaction of these events. */
  async react(...[services, tx, events]: Parameters<Reaction['run']>): Promise<void> {
    for (const { to, run } of this.#reactions) {
      const own = events.filter(({ type }) => type === to);
      if (own.length > 0) await run(services, tx, own);
    }
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** The scope that reading the body of the event requires in addition to that of the delivery. Null for an app's own event. */
  scopeOf(name: string): Scope | null {
    return this.#byName.get(name)?.scope ?? null;
  }

  /** How the audit log names resources of the type; undefined when they have no name. */
  nameOf(resourceType: string): ResourceName | undefined {
    return this.#names.get(resourceType);
  }

  /** What the event reports beside the state of its resource. */
  detailsOf(name: string): EventDetails | undefined {
    return this.#byName.get(name)?.details;
  }

  scopesOf(names: readonly string[]): Scope[] {
    return [...new Set(names.map((name) => this.scopeOf(name)).filter((scope) => scope !== null))];
  }

  /** The scopes of all events that these subscriptions match. Events of an app itself have none. */
  scopesOfSubscriptions(names: readonly string[]): Scope[] {
    return [...new Set(names.flatMap((name) => [...(this.#scopes.get(name) ?? [])]))];
  }

  /** The recorded fields of these resources that are personal data. */
  personalFieldsOf(types: readonly string[]): ReadonlySet<string> {
    return new Set(types.flatMap((type) => this.#resources.get(type)?.personalFields ?? []));
  }

  resource(type: string): EventResource {
    const resource = this.#resources.get(type);
    if (resource === undefined) throw new Error(`No feature declares the event resource ${type}.`);
    return resource;
  }

  /** How the resource of a recorded event is read. Undefined when no feature declares resources of this type. */
  auditedResource(eventName: string, resourceType: string): AuditedResource | undefined {
    const resource = this.#resources.get(resourceType);
    const scope = this.#readScopes.get(readScopeKey(eventName, resourceType));
    return resource && scope && { ...resource, scope };
  }

  #setReadScope(eventName: string, resourceType: string, scope: Scope): void {
    const key = readScopeKey(eventName, resourceType);
    const known = this.#readScopes.get(key) ?? scope;
    if (known !== scope) throw new Error(`${eventName}: a ${resourceType} is read with ${known} and with ${scope}.`);
    this.#readScopes.set(key, scope);
  }

  /** All events with a description of their bodies. */
  described(): DescribedEvent[] {
    return this.events.map((event): DescribedEvent => {
      const { typeName, omittedFields } = this.resource(event.resourceType);
      return {
        ...event,
        typeName,
        omittedFields: isDeletion(event.name) ? omittedFields : [],
        parents: parentsOf(event),
      };
    });
  }
}

/** The resources of all features, by their types. What a resource does not declare is that of its node. */
function resourcesOf(features: readonly EventSource[]): Map<string, EventResource> {
  const nodes = new Map(features.flatMap(({ nodes }) => nodes?.backend ?? []).map((node) => [node.table, node]));
  const declared = features.flatMap(({ eventResources = {} }) => Object.entries(eventResources));
  return new Map(
    declared.map(([type, resource]) => {
      const { typeName = nodes.get(type)?.typeName, byId = nodes.get(type)?.byId } = resource;
      if (typeName === undefined || byId === undefined) throw new Error(`No feature declares how a ${type} is read.`);
      return [type, { ...resource, typeName, byId }];
    }),
  );
}

function readScopeKey(eventName: string, resourceType: string): string {
  return `${eventName.split('.', 1)[0]} ${resourceType}`;
}

/** The parents of the resource of an event, by the event's name. */
export function parentsOf({
  name,
  resourceType,
}: Pick<ServiceEvent, 'resourceType'> & { name: string }): EventParent[] {
  const ofWorkspace = name.startsWith('workspace.');
  if (resourceType === 'role') return [{ name: ofWorkspace ? 'workspaceId' : 'organizationId', nullable: true }];
  if (resourceType !== 'invitation') return [];
  const organization = { name: 'organizationId', nullable: false } as const;
  return ofWorkspace ? [organization, { name: 'workspaceId', nullable: false }] : [organization];
}

declare module '../context.ts' {
  interface Services {
    readonly events: EventCatalog;
  }
}
