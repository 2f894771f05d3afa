import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { accessOf, edgeOf } from '../../src/api/schema/directives.ts';
import type { Scope } from '../../src/platform/access/scopes.ts';

type Field = GraphQLField<unknown, unknown>;

/** One edge of a graph, with a document that walks to it from a root field. */
export interface Walk {
  /** `Organization.members` */
  readonly at: string;
  readonly query: string;
  /** The scopes that the way to the edge needs. */
  readonly scopes: readonly Scope[];
  /** What the edge itself needs. */
  readonly scope: Scope;
  /** The names on the way, the edge last; lists are read at their first item. */
  readonly path: readonly string[];
}

/**
 * A walk to each edge that can be reached from the given root fields without arguments, by the shortest way that does not lead
 * through one of the edges `around`.
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

/** The edges that `walksFrom` could reach if it began anywhere: what it does not reach needs a test of its own. */
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

/** What stands at a path of a response, at the first item of each list. */
export function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => {
    const value = (at as Record<string, unknown> | null | undefined)?.[name];
    return Array.isArray(value) ? value[0] : value;
  }, data);
}
