import type { RequestHandler } from 'express';
import type { Cidr } from '../../platform/network/addresses.ts';
import { clientOf } from '../../platform/network/client-address.ts';
import { localsOf } from './locals.ts';

/** Notes who calls, as the outermost trusted proxy saw it. */
export function clientAddress(trusted: readonly Cidr[]): RequestHandler {
  return (req, res, next) => {
    localsOf(res).client = clientOf(req, trusted);
    next();
  };
}
