import type { RequestHandler } from 'express';
import { stateOf } from './request-state.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Sets the default security and cache headers of every response. Pages and files may override them later. */
export function securityHeaders(): RequestHandler {
  return (_req, res, next) => {
    res.removeHeader('X-Powered-By');
    res.set({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
    if (stateOf(res).client.scheme === 'https') res.set('Strict-Transport-Security', `max-age=${ONE_YEAR_SECONDS}`);
    next();
  };
}
