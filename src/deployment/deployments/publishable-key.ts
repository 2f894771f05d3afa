import type { DeploymentMode } from '../../generated/backend.ts';
import { frontendUrl, type PublicUrl } from './frontend-url.ts';

interface KeyedDeployment {
  readonly mode: DeploymentMode;
  readonly frontendHost: string;
}

/** The key from which client libraries read the URL of the deployment host. Computed, so that it follows a changed host. */
export function publishableKeyOf(config: PublicUrl, { mode, frontendHost }: KeyedDeployment): string {
  const url = frontendUrl(config, frontendHost);
  return `pk_${mode === 'PRODUCTION' ? 'live' : 'test'}_${Buffer.from(url).toString('base64url')}`;
}
