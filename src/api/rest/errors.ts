import type { ErrorRequestHandler, Response } from 'express';
import type { Context, HostName } from '../../platform/context.ts';
import { stateOf } from '../http/request-state.ts';
import { toFailure } from './failure.ts';
import { failureHeaders, presentBackend, presentDeployment } from './presenter.ts';
import { NO_SESSION } from './session.ts';

interface Options {
  readonly host: HostName;
  readonly log: { error(fields: object, message: string): void };
}

/** Responds to errors that occur before an operation is selected: an unknown host, another origin, maintenance mode. */
export function presentErrors({ host, log }: Options): ErrorRequestHandler {
  const present = host === 'BACKEND' ? presentBackend : presentDeployment(async () => NO_SESSION);
  return async (error: unknown, _req, res: Response, next) => {
    if (res.headersSent) return next(error);
    const { requestId } = stateOf(res);
    const failure = toFailure(error, null);
    if (failure.unexpected !== null) log.error({ err: failure.unexpected, requestId }, 'A request failed unexpectedly');
    // What has rejected the request may have said how to authenticate.
    const challenge = res.get('WWW-Authenticate');
    res.set(failureHeaders(failure, host)).set('Cache-Control', 'no-store').status(failure.status);
    if (challenge !== undefined) res.set('WWW-Authenticate', challenge);
    res.json(await present(failure, { request: { id: requestId } } as Context));
  };
}
