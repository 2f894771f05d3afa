import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver, type GraphQLObjectType } from 'graphql';
import type { Context, HostName } from '../context.ts';
import { argumentsChecker } from './bounds.ts';
import { accessOf, edgeOf } from './directives.ts';

type Field = GraphQLField<unknown, Context>;
type Resolver = GraphQLFieldResolver<unknown, Context>;
type Guard = (ctx: Context) => void;

const signedIn: Guard = (ctx) => void ctx.viewer.assertSignedIn();

/**
 * The resolver of an operation on one host: first who calls, then what they sent, then the operation. So a caller
 * without the right learns nothing from the answer to a malformed argument.
 */
export function guardOperation(field: Field, host: HostName): Resolver {
  return guarded(field, operationGuard(field, host)) ?? defaultFieldResolver;
}

const requestsWithMutation = new WeakSet<Context>();

/**
 * The same for a mutation. From the second mutation of a document on the caller is authenticated again before each: the
 * one before it may have signed the user out, deleted the account or revoked the credential.
 */
export function guardMutation(field: Field, host: HostName): Resolver {
  const resolve = guardOperation(field, host);
  return (source, args, ctx, info) => {
    const { authenticateAgain } = ctx;
    const isFirst = !requestsWithMutation.has(ctx);
    requestsWithMutation.add(ctx);
    if (isFirst || !authenticateAgain) return resolve(source, args, ctx, info);
    return authenticateAgain().then((viewer) => {
      Object.assign(ctx, { viewer });
      return resolve(source, args, ctx, info);
    });
  };
}

/**
 * Rejects a caller without a credential before the variables are looked at, if every root field of the operation needs
 * one. With a public root field beside them the operation runs, and each protected field rejects for itself.
 */
export function assertMayStart(rootType: GraphQLObjectType, fieldNames: Iterable<string>, ctx: Context): void {
  let rejection: unknown;
  for (const name of fieldNames) {
    const field = rootType.getFields()[name];
    // Fields of GraphQL itself, such as `__typename`, are public.
    const guard = field && operationGuard(field, ctx.host);
    if (!guard) return;
    try {
      guard(ctx);
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

/** The same for what is watched: both questions come before anything is subscribed to. */
export function guardSubscription(field: Field, host: HostName): Resolver {
  const subscribe = field.subscribe ?? defaultFieldResolver;
  return checked(field, subscribe, operationGuard(field, host)) ?? subscribe;
}

/** An edge asks for its scope on the backend host; on the deployment host its resolver knows who may walk it. */
export function guardEdge(field: Field, host: HostName): Resolver | undefined {
  const edge = edgeOf(field);
  if (!edge) return undefined;
  return guarded(field, host === 'BACKEND' ? (ctx) => ctx.viewer.assertScope(edge.scope) : undefined);
}

function operationGuard(field: Field, host: HostName): Guard | undefined {
  const { scope, caller } = accessOf(field) ?? { scope: null, caller: null };
  if (host === 'DEPLOYMENT') return caller === 'PUBLIC' ? undefined : signedIn;
  if (scope === null) throw new Error(`${field.name} names no scope.`);
  return (ctx) => ctx.viewer.assertScope(scope);
}

function guarded(field: Field, guard: Guard | undefined): Resolver | undefined {
  return checked(field, field.resolve ?? defaultFieldResolver, guard) ?? field.resolve;
}

function checked(field: Field, resolve: Resolver, guard: Guard | undefined): Resolver | undefined {
  const check = argumentsChecker(field as GraphQLField<unknown, unknown>);
  if (!guard && !check) return undefined;
  return (source, args, ctx, info) => {
    guard?.(ctx);
    return resolve(source, check ? check(args) : args, ctx, info);
  };
}
