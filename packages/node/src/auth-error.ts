/** Why a request is not let through. */
export type AuthErrorCode =
  | 'NO_CREDENTIAL'
  | 'CREDENTIAL_NOT_ACCEPTED'
  | 'MALFORMED_TOKEN'
  | 'UNKNOWN_KEY'
  | 'INVALID_SIGNATURE'
  | 'WRONG_ISSUER'
  | 'WRONG_AUDIENCE'
  | 'TOKEN_EXPIRED'
  | 'TOKEN_NOT_VALID_YET'
  | 'INVALID_KEY_PROOF'
  | 'INVALID_API_KEY'
  | 'INSUFFICIENT_PERMISSIONS'
  | 'ORIGIN_NOT_ALLOWED'
  | 'RATE_LIMITED'
  | 'WRONG_CONFIGURATION'
  | 'GATEHOUSE_UNAVAILABLE';

const STATUS: Partial<Readonly<Record<AuthErrorCode, number>>> = {
  INSUFFICIENT_PERMISSIONS: 403,
  ORIGIN_NOT_ALLOWED: 403,
  RATE_LIMITED: 429,
  WRONG_CONFIGURATION: 500,
  GATEHOUSE_UNAVAILABLE: 503,
};

/** A request without a valid credential, or without the permission. The message is for developers, the code for programs. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  /** The status of the response: 401, 403, 429, 500 if the settings must be changed, or 503 if Gatehouse could not be asked. */
  readonly status: number;
  /** The headers that the response should have. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: AuthErrorCode, message: string, options: ErrorOptions & { headers?: Record<string, string> } = {}) {
    super(message, options);
    this.code = code;
    this.status = STATUS[code] ?? 401;
    this.headers = { ...(this.status === 401 && { 'WWW-Authenticate': 'Bearer' }), ...options.headers };
  }
}
