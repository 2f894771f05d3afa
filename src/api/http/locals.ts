import type { Response } from 'express';
import type { Client } from '../../platform/network/client-address.ts';

/** Facts about a request that middleware stores in `res.locals` for the handlers. */
export interface Locals {
  requestId: string;
  client: Client;
  /** Unset until the host name or the credential has selected the deployment. */
  deploymentId?: string;
}

export function localsOf(res: Response): Locals {
  return res.locals as Locals;
}
