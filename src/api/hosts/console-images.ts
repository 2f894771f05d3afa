import type { RequestHandler, Response } from 'express';
import { currentSession } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { stateOf } from '../http/request-state.ts';
import { createRestRouter } from '../rest/router.ts';
import type { HostParts } from './host.ts';

/** The path of an uploaded image, as on the deployment host. */
const IMAGE_PATH = /^\/images\/[A-Za-z0-9_-]{32}$/;

/**
 * Serves the uploaded images of a deployment to pages of the console, so that these make no requests to other hosts. The deployment host
 * may not be reachable from where operators are.
 */
export function createConsoleImages(
  { services, slices, streams, log }: HostParts,
  contextOf: (response: Response) => Context,
): RequestHandler {
  const rest = createRestRouter({
    host: 'DEPLOYMENT',
    schema: slices.DEPLOYMENT,
    sessionOf: currentSession,
    responseLimitBytes: services.config.responseLimitBytes,
    streams,
    contextOf: (_, response) => contextOf(response),
    log,
  });
  return (request, response, next) => {
    if (!IMAGE_PATH.test(request.path)) return next();
    const { operator, shownDeployment } = stateOf(response);
    if (operator == null || shownDeployment === undefined) {
      throw new ServiceError('NOT_AUTHENTICATED', 'Sign in to the console.');
    }
    rest(request, response, next);
  };
}
