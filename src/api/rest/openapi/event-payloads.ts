import { GraphQLNonNull, type GraphQLSchema, isObjectType } from 'graphql';
import { toSnake } from '../names.ts';
import { ID_PATTERN } from './bounds.ts';
import { exampleOfSchema } from './examples.ts';
import { createSchemas, type Schemas } from './schemas.ts';
import { createRewrite } from './text.ts';
import { compact, type Schema } from './types.ts';

/** An event of the service itself, and what of which type its `data` shows. Members have GraphQL's names. */
export interface DescribedEvent {
  readonly name: string;
  readonly description: string;
  readonly resourceType: string;
  readonly typeName: string;
  /** Ids of its parents, which REST has in the path. */
  readonly parents: readonly string[];
  /** Members that it never tells; null for all but the id. */
  readonly untold: readonly string[] | null;
}

/** What receivers get. */
export interface EventPayload {
  /** Of the body's `data`, without references. */
  readonly schema: Schema;
  /** A body. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** Describes the bodies of events from the types that REST answers with: neither can change without the other. */
export function describePayloads(
  slice: GraphQLSchema,
  events: readonly DescribedEvent[],
): (name: string) => EventPayload {
  const schemas = createSchemas(slice, createRewrite(slice));
  const byName = new Map(events.map((event) => [event.name, event]));
  const described = new Map<string, EventPayload>();
  return (name) => {
    const event = byName.get(name);
    if (event === undefined) throw new Error(`${name} is no event of the service.`);
    const payload = described.get(name) ?? describe(slice, schemas, event);
    described.set(name, payload);
    return payload;
  };
}

function describe(slice: GraphQLSchema, schemas: Schemas, event: DescribedEvent): EventPayload {
  const schema = withoutReferences(dataSchema(slice, schemas, event), schemas.components) as Schema;
  return { schema, example: { type: event.name, timestamp: EXAMPLE_TIME, data: exampleOfSchema(schema) } };
}

const EXAMPLE_TIME = '2026-01-31T09:30:00.000Z';

/** What `data` holds. A resource that is gone when the event is sent lacks members, so that two alone are certain. */
export function dataSchema(
  slice: GraphQLSchema,
  schemas: Schemas,
  { resourceType, typeName, parents, untold }: DescribedEvent,
): Schema {
  const type = slice.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type of the backend host.`);
  schemas.output(new GraphQLNonNull(type));
  const { description, properties } = schemas.components[typeName] as Schema & { properties: Record<string, Schema> };
  const hidden = new Set(untold?.map(toSnake));
  const told = Object.entries(properties).filter(([name]) => (untold === null ? name === 'id' : !hidden.has(name)));
  return {
    type: 'object',
    ...compact({ description }),
    required: ['id', 'resource_type'],
    properties: {
      ...Object.fromEntries(told),
      ...Object.fromEntries(parents.map((name) => [toSnake(name), PARENT])),
      resource_type: { type: 'string', const: resourceType, description: 'What `data` shows.' },
    },
  };
}

const PARENT: Schema = { type: 'string', pattern: ID_PATTERN, description: 'Id of what it belongs to.' };

function withoutReferences(value: unknown, components: Schemas['components']): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, components));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...members } = value as Schema;
  const referred = typeof $ref === 'string' ? components[$ref.slice($ref.lastIndexOf('/') + 1)] : {};
  return Object.fromEntries(
    Object.entries({ ...referred, ...members }).map(([name, member]) => [name, withoutReferences(member, components)]),
  );
}
