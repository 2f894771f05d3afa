import { frontendUrl } from '../../../../deployment/index.ts';
import type { ConsoleRequest } from '../../console-request.ts';

type Parameters = Readonly<Record<string, string>>;

export const applicationLink = (request: ConsoleRequest, id: string, parameters: Parameters = {}): string =>
  request.link(`/oauth-applications/${id}`, parameters);

export const settingsLink = (request: ConsoleRequest, id: string): string =>
  request.link(`/oauth-application-settings/${id}`);

export const resourceLink = (request: ConsoleRequest, id: string, parameters: Parameters = {}): string =>
  request.link(`/oauth-resources/${id}`, parameters);

/** The id of the organization whose applications the URL means; null for none. */
export const organizationOf = ({ query }: ConsoleRequest): string | null => query.get('organization')?.trim() || null;

/** The issuer of the deployment that the URL names. */
export function issuerOf({ publicUrls, shownDeployment }: ConsoleRequest): string {
  if (shownDeployment === null) throw new Error('The page belongs to no deployment.');
  return new URL(frontendUrl(publicUrls, shownDeployment.frontendHost)).origin;
}

/** The MCP server of the deployment, to which AI clients of its users connect. */
export const mcpUrl = (request: ConsoleRequest): string => `${issuerOf(request)}/mcp`;

/** A guide of the documentation, which the backend host serves. */
export const guideUrl = (
  { publicUrls }: ConsoleRequest,
  guide: 'sign-in-with-your-product' | 'machine-to-machine' | 'connecting-an-editor',
): string => new URL(`/docs/guides/${guide}`, publicUrls.publicBackendUrl).href;
