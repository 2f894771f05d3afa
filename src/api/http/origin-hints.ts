import { LRUCache } from 'lru-cache';
import { isLoopbackHost, normaliseOrigin } from '../../platform/crypto/hosts.ts';
import type { Log } from '../../platform/logging/log.ts';
import { ORIGIN_REJECTED } from './origin.ts';

/** The deployment that rejected an origin. */
interface RejectingDeployment {
  readonly id: number;
  readonly mode: 'production' | 'staging';
  readonly allowedOrigins: readonly string[];
}

interface OriginHintOptions {
  readonly log: Log;
  readonly publicBackendUrl: string;
  /** Milliseconds of a clock that only runs forward. */
  readonly now?: () => number;
}

export interface OriginHints {
  /**
   * Logs that the origin is not allowed: on staging deployments with the command that allows it, otherwise for debugging only.
   * Each origin is logged once per deployment and interval.
   */
  logRejected(deployment: RejectingDeployment, origin: string, requestId: string): void;
}

const INTERVAL_MS = 600_000;
/** Callers choose the header, so the lines and the memory that they cause are limited. */
const MAX_ORIGINS_PER_INTERVAL = 20;
const MAX_DEPLOYMENTS = 1_000;
/** A command for more origins would be too long for a line of the log. */
const MAX_ORIGINS_PER_COMMAND = 10;

const OPAQUE =
  '`Origin: null` names no site, so it cannot be allowed. Browsers send it for a page that was opened as a file, in a sandboxed ' +
  'frame, or after a redirect from another origin, and for forms of pages with `Referrer-Policy: no-referrer`. Serve the page from ' +
  'a web server, such as http://localhost:3000.';
const NO_WEB_ORIGIN = 'The Origin header is not an http or https origin, so it cannot be allowed.';

/** The origins that a deployment has rejected since the start of the interval. */
interface Interval {
  readonly startedAt: number;
  readonly origins: Set<string>;
}

export function createOriginHints({
  log,
  publicBackendUrl,
  now = () => performance.now(),
}: OriginHintOptions): OriginHints {
  const intervals = new LRUCache<number, Interval>({ max: MAX_DEPLOYMENTS });

  function isNew(deploymentId: number, origin: string): boolean {
    const interval = intervals.get(deploymentId);
    if (interval === undefined || now() - interval.startedAt >= INTERVAL_MS) {
      intervals.set(deploymentId, { startedAt: now(), origins: new Set([origin]) });
      return true;
    }
    if (interval.origins.has(origin) || interval.origins.size >= MAX_ORIGINS_PER_INTERVAL) return false;
    interval.origins.add(origin);
    return true;
  }

  return {
    logRejected(deployment, origin, requestId) {
      const webOrigin = webOriginOf(origin);
      if (!isNew(deployment.id, webOrigin ?? (origin === 'null' ? origin : 'other'))) return;
      const fields = { deploymentId: String(deployment.id), requestId };
      if (deployment.mode !== 'staging') log.debug(fields, reasonOf(origin));
      else if (webOrigin === null) log.warn(fields, reasonOf(origin));
      else log.warn(fields, `${reasonOf(origin)} ${remedyOf(webOrigin, deployment.allowedOrigins, publicBackendUrl)}`);
    },
  };
}

/**
 * What the response to a rejected request says. Staging deployments name the origin and the setting. In production it names
 * neither, because end users read it.
 */
export function rejectionMessage(mode: RejectingDeployment['mode'], origin: string | undefined): string {
  if (mode !== 'staging' || origin === undefined) return ORIGIN_REJECTED;
  if (webOriginOf(origin) === null) return reasonOf(origin);
  return `${reasonOf(origin)} Add it to the allowed origins with PUT /settings/allowed-origins on the backend host.`;
}

/** The header's value if a browser sends it for a web page. Others may contain text that must not be in a log or a command. */
function webOriginOf(origin: string): string | null {
  return normaliseOrigin(origin) === origin ? origin : null;
}

function reasonOf(origin: string): string {
  if (origin === 'null') return OPAQUE;
  return webOriginOf(origin) === null ? NO_WEB_ORIGIN : `Origin ${origin} is not allowed.`;
}

/** The list is replaced as a whole, so the command contains the origins that are allowed already. */
function remedyOf(origin: string, allowed: readonly string[], publicBackendUrl: string): string {
  const condition = isOnThisMachine(origin) ? 'Allow it with:' : 'If the page is yours, allow it with:';
  if (allowed.length >= MAX_ORIGINS_PER_COMMAND)
    return `${condition} PUT /settings/allowed-origins on the backend host.`;
  const body = JSON.stringify({ allowed_origins: [...allowed, origin] });
  const headers = `-H "Authorization: Bearer $KEY" -H 'Content-Type: application/json'`;
  return `${condition} curl -X PUT ${publicBackendUrl}/settings/allowed-origins ${headers} -d '${body}'`;
}

function isOnThisMachine(origin: string): boolean {
  const { hostname } = new URL(origin);
  return isLoopbackHost(hostname) || hostname.endsWith('.localhost');
}
