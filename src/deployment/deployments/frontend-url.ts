import { normaliseHost } from '../../platform/crypto/hosts.ts';

/** The configured URL of the first deployment's pages. */
export interface PublicUrl {
  readonly publicDeploymentUrl: string;
}

/**
 * The base URL of a deployment's pages, used by mailed links and by `iss` of its tokens. It is derived from the
 * deployment's host and the configuration, never from a request, whose host can be forged.
 */
export function frontendUrl({ publicDeploymentUrl }: PublicUrl, frontendHost: string): string {
  const isPublic = normaliseHost(new URL(publicDeploymentUrl).host) === normaliseHost(frontendHost);
  return isPublic ? publicDeploymentUrl : `https://${frontendHost}`;
}
