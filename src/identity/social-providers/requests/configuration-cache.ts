import { LRUCache } from 'lru-cache';
import type { OutgoingHttp } from '../../../platform/outgoing/http-client.ts';
import { withoutDeadline } from '../../../platform/process/deadline.ts';
import type { ProviderRow, SocialClientContext } from '../sign-in-request.ts';
import { openConfiguration } from './configuration.ts';
import type { Configuration } from './openid-client.ts';
import { withoutTimeLimit } from './time-limit.ts';

interface Entry {
  readonly configuration: Promise<Configuration>;
  expiresAt: number;
}

const SIZE = 500;
const LIFETIME_MS = 600_000;
/** Requests that arrive together with a failed one do not repeat it. */
const FAILURE_LIFETIME_MS = 2_000;

/** The configurations of one service, by the rows that they were made of. */
const caches = new WeakMap<OutgoingHttp, LRUCache<string, Entry>>();

/** The configuration of a provider. Discovery is repeated after ten minutes, or when the row has changed. */
export function configurationOf(ctx: SocialClientContext, provider: ProviderRow): Promise<Configuration> {
  const cache = caches.get(ctx.outgoingHttp) ?? new LRUCache<string, Entry>({ max: SIZE });
  caches.set(ctx.outgoingHttp, cache);
  const { id, kind, clientId, clientSecretSealed, endpoints } = provider;
  const key = JSON.stringify([ctx.viewer.deploymentId, id, kind, clientId, clientSecretSealed, endpoints]);
  const cached = cache.get(key);
  const now = performance.now();
  if (cached !== undefined && cached.expiresAt > now) return cached.configuration;
  const entry: Entry = {
    // Several requests may wait for it, so that it does not end with the time of the first.
    configuration: withoutDeadline(() => withoutTimeLimit(() => openConfiguration(ctx, provider))),
    expiresAt: now + LIFETIME_MS,
  };
  entry.configuration.catch(() => {
    entry.expiresAt = performance.now() + FAILURE_LIFETIME_MS;
  });
  cache.set(key, entry);
  return entry.configuration;
}
