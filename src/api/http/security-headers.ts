import type { RequestHandler } from 'express';
import { localsOf } from './locals.ts';

const A_YEAR = 31_536_000;

/** What every answer says to browsers and caches; a page or a file may say something else afterwards. */
export function securityHeaders(): RequestHandler {
  return (_req, res, next) => {
    res.removeHeader('X-Powered-By');
    res.set({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
    if (localsOf(res).client.scheme === 'https') res.set('Strict-Transport-Security', `max-age=${A_YEAR}`);
    next();
  };
}
