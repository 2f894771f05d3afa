import { ProviderFailure } from '../provider-failure.ts';
import { failureOf } from '../requests/failure-of.ts';
import { type Configuration, openidClient } from '../requests/openid-client.ts';
import { type CheckStep, failedStep } from './check-step.ts';

/** Errors that mean that the provider knows no such client, or that the secret is wrong. */
const REJECTED_CLIENTS: readonly string[] = [
  'invalid_client',
  'unauthorized_client',
  // GitHub
  'incorrect_client_credentials',
  // Slack
  'bad_client_secret',
  'invalid_client_id',
];

const CODE = 'gatehouse-verification';

/**
 * Sends a code that no provider has given. A provider that checks the client first tells whether it accepts the secret; otherwise the
 * first sign-in does.
 */
export async function checkTokenEndpoint(
  configuration: Configuration,
  { redirectUri, usesPkce }: { readonly redirectUri: string; readonly usesPkce: boolean },
): Promise<CheckStep[]> {
  const client = await openidClient();
  const url = new URL(redirectUri);
  url.searchParams.set('code', CODE);
  const { issuer, token_endpoint, authorization_response_iss_parameter_supported } = configuration.serverMetadata();
  if (authorization_response_iss_parameter_supported === true) url.searchParams.set('iss', issuer);
  try {
    await client.authorizationCodeGrant(
      configuration,
      url,
      usesPkce ? { pkceCodeVerifier: client.randomPKCECodeVerifier() } : {},
    );
  } catch (error) {
    return stepsOf(error, String(token_endpoint), redirectUri);
  }
  return [reached(String(token_endpoint)), accepted(redirectUri)];
}

function stepsOf(error: unknown, tokenUrl: string, redirectUri: string): CheckStep[] {
  const failure = failureOf(error, 'INVALID');
  const status = statusOf(error);
  if (failure.code === 'apple_key') {
    const message =
      'The private key is not usable. Set the content of the .p8 file of Apple, the team id and the key id.';
    return [{ name: 'client', ok: false, message }];
  }
  const isRejected = REJECTED_CLIENTS.includes(failure.code) || (failure.kind === 'FAILED' && status === 401);
  if (isRejected) {
    const message = `The provider rejects the client id or the secret (${failure.code}). Copy both from the provider again.`;
    return [reached(tokenUrl), { name: 'client', ok: false, message }];
  }
  if (failure.code === 'redirect_uri_mismatch') {
    const message = `The provider does not know the redirect URI. Register ${redirectUri} at the provider.`;
    return [reached(tokenUrl), { name: 'client', ok: false, message }];
  }
  const hasAnswered = isOauthError(error) || failure.kind === 'INVALID' || isClientError(status);
  if (!hasAnswered) return [failedStep('token_endpoint', `The token endpoint ${tokenUrl}`, failure)];
  return [reached(tokenUrl), failure.kind === 'INVALID' ? accepted(redirectUri) : notTested(redirectUri)];
}

const reached = (url: string): CheckStep => ({
  name: 'token_endpoint',
  ok: true,
  message: `The token endpoint ${url} responds.`,
});

const REGISTER = (redirectUri: string) =>
  `Register the redirect URI ${redirectUri} at the provider: whether it is registered shows only at the first sign-in.`;

const accepted = (redirectUri: string): CheckStep => ({
  name: 'client',
  ok: true,
  message: `The provider does not reject the client id and the secret. ${REGISTER(redirectUri)}`,
});

const notTested = (redirectUri: string): CheckStep => ({
  name: 'client',
  ok: true,
  message: `The provider does not say whether it accepts the client id and the secret: sign in once. ${REGISTER(redirectUri)}`,
});

/** The status of a response that openid-client did not expect, or null. */
function statusOf(error: unknown): number | null {
  if (error instanceof ProviderFailure) return null;
  const { status, cause } = error as { readonly status?: unknown; readonly cause?: unknown };
  if (typeof status === 'number') return status;
  return cause instanceof Response ? cause.status : null;
}

const isOauthError = (error: unknown) => (error as { readonly name?: unknown }).name === 'ResponseBodyError';

/** Some providers describe errors in their own way. A URL that does not exist has no token endpoint. */
const isClientError = (status: number | null) => status !== null && status >= 400 && status < 500 && status !== 404;
