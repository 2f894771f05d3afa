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
  /** A row as REST answers it, whole. */
  render(context: Context, typeName: string, row: unknown): Promise<Record<string, unknown>>;
  /** Of a resource that is no more, those of REST's members that these values hold. */
  renderPart(typeName: string, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** Renders single resources of the backend host outside any request, by the same resolvers and names as its answers. */
export function createResourceRenderer(slice: GraphQLSchema): ResourceRenderer {
  const { schema } = projectRest(slice, { host: 'BACKEND' });
  const queries = new Map<string, { readonly schema: GraphQLSchema; readonly document: ReturnType<typeof parse> }>();

  const queryOf = (name: string) => {
    const known = queries.get(name);
    if (known !== undefined) return known;
    const type = typeNamed(schema, name);
    const query = new ObjectType({ name: 'Query', fields: { resource: { type, resolve: (row: unknown) => row } } });
    const made = { schema: new GraphQLSchema({ query }), document: parse(`{ resource ${everyFieldOf(type)} }`) };
    queries.set(name, made);
    return made;
  };

  async function render(contextValue: Context, typeName: string, rootValue: unknown) {
    const { data, errors } = await execute({ ...queryOf(typeName), rootValue, contextValue });
    if (errors?.[0] !== undefined) throw errors[0].originalError ?? errors[0];
    return data?.['resource'] as Record<string, unknown>;
  }

  return { render, renderPart: (typeName, values) => writtenMembers(typeNamed(slice, typeName), values) };
}

export function typeNamed(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type of this host.`);
  return type;
}

/** REST's types have no circles. */
export function everyFieldOf(type: GraphQLObjectType): string {
  const fields = Object.values(type.getFields()).map(({ name, type: of }) => {
    const inner = getNamedType(of);
    return isObjectType(inner) ? `${name} ${everyFieldOf(inner)}` : name;
  });
  return `{ ${fields.join(' ')} }`;
}

/** Values as REST writes them, without reading anything: members that are read elsewhere, or don't hold any more, are left out. */
function writtenMembers(type: GraphQLObjectType, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const members = Object.values(type.getFields()).flatMap((field) => {
    const value = values[field.name];
    const isRead = field.resolve !== undefined && field.resolve !== defaultFieldResolver;
    if (value === undefined || isRead || (value === null && isNonNullType(field.type))) return [];
    return [[toSnake(field.name), written(field.type, value)] as const];
  });
  return Object.fromEntries(members);
}

function written(type: GraphQLOutputType, value: unknown): unknown {
  if (value === null) return null;
  const bare = getNullableType(type);
  if (isListType(bare)) return (value as unknown[]).map((item) => written(bare.ofType, item));
  if (isObjectType(bare)) return writtenMembers(bare, value as Record<string, unknown>);
  if (isEnumType(bare)) {
    // A snapshot may have a value that the enum does not have any more.
    const known = bare.getValues().find((candidate) => candidate.value === value);
    return toRestEnumValue(bare.name, known ?? { name: String(value), value: String(value) });
  }
  return isScalarType(bare) ? bare.serialize(value) : value;
}
