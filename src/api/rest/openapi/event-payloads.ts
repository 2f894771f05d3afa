import { GraphQLNonNull, type GraphQLSchema, isObjectType } from 'graphql';
import { toSnake } from '../names.ts';
import { ID_PATTERN } from './bounds.ts';
import { exampleOfSchema } from './examples.ts';
import { createSchemas, type Schemas } from './schemas.ts';
import { createRewrite } from './text.ts';
import { compact, type Schema } from './types.ts';

/** A service event and the type of the resource in its `data`. Field names are those of GraphQL. */
export interface DescribedEvent {
  readonly name: string;
  readonly description: string;
  readonly resourceType: string;
  readonly typeName: string;
  /** The parent id fields, which REST has in the path. */
  readonly parents: readonly { readonly name: string; readonly nullable: boolean }[];
  /** Fields that the payload omits; null for all except the id. */
  readonly omittedFields: readonly string[] | null;
  /** What the event reports beside the state of the resource. */
  readonly details?: { readonly field: string; readonly typeName: string };
}

/** The description of an event's request body. */
export interface EventPayload {
  /** The JSON Schema of the body's `data`, without references. */
  readonly schema: Schema;
  /** An example of the whole body. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** Derives the descriptions of event bodies from the REST resource types, so that both always agree. */
export function describePayloads(
  slice: GraphQLSchema,
  events: readonly DescribedEvent[],
): (name: string) => EventPayload {
  const schemas = createSchemas(slice, 'BACKEND', createRewrite(slice));
  const byName = new Map(events.map((event) => [event.name, event]));
  const described = new Map<string, EventPayload>();
  return (name) => {
    const event = byName.get(name);
    if (event === undefined) throw new Error(`${name} is not an event of the service.`);
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

/** The schema of `data`. A resource that was deleted before the event is sent lacks fields, so only two are required. */
export function dataSchema(
  slice: GraphQLSchema,
  schemas: Schemas,
  { resourceType, typeName, parents, omittedFields, details }: DescribedEvent,
): Schema {
  schemas.output(requiredType(slice, typeName));
  const { description, properties } = schemas.components[typeName] as Schema & { properties: Record<string, Schema> };
  const hidden = new Set(omittedFields?.map(toSnake));
  const shown = Object.entries(properties).filter(([name]) =>
    omittedFields === null ? name === 'id' : !hidden.has(name),
  );
  return {
    type: 'object',
    ...compact({ description }),
    required: ['id', 'resource_type'],
    properties: {
      ...Object.fromEntries(shown),
      ...Object.fromEntries(parents.map(({ name, nullable }) => [toSnake(name), nullable ? NULLABLE_PARENT : PARENT])),
      ...(details && { [details.field]: schemas.output(requiredType(slice, details.typeName)) }),
      resource_type: { type: 'string', const: resourceType, description: 'The type of the resource in `data`.' },
    },
  };
}

function requiredType(slice: GraphQLSchema, typeName: string) {
  const type = slice.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is not an object type of the backend host.`);
  return new GraphQLNonNull(type);
}

const PARENT: Schema = { type: 'string', pattern: ID_PATTERN, description: 'The id of its parent.' };
const NULLABLE_PARENT: Schema = {
  ...PARENT,
  type: ['string', 'null'],
  description: 'The id of its parent; null for a role of the deployment.',
};

function withoutReferences(value: unknown, components: Schemas['components']): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, components));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...keywords } = value as Schema;
  const referenced = typeof $ref === 'string' ? components[$ref.slice($ref.lastIndexOf('/') + 1)] : {};
  return Object.fromEntries(
    Object.entries({ ...referenced, ...keywords }).map(([name, item]) => [name, withoutReferences(item, components)]),
  );
}
