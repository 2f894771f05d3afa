import type { SocialEndpoints } from './social-provider.entity.ts';

/** A person as a provider describes them: values of any type, whose bounds are checked later. */
export interface RawProfile {
  /** The id that never changes. */
  readonly subject: unknown;
  readonly email?: unknown;
  /** Only the value `true` counts. */
  readonly emailVerified?: unknown;
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  /** The whole name, for profiles without first and last name. */
  readonly name?: unknown;
  readonly locale?: unknown;
  readonly picture?: unknown;
}

/** JSON of a provider: the claims of an ID token, or a profile. */
export type ProviderJson = Readonly<Record<string, unknown>>;

/** How the service proves at the token endpoint that it is the client. Without a value, the discovery document decides. */
export type ClientAuthenticationMethod = 'client_secret_post' | 'client_secret_basic' | 'apple_jwt';

/** A field of the settings that only some kinds have. */
export type EndpointField = keyof SocialEndpoints;

interface CommonKind {
  /** What buttons say; null for kinds without a company, whose settings must say it. */
  readonly label: string | null;
  /** What a sign-in needs. */
  readonly scopes: readonly string[];
  /** The fields of the settings that the kind may have, besides those of its protocol. */
  readonly optionalFields?: readonly EndpointField[];
  readonly requiredFields?: readonly EndpointField[];
  /** Whether a client without a secret is possible. */
  readonly allowsPublicClient?: boolean;
  readonly clientAuthentication?: ClientAuthenticationMethod;
  /** False for a provider that rejects PKCE of a client with a secret. */
  readonly acceptsPkce?: false;
  /** Parameters of each authorization request. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Parameters that make the provider ask the person to sign in again, as far as it can. */
  readonly reauthenticationParameters?: Readonly<Record<string, string>>;
  /** What else a request needs to receive a refresh token, if tokens are stored. */
  readonly storedTokens?: {
    readonly scopes?: readonly string[];
    readonly parameters?: Readonly<Record<string, string>>;
  };
}

/** A kind with OpenID Connect. The ID token has the profile. */
export interface OidcKind extends CommonKind {
  readonly protocol: 'OIDC';
  /** The issuer of the company; null for kinds whose settings must have one. */
  issuerOf(endpoints: SocialEndpoints): string | null;
  /** False for a provider whose ID tokens lack the nonce of the request. */
  readonly returnsNonce?: false;
  /** Set if ID tokens of one configuration have several issuers. */
  readonly tenantIssuers?: TenantIssuers;
  /** What differs from the standard claims. `user` is the parameter of the response with this name. */
  profileOf?(claims: ProviderJson, user: ProviderJson | null): RawProfile;
}

/** Issuers that contain the tenant of the person. */
export interface TenantIssuers {
  /** The origin at which openid-client compares the issuer with the tenant of the token. */
  readonly origin: string;
  /** Whether the issuer of a discovery document belongs to the configured one. */
  isIssuerOf(configured: URL, found: string): boolean;
}

export interface OauthEndpoints {
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
}

/** A kind with OAuth 2.0, whose profile is read with the access token. */
export interface OauthKind extends CommonKind {
  readonly protocol: 'OAUTH2';
  /** The endpoints of the company; null for kinds whose settings must have them. */
  readonly endpoints: OauthEndpoints | null;
  /** The value of the parameter `iss` (RFC 9207) at the endpoints of the company, if it sends one. */
  readonly issuer?: string;
  readProfile(reader: ProfileReader): Promise<RawProfile>;
}

/** Reads profiles with the access token of a person. */
export interface ProfileReader {
  readonly profileUrl: string;
  readonly accessToken: string;
  readonly clientSecret: string | null;
  readonly scopes: readonly string[];
  readonly fields: SocialEndpoints['profileFields'];
  /** The JSON at the URL. */
  get(url: string): Promise<unknown>;
  /** The same; null when the provider rejects the request, such as for lack of a scope. */
  getIfAllowed(url: string): Promise<unknown>;
}

export type ProviderKind = OidcKind | OauthKind;
