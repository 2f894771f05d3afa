import { OutgoingHttpError } from '../../../platform/outgoing/http-client.ts';
import { type FailureKind, ProviderFailure } from '../provider-failure.ts';

/** Errors of a token endpoint that concern the code or refresh token of the request, not the settings. */
const INVALID_GRANTS: readonly string[] = [
  'invalid_grant',
  // GitHub
  'bad_verification_code',
  'bad_refresh_token',
  // Slack
  'invalid_code',
  'code_already_used',
  'invalid_refresh_token',
];

/** Errors of openid-client that mean that the provider does not work, or is not what the settings say. */
const FAILURES: readonly string[] = [
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_REQUEST_PROTOCOL_FORBIDDEN',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_INVALID_SERVER_METADATA',
  'ERR_INVALID_ARG_VALUE',
  'ERR_INVALID_ARG_TYPE',
];

/** The failure that an error of openid-client or of the outgoing client means. Rethrows what is no failure of the provider. */
export function failureOf(error: unknown, otherwise: FailureKind): ProviderFailure {
  for (const each of causesOf(error)) {
    if (each instanceof ProviderFailure) return each;
    if (each instanceof OutgoingHttpError) return new ProviderFailure('FAILED', each.reason);
  }
  const {
    name,
    code,
    error: reported,
  } = error as {
    readonly name?: unknown;
    readonly code?: unknown;
    readonly error?: unknown;
  };
  if (name === 'ResponseBodyError' && typeof reported === 'string') {
    return new ProviderFailure(INVALID_GRANTS.includes(reported) ? 'INVALID' : 'FAILED', reported);
  }
  if (typeof code !== 'string') throw error;
  return new ProviderFailure(FAILURES.includes(code) ? 'FAILED' : otherwise, code, messagesOf(error));
}

/** The error and its causes, up to a depth that no error of openid-client has. */
function causesOf(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let each = error; each instanceof Error && found.length < 8; each = each.cause) found.push(each);
  return found;
}

/** Errors whose messages name claims and fields. Those of a parser repeat a part of its text, which can be a token. */
const WITHOUT_VALUES: readonly string[] = ['ClientError', 'OperationProcessingError', 'UnsupportedOperationError'];

/** What openid-client found, without the values that it found. */
function messagesOf(error: unknown): string {
  const errors = causesOf(error) as Error[];
  return errors
    .filter(({ name }) => WITHOUT_VALUES.includes(name))
    .map(({ message }) => message)
    .join(': ');
}
