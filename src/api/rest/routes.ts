import {
  type GraphQLArgument,
  type GraphQLField,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { HostName } from '../../platform/context.ts';
import {
  type Access,
  accessOf,
  EXPECTED_VERSION,
  isEtag,
  isIdempotent,
  pathParametersOf,
  type RestRoute,
  restOf,
  takesExpectedVersion,
} from '../directives/directives.ts';
import { operationIdOf } from './openapi/published-names.ts';

const NO_ACCESS: Access = { scope: null, caller: null, session: null, tokenScope: null };

type AnyField = GraphQLField<unknown, unknown>;

/** An operation of a host's slice that REST serves too. Names are those of GraphQL, except in `path` and `pathNames`. */
export interface Route {
  /** The response to a subscription is an event stream, to other operations a JSON text. */
  readonly operation: 'query' | 'mutation' | 'subscription';
  readonly fieldName: string;
  /** Its name in the OpenAPI document. */
  readonly operationId: string;
  readonly field: AnyField;
  readonly method: RestRoute['method'];
  /** As in the interface: `/workspaces/{workspace_id}/members`. */
  readonly path: string;
  /** The title of the operation; undefined if it is derived from the name. */
  readonly summary: string | undefined;
  /** The HTTP status of a successful response. */
  readonly status: number;
  /** Whether the deployment host wraps a successful response in the envelope; never for a stream. */
  readonly envelope: boolean;
  /** `Cache-Control` of a successful response. */
  readonly cacheControl: string;
  /** The type of a successful response. GraphQL returns null with an error, REST only the error, so only `Void` is null here. */
  readonly responseType: GraphQLOutputType;
  /** The arguments in the path, in its order. */
  readonly pathArgs: readonly GraphQLArgument[];
  /** Their names in the path: `user_id` for the argument `id` of `/users/{user_id}`. */
  readonly pathNames: readonly string[];
  readonly queryArgs: readonly GraphQLArgument[];
  /** The argument for the request body, if there is one. */
  readonly inputArg: GraphQLArgument | null;
  readonly access: Access;
  /** Whether it accepts an `Idempotency-Key`. */
  readonly idempotent: boolean;
  /** Whether a successful response is one record with a version, and so has an `ETag`. */
  readonly versioned: boolean;
  /** Whether it accepts `If-Match`. */
  readonly expectsVersion: boolean;
  /** Whether a successful response has RateLimit headers. */
  readonly rateLimits: boolean;
  /** The largest size of a request body; undefined for the general limit. */
  readonly maxBodyBytes: number | undefined;
  /** Whether a successful response is a file instead of JSON. */
  readonly download: boolean;
  /** Whether AI agents can run it as a tool. */
  readonly agents: boolean;
}

/**
 * The operations of the slice that have `@rest`. With `host`, only those whose path is on that host, because an operation that
 * both hosts serve has its REST path on one of them.
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
      return rest && (host === undefined || rest.host === host) ? [routeOf(slice, operation, field, rest)] : [];
    }),
  );
}

function routeOf(slice: GraphQLSchema, operation: Route['operation'], field: AnyField, rest: RestRoute): Route {
  const { method, path, status, envelope, maxAge, rateLimits = false, download = false, agents } = rest;
  const pathArgs = rest.pathArguments.map((name) => {
    const arg = field.args.find((candidate) => candidate.name === name);
    if (!arg) throw new Error(`${field.name}: ${name} is in the path ${path} and is not an argument.`);
    return arg;
  });
  const inputArg = field.args.find(({ name }) => name === 'input') ?? null;
  if (inputArg !== null && method === 'GET')
    throw new Error(`${field.name}: a GET operation has no body for the argument input.`);
  return {
    operation,
    fieldName: field.name,
    operationId: operationIdOf(rest.host, field.name),
    field,
    method,
    path,
    summary: rest.summary,
    status,
    envelope: envelope && operation !== 'subscription',
    cacheControl: maxAge === undefined ? 'no-store' : `public, max-age=${maxAge}`,
    responseType: responseTypeOf(slice, field),
    pathArgs,
    pathNames: pathParametersOf(path),
    queryArgs: field.args.filter((arg) => arg !== inputArg && arg.name !== EXPECTED_VERSION && !pathArgs.includes(arg)),
    inputArg,
    access: accessOf(field) ?? NO_ACCESS,
    idempotent: operation === 'mutation' && isIdempotent(field),
    versioned: isVersioned(field),
    expectsVersion: takesExpectedVersion(field),
    rateLimits,
    maxBodyBytes: rest.maxBodyBytes,
    download,
    agents,
  };
}

function isVersioned({ type }: AnyField): boolean {
  const value = getNullableType(type);
  return isObjectType(value) && Object.values(value.getFields()).some(isEtag);
}

/** Whether an operation deletes something. GraphQL returns its id, REST nothing. */
export const isDeletion = ({ type }: Pick<AnyField, 'type'>): boolean => getNamedType(type).name === 'DeletedResource';

function responseTypeOf(slice: GraphQLSchema, { type }: AnyField): GraphQLOutputType {
  if (isDeletion({ type })) return slice.getType('Void') as GraphQLScalarType;
  return isNonNullType(type) || getNamedType(type).name === 'Void' ? type : new GraphQLNonNull(type);
}
