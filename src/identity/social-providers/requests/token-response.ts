import type { ProviderJson, ProviderKind } from '../provider-kind.ts';

/**
 * The response of a token endpoint as RFC 6749 defines it, where providers differ:
 *
 * - GitHub and Slack report errors with status 200.
 * - Some leave out `token_type`, and all of these give bearer tokens.
 * - Empty or null fields count as missing.
 * - Without OpenID Connect there is no key to check an ID token with, and no use for it.
 */
export async function standardTokenResponse({ protocol }: ProviderKind, response: Response): Promise<Response> {
  const json = await jsonOf(response);
  if (json === null) return response;
  const { id_token, ...others } = json;
  const fields = Object.entries({ ...others, ...(protocol === 'OIDC' && { id_token }) });
  const body: ProviderJson = Object.fromEntries(
    fields.filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
  const isError = response.status === 200 && body['access_token'] === undefined && typeof body['error'] === 'string';
  return new Response(JSON.stringify({ ...(!isError && { token_type: 'Bearer' }), ...body }), {
    status: isError ? 400 : response.status,
    headers: response.headers,
  });
}

/** Null for a body that is no JSON object, which is checked as it is. */
async function jsonOf(response: Response): Promise<ProviderJson | null> {
  try {
    const json: unknown = await response.clone().json();
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as ProviderJson) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
