import type { RequestHandler } from 'express';
import type { keyChecker } from './api-key-check.ts';

/**
 * Lets calls with a good key through; `res.locals.key` tells whose it is. A check that fails is an error, which express 5 hands
 * to its error handler (express 4 does not: catch it and call `next(error)`), and nothing passes.
 */
export function requireKey(check: ReturnType<typeof keyChecker>, app_name: string, permissions = ''): RequestHandler {
  return async (req, res, next) => {
    const [, key = ''] = /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '') ?? [];
    const asked = { key, app_name, ...(permissions && { permissions }), ...(req.ip && { ip: req.ip }) };
    const { answer, headers } = await check(asked);
    const toPassOn = ['RateLimit-Policy', 'RateLimit', 'Retry-After'];
    for (const name of toPassOn) if (headers.has(name)) res.set(name, headers.get(name) ?? '');
    res.locals['key'] = answer;
    if (answer.valid) return next();
    const status = { RATE_LIMITED: 429, INSUFFICIENT_PERMISSIONS: 403 }[answer.code as string] ?? 401;
    if (status === 401) res.set('WWW-Authenticate', 'Bearer');
    res.status(status).json({ code: answer.code });
  };
}
