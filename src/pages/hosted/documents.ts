/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The token of an invitation. */
export type AcceptInvitationInput = {
  /** The token of the mailed link. */
  readonly token: string;
};

/** Input to add an email address to the signed-in user's account. */
export type AddEmailInput = {
  /** The address, up to 254 characters. */
  readonly email: string;
};

/** Input to add a phone number to the signed-in user's account. */
export type AddPhoneInput = {
  /** The number with its country code, such as `+4930123456`, up to 32 characters. Spaces, hyphens and dots are ignored. */
  readonly phoneNumber: string;
};

/** The member of the organization who becomes a member of the workspace, and their roles. */
export type AddWorkspaceMemberInput = {
  /** Ids of roles, the workspace's own or the deployment's. The built-in role Member if omitted. */
  readonly roleIds?: ReadonlyArray<string> | null | undefined;
  /** Id of the user, a member of the organization. */
  readonly userId: string;
};

/** The code for the step that an attempt waits for. */
export type AttemptVerificationInput = {
  /** The code that was sent (6 digits), the authenticator's current code (6 digits), or a backup code. 1 to 64 characters. */
  readonly code: string;
  /** Id of a sign-in attempt in `session.signin_attempts`. */
  readonly signInAttemptId?: string | null | undefined;
  /** Id of a sign-up attempt in `session.signup_attempts`. */
  readonly signUpAttemptId?: string | null | undefined;
};

/** The fields of a user's new key. */
export type CreateApiAuthKeyInput = {
  /** Expiry, in the future. The key never expires when this is left out or null. */
  readonly expiresAt?: string | null | undefined;
  /** Name of the key, 1 to 255 characters. */
  readonly name: string;
  /** The organization in which the key acts; the user must be a member. None when left out. */
  readonly organizationId?: string | null | undefined;
  /** Up to 100 literal permissions among those that the API lets users grant; a repeated one counts once. */
  readonly permissions?: ReadonlyArray<string>;
  /** The workspace in which the key acts; the user must be a member. None when left out. */
  readonly workspaceId?: string | null | undefined;
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

/** The fields of a new organization. */
export type CreateOrganizationInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /** Name for display; the name itself if omitted. */
  readonly displayName?: string | null | undefined;
  /** Name, 1 to 255 characters. */
  readonly name: string;
  /**
   * Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in the deployment. Derived
   * from the name if omitted.
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

/** The fields of a new workspace. */
export type CreateWorkspaceInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: string | null | undefined;
  /** Name, 1 to 255 characters. */
  readonly name: string;
  /** Id of the organization that it will belong to. */
  readonly organizationId: string;
  /**
   * Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in its organization.
   * Derived from the name if omitted.
   */
  readonly slug?: string | null | undefined;
};

/** The answer of the user. */
export type DecideOauthConsentInput = {
  /** Whether the user allows what the application asks for. */
  readonly granted: boolean;
  /**
   * Id of the organization that the user chooses for the application, one of `organizations`. Required to allow a request with
   * `requiresOrganization`.
   */
  readonly organizationId?: string | null | undefined;
};

/** The answer of the user. */
export type DecideOauthSignOutInput = {
  /** Whether the user signs out. */
  readonly signOut: boolean;
};

/** The account whose password was forgotten. */
export type ForgotPasswordInput = {
  /** An email address of the account, up to 254 characters. */
  readonly email: string;
  /**
   * The application's own page for choosing a new password. The parameter `token` is added to it. An http or https URL of up to
   * 2,048 characters on the deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: string | null | undefined;
};

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

/** The token of an invitation's link. */
export type InvitationTokenInput = {
  /** The token of the mailed link. */
  readonly token: string;
};

/** The address to add to the waitlist. */
export type JoinWaitlistInput = {
  /** The address to mail the link to. */
  readonly email: string;
  /** First name. Up to 255 characters. */
  readonly firstName?: string | null | undefined;
  /** Last name. Up to 255 characters. */
  readonly lastName?: string | null | undefined;
};

/** The provider of an account to link, or to reauthenticate with. */
export type LinkSocialConnectionInput = {
  /** Name of the provider. */
  readonly provider: string;
  /**
   * The page to continue at. An http or https URL of up to 2,048 characters on the deployment's own origin or one of its allowed
   * origins.
   */
  readonly redirectUrl?: string | null | undefined;
};

/** Whether one browser may be signed in to several accounts at the same time. */
export type MultiSessionSupport =
  /** One account. */
  | 'DISABLED'
  /** Several accounts. */
  | 'ENABLED';

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

/** Where an application gets the answer to an authorization request. */
export type OauthRedirectTarget =
  /** An app on the device, by a scheme of its own. Other apps can claim the same scheme. */
  | 'APP'
  /** The device itself: a program on it that listens at a loopback address. Any program can. */
  | 'LOOPBACK'
  /** A website. */
  | 'WEBSITE';

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

/** The channel of a message to a phone. */
export type PhoneChannel =
  /** A text message. */
  | 'SMS'
  /** A message in WhatsApp. */
  | 'WHATSAPP';

/** Input to request a code or link for an email address of the signed-in user. */
export type PrepareEmailVerificationInput = {
  /**
   * For links: the URL to which the page redirects after the link was used. An http or https URL of up to 2,048 characters, on
   * the deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: string | null | undefined;
  /** `email_code` or `email_link`. When omitted, a code if the settings allow it, else a link. */
  readonly strategy?: VerificationStrategy | null | undefined;
};

/** Input to request a code for a phone number of the signed-in user. */
export type PreparePhoneVerificationInput = {
  /** A channel that the settings allow. When omitted, SMS if the settings allow it, else WhatsApp. */
  readonly channel?: PhoneChannel | null | undefined;
};

/** The attempt to send a message for, and the strategy. */
export type PrepareVerificationInput = {
  /**
   * For links: the page to redirect to after the link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: string | null | undefined;
  /** Id of a sign-in attempt in `session.signin_attempts`. */
  readonly signInAttemptId?: string | null | undefined;
  /** Id of a sign-up attempt in `session.signup_attempts`. */
  readonly signUpAttemptId?: string | null | undefined;
  /** The strategy. The default is the one that the attempt began with. A sign-in cannot change its strategy. */
  readonly strategy?: VerificationStrategy | null | undefined;
};

/** Input to authenticate again: exactly one of the four fields. */
export type ReauthenticateInput = {
  /** The authenticator's current code (6 digits), or a backup code, which can be used once. 1 to 64 characters. */
  readonly code?: string | null | undefined;
  /** The code that was mailed, 6 digits. 1 to 16 characters. */
  readonly emailCode?: string | null | undefined;
  /**
   * A passkey of the account: the response of `navigator.credentials.get` to the options of
   * `POST /me/reauthenticate/prepare-passkey`, as its `toJSON()` returns it. Up to 16 KiB.
   */
  readonly passkey?: Record<string, unknown> | null | undefined;
  /** The account's password. 1 to 256 characters. */
  readonly password?: string | null | undefined;
  /** The challenge that a wallet of the account has signed. */
  readonly wallet?: WalletSignatureInput | null | undefined;
};

/** The sign-in attempt to create backup codes for. Without an id, the signed-in user is meant first. */
export type RegenerateBackupCodesInput = {
  /** Id of a sign-in attempt of this browser at `create_backup_codes`, listed in `session.signin_attempts`. */
  readonly signInAttemptId?: string | null | undefined;
};

/** The reauthentication for removing the authenticator: exactly one of the two fields. */
export type RemoveAuthenticatorInput = {
  /** The current code of the authenticator, or a backup code. */
  readonly code?: string | null | undefined;
  /** The account's password. */
  readonly password?: string | null | undefined;
};

/** The new name of a passkey. */
export type RenamePasskeyInput = {
  /** 1 to 100 characters. */
  readonly name: string;
};

/** The token of a password reset link, and the new password. */
export type ResetPasswordInput = {
  /**
   * Up to 256 characters. It must meet the password rules of the settings, and be neither a common password nor an identifier
   * of the user.
   */
  readonly newPassword: string;
  /** The link's `token`. 1 to 256 characters. */
  readonly token: string;
};

/** How a key is rotated. */
export type RotateApiAuthKeyInput = {
  /**
   * Seconds until the old key expires, 0 to 2,592,000 (30 days); by default a day. Use 0 when the old key has leaked: it
   * then expires immediately. Revoking the new key does not end the old one.
   */
  readonly overlapSeconds?: number;
};

/** A second factor that can complete a sign-in. */
export type SecondFactorMethod =
  /** A code of the authenticator app, for `POST /auth/attempt-verification`. */
  | 'AUTHENTICATOR'
  /** An unused backup code, for `POST /auth/attempt-verification`. */
  | 'BACKUP_CODE'
  /** A passkey, for `POST /auth/prepare-passkey` and `POST /auth/attempt-passkey`. */
  | 'PASSKEY';

/** Input to set the signed-in user's password. */
export type SetPasswordInput = {
  /** The current password, up to 256 characters. Required when the account has a password. */
  readonly currentPassword?: string | null | undefined;
  /** The new password, up to 256 characters. It must meet the rules of the settings, and must not be a common password, the user's email address or username, or the application's name. */
  readonly newPassword: string;
  /** Whether to sign the user out of all other browsers. */
  readonly signOutOthers?: boolean;
};

/** The first factor of a sign-in: the strategy, and the fields that it requires. */
export type SignInInput = {
  /** For `phone_otp`: a channel that the settings allow. The default is SMS, or WhatsApp where SMS is not allowed. */
  readonly channel?: PhoneChannel | null | undefined;
  /** For `email_password`, `email_otp` and `magic_link`; optional for `passkey`. Up to 254 characters. */
  readonly email?: string | null | undefined;
  /** For the two strategies with a password. Up to 256 characters. */
  readonly password?: string | null | undefined;
  /** For `phone_otp`; optional for `passkey`. In E.164 format. Spaces, dots and hyphens are ignored. Up to 32 characters. */
  readonly phoneNumber?: string | null | undefined;
  /** For `sso`: the name of the provider, up to 64 characters. */
  readonly provider?: string | null | undefined;
  /**
   * For `magic_link` and `sso`: the page to redirect to after the link is confirmed or the provider has returned. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: string | null | undefined;
  /** The strategy. The default is the first factor of the deployment's settings. */
  readonly strategy?: SignInStrategy | null | undefined;
  /** For `ticket`: the ticket, up to 255 characters. */
  readonly ticket?: string | null | undefined;
  /** For `username_password`; optional for `passkey`. Up to 255 characters. */
  readonly username?: string | null | undefined;
  /** For `web3_wallet`: the signed challenge of this browser. */
  readonly wallet?: WalletSignatureInput | null | undefined;
};

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

/** The next step of a sign-in attempt. */
export type SignInStep =
  /** The settings require backup codes and the account has none: they are created. */
  | 'CREATE_BACKUP_CODES'
  /** The settings require a second factor and the account has none: an authenticator is enrolled. */
  | 'ENROLL_SECOND_FACTOR'
  /** The settings require a wallet and the account has none: one is linked. */
  | 'LINK_WALLET'
  /** The code that was mailed to an unverified address. */
  | 'VERIFY_EMAIL'
  /** The code, link or passkey that was requested for the first factor. */
  | 'VERIFY_FIRST_FACTOR'
  /** A second factor. */
  | 'VERIFY_SECOND_FACTOR';

/** A strategy to authenticate with as the first factor. The deployment's settings say which ones are enabled. */
export type SignInStrategy =
  /** A code of 6 digits sent by email. The settings must allow codes for email addresses. */
  | 'EMAIL_OTP'
  /** Email address and password. */
  | 'EMAIL_PASSWORD'
  /** A link sent by email. The settings must allow links for email addresses. */
  | 'MAGIC_LINK'
  /** A passkey that the browser offers, in a dialog or in the autofill of a field. */
  | 'PASSKEY'
  /** A code of 6 digits sent to a phone. The settings must allow SMS or WhatsApp. */
  | 'PHONE_OTP'
  /** An account at another provider, such as Google (SSO). Named by `provider`. */
  | 'SSO'
  /**
   * A one-time ticket that the backend has created (`POST /users/{user_id}/sign-in-tickets` or `/impersonations`). No setting
   * enables it.
   */
  | 'TICKET'
  /** Username and password. */
  | 'USERNAME_PASSWORD'
  /** A message that a wallet of the account has signed (Sign-In with Ethereum, EIP-4361). */
  | 'WEB3_WALLET';

/** The sign-in to end. */
export type SignOutInput = {
  /** Id of one of this browser's sign-ins. Without it, all of them are ended. */
  readonly signInId?: string | null | undefined;
};

/**
 * The fields of a new account. The deployment's auth settings say which fields are enabled and which are required. At least
 * one identifier of an enabled sign-in strategy is required. A field that is not enabled is rejected. An empty string counts
 * as left out.
 */
export type SignUpInput = {
  /** Email address. An address that another account only claims is verified before the account is created. */
  readonly email?: string | null | undefined;
  /** First name. Up to 255 characters. */
  readonly firstName?: string | null | undefined;
  /** The token of an invitation mail. The email address is the invited one and may be left out. */
  readonly invitationToken?: string | null | undefined;
  /** Last name. Up to 255 characters. */
  readonly lastName?: string | null | undefined;
  /**
   * Up to 256 characters. The settings set the minimum length and the required kinds of characters. Required where the
   * settings enable passwords and a strategy that signs in with one, unless the account can sign in with its wallet. Common passwords are rejected, and so are the email
   * address, the username and the name of the application.
   */
  readonly password?: string | null | undefined;
  /**
   * Phone number in E.164 format, up to 32 characters. Spaces, dots and hyphens are ignored. A number that another account
   * only claims is verified before the account is created.
   */
  readonly phoneNumber?: string | null | undefined;
  /**
   * The page to redirect to after a mailed link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: string | null | undefined;
  /**
   * Id of a sign-up attempt of this browser at `complete_profile`. The account is created with its provider, its verified address and the
   * names of this input. No password is needed.
   */
  readonly signUpAttemptId?: string | null | undefined;
  /**
   * Letters of one script, digits and `. _ -`, stored in NFKC form. The settings set the length. Unique in the deployment,
   * ignoring case. Names of another script that look like Latin names count as equal to them.
   */
  readonly username?: string | null | undefined;
  /**
   * The token of the mail that approved a waitlist entry. The email address is the one of the entry and may be left out. An
   * invitation token takes precedence.
   */
  readonly waitlistToken?: string | null | undefined;
  /** A challenge that the wallet of the new account has signed, see `POST /auth/wallet-challenge`. */
  readonly wallet?: WalletSignatureInput | null | undefined;
};

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

/** The next step of a sign-up attempt. */
export type SignUpStep =
  /**
   * Fields that the settings require and the provider of a social sign-in does not know: send them with the id of the attempt to
   * `POST /auth/signup`.
   */
  | 'COMPLETE_PROFILE'
  /** The code or link that was mailed. */
  | 'VERIFY_EMAIL'
  /** The code that was sent to the phone. */
  | 'VERIFY_PHONE';

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

/** The parameters with which a provider has returned the browser (RFC 6749, section 4.1.2). */
export type SocialResponseInput = {
  /** The parameter `code`. 1 to 4,096 characters. */
  readonly code?: string | null | undefined;
  /** The parameter `error`. Up to 256 characters. */
  readonly error?: string | null | undefined;
  /** The parameter `error_description`, which only the log repeats. Up to 2,048 characters. */
  readonly errorDescription?: string | null | undefined;
  /** The parameter `iss` (RFC 9207). Up to 2,048 characters. */
  readonly iss?: string | null | undefined;
  /** Name of the provider, which the path of the page contains. */
  readonly provider: string;
  /** The parameter `state`. 1 to 128 characters. */
  readonly state: string;
  /** The parameter `user` of Apple: JSON with the name, which it sends at the first sign-in only. Up to 4,096 characters. */
  readonly user?: string | null | undefined;
};

/** What was started. */
export type SocialSignInPurpose =
  /** Linking an account at a provider to the signed-in user. */
  | 'LINK'
  /** A reauthentication of the signed-in user. */
  | 'REAUTHENTICATE'
  /** A sign-in or sign-up. */
  | 'SIGN_IN';

/** The sign-in attempt to enrol for. Without an id, the signed-in user is meant first. */
export type StartAuthenticatorInput = {
  /** Id of a sign-in attempt of this browser at `enroll_second_factor`, listed in `session.signin_attempts`. */
  readonly signInAttemptId?: string | null | undefined;
};

/** The provider to sign in with. */
export type StartSocialSignInInput = {
  /** The token of an invitation mail: a person who signs up accepts the invitation. Up to 128 characters. */
  readonly invitationToken?: string | null | undefined;
  /** Name of the provider, in `socialProviders` of `GET /auth/options`. */
  readonly provider: string;
  /**
   * The page to continue at. An http or https URL of up to 2,048 characters on the deployment's own origin or one of its allowed
   * origins. While a step is missing, a page of this host continues.
   */
  readonly redirectUrl?: string | null | undefined;
  /** The token of the mail that approved a waitlist entry. Up to 128 characters. */
  readonly waitlistToken?: string | null | undefined;
};

/** Input to switch the active sign-in. */
export type SwitchSignInInput = {
  /** Id of a sign-in of this browser. */
  readonly signInId: string;
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
  /** https URL of its website, up to 2,048 characters; null clears it. */
  readonly websiteUrl?: string | null | undefined;
};

/** The fields of an organization to change. Omitted fields are unchanged. */
export type UpdateOrganizationInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /** Name for display. */
  readonly displayName?: string | null | undefined;
  /** Absolute http or https URL; null clears it. */
  readonly logoUrl?: string | null | undefined;
  /** Name, 1 to 255 characters. It does not change the slug. */
  readonly name?: string | null | undefined;
  /** Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in the deployment. */
  readonly slug?: string | null | undefined;
};

/** The new roles of a member. */
export type UpdateOrganizationMemberInput = {
  /** Ids of all roles that the member will have: the organization's or workspace's own or the deployment's. */
  readonly roleIds: ReadonlyArray<string>;
};

/** The fields of a role to change. Omitted fields are unchanged. */
export type UpdateRoleInput = {
  /** Name, 1 to 255 characters. */
  readonly name?: string | null | undefined;
  /** 1 to 64 permissions in the form `resource:action`. They replace the stored ones. Duplicates are removed. */
  readonly permissions?: ReadonlyArray<string> | null | undefined;
};

/** Input to update the signed-in user's account. Omitted fields do not change. */
export type UpdateViewerInput = {
  /** First name, 1 to 255 characters; null clears it. */
  readonly firstName?: string | null | undefined;
  /** Absolute http or https URL of a picture, up to 2,048 characters; null clears it. */
  readonly imageUrl?: string | null | undefined;
  /** Last name, 1 to 255 characters; null clears it. */
  readonly lastName?: string | null | undefined;
  /** Preferred language as a BCP 47 tag, such as `fr-CA`; null clears it. Messages to the user are in it. */
  readonly locale?: string | null | undefined;
  /** Letters of one script, digits and `. _ -`, stored in NFKC; the settings define the length. Null clears it. */
  readonly username?: string | null | undefined;
};

/** The fields of a workspace to change. Omitted fields are unchanged. */
export type UpdateWorkspaceInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: string | null | undefined;
  /** Name, 1 to 255 characters. It does not change the slug. */
  readonly name?: string | null | undefined;
  /** Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in its organization. */
  readonly slug?: string | null | undefined;
};

/** The new roles of a member. */
export type UpdateWorkspaceMemberInput = {
  /** Ids of all roles that the member will have: the organization's or workspace's own or the deployment's. */
  readonly roleIds: ReadonlyArray<string>;
};

/** The strategy to verify an address with. */
export type VerificationStrategy =
  /** A code of 6 digits sent by email. */
  | 'EMAIL_CODE'
  /** A link sent by email. */
  | 'EMAIL_LINK'
  /** A code of 6 digits sent to a phone. */
  | 'PHONE_CODE';

/** Input to verify an address of the signed-in user. */
export type VerifyAddressInput = {
  /** The code of 6 digits, 1 to 16 characters. Spaces are ignored. */
  readonly code: string;
};

/** Two consecutive codes of the authenticator app. */
export type VerifyAuthenticatorInput = {
  /** The first code, 6 digits. */
  readonly code1: string;
  /** The next code, 6 digits. */
  readonly code2: string;
  /** Id of a sign-in attempt of this browser at `enroll_second_factor`, listed in `session.signin_attempts`. */
  readonly signInAttemptId?: string | null | undefined;
};

/** The token of a mailed link. */
export type VerifyMagicLinkInput = {
  /** The `redirectUrl` of the link, if it has one. It is validated again and returned. Up to 2,048 characters. */
  readonly redirectUrl?: string | null | undefined;
  /** The link's `token`. 1 to 256 characters. */
  readonly token: string;
};

/** A challenge that a wallet has signed. */
export type WalletSignatureInput = {
  /** The text of the Sign-In with Ethereum message, exactly as it was signed. 1 to 4,096 characters. */
  readonly message: string;
  /**
   * The signature: `0x` and 130 hexadecimal digits. Of a wallet that is a contract (ERC-1271), `0x` and 2 to 8,192
   * digits; 503 `UNAVAILABLE` when the RPC server of its chain fails.
   */
  readonly signature: string;
};

export type CreateOrganizationPageMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type CreateOrganizationPageMutation = { readonly createOrganization: { readonly id: string } | null };

export type InvitationPageQueryVariables = Exact<{
  input: InvitationTokenInput;
}>;


export type InvitationPageQuery = { readonly invitationPreview: { readonly status: InvitationStatus, readonly email: string | null, readonly inviterName: string | null, readonly organizationName: string, readonly workspaceName: string | null, readonly imageUrl: string | null, readonly expiresAt: string } | null, readonly viewer: { readonly email: string | null, readonly username: string | null } | null };

export type InvitationPageAcceptMutationVariables = Exact<{
  input: AcceptInvitationInput;
}>;


export type InvitationPageAcceptMutation = { readonly acceptInvitation: { readonly id: string } | null };

export type InvitationPageRenewMutationVariables = Exact<{
  input: InvitationTokenInput;
}>;


export type InvitationPageRenewMutation = { readonly renewInvitation: { readonly expiresAt: string } | null };

export type PageVerifyMagicLinkMutationVariables = Exact<{
  input: VerifyMagicLinkInput;
}>;


export type PageVerifyMagicLinkMutation = { readonly verifyMagicLink: { readonly redirectUrl: string | null, readonly signIn: { readonly id: string } | null, readonly signInAttempt: { readonly id: string } | null, readonly signUpAttempt: { readonly id: string } | null, readonly email: { readonly email: string } | null } | null };

export type RoleChoicesFragment = { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> };

export type ManagedRolesFragment = { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type PendingInvitationsFragment = { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string, readonly expiresAt: string, readonly roles: ReadonlyArray<{ readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type ShownApplicationFragment = { readonly id: string, readonly metadataUrl: string | null, readonly isRegistered: boolean, readonly name: string, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null };

export type ShownResourceFragment = { readonly name: string, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> };

export type ShownConnectedOrganizationFragment = { readonly id: string, readonly name: string, readonly slug: string, readonly logoUrl: string | null };

export type OauthConsentPageQueryVariables = Exact<{
  uid: string;
}>;


export type OauthConsentPageQuery = { readonly viewer: { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null } | null, readonly oauthConsent: { readonly scopes: ReadonlyArray<string>, readonly organizationId: string | null, readonly requiresOrganization: boolean, readonly asksOnlyForOrganization: boolean, readonly redirectUri: string, readonly redirectTarget: OauthRedirectTarget, readonly authorizationPath: string, readonly application: { readonly organizationName: string | null, readonly id: string, readonly metadataUrl: string | null, readonly isRegistered: boolean, readonly name: string, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null }, readonly resources: ReadonlyArray<{ readonly name: string, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> }>, readonly organizations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly logoUrl: string | null }> } | null };

export type PageDecideOauthConsentMutationVariables = Exact<{
  uid: string;
  input: DecideOauthConsentInput;
}>;


export type PageDecideOauthConsentMutation = { readonly decideOauthConsent: { readonly redirectTo: string } | null };

export type UserProfileApplicationsPageQueryVariables = Exact<{
  before?: string | null | undefined;
}>;


export type UserProfileApplicationsPageQuery = { readonly viewer: { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null, readonly oauthGrants: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly scopes: ReadonlyArray<string>, readonly createdAt: string, readonly lastUsedAt: string, readonly application: { readonly id: string, readonly metadataUrl: string | null, readonly isRegistered: boolean, readonly name: string, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null }, readonly resources: ReadonlyArray<{ readonly name: string, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> }>, readonly organization: { readonly id: string, readonly name: string, readonly slug: string, readonly logoUrl: string | null } | null }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null } | null };

export type UserProfileRevokeOauthGrantMutationVariables = Exact<{
  grantId: string;
}>;


export type UserProfileRevokeOauthGrantMutation = { readonly revokeOauthGrant: { readonly id: string } | null };

export type OauthSignOutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OauthSignOutPageQuery = { readonly viewer: { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null } | null, readonly oauthSignOut: { readonly applicationName: string | null, readonly redirectUri: string | null } | null };

export type PageDecideOauthSignOutMutationVariables = Exact<{
  input: DecideOauthSignOutInput;
}>;


export type PageDecideOauthSignOutMutation = { readonly decideOauthSignOut: { readonly redirectTo: string | null } | null };

export type OauthDevicePageQueryVariables = Exact<{
  userCode: string;
}>;


export type OauthDevicePageQuery = { readonly viewer: { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null } | null, readonly oauthDeviceRequest: { readonly userCode: string, readonly scopes: ReadonlyArray<string>, readonly organizationId: string | null, readonly requiresOrganization: boolean, readonly deviceAddress: string | null, readonly deviceUserAgent: string | null, readonly createdAt: string, readonly application: { readonly organizationName: string | null, readonly id: string, readonly metadataUrl: string | null, readonly isRegistered: boolean, readonly name: string, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null }, readonly resources: ReadonlyArray<{ readonly name: string, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> }>, readonly organizations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly logoUrl: string | null }> } | null };

export type PageDecideOauthDeviceRequestMutationVariables = Exact<{
  userCode: string;
  input: DecideOauthConsentInput;
}>;


export type PageDecideOauthDeviceRequestMutation = { readonly decideOauthDeviceRequest: { readonly granted: boolean } | null };

export type OrganizationApplicationSummaryFragment = { readonly id: string, readonly type: OauthApplicationType, readonly name: string, readonly description: string | null, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null, readonly isActive: boolean, readonly createdAt: string };

export type ChoosableResourcesFragment = { readonly nodes: ReadonlyArray<{ readonly identifier: string, readonly name: string, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> }> };

export type OrganizationApplicationsPageQueryVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;


export type OrganizationApplicationsPageQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly imageUrl: string | null, readonly permissions: ReadonlyArray<string> | null, readonly oauthApplications: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly type: OauthApplicationType, readonly name: string, readonly description: string | null, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null, readonly isActive: boolean, readonly createdAt: string }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null } | null };

export type OrganizationApplicationChoicesQueryVariables = Exact<{
  id: string;
  isMachine: boolean;
}>;


export type OrganizationApplicationChoicesQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly imageUrl: string | null, readonly permissions: ReadonlyArray<string> | null, readonly oauthResources: { readonly nodes: ReadonlyArray<{ readonly identifier: string, readonly name: string, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> }> } | null, readonly roles?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null } | null };

export type OrganizationApplicationPageQueryVariables = Exact<{
  id: string;
  application: string;
}>;


export type OrganizationApplicationPageQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly imageUrl: string | null, readonly permissions: ReadonlyArray<string> | null, readonly oauthResources: { readonly nodes: ReadonlyArray<{ readonly identifier: string, readonly name: string, readonly scopes: ReadonlyArray<{ readonly name: string, readonly description: string }> }> } | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null } | null, readonly oauthApplication: { readonly authMethod: OauthAuthMethod, readonly redirectUris: ReadonlyArray<string>, readonly postLogoutRedirectUris: ReadonlyArray<string>, readonly scopes: ReadonlyArray<OpenidScope>, readonly id: string, readonly type: OauthApplicationType, readonly name: string, readonly description: string | null, readonly logoUrl: string | null, readonly websiteUrl: string | null, readonly termsUrl: string | null, readonly privacyUrl: string | null, readonly isActive: boolean, readonly createdAt: string, readonly resources: ReadonlyArray<{ readonly identifier: string, readonly scopes: ReadonlyArray<string> }>, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly secrets: ReadonlyArray<{ readonly id: string, readonly hint: string, readonly expiresAt: string | null, readonly createdAt: string }> } | null };

export type OrganizationApplicationCreateMutationVariables = Exact<{
  id: string;
  input: CreateOauthApplicationInput;
}>;


export type OrganizationApplicationCreateMutation = { readonly createOauthApplication: { readonly id: string, readonly name: string, readonly secret: string | null } | null };

export type OrganizationApplicationUpdateMutationVariables = Exact<{
  id: string;
  application: string;
  input: UpdateOauthApplicationInput;
}>;


export type OrganizationApplicationUpdateMutation = { readonly updateOauthApplication: { readonly id: string } | null };

export type OrganizationApplicationDeleteMutationVariables = Exact<{
  id: string;
  application: string;
}>;


export type OrganizationApplicationDeleteMutation = { readonly deleteOauthApplication: { readonly id: string } | null };

export type OrganizationApplicationSecretCreateMutationVariables = Exact<{
  id: string;
  application: string;
  input: CreateOauthApplicationSecretInput;
}>;


export type OrganizationApplicationSecretCreateMutation = { readonly createOauthApplicationSecret: { readonly secret: string } | null };

export type OrganizationApplicationSecretDeleteMutationVariables = Exact<{
  id: string;
  application: string;
  secret: string;
}>;


export type OrganizationApplicationSecretDeleteMutation = { readonly deleteOauthApplicationSecret: { readonly id: string } | null };

export type ShownOrganizationFragment = { readonly id: string, readonly name: string, readonly displayName: string | null, readonly imageUrl: string | null, readonly permissions: ReadonlyArray<string> | null };

export type OrganizationChoiceQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OrganizationChoiceQuery = { readonly session: { readonly activeOrganizationId: string | null } | null, readonly viewer: { readonly organizationMemberships: { readonly nodes: ReadonlyArray<{ readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly imageUrl: string | null } | null, readonly roles: ReadonlyArray<{ readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OrganizationGeneralQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationGeneralQuery = { readonly organization: { readonly description: string | null, readonly slug: string, readonly memberCount: number | null, readonly createdAt: string | null, readonly id: string, readonly name: string, readonly displayName: string | null, readonly imageUrl: string | null, readonly permissions: ReadonlyArray<string> | null } | null };

export type OrganizationGeneralUpdateMutationVariables = Exact<{
  id: string;
  input: UpdateOrganizationInput;
}>;


export type OrganizationGeneralUpdateMutation = { readonly updateOrganization: { readonly id: string } | null };

export type OrganizationGeneralSetImageMutationVariables = Exact<{
  id: string;
}>;


export type OrganizationGeneralSetImageMutation = { readonly setOrganizationImage: { readonly id: string } | null };

export type OrganizationGeneralDeleteImageMutationVariables = Exact<{
  id: string;
}>;


export type OrganizationGeneralDeleteImageMutation = { readonly deleteOrganizationImage: null | null };

export type OrganizationGeneralDeleteMutationVariables = Exact<{
  id: string;
}>;


export type OrganizationGeneralDeleteMutation = { readonly deleteOrganization: { readonly id: string } | null };

export type OrganizationGeneralLeaveMutationVariables = Exact<{
  id: string;
}>;


export type OrganizationGeneralLeaveMutation = { readonly leaveOrganization: null | null };

export type OrganizationMembersPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  search?: string | null | undefined;
  manages: boolean;
}>;


export type OrganizationMembersPageQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly imageUrl: string | null, readonly permissions: ReadonlyArray<string> | null, readonly viewerMembership: { readonly id: string } | null, readonly roles?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly members: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly user: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly email: string | null, readonly username: string | null, readonly imageUrl: string | null }, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OrganizationRightsQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationRightsQuery = { readonly organization: { readonly id: string, readonly permissions: ReadonlyArray<string> | null } | null };

export type OrganizationMemberUpdateMutationVariables = Exact<{
  id: string;
  membershipId: string;
  input: UpdateOrganizationMemberInput;
}>;


export type OrganizationMemberUpdateMutation = { readonly updateOrganizationMember: { readonly id: string } | null };

export type OrganizationMemberRemoveMutationVariables = Exact<{
  id: string;
  membershipId: string;
}>;


export type OrganizationMemberRemoveMutation = { readonly removeOrganizationMember: { readonly id: string } | null };

export type OrganizationInvitationsPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type OrganizationInvitationsPageQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly imageUrl: string | null, readonly permissions: ReadonlyArray<string> | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly invitations: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string, readonly expiresAt: string, readonly roles: ReadonlyArray<{ readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OrganizationInviteMutationVariables = Exact<{
  id: string;
  input: CreateInvitationInput;
}>;


export type OrganizationInviteMutation = { readonly createInvitation: { readonly id: string } | null };

export type OrganizationInvitationResendMutationVariables = Exact<{
  id: string;
  invitationId: string;
}>;


export type OrganizationInvitationResendMutation = { readonly resendInvitation: { readonly id: string } | null };

export type OrganizationInvitationRevokeMutationVariables = Exact<{
  id: string;
  invitationId: string;
}>;


export type OrganizationInvitationRevokeMutation = { readonly revokeInvitation: null | null };

export type OrganizationRolesPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type OrganizationRolesPageQuery = { readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly imageUrl: string | null, readonly permissions: ReadonlyArray<string> | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OrganizationRoleCreateMutationVariables = Exact<{
  id: string;
  input: CreateRoleInput;
}>;


export type OrganizationRoleCreateMutation = { readonly createOrganizationRole: { readonly id: string } | null };

export type OrganizationRoleUpdateMutationVariables = Exact<{
  id: string;
  roleId: string;
  input: UpdateRoleInput;
}>;


export type OrganizationRoleUpdateMutation = { readonly updateOrganizationRole: { readonly id: string } | null };

export type OrganizationRoleDeleteMutationVariables = Exact<{
  id: string;
  roleId: string;
}>;


export type OrganizationRoleDeleteMutation = { readonly deleteOrganizationRole: { readonly id: string } | null };

export type OrganizationWorkspacesPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type OrganizationWorkspacesPageQuery = { readonly session: { readonly activeWorkspaceId: string | null } | null, readonly organization: { readonly id: string, readonly name: string, readonly displayName: string | null, readonly imageUrl: string | null, readonly permissions: ReadonlyArray<string> | null, readonly workspaces: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly imageUrl: string | null, readonly viewerMembership: { readonly permissions: ReadonlyArray<string> | null, readonly workspace: { readonly memberCount: number | null } | null } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null };

export type OrganizationWorkspaceCreateMutationVariables = Exact<{
  input: CreateWorkspaceInput;
}>;


export type OrganizationWorkspaceCreateMutation = { readonly createWorkspace: { readonly id: string } | null };

export type OrganizationWorkspaceUpdateMutationVariables = Exact<{
  id: string;
  input: UpdateWorkspaceInput;
}>;


export type OrganizationWorkspaceUpdateMutation = { readonly updateWorkspace: { readonly id: string } | null };

export type OrganizationWorkspaceSetImageMutationVariables = Exact<{
  id: string;
}>;


export type OrganizationWorkspaceSetImageMutation = { readonly setWorkspaceImage: { readonly id: string } | null };

export type OrganizationWorkspaceDeleteImageMutationVariables = Exact<{
  id: string;
}>;


export type OrganizationWorkspaceDeleteImageMutation = { readonly deleteWorkspaceImage: null | null };

export type OrganizationWorkspaceDeleteMutationVariables = Exact<{
  id: string;
}>;


export type OrganizationWorkspaceDeleteMutation = { readonly deleteWorkspace: { readonly id: string } | null };

export type PasswordResetPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordResetPageQuery = { readonly authOptions: { readonly signUpFields: ReadonlyArray<{ readonly name: string }>, readonly passwordRules: { readonly minLength: number, readonly requireLowercase: boolean, readonly requireUppercase: boolean, readonly requireNumber: boolean, readonly requireSpecial: boolean } | null } | null };

export type PageForgotPasswordMutationVariables = Exact<{
  input: ForgotPasswordInput;
}>;


export type PageForgotPasswordMutation = { readonly forgotPassword: null | null };

export type PageResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type PageResetPasswordMutation = { readonly resetPassword: null | null };

export type SignInOptionsFragment = { readonly strategies: ReadonlyArray<SignInStrategy>, readonly firstFactor: SignInStrategy, readonly passkeyAutofill: boolean, readonly passkeyRegistrationPrompt: boolean, readonly phoneChannels: ReadonlyArray<PhoneChannel>, readonly multiSessionSupport: MultiSessionSupport, readonly signUpMode: SignUpMode, readonly signUpFields: ReadonlyArray<{ readonly name: string }>, readonly socialProviders: ReadonlyArray<{ readonly name: string, readonly kind: SocialProviderKind, readonly label: string, readonly signUpAllowed: boolean }>, readonly passwordRules: { readonly minLength: number } | null };

export type SignInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInPageQuery = { readonly authOptions: { readonly strategies: ReadonlyArray<SignInStrategy>, readonly firstFactor: SignInStrategy, readonly passkeyAutofill: boolean, readonly passkeyRegistrationPrompt: boolean, readonly phoneChannels: ReadonlyArray<PhoneChannel>, readonly multiSessionSupport: MultiSessionSupport, readonly signUpMode: SignUpMode, readonly signUpFields: ReadonlyArray<{ readonly name: string }>, readonly socialProviders: ReadonlyArray<{ readonly name: string, readonly kind: SocialProviderKind, readonly label: string, readonly signUpAllowed: boolean }>, readonly passwordRules: { readonly minLength: number } | null } | null, readonly session: { readonly activeSignIn: { readonly id: string } | null, readonly signIns: ReadonlyArray<{ readonly id: string, readonly userId: string, readonly identifier: string | null }>, readonly signInAttempts: ReadonlyArray<{ readonly id: string, readonly method: SignInMethod, readonly currentStep: SignInStep, readonly secondFactors: ReadonlyArray<SecondFactorMethod>, readonly createdAt: string }> } | null };

export type SignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { readonly authOptions: { readonly strategies: ReadonlyArray<SignInStrategy>, readonly firstFactor: SignInStrategy, readonly passkeyAutofill: boolean, readonly passkeyRegistrationPrompt: boolean, readonly phoneChannels: ReadonlyArray<PhoneChannel>, readonly multiSessionSupport: MultiSessionSupport, readonly signUpMode: SignUpMode, readonly signUpFields: ReadonlyArray<{ readonly name: string }>, readonly socialProviders: ReadonlyArray<{ readonly name: string, readonly kind: SocialProviderKind, readonly label: string, readonly signUpAllowed: boolean }>, readonly passwordRules: { readonly minLength: number } | null } | null };

export type SignInPasskeyOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInPasskeyOfferQuery = { readonly passkeys: { readonly promptRegistration: boolean } | null };

export type PageSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type PageSignInMutation = { readonly signIn: { readonly signIn: { readonly id: string } | null, readonly signInAttempt: { readonly id: string } | null } | null };

export type SignInVerifyMutationVariables = Exact<{
  input: AttemptVerificationInput;
}>;


export type SignInVerifyMutation = { readonly attemptVerification: { readonly signInAttempt: { readonly id: string } | null } | null };

export type SignInSendAgainMutationVariables = Exact<{
  input: PrepareVerificationInput;
}>;


export type SignInSendAgainMutation = { readonly prepareVerification: { readonly resendAt: string } | null };

export type SignInStartAuthenticatorMutationVariables = Exact<{
  input: StartAuthenticatorInput;
}>;


export type SignInStartAuthenticatorMutation = { readonly startAuthenticator: { readonly otpauthUrl: string } | null };

export type SignInVerifyAuthenticatorMutationVariables = Exact<{
  input: VerifyAuthenticatorInput;
}>;


export type SignInVerifyAuthenticatorMutation = { readonly verifyAuthenticator: { readonly verified: boolean } | null };

export type SignInBackupCodesMutationVariables = Exact<{
  input: RegenerateBackupCodesInput;
}>;


export type SignInBackupCodesMutation = { readonly regenerateBackupCodes: { readonly backupCodes: ReadonlyArray<string> } | null };

export type SignInSwitchAccountMutationVariables = Exact<{
  input: SwitchSignInInput;
}>;


export type SignInSwitchAccountMutation = { readonly switchSignIn: { readonly activeSignIn: { readonly id: string } | null } | null };

export type PageSignOutMutationVariables = Exact<{
  input?: SignOutInput | null | undefined;
}>;


export type PageSignOutMutation = { readonly signOut: null | null };

export type SignUpPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignUpPageQuery = { readonly authOptions: { readonly signUpMode: SignUpMode, readonly strategies: ReadonlyArray<SignInStrategy>, readonly passkeyRegistrationPrompt: boolean, readonly socialProviders: ReadonlyArray<{ readonly name: string, readonly kind: SocialProviderKind, readonly label: string, readonly signUpAllowed: boolean }>, readonly signUpFields: ReadonlyArray<{ readonly name: string, readonly required: boolean, readonly maxLength: number }>, readonly passwordRules: { readonly minLength: number, readonly requireLowercase: boolean, readonly requireUppercase: boolean, readonly requireNumber: boolean, readonly requireSpecial: boolean } | null } | null, readonly viewer: { readonly email: string | null, readonly username: string | null } | null, readonly session: { readonly signUpAttempts: ReadonlyArray<{ readonly id: string, readonly currentStep: SignUpStep, readonly requiredFields: ReadonlyArray<string>, readonly missingFields: ReadonlyArray<string>, readonly createdAt: string }> } | null };

export type SignUpPageCreateMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpPageCreateMutation = { readonly signUp: { readonly signInAttempt: { readonly id: string } | null, readonly signUpAttempt: { readonly id: string } | null } | null };

export type SignUpPageVerifyMutationVariables = Exact<{
  input: AttemptVerificationInput;
}>;


export type SignUpPageVerifyMutation = { readonly attemptVerification: { readonly signInAttempt: { readonly id: string } | null, readonly signUpAttempt: { readonly id: string } | null } | null };

export type SignUpPageResendMutationVariables = Exact<{
  input: PrepareVerificationInput;
}>;


export type SignUpPageResendMutation = { readonly prepareVerification: { readonly resendAt: string } | null };

export type PageSocialProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type PageSocialProvidersQuery = { readonly authOptions: { readonly socialProviders: ReadonlyArray<{ readonly name: string, readonly kind: SocialProviderKind, readonly label: string }> } | null };

export type PageStartSocialSignInMutationVariables = Exact<{
  input: StartSocialSignInInput;
}>;


export type PageStartSocialSignInMutation = { readonly startSocialSignIn: { readonly authorizationUrl: string } | null };

export type PageCompleteSocialSignInMutationVariables = Exact<{
  input: SocialResponseInput;
}>;


export type PageCompleteSocialSignInMutation = { readonly completeSocialSignIn: { readonly purpose: SocialSignInPurpose, readonly redirectUrl: string | null, readonly isNewUser: boolean, readonly signIn: { readonly id: string } | null, readonly signInAttempt: { readonly id: string } | null, readonly signUpAttempt: { readonly id: string } | null } | null };

export type PageStoreSocialResponseMutationVariables = Exact<{
  input: SocialResponseInput;
}>;


export type PageStoreSocialResponseMutation = { readonly storeSocialResponse: null | null };

export type PageLinkSocialConnectionMutationVariables = Exact<{
  input: LinkSocialConnectionInput;
}>;


export type PageLinkSocialConnectionMutation = { readonly linkSocialConnection: { readonly authorizationUrl: string } | null };

export type PageUnlinkSocialConnectionMutationVariables = Exact<{
  provider: string;
}>;


export type PageUnlinkSocialConnectionMutation = { readonly unlinkSocialConnection: { readonly id: string } | null };

export type PagePrepareSocialReauthenticationMutationVariables = Exact<{
  input: LinkSocialConnectionInput;
}>;


export type PagePrepareSocialReauthenticationMutation = { readonly prepareSocialReauthentication: { readonly authorizationUrl: string } | null };

export type UserProfileAddressesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type UserProfileAddressesPageQuery = { readonly viewer: { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null, readonly emails: ReadonlyArray<{ readonly id: string, readonly email: string, readonly isPrimary: boolean, readonly isVerified: boolean }>, readonly phones: ReadonlyArray<{ readonly id: string, readonly phoneNumber: string, readonly isPrimary: boolean, readonly isVerified: boolean }> } | null };

export type UserProfileAddEmailMutationVariables = Exact<{
  input: AddEmailInput;
}>;


export type UserProfileAddEmailMutation = { readonly addEmail: { readonly id: string } | null };

export type UserProfilePrepareEmailMutationVariables = Exact<{
  emailId: string;
  input: PrepareEmailVerificationInput;
}>;


export type UserProfilePrepareEmailMutation = { readonly prepareEmailVerification: { readonly strategy: VerificationStrategy } | null };

export type UserProfileVerifyEmailMutationVariables = Exact<{
  emailId: string;
  input: VerifyAddressInput;
}>;


export type UserProfileVerifyEmailMutation = { readonly verifyEmail: { readonly id: string } | null };

export type UserProfileMakeEmailPrimaryMutationVariables = Exact<{
  emailId: string;
}>;


export type UserProfileMakeEmailPrimaryMutation = { readonly makeEmailPrimary: { readonly id: string } | null };

export type UserProfileDeleteEmailMutationVariables = Exact<{
  emailId: string;
}>;


export type UserProfileDeleteEmailMutation = { readonly deleteEmail: { readonly id: string } | null };

export type UserProfileAddPhoneMutationVariables = Exact<{
  input: AddPhoneInput;
}>;


export type UserProfileAddPhoneMutation = { readonly addPhone: { readonly id: string } | null };

export type UserProfilePreparePhoneMutationVariables = Exact<{
  phoneId: string;
  input: PreparePhoneVerificationInput;
}>;


export type UserProfilePreparePhoneMutation = { readonly preparePhoneVerification: { readonly strategy: VerificationStrategy } | null };

export type UserProfileVerifyPhoneMutationVariables = Exact<{
  phoneId: string;
  input: VerifyAddressInput;
}>;


export type UserProfileVerifyPhoneMutation = { readonly verifyPhone: { readonly id: string } | null };

export type UserProfileMakePhonePrimaryMutationVariables = Exact<{
  phoneId: string;
}>;


export type UserProfileMakePhonePrimaryMutation = { readonly makePhonePrimary: { readonly id: string } | null };

export type UserProfileDeletePhoneMutationVariables = Exact<{
  phoneId: string;
}>;


export type UserProfileDeletePhoneMutation = { readonly deletePhone: { readonly id: string } | null };

export type UserProfileApiKeysPageQueryVariables = Exact<{
  beforeKey?: string | null | undefined;
  afterApp?: string | null | undefined;
}>;


export type UserProfileApiKeysPageQuery = { readonly viewer: { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null, readonly organizationMemberships: { readonly nodes: ReadonlyArray<{ readonly organization: { readonly id: string, readonly name: string } | null }> } | null, readonly apiAuthApps: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly permissions: ReadonlyArray<string>, readonly maxKeys: number }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly apiAuthKeys: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly appName: string, readonly name: string, readonly prefix: string | null, readonly lastFour: string | null, readonly permissions: ReadonlyArray<string>, readonly organizationId: string | null, readonly workspaceId: string | null, readonly selfMade: boolean, readonly expiresAt: string | null, readonly lastUsedAt: string | null, readonly revokedAt: string | null, readonly replacedById: string | null, readonly createdAt: string }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null } | null };

export type UserProfileCreateApiKeyMutationVariables = Exact<{
  appName: string;
  input: CreateApiAuthKeyInput;
}>;


export type UserProfileCreateApiKeyMutation = { readonly createApiAuthKey: { readonly key: string, readonly name: string } | null };

export type UserProfileRotateApiKeyMutationVariables = Exact<{
  appName: string;
  keyId: string;
  input: RotateApiAuthKeyInput;
}>;


export type UserProfileRotateApiKeyMutation = { readonly rotateApiAuthKey: { readonly key: string, readonly name: string } | null };

export type UserProfileRevokeApiKeyMutationVariables = Exact<{
  appName: string;
  keyId: string;
}>;


export type UserProfileRevokeApiKeyMutation = { readonly revokeApiAuthKey: { readonly id: string } | null };

export type UserProfileConfirmPageQueryVariables = Exact<{ [key: string]: never; }>;


export type UserProfileConfirmPageQuery = { readonly authOptions: { readonly socialProviders: ReadonlyArray<{ readonly name: string, readonly kind: SocialProviderKind, readonly label: string }>, readonly passwordRules: { readonly minLength: number } | null } | null, readonly viewer: { readonly hasPassword: boolean, readonly twoFactorEnabled: boolean, readonly emails: ReadonlyArray<{ readonly isPrimary: boolean, readonly isVerified: boolean, readonly email: string }>, readonly passkeys: ReadonlyArray<{ readonly id: string }> | null, readonly socialAccounts: ReadonlyArray<{ readonly provider: string, readonly enabled: boolean }> | null } | null };

export type UserProfilePrepareReauthenticationMutationVariables = Exact<{ [key: string]: never; }>;


export type UserProfilePrepareReauthenticationMutation = { readonly prepareReauthentication: { readonly email: string } | null };

export type UserProfileReauthenticateMutationVariables = Exact<{
  input: ReauthenticateInput;
}>;


export type UserProfileReauthenticateMutation = { readonly reauthenticate: { readonly authenticatedAt: string } | null };

export type UserProfileOrganizationsPageQueryVariables = Exact<{
  afterOrganization?: string | null | undefined;
  afterWorkspace?: string | null | undefined;
  afterInvitation?: string | null | undefined;
}>;


export type UserProfileOrganizationsPageQuery = { readonly viewer: { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null, readonly organizationMemberships: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly organization: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly workspaceMemberships: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly workspace: { readonly id: string, readonly name: string, readonly imageUrl: string | null, readonly organization: { readonly name: string } | null } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly invitations: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string, readonly expiresAt: string, readonly imageUrl: string | null, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly inviter: { readonly firstName: string | null, readonly lastName: string | null, readonly email: string | null } | null, readonly organization: { readonly name: string } | null, readonly workspace: { readonly name: string } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null } | null, readonly session: { readonly activeOrganizationId: string | null, readonly activeWorkspaceId: string | null } | null };

export type UserProfileLeaveOrganizationMutationVariables = Exact<{
  id: string;
}>;


export type UserProfileLeaveOrganizationMutation = { readonly leaveOrganization: null | null };

export type UserProfileLeaveWorkspaceMutationVariables = Exact<{
  id: string;
}>;


export type UserProfileLeaveWorkspaceMutation = { readonly leaveWorkspace: null | null };

export type UserProfileSwitchOrganizationMutationVariables = Exact<{
  organizationId?: string | null | undefined;
}>;


export type UserProfileSwitchOrganizationMutation = { readonly switchOrganization: { readonly activeOrganizationId: string | null } | null };

export type UserProfileSwitchWorkspaceMutationVariables = Exact<{
  workspaceId?: string | null | undefined;
}>;


export type UserProfileSwitchWorkspaceMutation = { readonly switchWorkspace: { readonly activeWorkspaceId: string | null } | null };

export type UserProfileAcceptInvitationMutationVariables = Exact<{
  invitationId: string;
}>;


export type UserProfileAcceptInvitationMutation = { readonly acceptInvitationById: { readonly id: string } | null };

export type UserProfileDeclineInvitationMutationVariables = Exact<{
  invitationId: string;
}>;


export type UserProfileDeclineInvitationMutation = { readonly declineInvitation: null | null };

export type UserProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type UserProfilePageQuery = { readonly viewer: { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null } | null };

export type UserProfileUpdateMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UserProfileUpdateMutation = { readonly updateViewer: { readonly id: string | null } | null };

export type UserProfileSetImageMutationVariables = Exact<{ [key: string]: never; }>;


export type UserProfileSetImageMutation = { readonly setViewerImage: { readonly id: string | null } | null };

export type UserProfileDeleteImageMutationVariables = Exact<{ [key: string]: never; }>;


export type UserProfileDeleteImageMutation = { readonly deleteViewerImage: null | null };

export type UserProfileDeletePageQueryVariables = Exact<{ [key: string]: never; }>;


export type UserProfileDeletePageQuery = { readonly viewer: { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null, readonly phones: ReadonlyArray<{ readonly phoneNumber: string }> } | null };

export type UserProfileDeleteMutationVariables = Exact<{ [key: string]: never; }>;


export type UserProfileDeleteMutation = { readonly deleteViewer: { readonly id: string } | null };

export type UserProfileSecurityPageQueryVariables = Exact<{ [key: string]: never; }>;


export type UserProfileSecurityPageQuery = { readonly authOptions: { readonly socialProviders: ReadonlyArray<{ readonly name: string, readonly kind: SocialProviderKind, readonly label: string }>, readonly passwordRules: { readonly minLength: number, readonly requireLowercase: boolean, readonly requireUppercase: boolean, readonly requireNumber: boolean, readonly requireSpecial: boolean } | null } | null, readonly viewer: { readonly hasPassword: boolean, readonly twoFactorEnabled: boolean, readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null, readonly socialAccounts: ReadonlyArray<{ readonly provider: string, readonly email: string | null, readonly enabled: boolean, readonly lastUsedAt: string | null, readonly createdAt: string }> | null, readonly wallets: ReadonlyArray<{ readonly id: string, readonly address: string, readonly lastUsedAt: string, readonly createdAt: string }> | null } | null, readonly backupCodes: { readonly total: number, readonly remaining: number, readonly generatedAt: string | null } | null, readonly passkeys: { readonly rpId: string, readonly userHandle: string, readonly passkeys: ReadonlyArray<{ readonly id: string, readonly credentialId: string, readonly name: string, readonly lastUsedAt: string | null, readonly createdAt: string }> } | null };

export type UserProfileSetPasswordMutationVariables = Exact<{
  input: SetPasswordInput;
}>;


export type UserProfileSetPasswordMutation = { readonly setPassword: null | null };

export type UserProfileStartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type UserProfileStartAuthenticatorMutation = { readonly startAuthenticator: { readonly secret: string, readonly otpauthUrl: string } | null };

export type UserProfileVerifyAuthenticatorMutationVariables = Exact<{
  input: VerifyAuthenticatorInput;
}>;


export type UserProfileVerifyAuthenticatorMutation = { readonly verifyAuthenticator: { readonly verified: boolean } | null };

export type UserProfileRemoveAuthenticatorMutationVariables = Exact<{
  input: RemoveAuthenticatorInput;
}>;


export type UserProfileRemoveAuthenticatorMutation = { readonly removeAuthenticator: null | null };

export type UserProfileCreateBackupCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type UserProfileCreateBackupCodesMutation = { readonly regenerateBackupCodes: { readonly backupCodes: ReadonlyArray<string> } | null };

export type UserProfileRenamePasskeyMutationVariables = Exact<{
  passkeyId: string;
  input: RenamePasskeyInput;
}>;


export type UserProfileRenamePasskeyMutation = { readonly renamePasskey: { readonly id: string } | null };

export type UserProfileDeletePasskeyMutationVariables = Exact<{
  passkeyId: string;
}>;


export type UserProfileDeletePasskeyMutation = { readonly deletePasskey: { readonly rpId: string } | null };

export type UserProfileUnlinkWalletMutationVariables = Exact<{
  walletId: string;
}>;


export type UserProfileUnlinkWalletMutation = { readonly unlinkWallet: { readonly id: string } | null };

export type UserProfileSessionsPageQueryVariables = Exact<{
  before?: string | null | undefined;
}>;


export type UserProfileSessionsPageQuery = { readonly viewer: { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null, readonly sessions: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly isCurrent: boolean, readonly ip: string | null, readonly userAgent: string | null, readonly impersonator: string | null, readonly signedInAt: string, readonly lastActiveAt: string }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } | null } | null };

export type UserProfileDeleteSessionMutationVariables = Exact<{
  id: string;
}>;


export type UserProfileDeleteSessionMutation = { readonly deleteSession: { readonly id: string } | null };

export type UserProfileDeleteOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type UserProfileDeleteOtherSessionsMutation = { readonly deleteOtherSessions: { readonly revoked: number } | null };

export type SignedInUserFragment = { readonly id: string | null, readonly email: string | null, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly imageUrl: string | null };

export type WaitlistPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitlistPageQuery = { readonly authOptions: { readonly signUpMode: SignUpMode } | null };

export type WaitlistPageJoinMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type WaitlistPageJoinMutation = { readonly joinWaitlist: { readonly email: string } | null };

export type ShownWorkspaceFragment = { readonly id: string, readonly name: string, readonly imageUrl: string | null, readonly viewerMembership: { readonly id: string, readonly permissions: ReadonlyArray<string> | null } | null, readonly organization: { readonly id: string, readonly name: string, readonly viewerMembership: { readonly permissions: ReadonlyArray<string> } | null } | null };

export type WorkspaceRightsQueryVariables = Exact<{
  id: string;
}>;


export type WorkspaceRightsQuery = { readonly workspace: { readonly id: string, readonly name: string, readonly imageUrl: string | null, readonly viewerMembership: { readonly id: string, readonly permissions: ReadonlyArray<string> | null } | null, readonly organization: { readonly id: string, readonly name: string, readonly viewerMembership: { readonly permissions: ReadonlyArray<string> } | null } | null } | null };

export type WorkspaceMembersPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  search?: string | null | undefined;
  manages: boolean;
}>;


export type WorkspaceMembersPageQuery = { readonly workspace: { readonly id: string, readonly name: string, readonly imageUrl: string | null, readonly roles?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly members: { readonly totalCount: number, readonly totalCountIsExact: boolean, readonly nodes: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly role: string | null, readonly user: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly email: string | null, readonly imageUrl: string | null }, readonly roles?: ReadonlyArray<{ readonly id: string, readonly name: string }> | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly viewerMembership: { readonly id: string, readonly permissions: ReadonlyArray<string> | null } | null, readonly organization: { readonly id: string, readonly name: string, readonly viewerMembership: { readonly permissions: ReadonlyArray<string> } | null } | null } | null };

export type WorkspaceMemberUpdateMutationVariables = Exact<{
  id: string;
  membershipId: string;
  input: UpdateWorkspaceMemberInput;
}>;


export type WorkspaceMemberUpdateMutation = { readonly updateWorkspaceMember: { readonly id: string } | null };

export type WorkspaceMemberRemoveMutationVariables = Exact<{
  id: string;
  membershipId: string;
}>;


export type WorkspaceMemberRemoveMutation = { readonly removeWorkspaceMember: { readonly id: string } | null };

export type WorkspaceAddMemberPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  search?: string | null | undefined;
  isMember: boolean;
}>;


export type WorkspaceAddMemberPageQuery = { readonly workspace: { readonly id: string, readonly name: string, readonly imageUrl: string | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly members?: { readonly nodes: ReadonlyArray<{ readonly user: { readonly id: string } }> } | null, readonly organization: { readonly id: string, readonly name: string, readonly members: { readonly nodes: ReadonlyArray<{ readonly user: { readonly id: string, readonly firstName: string | null, readonly lastName: string | null, readonly email: string | null, readonly username: string | null, readonly imageUrl: string | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly viewerMembership: { readonly permissions: ReadonlyArray<string> } | null } | null, readonly viewerMembership: { readonly id: string, readonly permissions: ReadonlyArray<string> | null } | null } | null };

export type WorkspaceMemberAddMutationVariables = Exact<{
  id: string;
  input: AddWorkspaceMemberInput;
}>;


export type WorkspaceMemberAddMutation = { readonly addWorkspaceMember: { readonly id: string } | null };

export type WorkspaceInvitationsPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type WorkspaceInvitationsPageQuery = { readonly workspace: { readonly id: string, readonly name: string, readonly imageUrl: string | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }> } | null, readonly invitations: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string, readonly expiresAt: string, readonly roles: ReadonlyArray<{ readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly viewerMembership: { readonly id: string, readonly permissions: ReadonlyArray<string> | null } | null, readonly organization: { readonly id: string, readonly name: string, readonly viewerMembership: { readonly permissions: ReadonlyArray<string> } | null } | null } | null };

export type WorkspaceInviteMutationVariables = Exact<{
  id: string;
  input: CreateInvitationInput;
}>;


export type WorkspaceInviteMutation = { readonly createWorkspaceInvitation: { readonly id: string } | null };

export type WorkspaceInvitationResendMutationVariables = Exact<{
  id: string;
  invitationId: string;
}>;


export type WorkspaceInvitationResendMutation = { readonly resendWorkspaceInvitation: { readonly id: string } | null };

export type WorkspaceInvitationRevokeMutationVariables = Exact<{
  id: string;
  invitationId: string;
}>;


export type WorkspaceInvitationRevokeMutation = { readonly revokeWorkspaceInvitation: null | null };

export type WorkspaceRolesPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type WorkspaceRolesPageQuery = { readonly workspace: { readonly id: string, readonly name: string, readonly imageUrl: string | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly permissions: ReadonlyArray<string>, readonly isDeploymentLevel: boolean }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null, readonly viewerMembership: { readonly id: string, readonly permissions: ReadonlyArray<string> | null } | null, readonly organization: { readonly id: string, readonly name: string, readonly viewerMembership: { readonly permissions: ReadonlyArray<string> } | null } | null } | null };

export type WorkspaceRoleCreateMutationVariables = Exact<{
  id: string;
  input: CreateRoleInput;
}>;


export type WorkspaceRoleCreateMutation = { readonly createWorkspaceRole: { readonly id: string } | null };

export type WorkspaceRoleUpdateMutationVariables = Exact<{
  id: string;
  roleId: string;
  input: UpdateRoleInput;
}>;


export type WorkspaceRoleUpdateMutation = { readonly updateWorkspaceRole: { readonly id: string } | null };

export type WorkspaceRoleDeleteMutationVariables = Exact<{
  id: string;
  roleId: string;
}>;


export type WorkspaceRoleDeleteMutation = { readonly deleteWorkspaceRole: { readonly id: string } | null };

export const RoleChoicesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]}}]} as unknown as DocumentNode<RoleChoicesFragment, unknown>;
export const ManagedRolesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedRoles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<ManagedRolesFragment, unknown>;
export const PendingInvitationsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingInvitations"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<PendingInvitationsFragment, unknown>;
export const ShownApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"metadataUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}}]}}]} as unknown as DocumentNode<ShownApplicationFragment, unknown>;
export const ShownResourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownResource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedResource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<ShownResourceFragment, unknown>;
export const ShownConnectedOrganizationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownConnectedOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedOrganization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<ShownConnectedOrganizationFragment, unknown>;
export const OrganizationApplicationSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationApplicationSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OrganizationApplicationSummaryFragment, unknown>;
export const ChoosableResourcesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChoosableResources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthResourceConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<ChoosableResourcesFragment, unknown>;
export const ShownOrganizationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]} as unknown as DocumentNode<ShownOrganizationFragment, unknown>;
export const SignInOptionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInOptions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategies"}},{"kind":"Field","name":{"kind":"Name","value":"firstFactor"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyAutofill"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyRegistrationPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"phoneChannels"}},{"kind":"Field","name":{"kind":"Name","value":"multiSessionSupport"}},{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}},{"kind":"Field","name":{"kind":"Name","value":"signUpFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"signUpAllowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}}]}}]}}]} as unknown as DocumentNode<SignInOptionsFragment, unknown>;
export const SignedInUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<SignedInUserFragment, unknown>;
export const ShownWorkspaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownWorkspace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Workspace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]}}]} as unknown as DocumentNode<ShownWorkspaceFragment, unknown>;
export const CreateOrganizationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOrganizationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateOrganizationPageMutation, CreateOrganizationPageMutationVariables>;
export const InvitationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"inviterName"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]} as unknown as DocumentNode<InvitationPageQuery, InvitationPageQueryVariables>;
export const InvitationPageAcceptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationPageAccept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<InvitationPageAcceptMutation, InvitationPageAcceptMutationVariables>;
export const InvitationPageRenewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationPageRenew"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<InvitationPageRenewMutation, InvitationPageRenewMutationVariables>;
export const PageVerifyMagicLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageVerifyMagicLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyMagicLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyMagicLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUpAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}}]}}]}}]} as unknown as DocumentNode<PageVerifyMagicLinkMutation, PageVerifyMagicLinkMutationVariables>;
export const OauthConsentPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OauthConsentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oauthConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownApplication"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownResource"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownConnectedOrganization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"requiresOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"asksOnlyForOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"redirectTarget"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationPath"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"metadataUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownResource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedResource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownConnectedOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedOrganization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<OauthConsentPageQuery, OauthConsentPageQueryVariables>;
export const PageDecideOauthConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageDecideOauthConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideOauthConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideOauthConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectTo"}}]}}]}}]} as unknown as DocumentNode<PageDecideOauthConsentMutation, PageDecideOauthConsentMutationVariables>;
export const UserProfileApplicationsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfileApplicationsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"oauthGrants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownApplication"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownResource"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownConnectedOrganization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"metadataUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownResource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedResource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownConnectedOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedOrganization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<UserProfileApplicationsPageQuery, UserProfileApplicationsPageQueryVariables>;
export const UserProfileRevokeOauthGrantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileRevokeOauthGrant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"grantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOauthGrant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"grantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"grantId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileRevokeOauthGrantMutation, UserProfileRevokeOauthGrantMutationVariables>;
export const OauthSignOutPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OauthSignOutPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oauthSignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationName"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<OauthSignOutPageQuery, OauthSignOutPageQueryVariables>;
export const PageDecideOauthSignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageDecideOauthSignOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideOauthSignOutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideOauthSignOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectTo"}}]}}]}}]} as unknown as DocumentNode<PageDecideOauthSignOutMutation, PageDecideOauthSignOutMutationVariables>;
export const OauthDevicePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OauthDevicePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"oauthDeviceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userCode"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownApplication"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownResource"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organizations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownConnectedOrganization"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"requiresOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"deviceAddress"}},{"kind":"Field","name":{"kind":"Name","value":"deviceUserAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownApplication"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"metadataUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownResource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedResource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownConnectedOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedOrganization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<OauthDevicePageQuery, OauthDevicePageQueryVariables>;
export const PageDecideOauthDeviceRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageDecideOauthDeviceRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideOauthConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideOauthDeviceRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"granted"}}]}}]}}]} as unknown as DocumentNode<PageDecideOauthDeviceRequestMutation, PageDecideOauthDeviceRequestMutationVariables>;
export const OrganizationApplicationsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationApplicationsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"oauthApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationApplicationSummary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationApplicationSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OrganizationApplicationsPageQuery, OrganizationApplicationsPageQueryVariables>;
export const OrganizationApplicationChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationApplicationChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isMachine"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"oauthResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChoosableResources"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMachine"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleChoices"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChoosableResources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthResourceConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]}}]} as unknown as DocumentNode<OrganizationApplicationChoicesQuery, OrganizationApplicationChoicesQueryVariables>;
export const OrganizationApplicationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationApplicationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"application"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"oauthResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChoosableResources"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleChoices"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"oauthApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"application"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationApplicationSummary"}},{"kind":"Field","name":{"kind":"Name","value":"authMethod"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"postLogoutRedirectUris"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secrets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChoosableResources"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthResourceConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationApplicationSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OauthApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"termsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OrganizationApplicationPageQuery, OrganizationApplicationPageQueryVariables>;
export const OrganizationApplicationCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationApplicationCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOauthApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOauthApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<OrganizationApplicationCreateMutation, OrganizationApplicationCreateMutationVariables>;
export const OrganizationApplicationUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationApplicationUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"application"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOauthApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOauthApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"application"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationApplicationUpdateMutation, OrganizationApplicationUpdateMutationVariables>;
export const OrganizationApplicationDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationApplicationDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"application"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOauthApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"application"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationApplicationDeleteMutation, OrganizationApplicationDeleteMutationVariables>;
export const OrganizationApplicationSecretCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationApplicationSecretCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"application"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOauthApplicationSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOauthApplicationSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"application"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<OrganizationApplicationSecretCreateMutation, OrganizationApplicationSecretCreateMutationVariables>;
export const OrganizationApplicationSecretDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationApplicationSecretDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"application"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOauthApplicationSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"application"}}},{"kind":"Argument","name":{"kind":"Name","value":"secretId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationApplicationSecretDeleteMutation, OrganizationApplicationSecretDeleteMutationVariables>;
export const OrganizationChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeOrganizationId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationMemberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrganizationChoiceQuery, OrganizationChoiceQueryVariables>;
export const OrganizationGeneralDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationGeneral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]} as unknown as DocumentNode<OrganizationGeneralQuery, OrganizationGeneralQueryVariables>;
export const OrganizationGeneralUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationGeneralUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationGeneralUpdateMutation, OrganizationGeneralUpdateMutationVariables>;
export const OrganizationGeneralSetImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationGeneralSetImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrganizationImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationGeneralSetImageMutation, OrganizationGeneralSetImageMutationVariables>;
export const OrganizationGeneralDeleteImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationGeneralDeleteImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganizationImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<OrganizationGeneralDeleteImageMutation, OrganizationGeneralDeleteImageMutationVariables>;
export const OrganizationGeneralDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationGeneralDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationGeneralDeleteMutation, OrganizationGeneralDeleteMutationVariables>;
export const OrganizationGeneralLeaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationGeneralLeave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<OrganizationGeneralLeaveMutation, OrganizationGeneralLeaveMutationVariables>;
export const OrganizationMembersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationMembersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"manages"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"manages"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]}}]} as unknown as DocumentNode<OrganizationMembersPageQuery, OrganizationMembersPageQueryVariables>;
export const OrganizationRightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationRights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]} as unknown as DocumentNode<OrganizationRightsQuery, OrganizationRightsQueryVariables>;
export const OrganizationMemberUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationMemberUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganizationMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganizationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationMemberUpdateMutation, OrganizationMemberUpdateMutationVariables>;
export const OrganizationMemberRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationMemberRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOrganizationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationMemberRemoveMutation, OrganizationMemberRemoveMutationVariables>;
export const OrganizationInvitationsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationInvitationsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingInvitations"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingInvitations"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<OrganizationInvitationsPageQuery, OrganizationInvitationsPageQueryVariables>;
export const OrganizationInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationInviteMutation, OrganizationInviteMutationVariables>;
export const OrganizationInvitationResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationInvitationResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationInvitationResendMutation, OrganizationInvitationResendMutationVariables>;
export const OrganizationInvitationRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationInvitationRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}]}]}}]} as unknown as DocumentNode<OrganizationInvitationRevokeMutation, OrganizationInvitationRevokeMutationVariables>;
export const OrganizationRolesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationRolesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedRoles"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedRoles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<OrganizationRolesPageQuery, OrganizationRolesPageQueryVariables>;
export const OrganizationRoleCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationRoleCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganizationRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationRoleCreateMutation, OrganizationRoleCreateMutationVariables>;
export const OrganizationRoleUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationRoleUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganizationRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationRoleUpdateMutation, OrganizationRoleUpdateMutationVariables>;
export const OrganizationRoleDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationRoleDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganizationRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationRoleDeleteMutation, OrganizationRoleDeleteMutationVariables>;
export const OrganizationWorkspacesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganizationWorkspacesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeWorkspaceId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownOrganization"}},{"kind":"Field","name":{"kind":"Name","value":"workspaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"workspace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberCount"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownOrganization"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]} as unknown as DocumentNode<OrganizationWorkspacesPageQuery, OrganizationWorkspacesPageQueryVariables>;
export const OrganizationWorkspaceCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationWorkspaceCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWorkspaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationWorkspaceCreateMutation, OrganizationWorkspaceCreateMutationVariables>;
export const OrganizationWorkspaceUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationWorkspaceUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWorkspaceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationWorkspaceUpdateMutation, OrganizationWorkspaceUpdateMutationVariables>;
export const OrganizationWorkspaceSetImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationWorkspaceSetImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWorkspaceImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationWorkspaceSetImageMutation, OrganizationWorkspaceSetImageMutationVariables>;
export const OrganizationWorkspaceDeleteImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationWorkspaceDeleteImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWorkspaceImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<OrganizationWorkspaceDeleteImageMutation, OrganizationWorkspaceDeleteImageMutationVariables>;
export const OrganizationWorkspaceDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganizationWorkspaceDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OrganizationWorkspaceDeleteMutation, OrganizationWorkspaceDeleteMutationVariables>;
export const PasswordResetPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordResetPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"requireLowercase"}},{"kind":"Field","name":{"kind":"Name","value":"requireUppercase"}},{"kind":"Field","name":{"kind":"Name","value":"requireNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requireSpecial"}}]}}]}}]}}]} as unknown as DocumentNode<PasswordResetPageQuery, PasswordResetPageQueryVariables>;
export const PageForgotPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForgotPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PageForgotPasswordMutation, PageForgotPasswordMutationVariables>;
export const PageResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PageResetPasswordMutation, PageResetPasswordMutationVariables>;
export const SignInPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInOptions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signIns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"currentStep"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactors"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInOptions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategies"}},{"kind":"Field","name":{"kind":"Name","value":"firstFactor"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyAutofill"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyRegistrationPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"phoneChannels"}},{"kind":"Field","name":{"kind":"Name","value":"multiSessionSupport"}},{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}},{"kind":"Field","name":{"kind":"Name","value":"signUpFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"signUpAllowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}}]}}]}}]} as unknown as DocumentNode<SignInPageQuery, SignInPageQueryVariables>;
export const SignInOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInOptions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInOptions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategies"}},{"kind":"Field","name":{"kind":"Name","value":"firstFactor"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyAutofill"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyRegistrationPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"phoneChannels"}},{"kind":"Field","name":{"kind":"Name","value":"multiSessionSupport"}},{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}},{"kind":"Field","name":{"kind":"Name","value":"signUpFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"signUpAllowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}}]}}]}}]} as unknown as DocumentNode<SignInOptionsQuery, SignInOptionsQueryVariables>;
export const SignInPasskeyOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInPasskeyOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promptRegistration"}}]}}]}}]} as unknown as DocumentNode<SignInPasskeyOfferQuery, SignInPasskeyOfferQueryVariables>;
export const PageSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PageSignInMutation, PageSignInMutationVariables>;
export const SignInVerifyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInVerify"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignInVerifyMutation, SignInVerifyMutationVariables>;
export const SignInSendAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInSendAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrepareVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAt"}}]}}]}}]} as unknown as DocumentNode<SignInSendAgainMutation, SignInSendAgainMutationVariables>;
export const SignInStartAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInStartAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"otpauthUrl"}}]}}]}}]} as unknown as DocumentNode<SignInStartAuthenticatorMutation, SignInStartAuthenticatorMutationVariables>;
export const SignInVerifyAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInVerifyAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<SignInVerifyAuthenticatorMutation, SignInVerifyAuthenticatorMutationVariables>;
export const SignInBackupCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInBackupCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegenerateBackupCodesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateBackupCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backupCodes"}}]}}]}}]} as unknown as DocumentNode<SignInBackupCodesMutation, SignInBackupCodesMutationVariables>;
export const SignInSwitchAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInSwitchAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SwitchSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignInSwitchAccountMutation, SignInSwitchAccountMutationVariables>;
export const PageSignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageSignOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SignOutInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PageSignOutMutation, PageSignOutMutationVariables>;
export const SignUpPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignUpPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}},{"kind":"Field","name":{"kind":"Name","value":"strategies"}},{"kind":"Field","name":{"kind":"Name","value":"passkeyRegistrationPrompt"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"signUpAllowed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUpFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"requireLowercase"}},{"kind":"Field","name":{"kind":"Name","value":"requireUppercase"}},{"kind":"Field","name":{"kind":"Name","value":"requireNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requireSpecial"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpAttempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentStep"}},{"kind":"Field","name":{"kind":"Name","value":"requiredFields"}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpPageQuery, SignUpPageQueryVariables>;
export const SignUpPageCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpPageCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUpAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpPageCreateMutation, SignUpPageCreateMutationVariables>;
export const SignUpPageVerifyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpPageVerify"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUpAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpPageVerifyMutation, SignUpPageVerifyMutationVariables>;
export const SignUpPageResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpPageResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrepareVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendAt"}}]}}]}}]} as unknown as DocumentNode<SignUpPageResendMutation, SignUpPageResendMutationVariables>;
export const PageSocialProvidersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageSocialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<PageSocialProvidersQuery, PageSocialProvidersQueryVariables>;
export const PageStartSocialSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageStartSocialSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartSocialSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSocialSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}}]}}]} as unknown as DocumentNode<PageStartSocialSignInMutation, PageStartSocialSignInMutationVariables>;
export const PageCompleteSocialSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageCompleteSocialSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SocialResponseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeSocialSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isNewUser"}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUpAttempt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PageCompleteSocialSignInMutation, PageCompleteSocialSignInMutationVariables>;
export const PageStoreSocialResponseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageStoreSocialResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SocialResponseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"storeSocialResponse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PageStoreSocialResponseMutation, PageStoreSocialResponseMutationVariables>;
export const PageLinkSocialConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageLinkSocialConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkSocialConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkSocialConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}}]}}]} as unknown as DocumentNode<PageLinkSocialConnectionMutation, PageLinkSocialConnectionMutationVariables>;
export const PageUnlinkSocialConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageUnlinkSocialConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkSocialConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PageUnlinkSocialConnectionMutation, PageUnlinkSocialConnectionMutationVariables>;
export const PagePrepareSocialReauthenticationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PagePrepareSocialReauthentication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkSocialConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareSocialReauthentication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}}]}}]} as unknown as DocumentNode<PagePrepareSocialReauthenticationMutation, PagePrepareSocialReauthenticationMutationVariables>;
export const UserProfileAddressesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfileAddressesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<UserProfileAddressesPageQuery, UserProfileAddressesPageQueryVariables>;
export const UserProfileAddEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileAddEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileAddEmailMutation, UserProfileAddEmailMutationVariables>;
export const UserProfilePrepareEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfilePrepareEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"emailId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrepareEmailVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareEmailVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"emailId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"emailId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategy"}}]}}]}}]} as unknown as DocumentNode<UserProfilePrepareEmailMutation, UserProfilePrepareEmailMutationVariables>;
export const UserProfileVerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileVerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"emailId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"emailId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"emailId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileVerifyEmailMutation, UserProfileVerifyEmailMutationVariables>;
export const UserProfileMakeEmailPrimaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileMakeEmailPrimary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"emailId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeEmailPrimary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"emailId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"emailId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileMakeEmailPrimaryMutation, UserProfileMakeEmailPrimaryMutationVariables>;
export const UserProfileDeleteEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileDeleteEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"emailId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"emailId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"emailId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileDeleteEmailMutation, UserProfileDeleteEmailMutationVariables>;
export const UserProfileAddPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileAddPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPhoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileAddPhoneMutation, UserProfileAddPhoneMutationVariables>;
export const UserProfilePreparePhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfilePreparePhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreparePhoneVerificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preparePhoneVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phoneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategy"}}]}}]}}]} as unknown as DocumentNode<UserProfilePreparePhoneMutation, UserProfilePreparePhoneMutationVariables>;
export const UserProfileVerifyPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileVerifyPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyAddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phoneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileVerifyPhoneMutation, UserProfileVerifyPhoneMutationVariables>;
export const UserProfileMakePhonePrimaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileMakePhonePrimary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makePhonePrimary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phoneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileMakePhonePrimaryMutation, UserProfileMakePhonePrimaryMutationVariables>;
export const UserProfileDeletePhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileDeletePhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phoneId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phoneId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phoneId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileDeletePhoneMutation, UserProfileDeletePhoneMutationVariables>;
export const UserProfileApiKeysPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfileApiKeysPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"beforeKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterApp"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"organizationMemberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiAuthApps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterApp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"maxKeys"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"apiAuthKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"beforeKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"selfMade"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<UserProfileApiKeysPageQuery, UserProfileApiKeysPageQueryVariables>;
export const UserProfileCreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileCreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiAuthKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiAuthKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appName"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UserProfileCreateApiKeyMutation, UserProfileCreateApiKeyMutationVariables>;
export const UserProfileRotateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileRotateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateApiAuthKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateApiAuthKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appName"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UserProfileRotateApiKeyMutation, UserProfileRotateApiKeyMutationVariables>;
export const UserProfileRevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileRevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiAuthKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appName"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileRevokeApiKeyMutation, UserProfileRevokeApiKeyMutationVariables>;
export const UserProfileConfirmPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfileConfirmPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]}}]} as unknown as DocumentNode<UserProfileConfirmPageQuery, UserProfileConfirmPageQueryVariables>;
export const UserProfilePrepareReauthenticationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfilePrepareReauthentication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareReauthentication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<UserProfilePrepareReauthenticationMutation, UserProfilePrepareReauthenticationMutationVariables>;
export const UserProfileReauthenticateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileReauthenticate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReauthenticateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reauthenticate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authenticatedAt"}}]}}]}}]} as unknown as DocumentNode<UserProfileReauthenticateMutation, UserProfileReauthenticateMutationVariables>;
export const UserProfileOrganizationsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfileOrganizationsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterOrganization"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterWorkspace"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterInvitation"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"organizationMemberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterOrganization"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"workspaceMemberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterWorkspace"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workspace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterInvitation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"workspace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeOrganizationId"}},{"kind":"Field","name":{"kind":"Name","value":"activeWorkspaceId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<UserProfileOrganizationsPageQuery, UserProfileOrganizationsPageQueryVariables>;
export const UserProfileLeaveOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileLeaveOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UserProfileLeaveOrganizationMutation, UserProfileLeaveOrganizationMutationVariables>;
export const UserProfileLeaveWorkspaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileLeaveWorkspace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UserProfileLeaveWorkspaceMutation, UserProfileLeaveWorkspaceMutationVariables>;
export const UserProfileSwitchOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileSwitchOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"organizationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"organizationId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeOrganizationId"}}]}}]}}]} as unknown as DocumentNode<UserProfileSwitchOrganizationMutation, UserProfileSwitchOrganizationMutationVariables>;
export const UserProfileSwitchWorkspaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileSwitchWorkspace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchWorkspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeWorkspaceId"}}]}}]}}]} as unknown as DocumentNode<UserProfileSwitchWorkspaceMutation, UserProfileSwitchWorkspaceMutationVariables>;
export const UserProfileAcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileAcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitationById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileAcceptInvitationMutation, UserProfileAcceptInvitationMutationVariables>;
export const UserProfileDeclineInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileDeclineInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}]}]}}]} as unknown as DocumentNode<UserProfileDeclineInvitationMutation, UserProfileDeclineInvitationMutationVariables>;
export const UserProfilePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfilePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<UserProfilePageQuery, UserProfilePageQueryVariables>;
export const UserProfileUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileUpdateMutation, UserProfileUpdateMutationVariables>;
export const UserProfileSetImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileSetImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setViewerImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileSetImageMutation, UserProfileSetImageMutationVariables>;
export const UserProfileDeleteImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileDeleteImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteViewerImage"}}]}}]} as unknown as DocumentNode<UserProfileDeleteImageMutation, UserProfileDeleteImageMutationVariables>;
export const UserProfileDeletePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfileDeletePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<UserProfileDeletePageQuery, UserProfileDeletePageQueryVariables>;
export const UserProfileDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileDelete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileDeleteMutation, UserProfileDeleteMutationVariables>;
export const UserProfileSecurityPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfileSecurityPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"socialProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passwordRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minLength"}},{"kind":"Field","name":{"kind":"Name","value":"requireLowercase"}},{"kind":"Field","name":{"kind":"Name","value":"requireUppercase"}},{"kind":"Field","name":{"kind":"Name","value":"requireNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requireSpecial"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"socialAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"backupCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"generatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rpId"}},{"kind":"Field","name":{"kind":"Name","value":"userHandle"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"credentialId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<UserProfileSecurityPageQuery, UserProfileSecurityPageQueryVariables>;
export const UserProfileSetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileSetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<UserProfileSetPasswordMutation, UserProfileSetPasswordMutationVariables>;
export const UserProfileStartAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileStartAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAuthenticator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"otpauthUrl"}}]}}]}}]} as unknown as DocumentNode<UserProfileStartAuthenticatorMutation, UserProfileStartAuthenticatorMutationVariables>;
export const UserProfileVerifyAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileVerifyAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verified"}}]}}]}}]} as unknown as DocumentNode<UserProfileVerifyAuthenticatorMutation, UserProfileVerifyAuthenticatorMutationVariables>;
export const UserProfileRemoveAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileRemoveAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveAuthenticatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<UserProfileRemoveAuthenticatorMutation, UserProfileRemoveAuthenticatorMutationVariables>;
export const UserProfileCreateBackupCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileCreateBackupCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateBackupCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backupCodes"}}]}}]}}]} as unknown as DocumentNode<UserProfileCreateBackupCodesMutation, UserProfileCreateBackupCodesMutationVariables>;
export const UserProfileRenamePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileRenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkeyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"passkeyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkeyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileRenamePasskeyMutation, UserProfileRenamePasskeyMutationVariables>;
export const UserProfileDeletePasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileDeletePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkeyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"passkeyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkeyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rpId"}}]}}]}}]} as unknown as DocumentNode<UserProfileDeletePasskeyMutation, UserProfileDeletePasskeyMutationVariables>;
export const UserProfileUnlinkWalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileUnlinkWallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"walletId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkWallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"walletId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"walletId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileUnlinkWalletMutation, UserProfileUnlinkWalletMutationVariables>;
export const UserProfileSessionsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfileSessionsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInUser"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"impersonator"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<UserProfileSessionsPageQuery, UserProfileSessionsPageQueryVariables>;
export const UserProfileDeleteSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileDeleteSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UserProfileDeleteSessionMutation, UserProfileDeleteSessionMutationVariables>;
export const UserProfileDeleteOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserProfileDeleteOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revoked"}}]}}]}}]} as unknown as DocumentNode<UserProfileDeleteOtherSessionsMutation, UserProfileDeleteOtherSessionsMutationVariables>;
export const WaitlistPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitlistPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpMode"}}]}}]}}]} as unknown as DocumentNode<WaitlistPageQuery, WaitlistPageQueryVariables>;
export const WaitlistPageJoinDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaitlistPageJoin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<WaitlistPageJoinMutation, WaitlistPageJoinMutationVariables>;
export const WorkspaceRightsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkspaceRights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownWorkspace"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownWorkspace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Workspace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]}}]} as unknown as DocumentNode<WorkspaceRightsQuery, WorkspaceRightsQueryVariables>;
export const WorkspaceMembersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkspaceMembersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"manages"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownWorkspace"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"manages"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"manages"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownWorkspace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Workspace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]}}]} as unknown as DocumentNode<WorkspaceMembersPageQuery, WorkspaceMembersPageQueryVariables>;
export const WorkspaceMemberUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkspaceMemberUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWorkspaceMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWorkspaceMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkspaceMemberUpdateMutation, WorkspaceMemberUpdateMutationVariables>;
export const WorkspaceMemberRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkspaceMemberRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWorkspaceMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"membershipId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"membershipId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkspaceMemberRemoveMutation, WorkspaceMemberRemoveMutationVariables>;
export const WorkspaceAddMemberPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkspaceAddMemberPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isMember"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownWorkspace"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMember"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownWorkspace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Workspace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]}}]} as unknown as DocumentNode<WorkspaceAddMemberPageQuery, WorkspaceAddMemberPageQueryVariables>;
export const WorkspaceMemberAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkspaceMemberAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddWorkspaceMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWorkspaceMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkspaceMemberAddMutation, WorkspaceMemberAddMutationVariables>;
export const WorkspaceInvitationsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkspaceInvitationsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownWorkspace"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingInvitations"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownWorkspace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Workspace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingInvitations"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<WorkspaceInvitationsPageQuery, WorkspaceInvitationsPageQueryVariables>;
export const WorkspaceInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkspaceInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkspaceInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkspaceInviteMutation, WorkspaceInviteMutationVariables>;
export const WorkspaceInvitationResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkspaceInvitationResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWorkspaceInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkspaceInvitationResendMutation, WorkspaceInvitationResendMutationVariables>;
export const WorkspaceInvitationRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkspaceInvitationRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeWorkspaceInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}]}]}}]} as unknown as DocumentNode<WorkspaceInvitationRevokeMutation, WorkspaceInvitationRevokeMutationVariables>;
export const WorkspaceRolesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkspaceRolesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownWorkspace"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedRoles"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownWorkspace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Workspace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissions"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedRoles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"isDeploymentLevel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<WorkspaceRolesPageQuery, WorkspaceRolesPageQueryVariables>;
export const WorkspaceRoleCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkspaceRoleCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWorkspaceRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkspaceRoleCreateMutation, WorkspaceRoleCreateMutationVariables>;
export const WorkspaceRoleUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkspaceRoleUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWorkspaceRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkspaceRoleUpdateMutation, WorkspaceRoleUpdateMutationVariables>;
export const WorkspaceRoleDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkspaceRoleDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWorkspaceRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"roleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkspaceRoleDeleteMutation, WorkspaceRoleDeleteMutationVariables>;