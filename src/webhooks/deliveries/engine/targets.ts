import { LRUCache } from 'lru-cache';
import type { AddressGuard } from '../../../platform/outgoing/addresses.ts';
import { checkOutgoingUrl } from '../../../platform/outgoing/urls.ts';
import type { SendError } from './send-error.ts';

/** URLs have up to 2,048 characters. */
const MAX_TARGETS = 1_000;

/** Where a request goes. */
export interface Target {
  readonly origin: string;
  /** An IPv6 address has no brackets. */
  readonly host: string;
  /** With the query. */
  readonly path: string;
}

export function targetOf(url: URL): Target {
  const { origin, hostname, pathname, search } = url;
  return { origin, host: hostname.replace(/^\[|\]$/g, ''), path: pathname + search };
}

/** The checked targets of endpoints: the result depends only on the URL. Keeps those that were used last. */
export interface Targets {
  /** Returns the reason why nothing is sent to the URL, or its target. */
  of(url: string, isStaging: boolean): Target | SendError;
}

export function createTargets(guard: AddressGuard): Targets {
  const known = new LRUCache<string, Target | SendError>({ max: MAX_TARGETS });

  function check(url: string, isStaging: boolean): Target | SendError {
    const error = checkOutgoingUrl(url, { guard, allowHttpLoopback: isStaging });
    if (error === null) return targetOf(new URL(url));
    return error.code === 'ADDRESS_NOT_ALLOWED' ? error.code : 'INVALID_URL';
  }

  return {
    of(url, isStaging) {
      const key = `${isStaging} ${url}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const checked = check(url, isStaging);
      known.set(key, checked);
      return checked;
    },
  };
}
