import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
} from 'graphql';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Context, GraphName } from '../../platform/context.ts';
import { type Access, type Annotated, accessOf, edgeOf } from '../directives/directives.ts';
import { argumentsValidator } from '../validation/arguments.ts';
import { withExpectedVersion } from './expected-version.ts';
import { withIdempotency } from './idempotency.ts';

type Field = GraphQLField<unknown, Context>;
type FieldConfig = GraphQLFieldConfig<unknown, Context>;
type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Throws unless the viewer may execute an operation or select an edge. */
type AccessCheck = (viewer: Viewer) => void;

/**
 * A root field on one host. GraphQL checks access and arguments in the field's resolver. REST checks access before it reads
 * the request, validates the request, and then calls `run`, which checks neither again.
 */
export interface Operation {
  readonly assertMayCall: AccessCheck;
  /** The resolver of a query or mutation, the `subscribe` of a subscription. */
  readonly run: Resolver;
}

export type RootType = 'Query' | 'Mutation' | 'Subscription';

/**
 * Builds the field of an operation on one host. It checks the caller's access first, then the arguments, so that a caller
 * without access learns nothing from the response to a malformed argument.
 */
export function operationField(config: FieldConfig, field: Field, host: GraphName, rootType: RootType): FieldConfig {
  const own = rootType === 'Subscription' ? field.subscribe : field.resolve;
  const plain = own ?? defaultFieldResolver;
  const run = rootType === 'Query' ? plain : withIdempotency(field, withExpectedVersion(field, plain));
  const operation: Operation = { assertMayCall: accessCheck(field, host), run };
  const guarded = checkingAccess(checkingArguments(field, run), operation.assertMayCall);
  const extensions = { ...config.extensions, operation };
  if (rootType === 'Subscription') return { ...config, subscribe: guarded, extensions };
  return { ...config, resolve: rootType === 'Mutation' ? authenticatedAgain(guarded) : guarded, extensions };
}

/** The operation that `operationField` stored in a root field of a slice. */
export function operationOf({ extensions }: Annotated): Operation {
  return extensions.operation as Operation;
}

/**
 * Rejects an unauthenticated caller before the variables are validated, if every root field of the operation requires a
 * credential. If one root field is public, the operation runs and each protected field returns its own error.
 */
export function assertMayStart(rootType: GraphQLObjectType, fieldNames: Iterable<string>, viewer: Viewer): void {
  let rejection: unknown;
  for (const name of fieldNames) {
    const field = rootType.getFields()[name];
    // Meta fields such as `__typename` are public.
    if (!field) return;
    try {
      operationOf(field).assertMayCall(viewer);
      return;
    } catch (error) {
      rejection ??= error;
    }
  }
  throw rejection;
}

/** Whether the request carries a valid credential. */
export function isKnownCaller({ viewer }: Pick<Context, 'viewer'>): boolean {
  return viewer.isBackend || viewer.user !== null;
}

/**
 * On the backend host and in the console, checks the scope of an edge. On the deployment host, the edge's resolver checks access, and here
 * only applications that act for a user are checked.
 */
export function guardEdge(field: Field, host: GraphName): Resolver | undefined {
  const edge = edgeOf(field);
  if (!edge) return undefined;
  const resolve = checkingArguments(field, field.resolve ?? defaultFieldResolver);
  const { scope, tokenScope = null } = edge;
  if (host === 'DEPLOYMENT') return checkingAccess(resolve, (viewer) => viewer.assertAccountScope(tokenScope));
  if (scope === undefined) throw new Error(`${field.name} has no scope.`);
  return checkingAccess(resolve, (viewer) => viewer.assertScope(scope));
}

const NO_ACCESS: Access = { scope: null, caller: null, session: null, tokenScope: null };

/** The access check of an operation: the only code that decides who may execute it. */
function accessCheck(field: Field, host: GraphName): AccessCheck {
  const { scope, scopeByType, caller, session, tokenScope } = accessOf(field) ?? NO_ACCESS;
  if (host === 'DEPLOYMENT') {
    return (viewer) => {
      viewer.assertAccountScope(tokenScope);
      if (caller !== 'PUBLIC') viewer.assertSession(session ?? 'ANY');
    };
  }
  if (host === 'CONSOLE' && caller === 'PUBLIC') return () => {};
  if (scopeByType) return (viewer) => viewer.assertScopes([]);
  if (scope === null) throw new Error(`${field.name} has no scope.`);
  return (viewer) => viewer.assertScope(scope);
}

function checkingAccess(resolve: Resolver, check: AccessCheck): Resolver {
  return (source, args, ctx, info) => {
    check(ctx.viewer);
    return resolve(source, args, ctx, info);
  };
}

function checkingArguments(field: Field, resolve: Resolver): Resolver {
  const validated = argumentsValidator(field as GraphQLField<unknown, unknown>);
  return validated ? (source, args, ctx, info) => resolve(source, validated(args), ctx, info) : resolve;
}

const requestsWithMutation = new WeakSet<Context>();

/**
 * Authenticates the caller again before the second and each later mutation of a document, because an earlier one may have
 * signed the user out, deleted the account or revoked the credential.
 */
function authenticatedAgain(resolve: Resolver): Resolver {
  return (source, args, ctx, info) => {
    const { authenticateAgain } = ctx;
    const isFirst = !requestsWithMutation.has(ctx);
    requestsWithMutation.add(ctx);
    if (isFirst || !authenticateAgain) return resolve(source, args, ctx, info);
    return authenticateAgain().then((viewer) => {
      // The resolvers of the result use this object, which is Apollo's copy of the request's context.
      Object.assign(ctx, { viewer });
      return resolve(source, args, ctx, info);
    });
  };
}
