import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { createDocumentHandler } from '../../pages/document.ts';
import { ServiceError } from '../../platform/errors.ts';
import { contextOf } from '../http/request-state.ts';
import { isKnownCaller } from '../schema/access.ts';
import { publishedSdl } from '../schema/publish/sdl.ts';
import { assertMayIntrospect } from './introspection.ts';

export const SCHEMA_PATH = '/schema.graphql';

/**
 * Serves the SDL to callers who may introspect. It is `text/plain`, because SDL has no registered media type
 * (`application/graphql` was for operation documents). Schema loaders use the extension of the URL, and browsers show the text
 * instead of downloading it. It is `private`, because in production mode the response depends on the credential.
 */
export function schemaDocument(slice: GraphQLSchema): RequestHandler {
  const send = createDocumentHandler(() => publishedSdl(slice), {
    contentType: 'text/plain; charset=utf-8',
    cacheControl: 'private, no-cache',
  });
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new ServiceError('METHOD_NOT_ALLOWED', `${SCHEMA_PATH} accepts GET and HEAD.`);
    }
    const context = contextOf(response);
    if (!isKnownCaller(context)) await assertMayIntrospect(context);
    await send(request, response);
  };
}
