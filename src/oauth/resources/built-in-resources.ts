import { frontendUrl, type PublicUrl } from '../../deployment/index.ts';
import { ACCOUNT_SCOPES } from '../../platform/access/account-scopes.ts';
import { SCOPES } from '../../platform/access/scopes.ts';

/** The identifier of the resource that is the backend host. Its scopes are those of the API, and only machines can have them. */
export const backendResource = ({ publicBackendUrl }: Pick<PublicUrl, 'publicBackendUrl'>): string =>
  new URL(publicBackendUrl).origin;

/** The identifier of the resource that is the deployment host: the issuer. Applications have its scopes for users. */
export const deploymentResource = (config: PublicUrl, frontendHost: string): string =>
  new URL(frontendUrl(config, frontendHost)).origin;

/**
 * The identifier of the deployment host as a server of MCP. It is a resource only after the deployment has registered it, with scopes of the
 * deployment host. Tokens for it are for `/mcp` only.
 */
export const mcpResource = (config: PublicUrl, frontendHost: string): string =>
  `${deploymentResource(config, frontendHost)}/mcp`;

/** A host of this service as a resource. */
export interface BuiltInResource {
  readonly scopes: readonly string[];
  readonly isForMachines: boolean;
  /** Tokens of users are looked up with each request, so that they end at once. */
  readonly accessTokenFormat: 'jwt' | 'opaque';
}

const BACKEND: BuiltInResource = { scopes: SCOPES, isForMachines: true, accessTokenFormat: 'jwt' };
const DEPLOYMENT: BuiltInResource = { scopes: ACCOUNT_SCOPES, isForMachines: false, accessTokenFormat: 'opaque' };

/** The host that an identifier names; undefined if it names none. */
export function builtInResource(
  config: PublicUrl,
  frontendHost: string,
  identifier: string,
): BuiltInResource | undefined {
  if (identifier === backendResource(config)) return BACKEND;
  return identifier === deploymentResource(config, frontendHost) ? DEPLOYMENT : undefined;
}
