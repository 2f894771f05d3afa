import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../../platform/context.ts';
import { takesExpectedVersion } from '../directives/directives.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Passes the argument `expectedVersion` to the command, which compares it under the lock of the row. */
export function withExpectedVersion(field: Parameters<typeof takesExpectedVersion>[0], run: Resolver): Resolver {
  if (!takesExpectedVersion(field)) return run;
  return (source, { expectedVersion, ...args }, ctx, info) => {
    if (typeof expectedVersion !== 'number') return run(source, args, ctx, info);
    return run(source, args, { ...ctx, expectedVersions: [expectedVersion] }, info);
  };
}
