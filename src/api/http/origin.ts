import type { Request, RequestHandler, Response } from 'express';
import { normaliseHost } from '../../platform/crypto/hosts.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Client } from '../../platform/network/client-address.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** The origins whose pages may send requests to a deployment. */
export interface Origins {
  /** Origins of the deployment's own pages, which may write and do not need CORS. */
  readonly own: readonly string[];
  /** `allowed-origins` of its settings: origins that may write and read the responses. */
  readonly allowed: readonly string[];
}

/** Returns the origins of the request's deployment, which earlier middleware has found. */
export type OriginsOf = (res: Response) => Origins;

/** Receives each request whose response its page may not read. */
type RejectedListener = (origin: string, res: Response) => void;

/** The message of the error that rejects a request. `origin` is undefined if only `Sec-Fetch-Site` names another site. */
type RejectionMessage = (origin: string | undefined, res: Response) => string;

interface OriginCheckOptions {
  readonly messageOf?: RejectionMessage;
  readonly everyMethod?: boolean;
  /** Requests that pages of any origin may send. */
  readonly isExempt?: (request: Request) => boolean;
}

export const ORIGIN_REJECTED = 'The page that sent this request is not of an allowed origin.';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS =
  'Authorization, DPoP, Content-Type, X-Request-Id, X-Development-Session, Idempotency-Key, If-Match, If-None-Match';
const EXPOSED_HEADERS =
  'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, X-Development-Session, ETag, Idempotency-Replayed';
const PREFLIGHT_SECONDS = '600';

/**
 * The deployment's own origins: the origin that the client requested, and the public URL if it belongs to this deployment. A
 * browser sends the public URL as its origin through a TLS proxy that `TRUST_PROXY` does not include.
 */
export function ownOrigins(client: Client, frontendHost: string, publicDeploymentUrl: string): readonly string[] {
  const isPublic = normaliseHost(new URL(publicDeploymentUrl).host) === frontendHost;
  const origins = [client.origin, isPublic ? publicDeploymentUrl : null];
  return origins.filter((origin) => origin !== null);
}

/**
 * Lets pages of allowed origins read responses, including errors, and responds to every OPTIONS request. It runs before
 * authentication, rate limits and maintenance mode. The backend host has no CORS, because its credentials belong to servers.
 */
export function cors(originsOf: OriginsOf, onRejected: RejectedListener = () => {}): RequestHandler {
  return (req, res, next) => {
    const { own, allowed } = originsOf(res);
    const origin = req.get('origin');
    const mayRead = allowReading(req, res, allowed);
    if (!mayRead && origin !== undefined && !isListed(origin, own)) onRejected(origin, res);
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
 * Rejects writes from pages of other origins (CSRF). Servers and curl send neither `Origin` nor `Sec-Fetch-Site` and pass.
 * With `everyMethod` it rejects reads too.
 */
export function originCheck(
  originsOf: OriginsOf,
  { messageOf = () => ORIGIN_REJECTED, everyMethod = false, isExempt = () => false }: OriginCheckOptions = {},
): RequestHandler {
  return (req, res, next) => {
    if ((SAFE_METHODS.has(req.method) && !everyMethod) || mayWrite(req, originsOf(res)) || isExempt(req)) return next();
    next(new ServiceError('ORIGIN_NOT_ALLOWED', messageOf(req.get('origin'), res)));
  };
}

/** Sets the CORS headers. Returns whether the page that sent the request may read the response. */
function allowReading(req: Request, res: Response, allowed: readonly string[]): boolean {
  const origin = req.get('origin');
  const isPublic = PUBLIC_PATHS.has(req.path);
  if (!isPublic) res.vary('Origin');
  if (isPublic) {
    res.set('Access-Control-Allow-Origin', '*');
  } else if (origin !== undefined && isListed(origin, allowed)) {
    res.set('Access-Control-Allow-Origin', origin).set('Access-Control-Allow-Credentials', 'true');
  } else {
    return false;
  }
  res.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  return true;
}

/** Without `Origin`, `Sec-Fetch-Site` identifies a browser's request from another site. */
function mayWrite(req: Request, { own, allowed }: Origins): boolean {
  const origin = req.get('origin');
  if (origin !== undefined) return isListed(origin, own) || isListed(origin, allowed);
  const site = req.get('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Sandboxed frames and local files send `null`, which identifies no site and is rejected even if a list contains it. */
function isListed(origin: string, origins: readonly string[]): boolean {
  return origin !== 'null' && origins.includes(origin);
}
