import type { Request, RequestHandler, Response } from 'express';
import type { GraphName } from '../../platform/context.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { stateOf } from './request-state.ts';

/** The labels of a response for which no operation was found: an unknown path, or a rejection that came before. */
const NONE = { api: 'none', name: 'none' } as const;

/** Counts the responses of a host and measures how long they take, by operation. */
export function requestMetrics(metrics: Metrics, name: GraphName): RequestHandler {
  const host = name.toLowerCase();
  let inProgress = 0;
  metrics.watch('gatehouse_requests_in_progress', () => [{ labels: { host }, value: inProgress }]);
  return (req, res, next) => {
    const startedAt = performance.now();
    inProgress += 1;
    res.once('close', () => {
      inProgress -= 1;
      const { api, name: operation } = stateOf(res).current.operation ?? pageOf(req) ?? NONE;
      metrics.count('gatehouse_requests_total', { host, api, operation, status: statusOf(res) });
      if (isEventStream(res)) return;
      const seconds = (performance.now() - startedAt) / 1_000;
      metrics.observe('gatehouse_request_duration_seconds', { host, api, operation }, seconds);
    });
    next();
  };
}

/** The page of a request: the pattern of its route, which is one of the program. */
function pageOf({ route }: Request): { readonly api: 'page'; readonly name: string } | null {
  const path: unknown = Array.isArray(route?.path) ? route.path[0] : route?.path;
  return typeof path === 'string' ? { api: 'page', name: path } : null;
}

/** The class of the status, or `aborted` if the client has not waited for the response. */
function statusOf(res: Response): string {
  return res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'aborted';
}

/** A stream lasts as long as its client wants. */
function isEventStream(res: Response): boolean {
  return String(res.getHeader('content-type')).startsWith('text/event-stream');
}
