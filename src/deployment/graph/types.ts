import type { InputMaybe, Maybe, PageInfo, Scalars, Scope } from '../../platform/graph/types.ts';

/** An access token, named as in OAuth 2.0. */
export type AccessToken = {
  /** The token, for `Authorization: Bearer`; shown this once and stored nowhere. */
  readonly accessToken: Scalars['String']['output'];
  /** How long it is good, in seconds: the time that was asked for, or until its key expires. */
  readonly expiresIn: Scalars['Int']['output'];
  /** Its scopes as OAuth 2.0 writes them: `users:read users:write`. */
  readonly scope: Scalars['String']['output'];
  /** `Bearer`. */
  readonly tokenType: Scalars['String']['output'];
};


/** What to put on a list. */
export type AddRestrictionInput = {
  /** An e-mail address, or a domain without `@`, such as `northwind.example`. */
  readonly value: Scalars['String']['input'];
};


/** Origins of other sites that a deployment trusts. */
export type AllowedOrigins = {
  /** Each is `scheme://host` or `scheme://host:port`. */
  readonly allowedOrigins: ReadonlyArray<Scalars['String']['output']>;
};


/** The whole new list. */
export type AllowedOriginsInput = {
  /** Up to 100, each `http` or `https` with host and, unless it is the usual one, port; no path, no wildcard and not `null`. */
  readonly allowedOrigins: ReadonlyArray<Scalars['String']['input']>;
};


/** A credential of the backend host, as it is shown after its creation. */
export type ApiKey = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it begins and ends, to recognise it by. */
  readonly hint: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** When it was revoked; null while it holds. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may do; an empty list means everything. */
  readonly scopes: ReadonlyArray<Scope>;
};


/** A page of a list of the type `ApiKey`. */
export type ApiKeyConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<ApiKeyEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<ApiKey>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `ApiKey`. */
export type ApiKeyEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ApiKey;
};


/** Which API keys a list shows: those that meet everything that is given. */
export type ApiKeyFilter = {
  /** Keys that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keys that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keys with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Keys of this status. */
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


/** Whether an API key can be used. */
export type ApiKeyStatus =
  /** Expired, and not revoked. */
  | 'EXPIRED'
  /** Neither revoked nor expired. */
  | 'LIVE'
  /** Revoked, whether it has expired or not. */
  | 'REVOKED';


/** How the users of a deployment sign up and sign in. */
export type AuthSettings = {
  /** Strategies that users may sign in with. */
  readonly authenticationFactors: AuthenticationFactors;
  /** Backup codes, for users who lost their second factor. */
  readonly backupCode: BackupCodeSettings;
  /** E-mail addresses as a means to sign up and in. */
  readonly email: EmailSettings;
  /** The strategy of a sign-in that names none; it has to be available, and enabled with all that it needs. */
  readonly firstFactor: FirstFactor;
  /** Whether one browser may hold several accounts. */
  readonly multiSessionSupport: MultiSessionSupport;
  /** Users' own names. */
  readonly name: NameSettings;
  /** Passwords, and what they have to contain. */
  readonly password: PasswordSettings;
  /** Phone numbers as a means to sign up and in. */
  readonly phone: PhoneSettings;
  /** Whether users need a second factor. */
  readonly secondFactorPolicy: SecondFactorPolicy;
  /** Seconds without a call after which a sign-in ends, up to 31,536,000; 0 is never. */
  readonly sessionInactiveTimeout: Scalars['Int']['output'];
  /** Seconds that a session token lasts, 30 to 3,600. */
  readonly sessionTokenLifetime: Scalars['Int']['output'];
  /** Seconds that a sign-in lasts, 60 to 31,536,000. */
  readonly sessionValidityPeriod: Scalars['Int']['output'];
  /** Usernames as a means to sign up and in. */
  readonly username: UsernameSettings;
  /** Wallets as a means to sign up and in. */
  readonly web3Wallet: Web3WalletSettings;
};


/** Strategies that users may sign in with. */
export type AuthenticationFactors = {
  /** Code by e-mail. */
  readonly emailOtpEnabled: Scalars['Boolean']['output'];
  /** E-mail address and password. */
  readonly emailPasswordEnabled: Scalars['Boolean']['output'];
  /** Link by e-mail. */
  readonly magicLink: MagicLinkSettings;
  /** Passkey of the device. Nobody can sign in by it yet. */
  readonly passkey: PasskeySettings;
  /** Code by phone. */
  readonly phoneOtpEnabled: Scalars['Boolean']['output'];
  /** Whether users may enrol an authenticator (TOTP) and sign-in asks for its code as second factor. */
  readonly secondFactorAuthenticatorEnabled: Scalars['Boolean']['output'];
  /** Whether a backup code counts as second factor; without an authenticator allowed, it is the only one. */
  readonly secondFactorBackupCodeEnabled: Scalars['Boolean']['output'];
  /** Sign-in at another provider. Nobody can sign in by it yet. */
  readonly ssoEnabled: Scalars['Boolean']['output'];
  /** Username and password. */
  readonly usernamePasswordEnabled: Scalars['Boolean']['output'];
  /** Signature of a wallet. Nobody can sign in by it yet. */
  readonly web3WalletEnabled: Scalars['Boolean']['output'];
};


/** Strategies that users may sign in with. Members left out stay as they are. */
export type AuthenticationFactorsInput = {
  /** Code by e-mail. */
  readonly emailOtpEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address and password. */
  readonly emailPasswordEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Link by e-mail. */
  readonly magicLink?: InputMaybe<MagicLinkSettingsInput>;
  /** Passkey of the device. Nobody can sign in by it yet. */
  readonly passkey?: InputMaybe<PasskeySettingsInput>;
  /** Code by phone. */
  readonly phoneOtpEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users may enrol an authenticator (TOTP) and sign-in asks for its code as second factor. */
  readonly secondFactorAuthenticatorEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a backup code counts as second factor; without an authenticator allowed, it is the only one. */
  readonly secondFactorBackupCodeEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sign-in at another provider. Nobody can sign in by it yet. */
  readonly ssoEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Username and password. */
  readonly usernamePasswordEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Signature of a wallet. Nobody can sign in by it yet. */
  readonly web3WalletEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Which levels of tenancy a deployment uses. What is switched off can't be created on either host, nor be changed by its
 * members on the deployment host (403 `FEATURE_DISABLED`). What is there already can still be read, left by its members, and
 * changed and deleted on the backend host.
 */
export type B2bSettings = {
  /** Whether it has organizations. Without them it has no workspaces either. */
  readonly organizationsEnabled: Scalars['Boolean']['output'];
  /** Whether organizations have workspaces. */
  readonly workspacesEnabled: Scalars['Boolean']['output'];
};


/** Backup codes, for users who lost their second factor. */
export type BackupCodeSettings = {
  /** Whether users may have backup codes. They are made only where they count as second factor, too. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether users with a second factor must have unused ones: who has none makes them before their next sign-in completes. */
  readonly required: Scalars['Boolean']['output'];
};


/** Backup codes, for users who lost their second factor. Members left out stay as they are. */
export type BackupCodeSettingsInput = {
  /** Whether users may have backup codes. They are made only where they count as second factor, too. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users with a second factor must have unused ones: who has none makes them before their next sign-in completes. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Colours of one mode. */
export type ColorSettings = {
  /** Colour of the background. */
  readonly backgroundColor: Scalars['String']['output'];
  /** Main colour, such as `#2f5d50`. */
  readonly primaryColor: Scalars['String']['output'];
  /** Colour of text. */
  readonly textColor: Scalars['String']['output'];
};


/** Colours of one mode; members left out stay as they are. */
export type ColorSettingsInput = {
  /** Colour of the background. */
  readonly backgroundColor?: InputMaybe<Scalars['String']['input']>;
  /** Main colour, such as `#2f5d50`. */
  readonly primaryColor?: InputMaybe<Scalars['String']['input']>;
  /** Colour of text. */
  readonly textColor?: InputMaybe<Scalars['String']['input']>;
};


/** Which list of countries counts. */
export type CountryRestrictionMode =
  /** Users come from the allowed countries only; an unknown country is refused. */
  | 'ALLOWLIST'
  /** Users come from all but the blocked countries; an unknown country passes. */
  | 'BLOCKLIST'
  /** Neither. */
  | 'DISABLED';


/**
 * From which countries users may sign up and in. The country is the one that a trusted proxy names in the header of
 * `COUNTRY_HEADER`; without one it is unknown, and on neither list.
 */
export type CountryRestrictions = {
  /** ISO 3166-1 alpha-2 codes. */
  readonly allowedCountryCodes: ReadonlyArray<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 codes. */
  readonly blockedCountryCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Which of the two lists counts. */
  readonly mode: CountryRestrictionMode;
};


/** From which countries users may come; members left out stay as they are. */
export type CountryRestrictionsInput = {
  /** ISO 3166-1 alpha-2 codes, upper case; up to 249. */
  readonly allowedCountryCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** ISO 3166-1 alpha-2 codes, upper case; up to 249. */
  readonly blockedCountryCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which of the two lists counts. */
  readonly mode?: InputMaybe<CountryRestrictionMode>;
};


/** What a new access token needs. */
export type CreateAccessTokenInput = {
  /** What it may do: scopes of the calling key, such as `USERS_READ`. */
  readonly scopes: ReadonlyArray<Scope>;
  /** How long it is good, in seconds: 60 to 86,400. */
  readonly ttl: Scalars['Int']['input'];
};


/** What a new API key needs. */
export type CreateApiKeyInput = {
  /** When it ends, in the future; never when left out. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What to call it, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** What it may do, such as `USERS_READ`. Left out, it may do everything, which a key with scopes of its own can't give. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scope>>;
};


/** A new API key, with the key itself. */
export type CreatedApiKey = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it begins and ends, to recognise it by. */
  readonly hint: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The key: shown this once and stored nowhere. */
  readonly key: Scalars['String']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** When it was revoked: null for a new one. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may do; an empty list means everything. */
  readonly scopes: ReadonlyArray<Scope>;
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type Deployment = {
  /** Addresses and domains that may sign up and in while `allowlist_enabled` holds, oldest first. */
  readonly allowlist?: Maybe<RestrictionConnection>;
  /** Its API keys, revoked and expired ones too, oldest first. */
  readonly apiKeys?: Maybe<ApiKeyConnection>;
  /** How its users sign up and sign in. */
  readonly authSettings: AuthSettings;
  /** Which levels of tenancy it uses. */
  readonly b2bSettings: B2bSettings;
  /** Host name under which the company's servers call it. */
  readonly backendHost: Scalars['String']['output'];
  /** Addresses and domains that may not sign up or in while `blocklist_enabled` holds, oldest first. */
  readonly blocklist?: Maybe<RestrictionConnection>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its own mail server, null while there is none; the password is never shown. */
  readonly customSmtpConfig?: Maybe<SmtpConfig>;
  /** What sends its mail. */
  readonly emailProvider: EmailProvider;
  /** Host name under which browsers call it, unique over all deployments. */
  readonly frontendHost: Scalars['String']['output'];
  /** A small integer as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Domain from which the built-in provider sends mail. */
  readonly mailFromHost: Scalars['String']['output'];
  /** Whether the deployment host answers 503 `UNAVAILABLE` to everything but its metadata and public keys. */
  readonly maintenanceMode: Scalars['Boolean']['output'];
  /** Whether real users depend on it. */
  readonly mode: DeploymentMode;
  /** Names the deployment in browsers' code; it opens nothing by itself. */
  readonly publishableKey: Scalars['String']['output'];
  /** Who may sign up, and from where. */
  readonly restrictions: Restrictions;
  /** The keys that it signs tokens with, oldest first: next, active, and retired ones whose tokens may still be valid. */
  readonly signingKeys?: Maybe<SigningKeyConnection>;
  /** What of its looks most clients need; `updateUiSettings` answers all of them. */
  readonly uiSettings: DeploymentUiSettings;
  /** When it or any of its settings last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentAllowlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RestrictionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentBlocklistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RestrictionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentSigningKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SigningKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The public face of a deployment. URLs are absolute, or paths on the deployment's own pages, or empty. */
export type DeploymentMetadata = {
  /** Where creating an organization leads. */
  readonly afterCreateOrganizationRedirectUrl: Scalars['String']['output'];
  /** Where a click on the logo leads. */
  readonly afterLogoClickUrl: Scalars['String']['output'];
  /** Where signing out of the last account leads. */
  readonly afterSignOutAllPageUrl: Scalars['String']['output'];
  /** Where signing out of one of several accounts leads. */
  readonly afterSignOutOnePageUrl: Scalars['String']['output'];
  /** Where signing in leads. */
  readonly afterSigninRedirectUrl: Scalars['String']['output'];
  /** Where signing up leads. */
  readonly afterSignupRedirectUrl: Scalars['String']['output'];
  /** Name of the application. */
  readonly appName: Scalars['String']['output'];
  /** Page for creating an organization. */
  readonly createOrganizationUrl: Scalars['String']['output'];
  /** When the deployment was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Colours in dark mode. */
  readonly darkModeSettings: ColorSettings;
  /** Picture of organizations without one. */
  readonly defaultOrganizationProfileImageUrl: Scalars['String']['output'];
  /** Picture of users without one. */
  readonly defaultUserProfileImageUrl: Scalars['String']['output'];
  /** Picture of workspaces without one. */
  readonly defaultWorkspaceProfileImageUrl: Scalars['String']['output'];
  /** Id of the deployment. */
  readonly deploymentId: Scalars['Int']['output'];
  /** Icon in the browser's tab. */
  readonly faviconImageUrl: Scalars['String']['output'];
  /** Colours in light mode. */
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
  /** Page for help. */
  readonly supportPageUrl: Scalars['String']['output'];
  /** Terms of service. */
  readonly tosPageUrl: Scalars['String']['output'];
  /** When it or any of its settings last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Whether organizations without a picture show their initials. */
  readonly useInitialsForOrganizationProfileImage: Scalars['Boolean']['output'];
  /** Whether users without a picture show their initials. */
  readonly useInitialsForUserProfileImage: Scalars['Boolean']['output'];
  /** Page of the user's own profile. */
  readonly userProfileUrl: Scalars['String']['output'];
  /** Page of the waitlist. */
  readonly waitlistPageUrl: Scalars['String']['output'];
};


/** Whether real users depend on a deployment. */
export type DeploymentMode =
  /** Strict: no playground and no development session on its host. */
  | 'PRODUCTION'
  /** For trying things out: also accepts the session token in `X-Development-Session`. */
  | 'STAGING';


/** What of a deployment's looks most clients need. */
export type DeploymentUiSettings = {
  /** Name of the application. */
  readonly appName: Scalars['String']['output'];
  /** Icon in the browser's tab; empty for none. */
  readonly faviconImageUrl: Scalars['String']['output'];
  /** Logo; empty for none. */
  readonly logoImageUrl: Scalars['String']['output'];
  /** Main colour, such as `#2f5d50`. */
  readonly primaryColor: Scalars['String']['output'];
};


/** What sends a deployment's mail. */
export type EmailProvider =
  /** The service itself keeps mail as files, for an operator to read. */
  | 'BUILT_IN'
  /** The deployment's own mail server. */
  | 'CUSTOM_SMTP';


/** E-mail addresses as a means to sign up and in. */
export type EmailSettings = {
  /** Whether users may have e-mail addresses. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether a mailed link proves an address; sign-in by `magic_link` needs it. */
  readonly magicLinkVerificationAllowed: Scalars['Boolean']['output'];
  /** Whether a mailed code proves an address; sign-in by `email_otp` needs it. */
  readonly otpVerificationAllowed: Scalars['Boolean']['output'];
  /** Whether each user must have one. */
  readonly required: Scalars['Boolean']['output'];
  /** Whether an address has to be proven before its account is made. Nobody then learns whether it is taken but its owner. */
  readonly verifySignup: Scalars['Boolean']['output'];
};


/** E-mail addresses as a means to sign up and in. Members left out stay as they are. */
export type EmailSettingsInput = {
  /** Whether users may have e-mail addresses. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a mailed link proves an address; sign-in by `magic_link` needs it. */
  readonly magicLinkVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a mailed code proves an address; sign-in by `email_otp` needs it. */
  readonly otpVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each user must have one. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether an address has to be proven before its account is made. Nobody then learns whether it is taken but its owner. */
  readonly verifySignup?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A strategy that sign-in can begin with. */
export type FirstFactor =
  /** Code by e-mail. */
  | 'EMAIL_OTP'
  /** E-mail address and password. */
  | 'EMAIL_PASSWORD'
  /** Link by e-mail. */
  | 'MAGIC_LINK'
  /** Passkey of the device. Nobody can sign in by it yet. */
  | 'PASSKEY'
  /** Code by phone. */
  | 'PHONE_OTP'
  /** Sign-in at another provider. Nobody can sign in by it yet. */
  | 'SSO'
  /** Username and password. */
  | 'USERNAME_PASSWORD'
  /** Signature of a wallet. Nobody can sign in by it yet. */
  | 'WEB3_WALLET';


/** A public key on the curve P-256. */
export type JsonWebKey = {
  /** `ES256`. */
  readonly alg: Scalars['String']['output'];
  /** `P-256`. */
  readonly crv: Scalars['String']['output'];
  /** Its RFC 7638 thumbprint; tokens name it in their header. */
  readonly kid: Scalars['String']['output'];
  /** `EC`. */
  readonly kty: Scalars['String']['output'];
  /** `sig`. */
  readonly use: Scalars['String']['output'];
  /** The point's x, base64url. */
  readonly x: Scalars['String']['output'];
  /** The point's y, base64url. */
  readonly y: Scalars['String']['output'];
};


/** Public keys, as RFC 7517 writes them. */
export type JsonWebKeySet = {
  /** The keys, oldest first. */
  readonly keys: ReadonlyArray<JsonWebKey>;
};


/** Sign-in by a link that is mailed. */
export type MagicLinkSettings = {
  /** Whether users may sign in by it. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether the link has to be confirmed in the browser that asked for it; in any other one it is 403 `OTHER_DEVICE`. */
  readonly requireSameDevice: Scalars['Boolean']['output'];
};


/** Sign-in by a link that is mailed. Members left out stay as they are. */
export type MagicLinkSettingsInput = {
  /** Whether users may sign in by it. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the link has to be confirmed in the browser that asked for it; in any other one it is 403 `OTHER_DEVICE`. */
  readonly requireSameDevice?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Whether one browser may hold several accounts at a time. */
export type MultiSessionSupport =
  /** One. */
  | 'DISABLED'
  /** Several. */
  | 'ENABLED';


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddToAllowlistArgs = {
  input: AddRestrictionInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddToBlocklistArgs = {
  input: AddRestrictionInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRemoveFromAllowlistArgs = {
  value: Scalars['String']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRemoveFromBlocklistArgs = {
  value: Scalars['String']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRotateSigningKeysArgs = {
  input?: InputMaybe<RotateSigningKeysInput>;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSetAllowedOriginsArgs = {
  input: AllowedOriginsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSetSmtpConfigArgs = {
  input: SmtpConfigInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateB2bSettingsArgs = {
  input: UpdateB2bSettingsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateDeploymentArgs = {
  input: UpdateDeploymentInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateRestrictionsArgs = {
  input: UpdateRestrictionsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateUiSettingsArgs = {
  input: UpdateUiSettingsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationVerifySmtpConfigArgs = {
  input: VerifySmtpConfigInput;
};


/** Users' own names. */
export type NameSettings = {
  /** Whether users may have a first name. */
  readonly firstNameEnabled: Scalars['Boolean']['output'];
  /** Whether sign-up asks for a first name. */
  readonly firstNameRequired: Scalars['Boolean']['output'];
  /** Whether users may have a last name. */
  readonly lastNameEnabled: Scalars['Boolean']['output'];
  /** Whether sign-up asks for a last name. */
  readonly lastNameRequired: Scalars['Boolean']['output'];
};


/** Users' own names. Members left out stay as they are. */
export type NameSettingsInput = {
  /** Whether users may have a first name. */
  readonly firstNameEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether sign-up asks for a first name. */
  readonly firstNameRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users may have a last name. */
  readonly lastNameEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether sign-up asks for a last name. */
  readonly lastNameRequired?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Sign-in by a passkey. */
export type PasskeySettings = {
  /** Whether browsers offer passkeys in the sign-in form. */
  readonly allowAutofill: Scalars['Boolean']['output'];
  /** Whether users may sign in by it. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether users without a passkey are offered one after they signed in. */
  readonly promptRegistrationOnAuth: Scalars['Boolean']['output'];
};


/** Sign-in by a passkey. Members left out stay as they are. */
export type PasskeySettingsInput = {
  /** Whether browsers offer passkeys in the sign-in form. */
  readonly allowAutofill?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users may sign in by it. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users without a passkey are offered one after they signed in. */
  readonly promptRegistrationOnAuth?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Passwords, and what they have to contain. */
export type PasswordSettings = {
  /** Whether users may have passwords. Sign-up requires one where a strategy signs in with it, and takes one otherwise. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Fewest characters, 8 to 128. */
  readonly minLength: Scalars['Int']['output'];
  /** Whether a lower-case letter is needed. */
  readonly requireLowercase: Scalars['Boolean']['output'];
  /** Whether a digit is needed. */
  readonly requireNumber: Scalars['Boolean']['output'];
  /** Whether a character is needed that is neither letter nor digit. */
  readonly requireSpecial: Scalars['Boolean']['output'];
  /** Whether an upper-case letter is needed. */
  readonly requireUppercase: Scalars['Boolean']['output'];
};


/** Passwords, and what they have to contain. Members left out stay as they are. */
export type PasswordSettingsInput = {
  /** Whether users may have passwords. Sign-up requires one where a strategy signs in with it, and takes one otherwise. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fewest characters, 8 to 128. */
  readonly minLength?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a lower-case letter is needed. */
  readonly requireLowercase?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a digit is needed. */
  readonly requireNumber?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a character is needed that is neither letter nor digit. */
  readonly requireSpecial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether an upper-case letter is needed. */
  readonly requireUppercase?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Phone numbers as a means to sign up and in. */
export type PhoneSettings = {
  /** Whether users may have phone numbers. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether each user must have one. */
  readonly required: Scalars['Boolean']['output'];
  /** Whether codes reach phones by SMS; sign-in by `phone_otp` needs this or WhatsApp. */
  readonly smsVerificationAllowed: Scalars['Boolean']['output'];
  /** Whether a number has to be proven before its account is made. Nobody then learns whether it is taken but its owner. */
  readonly verifySignup: Scalars['Boolean']['output'];
  /** Whether codes reach phones by WhatsApp; sign-in by `phone_otp` needs this or SMS. */
  readonly whatsappVerificationAllowed: Scalars['Boolean']['output'];
};


/** Phone numbers as a means to sign up and in. Members left out stay as they are. */
export type PhoneSettingsInput = {
  /** Whether users may have phone numbers. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each user must have one. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether codes reach phones by SMS; sign-in by `phone_otp` needs this or WhatsApp. */
  readonly smsVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a number has to be proven before its account is made. Nobody then learns whether it is taken but its owner. */
  readonly verifySignup?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether codes reach phones by WhatsApp; sign-in by `phone_otp` needs this or SMS. */
  readonly whatsappVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAllowlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RestrictionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryBlocklistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RestrictionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListAllowlistArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListApiKeysArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListBlocklistArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListSigningKeysArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QuerySigningKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SigningKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An e-mail address or a domain on the allowlist or the blocklist. */
export type Restriction = {
  /** When it was put on the list. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is an address or a domain. */
  readonly kind: RestrictionKind;
  /** The address or the domain, as it was given. */
  readonly value: Scalars['String']['output'];
};


/** A page of a list of the type `Restriction`. */
export type RestrictionConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<RestrictionEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<Restriction>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `Restriction`. */
export type RestrictionEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Restriction;
};


/** Which entries of an allowlist or blocklist a list shows: those that meet everything that is given. */
export type RestrictionFilter = {
  /** Entries with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Addresses, or domains. */
  readonly kind?: InputMaybe<RestrictionKind>;
  /** The entry of exactly this address or domain, compared as sign-in compares them; 400 `VALIDATION_FAILED` for neither. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
};


/** What an entry of a list names. */
export type RestrictionKind =
  /** All addresses of exactly this domain; its subdomains are domains of their own. */
  | 'DOMAIN'
  /** One e-mail address, compared as sign-in compares them. */
  | 'EMAIL';


/** A page of a list. */
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
 * Who may sign up and in to a deployment, and from where. What is refused is 403 `IDENTIFIER_NOT_ALLOWED`,
 * `COUNTRY_NOT_ALLOWED` or `SIGN_UP_CLOSED`.
 */
export type Restrictions = {
  /**
   * Whether only verified addresses on `/settings/restrictions/allowlist`, or of its domains, may sign up and in. Sign-up
   * verifies e-mail addresses then whatever `verify_signup` says. Accounts without an e-mail address are not let in.
   */
  readonly allowlistEnabled: Scalars['Boolean']['output'];
  /**
   * Whether addresses on `/settings/restrictions/blocklist`, or of its domains, may not sign up and in; it beats the
   * allowlist.
   */
  readonly blocklistEnabled: Scalars['Boolean']['output'];
  /** From which countries users may come. */
  readonly countryRestrictions: CountryRestrictions;
  /** Whether people can sign up by themselves. */
  readonly signUpMode: SignUpMode;
};


/** What to rotate. */
export type RotateSigningKeysInput = {
  /** Whose key. */
  readonly purpose: SigningKeyPurpose;
};


/** Whether users need a second factor. */
export type SecondFactorPolicy =
  /** Nobody is asked for one, and nobody can enrol one. */
  | 'NO_SECOND_FACTOR'
  /** Users choose: who has one is asked for it. */
  | 'OPTIONAL'
  /** Each user needs one: who has none enrols it before their next sign-in completes. Sign-ins that exist go on. */
  | 'REQUIRED';


/** Whether people can sign up by themselves. Those who have an account sign in whatever it is. */
export type SignUpMode =
  /** Only invited people can: `POST /auth/signup` with an `invitation_token`. */
  | 'CLOSED'
  /** Anybody can. */
  | 'OPEN'
  /** People ask by `POST /waitlist`, and sign up by the link of their approval; invited people can as well. */
  | 'WAITLIST';


/** A key that tokens are signed with, ES256. Its private half is shown nowhere. */
export type SigningKey = {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its RFC 7638 thumbprint, which each of its tokens names in the header `kid`. */
  readonly kid: Scalars['String']['output'];
  /**
   * When the longest-lived of its tokens has expired, and a minute; from then on it is neither published nor listed. Null
   * while it is next or active.
   */
  readonly publishedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Which tokens it is for. */
  readonly purpose: SigningKeyPurpose;
  /** When it signed its last token; null while it is next or active. */
  readonly retiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it signs, will sign, or has signed. */
  readonly state: SigningKeyState;
};


/** A page of a list of the type `SigningKey`. */
export type SigningKeyConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<SigningKeyEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<SigningKey>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `SigningKey`. */
export type SigningKeyEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SigningKey;
};


/** Which signing keys a list shows: those that meet everything that is given. */
export type SigningKeyFilter = {
  /** Keys with one of these thumbprints, up to 100, as tokens name them in the header `kid`. */
  readonly kids?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Keys for these tokens. */
  readonly purpose?: InputMaybe<SigningKeyPurpose>;
  /** Keys of this state. */
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


/** Which tokens a signing key is for. */
export type SigningKeyPurpose =
  /** Access tokens of the backend host, which only this service verifies: these keys are not published. */
  | 'ACCESS_TOKEN'
  /** Session tokens and those of JWT templates, which anybody may verify. */
  | 'SESSION';


/** The keys after a rotation. */
export type SigningKeyRotation = {
  /** The key that signs from now on. */
  readonly active: SigningKey;
  /** The new key, which the next rotation makes the active one. */
  readonly next: SigningKey;
  /** The key that signed until now. */
  readonly retired: SigningKey;
};


/** Where a signing key stands. */
export type SigningKeyState =
  /** Signs the tokens that are made now. */
  | 'ACTIVE'
  /** Published and signs nothing yet: the rotation makes it the active one. */
  | 'NEXT'
  /** Signs nothing more; its tokens verify until they expire. */
  | 'RETIRED';


/** A deployment's own mail server. The password is never shown. */
export type SmtpConfig = {
  /** Address that mail is sent from. */
  readonly fromEmail: Scalars['String']['output'];
  /** Host name or IP address. */
  readonly host: Scalars['String']['output'];
  /** TCP port. */
  readonly port: Scalars['Int']['output'];
  /** Whether TLS is required; without it neither mail nor password is protected on the way. */
  readonly useTls: Scalars['Boolean']['output'];
  /** User name; empty for a server that wants no authentication. */
  readonly username: Scalars['String']['output'];
  /** Whether a mail has been sent through it in this form. */
  readonly verified: Scalars['Boolean']['output'];
};


/** A deployment's own mail server, whole: each change needs the password again. */
export type SmtpConfigInput = {
  /** Address that mail is sent from. */
  readonly fromEmail: Scalars['String']['input'];
  /** Host name or IP address, without a port. */
  readonly host: Scalars['String']['input'];
  /** Password, up to 1,024 characters; kept encrypted and never shown. */
  readonly password: Scalars['String']['input'];
  /** TCP port: 25, 465 (TLS from the first byte), 587 or 2525. */
  readonly port: Scalars['Int']['input'];
  /** Whether TLS is required. */
  readonly useTls: Scalars['Boolean']['input'];
  /** User name, up to 255 characters; empty for a server that wants no authentication. */
  readonly username: Scalars['String']['input'];
};


/** A deployment's names, pages, pictures and colours. URLs are absolute, or paths on the deployment's own pages, or empty. */
export type UiSettings = {
  /** Where creating an organization leads. */
  readonly afterCreateOrganizationRedirectUrl: Scalars['String']['output'];
  /** Where a click on the logo leads. */
  readonly afterLogoClickUrl: Scalars['String']['output'];
  /** Where signing out of the last account leads. */
  readonly afterSignOutAllPageUrl: Scalars['String']['output'];
  /** Where signing out of one of several accounts leads. */
  readonly afterSignOutOnePageUrl: Scalars['String']['output'];
  /** Where signing in leads. */
  readonly afterSigninRedirectUrl: Scalars['String']['output'];
  /** Where signing up leads. */
  readonly afterSignupRedirectUrl: Scalars['String']['output'];
  /** Name of the application. */
  readonly appName: Scalars['String']['output'];
  /** Page for creating an organization. */
  readonly createOrganizationUrl: Scalars['String']['output'];
  /** Colours in dark mode. */
  readonly darkModeSettings: ColorSettings;
  /** Picture of organizations without one. */
  readonly defaultOrganizationProfileImageUrl: Scalars['String']['output'];
  /** Picture of users without one. */
  readonly defaultUserProfileImageUrl: Scalars['String']['output'];
  /** Picture of workspaces without one. */
  readonly defaultWorkspaceProfileImageUrl: Scalars['String']['output'];
  /** Icon in the browser's tab. */
  readonly faviconImageUrl: Scalars['String']['output'];
  /** Colours in light mode. */
  readonly lightModeSettings: ColorSettings;
  /** Logo. */
  readonly logoImageUrl: Scalars['String']['output'];
  /** Page of an organization's profile. */
  readonly organizationProfileUrl: Scalars['String']['output'];
  /** Main colour, for clients that know no modes. */
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
  /** Page for help. */
  readonly supportPageUrl: Scalars['String']['output'];
  /** Terms of service. */
  readonly tosPageUrl: Scalars['String']['output'];
  /** Whether organizations without a picture show their initials. */
  readonly useInitialsForOrganizationProfileImage: Scalars['Boolean']['output'];
  /** Whether users without a picture show their initials. */
  readonly useInitialsForUserProfileImage: Scalars['Boolean']['output'];
  /** Page of the user's own profile. */
  readonly userProfileUrl: Scalars['String']['output'];
  /** Page of the waitlist. */
  readonly waitlistPageUrl: Scalars['String']['output'];
};


/** What may change in the auth settings; members left out stay as they are, at every level. */
export type UpdateAuthSettingsInput = {
  /** Strategies that users may sign in with. */
  readonly authenticationFactors?: InputMaybe<AuthenticationFactorsInput>;
  /** Backup codes, for users who lost their second factor. */
  readonly backupCode?: InputMaybe<BackupCodeSettingsInput>;
  /** E-mail addresses as a means to sign up and in. */
  readonly email?: InputMaybe<EmailSettingsInput>;
  /** The strategy of a sign-in that names none; it has to be available, and enabled with all that it needs. */
  readonly firstFactor?: InputMaybe<FirstFactor>;
  /** Whether one browser may hold several accounts. */
  readonly multiSessionSupport?: InputMaybe<MultiSessionSupport>;
  /** Users' own names. */
  readonly name?: InputMaybe<NameSettingsInput>;
  /** Passwords, and what they have to contain. */
  readonly password?: InputMaybe<PasswordSettingsInput>;
  /** Phone numbers as a means to sign up and in. */
  readonly phone?: InputMaybe<PhoneSettingsInput>;
  /** Whether users need a second factor. */
  readonly secondFactorPolicy?: InputMaybe<SecondFactorPolicy>;
  /** Seconds without a call after which a sign-in ends, up to 31,536,000; 0 is never. */
  readonly sessionInactiveTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** Seconds that a session token lasts, 30 to 3,600. */
  readonly sessionTokenLifetime?: InputMaybe<Scalars['Int']['input']>;
  /** Seconds that a sign-in lasts, 60 to 31,536,000. */
  readonly sessionValidityPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** Usernames as a means to sign up and in. */
  readonly username?: InputMaybe<UsernameSettingsInput>;
  /** Wallets as a means to sign up and in. */
  readonly web3Wallet?: InputMaybe<Web3WalletSettingsInput>;
};


/** What may change in the levels of tenancy; members left out stay as they are. */
export type UpdateB2bSettingsInput = {
  /** Whether it has organizations. */
  readonly organizationsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether organizations have workspaces. */
  readonly workspacesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What may change in a deployment; members left out stay as they are. */
export type UpdateDeploymentInput = {
  /** Host name; it is kept in lower case and without a port. */
  readonly backendHost?: InputMaybe<Scalars['String']['input']>;
  /** Host name, unique over all deployments; it is kept in lower case and without a port. */
  readonly frontendHost?: InputMaybe<Scalars['String']['input']>;
  /** Host name; it is kept in lower case and without a port. */
  readonly mailFromHost?: InputMaybe<Scalars['String']['input']>;
  /** Whether the deployment host answers 503 to everything but its metadata and public keys. */
  readonly maintenanceMode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether real users depend on it. */
  readonly mode?: InputMaybe<DeploymentMode>;
};


/** What may change in the restrictions; members left out stay as they are, and a list replaces the whole list. */
export type UpdateRestrictionsInput = {
  /**
   * Whether only verified addresses on `/settings/restrictions/allowlist`, or of its domains, may sign up and in. Sign-up
   * verifies e-mail addresses then whatever `verify_signup` says. Accounts without an e-mail address are not let in.
   */
  readonly allowlistEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether addresses on `/settings/restrictions/blocklist`, or of its domains, may not sign up and in; it beats the
   * allowlist.
   */
  readonly blocklistEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** From which countries users may come. */
  readonly countryRestrictions?: InputMaybe<CountryRestrictionsInput>;
  /** Whether people can sign up by themselves. */
  readonly signUpMode?: InputMaybe<SignUpMode>;
};


/**
 * What may change in the looks; members left out stay as they are. URLs are absolute (http or https) or paths that begin
 * with `/`; an empty string means none.
 */
export type UpdateUiSettingsInput = {
  /** Where creating an organization leads. */
  readonly afterCreateOrganizationRedirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where a click on the logo leads. */
  readonly afterLogoClickUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where signing out of the last account leads. */
  readonly afterSignOutAllPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where signing out of one of several accounts leads. */
  readonly afterSignOutOnePageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where signing in leads. */
  readonly afterSigninRedirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where signing up leads. */
  readonly afterSignupRedirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name of the application, 1 to 255 characters. */
  readonly appName?: InputMaybe<Scalars['String']['input']>;
  /** Page for creating an organization. */
  readonly createOrganizationUrl?: InputMaybe<Scalars['String']['input']>;
  /** Colours in dark mode. */
  readonly darkModeSettings?: InputMaybe<ColorSettingsInput>;
  /** Picture of organizations without one. */
  readonly defaultOrganizationProfileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Picture of users without one. */
  readonly defaultUserProfileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Picture of workspaces without one. */
  readonly defaultWorkspaceProfileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Icon in the browser's tab. */
  readonly faviconImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Colours in light mode. */
  readonly lightModeSettings?: InputMaybe<ColorSettingsInput>;
  /** Logo. */
  readonly logoImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Page of an organization's profile. */
  readonly organizationProfileUrl?: InputMaybe<Scalars['String']['input']>;
  /** Main colour, for clients that know no modes. */
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
  /** Page for help. */
  readonly supportPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Terms of service. */
  readonly tosPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether organizations without a picture show their initials. */
  readonly useInitialsForOrganizationProfileImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users without a picture show their initials. */
  readonly useInitialsForUserProfileImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page of the user's own profile. */
  readonly userProfileUrl?: InputMaybe<Scalars['String']['input']>;
  /** Page of the waitlist. */
  readonly waitlistPageUrl?: InputMaybe<Scalars['String']['input']>;
};


/** Usernames as a means to sign up and in. */
export type UsernameSettings = {
  /** Whether users may have usernames. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Most characters, 1 to 255 and no fewer than the fewest. */
  readonly maxLength: Scalars['Int']['output'];
  /** Fewest characters, 1 to 255. */
  readonly minLength: Scalars['Int']['output'];
  /** Whether each user must have one. */
  readonly required: Scalars['Boolean']['output'];
};


/** Usernames as a means to sign up and in. Members left out stay as they are. */
export type UsernameSettingsInput = {
  /** Whether users may have usernames. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Most characters, 1 to 255 and no fewer than the fewest. */
  readonly maxLength?: InputMaybe<Scalars['Int']['input']>;
  /** Fewest characters, 1 to 255. */
  readonly minLength?: InputMaybe<Scalars['Int']['input']>;
  /** Whether each user must have one. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Where the test mail goes. */
export type VerifySmtpConfigInput = {
  /** E-mail address that receives the test mail. */
  readonly to: Scalars['String']['input'];
};


/** Wallets as a means to sign up and in. */
export type Web3WalletSettings = {
  /** Whether users may have wallets. Not available yet: nothing depends on it. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether each user must have one; false until wallets are available. */
  readonly required: Scalars['Boolean']['output'];
};


/** Wallets as a means to sign up and in. Members left out stay as they are. */
export type Web3WalletSettingsInput = {
  /** Whether users may have wallets. Not available yet: nothing depends on it. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each user must have one; false until wallets are available. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
};
