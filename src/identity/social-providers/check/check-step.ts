import type { ProviderFailure } from '../provider-failure.ts';

/** One part of the test of a provider. */
export interface CheckStep {
  readonly name: 'discovery' | 'keys' | 'authorization_endpoint' | 'token_endpoint' | 'client';
  readonly ok: boolean;
  /** What was found, and what to do. */
  readonly message: string;
}

/** Why a URL could not be used, as the end of a sentence, and what to do. */
const REASONS: Readonly<Record<string, string>> = {
  ADDRESS_NOT_ALLOWED:
    'it leads to a private or reserved address, or uses plain http. Use an https URL, or allow the network with OUTGOING_ALLOW.',
  UNREACHABLE: 'it cannot be reached, or its certificate is not valid. Check the URL.',
  TIMEOUT: 'it did not respond in time. Check the URL, and test again.',
  ABORTED: 'it did not respond in time. Check the URL, and test again.',
  OAUTH_TIMEOUT: 'it did not respond in time. Check the URL, and test again.',
  OAUTH_ABORT: 'it did not respond in time. Check the URL, and test again.',
  TOO_LARGE: 'its response is larger than 1 MiB. Check the URL.',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'it did not respond with status 200. Check the URL. Redirects are not followed.',
  OAUTH_RESPONSE_IS_NOT_JSON: 'its response is not JSON. Check the URL.',
  OAUTH_PARSE_ERROR: 'its response is not JSON. Check the URL.',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED:
    'it names another issuer. Set `issuer` to exactly the issuer of the document.',
  issuer: 'it names another issuer. Set `issuer` to exactly the issuer of the document, and for Microsoft the tenant.',
  OAUTH_MISSING_SERVER_METADATA: 'the discovery document does not name it. Ask the provider.',
  OAUTH_INVALID_SERVER_METADATA: 'the discovery document has an invalid URL for it. Ask the provider.',
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'it uses plain http. Ask the provider for an https URL.',
};

/** A step that failed because of a URL. */
export function failedStep(name: CheckStep['name'], what: string, { code, detail }: ProviderFailure): CheckStep {
  const reason = REASONS[code] ?? `of the error ${[code, detail].filter((text) => text).join(', ')}.`;
  return { name, ok: false, message: `${what} is not usable because ${reason}` };
}
