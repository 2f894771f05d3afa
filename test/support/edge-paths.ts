import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { accessOf, edgeOf } from '../../src/api/directives/directives.ts';
import type { Scope } from '../../src/platform/access/scopes.ts';

type Field = GraphQLField<unknown, unknown>;

/** An edge of a GraphQL schema, with a document that selects it from a root field. */
export interface Walk {
  /** `Organization.members` */
  readonly at: string;
  readonly query: string;
  /** The scopes that the path to the edge requires. */
  readonly scopes: readonly Scope[];
  /** The scope that the edge itself requires. */
  readonly scope: Scope;
  /** The names of the fields on the path, ending with the edge. */
  readonly path: readonly string[];
}

/**
 * The shortest path to each edge that can be reached from these root fields without arguments and without the edges in `around`.
 */
export function walksFrom(graph: GraphQLSchema, roots: readonly string[], around: readonly string[] = []): Walk[] {
  const queries = graph.getQueryType()?.getFields() ?? {};
  const walks: Walk[] = [];
  const seen = new Set<string>();
  const open: { type: GraphQLObjectType; path: string[]; scopes: Scope[] }[] = [];
  const enter = (field: Field, path: string[], scopes: Scope[]) => {
    const type = getNamedType(field.type);
    if (isObjectType(type) && !seen.has(type.name)) {
      seen.add(type.name);
      open.push({ type, path: [...path, field.name], scopes });
    }
  };
  for (const root of roots) {
    const field = queries[root] as Field;
    enter(field, [], [accessOf(field)?.scope as Scope]);
  }
  for (let step = open.shift(); step; step = open.shift()) {
    const { type, path, scopes } = step;
    for (const field of Object.values(type.getFields()) as Field[]) {
      if (field.args.some(isRequiredArgument) || field.name === 'edges' || field.name === 'pageInfo') continue;
      const scope = edgeOf(field)?.scope;
      if (scope !== undefined) {
        const way = [...path, field.name];
        walks.push({ at: `${type.name}.${field.name}`, query: documentOf(way, field), scopes, scope, path: way });
      }
      if (around.includes(`${type.name}.${field.name}`)) continue;
      enter(field, path, scope === undefined || scopes.includes(scope) ? scopes : [...scopes, scope]);
    }
  }
  return walks;
}

/** All edges of the schema. Those that `walksFrom` does not reach require separate tests. */
export function edgesOf(graph: GraphQLSchema): string[] {
  return Object.values(graph.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? (Object.values(type.getFields()) as Field[]).flatMap((field) =>
          edgeOf(field) ? [`${type.name}.${field.name}`] : [],
        )
      : [],
  );
}

/** `{ deployment { users { nodes { sessions { __typename } } } } }` */
function documentOf(path: readonly string[], edge: Field): string {
  const leaf = isCompositeType(getNamedType(edge.type)) ? ' { __typename }' : '';
  return `{ ${path.join(' { ')}${leaf}${' }'.repeat(path.length)}`;
}

/** The value at a path of a response, using the first item of each list. */
export function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => {
    const value = (at as Record<string, unknown> | null | undefined)?.[name];
    return Array.isArray(value) ? value[0] : value;
  }, data);
}
