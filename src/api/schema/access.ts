import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
} from 'graphql';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Context, HostName } from '../../platform/context.ts';
import { argumentsValidator } from '../validation/arguments.ts';
import { accessOf, edgeOf, type Marked } from './directives.ts';

type Field = GraphQLField<unknown, Context>;
type FieldConfig = GraphQLFieldConfig<unknown, Context>;
type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Throws unless the viewer may call an operation or follow an edge. */
type AccessCheck = (viewer: Viewer) => void;

/**
 * A root field as one host serves it. GraphQL checks access and arguments in the field's own resolver. REST checks the
 * access before it reads the request, validates what it reads, and then uses `run`, which checks neither again.
 */
export interface Operation {
  readonly assertMayCall: AccessCheck;
  /** The resolver of a query or mutation, the `subscribe` of a subscription. */
  readonly run: Resolver;
}

export type RootType = 'Query' | 'Mutation' | 'Subscription';

/**
 * The field of an operation on one host: first the caller's access, then the arguments, then the operation. So a caller
 * without access learns nothing from the response to a malformed argument.
 */
export function operationField(config: FieldConfig, field: Field, host: HostName, rootType: RootType): FieldConfig {
  const own = rootType === 'Subscription' ? field.subscribe : field.resolve;
  const run = own ?? defaultFieldResolver;
  const operation: Operation = { assertMayCall: accessCheck(field, host), run };
  const guarded = withAccessChecked(withArgumentsChecked(field, run), operation.assertMayCall);
  const extensions = { ...config.extensions, operation };
  if (rootType === 'Subscription') return { ...config, subscribe: guarded, extensions };
  return { ...config, resolve: rootType === 'Mutation' ? authenticatedAgain(guarded) : guarded, extensions };
}

/** What `operationField` made of a root field of a slice. */
export function operationOf({ extensions }: Marked): Operation {
  return extensions.operation as Operation;
}

/**
 * Rejects a caller without a credential before the variables are looked at, if every root field of the operation needs
 * one. With a public root field beside them the operation runs, and each protected field rejects for itself.
 */
export function assertMayStart(rootType: GraphQLObjectType, fieldNames: Iterable<string>, viewer: Viewer): void {
  let rejection: unknown;
  for (const name of fieldNames) {
    const field = rootType.getFields()[name];
    // Fields of GraphQL itself, such as `__typename`, are public.
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
  return viewer.isBackend || viewer.signedIn !== null;
}

/** An edge asks for its scope on the backend host; on the deployment host its resolver knows who may follow it. */
export function guardEdge(field: Field, host: HostName): Resolver | undefined {
  const edge = edgeOf(field);
  if (!edge) return undefined;
  const resolve = withArgumentsChecked(field, field.resolve ?? defaultFieldResolver);
  if (host === 'DEPLOYMENT') return resolve;
  const { scope } = edge;
  if (scope === undefined) throw new Error(`${field.name} names no scope.`);
  return withAccessChecked(resolve, (viewer) => viewer.assertScope(scope));
}

/** The one place that decides who may call an operation. */
function accessCheck(field: Field, host: HostName): AccessCheck {
  const { scope, caller } = accessOf(field) ?? { scope: null, caller: null };
  if (host === 'DEPLOYMENT') return (viewer) => void (caller !== 'PUBLIC' && viewer.assertSignedIn());
  if (scope === null) throw new Error(`${field.name} names no scope.`);
  return (viewer) => viewer.assertScope(scope);
}

function withAccessChecked(resolve: Resolver, check: AccessCheck): Resolver {
  return (source, args, ctx, info) => {
    check(ctx.viewer);
    return resolve(source, args, ctx, info);
  };
}

function withArgumentsChecked(field: Field, resolve: Resolver): Resolver {
  const validated = argumentsValidator(field as GraphQLField<unknown, unknown>);
  return validated ? (source, args, ctx, info) => resolve(source, validated(args), ctx, info) : resolve;
}

const requestsWithMutation = new WeakSet<Context>();

/**
 * From the second mutation of a document on the caller is authenticated again before each: the one before it may have
 * signed the user out, deleted the account or revoked the credential.
 */
function authenticatedAgain(resolve: Resolver): Resolver {
  return (source, args, ctx, info) => {
    const { authenticateAgain } = ctx;
    const isFirst = !requestsWithMutation.has(ctx);
    requestsWithMutation.add(ctx);
    if (isFirst || !authenticateAgain) return resolve(source, args, ctx, info);
    return authenticateAgain().then((viewer) => {
      // The fields of the result read with this object, Apollo's own copy of the request's context.
      Object.assign(ctx, { viewer });
      return resolve(source, args, ctx, info);
    });
  };
}
