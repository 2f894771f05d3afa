import { createHash } from 'node:crypto';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../../platform/context.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/** Remembers the version of the record that an operation returns, for its entity tag. */
export function rememberVersion(resolve: Resolver): Resolver {
  return async (source, args, ctx, info) => {
    const row = await resolve(source, args, ctx, info);
    ctx.memory.returnedVersion = (row as { readonly version: number }).version;
    return row;
  };
}

/**
 * The entity tag of a response: the version of the record, and a hash of the text. The hash changes with values of other records
 * that the response contains, such as counts, which do not prevent a change of this one.
 */
export function entityTag({ memory }: Context, text: string): string | undefined {
  const version = memory.returnedVersion;
  if (version === undefined) return undefined;
  return `"${version}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
}

/** The opaque tags of a list in `If-Match` or `If-None-Match`. */
const TAG = /(W\/)?"([^"]*)"/g;

/**
 * The versions that `If-Match` accepts; undefined for any (RFC 9110, section 13.1.1). Weak tags match nothing. A tag may also be
 * only the version, as GraphQL returns it.
 */
export function expectedVersionsOf(header: string | undefined): readonly number[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  return [...header.matchAll(TAG)].flatMap(([, weak, tag = '']) => {
    const version = /^(\d{1,10})(?:-|$)/.exec(tag)?.[1];
    return weak !== undefined || version === undefined ? [] : [Number(version)];
  });
}

/** Whether `If-None-Match` contains the tag, so that the client has this response already. */
export function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || [...header.matchAll(TAG)].some(([, , known]) => `"${known}"` === tag);
}
