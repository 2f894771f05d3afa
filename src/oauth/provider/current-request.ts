import { AsyncLocalStorage } from 'node:async_hooks';
import type { HostDeployment } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { FoundGrant, RecordPayload } from '../records/record.reads.ts';
import type { ProviderApplication } from './application.reads.ts';

/** A request to the OpenID provider. Its adapter and hooks learn here for whom they work. */
export interface ProviderRequest {
  /** Of the caller: a signed-in user at the authorization endpoint, and an anonymous one at the others. */
  readonly ctx: Context;
  readonly deployment: HostDeployment;
  /** The applications that the request has read, by their id. Null for one that does not exist or is not active. */
  readonly applications: Map<string, Promise<ProviderApplication | null>>;
  /** What a statement has read besides, so that the provider's next questions need none. */
  readonly known: KnownRecords;
  /** Whether the parameter `prompt=consent` was added for `offline_access`, so that an earlier consent is enough. */
  readonly mayReuseConsent: boolean;
  /** Whether the metadata document of a client may be read: only where a signed-in user arrives. */
  readonly mayReadDocument: boolean;
}

/** Claims that were read: a name without a value is one that the user has none of. */
export interface KnownClaims {
  readonly names: ReadonlySet<string>;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface KnownRecords {
  readonly grants: Map<string, RecordPayload>;
  /** The organizations that users have chosen, by the grants for which they are. */
  readonly organizations: Map<string, string | null>;
  /** The claims that were read, by the grants and users that they are for. */
  readonly claims: Map<string, KnownClaims>;
  /** The claims of the JWT templates of resources, by the identifiers of the resources. */
  readonly templates: Map<string, Readonly<Record<string, unknown>>>;
  /** Users by their id, and whether they may sign in. */
  readonly users: Map<string, boolean>;
}

const requests = new AsyncLocalStorage<ProviderRequest>();

/** Runs a request of the provider. It keeps what it reads until its end. */
export const runProviderRequest = <T>(
  request: Pick<ProviderRequest, 'ctx' | 'deployment' | 'mayReuseConsent' | 'mayReadDocument'>,
  work: () => T,
): T =>
  requests.run(
    {
      ...request,
      applications: new Map(),
      known: { grants: new Map(), organizations: new Map(), claims: new Map(), templates: new Map(), users: new Map() },
    },
    work,
  );

export function currentProviderRequest(): ProviderRequest {
  const request = requests.getStore();
  if (request === undefined) throw new Error('The OpenID provider was used outside of a request.');
  return request;
}

/** Keeps a grant that a statement has read. */
export function rememberGrant({ key, payload, organizationId }: FoundGrant): void {
  const { known } = currentProviderRequest();
  known.grants.set(key, payload);
  known.organizations.set(key, organizationId);
}
