import type { RequestHandler, Response } from 'express';
import { ServiceError } from '../../platform/errors.ts';

export interface HealthOptions {
  /** Whether the database answers and its migrations are current. */
  readonly isReady: () => Promise<boolean>;
  readonly isDraining: () => boolean;
  /** Milliseconds after which an answer that has not come counts as no. */
  readonly patience?: number;
}

type Readiness = 'ready' | 'unavailable' | 'draining';

/** `/healthz` and `/readyz` for load balancers, which call them under any host name and without credentials. */
export function health({ isReady, isDraining, patience = 2000 }: HealthOptions): RequestHandler {
  let running: Promise<boolean> | null = null;

  /** Probes that come while one runs share it: anybody may call this, and each asks the database. */
  function probe(): Promise<boolean> {
    running ??= within(patience, isReady()).finally(() => {
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
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('Allow', 'GET, HEAD');
      return next(new ServiceError('METHOD_NOT_ALLOWED', `${req.path} takes GET and HEAD.`));
    }
    if (req.path === '/healthz') return answer(res, 200, 'ok');
    const status = await readiness();
    answer(res, status === 'ready' ? 200 : 503, status);
  };
}

function answer(res: Response, code: number, status: Readiness | 'ok'): void {
  res.status(code).json({ status });
}

/** False for a check that fails or takes too long. */
async function within(milliseconds: number, check: Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, milliseconds, false);
  try {
    return await Promise.race([check, late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
