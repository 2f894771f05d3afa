import type { Request, RequestHandler, Response } from 'express';
import type { Log } from '../../platform/logging/log.ts';
import { localsOf } from './locals.ts';

const PROBES = new Set(['/healthz', '/readyz']);

/** One line for each answer. No query strings, no bodies, no headers: they hold tokens and people's data. */
export function requestLog(log: Log): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    // Routers cut the path of a request that passes through them.
    const path = req.path;
    res.once('close', () => {
      log[levelOf(path, res.statusCode)]({ ...lineOf(req, res), path, durationMs: elapsed(start) }, 'request');
    });
    next();
  };
}

/** 503 is said on purpose, in maintenance and while draining; what went wrong otherwise has a line of its own. */
function levelOf(path: string, status: number) {
  if (status >= 500) return status === 503 ? 'warn' : 'error';
  return PROBES.has(path) && status < 400 ? 'debug' : 'info';
}

function lineOf(req: Request, res: Response) {
  const { requestId, deploymentId } = localsOf(res);
  return {
    requestId,
    deploymentId,
    method: req.method,
    status: res.statusCode,
    // The caller hung up before the answer was complete.
    ...(res.writableFinished ? {} : { aborted: true }),
  };
}

function elapsed(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10;
}
