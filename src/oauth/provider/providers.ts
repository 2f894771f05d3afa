import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Provider } from 'oidc-provider';
import { type HostDeployment, oidcKeys } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { deploymentResource } from '../resources/built-in-resources.ts';
import { acceptedClients } from '../resources/unregistered-clients.reads.ts';
import { createProvider } from './create-provider.ts';

/** How many providers a process keeps, each of about 40 KB. */
const MAX_PROVIDERS = 500;
/**
 * How long a provider uses keys without asking whether they were rotated, and announces which clients are accepted. The next key is
 * published long before it signs.
 */
const KEYS_MS = 60_000;

interface KeptProvider {
  readonly provider: Provider;
  readonly issuer: string;
  readonly keysVersion: string;
  /** How clients may identify that were not registered by hand. */
  readonly accepted: readonly string[];
  checkedAt: number;
}

export interface OidcProviders {
  /** The OpenID provider of a deployment. The library is loaded when it is first used. */
  get(ctx: Context, deployment: HostDeployment): Promise<Provider>;
}

export function createOidcProviders(): OidcProviders {
  const kept = new LRUCache<number, KeptProvider>({ max: MAX_PROVIDERS });
  const creating = new Map<number, Promise<KeptProvider>>();

  async function create(
    ctx: Context,
    deployment: HostDeployment,
    previous: KeptProvider | undefined,
  ): Promise<KeptProvider> {
    const { keys, version } = await oidcKeys(ctx);
    const accepted = await acceptedClients(ctx);
    const issuer = issuerOf(ctx, deployment);
    const checkedAt = Date.now();
    const isSame = previous?.issuer === issuer && previous.keysVersion === version;
    if (isSame && isDeepStrictEqual(previous.accepted, accepted)) {
      previous.checkedAt = checkedAt;
      return previous;
    }
    const library = await import('oidc-provider');
    const provider = createProvider(library, { issuer, keys, accepted, services: ctx });
    return { provider, issuer, keysVersion: version, accepted, checkedAt };
  }

  return {
    async get(ctx, deployment) {
      const existing = kept.get(deployment.id);
      const isFresh = existing !== undefined && existing.checkedAt + KEYS_MS > Date.now();
      if (isFresh && existing.issuer === issuerOf(ctx, deployment)) return existing.provider;
      const started = creating.get(deployment.id) ?? create(ctx, deployment, existing);
      creating.set(deployment.id, started);
      try {
        const created = await started;
        kept.set(deployment.id, created);
        return created.provider;
      } finally {
        creating.delete(deployment.id);
      }
    },
  };
}

/** The issuer of a deployment: the URL of its host, which is also `iss` of its session tokens. */
export const issuerOf = ({ config }: Pick<Context, 'config'>, { frontendHost }: HostDeployment): string =>
  deploymentResource(config, frontendHost);

declare module '../../platform/context.ts' {
  interface Services {
    readonly oidcProviders: OidcProviders;
  }
}
