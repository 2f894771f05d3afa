import { webUrlError } from '../resources/web-url.ts';

const MAX_LENGTH = 500;

/**
 * Whether the `client_id` is the URL of a metadata document: OAuth Client ID Metadata Document, section 3. Only in the form in which URL
 * parsers write it, so that one client has one `client_id`, whose host is what it looks like.
 */
export function isMetadataUrl(clientId: string, { allowsHttpLoopback }: MetadataUrlRules): boolean {
  if (clientId.length > MAX_LENGTH || webUrlError(clientId, allowsHttpLoopback) !== null) return false;
  const url = new URL(clientId);
  return url.href === clientId && url.pathname !== '/';
}

export interface MetadataUrlRules {
  /** Whether the document can be on this device, by plain http: in staging deployments. */
  readonly allowsHttpLoopback: boolean;
}
