import type { InputMaybe, Maybe, PageInfo, Scalars, Scope } from '../../platform/graph/types.ts';

/** An access token, with the field names of OAuth 2.0. */
export type AccessToken = {
  /** The token, for `Authorization: Bearer`. It is shown only in this response and is not stored. */
  readonly accessToken: Scalars['String']['output'];
  /** Lifetime in seconds: the requested time, or less when the key expires earlier. */
  readonly expiresIn: Scalars['Int']['output'];
  /** Scopes in the format of OAuth 2.0: `users:read users:write`. */
  readonly scope: Scalars['String']['output'];
  /** `Bearer`. */
  readonly tokenType: Scalars['String']['output'];
};


/** The entry to add. */
export type AddRestrictionInput = {
  /** An email address, or a domain without `@`, such as `northwind.example`. */
  readonly value: Scalars['String']['input'];
};


/** The allowed origins of other sites. */
export type AllowedOrigins = {
  /** Each is `scheme://host` or `scheme://host:port`. */
  readonly allowedOrigins: ReadonlyArray<Scalars['String']['output']>;
};


/** The new list of allowed origins. */
export type AllowedOriginsInput = {
  /**
   * Up to 100 origins, each with scheme `http` or `https`, host and, unless it is the default, port. No path, no wildcard
   * and not `null`.
   */
  readonly allowedOrigins: ReadonlyArray<Scalars['String']['input']>;
};


/** A credential of the backend host, without the key itself. */
export type ApiKey = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the key expires; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** First and last characters of the key, to recognize it by. */
  readonly hint: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name of the key. */
  readonly name: Scalars['String']['output'];
  /** When the key was revoked; null while it is not revoked. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Scopes of the key. An empty list means all scopes, including those of later versions. */
  readonly scopes: ReadonlyArray<Scope>;
};


/** A page of a list of the type `ApiKey`. */
export type ApiKeyConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<ApiKeyEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<ApiKey>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `ApiKey`. */
export type ApiKeyEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ApiKey;
};


/** Filters API keys. A key must match every field that is given. */
export type ApiKeyFilter = {
  /** Keys that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keys that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keys with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Keys with this status. */
  readonly status?: InputMaybe<ApiKeyStatus>;
};


/** A page of API keys. */
export type ApiKeyList = {
  /** The keys. */
  readonly data: ReadonlyArray<ApiKey>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** The status of an API key. */
export type ApiKeyStatus =
  /** Expired, and not revoked. */
  | 'EXPIRED'
  /** Neither revoked nor expired. */
  | 'LIVE'
  /** Revoked, whether it has expired or not. */
  | 'REVOKED';


/** How the users of a deployment sign up and sign in. */
export type AuthSettings = {
  /** Strategies with which users may sign in. */
  readonly authenticationFactors: AuthenticationFactors;
  /** Backup codes, for users who have lost their second factor. */
  readonly backupCode: BackupCodeSettings;
  /** Sign-up and sign-in by email address. */
  readonly email: EmailSettings;
  /** Default strategy for a sign-in that names none. It must be available and enabled, with everything that it requires. */
  readonly firstFactor: FirstFactor;
  /** Whether one browser may be signed in to several accounts. */
  readonly multiSessionSupport: MultiSessionSupport;
  /** First and last names of users. */
  readonly name: NameSettings;
  /** Passwords and their requirements. */
  readonly password: PasswordSettings;
  /** Sign-up and sign-in by phone number. */
  readonly phone: PhoneSettings;
  /** Whether users need a second factor. */
  readonly secondFactorPolicy: SecondFactorPolicy;
  /** Seconds without a request after which a sign-in ends, up to 31,536,000; 0 disables this. */
  readonly sessionInactiveTimeout: Scalars['Int']['output'];
  /** Lifetime of a session token in seconds, 30 to 3,600. */
  readonly sessionTokenLifetime: Scalars['Int']['output'];
  /** Lifetime of a sign-in in seconds, 60 to 31,536,000. */
  readonly sessionValidityPeriod: Scalars['Int']['output'];
  /** Sign-up and sign-in by username. */
  readonly username: UsernameSettings;
  /** Incremented by each change of the deployment or any of its settings. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
  /** Settings that have no effect, and what they lack. Empty for a new deployment. */
  readonly warnings: ReadonlyArray<SettingWarning>;
  /** Sign-up and sign-in by wallet. */
  readonly web3Wallet: Web3WalletSettings;
};


/** Strategies with which users may sign in. */
export type AuthenticationFactors = {
  /** Code by email. */
  readonly emailOtpEnabled: Scalars['Boolean']['output'];
  /** Email address and password. */
  readonly emailPasswordEnabled: Scalars['Boolean']['output'];
  /** Link by email. */
  readonly magicLink: MagicLinkSettings;
  /** Passkeys. */
  readonly passkey: PasskeySettings;
  /** Code by SMS or WhatsApp. */
  readonly phoneOtpEnabled: Scalars['Boolean']['output'];
  /** Whether users may enroll an authenticator app (TOTP), whose code sign-in then requires as second factor. */
  readonly secondFactorAuthenticatorEnabled: Scalars['Boolean']['output'];
  /** Whether a backup code counts as second factor. It is the only second factor when authenticator apps are disabled. */
  readonly secondFactorBackupCodeEnabled: Scalars['Boolean']['output'];
  /** Single sign-on at another provider. Not available yet. */
  readonly ssoEnabled: Scalars['Boolean']['output'];
  /** Username and password. */
  readonly usernamePasswordEnabled: Scalars['Boolean']['output'];
  /** Signature of a wallet. Sign-in also requires `web3_wallet.enabled`. */
  readonly web3WalletEnabled: Scalars['Boolean']['output'];
};


/** Strategies with which users may sign in. Fields that are left out keep their values. */
export type AuthenticationFactorsInput = {
  /** Code by email. */
  readonly emailOtpEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Email address and password. */
  readonly emailPasswordEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Link by email. */
  readonly magicLink?: InputMaybe<MagicLinkSettingsInput>;
  /** Passkeys. */
  readonly passkey?: InputMaybe<PasskeySettingsInput>;
  /** Code by SMS or WhatsApp. */
  readonly phoneOtpEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users may enroll an authenticator app (TOTP), whose code sign-in then requires as second factor. */
  readonly secondFactorAuthenticatorEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a backup code counts as second factor. It is the only second factor when authenticator apps are disabled. */
  readonly secondFactorBackupCodeEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Single sign-on at another provider. Not available yet. */
  readonly ssoEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Username and password. */
  readonly usernamePasswordEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Signature of a wallet. Sign-in also requires `web3_wallet.enabled`. */
  readonly web3WalletEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Whether a deployment uses organizations and workspaces. A disabled level cannot be created on either host, and its
 * members cannot change it on the deployment host (403 `FEATURE_DISABLED`). Existing organizations and workspaces can
 * still be read, left by their members, and changed and deleted on the backend host.
 */
export type B2bSettings = {
  /**
   * Whether a sign-in activates the organization and workspace that the user last worked in, or else the only organization
   * of the user, and whether an accepted invitation activates what the user has joined. True by default.
   */
  readonly automaticActivationEnabled: Scalars['Boolean']['output'];
  /** Whether organizations are enabled. Without them, workspaces are disabled as well. */
  readonly organizationsEnabled: Scalars['Boolean']['output'];
  /** Incremented by each change of the deployment or any of its settings. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
  /** Settings that have no effect, and what they lack. Empty for a new deployment. */
  readonly warnings: ReadonlyArray<SettingWarning>;
  /** Whether workspaces are enabled. */
  readonly workspacesEnabled: Scalars['Boolean']['output'];
};


/** Backup codes, for users who have lost their second factor. */
export type BackupCodeSettings = {
  /** Whether users may have backup codes. Codes are created only when they also count as second factor. */
  readonly enabled: Scalars['Boolean']['output'];
  /**
   * Whether users with a second factor must have unused backup codes. A user without any must create them before the next
   * sign-in completes.
   */
  readonly required: Scalars['Boolean']['output'];
};


/** Backup codes, for users who have lost their second factor. Fields that are left out keep their values. */
export type BackupCodeSettingsInput = {
  /** Whether users may have backup codes. Codes are created only when they also count as second factor. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether users with a second factor must have unused backup codes. A user without any must create them before the next
   * sign-in completes.
   */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Colors of light or dark mode. */
export type ColorSettings = {
  /** Background color. */
  readonly backgroundColor: Scalars['String']['output'];
  /** Primary color, such as `#2f5d50`. */
  readonly primaryColor: Scalars['String']['output'];
  /** Text color. */
  readonly textColor: Scalars['String']['output'];
};


/** Colors of light or dark mode. Fields that are left out keep their values. */
export type ColorSettingsInput = {
  /** Background color. */
  readonly backgroundColor?: InputMaybe<Scalars['String']['input']>;
  /** Primary color, such as `#2f5d50`. */
  readonly primaryColor?: InputMaybe<Scalars['String']['input']>;
  /** Text color. */
  readonly textColor?: InputMaybe<Scalars['String']['input']>;
};


/** Which list of countries applies. */
export type CountryRestrictionMode =
  /** Only the allowed countries are accepted. An unknown country is rejected. */
  | 'ALLOWLIST'
  /** All countries except the blocked ones are accepted. An unknown country is accepted. */
  | 'BLOCKLIST'
  /** Neither. */
  | 'DISABLED';


/**
 * Countries from which users may sign up and sign in. A trusted proxy names the country in the header of `COUNTRY_HEADER`.
 * Without the header the country is unknown and is on neither list.
 */
export type CountryRestrictions = {
  /** ISO 3166-1 alpha-2 codes. */
  readonly allowedCountryCodes: ReadonlyArray<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 codes. */
  readonly blockedCountryCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Which of the two lists applies. */
  readonly mode: CountryRestrictionMode;
};


/** Countries from which users may sign up and sign in. Fields that are left out keep their values. */
export type CountryRestrictionsInput = {
  /** ISO 3166-1 alpha-2 codes, upper case; up to 249. */
  readonly allowedCountryCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** ISO 3166-1 alpha-2 codes, upper case; up to 249. */
  readonly blockedCountryCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which of the two lists applies. */
  readonly mode?: InputMaybe<CountryRestrictionMode>;
};


/** The fields of a new access token. */
export type CreateAccessTokenInput = {
  /** Scopes of the token, among those of the calling key, such as `USERS_READ`. */
  readonly scopes: ReadonlyArray<Scope>;
  /** Lifetime in seconds, 60 to 86,400. */
  readonly ttl: Scalars['Int']['input'];
};


/** The fields of a new API key. */
export type CreateApiKeyInput = {
  /** Expiry, in the future. The key never expires when this is left out. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name of the key, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /**
   * Scopes of the key, such as `USERS_READ`. Leave them out for a key with all scopes, including those of later versions, which
   * only a key with all scopes can grant. An empty list is rejected.
   */
  readonly scopes?: InputMaybe<ReadonlyArray<Scope>>;
};


/** A new API key, with the key itself. */
export type CreatedApiKey = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the key expires; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** First and last characters of the key, to recognize it by. */
  readonly hint: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The key. It is shown only in this response and is not stored. */
  readonly key: Scalars['String']['output'];
  /** Name of the key. */
  readonly name: Scalars['String']['output'];
  /** Null for a new key. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Scopes of the key. An empty list means all scopes, including those of later versions. */
  readonly scopes: ReadonlyArray<Scope>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type Deployment = {
  /** The addresses and domains that may sign up and sign in while `allowlist_enabled` is true, oldest first. */
  readonly allowlist?: Maybe<RestrictionConnection>;
  /** The deployment's API keys, oldest first, including revoked and expired ones. */
  readonly apiKeys?: Maybe<ApiKeyConnection>;
  /** How its users sign up and sign in. */
  readonly authSettings: AuthSettings;
  /** Whether the deployment uses organizations and workspaces. */
  readonly b2bSettings: B2bSettings;
  /** Host name for requests from the company's servers. */
  readonly backendHost: Scalars['String']['output'];
  /** The addresses and domains that may not sign up or sign in while `blocklist_enabled` is true, oldest first. */
  readonly blocklist?: Maybe<RestrictionConnection>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The deployment's own mail server; null when there is none. The password is never returned. */
  readonly customSmtpConfig?: Maybe<SmtpConfig>;
  /** Provider that sends the deployment's mail. */
  readonly emailProvider: EmailProvider;
  /** Host name for requests from browsers, unique over all deployments. */
  readonly frontendHost: Scalars['String']['output'];
  /** A small integer as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Domain from which the built-in provider sends mail. */
  readonly mailFromHost: Scalars['String']['output'];
  /** Whether the deployment host returns 503 `UNAVAILABLE` for everything except its metadata and public keys. */
  readonly maintenanceMode: Scalars['Boolean']['output'];
  /** Whether the deployment serves real users. */
  readonly mode: DeploymentMode;
  /**
   * Tells client libraries where the deployment host is: `pk_live_` in production mode, otherwise `pk_test_`, and the
   * deployment host's URL in base64url without padding. It changes with the host and the mode, and is not a credential.
   */
  readonly publishableKey: Scalars['String']['output'];
  /** Which addresses and countries may sign up and sign in. */
  readonly restrictions: Restrictions;
  /** The deployment's signing keys, oldest first: the next, the active, and retired ones whose tokens may still be valid. */
  readonly signingKeys?: Maybe<SigningKeyConnection>;
  /** The user interface settings that most clients need. `updateUiSettings` returns all of them. */
  readonly uiSettings: DeploymentUiSettings;
  /** When the deployment or any of its settings was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Incremented by each change of the deployment or any of its settings. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentAllowlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RestrictionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentBlocklistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RestrictionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentSigningKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SigningKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The public metadata of a deployment. URLs are absolute, paths on the deployment's own pages, or empty. */
export type DeploymentMetadata = {
  /** Target after creating an organization. Empty or `/` for the page of the organization's profile. */
  readonly afterCreateOrganizationRedirectUrl: Scalars['String']['output'];
  /** Target of a click on the logo. */
  readonly afterLogoClickUrl: Scalars['String']['output'];
  /** Target after signing out of the last account. Empty or `/` for the sign-in page. */
  readonly afterSignOutAllPageUrl: Scalars['String']['output'];
  /** Target after signing out of one of several accounts. Empty or `/` for the sign-in page. */
  readonly afterSignOutOnePageUrl: Scalars['String']['output'];
  /** Target after signing in. Empty or `/` for the page of the user's profile. */
  readonly afterSigninRedirectUrl: Scalars['String']['output'];
  /** Target after signing up. Empty or `/` for the page of the user's profile. */
  readonly afterSignupRedirectUrl: Scalars['String']['output'];
  /** Name of the application. */
  readonly appName: Scalars['String']['output'];
  /** Page for creating an organization. */
  readonly createOrganizationUrl: Scalars['String']['output'];
  /** When the deployment was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Colors in dark mode. */
  readonly darkModeSettings: ColorSettings;
  /** Default picture of organizations. */
  readonly defaultOrganizationProfileImageUrl: Scalars['String']['output'];
  /** Default picture of users. */
  readonly defaultUserProfileImageUrl: Scalars['String']['output'];
  /** Default picture of workspaces. */
  readonly defaultWorkspaceProfileImageUrl: Scalars['String']['output'];
  /** Id of the deployment. */
  readonly deploymentId: Scalars['Int']['output'];
  /** Icon in the browser's tab. */
  readonly faviconImageUrl: Scalars['String']['output'];
  /** Colors in light mode. */
  readonly lightModeSettings: ColorSettings;
  /** Logo. */
  readonly logoImageUrl: Scalars['String']['output'];
  /** Page of an organization's profile. */
  readonly organizationProfileUrl: Scalars['String']['output'];
  /** Privacy policy. */
  readonly privacyPolicyUrl: Scalars['String']['output'];
  /** Page for signing in. */
  readonly signInPageUrl: Scalars['String']['output'];
  /** Page for signing up. */
  readonly signUpPageUrl: Scalars['String']['output'];
  /** Statement about the terms that signing up accepts. */
  readonly signupTermsStatement: Scalars['String']['output'];
  /** Whether the sign-up page shows the statement about the terms. */
  readonly signupTermsStatementShown: Scalars['Boolean']['output'];
  /** Support page. */
  readonly supportPageUrl: Scalars['String']['output'];
  /** Terms of service. */
  readonly tosPageUrl: Scalars['String']['output'];
  /** When the deployment or any of its settings was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Whether organizations without a picture show their initials. */
  readonly useInitialsForOrganizationProfileImage: Scalars['Boolean']['output'];
  /** Whether users without a picture show their initials. */
  readonly useInitialsForUserProfileImage: Scalars['Boolean']['output'];
  /** Page of the user's profile. */
  readonly userProfileUrl: Scalars['String']['output'];
  /** Waitlist page. */
  readonly waitlistPageUrl: Scalars['String']['output'];
};


/** Whether a deployment serves real users. */
export type DeploymentMode =
  /** Serves real users: the deployment host has no playground and accepts no development session. */
  | 'PRODUCTION'
  /** For development and tests: the deployment host also accepts the session token in `X-Development-Session`. */
  | 'STAGING';


/** The user interface settings that most clients need. */
export type DeploymentUiSettings = {
  /** Name of the application. */
  readonly appName: Scalars['String']['output'];
  /** Icon in the browser's tab; empty for none. */
  readonly faviconImageUrl: Scalars['String']['output'];
  /** Logo; empty for none. */
  readonly logoImageUrl: Scalars['String']['output'];
  /** Primary color, such as `#2f5d50`. */
  readonly primaryColor: Scalars['String']['output'];
};


/**
 * A copy of a message that a staging deployment has sent or is sending, for developers. It is stored before the message is
 * handed to its provider, also when that fails. Production deployments store none.
 */
export type DevelopmentMessage = {
  /** How the message is sent. */
  readonly channel: DevelopmentMessageChannel;
  /** Codes that the text contains, in their order. */
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
  /** When the message was stored. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The message as HTML; null for phone messages. */
  readonly html?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Links that the text contains, in their order. */
  readonly links: ReadonlyArray<Scalars['String']['output']>;
  /** Subject of a mail message; null for phone messages. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** The message as text. */
  readonly text: Scalars['String']['output'];
  /** Email address or phone number of the recipient. */
  readonly to: Scalars['String']['output'];
};


/** How a message is sent. */
export type DevelopmentMessageChannel =
  /** By mail. */
  | 'EMAIL'
  /** By SMS. */
  | 'SMS'
  /** By WhatsApp. */
  | 'WHATSAPP';


/** A page of a list of the type `DevelopmentMessage`. */
export type DevelopmentMessageConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<DevelopmentMessageEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<DevelopmentMessage>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `DevelopmentMessage`. */
export type DevelopmentMessageEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: DevelopmentMessage;
};


/** A page of the development mailbox. */
export type DevelopmentMessageList = {
  /** The messages. */
  readonly data: ReadonlyArray<DevelopmentMessage>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** The provider that sends a deployment's mail. */
export type EmailProvider =
  /** The service stores mail as files for an operator to read. */
  | 'BUILT_IN'
  /** The deployment's own mail server. */
  | 'CUSTOM_SMTP';


/** Sign-up and sign-in by email address. */
export type EmailSettings = {
  /** Whether users may have email addresses. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether a mailed link verifies an address. Required by sign-in with `magic_link`. */
  readonly magicLinkVerificationAllowed: Scalars['Boolean']['output'];
  /** Whether a mailed code verifies an address. Required by sign-in with `email_otp`. */
  readonly otpVerificationAllowed: Scalars['Boolean']['output'];
  /** Whether each user must have one. */
  readonly required: Scalars['Boolean']['output'];
  /**
   * Whether sign-up must verify an address before it creates the account. Only the owner of the address then learns
   * whether it is taken.
   */
  readonly verifySignup: Scalars['Boolean']['output'];
};


/** Sign-up and sign-in by email address. Fields that are left out keep their values. */
export type EmailSettingsInput = {
  /** Whether users may have email addresses. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a mailed link verifies an address. Required by sign-in with `magic_link`. */
  readonly magicLinkVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a mailed code verifies an address. Required by sign-in with `email_otp`. */
  readonly otpVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each user must have one. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether sign-up must verify an address before it creates the account. Only the owner of the address then learns
   * whether it is taken.
   */
  readonly verifySignup?: InputMaybe<Scalars['Boolean']['input']>;
};


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
  /** Single sign-on at another provider. Not available yet. */
  | 'SSO'
  /** Username and password. */
  | 'USERNAME_PASSWORD'
  /** Signature of a wallet. Sign-in also requires `web3_wallet.enabled`. */
  | 'WEB3_WALLET';


/** An image to upload. Over REST, the part `file` of `multipart/form-data` can take its place. */
export type ImageInput = {
  /** A PNG, JPEG or WebP image in standard base64, of up to 1 MiB when decoded. Required unless a file is sent. */
  readonly contentBase64?: InputMaybe<Scalars['String']['input']>;
};


/** A public key on the curve P-256. */
export type JsonWebKey = {
  /** `ES256`. */
  readonly alg: Scalars['String']['output'];
  /** `P-256`. */
  readonly crv: Scalars['String']['output'];
  /** RFC 7638 thumbprint, which tokens name in the header `kid`. */
  readonly kid: Scalars['String']['output'];
  /** `EC`. */
  readonly kty: Scalars['String']['output'];
  /** `sig`. */
  readonly use: Scalars['String']['output'];
  /** The x coordinate, base64url. */
  readonly x: Scalars['String']['output'];
  /** The y coordinate, base64url. */
  readonly y: Scalars['String']['output'];
};


/** Public keys in the format of RFC 7517. */
export type JsonWebKeySet = {
  /** The keys, oldest first. */
  readonly keys: ReadonlyArray<JsonWebKey>;
};


/** Sign-in by a mailed link. */
export type MagicLinkSettings = {
  /** Whether users may sign in with it. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether the link must be confirmed in the browser that requested it. Another browser gets 403 `OTHER_DEVICE`. */
  readonly requireSameDevice: Scalars['Boolean']['output'];
};


/** Sign-in by a mailed link. Fields that are left out keep their values. */
export type MagicLinkSettingsInput = {
  /** Whether users may sign in with it. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the link must be confirmed in the browser that requested it. Another browser gets 403 `OTHER_DEVICE`. */
  readonly requireSameDevice?: InputMaybe<Scalars['Boolean']['input']>;
};


/** How a message is sent. */
export type MessageChannel =
  /** By mail. */
  | 'MAIL'
  /** By SMS or WhatsApp. */
  | 'PHONE';


/** A message with sample values. */
export type MessagePreview = {
  /** The message as HTML; null for phone messages. */
  readonly html?: Maybe<Scalars['String']['output']>;
  /** Subject; null for phone messages. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** The message as plain text. */
  readonly text: Scalars['String']['output'];
};


/** A kind of message to users. */
export type MessageTemplate = {
  /** How it is sent. */
  readonly channel: MessageChannel;
  /** When it is sent. */
  readonly description: Scalars['String']['output'];
  /** Whether the layout of the mail shows a button and a link below the paragraphs. */
  readonly hasButton: Scalars['Boolean']['output'];
  /** Whether the layout of the mail shows a code below the paragraphs. */
  readonly hasCode: Scalars['Boolean']['output'];
  /** Name of the kind, such as `sign_in_link`. */
  readonly kind: Scalars['String']['output'];
  /** The texts in each language. */
  readonly languages: ReadonlyArray<MessageTexts>;
  /** The variables that its texts can use. */
  readonly variables: ReadonlyArray<MessageVariable>;
};


/**
 * The texts of a message, in ICU MessageFormat. They are plain text: the service keeps the layout, and places codes and links. All
 * texts together can contain at most 100 variables.
 */
export type MessageTemplateInput = {
  /** Label of the button, for messages that have one. Without it, the built-in label is used. */
  readonly buttonLabel?: InputMaybe<Scalars['String']['input']>;
  /** Small print below the rest; none when omitted. */
  readonly footnote?: InputMaybe<Scalars['String']['input']>;
  /** Paragraphs, 1 to 20. The paragraphs of a phone message are sent as one line. */
  readonly paragraphs: ReadonlyArray<Scalars['String']['input']>;
  /** Subject. Required for mails; phone messages have none. */
  readonly subject?: InputMaybe<Scalars['String']['input']>;
};


/** The messages to users. */
export type MessageTemplates = {
  /** All kinds of messages. */
  readonly kinds: ReadonlyArray<MessageTemplate>;
};


/** The texts of a kind of message in one language, in ICU MessageFormat. */
export type MessageTexts = {
  /** Label of the button; null for messages without one. */
  readonly buttonLabel?: Maybe<Scalars['String']['output']>;
  /** Small print below the rest. */
  readonly footnote?: Maybe<Scalars['String']['output']>;
  /** Whether the deployment has replaced the built-in texts. */
  readonly isOverridden: Scalars['Boolean']['output'];
  /** The language: `en`, `de`, `fr` or `es`. */
  readonly language: Scalars['String']['output'];
  /** Paragraphs. One without text is left out. */
  readonly paragraphs: ReadonlyArray<Scalars['String']['output']>;
  /** Subject; null for phone messages. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** When the deployment replaced the texts; null for built-in texts. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A variable of the texts of a message: `{name}`. */
export type MessageVariable = {
  /** The values that `{name, select, …}` can distinguish; empty for any text. */
  readonly choices: ReadonlyArray<Scalars['String']['output']>;
  /** The value. */
  readonly description: Scalars['String']['output'];
  /** Whether a subject can contain it. Subjects are logged, so they cannot contain personal data and secrets. */
  readonly isAllowedInSubject: Scalars['Boolean']['output'];
  /** Whether the value is a number, which `{name, plural, …}` requires. */
  readonly isNumber: Scalars['Boolean']['output'];
  /** Whether the texts must contain it. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** Name, as texts write it: `{appName}`. */
  readonly name: Scalars['String']['output'];
  /** The value in previews and test mails. */
  readonly sample: Scalars['String']['output'];
};


/** Whether one browser may be signed in to several accounts at the same time. */
export type MultiSessionSupport =
  /** One account. */
  | 'DISABLED'
  /** Several accounts. */
  | 'ENABLED';


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAddToAllowlistArgs = {
  input: AddRestrictionInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAddToBlocklistArgs = {
  input: AddRestrictionInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteMessageTemplateArgs = {
  kind: Scalars['String']['input'];
  language: Scalars['String']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteUiImageArgs = {
  name: Scalars['String']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRemoveFromAllowlistArgs = {
  value: Scalars['String']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRemoveFromBlocklistArgs = {
  value: Scalars['String']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRotateSigningKeysArgs = {
  input?: InputMaybe<RotateSigningKeysInput>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetAllowedOriginsArgs = {
  input: AllowedOriginsInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetMessageTemplateArgs = {
  input: MessageTemplateInput;
  kind: Scalars['String']['input'];
  language: Scalars['String']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetSmtpConfigArgs = {
  input: SmtpConfigInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetUiImageArgs = {
  input: ImageInput;
  name: Scalars['String']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationTestMessageTemplateArgs = {
  input: TestMessageTemplateInput;
  kind: Scalars['String']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateB2bSettingsArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateB2bSettingsInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateDeploymentArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateDeploymentInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateRestrictionsArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateRestrictionsInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateUiSettingsArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateUiSettingsInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationVerifySmtpConfigArgs = {
  input: VerifySmtpConfigInput;
};


/** First and last names of users. */
export type NameSettings = {
  /** Whether users may have a first name. */
  readonly firstNameEnabled: Scalars['Boolean']['output'];
  /** Whether sign-up requires a first name. */
  readonly firstNameRequired: Scalars['Boolean']['output'];
  /** Whether users may have a last name. */
  readonly lastNameEnabled: Scalars['Boolean']['output'];
  /** Whether sign-up requires a last name. */
  readonly lastNameRequired: Scalars['Boolean']['output'];
};


/** First and last names of users. Fields that are left out keep their values. */
export type NameSettingsInput = {
  /** Whether users may have a first name. */
  readonly firstNameEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether sign-up requires a first name. */
  readonly firstNameRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users may have a last name. */
  readonly lastNameEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether sign-up requires a last name. */
  readonly lastNameRequired?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Sign-in by a passkey. */
export type PasskeySettings = {
  /** Whether sign-in pages should offer passkeys in the autofill of the identifier field; see `GET /auth/options`. */
  readonly allowAutofill: Scalars['Boolean']['output'];
  /**
   * Whether users may register passkeys and sign in with them. While enabled, a passkey can also pass a second factor. It is
   * never the reason for one, unless the policy requires a second factor of everyone.
   */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether sign-in pages should offer a passkey to users without one after sign-in; see `GET /me/passkeys`. */
  readonly promptRegistrationOnAuth: Scalars['Boolean']['output'];
  /**
   * The relying party id that passkeys are registered for: the host name of the deployment host or one of its parent domains.
   * Empty for that host name. The first registration sets it, and it cannot change while users have passkeys.
   */
  readonly rpId: Scalars['String']['output'];
};


/** Sign-in by a passkey. Fields that are left out keep their values. */
export type PasskeySettingsInput = {
  /** Whether sign-in pages should offer passkeys in the autofill of the identifier field. */
  readonly allowAutofill?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users may register passkeys and sign in with them. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether sign-in pages should offer a passkey to users without one after sign-in. */
  readonly promptRegistrationOnAuth?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The relying party id: the host name of the deployment host or one of its parent domains with at least two labels, in lower
   * case. Up to 253 characters. Empty for that host name. It cannot change while users have passkeys.
   */
  readonly rpId?: InputMaybe<Scalars['String']['input']>;
};


/** Passwords and their requirements. */
export type PasswordSettings = {
  /**
   * Whether users may have passwords. Sign-up requires a password when a sign-in strategy uses it; otherwise it is
   * optional.
   */
  readonly enabled: Scalars['Boolean']['output'];
  /** Minimum length in characters, 8 to 128. */
  readonly minLength: Scalars['Int']['output'];
  /** Whether a lower-case letter is required. */
  readonly requireLowercase: Scalars['Boolean']['output'];
  /** Whether a digit is required. */
  readonly requireNumber: Scalars['Boolean']['output'];
  /** Whether a character that is neither a letter nor a digit is required. */
  readonly requireSpecial: Scalars['Boolean']['output'];
  /** Whether an upper-case letter is required. */
  readonly requireUppercase: Scalars['Boolean']['output'];
};


/** Passwords and their requirements. Fields that are left out keep their values. */
export type PasswordSettingsInput = {
  /**
   * Whether users may have passwords. Sign-up requires a password when a sign-in strategy uses it; otherwise it is
   * optional.
   */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Minimum length in characters, 8 to 128. */
  readonly minLength?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a lower-case letter is required. */
  readonly requireLowercase?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a digit is required. */
  readonly requireNumber?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a character that is neither a letter nor a digit is required. */
  readonly requireSpecial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether an upper-case letter is required. */
  readonly requireUppercase?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Sign-up and sign-in by phone number. */
export type PhoneSettings = {
  /** Whether users may have phone numbers. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether each user must have one. */
  readonly required: Scalars['Boolean']['output'];
  /** Whether codes are sent by SMS. Sign-in with `phone_otp` requires this or WhatsApp. */
  readonly smsVerificationAllowed: Scalars['Boolean']['output'];
  /**
   * Whether sign-up must verify a number before it creates the account. Only the owner of the number then learns whether
   * it is taken.
   */
  readonly verifySignup: Scalars['Boolean']['output'];
  /** Whether codes are sent by WhatsApp. Sign-in with `phone_otp` requires this or SMS. */
  readonly whatsappVerificationAllowed: Scalars['Boolean']['output'];
};


/** Sign-up and sign-in by phone number. Fields that are left out keep their values. */
export type PhoneSettingsInput = {
  /** Whether users may have phone numbers. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each user must have one. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether codes are sent by SMS. Sign-in with `phone_otp` requires this or WhatsApp. */
  readonly smsVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether sign-up must verify a number before it creates the account. Only the owner of the number then learns whether
   * it is taken.
   */
  readonly verifySignup?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether codes are sent by WhatsApp. Sign-in with `phone_otp` requires this or SMS. */
  readonly whatsappVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The language and the texts of a preview. */
export type PreviewMessageTemplateInput = {
  /** The language: `en`, `de`, `fr` or `es`. */
  readonly language: Scalars['String']['input'];
  /** Texts that are not stored yet. */
  readonly template?: InputMaybe<MessageTemplateInput>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAllowlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RestrictionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryBlocklistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RestrictionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryDevelopmentMessageArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryDevelopmentMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryImageArgs = {
  id: Scalars['String']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAllowlistArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListApiKeysArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListBlocklistArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListDevelopmentMessagesArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListSigningKeysArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryMessageTemplateArgs = {
  kind: Scalars['String']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryPreviewMessageTemplateArgs = {
  input: PreviewMessageTemplateInput;
  kind: Scalars['String']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QuerySigningKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SigningKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An email address or a domain on the allowlist or the blocklist. */
export type Restriction = {
  /** When it was added to the list. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is an address or a domain. */
  readonly kind: RestrictionKind;
  /** The address or domain as it was given. */
  readonly value: Scalars['String']['output'];
};


/** A page of a list of the type `Restriction`. */
export type RestrictionConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<RestrictionEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<Restriction>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `Restriction`. */
export type RestrictionEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Restriction;
};


/** Filters the entries of an allowlist or blocklist. An entry must match every field that is given. */
export type RestrictionFilter = {
  /** Entries with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Entries of this kind. */
  readonly kind?: InputMaybe<RestrictionKind>;
  /** The entry of exactly this address or domain, compared as in sign-in. 400 `VALIDATION_FAILED` when it is neither. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
};


/** The kind of an entry. */
export type RestrictionKind =
  /** All addresses of exactly this domain, without its subdomains. */
  | 'DOMAIN'
  /** One email address, compared as in sign-in. */
  | 'EMAIL';


/** A page of an allowlist or blocklist. */
export type RestrictionList = {
  /** The entries. */
  readonly data: ReadonlyArray<Restriction>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/**
 * Which addresses and countries may sign up and sign in. Others get 403 `IDENTIFIER_NOT_ALLOWED`, `COUNTRY_NOT_ALLOWED` or
 * `SIGN_UP_CLOSED`.
 */
export type Restrictions = {
  /**
   * Whether only verified addresses on `/settings/restrictions/allowlist`, or of its domains, may sign up and sign in.
   * Sign-up then verifies email addresses regardless of `verify_signup`. Accounts without an email address cannot sign in.
   */
  readonly allowlistEnabled: Scalars['Boolean']['output'];
  /**
   * Whether addresses on `/settings/restrictions/blocklist`, or of its domains, are rejected at sign-up and sign-in. The
   * blocklist takes precedence over the allowlist.
   */
  readonly blocklistEnabled: Scalars['Boolean']['output'];
  /** Countries from which users may sign up and sign in. */
  readonly countryRestrictions: CountryRestrictions;
  /** Who may sign up. */
  readonly signUpMode: SignUpMode;
  /** Incremented by each change of the deployment or any of its settings. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
  /** Settings that have no effect, and what they lack. Empty for a new deployment. */
  readonly warnings: ReadonlyArray<SettingWarning>;
};


/** The key to rotate. */
export type RotateSigningKeysInput = {
  /** Purpose of the key. */
  readonly purpose: SigningKeyPurpose;
};


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


/** A setting that has no effect, because something that it needs is missing. The change of the setting is stored all the same. */
export type SettingWarning = {
  /** What kind of thing is missing. */
  readonly code: SettingWarningCode;
  /** What is missing, as a sentence for people, which may change. */
  readonly message: Scalars['String']['output'];
  /** The setting by its name in REST, below its group: `authentication_factors.phone_otp_enabled`. */
  readonly path: Scalars['String']['output'];
};


/** What a setting without effect lacks. */
export type SettingWarningCode =
  /** An entry of a list. */
  | 'ENTRY_MISSING'
  /** The service does not have the feature yet. */
  | 'NOT_AVAILABLE'
  /** A mail server or an AI provider of the deployment. */
  | 'PROVIDER_MISSING'
  /** Another setting of the deployment. */
  | 'SETTING_MISSING'
  /** A variable of the configuration, which the operator of the service sets. */
  | 'VARIABLE_MISSING';


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


/** An ES256 key that signs tokens. Its private key is never returned. Its `kid` identifies it: client caches use it as the key. */
export type SigningKey = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** RFC 7638 thumbprint, which tokens name in the header `kid`. */
  readonly kid: Scalars['String']['output'];
  /**
   * One minute after the last of its tokens expires. The key is then neither published nor listed. Null for the next and
   * the active key.
   */
  readonly publishedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Tokens that the key signs. */
  readonly purpose: SigningKeyPurpose;
  /** When it was retired; null for the next and the active key. */
  readonly retiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the key. */
  readonly state: SigningKeyState;
};


/** A page of a list of the type `SigningKey`. */
export type SigningKeyConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<SigningKeyEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<SigningKey>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `SigningKey`. */
export type SigningKeyEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SigningKey;
};


/** Filters signing keys. A key must match every field that is given. */
export type SigningKeyFilter = {
  /** Keys with one of these thumbprints, up to 100. A token names its key in the header `kid`. */
  readonly kids?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Keys for this purpose. */
  readonly purpose?: InputMaybe<SigningKeyPurpose>;
  /** Keys in this state. */
  readonly state?: InputMaybe<SigningKeyState>;
};


/** A page of signing keys. */
export type SigningKeyList = {
  /** The keys. */
  readonly data: ReadonlyArray<SigningKey>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** The tokens that a signing key signs. */
export type SigningKeyPurpose =
  /** Access tokens of the backend host. Only this service verifies them, so the keys are not published. */
  | 'ACCESS_TOKEN'
  /** Session tokens and tokens of JWT templates. The public keys are published. */
  | 'SESSION';


/** The keys after a rotation. */
export type SigningKeyRotation = {
  /** The key that now signs. */
  readonly active: SigningKey;
  /** The new key, which the next rotation activates. */
  readonly next: SigningKey;
  /** The key that signed before. */
  readonly retired: SigningKey;
};


/** The state of a signing key. */
export type SigningKeyState =
  /** Signs new tokens. */
  | 'ACTIVE'
  /** Published, but does not sign yet. The next rotation activates it. */
  | 'NEXT'
  /** No longer signs. Its tokens remain valid until they expire. */
  | 'RETIRED';


/** A deployment's own mail server. The password is never returned. */
export type SmtpConfig = {
  /** Address that mail is sent from. */
  readonly fromEmail: Scalars['String']['output'];
  /** Host name or IP address. */
  readonly host: Scalars['String']['output'];
  /** TCP port. */
  readonly port: Scalars['Int']['output'];
  /** Whether TLS is required. Without TLS, mail and password are sent unencrypted. */
  readonly useTls: Scalars['Boolean']['output'];
  /** User name; empty for a server without authentication. */
  readonly username: Scalars['String']['output'];
  /** Whether a test mail was sent with the current settings. */
  readonly verified: Scalars['Boolean']['output'];
};


/** All settings of a deployment's own mail server. Each change requires the password again. */
export type SmtpConfigInput = {
  /** Address that mail is sent from. */
  readonly fromEmail: Scalars['String']['input'];
  /** Host name or IP address, without a port. */
  readonly host: Scalars['String']['input'];
  /** Password, up to 1,024 characters. It is stored encrypted and never returned. */
  readonly password: Scalars['String']['input'];
  /**
   * TCP port: 25, 465 (TLS from the first byte), 587 or 2525. A host whose addresses `OUTGOING_ALLOW` lists may have any port, such
   * as 1025 of a mail catcher.
   */
  readonly port: Scalars['Int']['input'];
  /** Whether TLS is required. */
  readonly useTls: Scalars['Boolean']['input'];
  /** User name, up to 255 characters; empty for a server without authentication. */
  readonly username: Scalars['String']['input'];
};


/** The recipient and language of a test mail. */
export type TestMessageTemplateInput = {
  /** The language: `en`, `de`, `fr` or `es`. */
  readonly language: Scalars['String']['input'];
  /** Email address that receives the mail. */
  readonly to: Scalars['String']['input'];
};


/** A deployment's name, pages, pictures and colors. URLs are absolute, paths on the deployment's own pages, or empty. */
export type UiSettings = {
  /** Target after creating an organization. Empty or `/` for the page of the organization's profile. */
  readonly afterCreateOrganizationRedirectUrl: Scalars['String']['output'];
  /** Target of a click on the logo. */
  readonly afterLogoClickUrl: Scalars['String']['output'];
  /** Target after signing out of the last account. Empty or `/` for the sign-in page. */
  readonly afterSignOutAllPageUrl: Scalars['String']['output'];
  /** Target after signing out of one of several accounts. Empty or `/` for the sign-in page. */
  readonly afterSignOutOnePageUrl: Scalars['String']['output'];
  /** Target after signing in. Empty or `/` for the page of the user's profile. */
  readonly afterSigninRedirectUrl: Scalars['String']['output'];
  /** Target after signing up. Empty or `/` for the page of the user's profile. */
  readonly afterSignupRedirectUrl: Scalars['String']['output'];
  /** Name of the application. */
  readonly appName: Scalars['String']['output'];
  /** Page for creating an organization. */
  readonly createOrganizationUrl: Scalars['String']['output'];
  /** Colors in dark mode. */
  readonly darkModeSettings: ColorSettings;
  /** Default picture of organizations. */
  readonly defaultOrganizationProfileImageUrl: Scalars['String']['output'];
  /** Default picture of users. */
  readonly defaultUserProfileImageUrl: Scalars['String']['output'];
  /** Default picture of workspaces. */
  readonly defaultWorkspaceProfileImageUrl: Scalars['String']['output'];
  /** Icon in the browser's tab. */
  readonly faviconImageUrl: Scalars['String']['output'];
  /** Colors in light mode. */
  readonly lightModeSettings: ColorSettings;
  /** Logo. */
  readonly logoImageUrl: Scalars['String']['output'];
  /** Page of an organization's profile. */
  readonly organizationProfileUrl: Scalars['String']['output'];
  /** Primary color, for clients without light and dark mode. */
  readonly primaryColor: Scalars['String']['output'];
  /** Privacy policy. */
  readonly privacyPolicyUrl: Scalars['String']['output'];
  /** Page for signing in. */
  readonly signInPageUrl: Scalars['String']['output'];
  /** Page for signing up. */
  readonly signUpPageUrl: Scalars['String']['output'];
  /** Statement about the terms that signing up accepts. */
  readonly signupTermsStatement: Scalars['String']['output'];
  /** Whether the sign-up page shows the statement about the terms. */
  readonly signupTermsStatementShown: Scalars['Boolean']['output'];
  /** Support page. */
  readonly supportPageUrl: Scalars['String']['output'];
  /** Terms of service. */
  readonly tosPageUrl: Scalars['String']['output'];
  /** Whether organizations without a picture show their initials. */
  readonly useInitialsForOrganizationProfileImage: Scalars['Boolean']['output'];
  /** Whether users without a picture show their initials. */
  readonly useInitialsForUserProfileImage: Scalars['Boolean']['output'];
  /** Page of the user's profile. */
  readonly userProfileUrl: Scalars['String']['output'];
  /** Incremented by each change of the deployment or any of its settings. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
  /** Waitlist page. */
  readonly waitlistPageUrl: Scalars['String']['output'];
  /** Settings that have no effect, and what they lack. Empty for a new deployment. */
  readonly warnings: ReadonlyArray<SettingWarning>;
};


/** The auth settings to change. Fields that are left out keep their values, at every level. */
export type UpdateAuthSettingsInput = {
  /** Strategies with which users may sign in. */
  readonly authenticationFactors?: InputMaybe<AuthenticationFactorsInput>;
  /** Backup codes, for users who have lost their second factor. */
  readonly backupCode?: InputMaybe<BackupCodeSettingsInput>;
  /** Sign-up and sign-in by email address. */
  readonly email?: InputMaybe<EmailSettingsInput>;
  /** Default strategy for a sign-in that names none. It must be available and enabled, with everything that it requires. */
  readonly firstFactor?: InputMaybe<FirstFactor>;
  /** Whether one browser may be signed in to several accounts. */
  readonly multiSessionSupport?: InputMaybe<MultiSessionSupport>;
  /** First and last names of users. */
  readonly name?: InputMaybe<NameSettingsInput>;
  /** Passwords and their requirements. */
  readonly password?: InputMaybe<PasswordSettingsInput>;
  /** Sign-up and sign-in by phone number. */
  readonly phone?: InputMaybe<PhoneSettingsInput>;
  /** Whether users need a second factor. */
  readonly secondFactorPolicy?: InputMaybe<SecondFactorPolicy>;
  /** Seconds without a request after which a sign-in ends, up to 31,536,000; 0 disables this. */
  readonly sessionInactiveTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** Lifetime of a session token in seconds, 30 to 3,600. */
  readonly sessionTokenLifetime?: InputMaybe<Scalars['Int']['input']>;
  /** Lifetime of a sign-in in seconds, 60 to 31,536,000. */
  readonly sessionValidityPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** Sign-up and sign-in by username. */
  readonly username?: InputMaybe<UsernameSettingsInput>;
  /** Sign-up and sign-in by wallet. */
  readonly web3Wallet?: InputMaybe<Web3WalletSettingsInput>;
};


/** The B2B settings to change. Fields that are left out keep their values. */
export type UpdateB2bSettingsInput = {
  /**
   * Whether a sign-in activates the organization and workspace that the user last worked in, or else the only organization
   * of the user, and whether an accepted invitation activates what the user has joined. When false, the user chooses with
   * `POST /session/switch-organization` after each sign-in.
   */
  readonly automaticActivationEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether organizations are enabled. */
  readonly organizationsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether workspaces are enabled. */
  readonly workspacesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The fields of a deployment to change. Fields that are left out keep their values. */
export type UpdateDeploymentInput = {
  /** Host name. It is stored in lower case and without a port. */
  readonly backendHost?: InputMaybe<Scalars['String']['input']>;
  /** Host name, unique over all deployments. It is stored in lower case and without a port. */
  readonly frontendHost?: InputMaybe<Scalars['String']['input']>;
  /** Host name. It is stored in lower case and without a port. */
  readonly mailFromHost?: InputMaybe<Scalars['String']['input']>;
  /** Whether the deployment host returns 503 for everything except its metadata and public keys. */
  readonly maintenanceMode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the deployment serves real users. */
  readonly mode?: InputMaybe<DeploymentMode>;
};


/** The restrictions to change. Fields that are left out keep their values; a given list replaces the whole list. */
export type UpdateRestrictionsInput = {
  /**
   * Whether only verified addresses on `/settings/restrictions/allowlist`, or of its domains, may sign up and sign in.
   * Sign-up then verifies email addresses regardless of `verify_signup`. Accounts without an email address cannot sign in.
   */
  readonly allowlistEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether addresses on `/settings/restrictions/blocklist`, or of its domains, are rejected at sign-up and sign-in. The
   * blocklist takes precedence over the allowlist.
   */
  readonly blocklistEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Countries from which users may sign up and sign in. */
  readonly countryRestrictions?: InputMaybe<CountryRestrictionsInput>;
  /** Who may sign up. */
  readonly signUpMode?: InputMaybe<SignUpMode>;
};


/**
 * The user interface settings to change. Fields that are left out keep their values. URLs are absolute (http or https) or
 * paths that begin with `/`; an empty string means none.
 */
export type UpdateUiSettingsInput = {
  /** Target after creating an organization. Empty or `/` for the page of the organization's profile. */
  readonly afterCreateOrganizationRedirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Target of a click on the logo. */
  readonly afterLogoClickUrl?: InputMaybe<Scalars['String']['input']>;
  /** Target after signing out of the last account. Empty or `/` for the sign-in page. */
  readonly afterSignOutAllPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Target after signing out of one of several accounts. Empty or `/` for the sign-in page. */
  readonly afterSignOutOnePageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Target after signing in. Empty or `/` for the page of the user's profile. */
  readonly afterSigninRedirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Target after signing up. Empty or `/` for the page of the user's profile. */
  readonly afterSignupRedirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name of the application, 1 to 255 characters. */
  readonly appName?: InputMaybe<Scalars['String']['input']>;
  /** Page for creating an organization. */
  readonly createOrganizationUrl?: InputMaybe<Scalars['String']['input']>;
  /** Colors in dark mode. */
  readonly darkModeSettings?: InputMaybe<ColorSettingsInput>;
  /** Default picture of organizations. */
  readonly defaultOrganizationProfileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Default picture of users. */
  readonly defaultUserProfileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Default picture of workspaces. */
  readonly defaultWorkspaceProfileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Icon in the browser's tab. */
  readonly faviconImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Colors in light mode. */
  readonly lightModeSettings?: InputMaybe<ColorSettingsInput>;
  /** Logo. */
  readonly logoImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Page of an organization's profile. */
  readonly organizationProfileUrl?: InputMaybe<Scalars['String']['input']>;
  /** Primary color, for clients without light and dark mode. */
  readonly primaryColor?: InputMaybe<Scalars['String']['input']>;
  /** Privacy policy. */
  readonly privacyPolicyUrl?: InputMaybe<Scalars['String']['input']>;
  /** Page for signing in. */
  readonly signInPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Page for signing up. */
  readonly signUpPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Statement about the terms that signing up accepts, up to 2,000 characters. */
  readonly signupTermsStatement?: InputMaybe<Scalars['String']['input']>;
  /** Whether the sign-up page shows the statement about the terms. */
  readonly signupTermsStatementShown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Support page. */
  readonly supportPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Terms of service. */
  readonly tosPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether organizations without a picture show their initials. */
  readonly useInitialsForOrganizationProfileImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users without a picture show their initials. */
  readonly useInitialsForUserProfileImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page of the user's profile. */
  readonly userProfileUrl?: InputMaybe<Scalars['String']['input']>;
  /** Waitlist page. */
  readonly waitlistPageUrl?: InputMaybe<Scalars['String']['input']>;
};


/** Sign-up and sign-in by username. */
export type UsernameSettings = {
  /** Whether users may have usernames. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Maximum length in characters, 1 to 255, at least the minimum length. */
  readonly maxLength: Scalars['Int']['output'];
  /** Minimum length in characters, 1 to 255. */
  readonly minLength: Scalars['Int']['output'];
  /** Whether each user must have one. */
  readonly required: Scalars['Boolean']['output'];
};


/** Sign-up and sign-in by username. Fields that are left out keep their values. */
export type UsernameSettingsInput = {
  /** Whether users may have usernames. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum length in characters, 1 to 255, at least the minimum length. */
  readonly maxLength?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum length in characters, 1 to 255. */
  readonly minLength?: InputMaybe<Scalars['Int']['input']>;
  /** Whether each user must have one. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The recipient of the test mail. */
export type VerifySmtpConfigInput = {
  /** Email address that receives the test mail. */
  readonly to: Scalars['String']['input'];
};


/** The RPC server of a chain. Its URL may contain a key, so it is stored encrypted and never returned. */
export type WalletRpcUrl = {
  /** The EIP-155 id of the chain. */
  readonly chainId: Scalars['Int']['output'];
  /** Host name of the URL, with a port that is not the default. */
  readonly host: Scalars['String']['output'];
};


/** The RPC server of a chain. */
export type WalletRpcUrlInput = {
  /** The EIP-155 id of the chain, 1 to 2,147,483,647. */
  readonly chainId: Scalars['Int']['input'];
  /** The host of the stored URL, to keep it. Ignored with `url`. */
  readonly host?: InputMaybe<Scalars['String']['input']>;
  /**
   * URL of a JSON-RPC server of the chain, such as `https://rpc.example/key`; null removes it. Required unless `host` is that of the
   * stored URL. Up to 2,048 characters. Plain http is for networks that `OUTGOING_ALLOW` lists.
   */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};


/** Sign-up and sign-in by wallet (Sign-In with Ethereum, EIP-4361). */
export type Web3WalletSettings = {
  /** The chains whose messages are accepted, by their EIP-155 ids: 1 is Ethereum. */
  readonly chainIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether users may have wallets. */
  readonly enabled: Scalars['Boolean']['output'];
  /**
   * Whether each user must have one. Sign-up requires a wallet, and a user without one must link it before the next sign-in
   * completes. Existing sessions continue.
   */
  readonly required: Scalars['Boolean']['output'];
  /**
   * The RPC servers that are asked about the signatures of wallets that are contracts (ERC-1271), by chain. Such wallets are
   * rejected on other chains.
   */
  readonly rpcUrls: ReadonlyArray<WalletRpcUrl>;
};


/** Sign-up and sign-in by wallet. Fields that are left out keep their values. */
export type Web3WalletSettingsInput = {
  /** The chains whose messages are accepted, by their EIP-155 ids, 1 to 2,147,483,647: 1 to 50 of them. Replaces the list. */
  readonly chainIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Whether users may have wallets. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether each user must have one. Sign-up requires a wallet, and a user without one must link it before the next sign-in
   * completes. Existing sessions continue.
   */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The RPC servers of up to 50 chains, for wallets that are contracts (ERC-1271). Chains that are left out keep theirs. Each
   * chain may be in the list once. An entry as the settings return it, with the chain and the host, keeps its URL.
   */
  readonly rpcUrls?: InputMaybe<ReadonlyArray<WalletRpcUrlInput>>;
};
