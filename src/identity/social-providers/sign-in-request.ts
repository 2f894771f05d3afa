import type { SocialProviderKind } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import type { SocialEndpoints } from './social-provider.entity.ts';

/** What requests to a provider need of its row. */
export interface ProviderRow {
  readonly id: string;
  readonly name: string;
  readonly kind: SocialProviderKind;
  readonly clientId: string;
  readonly clientSecretSealed: string | null;
  readonly scopes: readonly string[];
  readonly endpoints: SocialEndpoints;
  /** Whether to ask for a refresh token, which is stored. Unset for false. */
  readonly tokensStored: boolean;
}

/** The secrets of one request, which the response must match. */
export interface RequestSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A request for a sign-in at a provider. */
export interface AuthorizationRequest {
  readonly secrets: RequestSecrets;
  readonly redirectUri: string;
  /** Whether the person must sign in again at the provider, where it can ask for that. */
  readonly isReauthentication: boolean;
}

/** The parameters with which the provider has returned the browser. */
export interface AuthorizationResponse {
  readonly state: string;
  readonly code?: string | null | undefined;
  readonly iss?: string | null | undefined;
  readonly error?: string | null | undefined;
  readonly errorDescription?: string | null | undefined;
  /** JSON with the name, from Apple. */
  readonly user?: string | null | undefined;
}

/** A person at a provider. */
export interface SocialProfile {
  /** The id that never changes. Accounts are found by it, never by the address. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the claim of the provider is literally `true`. */
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly locale: string | null;
  readonly pictureUrl: string | null;
  readonly tokens: ProviderTokens;
  /** When the person signed in at the provider (`auth_time`); null when it does not say. */
  readonly authenticatedAt: Date | null;
}

export interface ProviderTokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Null when the provider does not say when it expires. */
  readonly expiresAt: Date | null;
}

/** What requests to providers need of the service. */
export type SocialClientContext = Pick<Context, 'vault' | 'outgoingHttp' | 'log' | 'viewer'>;
