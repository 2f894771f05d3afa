import {
  defaultFieldResolver,
  execute,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  GraphQLObjectType as ObjectType,
  parse,
} from 'graphql';
import type { Context } from '../../platform/context.ts';
import { toRestEnumValue, toSnake } from './names.ts';
import { projectRest } from './projection.ts';

export interface ResourceRenderer {
  /** Renders a row as the complete REST resource. */
  render(context: Context, typeName: string, row: unknown): Promise<Record<string, unknown>>;
  /** Renders the fields of a deleted resource that `values` contains. */
  renderPart(typeName: string, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** Renders single resources of the backend host outside a request, with the resolvers and names of its responses. */
export function createResourceRenderer(slice: GraphQLSchema): ResourceRenderer {
  const { schema } = projectRest(slice, { host: 'BACKEND' });
  const queries = new Map<string, { readonly schema: GraphQLSchema; readonly document: ReturnType<typeof parse> }>();

  const queryOf = (name: string) => {
    const cached = queries.get(name);
    if (cached !== undefined) return cached;
    const type = typeNamed(schema, name);
    const query = new ObjectType({ name: 'Query', fields: { resource: { type, resolve: (row: unknown) => row } } });
    const prepared = { schema: new GraphQLSchema({ query }), document: parse(`{ resource ${everyFieldOf(type)} }`) };
    queries.set(name, prepared);
    return prepared;
  };

  async function render(contextValue: Context, typeName: string, rootValue: unknown) {
    const { data, errors } = await execute({ ...queryOf(typeName), rootValue, contextValue });
    if (errors?.[0] !== undefined) throw errors[0].originalError ?? errors[0];
    return data?.['resource'] as Record<string, unknown>;
  }

  return { render, renderPart: (typeName, values) => serializeFields(typeNamed(slice, typeName), values) };
}

export function typeNamed(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is not an object type of this host.`);
  return type;
}

/** Selects all fields of a type, recursively. REST types have no cycles. */
export function everyFieldOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map(({ name, type: of }) => {
    const inner = getNamedType(of);
    return isObjectType(inner) ? `${name} ${everyFieldOf(inner)}` : name;
  });
  return `{ ${fields.join(' ')} }`;
}

/** Serializes values in REST names without reading more. Omits fields with a resolver, and null in a non-null field. */
function serializeFields(type: GraphQLObjectType, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const value = values[field.name];
    const hasResolver = field.resolve !== undefined && field.resolve !== defaultFieldResolver;
    if (value === undefined || hasResolver || (value === null && isNonNullType(field.type))) return [];
    return [[toSnake(field.name), serializeValue(field.type, value)] as const];
  });
  return Object.fromEntries(fields);
}

function serializeValue(type: GraphQLOutputType, value: unknown): unknown {
  if (value === null) return null;
  const bare = getNullableType(type);
  if (isListType(bare)) return (value as unknown[]).map((item) => serializeValue(bare.ofType, item));
  if (isObjectType(bare)) return serializeFields(bare, value as Record<string, unknown>);
  if (isEnumType(bare)) {
    // A snapshot may contain a value that was removed from the enum.
    const known = bare.getValues().find((candidate) => candidate.value === value);
    return toRestEnumValue(bare.name, known ?? { name: String(value), value: String(value) });
  }
  return isScalarType(bare) ? bare.serialize(value) : value;
}
