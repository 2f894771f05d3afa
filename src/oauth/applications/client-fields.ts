import type { Context } from '../../platform/context.ts';
import type { FieldError } from '../../platform/errors.ts';
import { isJsonObject, type JsonObject } from '../../platform/json/json-values.ts';
import { checkOutgoingUrl } from '../../platform/outgoing/urls.ts';
import type { StoredOpenidScope } from '../resources/openid-scopes.ts';
import { webUrlError } from '../resources/web-url.ts';
import type { ApplicationType, OauthApplication } from './oauth-application.entity.ts';
import { readPublicKeys } from './public-keys.ts';
import { redirectUriErrors } from './redirect-uri.ts';

/** What a client that was not registered by hand decides about its application. */
export type ClientFields = Pick<
  OauthApplication,
  | 'type'
  | 'name'
  | 'websiteUrl'
  | 'termsUrl'
  | 'privacyUrl'
  | 'authMethod'
  | 'redirectUris'
  | 'postLogoutRedirectUris'
  | 'jwks'
  | 'jwksUri'
  | 'scopes'
  | 'dpopBoundAccessTokens'
  | 'requirePushedAuthorizationRequests'
>;

const MAX_URIS = 20;
const MAX_URI_LENGTH = 2_000;
const MAX_NAME_LENGTH = 100;
const SCOPES: StoredOpenidScope[] = ['openid', 'profile', 'email', 'offline_access'];

/** Characters that are not seen, or change the direction of the text beside them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/** What the deployment allows. */
export interface ClientRules {
  readonly outgoing: Context['outgoing'];
  readonly isStaging: boolean;
}

/** A description that cannot be used, with a sentence for the developer of the client. */
export class InvalidClient extends Error {}

/**
 * The application of a client that describes itself, in the names of OAuth 2.0 Dynamic Client Registration (RFC 7591). Its logo is left out:
 * it could be that of another company. `otherName` is its name if it has none. Throws {@link InvalidClient}.
 */
export function clientFields(
  document: JsonObject,
  otherName: string,
  { outgoing, isStaging }: ClientRules,
): ClientFields {
  for (const secret of ['client_secret', 'client_secret_expires_at']) {
    if (document[secret] !== undefined)
      throw new InvalidClient(`${secret} must not be in what a client says of itself`);
  }
  assertIncludes(document, 'grant_types', 'authorization_code');
  assertIncludes(document, 'response_types', 'code');
  const authMethod = document['token_endpoint_auth_method'] ?? 'none';
  if (authMethod !== 'none' && authMethod !== 'private_key_jwt') {
    throw new InvalidClient('token_endpoint_auth_method must be none or private_key_jwt');
  }
  const redirectUris = urisOf(document, 'redirect_uris');
  if (redirectUris.length === 0) throw new InvalidClient('redirect_uris must have 1 to 20 URIs');
  const postLogoutRedirectUris = urisOf(document, 'post_logout_redirect_uris');
  const type = typeOf(document, redirectUris, authMethod);
  if (type === 'native' && authMethod !== 'none') {
    throw new InvalidClient(
      'token_endpoint_auth_method must be none for an application on a device, which can keep no key',
    );
  }
  assertNoErrors('redirect_uris', redirectUriErrors('redirect_uris', redirectUris, { type, isStaging }));
  assertNoErrors(
    'post_logout_redirect_uris',
    redirectUriErrors('post_logout_redirect_uris', postLogoutRedirectUris, { type, isStaging }),
  );
  return {
    type,
    name: nameOf(document, otherName),
    websiteUrl: pageOf(document, 'client_uri'),
    termsUrl: pageOf(document, 'tos_uri'),
    privacyUrl: pageOf(document, 'policy_uri'),
    authMethod,
    redirectUris,
    postLogoutRedirectUris,
    ...keysOf(document, authMethod, { outgoing, isStaging }),
    scopes: [...SCOPES],
    dpopBoundAccessTokens: document['dpop_bound_access_tokens'] === true,
    requirePushedAuthorizationRequests: document['require_pushed_authorization_requests'] === true,
  };
}

function assertIncludes(document: JsonObject, name: string, required: string): void {
  const { [name]: list = [required] } = document;
  if (!Array.isArray(list) || !list.includes(required)) throw new InvalidClient(`${name} must include ${required}`);
}

function urisOf(document: JsonObject, name: string): string[] {
  const { [name]: list = [] } = document;
  const isUri = (each: unknown): each is string => typeof each === 'string' && each.length <= MAX_URI_LENGTH;
  if (Array.isArray(list) && list.length <= MAX_URIS && list.every(isUri)) return list;
  throw new InvalidClient(`${name} must be a list of up to ${MAX_URIS} URIs of up to 2,000 characters`);
}

/** Without `application_type`, the redirect URIs tell: those of a program lead to the device itself. */
function typeOf(document: JsonObject, redirectUris: readonly string[], authMethod: string): ApplicationType {
  const isNative = document['application_type'] === 'native' || redirectUris.some((uri) => !/^https:/i.test(uri));
  if (isNative) return 'native';
  return authMethod === 'none' ? 'browser' : 'web';
}

function assertNoErrors(name: string, [first]: readonly FieldError[]): void {
  if (first !== undefined) throw new InvalidClient(`${name}[${first.path.at(-1)}] ${first.message}`);
}

/** Its own name for itself, as text that people can see. */
function nameOf(document: JsonObject, otherName: string): string {
  const { client_name: name } = document;
  const seen = typeof name === 'string' ? name.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim() : '';
  return [...seen].slice(0, MAX_NAME_LENGTH).join('').trim() || otherName.slice(0, MAX_NAME_LENGTH);
}

/** The URL of a page about the client; null if it is none that can be linked to. */
function pageOf(document: JsonObject, name: string): string | null {
  const { [name]: url } = document;
  return typeof url === 'string' && url.length <= MAX_URI_LENGTH && webUrlError(url, false) === null ? url : null;
}

function keysOf(
  { jwks, jwks_uri: jwksUri }: JsonObject,
  authMethod: string,
  { outgoing, isStaging }: ClientRules,
): Pick<ClientFields, 'jwks' | 'jwksUri'> {
  if (authMethod === 'none') return { jwks: null, jwksUri: null };
  if (isJsonObject(jwks) && jwksUri === undefined) {
    const errors: FieldError[] = [];
    const keys = readPublicKeys(jwks, errors);
    assertNoErrors('jwks.keys', errors);
    return { jwks: keys, jwksUri: null };
  }
  if (typeof jwksUri !== 'string' || jwks !== undefined) {
    throw new InvalidClient('it must have either jwks or jwks_uri for the method private_key_jwt');
  }
  const error = checkOutgoingUrl(jwksUri, { guard: outgoing, allowHttpLoopback: isStaging });
  if (error !== null) throw new InvalidClient(`jwks_uri ${error.message}`);
  return { jwks: null, jwksUri };
}
