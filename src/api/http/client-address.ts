import type { RequestHandler } from 'express';
import type { Cidr } from '../../platform/network/addresses.ts';
import { clientOf } from '../../platform/network/client-address.ts';
import { stateOf } from './request-state.ts';

/** Stores the client's address as the outermost trusted proxy reported it. */
export function clientAddress(trusted: readonly Cidr[]): RequestHandler {
  return (req, res, next) => {
    stateOf(res).client = clientOf(req, trusted);
    next();
  };
}
