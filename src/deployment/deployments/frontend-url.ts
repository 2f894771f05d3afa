import { normaliseHost } from '../../platform/crypto/hosts.ts';
import { CONSOLE_PATH, isOperatorsHost } from './operators-deployment.ts';

/** The configured URLs: of the first deployment's pages, of the backend host, and of the console, which has the pages of the operators. */
export interface PublicUrl {
  readonly publicDeploymentUrl: string;
  readonly publicBackendUrl: string;
  readonly publicConsoleUrl: string;
}

/**
 * The base URL of a deployment's pages, used by mailed links and by `iss` of its tokens. It is derived from the
 * deployment's host and the configuration, never from a request, whose host can be forged.
 */
export function frontendUrl({ publicDeploymentUrl, publicConsoleUrl }: PublicUrl, frontendHost: string): string {
  if (isOperatorsHost(frontendHost)) return publicConsoleUrl;
  const isPublic = normaliseHost(new URL(publicDeploymentUrl).host) === normaliseHost(frontendHost);
  return isPublic ? publicDeploymentUrl : `https://${frontendHost}`;
}

/** The URL of the console, as mailed links name it. */
export const consoleUrl = ({ publicConsoleUrl }: PublicUrl): string => new URL(CONSOLE_PATH, publicConsoleUrl).href;
