import type { Request, RequestHandler, Response } from 'express';
import { normaliseHost } from '../../platform/crypto/hosts.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Client } from '../../platform/network/client-address.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** The origins whose pages may call a deployment. */
export interface Origins {
  /** The deployment's own pages: may write, and need no CORS. */
  readonly own: readonly string[];
  /** `allowed-origins` of its settings: may write, and read the answers. */
  readonly allowed: readonly string[];
}

/** Reads what an earlier step found out about the request's deployment. */
export type OriginsOf = (req: Request, res: Response) => Origins;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, X-Request-Id, X-Development-Session';
const EXPOSED_HEADERS = 'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, X-Development-Session';
const PREFLIGHT_SECONDS = '600';

/**
 * The deployment's own origins: the one that the client called, once its host has named the deployment, and the public URL
 * if it is this deployment's, which is what a browser sends through a TLS proxy that `TRUST_PROXY` leaves out.
 */
export function ownOrigins(client: Client, frontendHost: string, publicDeploymentUrl: string): readonly string[] {
  const isPublic = normaliseHost(new URL(publicDeploymentUrl).host) === frontendHost;
  const origins = [client.origin, isPublic ? publicDeploymentUrl : null];
  return origins.filter((origin) => origin !== null);
}

/**
 * Lets pages of allowed origins read answers, errors included, and answers every OPTIONS itself: it stands before
 * authentication, limits and maintenance. The backend host has no CORS, since its credentials belong to servers.
 */
export function cors(originsOf: OriginsOf): RequestHandler {
  return (req, res, next) => {
    allowReading(req, res, originsOf(req, res).allowed);
    if (req.method !== 'OPTIONS') return next();
    res.vary('Access-Control-Request-Method').vary('Access-Control-Request-Headers');
    if (res.hasHeader('Access-Control-Allow-Origin')) {
      res.set('Access-Control-Allow-Methods', METHODS);
      res.set('Access-Control-Allow-Headers', REQUEST_HEADERS);
      res.set('Access-Control-Max-Age', PREFLIGHT_SECONDS);
    }
    res.set('Allow', `${METHODS}, OPTIONS`).status(204).end();
  };
}

/**
 * Refuses writes from pages that are neither the deployment's own nor allowed (CSRF). Servers and curl send no such header.
 * With `everyMethod` it refuses reads too.
 */
export function originCheck(originsOf: OriginsOf, { everyMethod = false } = {}): RequestHandler {
  return (req, res, next) => {
    if ((READS.has(req.method) && !everyMethod) || mayWrite(req, originsOf(req, res))) return next();
    next(new ServiceError('ORIGIN_NOT_ALLOWED', 'The page that sent this request is not of an allowed origin.'));
  };
}

function allowReading(req: Request, res: Response, allowed: readonly string[]): void {
  const origin = req.get('origin');
  const isPublic = PUBLIC_PATHS.has(req.path);
  if (!isPublic) res.vary('Origin');
  if (isPublic) {
    res.set('Access-Control-Allow-Origin', '*');
  } else if (origin !== undefined && isListed(origin, allowed)) {
    res.set('Access-Control-Allow-Origin', origin).set('Access-Control-Allow-Credentials', 'true');
  } else {
    return;
  }
  res.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}

/** Without `Origin`, `Sec-Fetch-Site` tells a browser's request from another site apart from everybody else's. */
function mayWrite(req: Request, { own, allowed }: Origins): boolean {
  const origin = req.get('origin');
  if (origin !== undefined) return isListed(origin, own) || isListed(origin, allowed);
  const site = req.get('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Sandboxed frames and files of any site send `null`: it is nobody's origin, even if a list should hold it. */
function isListed(origin: string, origins: readonly string[]): boolean {
  return origin !== 'null' && origins.includes(origin);
}
