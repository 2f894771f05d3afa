import type { RequestHandler } from 'express';
import type { keyChecker } from './api-key-check.ts';

/**
 * Lets requests with a valid key pass, with the result of the check in `res.locals.key`. When the key cannot be checked, express 5
 * passes the error to its error handler and no request passes. In express 4, catch the error and call `next(error)`.
 */
export function requireKey(check: ReturnType<typeof keyChecker>, app_name: string, permissions = ''): RequestHandler {
  return async (req, res, next) => {
    const [, key = ''] = /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '') ?? [];
    const { result, headers } = await check({
      key,
      app_name,
      ...(permissions && { permissions }),
      ...(req.ip && { ip: req.ip }),
    });
    for (const name of ['RateLimit-Policy', 'RateLimit', 'Retry-After']) {
      const value = headers.get(name);
      if (value !== null) res.set(name, value);
    }
    res.locals['key'] = result;
    if (result.valid) return next();
    const status = { RATE_LIMITED: 429, INSUFFICIENT_PERMISSIONS: 403 }[result.code as string] ?? 401;
    if (status === 401) res.set('WWW-Authenticate', 'Bearer');
    res.status(status).json({ code: result.code });
  };
}
