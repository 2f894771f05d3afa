import {
  execute,
  type GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  isObjectType,
  GraphQLObjectType as ObjectType,
  parse,
} from 'graphql';
import type { Context } from '../context.ts';
import { toSnake } from './names.ts';
import { projectRest } from './projection.ts';

export interface ResourceRenderer {
  /** A row as REST answers it, whole. */
  render(context: Context, typeName: string, row: unknown): Promise<Record<string, unknown>>;
  /** Values of a resource that is no more, as far as they are known, in REST's names. */
  rename(typeName: string, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
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

  return {
    async render(contextValue, typeName, rootValue) {
      const { data, errors } = await execute({ ...queryOf(typeName), rootValue, contextValue });
      if (errors?.[0] !== undefined) throw errors[0].originalError ?? errors[0];
      return data?.['resource'] as Record<string, unknown>;
    },
    rename(typeName, values) {
      const fields = typeNamed(slice, typeName).getFields();
      const isJson = (name: string) => getNamedType(fields[name]?.type)?.name === 'JSONObject';
      return Object.fromEntries(
        Object.entries(values).map(([name, value]) => [toSnake(name), isJson(name) ? value : renamed(value)]),
      );
    },
  };
}

export function typeNamed(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type of the backend host.`);
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

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [toSnake(name), renamed(member)]));
}
