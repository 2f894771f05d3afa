import type { RequestHandler, Response } from 'express';
import { findOperator, getInstalledDeployment, type OperatorRow } from '../../operators/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { contextOf, stateOf } from '../http/request-state.ts';
import { createRestRouter } from '../rest/router.ts';
import type { HostParts } from './host.ts';

/** The REST path of the stream that a page of the console opens. All other REST operations of a deployment need an API key. */
const STREAM_PATH = /^\/webhooks\/apps\/[^/]+\/deliveries\/stream$/;

/** The open streams of one operator in one process: as many as a browser opens to one host over HTTP/1.1. */
const MAX_STREAMS_PER_OPERATOR = 6;
const RETRY_AFTER_SECONDS = 10;

/** The viewer of an operator in a deployment, with the scopes of the role. */
type ViewerOf = (operator: OperatorRow, deploymentId: number) => Viewer;

/**
 * Serves the event streams of a deployment to pages of the console, with the cookie and the scopes of the operator. A stream ends with
 * the session, when the operator is removed, and when the role or the deployments of the operator no longer include it: each heartbeat
 * reads them again.
 */
export function createConsoleStreams(parts: HostParts, viewerOf: ViewerOf): RequestHandler {
  const { services, slices, streams, createContext, log } = parts;
  const openStreams = new Map<string, number>();

  const rest = createRestRouter({
    host: 'BACKEND',
    schema: slices.BACKEND,
    responseLimitBytes: services.config.responseLimitBytes,
    streams,
    contextOf: (_, response) => streamContext(response),
    log,
  });

  return (request, response, next) => {
    if (!STREAM_PATH.test(request.path)) return next();
    const { operator = null } = stateOf(response);
    if (operator === null) throw signedOut();
    const open = openStreams.get(operator.id) ?? 0;
    if (open >= MAX_STREAMS_PER_OPERATOR) throw tooMany();
    openStreams.set(operator.id, open + 1);
    response.once('close', () => {
      const left = (openStreams.get(operator.id) ?? 1) - 1;
      if (left === 0) openStreams.delete(operator.id);
      else openStreams.set(operator.id, left);
    });
    rest(request, response, next);
  };

  function streamContext(response: Response): Context {
    const { operator, shownDeployment } = stateOf(response);
    if (operator == null || shownDeployment === undefined) throw signedOut();
    const deploymentId = Number(shownDeployment.id);
    const own = contextOf(response);
    return createContext('BACKEND', {
      request: response.req,
      response,
      caller: { viewer: viewerOf(operator, deploymentId), sessionId: null },
      authenticate: async () => ({ viewer: await readAgain(own, deploymentId), sessionId: null }),
    });
  }

  /** The operator of the session as it is now. Throws 401 without one, and 403 for a deployment that is not theirs. */
  async function readAgain({ authenticateAgain }: Context, deploymentId: number): Promise<Viewer> {
    const { rows } = services.database;
    const viewer = await authenticateAgain?.();
    if (viewer?.signedIn == null) throw signedOut();
    const operator = await findOperator(rows, viewer.deploymentId, viewer.signedIn.userId);
    if (operator === undefined) throw signedOut();
    try {
      await getInstalledDeployment(rows, operator.deploymentIds, deploymentId);
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'DEPLOYMENT_NOT_FOUND') throw notAllowed();
      throw error;
    }
    return viewerOf(operator, deploymentId);
  }
}

const signedOut = () => new ServiceError('NOT_AUTHENTICATED', 'Sign in to the console.');

const notAllowed = () =>
  new ServiceError('INSUFFICIENT_PERMISSIONS', 'Your account does not include this deployment any more.');

const tooMany = () =>
  new ServiceError(
    'RATE_LIMITED',
    `${MAX_STREAMS_PER_OPERATOR} streams of your account are open. Close another page with a live list.`,
    { retryAfter: RETRY_AFTER_SECONDS },
  );
