import { normaliseHost } from '../../platform/crypto/hosts.ts';

/** The part of the configuration that says where the first deployment's pages are. */
export interface PublicUrl {
  readonly publicDeploymentUrl: string;
}

/**
 * Where a deployment's pages are: what links in mails and `iss` of its tokens name. It comes from the deployment's host
 * and the configuration, never from a request, which could name any host.
 */
export function frontendUrl({ publicDeploymentUrl }: PublicUrl, frontendHost: string): string {
  const isPublic = normaliseHost(new URL(publicDeploymentUrl).host) === normaliseHost(frontendHost);
  return isPublic ? publicDeploymentUrl : `https://${frontendHost}`;
}
