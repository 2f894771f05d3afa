import type { GraphQLArgument, GraphQLField, GraphQLSchema } from 'graphql';
import type { Access, RestMark } from './directives.ts';
import { accessOf, restOf } from './directives.ts';
import { toCamel } from './names.ts';

type AnyField = GraphQLField<unknown, unknown>;

/** One operation of a host's slice that is served as a REST call too. Names are GraphQL's, only `path` is REST's. */
export interface Route {
  readonly operation: 'query' | 'mutation';
  readonly fieldName: string;
  readonly field: AnyField;
  readonly method: RestMark['method'];
  /** As in the interface: `/workspaces/{workspace_id}/members`. */
  readonly path: string;
  /** Status of its success. */
  readonly status: number;
  /** In the order of the path. */
  readonly pathArgs: readonly GraphQLArgument[];
  readonly queryArgs: readonly GraphQLArgument[];
  /** The request body, where there is one. */
  readonly inputArg: GraphQLArgument | null;
  readonly access: Access;
}

/** Every operation of the slice that has `@rest`. */
export function collectRoutes(slice: GraphQLSchema): Route[] {
  const roots = [
    ['query', slice.getQueryType()],
    ['mutation', slice.getMutationType()],
  ] as const;
  return roots.flatMap(([operation, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) => {
      const rest = restOf(field);
      return rest === null ? [] : [routeOf(operation, field, rest)];
    }),
  );
}

function routeOf(operation: Route['operation'], field: AnyField, rest: RestMark): Route {
  const pathArgs = pathParameters(rest.path).map((parameter) => {
    const arg = field.args.find(({ name }) => name === toCamel(parameter));
    if (!arg) throw new Error(`${field.name}: the path ${rest.path} has {${parameter}}, which is no argument of it.`);
    return arg;
  });
  const inputArg = field.args.find(({ name }) => name === 'input') ?? null;
  if (inputArg !== null && rest.method === 'GET') throw new Error(`${field.name}: a GET has no body for its input.`);
  return {
    operation,
    fieldName: field.name,
    field,
    ...rest,
    pathArgs,
    queryArgs: field.args.filter((arg) => arg !== inputArg && !pathArgs.includes(arg)),
    inputArg,
    access: accessOf(field),
  };
}

/** The `{part}`s of a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}
