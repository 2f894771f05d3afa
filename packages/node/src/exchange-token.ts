import { AuthError, type AuthErrorCode } from './auth-error.ts';

const TIMEOUT_MS = 5_000;
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';

export interface TokenExchangeOptions {
  /** The URL of the deployment host, which issues the tokens. */
  readonly url: string;
  /** The application of this API, with the resource of the API in `token_exchange_resources`. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The `fetch` to use. */
  readonly fetch?: typeof fetch | undefined;
}

export interface ExchangeRequest {
  /** The access token of the user, as this API has received and verified it. */
  readonly token: string;
  /** The identifier of the other API's resource. */
  readonly resource: string;
  /** The scopes to ask for, separated by spaces. Without them, all that the token and the application both have. */
  readonly scope?: string | undefined;
}

export interface ExchangedToken {
  readonly accessToken: string;
  readonly scope: string;
  /** Until when it can be used. It ends no later than the token of the user. */
  readonly expiresAt: Date;
}

interface TokenResponse {
  readonly access_token?: string;
  readonly scope?: string;
  readonly expires_in?: number;
  readonly error?: string;
  readonly error_description?: string;
}

/** What an error of the token endpoint means for the caller of this API. Every other one is about the settings of the API. */
const CODES: Readonly<Record<string, AuthErrorCode>> = {
  invalid_grant: 'CREDENTIAL_NOT_ACCEPTED',
  invalid_scope: 'INSUFFICIENT_PERMISSIONS',
  temporarily_unavailable: 'GATEHOUSE_UNAVAILABLE',
};

/**
 * Exchanges the access token of a user for one of another API that this API calls for the user (OAuth 2.0 Token Exchange, RFC 8693). Throws an
 * {@link AuthError}. Each exchange is a request and is in the audit log, so keep the token while it is valid if you call the API often.
 */
export async function exchangeToken(
  { url, clientId, clientSecret, fetch: send = fetch }: TokenExchangeOptions,
  { token, resource, scope }: ExchangeRequest,
): Promise<ExchangedToken> {
  const endpoint = `${url.replace(/\/$/, '')}/oauth/token`;
  const body = new URLSearchParams({
    grant_type: GRANT_TYPE,
    subject_token: token,
    subject_token_type: ACCESS_TOKEN,
    resource,
    ...(scope !== undefined && { scope }),
  }).toString();
  // Both parts are encoded as in a form: RFC 6749, section 2.3.1.
  const credential = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const headers = {
    Authorization: `Basic ${btoa(credential)}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await send(endpoint, { method: 'POST', headers, body, signal, redirect: 'error' }).catch((cause) => {
    throw new AuthError('GATEHOUSE_UNAVAILABLE', `${endpoint} cannot be reached.`, { cause });
  });
  const result = (await response.json().catch(() => ({}))) as TokenResponse;
  if (response.ok && result.access_token !== undefined) {
    const { access_token: accessToken, scope: granted = '', expires_in: seconds = 0 } = result;
    return { accessToken, scope: granted, expiresAt: new Date(Date.now() + seconds * 1_000) };
  }
  const isDown = response.status >= 500 || response.status === 429;
  const code = isDown ? 'GATEHOUSE_UNAVAILABLE' : (CODES[result.error ?? ''] ?? 'WRONG_CONFIGURATION');
  const reason = [result.error, result.error_description].filter((each) => each !== undefined).join(': ');
  throw new AuthError(code, `${endpoint} answered ${response.status}. ${reason}`.trimEnd());
}
