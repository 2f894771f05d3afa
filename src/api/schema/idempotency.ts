import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Upload } from '../../platform/files/uploads.ts';
import { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import {
  type Annotated,
  argumentOfPathParameter,
  idempotencyPathOf,
  isIdempotent,
  restOf,
} from '../directives/directives.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;
type Arguments = Readonly<Record<string, unknown>>;

/**
 * Lets the commands of a mutation store their results for its `Idempotency-Key`. Other POST mutations and streams reject the
 * header, because a client that sends it relies on it. Queries and the other methods ignore it: repeating them has no further effect.
 */
export function withIdempotency(field: Annotated, run: Resolver): Resolver {
  const rest = restOf(field);
  const path = idempotencyPathOf(field) ?? (rest?.method === 'POST' ? rest.path : undefined);
  if (path === undefined) return run;
  const accepts = isIdempotent(field);
  return async (source, args, ctx, info) => {
    const key = ctx.request.idempotencyKey;
    if (key === undefined) return run(source, args, ctx, info);
    if (!accepts) {
      throw new ServiceError(
        'BAD_REQUEST',
        'This operation does not accept an Idempotency-Key. Send the request without it.',
      );
    }
    const keyed = {
      key,
      credentialId: credentialOf(ctx.viewer),
      route: routeOf(path, rest?.pathArguments ?? [], args),
      content: await contentOf(args, ctx),
    };
    const idempotentRequest = new IdempotentRequest(keyed, ctx.vault, ctx.responseHeaders);
    return run(source, args, { ...ctx, idempotentRequest }, info);
  };
}

/** Each application that acts for a user has keys of its own. */
const credentialOf = ({ actor, applicationId }: Context['viewer']) =>
  applicationId === null ? (actor.id ?? '0') : `${actor.id} ${applicationId}`;

/** The path with its arguments, which is the same for GraphQL and REST. */
function routeOf(path: string, pathArguments: readonly string[], args: Arguments): string {
  let at = 0;
  return path.replace(/\{([^}]*)\}/g, (_, part: string) => {
    return encodeURIComponent(String(args[pathArguments[at++] ?? argumentOfPathParameter(part)]));
  });
}

/** All arguments, and a digest of the uploaded file. */
const contentOf = (args: Arguments, { upload }: Context) => contentWithFile(JSON.stringify(args, canonical), upload);

/** The text of a request, with a digest of its file if it has one. */
export async function contentWithFile(text: string, upload: Upload | undefined): Promise<string> {
  if (upload === undefined) return text;
  const file = createHash('sha256');
  await pipeline(createReadStream(upload.path), file);
  return JSON.stringify([text, upload.filename, upload.mimeType, file.digest('hex')]);
}

/** The order of keys has no meaning in a request, and REST reads a field that is left out as null. */
function canonical(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
