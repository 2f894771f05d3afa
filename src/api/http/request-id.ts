import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type CurrentRequest, runInRequest } from '../../platform/process/current-request.ts';
import { stateOf } from './request-state.ts';

const ACCEPTED_ID = /^[A-Za-z0-9._-]{1,128}$/;

/**
 * Gives each request an id: the client's `X-Request-Id` if it is valid, otherwise a random UUID. Log lines and slow statements of
 * what follows name the request.
 */
export function requestId(): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id') ?? '';
    const id = ACCEPTED_ID.test(given) ? given : randomUUID();
    const state = stateOf(res);
    state.requestId = id;
    res.set('X-Request-Id', id);
    // An object of its own: what the request opens, such as a connection of the database, keeps it.
    const current: CurrentRequest = { requestId: id };
    state.current = current;
    res.once('close', () => {
      current.isEnded = true;
    });
    runInRequest(current, next);
  };
}
