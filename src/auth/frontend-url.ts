import type { Config } from '../config.ts';
import { normaliseHost } from '../crypto/hosts.ts';

/**
 * Where a deployment's pages are: what links in mails and `iss` of its tokens name. It comes from the deployment's host
 * and the configuration, never from a request, which could name any host.
 */
export function frontendUrl(
  { publicDeploymentUrl }: Pick<Config, 'publicDeploymentUrl'>,
  frontendHost: string,
): string {
  const isPublic = normaliseHost(new URL(publicDeploymentUrl).host) === normaliseHost(frontendHost);
  return isPublic ? publicDeploymentUrl : `https://${frontendHost}`;
}
