import type { RequestHandler } from 'express';
import { Deadline, withDeadline } from '../../platform/process/deadline.ts';

/** Sets the time until which each request must be answered. Its statements and its operations end then. */
export function requestDeadline(seconds: number): RequestHandler {
  return (_req, _res, next) => withDeadline(new Deadline(seconds * 1_000), next);
}
