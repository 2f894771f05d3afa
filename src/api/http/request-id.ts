import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { localsOf } from './locals.ts';

const SANE = /^[A-Za-z0-9._-]{1,128}$/;

/** Names each request, by the caller's `X-Request-Id` if it can stand in a log and a header unchanged. */
export function requestId(): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id') ?? '';
    const id = SANE.test(given) ? given : randomUUID();
    localsOf(res).requestId = id;
    res.set('X-Request-Id', id);
    next();
  };
}
