import type { Request, RequestHandler, Response } from 'express';
import type { Log } from '../../platform/logging/log.ts';
import { loggedOperation } from '../../platform/process/current-request.ts';
import { stateOf } from './request-state.ts';

const PROBES = new Set(['/healthz', '/readyz']);

/** Logs one line for each response, without query strings, bodies and headers, which contain tokens and personal data. */
export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    // Routers shorten `req.path` while they handle a request, so it is read first.
    const path = req.path;
    res.once('close', () => {
      log[levelOf(path, res.statusCode)]({ ...lineOf(req, res), path, durationMs: elapsed(start) }, 'request');
    });
    next();
  };
}

/** 503 is a warning, because maintenance mode and draining return it deliberately. Other server errors are errors. */
function levelOf(path: string, status: number) {
  if (status >= 500) return status === 503 ? 'warn' : 'error';
  return PROBES.has(path) && status < 400 ? 'debug' : 'info';
}

function lineOf(req: Request, res: Response) {
  const { requestId, deploymentId, current } = stateOf(res);
  const operation = loggedOperation(current);
  return {
    requestId,
    deploymentId,
    ...(operation !== undefined && { operation }),
    method: req.method,
    status: res.statusCode,
    // The client closed the connection before the response was complete.
    ...(res.writableFinished ? {} : { aborted: true }),
  };
}

function elapsed(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10;
}
