import {
  type GraphQLArgument,
  type GraphQLField,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
} from 'graphql';
import type { HostName } from '../../platform/context.ts';
import { type Access, accessOf, pathPartsOf, type RestRoute, restOf } from '../schema/directives.ts';

const NO_ACCESS: Access = { scope: null, caller: null };

type AnyField = GraphQLField<unknown, unknown>;

/** One operation of a host's slice that REST serves too. Names are GraphQL's, only `path` is REST's. */
export interface Route {
  /** A subscription is answered by a stream of events, everything else by one JSON text. */
  readonly operation: 'query' | 'mutation' | 'subscription';
  readonly fieldName: string;
  readonly field: AnyField;
  readonly method: RestRoute['method'];
  /** As in the interface: `/workspaces/{workspace_id}/members`. */
  readonly path: string;
  /** Status of its success. */
  readonly status: number;
  /** Whether the deployment host puts its success into the envelope; a stream has none. */
  readonly envelope: boolean;
  /** `Cache-Control` of its success. */
  readonly cacheControl: string;
  /** What a success holds. GraphQL answers null beside an error, REST the error instead, so that only `Void` is null here. */
  readonly answerType: GraphQLOutputType;
  /** In the order of the path. */
  readonly pathArgs: readonly GraphQLArgument[];
  /** Their names in the path: `user_id` for the argument `id` of `/users/{user_id}`. */
  readonly pathNames: readonly string[];
  readonly queryArgs: readonly GraphQLArgument[];
  /** The request body, where there is one. */
  readonly inputArg: GraphQLArgument | null;
  readonly access: Access;
  /** Whether it takes an `Idempotency-Key`. */
  readonly idempotent: boolean;
  /** Whether a success has the RateLimit headers of what it checked. */
  readonly rateLimits: boolean;
}

/**
 * Every operation of the slice that has `@rest`. With `host`, only that host's paths: an operation that `@only` shows on
 * both hosts has its path on one of them.
 */
export function collectRoutes(slice: GraphQLSchema, host?: HostName): Route[] {
  const roots = [
    ['query', slice.getQueryType()],
    ['mutation', slice.getMutationType()],
    ['subscription', slice.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([operation, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) => {
      const rest = restOf(field);
      return rest && (host === undefined || rest.host === host) ? [routeOf(operation, field, rest)] : [];
    }),
  );
}

function routeOf(operation: Route['operation'], field: AnyField, rest: RestRoute): Route {
  const { method, path, status, envelope, maxAge, idempotent = false, rateLimits = false } = rest;
  const pathArgs = rest.pathArguments.map((name) => {
    const arg = field.args.find((candidate) => candidate.name === name);
    if (!arg) throw new Error(`${field.name}: ${name} stands in the path ${path} and is no argument.`);
    return arg;
  });
  const inputArg = field.args.find(({ name }) => name === 'input') ?? null;
  if (inputArg !== null && method === 'GET') throw new Error(`${field.name}: a GET has no body for its input.`);
  return {
    operation,
    fieldName: field.name,
    field,
    method,
    path,
    status,
    envelope: envelope && operation !== 'subscription',
    cacheControl: maxAge === undefined ? 'no-store' : `public, max-age=${maxAge}`,
    answerType: answerTypeOf(field),
    pathArgs,
    pathNames: pathPartsOf(path),
    queryArgs: field.args.filter((arg) => arg !== inputArg && !pathArgs.includes(arg)),
    inputArg,
    access: accessOf(field) ?? NO_ACCESS,
    idempotent,
    rateLimits,
  };
}

function answerTypeOf({ type }: AnyField): GraphQLOutputType {
  return isNonNullType(type) || getNamedType(type).name === 'Void' ? type : new GraphQLNonNull(type);
}
