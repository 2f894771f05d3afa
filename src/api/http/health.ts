import type { RequestHandler, Response } from 'express';
import { ServiceError } from '../../platform/errors.ts';
import { nameOperation } from '../../platform/process/current-request.ts';
import { Deadline, withDeadline } from '../../platform/process/deadline.ts';

export interface HealthOptions {
  /** Whether the database is reachable and its migrations are current. */
  readonly isReady: () => Promise<boolean>;
  readonly isDraining: () => boolean;
  /** A check that takes longer counts as failed. */
  readonly timeoutMs?: number;
}

const RETRY_AFTER_SECONDS = 2;

type Readiness = 'ready' | 'unavailable' | 'draining';

/** `/healthz` and `/readyz` for load balancers, which request them with any host name and without credentials. */
export function health({ isReady, isDraining, timeoutMs: patience = 2000 }: HealthOptions): RequestHandler {
  let running: Promise<boolean> | null = null;

  /** Concurrent probes share one check, because any client can send them and each check queries the database. */
  function probe(): Promise<boolean> {
    running ??= succeedsWithin(patience, withDeadline(new Deadline(patience), isReady)).finally(() => {
      running = null;
    });
    return running;
  }

  async function readiness(): Promise<Readiness> {
    if (isDraining()) return 'draining';
    return (await probe()) ? 'ready' : 'unavailable';
  }

  return async (req, res, next) => {
    if (req.path !== '/healthz' && req.path !== '/readyz') return next();
    nameOperation({ api: 'health', name: req.path });
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('Allow', 'GET, HEAD');
      return next(new ServiceError('METHOD_NOT_ALLOWED', `${req.path} accepts GET and HEAD.`));
    }
    if (req.path === '/healthz') return sendStatus(res, 200, 'ok');
    const status = await readiness();
    if (status === 'unavailable') res.set('Retry-After', String(RETRY_AFTER_SECONDS));
    sendStatus(res, status === 'ready' ? 200 : 503, status);
  };
}

function sendStatus(res: Response, code: number, status: Readiness | 'ok'): void {
  res.status(code).json({ status });
}

/** The result of a check; false if it fails or takes too long. */
async function succeedsWithin(timeoutMs: number, check: Promise<boolean>): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, timeoutMs, false);
  try {
    return await Promise.race([check, timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
