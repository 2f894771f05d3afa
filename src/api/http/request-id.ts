import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { stateOf } from './request-state.ts';

const ACCEPTED_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** Gives each request an id: the client's `X-Request-Id` if it is valid, otherwise a random UUID. */
export function requestId(): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id') ?? '';
    const id = ACCEPTED_ID.test(given) ? given : randomUUID();
    stateOf(res).requestId = id;
    res.set('X-Request-Id', id);
    next();
  };
}
