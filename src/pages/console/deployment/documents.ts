/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The user who becomes a member, and their roles. */
export type AddOrganizationMemberInput = {
  /** Custom data of the application; empty if omitted. */
  readonly publicMetadata?: Record<string, unknown> | null | undefined;
  /** Ids of roles, the organization's own or the deployment's. The built-in role Member if omitted. */
  readonly roleIds?: ReadonlyArray<string> | null | undefined;
  /** Id of the user. */
  readonly userId: string;
};

/** The fields of a new membership. */
export type AddWorkspaceMemberInput = {
  /** Custom data that end users may see; empty if omitted. */
  readonly publicMetadata?: Record<string, unknown> | null | undefined;
  /** Ids of roles of this workspace or of the deployment at workspace level. The built-in role Member if omitted. */
  readonly roleIds?: ReadonlyArray<string> | null | undefined;
  /** Id of the user. */
  readonly userId: string;
};

/** The new list of allowed origins. */
export type AllowedOriginsInput = {
  /**
   * Up to 100 origins, each with scheme `http` or `https`, host and, unless it is the default, port. No path, no wildcard
   * and not `null`.
   */
  readonly allowedOrigins: ReadonlyArray<string>;
};

/** Length of a point in statistics of a deployment. */
export type AnalyticsInterval =
  /** A day in UTC. */
  | 'DAY'
  /** An hour. */
  | 'HOUR';

/** Filters keys. A key must match every field that is given. */
export type ApiAuthKeyFilter = {
  /** Keys that were created at this time or later. */
  readonly createdSince?: string | null | undefined;
  /** Keys that were created before this time. */
  readonly createdUntil?: string | null | undefined;
  /** Keys with one of these ids, up to 100. */
  readonly ids?: ReadonlyArray<string> | null | undefined;
  /** Keys with these last four characters. Case matters. */
  readonly lastFour?: string | null | undefined;
  /** Keys that belong to this organization, its workspaces or their members. */
  readonly organizationId?: string | null | undefined;
  /** Keys that users created on the deployment host (true), or that the company created or imported (false). */
  readonly selfMade?: boolean | null | undefined;
  /** Keys with this status. */
  readonly status?: ApiAuthKeyStatus | null | undefined;
  /** Keys that belong to this user. */
  readonly userId?: string | null | undefined;
  /** Keys that belong to this workspace or its members. */
  readonly workspaceId?: string | null | undefined;
};

/** Status of a key. It does not depend on whether the key's app and owner are active. */
export type ApiAuthKeyStatus =
  /** Expired, and not revoked. */
  | 'EXPIRED'
  /** Neither revoked nor expired. */
  | 'LIVE'
  /** Revoked, whether it has expired or not. */
  | 'REVOKED';

/** The result of the check of a key. */
export type ApiKeyCheckCode =
  /** The app of the key is inactive. */
  | 'APP_INACTIVE'
  /** The key has expired, or the overlap after its rotation has ended. */
  | 'EXPIRED'
  /** The key lacks required permissions. */
  | 'INSUFFICIENT_PERMISSIONS'
  /** The key is not valid in form: its checksum is wrong, or it is blank or longer than 1,024 characters. */
  | 'MALFORMED'
  /** The app has no such key: it does not exist or belongs to another app. */
  | 'NOT_FOUND'
  /** The user was deleted or is inactive, or the organization, workspace or membership no longer exists. */
  | 'OWNER_INACTIVE'
  /** A rate limit is exhausted, or the cost of the request would exceed it. */
  | 'RATE_LIMITED'
  /** The key was revoked. */
  | 'REVOKED'
  /** The key is accepted and the request was counted. */
  | 'VALID';

/** The kinds of callers that can make a change. */
export type AuditActorType =
  /** A server with an access token. The actor id is that of the API key that issued the token. */
  | 'ACCESS_TOKEN'
  /** A browser without a signed-in user. */
  | 'ANONYMOUS'
  /** A server with an API key. */
  | 'API_KEY'
  /** An application: a machine with a token for this host, or one that uses the OpenID provider. The actor id is its `client_id`. */
  | 'OAUTH_APPLICATION'
  /** An operator of this installation, in the console. The actor id is that of the operator. */
  | 'OPERATOR'
  /** The service itself: its jobs and command-line tools. */
  | 'SYSTEM'
  /** A signed-in user. */
  | 'USER';

/** Which records a list shows: those that match all given conditions. */
export type AuditLogFilter = {
  /** Records of changes by this API key (or its access tokens) or by this user. */
  readonly actorId?: string | null | undefined;
  /** Records of changes by this kind of caller. */
  readonly actorType?: AuditActorType | null | undefined;
  /** Records of changes from this IP address. */
  readonly ip?: string | null | undefined;
  /** Records of changes in the request with this `X-Request-Id`. */
  readonly requestId?: string | null | undefined;
  /** Records about the resource with this id. */
  readonly resourceId?: string | null | undefined;
  /** Records about this type of resource, such as `organization`. */
  readonly resourceType?: string | null | undefined;
  /** Records of changes at this time or later. */
  readonly since?: string | null | undefined;
  /** Records of this type, such as `user.updated`, or of all types with a prefix: `organization.*`. */
  readonly type?: string | null | undefined;
  /** Records of changes before this time. */
  readonly until?: string | null | undefined;
};

/** Strategies with which users may sign in. Fields that are left out keep their values. */
export type AuthenticationFactorsInput = {
  /** Code by email. */
  readonly emailOtpEnabled?: boolean | null | undefined;
  /** Email address and password. */
  readonly emailPasswordEnabled?: boolean | null | undefined;
  /** Link by email. */
  readonly magicLink?: MagicLinkSettingsInput | null | undefined;
  /** Passkeys. */
  readonly passkey?: PasskeySettingsInput | null | undefined;
  /** Code by SMS or WhatsApp. */
  readonly phoneOtpEnabled?: boolean | null | undefined;
  /** Whether users may enroll an authenticator app (TOTP), whose code sign-in then requires as second factor. */
  readonly secondFactorAuthenticatorEnabled?: boolean | null | undefined;
  /** Whether a backup code counts as second factor. It is the only second factor when authenticator apps are disabled. */
  readonly secondFactorBackupCodeEnabled?: boolean | null | undefined;
  /** Social sign-in at the enabled providers of `/settings/social-connections`, such as Google. */
  readonly ssoEnabled?: boolean | null | undefined;
  /** Username and password. */
  readonly usernamePasswordEnabled?: boolean | null | undefined;
  /** Signature of a wallet. Sign-in also requires `web3_wallet.enabled`. */
  readonly web3WalletEnabled?: boolean | null | undefined;
};

/** Backup codes, for users who have lost their second factor. Fields that are left out keep their values. */
export type BackupCodeSettingsInput = {
  /** Whether users may have backup codes. Codes are created only when they also count as second factor. */
  readonly enabled?: boolean | null | undefined;
  /**
   * Whether users with a second factor must have unused backup codes. A user without any must create them before the next
   * sign-in completes.
   */
  readonly required?: boolean | null | undefined;
};

/** Colors of light or dark mode. Fields that are left out keep their values. */
export type ColorSettingsInput = {
  /** Background color. */
  readonly backgroundColor?: string | null | undefined;
  /** Primary color, such as `#2f5d50`. */
  readonly primaryColor?: string | null | undefined;
  /** Text color. */
  readonly textColor?: string | null | undefined;
};

/** Which list of countries applies. */
export type CountryRestrictionMode =
  /** Only the allowed countries are accepted. An unknown country is rejected. */
  | 'ALLOWLIST'
  /** All countries except the blocked ones are accepted. An unknown country is accepted. */
  | 'BLOCKLIST'
  /** Neither. */
  | 'DISABLED';

/** Countries from which users may sign up and sign in. Fields that are left out keep their values. */
export type CountryRestrictionsInput = {
  /** ISO 3166-1 alpha-2 codes, upper case; up to 249. */
  readonly allowedCountryCodes?: ReadonlyArray<string> | null | undefined;
  /** ISO 3166-1 alpha-2 codes, upper case; up to 249. */
  readonly blockedCountryCodes?: ReadonlyArray<string> | null | undefined;
  /** Which of the two lists applies. */
  readonly mode?: CountryRestrictionMode | null | undefined;
};

/** The fields of a new API auth app. */
export type CreateApiAuthAppInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /**
   * Prefix of the app's keys, to distinguish them from other keys: up to 32 letters and digits, with single underscores
   * between them. `sk_live` and `sk_test` are reserved for this service's own keys.
   */
  readonly keyPrefix?: string;
  /**
   * Name of the app: 1 to 64 letters, digits, dots, underscores, spaces and hyphens. It is part of paths and cannot be
   * changed.
   */
  readonly name: string;
  /**
   * Up to 20 rate limits; none when left out. With a rule `per_ip` or `per_key_and_ip`, each check must contain the `ip`,
   * or it returns 400.
   */
  readonly rateLimits?: ReadonlyArray<RateLimitRuleInput> | null | undefined;
  /** Lets end users create keys for themselves. Left out, they cannot. */
  readonly selfService?: SelfServiceInput | null | undefined;
};

/** The fields of a new key. */
export type CreateApiAuthKeyInput = {
  /** Expiry, in the future. The key never expires when this is left out or null. */
  readonly expiresAt?: string | null | undefined;
  /** Metadata, up to 16 KiB; each check of the key returns it. */
  readonly metadata?: Record<string, unknown> | null | undefined;
  /** Name of the key, 1 to 255 characters. */
  readonly name: string;
  /** Organization that owns the key. The key is revoked when the organization is deleted. */
  readonly organizationId?: string | null | undefined;
  /**
   * Up to 100 permissions in the form `resource:action`, without duplicates: a repeated one counts once. Permissions are
   * literal: `invoices:*` grants `invoices:*` and nothing else.
   */
  readonly permissions?: ReadonlyArray<string>;
  /**
   * Up to 20 rules that replace the app's. When left out or null, the app's rules apply; an empty list means no limit.
   * With a rule `per_ip` or `per_key_and_ip`, each check of the key must contain the `ip`.
   */
  readonly rateLimits?: ReadonlyArray<RateLimitRuleInput> | null | undefined;
  /**
   * Active user that owns the key. Together with an organization or workspace, the user must be a member of it; the
   * member's roles then limit the key, and the key is revoked when the membership ends.
   */
  readonly userId?: string | null | undefined;
  /** Workspace that owns the key, in the organization if one is given. The key is revoked when the workspace is deleted. */
  readonly workspaceId?: string | null | undefined;
};

/** The fields of a new API key. */
export type CreateApiKeyInput = {
  /** Expiry, in the future. The key never expires when this is left out. */
  readonly expiresAt?: string | null | undefined;
  /** Name of the key, 1 to 255 characters. */
  readonly name: string;
  /**
   * Scopes of the key, such as `USERS_READ`. Leave them out for a key with all scopes, including those of later versions, which
   * only a caller with all scopes can grant. An empty list is rejected.
   */
  readonly scopes?: ReadonlyArray<Scope> | null | undefined;
};

/** Input to create an impersonation. */
export type CreateImpersonationInput = {
  /**
   * Who impersonates the user, such as the id or address of a member of your staff. 1 to 255 characters. The claim `act`, sessions
   * and the audit log show it.
   */
  readonly actor: string;
  /** Seconds until the impersonation ends, 60 to 3,600. */
  readonly expiresInSeconds?: number;
  /** Why, such as the number of a ticket of your help desk. 1 to 500 characters. The audit log shows it. */
  readonly reason?: string | null | undefined;
};

/** The address to invite and its roles. */
export type CreateInvitationInput = {
  /** The address to invite. */
  readonly email: string;
  /** Seconds until it expires: 3,600 (an hour) to 2,592,000 (30 days); 604,800 (7 days) if omitted. */
  readonly expiresIn?: number | null | undefined;
  /**
   * URL that the mailed link opens, with `invitation_token` added to its query: a page on the deployment host or on one of
   * its allowed origins. A page of this service if omitted.
   */
  readonly redirectUrl?: string | null | undefined;
  /**
   * Ids of roles of the organization or workspace itself, or of the deployment at its level. The built-in role Member if
   * omitted.
   */
  readonly roleIds?: ReadonlyArray<string> | null | undefined;
};

/** The invitations to create. */
export type CreateInvitationsInput = {
  /** The addresses to invite, with their roles. */
  readonly invitations: ReadonlyArray<CreateInvitationInput>;
};

/** Input to create a JWT template. */
export type CreateJwtTemplateInput = {
  /**
   * The claims, up to 64 KiB; rendered, up to 8 KiB of JSON.
   *
   * A string can contain expressions: `{{user.id}}`, or several choices of which the first that is not null is used:
   * `{{user.username || user.first_name || 'guest' || 30}}`. A string that is one expression keeps the type of its value. In
   * a string with other text, null becomes an empty string, and an object or list becomes JSON.
   *
   * The paths are `user.` with `id`, `firstName`, `lastName`, `full_name`, `username`, `primaryEmailAddress`,
   * `primaryPhoneNumber`, `email_verified`, `createdAt` or `publicMetadata`; `organization.` and `workspace.` with `id`,
   * `name`, `slug`, `description` or `createdAt`; `organization.` also with `displayName` or `logoUrl`;
   * `organization_membership.` and `workspace_membership.` with `id`, `roles`, `permissions`, `publicMetadata` or
   * `createdAt`; `session.id`. Any path can follow `publicMetadata`. Unknown paths and missing values are null. The
   * organization and workspace are the active ones of the sign-in, while the user is a member.
   *
   * The claims `typ`, `sid`, `signin_id`, `scope`, `azp`, `deployment_id`, `iss`, `sub`, `iat`, `exp`, `nbf` and `jti` are
   * reserved for the service. `aud` must be a fixed string or a list of fixed strings, and none of the service's own
   * audiences.
   */
  readonly claims: Record<string, unknown>;
  /** Free text, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /** Whether the template becomes the default for session tokens. The previous default stops being one. */
  readonly isDefault?: boolean;
  /** Name, 1 to 255 characters, unique in the deployment. */
  readonly name: string;
  /** Lifetime of a token in seconds, 60 to 31,536,000. */
  readonly ttl?: number;
};

/** The fields of a new OAuth application. */
export type CreateOauthApplicationInput = {
  /** Lifetime of its access tokens in seconds, 60 to 86,400. A resource can have another. */
  readonly accessTokenLifetime?: number;
  /**
   * How it authenticates at the token endpoint. The default is `CLIENT_SECRET_BASIC` for web applications and machines, and
   * `NONE` for the others, which have no other method.
   */
  readonly authMethod?: OauthAuthMethod | null | undefined;
  /**
   * https URL on the public internet, up to 2,000 characters, that is called when a session of a user ends. Machines have
   * none.
   */
  readonly backchannelLogoutUri?: string | null | undefined;
  /** Free text, up to 500 characters. */
  readonly description?: string | null | undefined;
  /**
   * Whether users can sign in to it with a code that it shows, which they enter in a browser (RFC 8628). Only for native applications.
   * Leave it false where it is not needed: such a code can be sent to a person by someone else.
   */
  readonly deviceSignIn?: boolean;
  /**
   * Whether each of its access tokens must be bound to a key of the application, which it proves with every request (RFC 9449). An
   * application may also bind its tokens without this.
   */
  readonly dpopBoundAccessTokens?: boolean;
  /** Whether it can be used. */
  readonly isActive?: boolean;
  /** Whether it is part of your product, so that users are not asked for their consent. An application of an organization is not. */
  readonly isFirstParty?: boolean;
  /**
   * Public keys of the method `PRIVATE_KEY_JWT`, as a JWK Set with 1 to 10 keys: RSA with 2,048 to 8,192 bits, EC on P-256,
   * P-384 or P-521, or Ed25519. Only `kty`, `use`, `alg`, `kid` and the public members of each key are stored. Keys with
   * private members are rejected. This method requires either `jwks` or `jwksUri`.
   */
  readonly jwks?: Record<string, unknown> | null | undefined;
  /**
   * https URL on the public internet, up to 2,048 characters, that returns the public keys of the method `PRIVATE_KEY_JWT`.
   * This method requires either `jwks` or `jwksUri`.
   */
  readonly jwksUri?: string | null | undefined;
  /** https URL of its logo, up to 2,048 characters. */
  readonly logoUrl?: string | null | undefined;
  /** Name, 1 to 100 characters. Users see it when they are asked for their consent. */
  readonly name: string;
  /**
   * Id of the organization that it belongs to, which cannot be changed: only members of the organization can sign in to it, and
   * members who manage the organization manage it. Left out or null, it belongs to the deployment itself.
   */
  readonly organizationId?: string | null | undefined;
  /** URIs that users may be sent back to after they sign out: up to 20, with the rules of `redirectUris`. */
  readonly postLogoutRedirectUris?: ReadonlyArray<string>;
  /** https URL of its privacy policy, up to 2,048 characters. */
  readonly privacyUrl?: string | null | undefined;
  /**
   * URIs that users may be sent back to after they sign in: 1 to 20, each absolute and with up to 2,000 characters, without
   * a fragment, user name or password, and without `*` in the host. They are compared exactly. Machines have none.
   *
   * - Web and browser applications: https. In a staging deployment also http to `localhost`, `127.0.0.1` or `[::1]`.
   * - Native applications: https to a host that is not loopback; http to `localhost`, `127.0.0.1` or `[::1]`, where any port
   *   matches; or a private-use scheme in the form of a reversed domain name, such as `com.example.app:/callback`. With
   *   `deviceSignIn`, it needs none.
   */
  readonly redirectUris?: ReadonlyArray<string>;
  /** Time in seconds after which a refresh token that is not used expires, 3,600 to 31,536,000. */
  readonly refreshTokenLifetime?: number;
  /**
   * Whether it must send each authorization request to `/oauth/par` before the browser comes, which then carries only a reference (RFC
   * 9126). An application may also do so without this.
   */
  readonly requirePushedAuthorizationRequests?: boolean;
  /**
   * Up to 20 different resources of the deployment that it may get access tokens for. An application of an organization may use
   * those with `availableToOrganizations`.
   */
  readonly resources?: ReadonlyArray<OauthApplicationResourceInput>;
  /**
   * Ids of the roles of a machine of an organization, up to 20: roles of the organization itself, or of the deployment for
   * organizations; a repeated one counts once. Its access tokens have their names and permissions. Other applications have no
   * roles.
   */
  readonly roleIds?: ReadonlyArray<string>;
  /**
   * Scopes of OpenID Connect that it may request; a repeated one counts once. The default is `openid`, `profile` and
   * `email`, and none for machines, which cannot have any.
   */
  readonly scopes?: ReadonlyArray<OpenidScope> | null | undefined;
  /** https URL of its terms of service, up to 2,048 characters. */
  readonly termsUrl?: string | null | undefined;
  /**
   * Identifiers of the resources whose access tokens it may exchange for tokens of its own `resources`, up to 20: OAuth 2.0 Token Exchange
   * (RFC 8693). List only resources that it serves, since with such a token it can act for the user. Only for an
   * application of the deployment itself that authenticates with a secret or a key.
   */
  readonly tokenExchangeResources?: ReadonlyArray<string>;
  /** Where the application runs. It cannot be changed. */
  readonly type: OauthApplicationType;
  /** https URL of its website, up to 2,048 characters. */
  readonly websiteUrl?: string | null | undefined;
};

/** How a secret of an OAuth application is added. */
export type CreateOauthApplicationSecretInput = {
  /**
   * When the other secret of the application expires, in the future; it keeps an earlier expiry. Left out or null, the other
   * secret stays until it is deleted.
   */
  readonly previousExpiresAt?: string | null | undefined;
};

/** The fields of a new OAuth resource. */
export type CreateOauthResourceInput = {
  /** Lifetime of its access tokens in seconds, 60 to 86,400; null for the lifetime that the application has. */
  readonly accessTokenLifetime?: number | null | undefined;
  /** Whether applications of organizations may use it as well. Members who manage an organization see its name and scopes. */
  readonly availableToOrganizations?: boolean;
  /**
   * The URL that is the audience of its tokens: https, with up to 500 characters, without a fragment, user name or password. In a
   * staging deployment also http to `localhost`, `127.0.0.1` or `[::1]`. The URLs of the two hosts of this service are
   * rejected. It cannot be changed.
   *
   * The URL of the deployment host with `/mcp` makes that a server of MCP, to which AI clients of users can connect. Such a resource
   * has scopes of the deployment host, such as `account:read`, and no JWT template.
   */
  readonly identifier: string;
  /**
   * Id of a JWT template whose claims its access tokens for users have; null for none. The values of `organization.` and
   * `organization_membership.` are those of the organization that the user has chosen, if the application asks for the scope
   * `organization`; those of the workspace and the session are null. The lifetime and `aud` of the template are ignored, and so are
   * claims of the service: those of RFC 9068, and `client_id`, `cnf`, `authorization_details`, `auth_time`, `acr`, `amr`, `act`,
   * `may_act`, `workspaces` and all that begin with `org_`. A token request fails with `invalid_target` if the claims have more than 8 KiB.
   */
  readonly jwtTemplateId?: string | null | undefined;
  /** Name, 1 to 100 characters. Users see it when they are asked for their consent. */
  readonly name: string;
  /** What applications can be allowed to do there: up to 100 scopes with different names. */
  readonly scopes?: ReadonlyArray<OauthResourceScopeInput>;
  /**
   * How clients that were not registered may identify to get its access tokens, with all of its scopes, after a user's consent: for MCP
   * servers, whose clients are written by others. Empty if only registered applications may.
   */
  readonly unregisteredClients?: ReadonlyArray<OauthUnregisteredClients>;
};

/** The fields of a new organization. */
export type CreateOrganizationInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /** Name for display; the name itself if omitted. */
  readonly displayName?: string | null | undefined;
  /** Id of the organization in another system, unique among the organizations of the deployment, 1 to 255 characters. */
  readonly externalId?: string | null | undefined;
  /** Name, 1 to 255 characters. */
  readonly name: string;
  /** Metadata about the organization, up to 64 KiB. Only the backend host shows it. */
  readonly privateMetadata?: Record<string, unknown> | null | undefined;
  /** Metadata for the organization, up to 64 KiB. Its members can read it. */
  readonly publicMetadata?: Record<string, unknown> | null | undefined;
  /**
   * Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in the deployment. Derived from the
   * name if omitted.
   */
  readonly slug?: string | null | undefined;
};

/** The fields of a new role. */
export type CreateRoleInput = {
  /** Name, 1 to 255 characters. */
  readonly name: string;
  /** 1 to 64 permissions in the form `resource:action`. Duplicates are removed. */
  readonly permissions: ReadonlyArray<string>;
};

/** A new provider. */
export type CreateSocialProviderInput = {
  /** The authorization endpoint: required for `oauth2`. A URL of up to 2,048 characters. */
  readonly authorizationUrl?: string | null | undefined;
  /** Client id of your application at the provider. 1 to 255 characters. For Apple, the services id. */
  readonly clientId: string;
  /**
   * Client secret, up to 4,096 characters. For Apple, the private key in PEM. Stored encrypted and never returned. Not required for
   * `oidc` and `oauth2`, where PKCE protects a public client.
   */
  readonly clientSecret?: string | null | undefined;
  /** Whether users can sign in with it. True by default. */
  readonly enabled?: boolean;
  /** The issuer: required for `oidc`; another one than that of the company for the kinds with OpenID Connect. A URL of up to 2,048 characters. */
  readonly issuer?: string | null | undefined;
  /** For Apple, required: the id of the private key. 1 to 64 characters. */
  readonly keyId?: string | null | undefined;
  /** What the provider is. */
  readonly kind: SocialProviderKind;
  /** What buttons say, 1 to 64 characters. The default is the name of the company; required for `oidc` and `oauth2`. */
  readonly label?: string | null | undefined;
  /** The name in URLs, which cannot be changed: 1 to 64 lowercase letters, digits and hyphens. The default is the kind, such as `google`. */
  readonly name?: string | null | undefined;
  /** The place of the button, 0 to 1,000: lower numbers come first. */
  readonly position?: number;
  /** For `oauth2`, required: the fields of the profile. */
  readonly profileFields?: SocialProfileFieldsInput | null | undefined;
  /** The URL of the profile: required for `oauth2`. A URL of up to 2,048 characters. */
  readonly profileUrl?: string | null | undefined;
  /** The OAuth scopes to request. The default is what a sign-in needs. Up to 20 of up to 255 characters each. */
  readonly scopes?: ReadonlyArray<string> | null | undefined;
  /** Whether a person without an account can sign up with it. True by default. */
  readonly signUpAllowed?: boolean;
  /** For Apple, required: the team id. 1 to 64 characters. */
  readonly teamId?: string | null | undefined;
  /** For Microsoft: the tenant's id or domain, `common` (the default), `organizations` or `consumers`. 1 to 255 characters. */
  readonly tenant?: string | null | undefined;
  /** The token endpoint: required for `oauth2`. A URL of up to 2,048 characters. */
  readonly tokenUrl?: string | null | undefined;
  /** Whether the provider's tokens of each user are stored, encrypted, for your backend. False by default. */
  readonly tokensStored?: boolean;
};

/** Input to create a user. */
export type CreateUserInput = {
  /** The primary address, up to 254 characters. It counts as verified. */
  readonly email: string;
  /** Id of the user in another system, unique among the users of the deployment, 1 to 255 characters. */
  readonly externalId?: string | null | undefined;
  /** First name, 1 to 255 characters. */
  readonly firstName?: string | null | undefined;
  /** Last name, 1 to 255 characters. */
  readonly lastName?: string | null | undefined;
  /** Preferred language as a BCP 47 tag, such as `fr-CA`. Messages to the user are in it when the service has its texts. */
  readonly locale?: string | null | undefined;
  /** 8 to 256 characters, no common password. Without it, the user cannot sign in with a password. */
  readonly password?: string | null | undefined;
  /** Metadata about the user, up to 64 KiB. Only the backend host shows it. */
  readonly privateMetadata?: Record<string, unknown> | null | undefined;
  /** Metadata for the user, up to 64 KiB. The user can read it. */
  readonly publicMetadata?: Record<string, unknown> | null | undefined;
  /** Letters of one script, digits and `. _ -`, stored in NFKC; the settings define the length. */
  readonly username?: string | null | undefined;
};

/** A new webhook app. */
export type CreateWebhookAppInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /**
   * Name, 1 to 64 letters, digits, spaces, dots, underscores and hyphens. `.` and `..` are not allowed, because paths contain the
   * name.
   */
  readonly name: string;
};

/** A new webhook endpoint. */
export type CreateWebhookEndpointInput = {
  /** Name of the webhook app whose events it receives. */
  readonly appName: string;
  /** Free text, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /**
   * Custom headers for each delivery: up to 20, with values of 1 to 2,048 printable ASCII characters. Headers that deliveries set
   * themselves (`Host`, `Content-Type`, `Content-Length`, `webhook-…`) and headers of the connection are rejected.
   */
  readonly headers?: Record<string, unknown> | null | undefined;
  /** How often a failed delivery is retried, 0 to 10. */
  readonly maxRetries?: number;
  /**
   * Whether the endpoint has a separate signing secret instead of the app's; false when omitted. Only this response shows it in
   * full. `rotate-secret` replaces or removes it later.
   */
  readonly ownSigningSecret?: boolean | null | undefined;
  /** The most requests in a time window; omitted or null for no limit. */
  readonly rateLimit?: WebhookRateLimitInput | null | undefined;
  /** The events to receive, 1 to 100. */
  readonly subscriptions: ReadonlyArray<WebhookSubscriptionInput>;
  /** How many seconds an attempt may take, 1 to 30. */
  readonly timeoutSeconds?: number;
  /**
   * https URL with a public address, up to 2,048 characters, without credentials or a fragment. Plain http is allowed only for
   * loopback addresses, in a staging deployment, when `OUTGOING_ALLOW` permits loopback. `stream:` is an endpoint without a
   * receiver: its deliveries appear in the stream of deliveries, are sent nowhere, and succeed at once.
   */
  readonly url: string;
};

/** A new event for the catalog. */
export type CreateWebhookEventTypeInput = {
  /** Description, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /** Name, 1 to 256 letters, digits, underscores, dots and hyphens. `.` and `..` are not allowed, because paths contain the name. */
  readonly name: string;
  /**
   * JSON schema (draft 2020-12) of the payload, up to 32 KiB. `$ref` accepts `#/$defs/<name>` and `#/definitions/<name>` without
   * cycles; `$id`, `$anchor` and similar keywords are rejected. Patterns are matched in linear time and must not contain
   * backreferences, lookarounds or `\b`. With all references resolved, a schema has up to 4,000 values and patterns of 500
   * characters. `uniqueItems` requires a `maxItems` of up to 1,000. Texts longer than 2,048 characters match no `format`. Payloads
   * that take more than a second of CPU time to check are rejected with 400 `PAYLOAD_CHECK_TOO_SLOW`.
   */
  readonly schema?: Record<string, unknown> | null | undefined;
};

/** The fields of a new workspace. */
export type CreateWorkspaceInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /** Id of the workspace in another system, unique among the workspaces of the deployment, 1 to 255 characters. */
  readonly externalId?: string | null | undefined;
  /** Name, 1 to 255 characters. */
  readonly name: string;
  /** Metadata about the workspace, up to 64 KiB. Only the backend host shows it. */
  readonly privateMetadata?: Record<string, unknown> | null | undefined;
  /** Metadata for the workspace, up to 64 KiB. Its members can read it. */
  readonly publicMetadata?: Record<string, unknown> | null | undefined;
  /**
   * Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in its organization. Derived from the
   * name if omitted.
   */
  readonly slug?: string | null | undefined;
};

/** Whether a deployment serves real users. */
export type DeploymentMode =
  /** Serves real users: the deployment host has no playground and accepts no development session. */
  | 'PRODUCTION'
  /** For development and tests: the deployment host also accepts the session token in `X-Development-Session`. */
  | 'STAGING';

/** The provider that sends a deployment's mail. */
export type EmailProvider =
  /** The service stores mail as files for an operator to read. */
  | 'BUILT_IN'
  /** The deployment's own mail server. */
  | 'CUSTOM_SMTP';

/** Sign-up and sign-in by email address. Fields that are left out keep their values. */
export type EmailSettingsInput = {
  /** Whether users may have email addresses. */
  readonly enabled?: boolean | null | undefined;
  /** Whether a mailed link verifies an address. Required by sign-in with `magic_link`. */
  readonly magicLinkVerificationAllowed?: boolean | null | undefined;
  /** Whether a mailed code verifies an address. Required by sign-in with `email_otp`. */
  readonly otpVerificationAllowed?: boolean | null | undefined;
  /** Whether each user must have one. */
  readonly required?: boolean | null | undefined;
  /**
   * Whether sign-up must verify an address before it creates the account. Only the owner of the address then learns
   * whether it is taken.
   */
  readonly verifySignUp?: boolean | null | undefined;
};

/**
 * Why an operation failed. GraphQL returns the code in `extensions.code` of an error, REST in `code`. Use the code in programs: the
 * message of an error is for people and may change. Each description ends with the HTTP status of the REST response.
 */
export type ErrorCode =
  /** The URL or host leads to a network that the service must not call. The variable `OUTGOING_ALLOW` allows networks. HTTP 400. */
  | 'ADDRESS_NOT_ALLOWED'
  /** The AI agent is inactive. Activate it to run it. HTTP 409. */
  | 'AI_AGENT_INACTIVE'
  /** The system prompt of the agent names variables, which only a server can give. HTTP 409. */
  | 'AI_AGENT_NEEDS_VARIABLES'
  /** The deployment has no such AI agent. HTTP 404. */
  | 'AI_AGENT_NOT_FOUND'
  /** The agent has no such run. HTTP 404. */
  | 'AI_AGENT_RUN_NOT_FOUND'
  /** A run of the thread is in progress. Send the request again when it has ended. HTTP 409. */
  | 'AI_AGENT_THREAD_BUSY'
  /** The thread has 1,000 messages. Continue in a new thread. HTTP 409. */
  | 'AI_AGENT_THREAD_FULL'
  /** The user has 1,000 threads with the agent. Delete one to create another. HTTP 409. */
  | 'AI_AGENT_THREAD_LIMIT'
  /** The agent has no such thread. HTTP 404. */
  | 'AI_AGENT_THREAD_NOT_FOUND'
  /** The deployment has no such knowledge base. HTTP 404. */
  | 'AI_KNOWLEDGE_BASE_NOT_FOUND'
  /**
   * The settings of the AI provider do not allow the agent's model. Add it to `allowed_models` of `/settings/ai`, or change the
   * agent. HTTP 409.
   */
  | 'AI_MODEL_NOT_ALLOWED'
  /** The AI provider did not answer as expected. The message says why. HTTP 400. */
  | 'AI_PROVIDER_FAILED'
  /** The agent names a tool that does not exist or is inactive. The message names it. HTTP 409. */
  | 'AI_TOOL_NOT_AVAILABLE'
  /** The deployment has no such AI tool. HTTP 404. */
  | 'AI_TOOL_NOT_FOUND'
  /** The address already has a pending invitation. Resend or revoke that one. HTTP 409. */
  | 'ALREADY_INVITED'
  /** The allowlist or blocklist already has the entry. HTTP 409. */
  | 'ALREADY_LISTED'
  /** The user is already a member. HTTP 409. */
  | 'ALREADY_MEMBER'
  /** The address or authenticator is already verified. HTTP 409. */
  | 'ALREADY_VERIFIED'
  /** The deployment has no API auth app of this name. HTTP 404. */
  | 'API_AUTH_APP_NOT_FOUND'
  /** The API auth app has no such key. HTTP 404. */
  | 'API_AUTH_KEY_NOT_FOUND'
  /** The deployment has no such API key, or it was revoked before. HTTP 404. */
  | 'API_KEY_NOT_FOUND'
  /** The request is malformed: its JSON, a header or the GraphQL document. HTTP 400. */
  | 'BAD_REQUEST'
  /** The body of the request has more bytes than allowed. Send less in each request. HTTP 413. */
  | 'BODY_TOO_LARGE'
  /** The rendered claims of a JWT template take more than 8 KiB of JSON. Use fewer or smaller values. HTTP 400. */
  | 'CLAIMS_TOO_LARGE'
  /** The change contradicts the current state of the resource. The message says why. HTTP 409. */
  | 'CONFLICT'
  /**
   * The deployment does not accept users from the country of the request. `country_restrictions` of `/settings/restrictions`
   * decides. HTTP 403.
   */
  | 'COUNTRY_NOT_ALLOWED'
  /** No deployment has the host name of the request. Use the `frontend_host` of a deployment. HTTP 404. */
  | 'DEPLOYMENT_NOT_FOUND'
  /** The development mailbox has no such message, or it was deleted. HTTP 404. */
  | 'DEVELOPMENT_MESSAGE_NOT_FOUND'
  /** The knowledge base has no such document. HTTP 404. */
  | 'DOCUMENT_NOT_FOUND'
  /** Both TOTP codes of an enrollment are the same. Wait until the authenticator app shows the next one. HTTP 400. */
  | 'DUPLICATE_CODES'
  /** The user has no such email address. HTTP 404. */
  | 'EMAIL_NOT_FOUND'
  /** The operation requires a verified email address. Verify it first. HTTP 403. */
  | 'EMAIL_NOT_VERIFIED'
  /** Another user has the email address. HTTP 409. */
  | 'EMAIL_TAKEN'
  /** The knowledge base has no such entity. HTTP 404. */
  | 'ENTITY_NOT_FOUND'
  /** Another user, organization or workspace has the external id. HTTP 409. */
  | 'EXTERNAL_ID_TAKEN'
  /** The settings of the deployment disable this feature. `/settings/auth` and `/settings/b2b` enable it. HTTP 403. */
  | 'FEATURE_DISABLED'
  /** Another deployment has the host name. HTTP 409. */
  | 'HOST_TAKEN'
  /** The allowlist or blocklist of the deployment excludes this email address. `/settings/restrictions` has both lists. HTTP 403. */
  | 'IDENTIFIER_NOT_ALLOWED'
  /** The deployment has no such image: it was replaced or deleted. HTTP 404. */
  | 'IMAGE_NOT_FOUND'
  /** The session impersonates the user, and only the user may run the operation. HTTP 403. */
  | 'IMPERSONATED_SESSION'
  /** The user has no such impersonation, or it has ended. HTTP 404. */
  | 'IMPERSONATION_NOT_FOUND'
  /** The caller is authenticated and lacks a scope, a role or a kind of credential. The message names it. HTTP 403. */
  | 'INSUFFICIENT_PERMISSIONS'
  /** An unexpected error. Report it with the id of the request. HTTP 500. */
  | 'INTERNAL'
  /** The verification code is wrong, expired or already used. Request a new one. HTTP 400. */
  | 'INVALID_CODE'
  /** The password, or the combination of identifier and password, is wrong. HTTP 401. */
  | 'INVALID_CREDENTIALS'
  /** The invitation is expired, revoked, replaced or already used. Ask for a new one. HTTP 400. */
  | 'INVALID_INVITATION'
  /** The link is expired, replaced or already used. Request a new one. HTTP 400. */
  | 'INVALID_LINK'
  /** The response of an authenticator is invalid, or its challenge has expired. Request another challenge. HTTP 400. */
  | 'INVALID_PASSKEY'
  /** The two codes are not consecutive, current codes of the authenticator. Check the clock of its device. HTTP 400. */
  | 'INVALID_TOTP_CODES'
  /** The message of the wallet is not the expected one, or its signature is wrong. The message says why. HTTP 400. */
  | 'INVALID_WALLET_SIGNATURE'
  /** The organization or workspace has no such pending invitation. HTTP 404. */
  | 'INVITATION_NOT_FOUND'
  /** The deployment has no such JWT template. HTTP 404. */
  | 'JWT_TEMPLATE_NOT_FOUND'
  /** The knowledge base is inactive and cannot be searched. Activate it to search it. HTTP 409. */
  | 'KNOWLEDGE_BASE_INACTIVE'
  /** The change would leave an organization or workspace without an admin. Make another member an admin first. HTTP 409. */
  | 'LAST_ADMIN'
  /** The user would have no identifier left to sign in or to recover the account with. Add another one first. HTTP 409. */
  | 'LAST_IDENTIFIER'
  /** The organization or workspace has no such member. HTTP 404. */
  | 'MEMBERSHIP_NOT_FOUND'
  /** The service has no such kind or language of messages, or the deployment has not replaced its texts. HTTP 404. */
  | 'MESSAGE_TEMPLATE_NOT_FOUND'
  /** The path exists and does not accept this HTTP method. A mutation must be sent with POST. HTTP 405. */
  | 'METHOD_NOT_ALLOWED'
  /** Another resource of this kind has the name. Choose another name. HTTP 409. */
  | 'NAME_TAKEN'
  /** The request has no valid credential, or the user is not signed in. HTTP 401. */
  | 'NOT_AUTHENTICATED'
  /** The user is not a member of the organization. HTTP 403. */
  | 'NOT_ORGANIZATION_MEMBER'
  /** The user is not a member of the workspace. HTTP 403. */
  | 'NOT_WORKSPACE_MEMBER'
  /** The deployment has no AI provider. Set its `base_url` with `PATCH /settings/ai` (in GraphQL, `updateAiSettings`). HTTP 409. */
  | 'NO_AI_PROVIDER'
  /** The user has no authenticator, or has not started to enroll one. Start the enrollment first. HTTP 400. */
  | 'NO_AUTHENTICATOR'
  /** The deployment has no mail server of its own. Set one with `POST /settings/email/smtp`. HTTP 409. */
  | 'NO_SMTP_CONFIG'
  /** The deployment has no such OAuth application. HTTP 404. */
  | 'OAUTH_APPLICATION_NOT_FOUND'
  /** The OAuth application has no such secret. HTTP 404. */
  | 'OAUTH_APPLICATION_SECRET_NOT_FOUND'
  /** No application waits for this answer: the request is unknown, has expired, was answered, or belongs to another sign-in. HTTP 404. */
  | 'OAUTH_CONSENT_NOT_FOUND'
  /** No device waits with this code: it is unknown, has expired, or was answered. HTTP 404. */
  | 'OAUTH_DEVICE_REQUEST_NOT_FOUND'
  /** The user has allowed an application no such thing, or has revoked it. HTTP 404. */
  | 'OAUTH_GRANT_NOT_FOUND'
  /** An application has sent a browser with a request that the OpenID provider cannot answer. HTTP 400. */
  | 'OAUTH_REQUEST_INVALID'
  /** An OAuth application lists the resource, or the scope of it. Remove it there first. HTTP 409. */
  | 'OAUTH_RESOURCE_IN_USE'
  /** The deployment has no such OAuth resource. HTTP 404. */
  | 'OAUTH_RESOURCE_NOT_FOUND'
  /** Another OAuth resource has the identifier. HTTP 409. */
  | 'OAUTH_RESOURCE_TAKEN'
  /** No application has asked for a sign-out in this browser. HTTP 404. */
  | 'OAUTH_SIGN_OUT_NOT_FOUND'
  /** The deployment has no such organization. HTTP 404. */
  | 'ORGANIZATION_NOT_FOUND'
  /** The origin of the page that sent the request is not allowed. Add it with `PUT /settings/allowed-origins`. HTTP 403. */
  | 'ORIGIN_NOT_ALLOWED'
  /** The link must be opened in the browser that requested it. HTTP 403. */
  | 'OTHER_DEVICE'
  /** The user has no such passkey, or no user has the passkey. HTTP 404. */
  | 'PASSKEY_NOT_FOUND'
  /** Checking a payload against its JSON schema takes too long. Simplify the schema. HTTP 400. */
  | 'PAYLOAD_CHECK_TOO_SLOW'
  /** The user has no such phone number. HTTP 404. */
  | 'PHONE_NOT_FOUND'
  /** The operation requires a verified phone number. Verify it first. HTTP 403. */
  | 'PHONE_NOT_VERIFIED'
  /** Another user has the phone number. HTTP 409. */
  | 'PHONE_TAKEN'
  /** The record is not in the version that `If-Match` or `expectedVersion` names. Read it again and repeat the change. HTTP 412. */
  | 'PRECONDITION_FAILED'
  /** The GraphQL document is longer, deeper or more expensive than allowed. Request fewer fields or smaller pages. HTTP 400. */
  | 'QUERY_TOO_COMPLEX'
  /** A rate limit is reached. Send the request again after the seconds of `Retry-After`. HTTP 429. */
  | 'RATE_LIMITED'
  /** The operation requires a reauthentication in the last ten minutes: call `reauthenticate` first. HTTP 403. */
  | 'REAUTHENTICATION_REQUIRED'
  /** The first request with this idempotency key is still running. Send the request again later. HTTP 409. */
  | 'REQUEST_IN_FLIGHT'
  /** The response would have more bytes than allowed. Request fewer fields or smaller pages. HTTP 400. */
  | 'RESPONSE_TOO_LARGE'
  /** The allowlist or blocklist has no such entry. HTTP 404. */
  | 'RESTRICTION_NOT_FOUND'
  /** A member, an application or a pending invitation has the role. Remove it there first. HTTP 409. */
  | 'ROLE_IN_USE'
  /** The organization or workspace has no such role. HTTP 404. */
  | 'ROLE_NOT_FOUND'
  /** The role belongs to the deployment and cannot be changed here. Create a role of your own instead. HTTP 409. */
  | 'ROLE_READ_ONLY'
  /** The path does not exist; `/openapi.json` of each host lists its paths. Only REST returns this code. HTTP 404. */
  | 'ROUTE_NOT_FOUND'
  /** The user has no such session. HTTP 404. */
  | 'SESSION_NOT_FOUND'
  /** The browser has no such sign-in attempt at this step, or it is expired. HTTP 404. */
  | 'SIGNIN_ATTEMPT_NOT_FOUND'
  /** The browser has no such sign-up attempt at this step, or it is expired. HTTP 404. */
  | 'SIGNUP_ATTEMPT_NOT_FOUND'
  /** The user has no such sign-in ticket, or it was used, revoked or expired. HTTP 404. */
  | 'SIGN_IN_TICKET_NOT_FOUND'
  /** The deployment accepts no sign-ups, or only those of its waitlist and of invited users. HTTP 403. */
  | 'SIGN_UP_CLOSED'
  /** Another organization, or another workspace of the organization, has the slug. Choose another slug. HTTP 409. */
  | 'SLUG_TAKEN'
  /** The mail server rejected the connection, the credentials or the message. The message says why. HTTP 400. */
  | 'SMTP_FAILED'
  /** The user has no such account at another provider. HTTP 404. */
  | 'SOCIAL_CONNECTION_NOT_FOUND'
  /** Another user has linked this account of the provider, or the user has linked another one. HTTP 409. */
  | 'SOCIAL_CONNECTION_TAKEN'
  /** A user has the email address of the account at the provider. Sign in to it, then link the provider there. HTTP 409. */
  | 'SOCIAL_LINK_REQUIRED'
  /** A social provider cannot be reached, or does not accept the settings of the deployment. Try again later. HTTP 503. */
  | 'SOCIAL_PROVIDER_FAILED'
  /** No social provider has this name, or it is not enabled. HTTP 404. */
  | 'SOCIAL_PROVIDER_NOT_FOUND'
  /** The response of a social provider is not valid, such as a token with a wrong signature. Start the sign-in again. HTTP 400. */
  | 'SOCIAL_RESPONSE_INVALID'
  /** The person cancelled the social sign-in at the provider, or the provider rejected it. HTTP 400. */
  | 'SOCIAL_SIGN_IN_DENIED'
  /** The social sign-in is unknown, expired, already used, or was started in another browser. Start it again. HTTP 400. */
  | 'SOCIAL_SIGN_IN_EXPIRED'
  /**
   * The settings of the deployment do not allow this way to sign in or to verify, or it does not exist yet. `GET /auth/options`
   * lists the strategies, and `/settings/auth` enables them. HTTP 400.
   */
  | 'STRATEGY_NOT_AVAILABLE'
  /** Too many attempts to guess or to request a secret. Wait for the seconds of `Retry-After`. HTTP 429. */
  | 'TOO_MANY_ATTEMPTS'
  /** The service is temporarily unavailable, or the deployment is under maintenance. Send the request again later. HTTP 503. */
  | 'UNAVAILABLE'
  /** The body of the request has the wrong `Content-Type`. The message names the right one. HTTP 415. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** Another user has the username. HTTP 409. */
  | 'USERNAME_TAKEN'
  /** There is no such import of users. HTTP 404. */
  | 'USER_IMPORT_NOT_FOUND'
  /** The deployment has no such user. HTTP 404. */
  | 'USER_NOT_FOUND'
  /** A value breaks its type, a bound or a rule. `extensions.errors` lists each such field with its path. HTTP 400. */
  | 'VALIDATION_FAILED'
  /** The waitlist has no such entry. HTTP 404. */
  | 'WAITLIST_ENTRY_NOT_FOUND'
  /** The user has no such wallet. HTTP 404. */
  | 'WALLET_NOT_FOUND'
  /** Another user has linked the wallet. HTTP 409. */
  | 'WALLET_TAKEN'
  /** The deployment has no webhook app of this name. HTTP 404. */
  | 'WEBHOOK_APP_NOT_FOUND'
  /** The webhook app has no such delivery, or its retention has ended. HTTP 404. */
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  /** The deployment has no such webhook endpoint. HTTP 404. */
  | 'WEBHOOK_ENDPOINT_NOT_FOUND'
  /** The catalog of the webhook app has archived the event. Set its `archived` to false to use it again. HTTP 409. */
  | 'WEBHOOK_EVENT_ARCHIVED'
  /** The catalog of the webhook app has no such event. HTTP 404. */
  | 'WEBHOOK_EVENT_NOT_FOUND'
  /** The webhook app has no such replay. HTTP 404. */
  | 'WEBHOOK_REPLAY_NOT_FOUND'
  /** The deployment has no such workspace. HTTP 404. */
  | 'WORKSPACE_NOT_FOUND';

/** A strategy for the first factor of a sign-in. */
export type FirstFactor =
  /** Code by email. */
  | 'EMAIL_OTP'
  /** Email address and password. */
  | 'EMAIL_PASSWORD'
  /** Link by email. */
  | 'MAGIC_LINK'
  /** A passkey. Another strategy must be enabled as well, for users without a passkey. */
  | 'PASSKEY'
  /** Code by SMS or WhatsApp. */
  | 'PHONE_OTP'
  /** Social sign-in at the enabled providers of `/settings/social-connections`, such as Google. */
  | 'SSO'
  /** Username and password. */
  | 'USERNAME_PASSWORD'
  /** Signature of a wallet. Sign-in also requires `web3_wallet.enabled`. */
  | 'WEB3_WALLET';

/** The status of an invitation. */
export type InvitationStatus =
  /** The invited user accepted it. */
  | 'ACCEPTED'
  /** It expired before it was accepted. */
  | 'EXPIRED'
  /** It can still be accepted. */
  | 'PENDING'
  /** It was revoked or declined. */
  | 'REVOKED';

/** Sign-in by a mailed link. Fields that are left out keep their values. */
export type MagicLinkSettingsInput = {
  /** Whether users may sign in with it. */
  readonly enabled?: boolean | null | undefined;
  /** Whether the link must be confirmed in the browser that requested it. Another browser gets 403 `OTHER_DEVICE`. */
  readonly requireSameDevice?: boolean | null | undefined;
};

/** How a message is sent. */
export type MessageChannel =
  /** By mail. */
  | 'MAIL'
  /** By SMS or WhatsApp. */
  | 'PHONE';

/**
 * The texts of a message, in ICU MessageFormat. They are plain text: the service keeps the layout, and places codes and links. All
 * texts together can contain at most 100 variables.
 */
export type MessageTemplateInput = {
  /** Label of the button, for messages that have one. Without it, the built-in label is used. */
  readonly buttonLabel?: string | null | undefined;
  /** Small print below the rest; none when omitted. */
  readonly footnote?: string | null | undefined;
  /** Paragraphs, 1 to 20. The paragraphs of a phone message are sent as one line. */
  readonly paragraphs: ReadonlyArray<string>;
  /** Subject. Required for mails; phone messages have none. */
  readonly subject?: string | null | undefined;
};

/** Whether one browser may be signed in to several accounts at the same time. */
export type MultiSessionSupport =
  /** One account. */
  | 'DISABLED'
  /** Several accounts. */
  | 'ENABLED';

/** First and last names of users. Fields that are left out keep their values. */
export type NameSettingsInput = {
  /** Whether users may have a first name. */
  readonly firstNameEnabled?: boolean | null | undefined;
  /** Whether sign-up requires a first name. */
  readonly firstNameRequired?: boolean | null | undefined;
  /** Whether users may have a last name. */
  readonly lastNameEnabled?: boolean | null | undefined;
  /** Whether sign-up requires a last name. */
  readonly lastNameRequired?: boolean | null | undefined;
};

/** A step that a sign-in can require after the first factor. */
export type NextSignInStep =
  /** The settings require backup codes and the user has none: the user creates them. */
  | 'CREATE_BACKUP_CODES'
  /** The settings require a second factor and the user has none: the user enrolls an authenticator. */
  | 'ENROLL_SECOND_FACTOR'
  /** The settings require a wallet and the user has none: the user links one. */
  | 'LINK_WALLET'
  /** The user verifies the primary email address with a mailed code, because only verified addresses on the allowlist may sign in. */
  | 'VERIFY_EMAIL'
  /** The user passes a second factor. */
  | 'VERIFY_SECOND_FACTOR';

/** Filters OAuth applications. An application must match every field that is given. */
export type OauthApplicationFilter = {
  /** Applications that were created at this time or later. */
  readonly createdSince?: string | null | undefined;
  /** Applications that were created before this time. */
  readonly createdUntil?: string | null | undefined;
  /** Applications with one of these ids, up to 100. */
  readonly ids?: ReadonlyArray<string> | null | undefined;
  /** Active applications (true) or inactive applications (false). */
  readonly isActive?: boolean | null | undefined;
  /** Applications that are part of your product (true), or others (false). */
  readonly isFirstParty?: boolean | null | undefined;
  /** Applications of the organization with this id. */
  readonly organizationId?: string | null | undefined;
  /** Applications that came to be in this way. */
  readonly registration?: OauthRegistration | null | undefined;
  /** Applications that may get access tokens for the resource with this identifier. */
  readonly resource?: string | null | undefined;
  /** Applications of this type. */
  readonly type?: OauthApplicationType | null | undefined;
};

/** A resource that an OAuth application may get access tokens for. */
export type OauthApplicationResourceInput = {
  /** Identifier of an OAuth resource of the deployment. */
  readonly identifier: string;
  /** Scopes of the resource that the application may request, up to 100; a repeated one counts once. */
  readonly scopes?: ReadonlyArray<string>;
};

/** Where an OAuth application runs, which decides whether it can keep a secret. */
export type OauthApplicationType =
  /** In a browser, such as a single-page application. It signs users in with PKCE, without a secret. */
  | 'BROWSER'
  /** A service without users. It gets access tokens for itself, with a secret or a private key. */
  | 'MACHINE'
  /** On a device, such as a mobile or desktop application. It signs users in with PKCE, without a secret. */
  | 'NATIVE'
  /** On a server. It signs users in, and keeps a secret or a private key. */
  | 'WEB';

/** How an OAuth application authenticates at the token endpoint, by OpenID Connect Core, section 9. */
export type OauthAuthMethod =
  /** With its secret in the header `Authorization`. For web applications and machines. */
  | 'CLIENT_SECRET_BASIC'
  /** With its secret in the request body. For web applications and machines. */
  | 'CLIENT_SECRET_POST'
  /** Not at all, because it cannot keep a secret. For browser and native applications. */
  | 'NONE'
  /** With a JWT that it signs with its private key. For web applications and machines. */
  | 'PRIVATE_KEY_JWT';

/** How an OAuth application came to be. */
export type OauthRegistration =
  /**
   * By itself, with a request to `/oauth/register`: OAuth 2.0 Dynamic Client Registration (RFC 7591). It may use the resources that accept
   * such clients. It is deleted two days after it has registered, or after the last user has ended its access, unless it is inactive.
   */
  | 'DYNAMIC_REGISTRATION'
  /** By hand: by your servers, an operator or a member who manages an organization. */
  | 'MANUAL'
  /**
   * By itself, with the URL of its metadata document as `client_id`, when a user first signed in to it: OAuth Client ID Metadata
   * Document. It may use the resources that accept such clients. It is deleted a day after the last user has ended its access, unless it is inactive.
   */
  | 'METADATA_DOCUMENT';

/** Filters OAuth resources. A resource must match every field that is given. */
export type OauthResourceFilter = {
  /** Resources that were created at this time or later. */
  readonly createdSince?: string | null | undefined;
  /** Resources that were created before this time. */
  readonly createdUntil?: string | null | undefined;
  /** The resource with this identifier. */
  readonly identifier?: string | null | undefined;
  /** Resources with one of these ids, up to 100. */
  readonly ids?: ReadonlyArray<string> | null | undefined;
};

/** A permission that an application can request at an OAuth resource. */
export type OauthResourceScopeInput = {
  /** What it allows, 1 to 300 characters. Users see it when they are asked for their consent. */
  readonly description: string;
  /**
   * Whether requests get it that name only this resource and no scope at all, as clients of MCP servers do, if the application may
   * have it.
   */
  readonly isDefault?: boolean;
  /**
   * The scope, up to 100 visible ASCII characters without `"` and `\`, such as `invoices:read`. The scopes of OpenID Connect
   * (`openid`, `profile`, `email`, `phone`, `organizations`, `organization`, `workspaces`, `offline_access`, `address`) and of the
   * deployment host (`account:read`, `account:write`, `my_organizations:read`, `my_organizations:write`, `my_agents:read`,
   * `my_agents:run`, `my_knowledge_bases:read`) are rejected.
   */
  readonly name: string;
};

/** How a client identifies that was not registered. */
export type OauthUnregisteredClients =
  /**
   * With a request to `/oauth/register`, after which it has a `client_id`: OAuth 2.0 Dynamic Client Registration (RFC 7591). Anyone can send
   * one: 20 an hour from an address, and 1,000 clients that no user has allowed anything. Only for clients without a metadata document.
   */
  | 'DYNAMIC_REGISTRATION'
  /**
   * With the https URL of its metadata document: OAuth Client ID Metadata Document. The document is read when a signed-in user arrives:
   * up to 16 KiB of JSON within 5 seconds, without redirects, from the public internet. Each user can bring 20 new clients an hour.
   */
  | 'METADATA_DOCUMENT';

/** A scope of OpenID Connect, which an OAuth application requests when it signs a user in. */
export type OpenidScope =
  /** The primary email address of the user, and whether it is verified. */
  | 'EMAIL'
  /** A refresh token, with which the application gets new access tokens after the sign-in. */
  | 'OFFLINE_ACCESS'
  /** An ID token with the id of the user. */
  | 'OPENID'
  /** The organization that the user chooses for the application, with the user's roles and permissions in it. */
  | 'ORGANIZATION'
  /** The first 50 organizations that the user has joined, with roles and permissions. */
  | 'ORGANIZATIONS'
  /** The primary phone number of the user, and whether it is verified. */
  | 'PHONE'
  /** The names, the username and the picture of the user. */
  | 'PROFILE'
  /**
   * The first 50 workspaces that the user has joined, with roles and permissions: those of the chosen organization, or without one
   * those of all.
   */
  | 'WORKSPACES';

/** Sign-in by a passkey. Fields that are left out keep their values. */
export type PasskeySettingsInput = {
  /** Whether sign-in pages should offer passkeys in the autofill of the identifier field. */
  readonly allowAutofill?: boolean | null | undefined;
  /** Whether users may register passkeys and sign in with them. */
  readonly enabled?: boolean | null | undefined;
  /** Whether sign-in pages should offer a passkey to users without one after sign-in. */
  readonly promptRegistrationOnAuth?: boolean | null | undefined;
  /**
   * The relying party id: the host name of the deployment host or one of its parent domains with at least two labels, in lower
   * case. Up to 253 characters. Empty for that host name. It cannot change while users have passkeys.
   */
  readonly rpId?: string | null | undefined;
};

/** Passwords and their requirements. Fields that are left out keep their values. */
export type PasswordSettingsInput = {
  /**
   * Whether users may have passwords. Sign-up requires a password when a sign-in strategy uses it; otherwise it is
   * optional.
   */
  readonly enabled?: boolean | null | undefined;
  /** Minimum length in characters, 8 to 128. */
  readonly minLength?: number | null | undefined;
  /** Whether a lower-case letter is required. */
  readonly requireLowercase?: boolean | null | undefined;
  /** Whether a digit is required. */
  readonly requireNumber?: boolean | null | undefined;
  /** Whether a character that is neither a letter nor a digit is required. */
  readonly requireSpecial?: boolean | null | undefined;
  /** Whether an upper-case letter is required. */
  readonly requireUppercase?: boolean | null | undefined;
};

/** Sign-up and sign-in by phone number. Fields that are left out keep their values. */
export type PhoneSettingsInput = {
  /** Whether users may have phone numbers. */
  readonly enabled?: boolean | null | undefined;
  /** Whether each user must have one. */
  readonly required?: boolean | null | undefined;
  /** Whether codes are sent by SMS. Sign-in with `phone_otp` requires this or WhatsApp. */
  readonly smsVerificationAllowed?: boolean | null | undefined;
  /**
   * Whether sign-up must verify a number before it creates the account. Only the owner of the number then learns whether
   * it is taken.
   */
  readonly verifySignUp?: boolean | null | undefined;
  /** Whether codes are sent by WhatsApp. Sign-in with `phone_otp` requires this or SMS. */
  readonly whatsappVerificationAllowed?: boolean | null | undefined;
};

/** The language and the texts of a preview. */
export type PreviewMessageTemplateInput = {
  /** The language: `en`, `de`, `fr` or `es`. */
  readonly language?: string;
  /** Texts that are not stored yet. */
  readonly template?: MessageTemplateInput | null | undefined;
};

/** Which requests a rate limit counts together. */
export type RateLimitMode =
  /** All requests of the app. */
  | 'PER_APP'
  /** Requests from the same address. */
  | 'PER_IP'
  /**
   * Requests with the same key, including the keys that it replaced in rotations. Any other new key starts a new counter,
   * even when it replaces a revoked key. To limit a user with several keys, add a rule `per_app`, and keep `maxKeys` of
   * `selfService` low.
   */
  | 'PER_KEY'
  /** Requests with the same key from the same address. */
  | 'PER_KEY_AND_IP';

/** A rate limit of `maxRequests` requests in each window of `duration` units. */
export type RateLimitRuleInput = {
  /**
   * Length of the window in units, at most one year: 31,536,000 seconds, 525,600 minutes, 8,760 hours, 365 days or 12
   * months.
   */
  readonly duration: number;
  /** Maximum number of requests in a window. */
  readonly maxRequests: number;
  /** Which requests are counted together. */
  readonly mode: RateLimitMode;
  /** Unit of the window. */
  readonly unit: RateLimitUnit;
};

/** Unit of a rate limit's window. */
export type RateLimitUnit =
  /** 24 hours. */
  | 'DAY'
  /** 60 minutes. */
  | 'HOUR'
  /** 60 seconds. */
  | 'MINUTE'
  /** 30 days. */
  | 'MONTH'
  /** One second. */
  | 'SECOND';

/** Which deliveries to queue again: either only `deliveryIds`, or `since` with optional filters. */
export type ReplayWebhookDeliveriesInput = {
  /** Ids of deliveries, 1 to 1,000. */
  readonly deliveryIds?: ReadonlyArray<string> | null | undefined;
  /** Only deliveries to this endpoint of the app. */
  readonly endpointId?: string | null | undefined;
  /** Only deliveries of events with exactly this name. */
  readonly eventName?: string | null | undefined;
  /** Deliveries of events that were triggered at this time or later. */
  readonly since?: string | null | undefined;
  /** Only deliveries with this status. */
  readonly status?: WebhookDeliveryStatus | null | undefined;
  /** Deliveries of events that were triggered before this time. Defaults to the time of the request. */
  readonly until?: string | null | undefined;
};

/** The kind of an entry. */
export type RestrictionKind =
  /** All addresses of exactly this domain, without its subdomains. */
  | 'DOMAIN'
  /** One email address, compared as in sign-in. */
  | 'EMAIL';

/** The reason of a revocation. */
export type RevokeApiAuthKeyInput = {
  /** 1 to 255 characters, shown in the audit log and with the key. */
  readonly reason?: string | null | undefined;
};

/** How a key is rotated. */
export type RotateApiAuthKeyInput = {
  /**
   * Seconds until the old key expires, 0 to 2,592,000 (30 days); by default a day. Use 0 when the old key has leaked: it
   * then expires immediately. Revoking the new key does not end the old one.
   */
  readonly overlapSeconds?: number;
};

/** How a signing secret is rotated. */
export type RotateWebhookAppSecretInput = {
  /** How many seconds the previous secret also signs, 0 to 604,800. */
  readonly overlapSeconds?: number;
};

/** How an endpoint's signing secret is rotated. */
export type RotateWebhookEndpointSecretInput = {
  /** How many seconds the previous secret also signs, 0 to 604,800. */
  readonly overlapSeconds?: number;
  /** Whether the endpoint gets a new separate secret; false returns it to the app's secret. */
  readonly ownSigningSecret?: boolean;
};

/**
 * What an API key or access token may do on the backend host. REST and access tokens write a scope as `resource:action`, such as
 * `users:read` for `USERS_READ`. Each operation, and each field that leads to another resource, requires one scope.
 */
export type Scope =
  /** Read AI agents. */
  | 'AI_AGENTS_READ'
  /** Run AI agents, which uses tokens of the AI provider. */
  | 'AI_AGENTS_RUN'
  /** Create, change and delete AI agents. */
  | 'AI_AGENTS_WRITE'
  /** Read knowledge bases and their documents. */
  | 'AI_KNOWLEDGE_BASES_READ'
  /** Create, change and delete knowledge bases and their documents. */
  | 'AI_KNOWLEDGE_BASES_WRITE'
  /** Read the statistics of the deployment. */
  | 'ANALYTICS_READ'
  /** Read API auth apps. */
  | 'API_AUTH_APPS_READ'
  /** Create, change and delete API auth apps. */
  | 'API_AUTH_APPS_WRITE'
  /** Read the keys of API auth apps and their usage. */
  | 'API_AUTH_KEYS_READ'
  /** Check the keys of API auth apps. */
  | 'API_AUTH_KEYS_VERIFY'
  /** Create, import, rotate and revoke the keys of API auth apps. */
  | 'API_AUTH_KEYS_WRITE'
  /** Read the API keys of the deployment. */
  | 'API_KEYS_READ'
  /** Create API keys and access tokens, and revoke API keys. */
  | 'API_KEYS_WRITE'
  /** Read the audit log, which contains the changes of all resources. */
  | 'AUDIT_LOG_READ'
  /** Read and preview JWT templates. */
  | 'JWT_TEMPLATES_READ'
  /** Create, change and delete JWT templates. */
  | 'JWT_TEMPLATES_WRITE'
  /** Read the development mailbox, whose messages contain codes and links that sign users in. */
  | 'MESSAGES_READ'
  /** Empty the development mailbox. */
  | 'MESSAGES_WRITE'
  /** Read OAuth applications and OAuth resources. */
  | 'OAUTH_APPLICATIONS_READ'
  /** Create, change and delete OAuth applications, their secrets, and OAuth resources. */
  | 'OAUTH_APPLICATIONS_WRITE'
  /** Read organizations with their members, roles and invitations. */
  | 'ORGANIZATIONS_READ'
  /** Create, change and delete organizations with their members, roles and invitations. */
  | 'ORGANIZATIONS_WRITE'
  /** Read the deployment with its settings, lists, mail server and signing keys. */
  | 'SETTINGS_READ'
  /** Change the deployment with its settings, lists, mail server and signing keys. */
  | 'SETTINGS_WRITE'
  /** Read the stored tokens of users at social providers, with which your backend acts for them there. */
  | 'SOCIAL_TOKENS_READ'
  /** Export what the service stores about users, including conversations, keys and audit events. */
  | 'USERS_EXPORT'
  /** Impersonate users: create, list and end impersonations. */
  | 'USERS_IMPERSONATE'
  /** Read users, their sessions and the waitlist. */
  | 'USERS_READ'
  /** Create, change and delete users, end their sessions, and approve the waitlist. */
  | 'USERS_WRITE'
  /** Read webhook apps, endpoints, events, deliveries and statistics. */
  | 'WEBHOOKS_READ'
  /** Create, change and delete webhook apps, endpoints and events; trigger, retry and replay deliveries. */
  | 'WEBHOOKS_WRITE'
  /** Read the secrets that sign webhook deliveries. */
  | 'WEBHOOK_SECRETS_READ'
  /** Read workspaces with their members, roles and invitations. */
  | 'WORKSPACES_READ'
  /** Create, change and delete workspaces with their members, roles and invitations. */
  | 'WORKSPACES_WRITE';

/** A second factor that can complete a sign-in. */
export type SecondFactorMethod =
  /** A code of the authenticator app, for `POST /auth/attempt-verification`. */
  | 'AUTHENTICATOR'
  /** An unused backup code, for `POST /auth/attempt-verification`. */
  | 'BACKUP_CODE'
  /** A passkey, for `POST /auth/prepare-passkey` and `POST /auth/attempt-passkey`. */
  | 'PASSKEY';

/** Whether users need a second factor. */
export type SecondFactorPolicy =
  /** No user is asked for a second factor or can enroll one. */
  | 'NO_SECOND_FACTOR'
  /** Users choose: sign-in requires a second factor only from users who have one. */
  | 'OPTIONAL'
  /**
   * Each user needs a second factor. A user without one must enroll it before the next sign-in completes. Existing
   * sessions continue.
   */
  | 'REQUIRED';

/** Rules for keys that end users create for themselves. */
export type SelfServiceInput = {
  /** Maximum number of self-made keys of the app for each user, not counting revoked and expired keys: 1 to 100. */
  readonly maxKeys?: number;
  /**
   * Permissions that users may grant to their keys, up to 100 in the form `resource:action`; a repeated one counts once.
   * The list also applies to existing keys. In an organization or workspace, the user's roles limit the key as well. Only
   * this list limits a key without an organization or workspace, so a gateway that serves those must also check `owner`.
   */
  readonly permissions?: ReadonlyArray<string>;
};

/** Why a sign-in failed. */
export type SignInFailureCode =
  /** The restrictions do not allow the country. */
  | 'COUNTRY_NOT_ALLOWED'
  /** The code or link has expired, was already used, or was replaced by a newer one. */
  | 'EXPIRED_CODE'
  /** The restrictions do not allow the addresses of the user. */
  | 'IDENTIFIER_NOT_ALLOWED'
  /** A limit of attempts was reached. */
  | 'LOCKED'
  /** The user has no password. */
  | 'NO_PASSWORD'
  /** The link was opened in another browser than the one that requested it. */
  | 'OTHER_DEVICE'
  /** The settings were changed during the sign-in and no longer enable the strategy. */
  | 'STRATEGY_DISABLED'
  /** The user is deactivated. */
  | 'USER_INACTIVE'
  /** The code of the first factor, or of the address to verify, is wrong. */
  | 'WRONG_CODE'
  /** The passkey belongs to another account, or its response is not valid. */
  | 'WRONG_PASSKEY'
  /** The password is wrong. */
  | 'WRONG_PASSWORD'
  /** The code of the authenticator or the backup code is wrong or was already used. */
  | 'WRONG_SECOND_FACTOR'
  /** The wallet has not signed the challenge of this browser. */
  | 'WRONG_SIGNATURE'
  /** The ticket was used meanwhile, or its user is inactive. */
  | 'WRONG_TICKET';

/** How a user signed in, or tried to. */
export type SignInMethod =
  /** A mailed code. */
  | 'EMAIL_OTP'
  /** Email address and password. */
  | 'EMAIL_PASSWORD'
  /** An impersonation by a member of the staff. */
  | 'IMPERSONATION'
  /** A mailed link. */
  | 'MAGIC_LINK'
  /** A passkey. */
  | 'PASSKEY'
  /** A code sent to a phone. */
  | 'PHONE_OTP'
  /** The sign-up that created the account. */
  | 'SIGN_UP'
  /** An account at another provider, such as Google. */
  | 'SSO'
  /** A sign-in ticket. */
  | 'TICKET'
  /** Username and password. */
  | 'USERNAME_PASSWORD'
  /** A message that a wallet of the account has signed. */
  | 'WEB3_WALLET';

/** The rules that stop sign-ins. */
export type SignInRuleName =
  /**
   * The address or number is not verified. Messages to it sign in only when it is the primary one and the user has verified no
   * other address or number.
   */
  | 'ADDRESS_NOT_VERIFIED'
  /** The restrictions do not allow the country. */
  | 'COUNTRY_NOT_ALLOWED'
  /** An address is on the blocklist, or no verified one is on the allowlist, and the sign-in cannot verify it. */
  | 'IDENTIFIER_NOT_ALLOWED'
  /** The account holds no email address. One that the user has added and not verified does not count. */
  | 'NO_EMAIL'
  /** The user has no passkey. */
  | 'NO_PASSKEY'
  /** The user has no password. */
  | 'NO_PASSWORD'
  /** The account holds no phone number. One that the user has added and not verified does not count. */
  | 'NO_PHONE'
  /** The user has linked no account at an enabled provider of `/settings/social-connections`. */
  | 'NO_SOCIAL_ACCOUNT'
  /** The user has no username. */
  | 'NO_USERNAME'
  /** The user has linked no wallet. */
  | 'NO_WALLET'
  /** The settings do not enable the strategy, or the identifier or messages that it needs. */
  | 'SETTING'
  /** The user is deactivated: `isActive` is false. */
  | 'USER_INACTIVE';

/** Who may sign up. Users with an account can sign in in every mode. */
export type SignUpMode =
  /** Only invited users may sign up: `POST /auth/signup` with an `invitation_token`. */
  | 'CLOSED'
  /** Any user may sign up. */
  | 'OPEN'
  /**
   * Users request access with `POST /waitlist` and sign up with the link of their approval. Invited users may sign up as
   * well.
   */
  | 'WAITLIST';

/** The algorithm of a signing key, by its name in RFC 7518. It is the same in REST and GraphQL. */
export type SigningKeyAlgorithm =
  /** ECDSA on the curve P-256 with SHA-256. */
  | 'ES256'
  /** RSASSA-PKCS1-v1_5 with a key of 2048 bits and SHA-256, which OpenID Connect requires. */
  | 'RS256';

/** The tokens that a signing key signs. */
export type SigningKeyPurpose =
  /** Access tokens of the backend host. Only this service verifies them, so the keys are not published. */
  | 'ACCESS_TOKEN'
  /**
   * Tokens of the OpenID provider: ID tokens and access tokens of applications. There are keys for ES256 and for RS256. The
   * public keys are published at `/oauth/jwks` of the deployment host, and not with those of session tokens.
   */
  | 'OIDC'
  /** Session tokens and tokens of JWT templates. The public keys are published. */
  | 'SESSION';

/** The state of a signing key. */
export type SigningKeyState =
  /** Signs new tokens. */
  | 'ACTIVE'
  /** Published, but does not sign yet. The next rotation activates it. */
  | 'NEXT'
  /** No longer signs. Its tokens remain valid until they expire. */
  | 'RETIRED';

/** All settings of a deployment's own mail server. Each change requires the password again. */
export type SmtpConfigInput = {
  /** Address that mail is sent from. */
  readonly fromEmail: string;
  /** Host name or IP address, without a port. */
  readonly host: string;
  /** Password, up to 1,024 characters. It is stored encrypted and never returned. */
  readonly password: string;
  /**
   * TCP port: 25, 465 (TLS from the first byte), 587 or 2525. A host whose addresses `OUTGOING_ALLOW` lists may have any port, such
   * as 1025 of a mail catcher.
   */
  readonly port: number;
  /** Whether TLS is required. */
  readonly useTls?: boolean;
  /** User name, up to 255 characters; empty for a server without authentication. */
  readonly username: string;
};

/** The same as input. */
export type SocialProfileFieldsInput = {
  /** The email address. 1 to 100 characters. */
  readonly email?: string | null | undefined;
  /** Whether the address was verified. Only the value `true` counts. 1 to 100 characters. */
  readonly emailVerified?: string | null | undefined;
  /** The first name. 1 to 100 characters. */
  readonly firstName?: string | null | undefined;
  /** The last name. 1 to 100 characters. */
  readonly lastName?: string | null | undefined;
  /** The whole name, where first and last name are missing. 1 to 100 characters. */
  readonly name?: string | null | undefined;
  /** The URL of the picture. 1 to 100 characters. */
  readonly picture?: string | null | undefined;
  /** The id that never changes. 1 to 100 characters. */
  readonly subject: string;
};

/** What a provider of social sign-in is: one of the known ones, or any server by configuration. */
export type SocialProviderKind =
  /** Apple, with OpenID Connect. The secret is the private key of Sign in with Apple in PEM. */
  | 'APPLE'
  /** Discord. */
  | 'DISCORD'
  /** Facebook, whose addresses count as unverified. */
  | 'FACEBOOK'
  /** GitHub, or GitHub Enterprise with its endpoints. */
  | 'GITHUB'
  /** GitLab, or another GitLab with its issuer, with OpenID Connect. */
  | 'GITLAB'
  /** Google, with OpenID Connect. */
  | 'GOOGLE'
  /** LinkedIn, with OpenID Connect. */
  | 'LINKEDIN'
  /** Microsoft Entra ID and personal accounts, with OpenID Connect. */
  | 'MICROSOFT'
  /** Any server with OAuth 2.0, by its endpoints. */
  | 'OAUTH2'
  /** Any provider with OpenID Connect, by its issuer. */
  | 'OIDC'
  /** Slack, with OpenID Connect. */
  | 'SLACK'
  /** X, which gives no address unless the application may read it. */
  | 'X';

/** The recipient and language of a test mail. */
export type TestMessageTemplateInput = {
  /** The language: `en`, `de`, `fr` or `es`. */
  readonly language?: string;
  /** Email address that receives the mail. */
  readonly to: string;
};

/** The fields of an API auth app to change. Fields that are left out keep their values. */
export type UpdateApiAuthAppInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /** Whether keys of the app are accepted. */
  readonly isActive?: boolean | null | undefined;
  /** Prefix of new keys, with the same rules as for a new app. Existing keys do not change. */
  readonly keyPrefix?: string | null | undefined;
  /**
   * Up to 20 rate limits that replace the current ones. Before you add the first rule `per_ip` or `per_key_and_ip`, make
   * sure that all gateways send the `ip`: each check without it then returns 400.
   */
  readonly rateLimits?: ReadonlyArray<RateLimitRuleInput> | null | undefined;
  /**
   * Lets end users create keys for themselves. Null disables this; existing keys keep all permissions that they were
   * given, and their owners can still list and revoke them. Revoke the keys yourself to end them as well.
   */
  readonly selfService?: UpdateSelfServiceInput | null | undefined;
};

/** The auth settings to change. Fields that are left out keep their values, at every level. */
export type UpdateAuthSettingsInput = {
  /** Strategies with which users may sign in. */
  readonly authenticationFactors?: AuthenticationFactorsInput | null | undefined;
  /** Backup codes, for users who have lost their second factor. */
  readonly backupCode?: BackupCodeSettingsInput | null | undefined;
  /** Sign-up and sign-in by email address. */
  readonly email?: EmailSettingsInput | null | undefined;
  /** Default strategy for a sign-in that names none. It must be available and enabled, with everything that it requires. */
  readonly firstFactor?: FirstFactor | null | undefined;
  /** Whether one browser may be signed in to several accounts. */
  readonly multiSessionSupport?: MultiSessionSupport | null | undefined;
  /** First and last names of users. */
  readonly name?: NameSettingsInput | null | undefined;
  /** Passwords and their requirements. */
  readonly password?: PasswordSettingsInput | null | undefined;
  /** Sign-up and sign-in by phone number. */
  readonly phone?: PhoneSettingsInput | null | undefined;
  /** Whether users need a second factor. */
  readonly secondFactorPolicy?: SecondFactorPolicy | null | undefined;
  /** Seconds without a request after which a sign-in ends, up to 31,536,000; 0 disables this. */
  readonly sessionInactiveTimeout?: number | null | undefined;
  /** Lifetime of a session token in seconds, 30 to 3,600. */
  readonly sessionTokenLifetime?: number | null | undefined;
  /** Lifetime of a sign-in in seconds, 60 to 31,536,000. */
  readonly sessionValidityPeriod?: number | null | undefined;
  /** Sign-up and sign-in by username. */
  readonly username?: UsernameSettingsInput | null | undefined;
  /** Sign-up and sign-in by wallet. */
  readonly web3Wallet?: Web3WalletSettingsInput | null | undefined;
};

/** The B2B settings to change. Fields that are left out keep their values. */
export type UpdateB2bSettingsInput = {
  /**
   * Whether a sign-in activates the organization and workspace that the user last worked in, or else the only organization
   * of the user, and whether an accepted invitation activates what the user has joined. When false, the user chooses with
   * `POST /session/switch-organization` after each sign-in.
   */
  readonly automaticActivationEnabled?: boolean | null | undefined;
  /** Whether organizations are enabled. */
  readonly organizationsEnabled?: boolean | null | undefined;
  /** Whether workspaces are enabled. */
  readonly workspacesEnabled?: boolean | null | undefined;
};

/** The fields of a deployment to change. Fields that are left out keep their values. */
export type UpdateDeploymentInput = {
  /** Host name. It is stored in lower case and without a port. */
  readonly backendHost?: string | null | undefined;
  /** Host name, unique over all deployments. It is stored in lower case and without a port. */
  readonly frontendHost?: string | null | undefined;
  /** Host name. It is stored in lower case and without a port. */
  readonly mailFromHost?: string | null | undefined;
  /** Whether the deployment host returns 503 for everything except its metadata and public keys. */
  readonly maintenanceMode?: boolean | null | undefined;
  /** Whether the deployment serves real users. */
  readonly mode?: DeploymentMode | null | undefined;
};

/** Input to update a JWT template. Omitted fields do not change. */
export type UpdateJwtTemplateInput = {
  /** The claims, which replace all existing ones. The same rules as for `createJwtTemplate` apply. */
  readonly claims?: Record<string, unknown> | null | undefined;
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /**
   * Whether the template is the default for session tokens. With `true`, the previous default stops being one. With `false`,
   * there is no default, and session tokens contain only the standard claims.
   */
  readonly isDefault?: boolean | null | undefined;
  /** Name, 1 to 255 characters, unique in the deployment. */
  readonly name?: string | null | undefined;
  /** Lifetime of a token in seconds, 60 to 31,536,000. */
  readonly ttl?: number | null | undefined;
};

/** The fields of an OAuth application to change. Fields that are left out keep their values. */
export type UpdateOauthApplicationInput = {
  /** Lifetime of its access tokens in seconds, 60 to 86,400. A resource can have another. */
  readonly accessTokenLifetime?: number | null | undefined;
  /**
   * How it authenticates at the token endpoint, among the methods of its type. `PRIVATE_KEY_JWT` deletes its secrets, and
   * requires `jwks` or `jwksUri`. After a change to a method with a secret, create one.
   */
  readonly authMethod?: OauthAuthMethod | null | undefined;
  /**
   * https URL on the public internet, up to 2,000 characters, that is called when a session of a user ends; null clears it.
   * Machines have none.
   */
  readonly backchannelLogoutUri?: string | null | undefined;
  /** Free text, up to 500 characters; null clears it. */
  readonly description?: string | null | undefined;
  /** Whether users can sign in to it with a code that it shows, which they enter in a browser. Only for native applications. */
  readonly deviceSignIn?: boolean | null | undefined;
  /** Whether each of its access tokens must be bound to a key of the application. Tokens that it has stay as they are. */
  readonly dpopBoundAccessTokens?: boolean | null | undefined;
  /** Whether it can be used. False also revokes its codes and tokens, and keeps what users granted to it. */
  readonly isActive?: boolean | null | undefined;
  /** Whether it is part of your product, so that users are not asked for their consent. An application of an organization is not. */
  readonly isFirstParty?: boolean | null | undefined;
  /** Public keys that replace the current ones or the current `jwksUri`, with the rules for a new application. */
  readonly jwks?: Record<string, unknown> | null | undefined;
  /**
   * https URL on the public internet, up to 2,048 characters, that returns the public keys. It replaces the current one or
   * the current `jwks`.
   */
  readonly jwksUri?: string | null | undefined;
  /** https URL of its logo, up to 2,048 characters; null clears it. */
  readonly logoUrl?: string | null | undefined;
  /** Name, 1 to 100 characters. */
  readonly name?: string | null | undefined;
  /** URIs that replace the current ones, with the rules for a new application. */
  readonly postLogoutRedirectUris?: ReadonlyArray<string> | null | undefined;
  /** https URL of its privacy policy, up to 2,048 characters; null clears it. */
  readonly privacyUrl?: string | null | undefined;
  /** URIs that replace the current ones, with the rules for a new application. */
  readonly redirectUris?: ReadonlyArray<string> | null | undefined;
  /** Time in seconds after which a refresh token that is not used expires, 3,600 to 31,536,000. */
  readonly refreshTokenLifetime?: number | null | undefined;
  /** Whether it must send each authorization request to `/oauth/par` before the browser comes. */
  readonly requirePushedAuthorizationRequests?: boolean | null | undefined;
  /** Up to 20 different resources of the deployment, which replace the current ones. */
  readonly resources?: ReadonlyArray<OauthApplicationResourceInput> | null | undefined;
  /** Ids of roles that replace the current ones, with the rules for a new application. */
  readonly roleIds?: ReadonlyArray<string> | null | undefined;
  /** Scopes of OpenID Connect that replace the current ones; a repeated one counts once. Machines cannot have any. */
  readonly scopes?: ReadonlyArray<OpenidScope> | null | undefined;
  /** https URL of its terms of service, up to 2,048 characters; null clears it. */
  readonly termsUrl?: string | null | undefined;
  /** Identifiers that replace the current ones, of the resources whose access tokens it may exchange, with the rules for a new application. */
  readonly tokenExchangeResources?: ReadonlyArray<string> | null | undefined;
  /** https URL of its website, up to 2,048 characters; null clears it. */
  readonly websiteUrl?: string | null | undefined;
};

/** The fields of an OAuth resource to change. Fields that are left out keep their values. */
export type UpdateOauthResourceInput = {
  /** Lifetime of its access tokens in seconds, 60 to 86,400; null for the lifetime that the application has. */
  readonly accessTokenLifetime?: number | null | undefined;
  /** Whether applications of organizations may use it as well. It cannot be set to false while one of them lists the resource. */
  readonly availableToOrganizations?: boolean | null | undefined;
  /** Id of a JWT template whose claims its access tokens for users have; null clears it. See `createOauthResource`. */
  readonly jwtTemplateId?: string | null | undefined;
  /** Name, 1 to 100 characters. */
  readonly name?: string | null | undefined;
  /** Up to 100 scopes with different names, which replace the current ones. A scope that an application lists must stay. */
  readonly scopes?: ReadonlyArray<OauthResourceScopeInput> | null | undefined;
  /**
   * How clients that were not registered may identify to get its access tokens, which replaces the current list. Clients that are no
   * longer accepted get no new tokens; theirs end when they expire.
   */
  readonly unregisteredClients?: ReadonlyArray<OauthUnregisteredClients> | null | undefined;
};

/** The fields of an organization to change. Omitted fields are unchanged. */
export type UpdateOrganizationInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /** Name for display. */
  readonly displayName?: string | null | undefined;
  /** Id of the organization in another system, unique among the organizations of the deployment; null clears it. */
  readonly externalId?: string | null | undefined;
  /** Absolute http or https URL; null clears it. */
  readonly logoUrl?: string | null | undefined;
  /** Name, 1 to 255 characters. It does not change the slug. */
  readonly name?: string | null | undefined;
  /** Metadata that only the backend host shows, up to 64 KiB. It replaces all existing private metadata. */
  readonly privateMetadata?: Record<string, unknown> | null | undefined;
  /** Metadata for the organization, up to 64 KiB. It replaces all existing metadata. */
  readonly publicMetadata?: Record<string, unknown> | null | undefined;
  /** Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in the deployment. */
  readonly slug?: string | null | undefined;
};

/** The restrictions to change. Fields that are left out keep their values; a given list replaces the whole list. */
export type UpdateRestrictionsInput = {
  /**
   * Whether only verified addresses on `/settings/restrictions/allowlist`, or of its domains, may sign up and sign in.
   * Sign-up then verifies email addresses regardless of `verifySignup`. Accounts without an email address cannot sign in.
   */
  readonly allowlistEnabled?: boolean | null | undefined;
  /**
   * Whether addresses on `/settings/restrictions/blocklist`, or of its domains, are rejected at sign-up and sign-in. The
   * blocklist takes precedence over the allowlist.
   */
  readonly blocklistEnabled?: boolean | null | undefined;
  /** Countries from which users may sign up and sign in. */
  readonly countryRestrictions?: CountryRestrictionsInput | null | undefined;
  /** Who may sign up. */
  readonly signUpMode?: SignUpMode | null | undefined;
};

/** The fields of a role to change. Omitted fields are unchanged. */
export type UpdateRoleInput = {
  /** Name, 1 to 255 characters. */
  readonly name?: string | null | undefined;
  /** 1 to 64 permissions in the form `resource:action`. They replace the stored ones. Duplicates are removed. */
  readonly permissions?: ReadonlyArray<string> | null | undefined;
};

/**
 * The self-service rules to change. Fields that are left out keep their values, or get the defaults of a new app when
 * self-service was disabled.
 */
export type UpdateSelfServiceInput = {
  /** Maximum number of self-made keys of the app for each user, not counting revoked and expired keys: 1 to 100. */
  readonly maxKeys?: number | null | undefined;
  /** Up to 100 permissions that replace the current ones. They also apply to users' existing keys. */
  readonly permissions?: ReadonlyArray<string> | null | undefined;
};

/** Changes of a provider. Omitted fields keep their values. */
export type UpdateSocialProviderInput = {
  /** The authorization endpoint; null for that of the company. A URL of up to 2,048 characters. */
  readonly authorizationUrl?: string | null | undefined;
  /** Client id of your application at the provider. 1 to 255 characters. */
  readonly clientId?: string | null | undefined;
  /** Client secret, up to 4,096 characters. Required together with another endpoint. */
  readonly clientSecret?: string | null | undefined;
  /** Whether users can sign in with it. */
  readonly enabled?: boolean | null | undefined;
  /** The issuer; null for that of the company. A URL of up to 2,048 characters. */
  readonly issuer?: string | null | undefined;
  /** For Apple: the id of the private key; null for other kinds. 1 to 64 characters. */
  readonly keyId?: string | null | undefined;
  /** What buttons say, 1 to 64 characters. */
  readonly label?: string | null | undefined;
  /** The place of the button, 0 to 1,000: lower numbers come first. */
  readonly position?: number | null | undefined;
  /** For `oauth2`: the fields of the profile; null for other kinds. */
  readonly profileFields?: SocialProfileFieldsInput | null | undefined;
  /** The URL of the profile; null for that of the company. A URL of up to 2,048 characters. */
  readonly profileUrl?: string | null | undefined;
  /** The OAuth scopes to request; null for those that a sign-in needs. Up to 20 of up to 255 characters each. */
  readonly scopes?: ReadonlyArray<string> | null | undefined;
  /** Whether a person without an account can sign up with it. */
  readonly signUpAllowed?: boolean | null | undefined;
  /** For Apple: the team id; null for other kinds. 1 to 64 characters. */
  readonly teamId?: string | null | undefined;
  /** For Microsoft: the tenant; null for `common`. 1 to 255 characters. */
  readonly tenant?: string | null | undefined;
  /** The token endpoint; null for that of the company. A URL of up to 2,048 characters. */
  readonly tokenUrl?: string | null | undefined;
  /** Whether the provider's tokens of each user are stored. False deletes the stored ones. */
  readonly tokensStored?: boolean | null | undefined;
};

/**
 * The user interface settings to change. Fields that are left out keep their values. URLs are absolute (http or https) or
 * paths that begin with `/`; an empty string means none.
 */
export type UpdateUiSettingsInput = {
  /** Target after creating an organization. Empty or `/` for the page of the organization's profile. */
  readonly afterCreateOrganizationRedirectUrl?: string | null | undefined;
  /** Target of a click on the logo. */
  readonly afterLogoClickUrl?: string | null | undefined;
  /** Target after signing in. Empty or `/` for the page of the user's profile. */
  readonly afterSignInRedirectUrl?: string | null | undefined;
  /** Target after signing out of the last account. Empty or `/` for the sign-in page. */
  readonly afterSignOutAllPageUrl?: string | null | undefined;
  /** Target after signing out of one of several accounts. Empty or `/` for the sign-in page. */
  readonly afterSignOutOnePageUrl?: string | null | undefined;
  /** Target after signing up. Empty or `/` for the page of the user's profile. */
  readonly afterSignUpRedirectUrl?: string | null | undefined;
  /** Name of the application, 1 to 255 characters. */
  readonly appName?: string | null | undefined;
  /** Page for creating an organization. */
  readonly createOrganizationUrl?: string | null | undefined;
  /** Colors in dark mode. */
  readonly darkModeSettings?: ColorSettingsInput | null | undefined;
  /** Default picture of organizations. */
  readonly defaultOrganizationProfileImageUrl?: string | null | undefined;
  /** Default picture of users. */
  readonly defaultUserProfileImageUrl?: string | null | undefined;
  /** Default picture of workspaces. */
  readonly defaultWorkspaceProfileImageUrl?: string | null | undefined;
  /** Icon in the browser's tab. */
  readonly faviconImageUrl?: string | null | undefined;
  /** Colors in light mode. */
  readonly lightModeSettings?: ColorSettingsInput | null | undefined;
  /** Logo. */
  readonly logoImageUrl?: string | null | undefined;
  /** Page of an organization's profile. */
  readonly organizationProfileUrl?: string | null | undefined;
  /** Primary color, for clients without light and dark mode. */
  readonly primaryColor?: string | null | undefined;
  /** Privacy policy. */
  readonly privacyPolicyUrl?: string | null | undefined;
  /** Page for signing in. */
  readonly signInPageUrl?: string | null | undefined;
  /** Page for signing up. */
  readonly signUpPageUrl?: string | null | undefined;
  /** Statement about the terms that signing up accepts, up to 2,000 characters. */
  readonly signUpTermsStatement?: string | null | undefined;
  /** Whether the sign-up page shows the statement about the terms. */
  readonly signUpTermsStatementShown?: boolean | null | undefined;
  /** Support page. */
  readonly supportPageUrl?: string | null | undefined;
  /** Terms of service. */
  readonly tosPageUrl?: string | null | undefined;
  /** Whether organizations without a picture show their initials. */
  readonly useInitialsForOrganizationProfileImage?: boolean | null | undefined;
  /** Whether users without a picture show their initials. */
  readonly useInitialsForUserProfileImage?: boolean | null | undefined;
  /** Page of the user's profile. */
  readonly userProfileUrl?: string | null | undefined;
  /** Waitlist page. */
  readonly waitlistPageUrl?: string | null | undefined;
};

/** Input to update a user. Omitted fields do not change. */
export type UpdateUserInput = {
  /** Id of the user in another system, unique among the users of the deployment; null clears it. */
  readonly externalId?: string | null | undefined;
  /** First name, 1 to 255 characters; null clears it. */
  readonly firstName?: string | null | undefined;
  /** Whether the user can sign in. False ends the user's sessions and keys. */
  readonly isActive?: boolean | null | undefined;
  /** Last name, 1 to 255 characters; null clears it. */
  readonly lastName?: string | null | undefined;
  /** Preferred language as a BCP 47 tag, such as `fr-CA`; null clears it. */
  readonly locale?: string | null | undefined;
  /** Id of the email address that becomes the primary one. */
  readonly primaryEmailId?: string | null | undefined;
  /** Id of the phone number that becomes the primary one. */
  readonly primaryPhoneId?: string | null | undefined;
  /** Metadata that only the backend host shows, up to 64 KiB. It replaces all existing private metadata. */
  readonly privateMetadata?: Record<string, unknown> | null | undefined;
  /** Metadata for the user, up to 64 KiB. It replaces all existing metadata. */
  readonly publicMetadata?: Record<string, unknown> | null | undefined;
  /** Letters of one script, digits and `. _ -`, stored in NFKC; the settings define the length; null clears it. */
  readonly username?: string | null | undefined;
};

/** Changes to a webhook app; omitted fields stay unchanged. */
export type UpdateWebhookAppInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /** Whether events can be triggered. Queued deliveries are kept, and wait while it is false. */
  readonly isActive?: boolean | null | undefined;
};

/** Changes to an endpoint; omitted fields stay unchanged. */
export type UpdateWebhookEndpointInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /**
   * Replaces all headers, under the same rules as on creation; null clears them. When omitted, they stay unless the origin changes. A
   * header with the value `[redacted]` keeps its stored value, but not for another origin.
   */
  readonly headers?: Record<string, unknown> | null | undefined;
  /** Whether events are delivered to it. True resets its failures, as reactivating it does. */
  readonly isActive?: boolean | null | undefined;
  /** How often a failed delivery is retried, 0 to 10. */
  readonly maxRetries?: number | null | undefined;
  /** The most requests in a time window; null for no limit. */
  readonly rateLimit?: WebhookRateLimitInput | null | undefined;
  /** Replaces all subscriptions, 1 to 100. */
  readonly subscriptions?: ReadonlyArray<WebhookSubscriptionInput> | null | undefined;
  /** How many seconds an attempt may take, 1 to 30. */
  readonly timeoutSeconds?: number | null | undefined;
  /** https URL, under the same rules as on creation. Another origin clears the stored headers unless `headers` is given as well. */
  readonly url?: string | null | undefined;
};

/** Changes to an event of the catalog; omitted fields stay unchanged. */
export type UpdateWebhookEventTypeInput = {
  /** Whether it is archived. An archived event cannot be triggered. */
  readonly archived?: boolean | null | undefined;
  /** Description, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /** JSON schema of the payload, under the same rules as on creation; null accepts any payload. */
  readonly schema?: Record<string, unknown> | null | undefined;
};

/** The fields of a workspace to change. Omitted fields are unchanged. */
export type UpdateWorkspaceInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /** Id of the workspace in another system, unique among the workspaces of the deployment; null clears it. */
  readonly externalId?: string | null | undefined;
  /** Name, 1 to 255 characters. It does not change the slug. */
  readonly name?: string | null | undefined;
  /** Metadata that only the backend host shows, up to 64 KiB. It replaces all existing private metadata. */
  readonly privateMetadata?: Record<string, unknown> | null | undefined;
  /** Metadata for the workspace, up to 64 KiB. It replaces all existing metadata. */
  readonly publicMetadata?: Record<string, unknown> | null | undefined;
  /** Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in its organization. */
  readonly slug?: string | null | undefined;
};

/** Filter for users. A user must match all given fields. */
export type UserFilter = {
  /** Returns users who were created at or after this time. */
  readonly createdSince?: string | null | undefined;
  /** Returns users who were created before this time. */
  readonly createdUntil?: string | null | undefined;
  /** Returns the user who has exactly this email address, primary or not, ignoring case. */
  readonly email?: string | null | undefined;
  /** Returns the user with exactly this external id. */
  readonly externalId?: string | null | undefined;
  /** Returns users with one of these ids, up to 100. */
  readonly ids?: ReadonlyArray<string> | null | undefined;
  /** Returns active users, or inactive users. */
  readonly isActive?: boolean | null | undefined;
};

/** The status of an import of users. */
export type UserImportStatus =
  /** Each line was imported or has failed. */
  | 'COMPLETED'
  /** The service could not continue it. Import the file again: users that exist fail by themselves. */
  | 'FAILED'
  /** It waits for its turn. */
  | 'PENDING'
  /** It creates users. */
  | 'PROCESSING';

/** Sign-up and sign-in by username. Fields that are left out keep their values. */
export type UsernameSettingsInput = {
  /** Whether users may have usernames. */
  readonly enabled?: boolean | null | undefined;
  /** Maximum length in characters, 1 to 255, at least the minimum length. */
  readonly maxLength?: number | null | undefined;
  /** Minimum length in characters, 1 to 255. */
  readonly minLength?: number | null | undefined;
  /** Whether each user must have one. */
  readonly required?: boolean | null | undefined;
};

/** The RPC server of a chain. */
export type WalletRpcUrlInput = {
  /** The EIP-155 id of the chain, 1 to 2,147,483,647. */
  readonly chainId: number;
  /** The host of the stored URL, to keep it. Ignored with `url`. */
  readonly host?: string | null | undefined;
  /**
   * URL of a JSON-RPC server of the chain, such as `https://rpc.example/key`; null removes it. Required unless `host` is that of the
   * stored URL. Up to 2,048 characters. Plain http is for networks that `OUTGOING_ALLOW` lists.
   */
  readonly url?: string | null | undefined;
};

/** Sign-up and sign-in by wallet. Fields that are left out keep their values. */
export type Web3WalletSettingsInput = {
  /** The chains whose messages are accepted, by their EIP-155 ids, 1 to 2,147,483,647: 1 to 50 of them. Replaces the list. */
  readonly chainIds?: ReadonlyArray<number> | null | undefined;
  /** Whether users may have wallets. */
  readonly enabled?: boolean | null | undefined;
  /**
   * Whether each user must have one. Sign-up requires a wallet, and a user without one must link it before the next sign-in
   * completes. Existing sessions continue.
   */
  readonly required?: boolean | null | undefined;
  /**
   * The RPC servers of up to 50 chains, for wallets that are contracts (ERC-1271). Chains that are left out keep theirs. Each
   * chain may be in the list once. An entry as the settings return it, with the chain and the host, keeps its URL.
   */
  readonly rpcUrls?: ReadonlyArray<WalletRpcUrlInput> | null | undefined;
};

/** Why an attempt got no response. REST writes these in upper case as well. */
export type WebhookAttemptError =
  /** The URL is, or its name resolves to, a private or reserved address that `OUTGOING_ALLOW` doesn't list. */
  | 'ADDRESS_NOT_ALLOWED'
  /** The receiver closed the connection before it responded. */
  | 'CONNECTION_CLOSED'
  /** The connection failed in another way, for example because the network or the host is unreachable. */
  | 'CONNECTION_FAILED'
  /** No server is listening at the address and port. */
  | 'CONNECTION_REFUSED'
  /** The response is not valid HTTP. */
  | 'INVALID_RESPONSE'
  /** The URL is no longer allowed, for example plain http after the deployment was switched to production mode. */
  | 'INVALID_URL'
  /** The name has no address. */
  | 'NAME_NOT_RESOLVED'
  /** The service was stopped during the attempt. Only the test of an endpoint shows this: a delivery is attempted again. */
  | 'STOPPED'
  /** No response began within the endpoint's `timeoutSeconds`. */
  | 'TIMEOUT'
  /** No TLS connection was possible, for example because the certificate expired, is for another host or is not trusted. */
  | 'TLS_FAILED';

/** The status of an attempt. */
export type WebhookAttemptStatus =
  /** The endpoint returned another status or no response. */
  | 'FAILED'
  /** The endpoint returned a 2xx status, or its URL is `stream:`. */
  | 'SUCCEEDED';

/** Which deliveries a list shows: those that match all given conditions. */
export type WebhookDeliveryFilter = {
  /** Deliveries of events that were triggered at this time or later. */
  readonly createdSince?: string | null | undefined;
  /** Deliveries of events that were triggered before this time. */
  readonly createdUntil?: string | null | undefined;
  /** Deliveries to this endpoint. */
  readonly endpointId?: string | null | undefined;
  /** Deliveries of events with exactly this name. */
  readonly eventName?: string | null | undefined;
  /** Deliveries with one of these ids, up to 100. */
  readonly ids?: ReadonlyArray<string> | null | undefined;
  /** Pending deliveries that were attempted and wait for another attempt, or all others. */
  readonly retrying?: boolean | null | undefined;
  /** Deliveries with this status. */
  readonly status?: WebhookDeliveryStatus | null | undefined;
};

/** The status of a delivery. */
export type WebhookDeliveryStatus =
  /** Its replay was cancelled before an attempt succeeded. */
  | 'CANCELLED'
  /** All attempts failed, and no other follows. */
  | 'FAILED'
  /** The first or the next attempt is still to come. The filter `retrying` finds those that were attempted. */
  | 'PENDING'
  /** The endpoint returned a 2xx status, or its URL is `stream:`. */
  | 'SUCCEEDED';

/** A limit of requests in a time window. */
export type WebhookRateLimitInput = {
  /** Length of the window in milliseconds, 100 to 86,400,000. */
  readonly durationMs: number;
  /** The most requests in the window, 1 to 100,000. */
  readonly maxRequests: number;
};

/** Events to receive. An endpoint receives an event once, however many of its subscriptions match. */
export type WebhookSubscriptionInput = {
  /** An event's name, or a prefix and `.*` for all names that begin with the prefix and a dot. */
  readonly eventName: string;
  /**
   * Which of these events to deliver; null or omitted for all of them. Each dotted path has a value or operators, and all must
   * match: `{"amount": {"$gte": 100}, "customer.country": {"$in": ["DE", "FR"]}}`. Operators: `$eq $ne $gt $gte $lt $lte $in $nin
   * $contains $exists`, and `$and $or $not` around rules. Rules are matched against the payload merged with the event's filter
   * context: objects are merged, other values are replaced. At most 8 KiB and 50 conditions.
   */
  readonly filterRules?: Record<string, unknown> | null | undefined;
};

export type ConsoleApiKeysQueryVariables = Exact<{
  before?: string | null | undefined;
}>;


export type ConsoleApiKeysQuery = { readonly apiKeys: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly hint: string, readonly scopes: ReadonlyArray<Scope>, readonly expiresAt: string | null, readonly revokedAt: string | null, readonly createdAt: string }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null };

export type ConsoleApiKeyCreateMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type ConsoleApiKeyCreateMutation = { readonly createApiKey: { readonly id: string, readonly name: string, readonly key: string } | null };

export type ConsoleApiKeyRevokeMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleApiKeyRevokeMutation = { readonly revokeApiKey: null | null };

export type ConsoleSigningKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSigningKeysQuery = { readonly signingKeys: { readonly nodes: ReadonlyArray<{ readonly kid: string, readonly state: SigningKeyState, readonly purpose: SigningKeyPurpose, readonly algorithm: SigningKeyAlgorithm, readonly createdAt: string, readonly retiredAt: string | null, readonly publishedUntil: string | null }> } | null };

export type ConsoleSigningKeysRotateMutationVariables = Exact<{
  purpose: SigningKeyPurpose;
}>;


export type ConsoleSigningKeysRotateMutation = { readonly rotateSigningKeys: { readonly active: { readonly kid: string } } | null };

export type ConsoleJwtTemplatesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ConsoleJwtTemplatesQuery = { readonly jwtTemplates: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly ttl: number, readonly isDefault: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null };

export type ConsoleJwtTemplateQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleJwtTemplateQuery = { readonly jwtTemplate: { readonly id: string, readonly version: number, readonly name: string, readonly description: string | null, readonly claims: Record<string, unknown>, readonly ttl: number, readonly isDefault: boolean, readonly createdAt: string, readonly updatedAt: string } | null };

export type ConsoleJwtTemplateUserQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: UserFilter | null | undefined;
}>;


export type ConsoleJwtTemplateUserQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null }> } | null };

export type ConsoleJwtTemplatePreviewQueryVariables = Exact<{
  id: string;
  userId: string;
}>;


export type ConsoleJwtTemplatePreviewQuery = { readonly previewJwtTemplate: { readonly claims: Record<string, unknown> } | null };

export type ConsoleJwtTemplateCreateMutationVariables = Exact<{
  input: CreateJwtTemplateInput;
}>;


export type ConsoleJwtTemplateCreateMutation = { readonly createJwtTemplate: { readonly id: string } | null };

export type ConsoleJwtTemplateUpdateMutationVariables = Exact<{
  id: string;
  input: UpdateJwtTemplateInput;
  version?: number | null | undefined;
}>;


export type ConsoleJwtTemplateUpdateMutation = { readonly updateJwtTemplate: { readonly id: string } | null };

export type ConsoleJwtTemplateDeleteMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleJwtTemplateDeleteMutation = { readonly deleteJwtTemplate: { readonly id: string } | null };

export type ConsoleAuditRecordRowFragment = { readonly id: string, readonly type: string, readonly resourceType: string, readonly resourceId: string, readonly resourceName: string | null, readonly actorType: AuditActorType, readonly actorId: string | null, readonly impersonator: string | null, readonly applicationId: string | null, readonly ip: string | null, readonly before: Record<string, unknown> | null, readonly after: Record<string, unknown> | null, readonly createdAt: string, readonly actorUser: { readonly id: string, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null } | null, readonly actorApiKey: { readonly id: string, readonly name: string } | null, readonly actorApplication: { readonly id: string, readonly name: string } | null };

export type ConsoleAuditLogQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
  before?: string | null | undefined;
}>;


export type ConsoleAuditLogQuery = { readonly auditLog: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly type: string, readonly resourceType: string, readonly resourceId: string, readonly resourceName: string | null, readonly actorType: AuditActorType, readonly actorId: string | null, readonly impersonator: string | null, readonly applicationId: string | null, readonly ip: string | null, readonly before: Record<string, unknown> | null, readonly after: Record<string, unknown> | null, readonly createdAt: string, readonly actorUser: { readonly id: string, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null } | null, readonly actorApiKey: { readonly id: string, readonly name: string } | null, readonly actorApplication: { readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null };

export type ConsoleAuditRecordQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleAuditRecordQuery = { readonly node:
    | { readonly requestId: string | null, readonly id: string, readonly type: string, readonly resourceType: string, readonly resourceId: string, readonly resourceName: string | null, readonly actorType: AuditActorType, readonly actorId: string | null, readonly impersonator: string | null, readonly applicationId: string | null, readonly ip: string | null, readonly before: Record<string, unknown> | null, readonly after: Record<string, unknown> | null, readonly createdAt: string, readonly actorUser: { readonly id: string, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null } | null, readonly actorApiKey: { readonly id: string, readonly name: string } | null, readonly actorApplication: { readonly id: string, readonly name: string } | null }
    | Record<PropertyKey, never>
   | null };

export type ConsoleAuditNamesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type ConsoleAuditNamesQuery = { readonly nodes: ReadonlyArray<
    | { readonly id: string, readonly name: string }
    | { readonly id: string, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null }
    | { readonly id: string, readonly name: string }
    | Record<PropertyKey, never>
   | null> | null };

export type ConsoleAuditExportQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
  before?: string | null | undefined;
}>;


export type ConsoleAuditExportQuery = { readonly auditLog: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly type: string, readonly resourceType: string, readonly resourceId: string, readonly resourceName: string | null, readonly actorType: AuditActorType, readonly actorId: string | null, readonly impersonator: string | null, readonly applicationId: string | null, readonly ip: string | null, readonly requestId: string | null, readonly before: Record<string, unknown> | null, readonly after: Record<string, unknown> | null }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null };

export type ConsoleApiAuthAppsQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleApiAuthAppsQuery = { readonly apiAuthApps: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly isActive: boolean, readonly keyPrefix: string, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null };

export type ConsoleCreateApiAuthAppMutationVariables = Exact<{
  input: CreateApiAuthAppInput;
}>;


export type ConsoleCreateApiAuthAppMutation = { readonly createApiAuthApp: { readonly name: string } | null };

export type ConsoleApiAuthAppQueryVariables = Exact<{
  name: string;
  search?: string | null | undefined;
  filter?: ApiAuthKeyFilter | null | undefined;
  before?: string | null | undefined;
  withKeys: boolean;
}>;


export type ConsoleApiAuthAppQuery = { readonly apiAuthApp: { readonly id: string, readonly name: string, readonly description: string | null, readonly isActive: boolean, readonly keyPrefix: string, readonly createdAt: string, readonly keys?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly prefix: string | null, readonly lastFour: string | null, readonly selfMade: boolean, readonly userId: string | null, readonly organizationId: string | null, readonly workspaceId: string | null, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly revokedAt: string | null, readonly replacedById: string | null, readonly createdAt: string }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null } | null };

export type ConsoleApiAuthKeyRowFragment = { readonly id: string, readonly name: string, readonly prefix: string | null, readonly lastFour: string | null, readonly selfMade: boolean, readonly userId: string | null, readonly organizationId: string | null, readonly workspaceId: string | null, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly revokedAt: string | null, readonly replacedById: string | null, readonly createdAt: string };

export type ConsoleApiAuthAppUsageQueryVariables = Exact<{
  name: string;
  since: string;
}>;


export type ConsoleApiAuthAppUsageQuery = { readonly apiAuthAppUsage: { readonly total: number, readonly valid: number, readonly codes: ReadonlyArray<{ readonly code: ApiKeyCheckCode, readonly count: number }>, readonly data: ReadonlyArray<{ readonly startsAt: string, readonly total: number, readonly valid: number }>, readonly keys: ReadonlyArray<{ readonly keyId: string, readonly name: string, readonly total: number }> } | null };

export type ConsoleUpdateApiAuthAppMutationVariables = Exact<{
  name: string;
  input: UpdateApiAuthAppInput;
}>;


export type ConsoleUpdateApiAuthAppMutation = { readonly updateApiAuthApp: { readonly name: string } | null };

export type ConsoleDeleteApiAuthAppMutationVariables = Exact<{
  name: string;
}>;


export type ConsoleDeleteApiAuthAppMutation = { readonly deleteApiAuthApp: { readonly id: string } | null };

export type ConsoleCreateApiAuthKeyMutationVariables = Exact<{
  app: string;
  input: CreateApiAuthKeyInput;
}>;


export type ConsoleCreateApiAuthKeyMutation = { readonly createApiAuthKey: { readonly id: string, readonly key: string } | null };

export type ConsoleRotateApiAuthKeyMutationVariables = Exact<{
  app: string;
  id: string;
  input: RotateApiAuthKeyInput;
}>;


export type ConsoleRotateApiAuthKeyMutation = { readonly rotateApiAuthKey: { readonly id: string, readonly key: string } | null };

export type ConsoleRevokeApiAuthKeyMutationVariables = Exact<{
  app: string;
  id: string;
  input: RevokeApiAuthKeyInput;
}>;


export type ConsoleRevokeApiAuthKeyMutation = { readonly revokeApiAuthKey: { readonly id: string } | null };

export type ConsoleApiAuthKeyQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleApiAuthKeyQuery = { readonly node:
    | { readonly appName: string, readonly permissions: ReadonlyArray<string>, readonly metadata: Record<string, unknown>, readonly revokedReason: string | null, readonly id: string, readonly name: string, readonly prefix: string | null, readonly lastFour: string | null, readonly selfMade: boolean, readonly userId: string | null, readonly organizationId: string | null, readonly workspaceId: string | null, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly revokedAt: string | null, readonly replacedById: string | null, readonly createdAt: string, readonly user: { readonly id: string, readonly email: string | null } | null, readonly organization: { readonly id: string, readonly name: string } | null, readonly workspace: { readonly id: string, readonly name: string } | null }
    | Record<PropertyKey, never>
   | null };

export type ConsoleApiAuthKeyUsageQueryVariables = Exact<{
  app: string;
  id: string;
  since: string;
}>;


export type ConsoleApiAuthKeyUsageQuery = { readonly apiAuthKeyUsage: { readonly total: number, readonly data: ReadonlyArray<{ readonly startsAt: string, readonly total: number, readonly valid: number }> } | null };

export type ConsoleFindQueryVariables = Exact<{
  search: string;
  hasUsers: boolean;
  hasOrganizations: boolean;
  hasApplications: boolean;
}>;


export type ConsoleFindQuery = { readonly users?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null }> } | null, readonly organizations?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string }> } | null, readonly oauthApplications?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: OauthApplicationType }> } | null };

export type ConsoleFindIdQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleFindIdQuery = { readonly node:
    | { readonly __typename: 'AiAgent', readonly id: string }
    | { readonly __typename: 'AiAgentRun', readonly id: string }
    | { readonly __typename: 'AiAgentRunStep', readonly id: string }
    | { readonly __typename: 'AiAgentThread', readonly id: string }
    | { readonly __typename: 'AiAgentThreadMessage', readonly id: string }
    | { readonly __typename: 'AiKnowledgeBase', readonly id: string }
    | { readonly __typename: 'AiTool', readonly id: string }
    | { readonly __typename: 'ApiAuthApp', readonly id: string }
    | { readonly __typename: 'ApiAuthKey', readonly id: string }
    | { readonly __typename: 'ApiKey', readonly id: string }
    | { readonly __typename: 'AuditRecord', readonly id: string }
    | { readonly __typename: 'DevelopmentMessage', readonly id: string }
    | { readonly __typename: 'DocumentChunk', readonly id: string }
    | { readonly __typename: 'Impersonation', readonly id: string }
    | { readonly __typename: 'Invitation', readonly id: string }
    | { readonly __typename: 'JwtTemplate', readonly id: string }
    | { readonly __typename: 'KnowledgeBaseDocument', readonly id: string }
    | { readonly __typename: 'KnowledgeEntity', readonly id: string }
    | { readonly __typename: 'OauthApplication', readonly id: string }
    | { readonly __typename: 'OauthGrant', readonly id: string }
    | { readonly __typename: 'OauthResource', readonly id: string }
    | { readonly __typename: 'Organization', readonly id: string }
    | { readonly __typename: 'OrganizationMembership', readonly id: string }
    | { readonly __typename: 'Passkey', readonly id: string }
    | { readonly __typename: 'Restriction', readonly id: string }
    | { readonly __typename: 'Role', readonly id: string }
    | { readonly __typename: 'User', readonly id: string }
    | { readonly __typename: 'UserEmail', readonly id: string }
    | { readonly __typename: 'UserImport', readonly id: string }
    | { readonly __typename: 'UserPhone', readonly id: string }
    | { readonly __typename: 'WaitlistEntry', readonly id: string }
    | { readonly __typename: 'Wallet', readonly id: string }
    | { readonly __typename: 'WebhookDelivery', readonly id: string }
    | { readonly __typename: 'WebhookEndpoint', readonly id: string }
    | { readonly __typename: 'WebhookReplay', readonly id: string }
    | { readonly __typename: 'Workspace', readonly id: string }
    | { readonly __typename: 'WorkspaceMembership', readonly id: string }
   | null };

export type ConsoleImportFragment = { readonly id: string, readonly status: UserImportStatus, readonly total: number, readonly processed: number, readonly created: number, readonly failed: number, readonly createdAt: string };

export type ConsoleImportsQueryVariables = Exact<{
  before?: string | null | undefined;
}>;


export type ConsoleImportsQuery = { readonly userImports: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly status: UserImportStatus, readonly total: number, readonly processed: number, readonly created: number, readonly failed: number, readonly createdAt: string }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null };

export type ConsoleImportOneQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ConsoleImportOneQuery = { readonly userImport: { readonly size: number, readonly sendEvents: boolean, readonly completedAt: string | null, readonly id: string, readonly status: UserImportStatus, readonly total: number, readonly processed: number, readonly created: number, readonly failed: number, readonly createdAt: string, readonly failures: { readonly nodes: ReadonlyArray<{ readonly line: number, readonly code: ErrorCode, readonly message: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ConsoleImportCreateMutationVariables = Exact<{
  sendEvents: boolean;
}>;


export type ConsoleImportCreateMutation = { readonly createUserImport: { readonly id: string } | null };

export type ConsoleImportDeleteMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleImportDeleteMutation = { readonly deleteUserImport: { readonly id: string } | null };

export type ConsoleUserCreateMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type ConsoleUserCreateMutation = { readonly createUser: { readonly id: string } | null };

export type ConsoleOauthApplicationFieldsFragment = { readonly id: string, readonly organizationId: string | null, readonly registration: OauthRegistration, readonly metadataUrl: string | null, readonly type: OauthApplicationType, readonly name: string, readonly description: string | null, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null, readonly authMethod: OauthAuthMethod, readonly redirectUris: ReadonlyArray<string>, readonly postLogoutRedirectUris: ReadonlyArray<string>, readonly deviceSignIn: boolean, readonly backchannelLogoutUri: string | null, readonly jwks: Record<string, unknown> | null, readonly jwksUri: string | null, readonly scopes: ReadonlyArray<OpenidScope>, readonly tokenExchangeResources: ReadonlyArray<string>, readonly dpopBoundAccessTokens: boolean, readonly requirePushedAuthorizationRequests: boolean, readonly isFirstParty: boolean, readonly isActive: boolean, readonly accessTokenLifetime: number, readonly refreshTokenLifetime: number, readonly organization?: { readonly id: string, readonly name: string } | null, readonly resources: ReadonlyArray<{ readonly identifier: string, readonly scopes: ReadonlyArray<string> }>, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ConsoleShownOauthResourcesFragment = { readonly nodes: ReadonlyArray<{ readonly identifier: string, readonly name: string, readonly availableToOrganizations: boolean, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean } };

export type ConsoleOauthJwtTemplatesFragment = { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ConsoleOauthApplicationsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: OauthApplicationFilter | null | undefined;
  before?: string | null | undefined;
  hasOrganizations: boolean;
}>;


export type ConsoleOauthApplicationsQuery = { readonly oauthApplications: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly organizationId: string | null, readonly registration: OauthRegistration, readonly metadataUrl: string | null, readonly type: OauthApplicationType, readonly name: string, readonly description: string | null, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null, readonly isFirstParty: boolean, readonly isActive: boolean, readonly createdAt: string, readonly organization?: { readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null };

export type ConsoleOauthApplicationQueryVariables = Exact<{
  id: string;
  hasOrganizations: boolean;
}>;


export type ConsoleOauthApplicationQuery = { readonly oauthApplication: { readonly createdAt: string, readonly updatedAt: string, readonly id: string, readonly organizationId: string | null, readonly registration: OauthRegistration, readonly metadataUrl: string | null, readonly type: OauthApplicationType, readonly name: string, readonly description: string | null, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null, readonly authMethod: OauthAuthMethod, readonly redirectUris: ReadonlyArray<string>, readonly postLogoutRedirectUris: ReadonlyArray<string>, readonly deviceSignIn: boolean, readonly backchannelLogoutUri: string | null, readonly jwks: Record<string, unknown> | null, readonly jwksUri: string | null, readonly scopes: ReadonlyArray<OpenidScope>, readonly tokenExchangeResources: ReadonlyArray<string>, readonly dpopBoundAccessTokens: boolean, readonly requirePushedAuthorizationRequests: boolean, readonly isFirstParty: boolean, readonly isActive: boolean, readonly accessTokenLifetime: number, readonly refreshTokenLifetime: number, readonly secrets: ReadonlyArray<{ readonly id: string, readonly hint: string, readonly expiresAt: string | null, readonly createdAt: string }>, readonly organization?: { readonly id: string, readonly name: string } | null, readonly resources: ReadonlyArray<{ readonly identifier: string, readonly scopes: ReadonlyArray<string> }>, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export type ConsoleOauthApplicationSettingsQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  hasOrganizations: boolean;
}>;


export type ConsoleOauthApplicationSettingsQuery = { readonly oauthApplication: { readonly id: string, readonly organizationId: string | null, readonly registration: OauthRegistration, readonly metadataUrl: string | null, readonly type: OauthApplicationType, readonly name: string, readonly description: string | null, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null, readonly authMethod: OauthAuthMethod, readonly redirectUris: ReadonlyArray<string>, readonly postLogoutRedirectUris: ReadonlyArray<string>, readonly deviceSignIn: boolean, readonly backchannelLogoutUri: string | null, readonly jwks: Record<string, unknown> | null, readonly jwksUri: string | null, readonly scopes: ReadonlyArray<OpenidScope>, readonly tokenExchangeResources: ReadonlyArray<string>, readonly dpopBoundAccessTokens: boolean, readonly requirePushedAuthorizationRequests: boolean, readonly isFirstParty: boolean, readonly isActive: boolean, readonly accessTokenLifetime: number, readonly refreshTokenLifetime: number, readonly organization?: { readonly id: string, readonly name: string, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null } | null, readonly resources: ReadonlyArray<{ readonly identifier: string, readonly scopes: ReadonlyArray<string> }>, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly oauthResources: { readonly nodes: ReadonlyArray<{ readonly identifier: string, readonly name: string, readonly availableToOrganizations: boolean, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean } } | null };

export type ConsoleOauthOrganizationQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type ConsoleOauthOrganizationQuery = { readonly organizations: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export type ConsoleOauthResourceChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ConsoleOauthResourceChoicesQuery = { readonly oauthResources: { readonly nodes: ReadonlyArray<{ readonly identifier: string, readonly name: string, readonly availableToOrganizations: boolean, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean } } | null };

export type ConsoleCreateOauthApplicationMutationVariables = Exact<{
  input: CreateOauthApplicationInput;
}>;


export type ConsoleCreateOauthApplicationMutation = { readonly createOauthApplication: { readonly id: string, readonly secret: string | null, readonly type: OauthApplicationType, readonly name: string, readonly authMethod: OauthAuthMethod, readonly redirectUris: ReadonlyArray<string>, readonly deviceSignIn: boolean, readonly scopes: ReadonlyArray<OpenidScope>, readonly resources: ReadonlyArray<{ readonly identifier: string, readonly scopes: ReadonlyArray<string> }> } | null };

export type ConsoleUpdateOauthApplicationMutationVariables = Exact<{
  id: string;
  input: UpdateOauthApplicationInput;
}>;


export type ConsoleUpdateOauthApplicationMutation = { readonly updateOauthApplication: { readonly id: string } | null };

export type ConsoleDeleteOauthApplicationMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleDeleteOauthApplicationMutation = { readonly deleteOauthApplication: { readonly id: string } | null };

export type ConsoleCreateOauthApplicationSecretMutationVariables = Exact<{
  id: string;
  input: CreateOauthApplicationSecretInput;
}>;


export type ConsoleCreateOauthApplicationSecretMutation = { readonly createOauthApplicationSecret: { readonly secret: string } | null };

export type ConsoleDeleteOauthApplicationSecretMutationVariables = Exact<{
  id: string;
  secret: string;
}>;


export type ConsoleDeleteOauthApplicationSecretMutation = { readonly deleteOauthApplicationSecret: { readonly id: string } | null };

export type ConsoleOauthResourcesQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: OauthResourceFilter | null | undefined;
  before?: string | null | undefined;
}>;


export type ConsoleOauthResourcesQuery = { readonly oauthResources: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly identifier: string, readonly name: string, readonly createdAt: string, readonly scopes: ReadonlyArray<{ readonly name: string }> }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null };

export type ConsoleOauthResourceQueryVariables = Exact<{
  id: string;
  hasTemplates: boolean;
}>;


export type ConsoleOauthResourceQuery = { readonly oauthResource: { readonly id: string, readonly identifier: string, readonly name: string, readonly accessTokenLifetime: number | null, readonly availableToOrganizations: boolean, readonly unregisteredClients: ReadonlyArray<OauthUnregisteredClients>, readonly jwtTemplateId: string | null, readonly createdAt: string, readonly updatedAt: string, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string, readonly isDefault: boolean }> } | null, readonly jwtTemplates?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export type ConsoleOauthJwtTemplateChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleOauthJwtTemplateChoicesQuery = { readonly jwtTemplates: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export type ConsoleOauthResourceApplicationsQueryVariables = Exact<{
  resource: string;
  after?: string | null | undefined;
}>;


export type ConsoleOauthResourceApplicationsQuery = { readonly oauthApplications: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null, readonly isActive: boolean, readonly organizationId: string | null, readonly resources: ReadonlyArray<{ readonly identifier: string, readonly scopes: ReadonlyArray<string> }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null };

export type ConsoleCreateOauthResourceMutationVariables = Exact<{
  input: CreateOauthResourceInput;
}>;


export type ConsoleCreateOauthResourceMutation = { readonly createOauthResource: { readonly id: string } | null };

export type ConsoleUpdateOauthResourceMutationVariables = Exact<{
  id: string;
  input: UpdateOauthResourceInput;
}>;


export type ConsoleUpdateOauthResourceMutation = { readonly updateOauthResource: { readonly id: string } | null };

export type ConsoleDeleteOauthResourceMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleDeleteOauthResourceMutation = { readonly deleteOauthResource: { readonly id: string } | null };

export type ConsoleOrganizationsQueryVariables = Exact<{
  search?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleOrganizationsQuery = { readonly organizations: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly displayName: string, readonly slug: string, readonly memberCount: number, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null };

export type ConsoleOrganizationCreateMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type ConsoleOrganizationCreateMutation = { readonly createOrganization: { readonly id: string } | null };

export type ConsoleRoleFragment = { readonly id: string, readonly version: number, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean };

export type ConsoleUsersToAddQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: UserFilter | null | undefined;
}>;


export type ConsoleUsersToAddQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null }> } | null };

export type ConsoleOrganizationQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleOrganizationQuery = { readonly uiSettings: { readonly defaultImageUrl: string } | null, readonly group: { readonly id: string, readonly version: number, readonly imageUrl: string | null, readonly name: string, readonly displayName: string, readonly slug: string, readonly description: string | null, readonly externalId: string | null, readonly publicMetadata: Record<string, unknown>, readonly privateMetadata: Record<string, unknown>, readonly memberCount: number, readonly workspaceCount: number, readonly createdAt: string, readonly updatedAt: string, readonly title: string } | null };

export type ConsoleOrganizationUpdateMutationVariables = Exact<{
  id: string;
  input: UpdateOrganizationInput;
  version?: number | null | undefined;
}>;


export type ConsoleOrganizationUpdateMutation = { readonly updateOrganization: { readonly id: string } | null };

export type ConsoleOrganizationDeleteMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleOrganizationDeleteMutation = { readonly deleteOrganization: { readonly id: string } | null };

export type ConsoleOrganizationMembersQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleOrganizationMembersQuery = { readonly group: { readonly id: string, readonly title: string, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly members: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly userId: string, readonly firstName: string | null, readonly lastName: string | null, readonly username: string | null, readonly createdAt: string, readonly email: string | null, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ConsoleOrganizationMemberUpdateMutationVariables = Exact<{
  id: string;
  membership: string;
  roleIds: ReadonlyArray<string> | string;
}>;


export type ConsoleOrganizationMemberUpdateMutation = { readonly updateOrganizationMember: { readonly id: string } | null };

export type ConsoleOrganizationMemberRemoveMutationVariables = Exact<{
  id: string;
  membership: string;
}>;


export type ConsoleOrganizationMemberRemoveMutation = { readonly removeOrganizationMember: { readonly id: string } | null };

export type ConsoleOrganizationNewMemberQueryVariables = Exact<{
  id: string;
  userIds: ReadonlyArray<string> | string;
}>;


export type ConsoleOrganizationNewMemberQuery = { readonly group: { readonly id: string, readonly title: string, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly members: { readonly nodes: ReadonlyArray<{ readonly userId: string }> } | null } | null };

export type ConsoleOrganizationMemberAddMutationVariables = Exact<{
  id: string;
  input: AddOrganizationMemberInput;
}>;


export type ConsoleOrganizationMemberAddMutation = { readonly addOrganizationMember: { readonly id: string } | null };

export type ConsoleOrganizationInvitationsQueryVariables = Exact<{
  id: string;
  status?: InvitationStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleOrganizationInvitationsQuery = { readonly group: { readonly id: string, readonly title: string, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly invitations: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string, readonly status: InvitationStatus, readonly expiresAt: string, readonly createdAt: string, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ConsoleOrganizationInvitationResendMutationVariables = Exact<{
  id: string;
  invitation: string;
}>;


export type ConsoleOrganizationInvitationResendMutation = { readonly resendInvitation: { readonly id: string } | null };

export type ConsoleOrganizationInvitationRevokeMutationVariables = Exact<{
  id: string;
  invitation: string;
}>;


export type ConsoleOrganizationInvitationRevokeMutation = { readonly revokeInvitation: null | null };

export type ConsoleOrganizationRolesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ConsoleOrganizationRolesQuery = { readonly group: { readonly id: string, readonly title: string, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ConsoleOrganizationRoleCreateMutationVariables = Exact<{
  id: string;
  input: CreateRoleInput;
}>;


export type ConsoleOrganizationRoleCreateMutation = { readonly createOrganizationRole: { readonly id: string } | null };

export type ConsoleOrganizationRoleUpdateMutationVariables = Exact<{
  id: string;
  role: string;
  input: UpdateRoleInput;
  version?: number | null | undefined;
}>;


export type ConsoleOrganizationRoleUpdateMutation = { readonly updateOrganizationRole: { readonly id: string } | null };

export type ConsoleOrganizationRoleDeleteMutationVariables = Exact<{
  id: string;
  role: string;
}>;


export type ConsoleOrganizationRoleDeleteMutation = { readonly deleteOrganizationRole: { readonly id: string } | null };

export type ConsoleOrganizationInviteMutationVariables = Exact<{
  id: string;
  input: CreateInvitationsInput;
}>;


export type ConsoleOrganizationInviteMutation = { readonly createInvitations: { readonly outcomes: ReadonlyArray<{ readonly error: { readonly code: ErrorCode, readonly message: string } | null }> } | null };

export type ConsoleOrganizationWorkspacesQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleOrganizationWorkspacesQuery = { readonly group: { readonly id: string, readonly title: string, readonly workspaces: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly memberCount: number, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ConsoleWorkspaceCreateMutationVariables = Exact<{
  id: string;
  input: CreateWorkspaceInput;
}>;


export type ConsoleWorkspaceCreateMutation = { readonly createWorkspace: { readonly id: string } | null };

export type ConsoleOrganizationSetImageMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleOrganizationSetImageMutation = { readonly setOrganizationImage: { readonly id: string } | null };

export type ConsoleOrganizationDeleteImageMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleOrganizationDeleteImageMutation = { readonly deleteOrganizationImage: null | null };

export type ConsoleWorkspaceQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleWorkspaceQuery = { readonly uiSettings: { readonly defaultImageUrl: string } | null, readonly group: { readonly id: string, readonly version: number, readonly imageUrl: string | null, readonly name: string, readonly slug: string, readonly description: string | null, readonly externalId: string | null, readonly publicMetadata: Record<string, unknown>, readonly privateMetadata: Record<string, unknown>, readonly memberCount: number, readonly createdAt: string, readonly updatedAt: string, readonly title: string, readonly organization: { readonly id: string, readonly displayName: string } | null } | null };

export type ConsoleWorkspaceUpdateMutationVariables = Exact<{
  id: string;
  input: UpdateWorkspaceInput;
  version?: number | null | undefined;
}>;


export type ConsoleWorkspaceUpdateMutation = { readonly updateWorkspace: { readonly id: string } | null };

export type ConsoleWorkspaceDeleteMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleWorkspaceDeleteMutation = { readonly deleteWorkspace: { readonly id: string } | null };

export type ConsoleWorkspaceMembersQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleWorkspaceMembersQuery = { readonly group: { readonly id: string, readonly title: string, readonly organization: { readonly id: string, readonly displayName: string } | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly members: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly userId: string, readonly firstName: string | null, readonly lastName: string | null, readonly username: string | null, readonly createdAt: string, readonly email: string | null, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ConsoleWorkspaceMemberUpdateMutationVariables = Exact<{
  id: string;
  membership: string;
  roleIds: ReadonlyArray<string> | string;
}>;


export type ConsoleWorkspaceMemberUpdateMutation = { readonly updateWorkspaceMember: { readonly id: string } | null };

export type ConsoleWorkspaceMemberRemoveMutationVariables = Exact<{
  id: string;
  membership: string;
}>;


export type ConsoleWorkspaceMemberRemoveMutation = { readonly removeWorkspaceMember: { readonly id: string } | null };

export type ConsoleWorkspaceNewMemberQueryVariables = Exact<{
  id: string;
  userIds: ReadonlyArray<string> | string;
}>;


export type ConsoleWorkspaceNewMemberQuery = { readonly group: { readonly id: string, readonly title: string, readonly organization: { readonly id: string, readonly displayName: string } | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly members: { readonly nodes: ReadonlyArray<{ readonly userId: string }> } | null } | null };

export type ConsoleWorkspaceMemberAddMutationVariables = Exact<{
  id: string;
  input: AddWorkspaceMemberInput;
}>;


export type ConsoleWorkspaceMemberAddMutation = { readonly addWorkspaceMember: { readonly id: string } | null };

export type ConsoleWorkspaceInvitationsQueryVariables = Exact<{
  id: string;
  status?: InvitationStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleWorkspaceInvitationsQuery = { readonly group: { readonly id: string, readonly title: string, readonly organization: { readonly id: string, readonly displayName: string } | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly invitations: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string, readonly status: InvitationStatus, readonly expiresAt: string, readonly createdAt: string, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ConsoleWorkspaceInvitationResendMutationVariables = Exact<{
  id: string;
  invitation: string;
}>;


export type ConsoleWorkspaceInvitationResendMutation = { readonly resendWorkspaceInvitation: { readonly id: string } | null };

export type ConsoleWorkspaceInvitationRevokeMutationVariables = Exact<{
  id: string;
  invitation: string;
}>;


export type ConsoleWorkspaceInvitationRevokeMutation = { readonly revokeWorkspaceInvitation: null | null };

export type ConsoleWorkspaceRolesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ConsoleWorkspaceRolesQuery = { readonly group: { readonly id: string, readonly title: string, readonly organization: { readonly id: string, readonly displayName: string } | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly version: number, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ConsoleWorkspaceRoleCreateMutationVariables = Exact<{
  id: string;
  input: CreateRoleInput;
}>;


export type ConsoleWorkspaceRoleCreateMutation = { readonly createWorkspaceRole: { readonly id: string } | null };

export type ConsoleWorkspaceRoleUpdateMutationVariables = Exact<{
  id: string;
  role: string;
  input: UpdateRoleInput;
  version?: number | null | undefined;
}>;


export type ConsoleWorkspaceRoleUpdateMutation = { readonly updateWorkspaceRole: { readonly id: string } | null };

export type ConsoleWorkspaceRoleDeleteMutationVariables = Exact<{
  id: string;
  role: string;
}>;


export type ConsoleWorkspaceRoleDeleteMutation = { readonly deleteWorkspaceRole: { readonly id: string } | null };

export type ConsoleWorkspaceInviteMutationVariables = Exact<{
  id: string;
  input: CreateInvitationInput;
}>;


export type ConsoleWorkspaceInviteMutation = { readonly createWorkspaceInvitation: { readonly id: string } | null };

export type ConsoleWorkspaceSetImageMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleWorkspaceSetImageMutation = { readonly setWorkspaceImage: { readonly id: string } | null };

export type ConsoleWorkspaceDeleteImageMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleWorkspaceDeleteImageMutation = { readonly deleteWorkspaceImage: null | null };

export type ConsoleOverviewQueryVariables = Exact<{
  interval: AnalyticsInterval;
  since: string;
}>;


export type ConsoleOverviewQuery = { readonly analytics: { readonly interval: AnalyticsInterval, readonly users: number, readonly activeUsersToday: number, readonly activeUsersThisMonth: number, readonly signUps: number, readonly completedSignIns: number, readonly failedSignIns: number, readonly deliveriesSucceeded: number, readonly deliveriesFailed: number, readonly deliveriesRetried: number, readonly keyChecks: number, readonly keyChecksValid: number, readonly completedSignInsByMethod: ReadonlyArray<{ readonly method: SignInMethod, readonly count: number }>, readonly failedSignInsByReason: ReadonlyArray<{ readonly reason: SignInFailureCode | null, readonly count: number }>, readonly data: ReadonlyArray<{ readonly startsAt: string, readonly activeUsers: number | null, readonly signUps: number, readonly completedSignIns: number, readonly failedSignIns: number, readonly deliveriesSucceeded: number, readonly deliveriesFailed: number, readonly keyChecks: number, readonly keyChecksValid: number }> } | null, readonly deployment: { readonly id: string, readonly mode: DeploymentMode, readonly maintenanceMode: boolean, readonly frontendHost: string, readonly createdAt: string, readonly publishableKey: string, readonly emailProvider: EmailProvider, readonly customSmtpConfig: { readonly host: string } | null } | null, readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string }> } | null, readonly socialProviders: ReadonlyArray<{ readonly name: string }> | null, readonly webhookApps: { readonly nodes: ReadonlyArray<{ readonly name: string }> } | null };

export type ConsoleActivityFragment = { readonly interval: AnalyticsInterval, readonly users: number, readonly activeUsersToday: number, readonly activeUsersThisMonth: number, readonly signUps: number, readonly completedSignIns: number, readonly failedSignIns: number, readonly deliveriesSucceeded: number, readonly deliveriesFailed: number, readonly deliveriesRetried: number, readonly keyChecks: number, readonly keyChecksValid: number, readonly completedSignInsByMethod: ReadonlyArray<{ readonly method: SignInMethod, readonly count: number }>, readonly failedSignInsByReason: ReadonlyArray<{ readonly reason: SignInFailureCode | null, readonly count: number }>, readonly data: ReadonlyArray<{ readonly startsAt: string, readonly activeUsers: number | null, readonly signUps: number, readonly completedSignIns: number, readonly failedSignIns: number, readonly deliveriesSucceeded: number, readonly deliveriesFailed: number, readonly keyChecks: number, readonly keyChecksValid: number }> };

export type ConsoleUpdateDeploymentMutationVariables = Exact<{
  input: UpdateDeploymentInput;
  version?: number | null | undefined;
}>;


export type ConsoleUpdateDeploymentMutation = { readonly updateDeployment: { readonly version: number } | null };

export type ConsoleUpdateAuthSettingsMutationVariables = Exact<{
  input: UpdateAuthSettingsInput;
  version?: number | null | undefined;
}>;


export type ConsoleUpdateAuthSettingsMutation = { readonly updateAuthSettings: { readonly version: number } | null };

export type ConsoleUpdateUiSettingsMutationVariables = Exact<{
  input: UpdateUiSettingsInput;
  version?: number | null | undefined;
}>;


export type ConsoleUpdateUiSettingsMutation = { readonly updateUiSettings: { readonly version: number } | null };

export type ConsoleUpdateB2bSettingsMutationVariables = Exact<{
  input: UpdateB2bSettingsInput;
  version?: number | null | undefined;
}>;


export type ConsoleUpdateB2bSettingsMutation = { readonly updateB2bSettings: { readonly version: number } | null };

export type ConsoleUpdateRestrictionsMutationVariables = Exact<{
  input: UpdateRestrictionsInput;
  version?: number | null | undefined;
}>;


export type ConsoleUpdateRestrictionsMutation = { readonly updateRestrictions: { readonly version: number } | null };

export type ConsoleRestrictionListsQueryVariables = Exact<{
  allowlistAfter?: string | null | undefined;
  blocklistAfter?: string | null | undefined;
}>;


export type ConsoleRestrictionListsQuery = { readonly allowlist: { readonly nodes: ReadonlyArray<{ readonly value: string, readonly kind: RestrictionKind, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly blocklist: { readonly nodes: ReadonlyArray<{ readonly value: string, readonly kind: RestrictionKind, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null };

export type ConsoleAllowMutationVariables = Exact<{
  value: string;
}>;


export type ConsoleAllowMutation = { readonly addToAllowlist: { readonly id: string } | null };

export type ConsoleStopAllowingMutationVariables = Exact<{
  value: string;
}>;


export type ConsoleStopAllowingMutation = { readonly removeFromAllowlist: null | null };

export type ConsoleBlockMutationVariables = Exact<{
  value: string;
}>;


export type ConsoleBlockMutation = { readonly addToBlocklist: { readonly id: string } | null };

export type ConsoleStopBlockingMutationVariables = Exact<{
  value: string;
}>;


export type ConsoleStopBlockingMutation = { readonly removeFromBlocklist: null | null };

export type ConsoleMailQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleMailQuery = { readonly deployment: { readonly emailProvider: EmailProvider, readonly mailFromHost: string, readonly customSmtpConfig: { readonly host: string, readonly port: number, readonly username: string, readonly fromEmail: string, readonly useTls: boolean, readonly verified: boolean } | null } | null };

export type ConsoleSetMailServerMutationVariables = Exact<{
  input: SmtpConfigInput;
}>;


export type ConsoleSetMailServerMutation = { readonly setSmtpConfig: { readonly verified: boolean } | null };

export type ConsoleTestMailServerMutationVariables = Exact<{
  to: string;
}>;


export type ConsoleTestMailServerMutation = { readonly verifySmtpConfig: { readonly verified: boolean } | null };

export type ConsoleDeleteMailServerMutationVariables = Exact<{ [key: string]: never; }>;


export type ConsoleDeleteMailServerMutation = { readonly deleteSmtpConfig: null | null };

export type ConsoleAllowedOriginsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleAllowedOriginsQuery = { readonly allowedOrigins: { readonly allowedOrigins: ReadonlyArray<string> } | null };

export type ConsoleSetAllowedOriginsMutationVariables = Exact<{
  input: AllowedOriginsInput;
}>;


export type ConsoleSetAllowedOriginsMutation = { readonly setAllowedOrigins: { readonly allowedOrigins: ReadonlyArray<string> } | null };

export type ConsoleSocialProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSocialProvidersQuery = { readonly socialProviders: ReadonlyArray<{ readonly name: string, readonly kind: SocialProviderKind, readonly label: string, readonly enabled: boolean, readonly hasClientSecret: boolean, readonly signUpAllowed: boolean }> | null, readonly authSettings: { readonly authenticationFactors: { readonly ssoEnabled: boolean } } | null };

export type ConsoleSocialProviderQueryVariables = Exact<{
  name: string;
}>;


export type ConsoleSocialProviderQuery = { readonly socialProvider: { readonly name: string, readonly kind: SocialProviderKind, readonly label: string, readonly clientId: string, readonly hasClientSecret: boolean, readonly scopes: ReadonlyArray<string>, readonly enabled: boolean, readonly signUpAllowed: boolean, readonly tokensStored: boolean, readonly position: number, readonly redirectUri: string, readonly issuer: string | null, readonly authorizationUrl: string | null, readonly tokenUrl: string | null, readonly profileUrl: string | null, readonly tenant: string | null, readonly teamId: string | null, readonly keyId: string | null, readonly profileFields: { readonly subject: string, readonly email: string | null, readonly emailVerified: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly name: string | null, readonly picture: string | null } | null } | null };

export type ConsoleCreateSocialProviderMutationVariables = Exact<{
  input: CreateSocialProviderInput;
}>;


export type ConsoleCreateSocialProviderMutation = { readonly createSocialProvider: { readonly name: string } | null };

export type ConsoleUpdateSocialProviderMutationVariables = Exact<{
  name: string;
  input: UpdateSocialProviderInput;
}>;


export type ConsoleUpdateSocialProviderMutation = { readonly updateSocialProvider: { readonly name: string } | null };

export type ConsoleDeleteSocialProviderMutationVariables = Exact<{
  name: string;
}>;


export type ConsoleDeleteSocialProviderMutation = { readonly deleteSocialProvider: null | null };

export type ConsoleVerifySocialProviderMutationVariables = Exact<{
  name: string;
}>;


export type ConsoleVerifySocialProviderMutation = { readonly verifySocialProvider: { readonly ok: boolean, readonly steps: ReadonlyArray<{ readonly name: string, readonly ok: boolean, readonly message: string }> } | null };

export type ConsoleMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleMessagesQuery = { readonly messageTemplates: { readonly kinds: ReadonlyArray<{ readonly kind: string, readonly channel: MessageChannel, readonly description: string, readonly languages: ReadonlyArray<{ readonly language: string, readonly isOverridden: boolean, readonly subject: string | null }> }> } | null };

export type ConsoleMessageQueryVariables = Exact<{
  kind: string;
}>;


export type ConsoleMessageQuery = { readonly messageTemplate: { readonly kind: string, readonly channel: MessageChannel, readonly description: string, readonly hasButton: boolean, readonly hasCode: boolean, readonly variables: ReadonlyArray<{ readonly name: string, readonly description: string, readonly isRequired: boolean, readonly sample: string }>, readonly languages: ReadonlyArray<{ readonly language: string, readonly isOverridden: boolean, readonly subject: string | null, readonly paragraphs: ReadonlyArray<string>, readonly buttonLabel: string | null, readonly footnote: string | null, readonly updatedAt: string | null }> } | null };

export type ConsoleMessagePreviewQueryVariables = Exact<{
  kind: string;
  input: PreviewMessageTemplateInput;
}>;


export type ConsoleMessagePreviewQuery = { readonly previewMessageTemplate: { readonly subject: string | null, readonly text: string, readonly html: string | null } | null };

export type ConsoleSetMessageMutationVariables = Exact<{
  kind: string;
  language: string;
  input: MessageTemplateInput;
}>;


export type ConsoleSetMessageMutation = { readonly setMessageTemplate: { readonly kind: string } | null };

export type ConsoleResetMessageMutationVariables = Exact<{
  kind: string;
  language: string;
}>;


export type ConsoleResetMessageMutation = { readonly deleteMessageTemplate: null | null };

export type ConsoleTestMessageMutationVariables = Exact<{
  kind: string;
  input: TestMessageTemplateInput;
}>;


export type ConsoleTestMessageMutation = { readonly testMessageTemplate: null | null };

export type ConsoleSetUiImageMutationVariables = Exact<{
  name: string;
}>;


export type ConsoleSetUiImageMutation = { readonly setUiImage: { readonly appName: string } | null };

export type ConsoleDeleteUiImageMutationVariables = Exact<{
  name: string;
}>;


export type ConsoleDeleteUiImageMutation = { readonly deleteUiImage: null | null };

export type ConsoleUserApplicationsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ConsoleUserApplicationsQuery = { readonly user: { readonly id: string, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly oauthGrants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly scopes: ReadonlyArray<string>, readonly createdAt: string, readonly lastUsedAt: string, readonly application: { readonly id: string, readonly name: string, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null }, readonly resources: ReadonlyArray<{ readonly name: string, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> }>, readonly organization: { readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type ConsoleRevokeOauthGrantMutationVariables = Exact<{
  id: string;
  grant: string;
}>;


export type ConsoleRevokeOauthGrantMutation = { readonly revokeUserOauthGrant: { readonly id: string } | null };

export type ConsoleUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: UserFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ConsoleUsersQuery = { readonly users: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly isActive: boolean, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null };

export type ConsoleUserQueryVariables = Exact<{
  id: string;
  organizationsAfter?: string | null | undefined;
  workspacesAfter?: string | null | undefined;
  keysAfter?: string | null | undefined;
}>;


export type ConsoleUserQuery = { readonly uiSettings: { readonly defaultUserProfileImageUrl: string } | null, readonly user: { readonly id: string, readonly version: number, readonly imageUrl: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly externalId: string | null, readonly isActive: boolean, readonly locale: string | null, readonly createdAt: string, readonly emails: ReadonlyArray<{ readonly id: string, readonly email: string, readonly isVerified: boolean, readonly isPrimary: boolean }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly phoneNumber: string, readonly isVerified: boolean, readonly isPrimary: boolean }>, readonly socialAccounts: ReadonlyArray<{ readonly provider: string, readonly email: string | null }>, readonly wallets: ReadonlyArray<{ readonly id: string, readonly address: string }>, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly lastUsedAt: string | null }> | null, readonly signInState: { readonly hasPassword: boolean, readonly factors: ReadonlyArray<FirstFactor>, readonly secondFactors: ReadonlyArray<SecondFactorMethod>, readonly nextStep: NextSignInStep | null, readonly lastSignInAt: string | null, readonly lockedUntil: string | null, readonly lastFailure: { readonly at: string, readonly code: SignInFailureCode, readonly address: string, readonly country: string | null, readonly count: number } | null, readonly blockedBy: ReadonlyArray<{ readonly strategy: FirstFactor | null, readonly rule: SignInRuleName, readonly setting: string | null }> } | null, readonly sessions: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly ip: string | null, readonly userAgent: string | null, readonly signedInAt: string, readonly lastActiveAt: string, readonly impersonator: string | null }> } | null, readonly organizationMemberships: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly organization: { readonly id: string, readonly name: string } | null, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly workspaceMemberships: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly workspace: { readonly id: string, readonly name: string } | null, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly apiAuthKeys: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly prefix: string | null, readonly lastFour: string | null, readonly selfMade: boolean, readonly userId: string | null, readonly organizationId: string | null, readonly workspaceId: string | null, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly revokedAt: string | null, readonly replacedById: string | null, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly auditLog: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly type: string, readonly resourceType: string, readonly resourceId: string, readonly resourceName: string | null, readonly actorType: AuditActorType, readonly actorId: string | null, readonly impersonator: string | null, readonly applicationId: string | null, readonly ip: string | null, readonly before: Record<string, unknown> | null, readonly after: Record<string, unknown> | null, readonly createdAt: string, readonly actorUser: { readonly id: string, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null } | null, readonly actorApiKey: { readonly id: string, readonly name: string } | null, readonly actorApplication: { readonly id: string, readonly name: string } | null }> } | null } | null };

export type ConsoleUpdateUserMutationVariables = Exact<{
  id: string;
  input: UpdateUserInput;
}>;


export type ConsoleUpdateUserMutation = { readonly updateUser: { readonly id: string } | null };

export type ConsoleLiftLockoutMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleLiftLockoutMutation = { readonly liftUserLockout: null | null };

export type ConsoleEndSessionsMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleEndSessionsMutation = { readonly revokeUserSessions: { readonly revoked: number } | null };

export type ConsoleEndSessionMutationVariables = Exact<{
  id: string;
  session: string;
}>;


export type ConsoleEndSessionMutation = { readonly revokeUserSession: null | null };

export type ConsoleRemoveAuthenticatorMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleRemoveAuthenticatorMutation = { readonly removeUserAuthenticator: null | null };

export type ConsoleCreateTicketMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleCreateTicketMutation = { readonly createSignInTicket: { readonly url: string } | null };

export type ConsoleImpersonateMutationVariables = Exact<{
  id: string;
  input: CreateImpersonationInput;
}>;


export type ConsoleImpersonateMutation = { readonly createImpersonation: { readonly url: string } | null };

export type ConsoleDeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleDeleteUserMutation = { readonly deleteUser: { readonly id: string } | null };

export type ConsoleSetUserImageMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleSetUserImageMutation = { readonly setUserImage: { readonly id: string } | null };

export type ConsoleDeleteUserImageMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleDeleteUserImageMutation = { readonly deleteUserImage: null | null };

export type ConsoleExportUserQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleExportUserQuery = { readonly userExport: { readonly userId: string, readonly exportedAt: string, readonly isComplete: boolean, readonly parts: ReadonlyArray<{ readonly name: string, readonly isTruncated: boolean, readonly records: ReadonlyArray<Record<string, unknown>> }> } | null };

export type ConsoleWebhookAppNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleWebhookAppNamesQuery = { readonly webhookApps: { readonly nodes: ReadonlyArray<{ readonly name: string }> } | null };

export type ConsoleWebhookDeliveryRowFragment = { readonly id: string, readonly eventName: string, readonly status: WebhookDeliveryStatus, readonly attempts: number, readonly lastResponseStatus: number | null, readonly createdAt: string };

export type ConsoleWebhookAppDeliveriesQueryVariables = Exact<{
  name: string;
  filter?: WebhookDeliveryFilter | null | undefined;
  before?: string | null | undefined;
}>;


export type ConsoleWebhookAppDeliveriesQuery = { readonly webhookApp: { readonly endpoints: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly url: string }> } | null, readonly deliveries: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly eventName: string, readonly status: WebhookDeliveryStatus, readonly attempts: number, readonly lastResponseStatus: number | null, readonly createdAt: string }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null } | null };

export type ConsoleWebhookDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleWebhookDeliveryQuery = { readonly webhookDelivery: { readonly id: string, readonly messageId: string, readonly eventName: string, readonly status: WebhookDeliveryStatus, readonly attempts: number, readonly nextAttemptAt: string | null, readonly lastResponseStatus: number | null, readonly createdAt: string, readonly app: { readonly name: string, readonly isActive: boolean } | null, readonly endpoint: { readonly id: string, readonly url: string, readonly isActive: boolean } | null, readonly request: { readonly url: string, readonly headers: Record<string, unknown>, readonly body: string | null } | null, readonly attemptLog: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly number: number, readonly status: WebhookAttemptStatus, readonly durationMs: number, readonly responseStatus: number | null, readonly responseBody: string | null, readonly error: WebhookAttemptError | null, readonly createdAt: string }> } | null } | null };

export type ConsoleRetryWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleRetryWebhookDeliveryMutation = { readonly retryWebhookDelivery: { readonly id: string } | null };

export type ConsoleWebhookEventsQueryVariables = Exact<{
  name: string;
}>;


export type ConsoleWebhookEventsQuery = { readonly webhookApp: { readonly name: string, readonly eventTypes: { readonly nodes: ReadonlyArray<{ readonly name: string }> } | null } | null, readonly webhookEventNames: ReadonlyArray<{ readonly name: string }> | null };

export type ConsoleCreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type ConsoleCreateWebhookEndpointMutation = { readonly createWebhookEndpoint: { readonly id: string } | null };

export type ConsoleWebhookEndpointQueryVariables = Exact<{
  id: string;
}>;


export type ConsoleWebhookEndpointQuery = { readonly webhookEndpoint: { readonly id: string, readonly version: number, readonly appName: string, readonly url: string, readonly description: string | null, readonly maxRetries: number, readonly timeoutSeconds: number, readonly signingSecret: string | null, readonly failureCount: number, readonly lastFailureAt: string | null, readonly autoDisabledAt: string | null, readonly isActive: boolean, readonly createdAt: string, readonly rateLimit: { readonly durationMs: number, readonly maxRequests: number } | null, readonly subscriptions: ReadonlyArray<{ readonly eventName: string, readonly filterRules: Record<string, unknown> | null, readonly known: boolean, readonly suggestion: string | null }>, readonly app: { readonly eventTypes: { readonly nodes: ReadonlyArray<{ readonly name: string }> } | null } | null, readonly deliveries: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly eventName: string, readonly status: WebhookDeliveryStatus, readonly attempts: number, readonly lastResponseStatus: number | null, readonly createdAt: string }> } | null } | null, readonly webhookEventNames: ReadonlyArray<{ readonly name: string }> | null };

export type ConsoleWebhookEndpointStatsQueryVariables = Exact<{
  app: string;
  endpoint: string;
  since: string;
}>;


export type ConsoleWebhookEndpointStatsQuery = { readonly webhookTimeseries: { readonly data: ReadonlyArray<{ readonly startsAt: string, readonly succeeded: number, readonly failed: number }> } | null, readonly webhookStats: { readonly endpoints: ReadonlyArray<{ readonly endpointId: string, readonly attempts: { readonly p50DurationMs: number | null, readonly p95DurationMs: number | null } }> } | null };

export type ConsoleFailedWebhookDeliveriesQueryVariables = Exact<{
  id: string;
  since: string;
}>;


export type ConsoleFailedWebhookDeliveriesQuery = { readonly webhookEndpoint: { readonly deliveries: { readonly totalCount: number } | null } | null };

export type ConsoleUpdateWebhookEndpointMutationVariables = Exact<{
  id: string;
  input: UpdateWebhookEndpointInput;
  expectedVersion?: number | null | undefined;
}>;


export type ConsoleUpdateWebhookEndpointMutation = { readonly updateWebhookEndpoint: { readonly id: string } | null };

export type ConsoleReactivateWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleReactivateWebhookEndpointMutation = { readonly reactivateWebhookEndpoint: { readonly id: string } | null };

export type ConsoleTestWebhookEndpointMutationVariables = Exact<{
  app: string;
  id: string;
}>;


export type ConsoleTestWebhookEndpointMutation = { readonly testWebhookEndpoint: { readonly status: WebhookAttemptStatus, readonly responseStatus: number | null, readonly error: WebhookAttemptError | null } | null };

export type ConsoleRotateWebhookEndpointSecretMutationVariables = Exact<{
  id: string;
  input: RotateWebhookEndpointSecretInput;
}>;


export type ConsoleRotateWebhookEndpointSecretMutation = { readonly rotateWebhookEndpointSecret: { readonly signingSecret: string | null } | null };

export type ConsoleReplayWebhookDeliveriesMutationVariables = Exact<{
  app: string;
  input: ReplayWebhookDeliveriesInput;
}>;


export type ConsoleReplayWebhookDeliveriesMutation = { readonly replayWebhookDeliveries: { readonly id: string, readonly total: number } | null };

export type ConsoleDeleteWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type ConsoleDeleteWebhookEndpointMutation = { readonly deleteWebhookEndpoint: { readonly id: string } | null };

export type ConsoleWebhookAppsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ConsoleWebhookAppsQuery = { readonly webhookApps: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly isActive: boolean, readonly createdAt: string }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null };

export type ConsoleCreateWebhookAppMutationVariables = Exact<{
  input: CreateWebhookAppInput;
}>;


export type ConsoleCreateWebhookAppMutation = { readonly createWebhookApp: { readonly name: string, readonly signingSecret: string } | null };

export type ConsoleWebhookAppQueryVariables = Exact<{
  name: string;
  after?: string | null | undefined;
  afterEvent?: string | null | undefined;
  since: string;
}>;


export type ConsoleWebhookAppQuery = { readonly webhookApp: { readonly name: string, readonly description: string | null, readonly isActive: boolean, readonly createdAt: string, readonly endpoints: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly url: string, readonly description: string | null, readonly isActive: boolean, readonly autoDisabledAt: string | null, readonly failureCount: number, readonly subscriptions: ReadonlyArray<{ readonly eventName: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly eventTypes: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly archived: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null, readonly webhookTimeseries: { readonly data: ReadonlyArray<{ readonly startsAt: string, readonly succeeded: number, readonly failed: number }> } | null };

export type ConsoleUpdateWebhookAppMutationVariables = Exact<{
  name: string;
  input: UpdateWebhookAppInput;
}>;


export type ConsoleUpdateWebhookAppMutation = { readonly updateWebhookApp: { readonly name: string } | null };

export type ConsoleRotateWebhookAppSecretMutationVariables = Exact<{
  name: string;
  input: RotateWebhookAppSecretInput;
}>;


export type ConsoleRotateWebhookAppSecretMutation = { readonly rotateWebhookAppSecret: { readonly signingSecret: string } | null };

export type ConsoleDeleteWebhookAppMutationVariables = Exact<{
  name: string;
}>;


export type ConsoleDeleteWebhookAppMutation = { readonly deleteWebhookApp: { readonly id: string } | null };

export type ConsoleCreateWebhookEventTypeMutationVariables = Exact<{
  name: string;
  input: CreateWebhookEventTypeInput;
}>;


export type ConsoleCreateWebhookEventTypeMutation = { readonly createWebhookEventType: { readonly name: string } | null };

export type ConsoleUpdateWebhookEventTypeMutationVariables = Exact<{
  name: string;
  eventName: string;
  input: UpdateWebhookEventTypeInput;
}>;


export type ConsoleUpdateWebhookEventTypeMutation = { readonly updateWebhookEventType: { readonly name: string } | null };

export const ConsoleAuditRecordRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleAuditRecordRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"resourceType"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"resourceName"}},{"kind":"Field","name":{"kind":"Name","value":"actorType"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actorApiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"actorApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleAuditRecordRowFragment, unknown>;
export const ConsoleApiAuthKeyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleApiAuthKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiAuthKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"selfMade"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleApiAuthKeyRowFragment, unknown>;
export const ConsoleImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processed"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleImportFragment, unknown>;
export const ConsoleOauthApplicationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOauthApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasOrganizations"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"metadataUrl"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"authMethod"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"postLogoutRedirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"deviceSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"backchannelLogoutUri"}},{"kind":"Field","name":{"kind":"Name","value":"jwks"}},{"kind":"Field","name":{"kind":"Name","value":"jwksUri"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokenExchangeResources"}},{"kind":"Field","name":{"kind":"Name","value":"dpopBoundAccessTokens"}},{"kind":"Field","name":{"kind":"Name","value":"requirePushedAuthorizationRequests"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFirstParty"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokenLifetime"}},{"kind":"Field","name":{"kind":"Name","value":"refreshTokenLifetime"}}]}}]} as unknown as DocumentNode<ConsoleOauthApplicationFieldsFragment, unknown>;
export const ConsoleShownOauthResourcesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleShownOauthResources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthResourceConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableToOrganizations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<ConsoleShownOauthResourcesFragment, unknown>;
export const ConsoleOauthJwtTemplatesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOauthJwtTemplates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JwtTemplateConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleOauthJwtTemplatesFragment, unknown>;
export const ConsoleRoleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]} as unknown as DocumentNode<ConsoleRoleFragment, unknown>;
export const ConsoleActivityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsersToday"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsersThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"completedSignIns"}},{"kind":"Field","name":{"kind":"Name","value":"completedSignInsByMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failedSignIns"}},{"kind":"Field","name":{"kind":"Name","value":"failedSignInsByReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesSucceeded"}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesFailed"}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesRetried"}},{"kind":"Field","name":{"kind":"Name","value":"keyChecks"}},{"kind":"Field","name":{"kind":"Name","value":"keyChecksValid"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"completedSignIns"}},{"kind":"Field","name":{"kind":"Name","value":"failedSignIns"}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesSucceeded"}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesFailed"}},{"kind":"Field","name":{"kind":"Name","value":"keyChecks"}},{"kind":"Field","name":{"kind":"Name","value":"keyChecksValid"}}]}}]}}]} as unknown as DocumentNode<ConsoleActivityFragment, unknown>;
export const ConsoleWebhookDeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleWebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleWebhookDeliveryRowFragment, unknown>;
export const ConsoleApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleApiKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleApiKeysQuery, ConsoleApiKeysQueryVariables>;
export const ConsoleApiKeyCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleApiKeyCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<ConsoleApiKeyCreateMutation, ConsoleApiKeyCreateMutationVariables>;
export const ConsoleApiKeyRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleApiKeyRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ConsoleApiKeyRevokeMutation, ConsoleApiKeyRevokeMutationVariables>;
export const ConsoleSigningKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSigningKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kid"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"algorithm"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedUntil"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleSigningKeysQuery, ConsoleSigningKeysQueryVariables>;
export const ConsoleSigningKeysRotateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleSigningKeysRotate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SigningKeyPurpose"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateSigningKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kid"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleSigningKeysRotateMutation, ConsoleSigningKeysRotateMutationVariables>;
export const ConsoleJwtTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleJwtTemplates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwtTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"ttl"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleJwtTemplatesQuery, ConsoleJwtTemplatesQueryVariables>;
export const ConsoleJwtTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleJwtTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwtTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"ttl"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<ConsoleJwtTemplateQuery, ConsoleJwtTemplateQueryVariables>;
export const ConsoleJwtTemplateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleJwtTemplateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleJwtTemplateUserQuery, ConsoleJwtTemplateUserQueryVariables>;
export const ConsoleJwtTemplatePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleJwtTemplatePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewJwtTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"}}]}}]}}]} as unknown as DocumentNode<ConsoleJwtTemplatePreviewQuery, ConsoleJwtTemplatePreviewQueryVariables>;
export const ConsoleJwtTemplateCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleJwtTemplateCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateJwtTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJwtTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleJwtTemplateCreateMutation, ConsoleJwtTemplateCreateMutationVariables>;
export const ConsoleJwtTemplateUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleJwtTemplateUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJwtTemplateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJwtTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleJwtTemplateUpdateMutation, ConsoleJwtTemplateUpdateMutationVariables>;
export const ConsoleJwtTemplateDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleJwtTemplateDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJwtTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleJwtTemplateDeleteMutation, ConsoleJwtTemplateDeleteMutationVariables>;
export const ConsoleAuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleAuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleAuditRecordRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleAuditRecordRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"resourceType"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"resourceName"}},{"kind":"Field","name":{"kind":"Name","value":"actorType"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actorApiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"actorApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleAuditLogQuery, ConsoleAuditLogQueryVariables>;
export const ConsoleAuditRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleAuditRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleAuditRecordRow"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleAuditRecordRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"resourceType"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"resourceName"}},{"kind":"Field","name":{"kind":"Name","value":"actorType"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actorApiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"actorApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleAuditRecordQuery, ConsoleAuditRecordQueryVariables>;
export const ConsoleAuditNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleAuditNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Workspace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleAuditNamesQuery, ConsoleAuditNamesQueryVariables>;
export const ConsoleAuditExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleAuditExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"resourceType"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"resourceName"}},{"kind":"Field","name":{"kind":"Name","value":"actorType"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleAuditExportQuery, ConsoleAuditExportQueryVariables>;
export const ConsoleApiAuthAppsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleApiAuthApps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiAuthApps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"keyPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleApiAuthAppsQuery, ConsoleApiAuthAppsQueryVariables>;
export const ConsoleCreateApiAuthAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateApiAuthApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiAuthAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiAuthApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateApiAuthAppMutation, ConsoleCreateApiAuthAppMutationVariables>;
export const ConsoleApiAuthAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleApiAuthApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiAuthKeyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withKeys"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiAuthApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"keyPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withKeys"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleApiAuthKeyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleApiAuthKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiAuthKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"selfMade"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleApiAuthAppQuery, ConsoleApiAuthAppQueryVariables>;
export const ConsoleApiAuthAppUsageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleApiAuthAppUsage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiAuthAppUsage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"EnumValue","value":"DAY"}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleApiAuthAppUsageQuery, ConsoleApiAuthAppUsageQueryVariables>;
export const ConsoleUpdateApiAuthAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateApiAuthApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateApiAuthAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateApiAuthApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateApiAuthAppMutation, ConsoleUpdateApiAuthAppMutationVariables>;
export const ConsoleDeleteApiAuthAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteApiAuthApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteApiAuthApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleDeleteApiAuthAppMutation, ConsoleDeleteApiAuthAppMutationVariables>;
export const ConsoleCreateApiAuthKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateApiAuthKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"app"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiAuthKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiAuthKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"app"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateApiAuthKeyMutation, ConsoleCreateApiAuthKeyMutationVariables>;
export const ConsoleRotateApiAuthKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRotateApiAuthKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"app"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateApiAuthKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateApiAuthKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"app"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<ConsoleRotateApiAuthKeyMutation, ConsoleRotateApiAuthKeyMutationVariables>;
export const ConsoleRevokeApiAuthKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRevokeApiAuthKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"app"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiAuthKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiAuthKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"app"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleRevokeApiAuthKeyMutation, ConsoleRevokeApiAuthKeyMutationVariables>;
export const ConsoleApiAuthKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleApiAuthKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiAuthKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleApiAuthKeyRow"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"revokedReason"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workspace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleApiAuthKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiAuthKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"selfMade"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleApiAuthKeyQuery, ConsoleApiAuthKeyQueryVariables>;
export const ConsoleApiAuthKeyUsageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleApiAuthKeyUsage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"app"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiAuthKeyUsage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"app"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"EnumValue","value":"DAY"}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"valid"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleApiAuthKeyUsageQuery, ConsoleApiAuthKeyUsageQueryVariables>;
export const ConsoleFindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleFind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasUsers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasOrganizations"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasApplications"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasUsers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasOrganizations"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"oauthApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasApplications"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleFindQuery, ConsoleFindQueryVariables>;
export const ConsoleFindIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleFindId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleFindIdQuery, ConsoleFindIdQueryVariables>;
export const ConsoleImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleImport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processed"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleImportsQuery, ConsoleImportsQueryVariables>;
export const ConsoleImportOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleImportOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleImport"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"sendEvents"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processed"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleImportOneQuery, ConsoleImportOneQueryVariables>;
export const ConsoleImportCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleImportCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sendEvents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUserImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"sendEvents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sendEvents"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleImportCreateMutation, ConsoleImportCreateMutationVariables>;
export const ConsoleImportDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleImportDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUserImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleImportDeleteMutation, ConsoleImportDeleteMutationVariables>;
export const ConsoleUserCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUserCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleUserCreateMutation, ConsoleUserCreateMutationVariables>;
export const ConsoleOauthApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOauthApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OauthApplicationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasOrganizations"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasOrganizations"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"metadataUrl"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isFirstParty"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleOauthApplicationsQuery, ConsoleOauthApplicationsQueryVariables>;
export const ConsoleOauthApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOauthApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasOrganizations"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleOauthApplicationFields"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"secrets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOauthApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasOrganizations"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"metadataUrl"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"authMethod"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"postLogoutRedirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"deviceSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"backchannelLogoutUri"}},{"kind":"Field","name":{"kind":"Name","value":"jwks"}},{"kind":"Field","name":{"kind":"Name","value":"jwksUri"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokenExchangeResources"}},{"kind":"Field","name":{"kind":"Name","value":"dpopBoundAccessTokens"}},{"kind":"Field","name":{"kind":"Name","value":"requirePushedAuthorizationRequests"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFirstParty"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokenLifetime"}},{"kind":"Field","name":{"kind":"Name","value":"refreshTokenLifetime"}}]}}]} as unknown as DocumentNode<ConsoleOauthApplicationQuery, ConsoleOauthApplicationQueryVariables>;
export const ConsoleOauthApplicationSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOauthApplicationSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasOrganizations"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleOauthApplicationFields"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasOrganizations"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRole"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"oauthResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleShownOauthResources"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOauthApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasOrganizations"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"metadataUrl"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"authMethod"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"postLogoutRedirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"deviceSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"backchannelLogoutUri"}},{"kind":"Field","name":{"kind":"Name","value":"jwks"}},{"kind":"Field","name":{"kind":"Name","value":"jwksUri"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tokenExchangeResources"}},{"kind":"Field","name":{"kind":"Name","value":"dpopBoundAccessTokens"}},{"kind":"Field","name":{"kind":"Name","value":"requirePushedAuthorizationRequests"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFirstParty"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokenLifetime"}},{"kind":"Field","name":{"kind":"Name","value":"refreshTokenLifetime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleShownOauthResources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthResourceConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableToOrganizations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<ConsoleOauthApplicationSettingsQuery, ConsoleOauthApplicationSettingsQueryVariables>;
export const ConsoleOauthOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOauthOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleOauthOrganizationQuery, ConsoleOauthOrganizationQueryVariables>;
export const ConsoleOauthResourceChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOauthResourceChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleShownOauthResources"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleShownOauthResources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthResourceConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableToOrganizations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<ConsoleOauthResourceChoicesQuery, ConsoleOauthResourceChoicesQueryVariables>;
export const ConsoleCreateOauthApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateOauthApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOauthApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOauthApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"authMethod"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"deviceSignIn"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateOauthApplicationMutation, ConsoleCreateOauthApplicationMutationVariables>;
export const ConsoleUpdateOauthApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateOauthApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOauthApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOauthApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateOauthApplicationMutation, ConsoleUpdateOauthApplicationMutationVariables>;
export const ConsoleDeleteOauthApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteOauthApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOauthApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleDeleteOauthApplicationMutation, ConsoleDeleteOauthApplicationMutationVariables>;
export const ConsoleCreateOauthApplicationSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateOauthApplicationSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOauthApplicationSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOauthApplicationSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateOauthApplicationSecretMutation, ConsoleCreateOauthApplicationSecretMutationVariables>;
export const ConsoleDeleteOauthApplicationSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteOauthApplicationSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOauthApplicationSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"secretId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleDeleteOauthApplicationSecretMutation, ConsoleDeleteOauthApplicationSecretMutationVariables>;
export const ConsoleOauthResourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOauthResources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OauthResourceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleOauthResourcesQuery, ConsoleOauthResourcesQueryVariables>;
export const ConsoleOauthResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOauthResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasTemplates"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessTokenLifetime"}},{"kind":"Field","name":{"kind":"Name","value":"availableToOrganizations"}},{"kind":"Field","name":{"kind":"Name","value":"unregisteredClients"}},{"kind":"Field","name":{"kind":"Name","value":"jwtTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jwtTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasTemplates"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleOauthJwtTemplates"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOauthJwtTemplates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JwtTemplateConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleOauthResourceQuery, ConsoleOauthResourceQueryVariables>;
export const ConsoleOauthJwtTemplateChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOauthJwtTemplateChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jwtTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleOauthJwtTemplates"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleOauthJwtTemplates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JwtTemplateConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleOauthJwtTemplateChoicesQuery, ConsoleOauthJwtTemplateChoicesQueryVariables>;
export const ConsoleOauthResourceApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOauthResourceApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resource"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oauthApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"resource"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resource"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleOauthResourceApplicationsQuery, ConsoleOauthResourceApplicationsQueryVariables>;
export const ConsoleCreateOauthResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateOauthResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOauthResourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOauthResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateOauthResourceMutation, ConsoleCreateOauthResourceMutationVariables>;
export const ConsoleUpdateOauthResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateOauthResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOauthResourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOauthResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateOauthResourceMutation, ConsoleUpdateOauthResourceMutationVariables>;
export const ConsoleDeleteOauthResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteOauthResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOauthResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleDeleteOauthResourceMutation, ConsoleDeleteOauthResourceMutationVariables>;
export const ConsoleOrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOrganizations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationsQuery, ConsoleOrganizationsQueryVariables>;
export const ConsoleOrganizationCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationCreateMutation, ConsoleOrganizationCreateMutationVariables>;
export const ConsoleUsersToAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleUsersToAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleUsersToAddQuery, ConsoleUsersToAddQueryVariables>;
export const ConsoleOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uiSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"defaultImageUrl"},"name":{"kind":"Name","value":"defaultOrganizationProfileImageUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"publicMetadata"}},{"kind":"Field","name":{"kind":"Name","value":"privateMetadata"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationQuery, ConsoleOrganizationQueryVariables>;
export const ConsoleOrganizationUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganizationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationUpdateMutation, ConsoleOrganizationUpdateMutationVariables>;
export const ConsoleOrganizationDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationDeleteMutation, ConsoleOrganizationDeleteMutationVariables>;
export const ConsoleOrganizationMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOrganizationMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRole"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","alias":{"kind":"Name","value":"email"},"name":{"kind":"Name","value":"primaryEmailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]} as unknown as DocumentNode<ConsoleOrganizationMembersQuery, ConsoleOrganizationMembersQueryVariables>;
export const ConsoleOrganizationMemberUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationMemberUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membership"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roleIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganizationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membership"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"roleIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roleIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationMemberUpdateMutation, ConsoleOrganizationMemberUpdateMutationVariables>;
export const ConsoleOrganizationMemberRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationMemberRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membership"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOrganizationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membership"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationMemberRemoveMutation, ConsoleOrganizationMemberRemoveMutationVariables>;
export const ConsoleOrganizationNewMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOrganizationNewMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRole"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]} as unknown as DocumentNode<ConsoleOrganizationNewMemberQuery, ConsoleOrganizationNewMemberQueryVariables>;
export const ConsoleOrganizationMemberAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationMemberAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddOrganizationMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOrganizationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationMemberAddMutation, ConsoleOrganizationMemberAddMutationVariables>;
export const ConsoleOrganizationInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOrganizationInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRole"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]} as unknown as DocumentNode<ConsoleOrganizationInvitationsQuery, ConsoleOrganizationInvitationsQueryVariables>;
export const ConsoleOrganizationInvitationResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationInvitationResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationInvitationResendMutation, ConsoleOrganizationInvitationResendMutationVariables>;
export const ConsoleOrganizationInvitationRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationInvitationRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitation"}}}]}]}}]} as unknown as DocumentNode<ConsoleOrganizationInvitationRevokeMutation, ConsoleOrganizationInvitationRevokeMutationVariables>;
export const ConsoleOrganizationRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOrganizationRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRole"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]} as unknown as DocumentNode<ConsoleOrganizationRolesQuery, ConsoleOrganizationRolesQueryVariables>;
export const ConsoleOrganizationRoleCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationRoleCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganizationRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationRoleCreateMutation, ConsoleOrganizationRoleCreateMutationVariables>;
export const ConsoleOrganizationRoleUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationRoleUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRoleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganizationRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationRoleUpdateMutation, ConsoleOrganizationRoleUpdateMutationVariables>;
export const ConsoleOrganizationRoleDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationRoleDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganizationRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationRoleDeleteMutation, ConsoleOrganizationRoleDeleteMutationVariables>;
export const ConsoleOrganizationInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationInviteMutation, ConsoleOrganizationInviteMutationVariables>;
export const ConsoleOrganizationWorkspacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOrganizationWorkspaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationWorkspacesQuery, ConsoleOrganizationWorkspacesQueryVariables>;
export const ConsoleWorkspaceCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkspaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceCreateMutation, ConsoleWorkspaceCreateMutationVariables>;
export const ConsoleOrganizationSetImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationSetImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrganizationImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleOrganizationSetImageMutation, ConsoleOrganizationSetImageMutationVariables>;
export const ConsoleOrganizationDeleteImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleOrganizationDeleteImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganizationImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ConsoleOrganizationDeleteImageMutation, ConsoleOrganizationDeleteImageMutationVariables>;
export const ConsoleWorkspaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWorkspace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uiSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"defaultImageUrl"},"name":{"kind":"Name","value":"defaultWorkspaceProfileImageUrl"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"workspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"publicMetadata"}},{"kind":"Field","name":{"kind":"Name","value":"privateMetadata"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceQuery, ConsoleWorkspaceQueryVariables>;
export const ConsoleWorkspaceUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWorkspaceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceUpdateMutation, ConsoleWorkspaceUpdateMutationVariables>;
export const ConsoleWorkspaceDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceDeleteMutation, ConsoleWorkspaceDeleteMutationVariables>;
export const ConsoleWorkspaceMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWorkspaceMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"workspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRole"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","alias":{"kind":"Name","value":"email"},"name":{"kind":"Name","value":"primaryEmailAddress"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceMembersQuery, ConsoleWorkspaceMembersQueryVariables>;
export const ConsoleWorkspaceMemberUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceMemberUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membership"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roleIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWorkspaceMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membership"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"roleIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roleIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceMemberUpdateMutation, ConsoleWorkspaceMemberUpdateMutationVariables>;
export const ConsoleWorkspaceMemberRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceMemberRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membership"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWorkspaceMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membership"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceMemberRemoveMutation, ConsoleWorkspaceMemberRemoveMutationVariables>;
export const ConsoleWorkspaceNewMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWorkspaceNewMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"workspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRole"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceNewMemberQuery, ConsoleWorkspaceNewMemberQueryVariables>;
export const ConsoleWorkspaceMemberAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceMemberAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddWorkspaceMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWorkspaceMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceMemberAddMutation, ConsoleWorkspaceMemberAddMutationVariables>;
export const ConsoleWorkspaceInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWorkspaceInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"workspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRole"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceInvitationsQuery, ConsoleWorkspaceInvitationsQueryVariables>;
export const ConsoleWorkspaceInvitationResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceInvitationResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWorkspaceInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceInvitationResendMutation, ConsoleWorkspaceInvitationResendMutationVariables>;
export const ConsoleWorkspaceInvitationRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceInvitationRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeWorkspaceInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitation"}}}]}]}}]} as unknown as DocumentNode<ConsoleWorkspaceInvitationRevokeMutation, ConsoleWorkspaceInvitationRevokeMutationVariables>;
export const ConsoleWorkspaceRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWorkspaceRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"workspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleRole"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceRolesQuery, ConsoleWorkspaceRolesQueryVariables>;
export const ConsoleWorkspaceRoleCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceRoleCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkspaceRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceRoleCreateMutation, ConsoleWorkspaceRoleCreateMutationVariables>;
export const ConsoleWorkspaceRoleUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceRoleUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRoleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWorkspaceRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceRoleUpdateMutation, ConsoleWorkspaceRoleUpdateMutationVariables>;
export const ConsoleWorkspaceRoleDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceRoleDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWorkspaceRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceRoleDeleteMutation, ConsoleWorkspaceRoleDeleteMutationVariables>;
export const ConsoleWorkspaceInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkspaceInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceInviteMutation, ConsoleWorkspaceInviteMutationVariables>;
export const ConsoleWorkspaceSetImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceSetImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWorkspaceImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleWorkspaceSetImageMutation, ConsoleWorkspaceSetImageMutationVariables>;
export const ConsoleWorkspaceDeleteImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleWorkspaceDeleteImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWorkspaceImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ConsoleWorkspaceDeleteImageMutation, ConsoleWorkspaceDeleteImageMutationVariables>;
export const ConsoleOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsInterval"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleActivity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deployment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMode"}},{"kind":"Field","name":{"kind":"Name","value":"frontendHost"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishableKey"}},{"kind":"Field","name":{"kind":"Name","value":"emailProvider"}},{"kind":"Field","name":{"kind":"Name","value":"customSmtpConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"host"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookApps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsersToday"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsersThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"completedSignIns"}},{"kind":"Field","name":{"kind":"Name","value":"completedSignInsByMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failedSignIns"}},{"kind":"Field","name":{"kind":"Name","value":"failedSignInsByReason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesSucceeded"}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesFailed"}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesRetried"}},{"kind":"Field","name":{"kind":"Name","value":"keyChecks"}},{"kind":"Field","name":{"kind":"Name","value":"keyChecksValid"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"completedSignIns"}},{"kind":"Field","name":{"kind":"Name","value":"failedSignIns"}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesSucceeded"}},{"kind":"Field","name":{"kind":"Name","value":"deliveriesFailed"}},{"kind":"Field","name":{"kind":"Name","value":"keyChecks"}},{"kind":"Field","name":{"kind":"Name","value":"keyChecksValid"}}]}}]}}]} as unknown as DocumentNode<ConsoleOverviewQuery, ConsoleOverviewQueryVariables>;
export const ConsoleUpdateDeploymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateDeployment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDeploymentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDeployment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateDeploymentMutation, ConsoleUpdateDeploymentMutationVariables>;
export const ConsoleUpdateAuthSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateAuthSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAuthSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAuthSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateAuthSettingsMutation, ConsoleUpdateAuthSettingsMutationVariables>;
export const ConsoleUpdateUiSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateUiSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUiSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUiSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateUiSettingsMutation, ConsoleUpdateUiSettingsMutationVariables>;
export const ConsoleUpdateB2bSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateB2bSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateB2bSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateB2bSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateB2bSettingsMutation, ConsoleUpdateB2bSettingsMutationVariables>;
export const ConsoleUpdateRestrictionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateRestrictions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRestrictionsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRestrictions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateRestrictionsMutation, ConsoleUpdateRestrictionsMutationVariables>;
export const ConsoleRestrictionListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleRestrictionLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"allowlistAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"blocklistAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"allowlistAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"blocklistAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleRestrictionListsQuery, ConsoleRestrictionListsQueryVariables>;
export const ConsoleAllowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleAllow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToAllowlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleAllowMutation, ConsoleAllowMutationVariables>;
export const ConsoleStopAllowingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleStopAllowing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromAllowlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}}]}]}}]} as unknown as DocumentNode<ConsoleStopAllowingMutation, ConsoleStopAllowingMutationVariables>;
export const ConsoleBlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleBlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToBlocklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleBlockMutation, ConsoleBlockMutationVariables>;
export const ConsoleStopBlockingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleStopBlocking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromBlocklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}}]}]}}]} as unknown as DocumentNode<ConsoleStopBlockingMutation, ConsoleStopBlockingMutationVariables>;
export const ConsoleMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deployment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailProvider"}},{"kind":"Field","name":{"kind":"Name","value":"mailFromHost"}},{"kind":"Field","name":{"kind":"Name","value":"customSmtpConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"port"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"fromEmail"}},{"kind":"Field","name":{"kind":"Name","value":"useTls"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleMailQuery, ConsoleMailQueryVariables>;
export const ConsoleSetMailServerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleSetMailServer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SmtpConfigInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSmtpConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<ConsoleSetMailServerMutation, ConsoleSetMailServerMutationVariables>;
export const ConsoleTestMailServerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleTestMailServer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySmtpConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<ConsoleTestMailServerMutation, ConsoleTestMailServerMutationVariables>;
export const ConsoleDeleteMailServerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteMailServer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSmtpConfig"}}]}}]} as unknown as DocumentNode<ConsoleDeleteMailServerMutation, ConsoleDeleteMailServerMutationVariables>;
export const ConsoleAllowedOriginsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleAllowedOrigins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"}}]}}]}}]} as unknown as DocumentNode<ConsoleAllowedOriginsQuery, ConsoleAllowedOriginsQueryVariables>;
export const ConsoleSetAllowedOriginsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleSetAllowedOrigins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AllowedOriginsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAllowedOrigins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowedOrigins"}}]}}]}}]} as unknown as DocumentNode<ConsoleSetAllowedOriginsMutation, ConsoleSetAllowedOriginsMutationVariables>;
export const ConsoleSocialProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSocialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasClientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"signUpAllowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticationFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ssoEnabled"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleSocialProvidersQuery, ConsoleSocialProvidersQueryVariables>;
export const ConsoleSocialProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSocialProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"hasClientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"signUpAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"tokensStored"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tokenUrl"}},{"kind":"Field","name":{"kind":"Name","value":"profileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tenant"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"keyId"}},{"kind":"Field","name":{"kind":"Name","value":"profileFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleSocialProviderQuery, ConsoleSocialProviderQueryVariables>;
export const ConsoleCreateSocialProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateSocialProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSocialProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSocialProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateSocialProviderMutation, ConsoleCreateSocialProviderMutationVariables>;
export const ConsoleUpdateSocialProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateSocialProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSocialProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSocialProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateSocialProviderMutation, ConsoleUpdateSocialProviderMutationVariables>;
export const ConsoleDeleteSocialProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteSocialProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSocialProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}]}}]} as unknown as DocumentNode<ConsoleDeleteSocialProviderMutation, ConsoleDeleteSocialProviderMutationVariables>;
export const ConsoleVerifySocialProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleVerifySocialProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySocialProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleVerifySocialProviderMutation, ConsoleVerifySocialProviderMutationVariables>;
export const ConsoleMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isOverridden"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleMessagesQuery, ConsoleMessagesQueryVariables>;
export const ConsoleMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hasButton"}},{"kind":"Field","name":{"kind":"Name","value":"hasCode"}},{"kind":"Field","name":{"kind":"Name","value":"variables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isOverridden"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"buttonLabel"}},{"kind":"Field","name":{"kind":"Name","value":"footnote"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleMessageQuery, ConsoleMessageQueryVariables>;
export const ConsoleMessagePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMessagePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewMessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]} as unknown as DocumentNode<ConsoleMessagePreviewQuery, ConsoleMessagePreviewQueryVariables>;
export const ConsoleSetMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleSetMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<ConsoleSetMessageMutation, ConsoleSetMessageMutationVariables>;
export const ConsoleResetMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleResetMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}]} as unknown as DocumentNode<ConsoleResetMessageMutation, ConsoleResetMessageMutationVariables>;
export const ConsoleTestMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleTestMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestMessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ConsoleTestMessageMutation, ConsoleTestMessageMutationVariables>;
export const ConsoleSetUiImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleSetUiImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUiImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appName"}}]}}]}}]} as unknown as DocumentNode<ConsoleSetUiImageMutation, ConsoleSetUiImageMutationVariables>;
export const ConsoleDeleteUiImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteUiImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUiImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}]}}]} as unknown as DocumentNode<ConsoleDeleteUiImageMutation, ConsoleDeleteUiImageMutationVariables>;
export const ConsoleUserApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleUserApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"oauthGrants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleUserApplicationsQuery, ConsoleUserApplicationsQueryVariables>;
export const ConsoleRevokeOauthGrantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRevokeOauthGrant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"grant"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeUserOauthGrant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"grantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"grant"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleRevokeOauthGrantMutation, ConsoleRevokeOauthGrantMutationVariables>;
export const ConsoleUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleUsersQuery, ConsoleUsersQueryVariables>;
export const ConsoleUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationsAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspacesAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keysAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uiSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultUserProfileImageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"factors"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"}},{"kind":"Field","name":{"kind":"Name","value":"nextStep"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blockedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategy"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"setting"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"organizationMemberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationsAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"workspaceMemberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspacesAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"workspace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiAuthKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keysAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleApiAuthKeyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleAuditRecordRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleApiAuthKeyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiAuthKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"selfMade"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleAuditRecordRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"resourceType"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"resourceName"}},{"kind":"Field","name":{"kind":"Name","value":"actorType"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actorApiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"}},{"kind":"Field","name":{"kind":"Name","value":"applicationId"}},{"kind":"Field","name":{"kind":"Name","value":"actorApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleUserQuery, ConsoleUserQueryVariables>;
export const ConsoleUpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateUserMutation, ConsoleUpdateUserMutationVariables>;
export const ConsoleLiftLockoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleLiftLockout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftUserLockout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ConsoleLiftLockoutMutation, ConsoleLiftLockoutMutationVariables>;
export const ConsoleEndSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleEndSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeUserSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}}]}}]} as unknown as DocumentNode<ConsoleEndSessionsMutation, ConsoleEndSessionsMutationVariables>;
export const ConsoleEndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleEndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"session"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeUserSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"session"}}}]}]}}]} as unknown as DocumentNode<ConsoleEndSessionMutation, ConsoleEndSessionMutationVariables>;
export const ConsoleRemoveAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRemoveAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeUserAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ConsoleRemoveAuthenticatorMutation, ConsoleRemoveAuthenticatorMutationVariables>;
export const ConsoleCreateTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSignInTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"expiresInSeconds"},"value":{"kind":"IntValue","value":"3600"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateTicketMutation, ConsoleCreateTicketMutationVariables>;
export const ConsoleImpersonateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleImpersonate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateImpersonationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createImpersonation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ConsoleImpersonateMutation, ConsoleImpersonateMutationVariables>;
export const ConsoleDeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleDeleteUserMutation, ConsoleDeleteUserMutationVariables>;
export const ConsoleSetUserImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleSetUserImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleSetUserImageMutation, ConsoleSetUserImageMutationVariables>;
export const ConsoleDeleteUserImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteUserImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUserImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ConsoleDeleteUserImageMutation, ConsoleDeleteUserImageMutationVariables>;
export const ConsoleExportUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleExportUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"exportedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTruncated"}},{"kind":"Field","name":{"kind":"Name","value":"records"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleExportUserQuery, ConsoleExportUserQueryVariables>;
export const ConsoleWebhookAppNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWebhookAppNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookApps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleWebhookAppNamesQuery, ConsoleWebhookAppNamesQueryVariables>;
export const ConsoleWebhookAppDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWebhookAppDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleWebhookDeliveryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleWebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleWebhookAppDeliveriesQuery, ConsoleWebhookAppDeliveriesQueryVariables>;
export const ConsoleWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"headers"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attemptLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleWebhookDeliveryQuery, ConsoleWebhookDeliveryQueryVariables>;
export const ConsoleRetryWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRetryWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleRetryWebhookDeliveryMutation, ConsoleRetryWebhookDeliveryMutationVariables>;
export const ConsoleWebhookEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWebhookEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"includeArchived"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookEventNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleWebhookEventsQuery, ConsoleWebhookEventsQueryVariables>;
export const ConsoleCreateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateWebhookEndpointMutation, ConsoleCreateWebhookEndpointMutationVariables>;
export const ConsoleWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"maxRetries"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"rateLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"maxRequests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingSecret"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"}},{"kind":"Field","name":{"kind":"Name","value":"autoDisabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"filterRules"}},{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"includeArchived"},"value":{"kind":"BooleanValue","value":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleWebhookDeliveryRow"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookEventNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleWebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lastResponseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleWebhookEndpointQuery, ConsoleWebhookEndpointQueryVariables>;
export const ConsoleWebhookEndpointStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWebhookEndpointStats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"app"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookTimeseries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"app"}}},{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}},{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"EnumValue","value":"DAY"}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"app"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpointId"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"p50DurationMs"}},{"kind":"Field","name":{"kind":"Name","value":"p95DurationMs"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleWebhookEndpointStatsQuery, ConsoleWebhookEndpointStatsQueryVariables>;
export const ConsoleFailedWebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleFailedWebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"FAILED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"createdSince"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleFailedWebhookDeliveriesQuery, ConsoleFailedWebhookDeliveriesQueryVariables>;
export const ConsoleUpdateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookEndpointInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateWebhookEndpointMutation, ConsoleUpdateWebhookEndpointMutationVariables>;
export const ConsoleReactivateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleReactivateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reactivateWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleReactivateWebhookEndpointMutation, ConsoleReactivateWebhookEndpointMutationVariables>;
export const ConsoleTestWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleTestWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"app"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"app"}}},{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<ConsoleTestWebhookEndpointMutation, ConsoleTestWebhookEndpointMutationVariables>;
export const ConsoleRotateWebhookEndpointSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRotateWebhookEndpointSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateWebhookEndpointSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookEndpointSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingSecret"}}]}}]}}]} as unknown as DocumentNode<ConsoleRotateWebhookEndpointSecretMutation, ConsoleRotateWebhookEndpointSecretMutationVariables>;
export const ConsoleReplayWebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleReplayWebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"app"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookDeliveriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"app"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ConsoleReplayWebhookDeliveriesMutation, ConsoleReplayWebhookDeliveriesMutationVariables>;
export const ConsoleDeleteWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleDeleteWebhookEndpointMutation, ConsoleDeleteWebhookEndpointMutationVariables>;
export const ConsoleWebhookAppsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWebhookApps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookApps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleWebhookAppsQuery, ConsoleWebhookAppsQueryVariables>;
export const ConsoleCreateWebhookAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateWebhookApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signingSecret"}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateWebhookAppMutation, ConsoleCreateWebhookAppMutationVariables>;
export const ConsoleWebhookAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWebhookApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterEvent"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endpoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"autoDisabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterEvent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookTimeseries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"EnumValue","value":"DAY"}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleWebhookAppQuery, ConsoleWebhookAppQueryVariables>;
export const ConsoleUpdateWebhookAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateWebhookApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateWebhookAppMutation, ConsoleUpdateWebhookAppMutationVariables>;
export const ConsoleRotateWebhookAppSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRotateWebhookAppSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateWebhookAppSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookAppSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingSecret"}}]}}]}}]} as unknown as DocumentNode<ConsoleRotateWebhookAppSecretMutation, ConsoleRotateWebhookAppSecretMutationVariables>;
export const ConsoleDeleteWebhookAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleDeleteWebhookApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ConsoleDeleteWebhookAppMutation, ConsoleDeleteWebhookAppMutationVariables>;
export const ConsoleCreateWebhookEventTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateWebhookEventType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEventTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEventType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateWebhookEventTypeMutation, ConsoleCreateWebhookEventTypeMutationVariables>;
export const ConsoleUpdateWebhookEventTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleUpdateWebhookEventType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookEventTypeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookEventType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"eventName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventName"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ConsoleUpdateWebhookEventTypeMutation, ConsoleUpdateWebhookEventTypeMutationVariables>;