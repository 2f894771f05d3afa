/** The client that the service is for the development provider. It has no secret: PKCE protects it. */
export const CLIENT_ID = 'gatehouse-dev';

/** A valid request of the service for a sign-in (OpenID Connect Core 1.0, section 3.1.2.1). */
export interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string | null;
  readonly nonce: string | null;
  readonly codeChallenge: string;
}

/** What is wrong with a request. It is returned to the service, unless it may come from another program. */
export class InvalidRequest extends Error {
  readonly code: string;
  /** Where to return the error; null to show it here. */
  readonly target: Pick<AuthorizationRequest, 'redirectUri' | 'state'> | null;

  constructor(code: string, message: string, target: InvalidRequest['target'] = null) {
    super(message);
    this.code = code;
    this.target = target;
  }
}

const MAX_LENGTH = 2_048;
const CODE_CHALLENGE = /^[\w-]{43}$/;

/** Reads the parameters of a request. Throws an InvalidRequest. */
export function readAuthorizationRequest(
  parameters: URLSearchParams,
  redirectUris: ReadonlySet<string>,
): AuthorizationRequest {
  const parameter = (name: string): string | null => {
    const values = parameters.getAll(name);
    const [value = null] = values;
    if (values.length > 1 || (value?.length ?? 0) > MAX_LENGTH) {
      throw new InvalidRequest('invalid_request', `${name} must be sent once, with at most ${MAX_LENGTH} characters`);
    }
    return value;
  };
  const redirectUri = parameter('redirect_uri');
  if (parameter('client_id') !== CLIENT_ID || redirectUri === null || !redirectUris.has(redirectUri)) {
    throw new InvalidRequest('invalid_request', 'The request is not from the service that started this provider');
  }
  const target = { redirectUri, state: parameter('state') };
  const assert = (isValid: boolean, code: string, message: string) => {
    if (!isValid) throw new InvalidRequest(code, message, target);
  };
  const scopes = (parameter('scope') ?? '').split(' ').filter((scope) => scope !== '');
  const codeChallenge = parameter('code_challenge') ?? '';
  assert(parameter('response_type') === 'code', 'unsupported_response_type', 'response_type must be code');
  assert((parameter('response_mode') ?? 'query') === 'query', 'invalid_request', 'response_mode must be query');
  assert(scopes.includes('openid'), 'invalid_scope', 'scope must contain openid');
  assert(parameter('code_challenge_method') === 'S256', 'invalid_request', 'code_challenge_method must be S256');
  assert(CODE_CHALLENGE.test(codeChallenge), 'invalid_request', 'code_challenge must be a SHA-256 hash in base64url');
  assert(parameter('prompt') !== 'none', 'login_required', 'The page must be shown');
  return { ...target, scopes, nonce: parameter('nonce'), codeChallenge };
}

/** The URL that returns the browser to the service. It names the issuer, against mix-up (RFC 9207). */
export function responseUrl(
  issuer: string,
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...parameters, ...(state !== null && { state }), iss: issuer })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}
