import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { newToken } from '../../platform/crypto/tokens.ts';
import { type AuthorizationRequest, CLIENT_ID } from './authorization-request.ts';
import { claimsOf, type DevPerson } from './people.ts';
import { SingleUse } from './single-use.ts';

/** A person who has signed in, and for which request. */
export interface Grant {
  readonly person: DevPerson;
  readonly request: AuthorizationRequest;
  readonly authenticatedAt: number;
}

const CODE_MS = 60_000;
const ACCESS_SECONDS = 300;
const REFRESH_MS = 86_400_000;
const ALGORITHM = 'ES256';

/** The response of the token endpoint (RFC 6749, section 5). */
export interface TokenResponse {
  readonly status: 200 | 400 | 401;
  readonly body: Readonly<Record<string, unknown>>;
}

const rejection = (error: string, description: string, status: 400 | 401 = 400): TokenResponse => ({
  status,
  body: { error, error_description: description },
});

/** Exchanges codes and refresh tokens. Its key, codes and tokens are in memory and end with the process. */
export class TokenEndpoint {
  readonly jwks: { readonly keys: readonly JWK[] };
  readonly #issuer: string;
  readonly #privateKey: CryptoKey;
  readonly #keyId: string;
  readonly #codes = new SingleUse<Grant>(CODE_MS);
  readonly #accessTokens = new SingleUse<Grant>(ACCESS_SECONDS * 1_000);
  readonly #refreshTokens = new SingleUse<Grant>(REFRESH_MS);

  private constructor(issuer: string, privateKey: CryptoKey, publicKey: JWK, keyId: string) {
    this.#issuer = issuer;
    this.#privateKey = privateKey;
    this.#keyId = keyId;
    this.jwks = { keys: [{ ...publicKey, kid: keyId, alg: ALGORITHM, use: 'sig' }] };
  }

  static async create(issuer: string): Promise<TokenEndpoint> {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
    return new TokenEndpoint(issuer, privateKey, await exportJWK(publicKey), newToken());
  }

  /** A code for a person who has signed in. */
  issueCode(grant: Grant): string {
    return this.#codes.add(grant);
  }

  /** The claims of the person with this access token; null for an unknown or expired one. */
  userinfo(accessToken: string): Record<string, unknown> | null {
    const grant = this.#accessTokens.find(accessToken);
    return grant === undefined ? null : claimsOf(grant.person, grant.request.scopes);
  }

  async exchange(form: URLSearchParams): Promise<TokenResponse> {
    if (form.get('client_id') !== CLIENT_ID) return rejection('invalid_client', 'The client is unknown', 401);
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return this.#exchangeCode(form);
      case 'refresh_token':
        return this.#refresh(form);
      default:
        return rejection('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
    }
  }

  async #exchangeCode(form: URLSearchParams): Promise<TokenResponse> {
    const grant = this.#codes.take(form.get('code') ?? '');
    if (grant === undefined) return rejection('invalid_grant', 'The code is unknown, expired or was used');
    const { redirectUri, codeChallenge } = grant.request;
    if (form.get('redirect_uri') !== redirectUri) return rejection('invalid_grant', 'redirect_uri has changed');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (challenge !== codeChallenge) return rejection('invalid_grant', 'code_verifier is wrong');
    return this.#issue(grant);
  }

  #refresh(form: URLSearchParams): TokenResponse | Promise<TokenResponse> {
    const grant = this.#refreshTokens.take(form.get('refresh_token') ?? '');
    if (grant === undefined) return rejection('invalid_grant', 'The refresh token is unknown, expired or was used');
    return this.#issue(grant);
  }

  async #issue(grant: Grant): Promise<TokenResponse> {
    const { scopes } = grant.request;
    const accessToken = this.#accessTokens.add(grant);
    return {
      status: 200,
      body: {
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: ACCESS_SECONDS,
        scope: scopes.join(' '),
        id_token: await this.#idToken(grant, accessToken),
        ...(scopes.includes('offline_access') && { refresh_token: this.#refreshTokens.add(grant) }),
      },
    };
  }

  #idToken({ person, request, authenticatedAt }: Grant, accessToken: string): Promise<string> {
    const { scopes, nonce } = request;
    const digest = createHash('sha256').update(accessToken).digest();
    return new SignJWT({
      ...claimsOf(person, scopes),
      ...(nonce !== null && { nonce }),
      auth_time: Math.floor(authenticatedAt / 1_000),
      at_hash: digest.subarray(0, digest.length / 2).toString('base64url'),
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: this.#keyId })
      .setIssuer(this.#issuer)
      .setAudience(CLIENT_ID)
      .setIssuedAt()
      .setExpirationTime(`${ACCESS_SECONDS} s`)
      .sign(this.#privateKey);
  }
}
