import type { Response } from 'express';
import type { Client } from '../../platform/network/client-address.ts';

/** What the service learns of a request before any handler sees it, kept in `res.locals`. */
export interface Locals {
  requestId: string;
  client: Client;
  /** Unset until the host or the credential named the deployment. */
  deploymentId?: string;
}

export function localsOf(res: Response): Locals {
  return res.locals as Locals;
}
