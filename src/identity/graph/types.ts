import type { InputMaybe, Maybe, PageInfo, Scalars, SortOrder } from '../../platform/graph/types.ts';
import type { FirstFactor, ImageInput, MultiSessionSupport, SecondFactorPolicy, SignUpMode, UpdateAuthSettingsInput } from '../../deployment/graph/types.ts';

/** Input to add an email address to the signed-in user's account. */
export type AddMyEmailInput = {
  /** The address, up to 254 characters. */
  readonly email: Scalars['String']['input'];
};


/** Input to add a phone number to the signed-in user's account. */
export type AddMyPhoneInput = {
  /** The number with its country code, such as `+4930123456`, up to 32 characters. Spaces, hyphens and dots are ignored. */
  readonly phoneNumber: Scalars['String']['input'];
};


/** Input to add an email address to a user. */
export type AddUserEmailInput = {
  /** The address, up to 254 characters. */
  readonly email: Scalars['String']['input'];
  /** Whether it becomes the primary address. */
  readonly isPrimary: Scalars['Boolean']['input'];
  /** Whether it counts as verified. */
  readonly isVerified: Scalars['Boolean']['input'];
};


/** Input to add a phone number to a user. */
export type AddUserPhoneInput = {
  /** Whether it becomes the primary number. */
  readonly isPrimary: Scalars['Boolean']['input'];
  /** Whether it counts as verified. */
  readonly isVerified: Scalars['Boolean']['input'];
  /** The number with its country code, such as `+4930123456`. Spaces, hyphens and dots are ignored. */
  readonly phoneNumber: Scalars['String']['input'];
};


/** The passkey for the step that a sign-in attempt waits for. */
export type AttemptPasskeyInput = {
  /** The response of `navigator.credentials.get`, as its `toJSON()` returns it. Up to 16 KiB. */
  readonly credential: Scalars['JSONObject']['input'];
  /** Id of a sign-in attempt in `session.signin_attempts`. */
  readonly signinAttemptId: Scalars['ID']['input'];
};


/** The code for the step that an attempt waits for. */
export type AttemptVerificationInput = {
  /** The code that was sent (6 digits), the authenticator's current code (6 digits), or a backup code. 1 to 64 characters. */
  readonly code: Scalars['String']['input'];
  /** Id of a sign-in attempt in `session.signin_attempts`. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a sign-up attempt in `session.signup_attempts`. */
  readonly signupAttemptId?: InputMaybe<Scalars['ID']['input']>;
};


/** How users sign in to this deployment, and which fields a sign-up requires. */
export type AuthOptions = {
  /** The strategy of a sign-in without `strategy`. */
  readonly firstFactor: SignInStrategy;
  /** Whether a magic link must be confirmed in the browser that requested it. */
  readonly magicLinkRequiresSameDevice: Scalars['Boolean']['output'];
  /** Whether several accounts can be signed in to one browser at the same time. */
  readonly multiSessionSupport: MultiSessionSupport;
  /** Whether the autofill of the identifier field should offer passkeys (conditional mediation). */
  readonly passkeyAutofill: Scalars['Boolean']['output'];
  /** Whether a page should offer to register a passkey after the sign-in of a user without one; see `GET /me/passkeys`. */
  readonly passkeyRegistrationPrompt: Scalars['Boolean']['output'];
  /** The relying party id of passkeys. */
  readonly passkeyRpId: Scalars['String']['output'];
  /** The password rules. Null when passwords are disabled. */
  readonly passwordRules?: Maybe<PasswordRules>;
  /** The channels for codes to a phone; the first one is the default. Empty when the settings allow none. */
  readonly phoneChannels: ReadonlyArray<PhoneChannel>;
  /** Whether sign-in requires a second factor. */
  readonly secondFactorPolicy: SecondFactorPolicy;
  /** The fields of a sign-up, in the order of a form. */
  readonly signUpFields: ReadonlyArray<SignUpField>;
  /** Whether users can sign up without an invitation. */
  readonly signUpMode: SignUpMode;
  /** The sign-in strategies that are enabled together with everything that they require. */
  readonly strategies: ReadonlyArray<SignInStrategy>;
  /** The chains of wallets that are accepted. Null when wallets are disabled. */
  readonly wallets?: Maybe<WalletOptions>;
};


/** An authenticator app of a user. */
export type Authenticator = {
  /** When the enrolment was started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it was verified, so that sign-in requires its codes. */
  readonly verified: Scalars['Boolean']['output'];
  /** When the authenticator was verified. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** An enrolment that is not verified yet. */
export type AuthenticatorEnrolment = {
  /** When the enrolment was started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** `otpauth://totp/…`, for a QR code. It contains the secret. */
  readonly otpauthUrl: Scalars['String']['output'];
  /** The shared secret in base32, for manual entry. It is shown only once. */
  readonly secret: Scalars['String']['output'];
  /** Always false: the authenticator becomes active when its codes are verified. */
  readonly verified: Scalars['Boolean']['output'];
};


/** The result of a verification. */
export type AuthenticatorVerification = {
  /** The authenticator. */
  readonly authenticator: Authenticator;
  /** Whether sign-in requires a second factor. */
  readonly twoFactorEnabled: Scalars['Boolean']['output'];
  /** Whether the codes were valid. */
  readonly verified: Scalars['Boolean']['output'];
};


/** A new set of backup codes. */
export type BackupCodes = {
  /** Ten codes in the form `xxxxx-xxxxx`. Case and hyphens are ignored when a code is used. */
  readonly backupCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Whether earlier codes existed, which are now invalid. */
  readonly previousCodesInvalidated: Scalars['Boolean']['output'];
  /** When the codes were created. */
  readonly regeneratedAt: Scalars['DateTime']['output'];
};


/** The number of backup codes of a user. */
export type BackupCodesLeft = {
  /** When the codes were created. Null without codes. */
  readonly generatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number of unused codes. */
  readonly remaining: Scalars['Int']['output'];
  /** The number of codes, including used ones: 10, or 0 when none were created. */
  readonly total: Scalars['Int']['output'];
};


/** Input to create an impersonation. */
export type CreateImpersonationInput = {
  /**
   * Who impersonates the user, such as the id or address of a member of your staff. 1 to 255 characters. The claim `act`, sessions
   * and the audit log show it.
   */
  readonly actor: Scalars['String']['input'];
  /** Seconds until the impersonation ends, 60 to 3,600. */
  readonly expiresInSeconds: Scalars['Int']['input'];
  /** Why, such as the number of a ticket of your help desk. 1 to 500 characters. The audit log shows it. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
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
   * The paths are `user.` with `id`, `first_name`, `last_name`, `full_name`, `username`, `primary_email_address`,
   * `primary_phone_number`, `email_verified`, `created_at` or `public_metadata`; `organization.` and `workspace.` with `id`,
   * `name`, `slug`, `description` or `created_at`; `organization.` also with `display_name` or `logo_url`;
   * `organization_membership.` and `workspace_membership.` with `id`, `roles`, `permissions`, `public_metadata` or
   * `created_at`; `session.id`. Any path can follow `public_metadata`. Unknown paths and missing values are null. The
   * organization and workspace are the active ones of the sign-in, while the user is a member.
   *
   * The claims `typ`, `sid`, `signin_id`, `scope`, `azp`, `deployment_id`, `iss`, `sub`, `iat`, `exp`, `nbf` and `jti` are
   * reserved for the service. `aud` must be a fixed string or a list of fixed strings, and none of the service's own
   * audiences.
   */
  readonly claims: Scalars['JSONObject']['input'];
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the template becomes the default for session tokens. The previous default stops being one. */
  readonly isDefault: Scalars['Boolean']['input'];
  /** Name, 1 to 255 characters, unique in the deployment. */
  readonly name: Scalars['String']['input'];
  /** Lifetime of a token in seconds, 60 to 31,536,000. */
  readonly ttl: Scalars['Int']['input'];
};


/** Input to create a sign-in ticket. */
export type CreateSignInTicketInput = {
  /** Seconds until the ticket expires, 60 to 86,400. */
  readonly expiresInSeconds: Scalars['Int']['input'];
};


/** The users to import, and how. */
export type CreateUserImportInput = {
  /** One JSON object on each line, up to 1 MiB. Must be left out when a file is sent. */
  readonly content?: InputMaybe<Scalars['String']['input']>;
  /** Whether webhook endpoints receive `user.created` for each user. The audit log has an entry for each user in any case. */
  readonly sendEvents: Scalars['Boolean']['input'];
};


/** Input to create a user. */
export type CreateUserInput = {
  /** The primary address, up to 254 characters. It counts as verified. */
  readonly email: Scalars['String']['input'];
  /** Id of the user in another system, unique among the users of the deployment, 1 to 255 characters. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** First name, 1 to 255 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, 1 to 255 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Preferred language as a BCP 47 tag, such as `fr-CA`. Messages to the user are in it when the service has its texts. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 256 characters, no common password. Without it, the user cannot sign in with a password. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** Metadata about the user, up to 64 KiB. Only the backend host shows it. */
  readonly privateMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Metadata for the user, up to 64 KiB. The user can read it. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Letters of one script, digits and `. _ -`, stored in NFKC; the settings define the length. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
};


/** The page that asks the wallet for a signature. */
export type CreateWalletChallengeInput = {
  /**
   * The origin of the page: the deployment's own origin or one of its allowed origins. An http or https URL of up to 2,048
   * characters, of which only the origin counts. When omitted, the deployment's own origin.
   */
  readonly origin?: InputMaybe<Scalars['String']['input']>;
};


/** This browser's session, with the active organization and workspace. */
export type CurrentSession = {
  /** Id of the active organization; null when there is none or the user is no longer a member. */
  readonly activeOrganizationId?: Maybe<Scalars['ID']['output']>;
  /** The sign-in for which requests act; null when no user is signed in or a factor is missing. */
  readonly activeSignin?: Maybe<Signin>;
  /** Id of the active workspace; null when there is none or the user is no longer a member. */
  readonly activeWorkspaceId?: Maybe<Scalars['ID']['output']>;
  /**
   * Always `current`, because a client has one session. Client caches find it by this id, so that a mutation that returns the
   * session updates what was read before. The ids of sign-ins are in `signins`.
   */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Sign-in attempts that are not complete. */
  readonly signinAttempts: ReadonlyArray<SigninAttempt>;
  /** Accounts that are signed in in this browser. */
  readonly signins: ReadonlyArray<Signin>;
  /** Sign-up attempts that are not complete. */
  readonly signupAttempts: ReadonlyArray<SignupAttempt>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentJwtTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JwtTemplateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentUserImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<UserOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentWaitlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WaitlistFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The account whose password was forgotten. */
export type ForgotPasswordInput = {
  /** An email address of the account, up to 254 characters. */
  readonly email: Scalars['String']['input'];
  /**
   * The application's own page for choosing a new password. The parameter `token` is added to it. An http or https URL of up to
   * 2,048 characters on the deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
};


/** The availability of an identifier. */
export type IdentifierAvailability = {
  /** Whether a new account could use it. */
  readonly available: Scalars['Boolean']['output'];
};


/** A member of staff who acts as a user, or may do so with a ticket. */
export type Impersonation = {
  /** Who impersonates the user, as the backend named them. */
  readonly actor: Scalars['String']['output'];
  /** When the impersonation was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the impersonation ends, whether or not the ticket was used. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Why, as the backend gave it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Id of the session; null while the ticket is unused. */
  readonly sessionId?: Maybe<Scalars['ID']['output']>;
  /** When the ticket was used; null while it is unused. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
};


/** A new impersonation, with the secret of its ticket. */
export type ImpersonationTicket = {
  /** Who impersonates the user, as the backend named them. */
  readonly actor: Scalars['String']['output'];
  /** When the impersonation was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the impersonation ends, whether or not the ticket was used. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Why, as the backend gave it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The secret that signs in as the user, once. It is not shown again. */
  readonly ticket: Scalars['String']['output'];
  /** A page of the deployment host that uses the ticket after a press of its button. It contains the secret. */
  readonly url: Scalars['String']['output'];
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
};


/** The result of invalidating a user's backup codes. */
export type InvalidatedBackupCodes = {
  /** The number of codes, including used ones. */
  readonly invalidated: Scalars['Int']['output'];
};


/** The address to add to the waitlist. */
export type JoinWaitlistInput = {
  /** The address to mail the link to. */
  readonly email: Scalars['String']['input'];
  /** First name. Up to 255 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name. Up to 255 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
};


/** A template for the claims and lifetime of tokens for other services. */
export type JwtTemplate = {
  /** The claims. Strings can contain expressions such as `{{user.primary_email_address}}`. */
  readonly claims: Scalars['JSONObject']['output'];
  /** When the template was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * Whether the template is the default: session tokens then contain its claims and audiences, but not its lifetime. At most
   * one template is the default. Without one, session tokens contain only the standard claims.
   */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Unique in the deployment. */
  readonly name: Scalars['String']['output'];
  /** Lifetime of a token in seconds. */
  readonly ttl: Scalars['Int']['output'];
  /** When the template was last updated. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
};


/** A page of a list of the type `JwtTemplate`. */
export type JwtTemplateConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<JwtTemplateEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<JwtTemplate>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `JwtTemplate`. */
export type JwtTemplateEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: JwtTemplate;
};


/** Filter for JWT templates. A template must match all given fields. */
export type JwtTemplateFilter = {
  /** Returns templates with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Returns the default template, or all other templates. */
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Returns the template with exactly this name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};


/** A page of JWT templates. */
export type JwtTemplateList = {
  /** The templates. */
  readonly data: ReadonlyArray<JwtTemplate>;
  /** Whether there are more templates. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** The rendered claims of a JWT template. */
export type JwtTemplatePreview = {
  /** All claims of the token. */
  readonly claims: Scalars['JSONObject']['output'];
};


/** The signed challenge of the wallet to link, and the sign-in attempt that waits for it. */
export type LinkMyWalletInput = {
  /** The text of the Sign-In with Ethereum message, exactly as it was signed. 1 to 4,096 characters. */
  readonly message: Scalars['String']['input'];
  /**
   * The signature: `0x` and 130 hexadecimal digits. Of a wallet that is a contract (ERC-1271), `0x` and 2 to 8,192
   * digits; 503 `UNAVAILABLE` when the RPC server of its chain fails.
   */
  readonly signature: Scalars['String']['input'];
  /** Id of a sign-in attempt of this browser at `link_wallet`, listed in `session.signin_attempts`. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
};


/** What a lockout prevents. */
export type LockedAction =
  /**
   * Receiving further codes for a sign-in, after wrong ones. Codes and sign-in attempts that are not used reserve guesses too, for
   * ten minutes; they are not listed.
   */
  | 'CODE'
  /** Confirming the own password in the account. */
  | 'PASSWORD'
  /** Requesting or using links that reset a password. */
  | 'PASSWORD_RESET'
  /** Reauthenticating with a code. */
  | 'REAUTHENTICATION'
  /** Starting sign-ins that need a second factor, after wrong codes of it. */
  | 'SECOND_FACTOR'
  /** Signing in with a password or a wallet. */
  | 'SIGN_IN'
  /** Receiving codes and links for a sign-in, and challenges for wallets. */
  | 'SIGN_IN_MESSAGE'
  /** Starting a sign-in with a passkey. */
  | 'SIGN_IN_PASSKEY'
  /** Signing up. */
  | 'SIGN_UP';


/** A limit of attempts that was reached: clients get 429 `TOO_MANY_ATTEMPTS` until it ends. */
export type Lockout = {
  /** What the clients cannot do. */
  readonly action: LockedAction;
  /**
   * The network address that is locked; for IPv6 its /64 network. Null when all clients that the account has not signed in from are
   * locked, or with `for_known_clients` those that it has signed in from.
   */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Whether the limit is that of the clients that the account has signed in from. */
  readonly forKnownClients: Scalars['Boolean']['output'];
  /** 64-bit id as decimal text. The next lockout of the same kind has another one. */
  readonly id: Scalars['ID']['output'];
  /** When it ends, unless it is lifted. */
  readonly until: Scalars['DateTime']['output'];
  /** The user; null when one address is locked. */
  readonly user?: Maybe<User>;
  /** Id of the user whose account is locked. Null when one address is locked, for all accounts. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
};


/** A page of a list of the type `Lockout`. */
export type LockoutConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<LockoutEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<Lockout>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `Lockout`. */
export type LockoutEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Lockout;
};


/** A page of lockouts. */
export type LockoutList = {
  /** The lockouts. */
  readonly data: ReadonlyArray<Lockout>;
  /** Whether more lockouts follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};


/** The result of a confirmed link: a sign-in, an attempt for the next step, or a verified address. */
export type MagicLinkResult = {
  /** The address of the signed-in user that was verified. Null for links of a sign-in or sign-up. */
  readonly email?: Maybe<MyEmail>;
  /** The `redirect_url` of the request, to redirect to. Null without one. */
  readonly redirectUrl?: Maybe<Scalars['String']['output']>;
  /** The sign-in, which is now the active one of this browser. Null while a factor is missing. */
  readonly signin?: Maybe<Signin>;
  /** The attempt of this browser to complete next. Null when the account is signed in. */
  readonly signinAttempt?: Maybe<SigninAttempt>;
  /** The sign-up attempt of this browser, when it requires another verification. Null otherwise. */
  readonly signupAttempt?: Maybe<SignupAttempt>;
};


/** A user's account, visible only to that user. */
export type Me = {
  /** When the account was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The primary email address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** All email addresses, the primary one first, then the oldest first. */
  readonly emails: ReadonlyArray<MyEmail>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Whether the account has a password. */
  readonly hasPassword: Scalars['Boolean']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the profile image, or else of the deployment's default image for users; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Preferred language as a BCP 47 tag, such as `fr-CA`. A sign-up stores the language of the browser. */
  readonly locale?: Maybe<Scalars['String']['output']>;
  /** The user's passkeys, oldest first. */
  readonly passkeys?: Maybe<ReadonlyArray<Passkey>>;
  /** All phone numbers, the primary one first, then the oldest first. */
  readonly phones: ReadonlyArray<MyPhone>;
  /** Metadata that the backend stores for the user. The user can read it. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** The browsers in which the user is signed in, in the order in which their sessions were created. */
  readonly sessions?: Maybe<MySessionConnection>;
  /** Whether the account has a verified authenticator. Sign-in requires its code when the settings enable a second factor. */
  readonly twoFactorEnabled: Scalars['Boolean']['output'];
  /** When the account was last updated. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Username, unique in the deployment. */
  readonly username?: Maybe<Scalars['String']['output']>;
  /** The user's wallets, oldest first. */
  readonly wallets?: Maybe<ReadonlyArray<Wallet>>;
};


/** A user's account, visible only to that user. */
export type MeSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAddMyEmailArgs = {
  input: AddMyEmailInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAddMyPhoneArgs = {
  input: AddMyPhoneInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAddUserEmailArgs = {
  input: AddUserEmailInput;
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAddUserPhoneArgs = {
  input: AddUserPhoneInput;
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationApproveWaitlistEntryArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAttemptPasskeyArgs = {
  input: AttemptPasskeyInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAttemptVerificationArgs = {
  input: AttemptVerificationInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateImpersonationArgs = {
  input: CreateImpersonationInput;
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateJwtTemplateArgs = {
  input: CreateJwtTemplateInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateSignInTicketArgs = {
  input: CreateSignInTicketInput;
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateUserImportArgs = {
  input: CreateUserImportInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateWalletChallengeArgs = {
  input?: InputMaybe<CreateWalletChallengeInput>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteJwtTemplateArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteMyEmailArgs = {
  emailId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteMyPasskeyArgs = {
  passkeyId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteMyPhoneArgs = {
  phoneId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteMySessionArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteUserArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteUserEmailArgs = {
  emailId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteUserImageArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteUserImportArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteUserPasskeyArgs = {
  passkeyId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteUserPhoneArgs = {
  phoneId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteWaitlistEntryArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationEndImpersonationArgs = {
  impersonationId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationJoinWaitlistArgs = {
  input: JoinWaitlistInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationLiftUserLockoutArgs = {
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationLinkMyWalletArgs = {
  input: LinkMyWalletInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationMakeMyEmailPrimaryArgs = {
  emailId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationMakeMyPhonePrimaryArgs = {
  phoneId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationPrepareMyEmailArgs = {
  emailId: Scalars['ID']['input'];
  input?: InputMaybe<PrepareMyEmailInput>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationPrepareMyPhoneArgs = {
  input?: InputMaybe<PrepareMyPhoneInput>;
  phoneId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationPreparePasskeyArgs = {
  input: PreparePasskeyInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationPrepareVerificationArgs = {
  input: PrepareVerificationInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationReauthenticateArgs = {
  input: ReauthenticateInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRegenerateBackupCodesArgs = {
  input?: InputMaybe<RegenerateBackupCodesInput>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRegisterPasskeyArgs = {
  input: RegisterPasskeyInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRemoveAuthenticatorArgs = {
  input?: InputMaybe<RemoveAuthenticatorInput>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRemoveUserAuthenticatorArgs = {
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
  passkeyId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationResetUserBackupCodesArgs = {
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRevokeSignInTicketArgs = {
  ticketId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRevokeUserSessionArgs = {
  sessionId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRevokeUserSessionsArgs = {
  userId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetMyImageArgs = {
  input: ImageInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetMyPasswordArgs = {
  input: SetMyPasswordInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetUserImageArgs = {
  id: Scalars['ID']['input'];
  input: ImageInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetUserPasswordArgs = {
  id: Scalars['ID']['input'];
  input: SetUserPasswordInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSignOutArgs = {
  input?: InputMaybe<SignOutInput>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationStartAuthenticatorArgs = {
  input?: InputMaybe<StartAuthenticatorInput>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSwitchSignInArgs = {
  input: SwitchSignInInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUnlinkMyWalletArgs = {
  walletId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateAuthSettingsArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateAuthSettingsInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateJwtTemplateArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateJwtTemplateInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateMeArgs = {
  input: UpdateMeInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateUserArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationVerifyAuthenticatorArgs = {
  input: VerifyAuthenticatorInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationVerifyMagicLinkArgs = {
  input: VerifyMagicLinkInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationVerifyMyEmailArgs = {
  emailId: Scalars['ID']['input'];
  input: VerifyMyAddressInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationVerifyMyPhoneArgs = {
  input: VerifyMyAddressInput;
  phoneId: Scalars['ID']['input'];
};


/** An email address of the signed-in user. */
export type MyEmail = {
  /** The address. */
  readonly email: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether this is the primary address, which receives mail. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether the user has verified the address. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** When the address was verified. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** The passkeys of the signed-in user. */
export type MyPasskeys = {
  /** Up to 20 passkeys, oldest first. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /**
   * Whether a page should offer to register a passkey after sign-in: the settings enable it
   * (`prompt_registration_on_auth`), and the user has none.
   */
  readonly promptRegistration: Scalars['Boolean']['output'];
  /** The relying party id of the deployment. */
  readonly rpId: Scalars['String']['output'];
  /** The user handle of the passkeys, in base64url. */
  readonly userHandle: Scalars['String']['output'];
};


/** A phone number of the signed-in user. */
export type MyPhone = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether this is the primary number, which receives messages. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether the user has verified the number. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** The number in E.164 form. */
  readonly phoneNumber: Scalars['String']['output'];
  /** When the address was verified. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A browser in which the user is signed in. */
export type MySession = {
  /** 64-bit id of the session as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Who impersonates the user in this session; null when the user has signed in. */
  readonly impersonator?: Maybe<Scalars['String']['output']>;
  /** IP address from which the user signed in. */
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** Whether the request comes from this browser. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When the browser last sent a request, accurate to a minute. */
  readonly lastActiveAt: Scalars['DateTime']['output'];
  /** How the user signed in: a strategy such as `email_password`, `sign_up`, or `impersonation`. */
  readonly method?: Maybe<Scalars['String']['output']>;
  /** The second factor of the sign-in: `totp`, `backup_code`, or null. */
  readonly secondFactor?: Maybe<Scalars['String']['output']>;
  /** When the user signed in in this browser. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** `User-Agent` header of the browser, up to 512 characters. */
  readonly userAgent?: Maybe<Scalars['String']['output']>;
};


/** A page of a list of the type `UserSession`. */
export type MySessionConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<MySessionEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<MySession>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `UserSession`. */
export type MySessionEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: MySession;
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


/** A passkey of a user. Its private key never leaves the authenticator. */
export type Passkey = {
  /** When it was registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The id of the WebAuthn credential in base64url, as browsers know it. */
  readonly credentialId: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is stored on other devices or in a password manager's account, as of its last use. */
  readonly isBackedUp: Scalars['Boolean']['output'];
  /** Whether it can be synced to other devices, as password managers do. */
  readonly isSynced: Scalars['Boolean']['output'];
  /** When it last passed a factor or a reauthentication. Null before the first time. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that the user gave it, or the browser and system in which it was registered. */
  readonly name: Scalars['String']['output'];
};


/** The options of a WebAuthn request, with a challenge that can be used once. */
export type PasskeyRequest = {
  /** When the challenge expires, 5 minutes after it was issued. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /**
   * The `publicKey` options in the JSON form of WebAuthn, for `PublicKeyCredential.parseCreationOptionsFromJSON` or
   * `PublicKeyCredential.parseRequestOptionsFromJSON`.
   */
  readonly options: Scalars['JSONObject']['output'];
};


/** The result of a factor that a passkey passed: a sign-in, or an attempt for the next step. */
export type PasskeyResult = {
  /** The sign-in, which is now the active one. Null while a step is missing. */
  readonly signin?: Maybe<Signin>;
  /** The attempt to complete next. Null when the account is signed in. */
  readonly signinAttempt?: Maybe<SigninAttempt>;
};


/** The rules that a new password must meet. */
export type PasswordRules = {
  /** Minimum length in characters. */
  readonly minLength: Scalars['Int']['output'];
  /** Whether a lowercase letter is required. */
  readonly requireLowercase: Scalars['Boolean']['output'];
  /** Whether a digit is required. */
  readonly requireNumber: Scalars['Boolean']['output'];
  /** Whether a character that is not a letter, digit or space is required. */
  readonly requireSpecial: Scalars['Boolean']['output'];
  /** Whether an uppercase letter is required. */
  readonly requireUppercase: Scalars['Boolean']['output'];
};


/** The channel of a message to a phone. */
export type PhoneChannel =
  /** A text message. */
  | 'SMS'
  /** A message in WhatsApp. */
  | 'WHATSAPP';


/** Input to request a code or link for an email address of the signed-in user. */
export type PrepareMyEmailInput = {
  /**
   * For links: the URL to which the page redirects after the link was used. An http or https URL of up to 2,048 characters, on
   * the deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** `email_code` or `email_link`. When omitted, a code if the settings allow it, else a link. */
  readonly strategy?: InputMaybe<VerificationStrategy>;
};


/** Input to request a code for a phone number of the signed-in user. */
export type PrepareMyPhoneInput = {
  /** A channel that the settings allow. When omitted, SMS if the settings allow it, else WhatsApp. */
  readonly channel?: InputMaybe<PhoneChannel>;
};


/** The sign-in attempt to ask for a passkey for. */
export type PreparePasskeyInput = {
  /** Id of a sign-in attempt in `session.signin_attempts`. */
  readonly signinAttemptId: Scalars['ID']['input'];
};


/** The attempt to send a message for, and the strategy. */
export type PrepareVerificationInput = {
  /**
   * For links: the page to redirect to after the link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Id of a sign-in attempt in `session.signin_attempts`. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a sign-up attempt in `session.signup_attempts`. */
  readonly signupAttemptId?: InputMaybe<Scalars['ID']['input']>;
  /** The strategy. The default is the one that the attempt began with. A sign-in cannot change its strategy. */
  readonly strategy?: InputMaybe<VerificationStrategy>;
};


/** A code that was mailed to the signed-in user. */
export type PreparedReauthentication = {
  /** The address that receives the code: the verified primary one. */
  readonly email: Scalars['String']['output'];
  /** When the code expires, 10 minutes after it was sent. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When the next code can be requested, 60 seconds after this one. */
  readonly resendAt: Scalars['DateTime']['output'];
};


/** The message that was sent, or would have been sent if no account has the address. */
export type PreparedVerification = {
  /** When the code or link expires, 10 minutes after it was sent. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When the next message may be requested, 60 seconds after this one. */
  readonly resendAt: Scalars['DateTime']['output'];
  /** The strategy that the address is verified with. */
  readonly strategy: VerificationStrategy;
};


/** The user, organization and workspace of a preview. */
export type PreviewJwtTemplateInput = {
  /** Id of the active organization; none when omitted. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the user. */
  readonly userId: Scalars['ID']['input'];
  /** Id of the active workspace; none when omitted. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryIdentifierAvailabilityArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryJwtTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryJwtTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JwtTemplateFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListJwtTemplatesArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListLockoutsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListUserImportFailuresArgs = {
  importId: Scalars['ID']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListUserImportsArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListUserSessionsArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  userId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListUsersArgs = {
  externalId?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortKey: UserSortKey;
  sortOrder: SortOrder;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListWaitlistArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  status?: InputMaybe<WaitlistStatus>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryLockoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryMySessionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryPreviewJwtTemplateArgs = {
  id: Scalars['ID']['input'];
  input: PreviewJwtTemplateInput;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QuerySessionTokenArgs = {
  template?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryUserExportArgs = {
  userId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryUserImpersonationsArgs = {
  userId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryUserImportArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryUserImportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryUserPasskeysArgs = {
  userId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryUserSignInStateArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<UserOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWaitlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WaitlistFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Input to authenticate again: exactly one of the four fields. */
export type ReauthenticateInput = {
  /** The authenticator's current code (6 digits), or a backup code, which can be used once. 1 to 64 characters. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The code that was mailed, 6 digits. 1 to 16 characters. */
  readonly emailCode?: InputMaybe<Scalars['String']['input']>;
  /**
   * A passkey of the account: the response of `navigator.credentials.get` to the options of
   * `POST /me/reauthenticate/prepare-passkey`, as its `toJSON()` returns it. Up to 16 KiB.
   */
  readonly passkey?: InputMaybe<Scalars['JSONObject']['input']>;
  /** The account's password. 1 to 256 characters. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** The challenge that a wallet of the account has signed. */
  readonly wallet?: InputMaybe<WalletSignatureInput>;
};


/** A successful reauthentication. */
export type Reauthentication = {
  /** When the user authenticated. */
  readonly authenticatedAt: Scalars['DateTime']['output'];
  /** When the reauthentication expires, ten minutes later. */
  readonly expiresAt: Scalars['DateTime']['output'];
};


/** The sign-in attempt to create backup codes for. Without an id, the signed-in user is meant first. */
export type RegenerateBackupCodesInput = {
  /** Id of a sign-in attempt of this browser at `create_backup_codes`, listed in `session.signin_attempts`. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
};


/** The passkey to register. */
export type RegisterPasskeyInput = {
  /** The response of `navigator.credentials.create`, as its `toJSON()` returns it. Up to 16 KiB. */
  readonly credential: Scalars['JSONObject']['input'];
  /** A name to recognize it by, 1 to 100 characters. Defaults to the browser and system, such as `Firefox on Linux`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};


/** The document of `/.well-known/webauthn`. */
export type RelatedOrigins = {
  /** The origins, the deployment's own first. */
  readonly origins: ReadonlyArray<Scalars['String']['output']>;
};


/** The reauthentication for removing the authenticator: exactly one of the two fields. */
export type RemoveAuthenticatorInput = {
  /** The current code of the authenticator, or a backup code. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The account's password. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};


/** The new name of a passkey. */
export type RenamePasskeyInput = {
  /** 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
};


/** The token of a password reset link, and the new password. */
export type ResetPasswordInput = {
  /**
   * Up to 256 characters. It must meet the password rules of the settings, and be neither a common password nor an identifier
   * of the user.
   */
  readonly newPassword: Scalars['String']['input'];
  /** The link's `token`. 1 to 256 characters. */
  readonly token: Scalars['String']['input'];
};


/** The result of signing a user out everywhere. */
export type RevokedSessions = {
  /** The number of browsers in which the user was signed in. */
  readonly revoked: Scalars['Int']['output'];
};


/** A second factor that can complete a sign-in. */
export type SecondFactorMethod =
  /** A code of the authenticator app, for `POST /auth/attempt-verification`. */
  | 'AUTHENTICATOR'
  /** An unused backup code, for `POST /auth/attempt-verification`. */
  | 'BACKUP_CODE'
  /** A passkey, for `POST /auth/prepare-passkey` and `POST /auth/attempt-passkey`. */
  | 'PASSKEY';


/** A browser's session. Every REST response of the deployment host contains it. */
export type Session = {
  /** The sign-in for which requests act; null when no user is signed in or a factor is missing. */
  readonly activeSignin?: Maybe<Signin>;
  /** Sign-in attempts that are not complete. */
  readonly signinAttempts: ReadonlyArray<SigninAttempt>;
  /** Accounts that are signed in in this browser. */
  readonly signins: ReadonlyArray<Signin>;
  /** Sign-up attempts that are not complete. */
  readonly signupAttempts: ReadonlyArray<SignupAttempt>;
};


/** A token and its expiry. */
export type SessionToken = {
  /** When the token expires, in milliseconds since 1970: its `exp` times 1,000. */
  readonly expires: Scalars['Float']['output'];
  /** The token: three base64url parts, separated by dots. */
  readonly token: Scalars['String']['output'];
};


/** Input to set the signed-in user's password. */
export type SetMyPasswordInput = {
  /** The current password, up to 256 characters. Required when the account has a password. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The new password, up to 256 characters. It must meet the rules of the settings, and must not be a common password, the user's email address or username, or the application's name. */
  readonly newPassword: Scalars['String']['input'];
  /** Whether to sign the user out of all other browsers. */
  readonly signOutOthers: Scalars['Boolean']['input'];
};


/** Input to set a user's password. */
export type SetUserPasswordInput = {
  /** Whether to sign the user out everywhere. */
  readonly endSessions: Scalars['Boolean']['input'];
  /** 8 to 256 characters, no common password. */
  readonly password: Scalars['String']['input'];
};


/**
 * A failed sign-in of a user, or a failed step of one, with the failures before it: those that one event `session.signin.failed`
 * reports. Failures at a strategy that the settings disable name no account and are not stored, nor are unknown passkeys.
 */
export type SignInFailure = {
  /** The address of the client. */
  readonly address: Scalars['String']['output'];
  /** When it failed. */
  readonly at: Scalars['DateTime']['output'];
  /** Why it failed. */
  readonly code: SignInFailureCode;
  /** The number of failures since `first_at`, this one included. Only the last one is stored with its data. */
  readonly count: Scalars['Int']['output'];
  /** The country of the client, ISO 3166-1 alpha-2. Null when it is not known. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** When the first of them happened. */
  readonly firstAt: Scalars['DateTime']['output'];
  /** The strategy of the first factor, such as `email_password`, `ticket`, or `sign_up` when a sign-up continues as a sign-in. */
  readonly method: Scalars['String']['output'];
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


/** The first factor of a sign-in: the strategy, and the fields that it requires. */
export type SignInInput = {
  /** For `phone_otp`: a channel that the settings allow. The default is SMS, or WhatsApp where SMS is not allowed. */
  readonly channel?: InputMaybe<PhoneChannel>;
  /** For `email_password`, `email_otp` and `magic_link`; optional for `passkey`. Up to 254 characters. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** For the two strategies with a password. Up to 256 characters. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** For `phone_otp`; optional for `passkey`. In E.164 format. Spaces, dots and hyphens are ignored. Up to 32 characters. */
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /**
   * For `magic_link`: the page to redirect to after the link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** The strategy. The default is the first factor of the deployment's settings. */
  readonly strategy?: InputMaybe<SignInStrategy>;
  /** For `ticket`: the ticket, up to 255 characters. */
  readonly ticket?: InputMaybe<Scalars['String']['input']>;
  /** For `username_password`; optional for `passkey`. Up to 255 characters. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
  /** For `web3_wallet`: the signed challenge of this browser. */
  readonly wallet?: InputMaybe<WalletSignatureInput>;
};


/** The result of a sign-in: a completed sign-in, or an attempt that requires another factor. */
export type SignInResult = {
  /** For `passkey`: the options for the browser, for `POST /auth/attempt-passkey`. Null for other strategies. */
  readonly passkeyRequest?: Maybe<PasskeyRequest>;
  /** The sign-in, which is now the active one. Null while a factor is missing. */
  readonly signin?: Maybe<Signin>;
  /** The attempt to complete next. Null when the account is signed in. */
  readonly signinAttempt?: Maybe<SigninAttempt>;
};


/** A rule that stops a user from signing in. */
export type SignInRule = {
  /** The rule. */
  readonly rule: SignInRuleName;
  /**
   * The setting that decides, by its name in REST, such as `auth.email.enabled`: `auth.` stands for `/settings/auth`, and
   * `restrictions.` for `/settings/restrictions`. Null when no setting decides.
   */
  readonly setting?: Maybe<Scalars['String']['output']>;
  /** The strategy that it stops. Null when it stops every strategy, and sign-in tickets. */
  readonly strategy?: Maybe<FirstFactor>;
};


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
  /** The user has no username. */
  | 'NO_USERNAME'
  /** The user has linked no wallet. */
  | 'NO_WALLET'
  /** The settings do not enable the strategy, or the identifier or messages that it needs. */
  | 'SETTING'
  /** The user is deactivated: `is_active` is false. */
  | 'USER_INACTIVE';


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
  /** An account at another identity provider (SSO). Not available yet. */
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


/** A new ticket, with its secret. */
export type SignInTicket = {
  /** When the ticket was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the ticket expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The secret that signs in as the user, once. It is not shown again. */
  readonly ticket: Scalars['String']['output'];
  /** A page of the deployment host that uses the ticket after a press of its button. It contains the secret. */
  readonly url: Scalars['String']['output'];
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
};


/** The sign-in to end. */
export type SignOutInput = {
  /** Id of one of this browser's sign-ins. Without it, all of them are ended. */
  readonly signinId?: InputMaybe<Scalars['ID']['input']>;
};


/** A field of a sign-up. */
export type SignUpField = {
  /** Maximum length in characters. For `wallet`, of the message. */
  readonly maxLength: Scalars['Int']['output'];
  /** Minimum length in characters. For `wallet`, of the message. */
  readonly minLength: Scalars['Int']['output'];
  /**
   * The name of the field: `email`, `phone_number`, `username`, `wallet`, `password`, `first_name` or `last_name`. The value
   * of `wallet` is an object with a message and its signature.
   */
  readonly name: Scalars['String']['output'];
  /** Whether the field is required. */
  readonly required: Scalars['Boolean']['output'];
  /**
   * Whether it must be verified with a code or link before the account is created. Where false, only an address that another
   * account claims must be verified.
   */
  readonly verified: Scalars['Boolean']['output'];
};


/**
 * The fields of a new account. The deployment's auth settings say which fields are enabled and which are required. At least
 * one identifier of an enabled sign-in strategy is required. A field that is not enabled is rejected. An empty string counts
 * as left out.
 */
export type SignUpInput = {
  /** Email address. An address that another account only claims is verified before the account is created. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** First name. Up to 255 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** The token of an invitation mail. The email address is the invited one and may be left out. */
  readonly invitationToken?: InputMaybe<Scalars['String']['input']>;
  /** Last name. Up to 255 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /**
   * Up to 256 characters. The settings set the minimum length and the required kinds of characters. Required where the
   * settings enable passwords and a strategy that signs in with one, unless the account can sign in with its wallet. Common passwords are rejected, and so are the email
   * address, the username and the name of the application.
   */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /**
   * Phone number in E.164 format, up to 32 characters. Spaces, dots and hyphens are ignored. A number that another account
   * only claims is verified before the account is created.
   */
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /**
   * The page to redirect to after a mailed link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /**
   * Letters of one script, digits and `. _ -`, stored in NFKC form. The settings set the length. Unique in the deployment,
   * ignoring case. Names of another script that look like Latin names count as equal to them.
   */
  readonly username?: InputMaybe<Scalars['String']['input']>;
  /**
   * The token of the mail that approved a waitlist entry. The email address is the one of the entry and may be left out. An
   * invitation token takes precedence.
   */
  readonly waitlistToken?: InputMaybe<Scalars['String']['input']>;
  /** A challenge that the wallet of the new account has signed, see `POST /auth/wallet-challenge`. */
  readonly wallet?: InputMaybe<WalletSignatureInput>;
};


/** The result of a sign-up: an account that is signed in, or the attempt to complete next. */
export type SignUpResult = {
  /** Its sign-in, which is now the active one. Null while `user` is null. */
  readonly signin?: Maybe<Signin>;
  /** The sign-in attempt of the new account, when it requires another factor. Null otherwise. */
  readonly signinAttempt?: Maybe<SigninAttempt>;
  /** The sign-up attempt, when an address must be verified. Null otherwise. */
  readonly signupAttempt?: Maybe<SignupAttempt>;
  /** The new account. Null while an address must be verified or a factor is missing. */
  readonly user?: Maybe<Me>;
};


/** An account that is signed in in a browser. */
export type Signin = {
  /** When the account signed in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * What a list of accounts can show: the primary email address, or else the username, or else a phone number. Null for an account
   * without them. Requires a sign-in of this browser.
   */
  readonly identifier?: Maybe<Scalars['String']['output']>;
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
};


/** A sign-in that is not complete. It expires after 10 minutes and allows only its own next step. */
export type SigninAttempt = {
  /** Whether the attempt has led to a sign-in. */
  readonly completed: Scalars['Boolean']['output'];
  /** When the attempt began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * The next step: `verify_first_factor`, `verify_email` or `verify_second_factor`
   * (`POST /auth/attempt-verification`),
   * `enroll_second_factor` (`POST /me/authenticator`, then `POST /me/authenticator/attempt-verification`),
   * `create_backup_codes` (`POST /me/backup-codes/regenerate`) or
   * `link_wallet` (`POST /auth/wallet-challenge`, then `POST /me/wallets`).
   */
  readonly currentStep: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The strategy with which it began, such as `email_password`. */
  readonly method: Scalars['String']['output'];
  /** Fields that are still missing. */
  readonly missingFields: ReadonlyArray<Scalars['String']['output']>;
  /** All fields that the attempt requires. */
  readonly requiredFields: ReadonlyArray<Scalars['String']['output']>;
  /** Whether a step is missing. */
  readonly requiresCompletion: Scalars['Boolean']['output'];
  /**
   * At `verify_second_factor`, after a correct first factor: the second factors that the account has and the settings allow. One of
   * them completes the step. Empty at other steps.
   */
  readonly secondFactors: ReadonlyArray<SecondFactorMethod>;
};


/**
 * A sign-up that waits until its addresses are verified, 10 minutes for each. The account is created afterwards. Only the
 * browser that signed up can see and complete it.
 */
export type SignupAttempt = {
  /** Whether the account was created. */
  readonly completed: Scalars['Boolean']['output'];
  /** When the attempt was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The next step: `verify_email` or `verify_phone`. */
  readonly currentStep: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Fields that must still be sent: `code`, or `token` when a link was sent last. */
  readonly missingFields: ReadonlyArray<Scalars['String']['output']>;
  /** All fields that the step requires. */
  readonly requiredFields: ReadonlyArray<Scalars['String']['output']>;
  /** Whether a step must still be completed. */
  readonly requiresCompletion: Scalars['Boolean']['output'];
};


/** An account at another provider with which a user can sign in. */
export type SocialConnection = {
  /** Client id of the application at the provider. */
  readonly clientId: Scalars['String']['output'];
  /** Whether the user can sign in with it. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Name of the provider, such as `github`. */
  readonly provider: Scalars['String']['output'];
  /** The URL to which the provider redirects the browser. */
  readonly redirectUri: Scalars['String']['output'];
  /** The OAuth scopes that were requested from the provider. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
};


/** The sign-in attempt to enrol for. Without an id, the signed-in user is meant first. */
export type StartAuthenticatorInput = {
  /** Id of a sign-in attempt of this browser at `enroll_second_factor`, listed in `session.signin_attempts`. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
};


/** Input to switch the active sign-in. */
export type SwitchSignInInput = {
  /** Id of a sign-in of this browser. */
  readonly signinId: Scalars['ID']['input'];
};


/** Input to update a JWT template. Omitted fields do not change. */
export type UpdateJwtTemplateInput = {
  /** The claims, which replace all existing ones. The same rules as for `createJwtTemplate` apply. */
  readonly claims?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether the template is the default for session tokens. With `true`, the previous default stops being one. With `false`,
   * there is no default, and session tokens contain only the standard claims.
   */
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, 1 to 255 characters, unique in the deployment. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Lifetime of a token in seconds, 60 to 31,536,000. */
  readonly ttl?: InputMaybe<Scalars['Int']['input']>;
};


/** Input to update the signed-in user's account. Omitted fields do not change. */
export type UpdateMeInput = {
  /** First name, 1 to 255 characters; null clears it. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Absolute http or https URL of a picture, up to 2,048 characters; null clears it. */
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Last name, 1 to 255 characters; null clears it. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Preferred language as a BCP 47 tag, such as `fr-CA`; null clears it. Messages to the user are in it. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** Letters of one script, digits and `. _ -`, stored in NFKC; the settings define the length. Null clears it. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
};


/** Input to update a user. Omitted fields do not change. */
export type UpdateUserInput = {
  /** Id of the user in another system, unique among the users of the deployment; null clears it. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** First name, 1 to 255 characters; null clears it. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the user can sign in. False ends the user's sessions and keys. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name, 1 to 255 characters; null clears it. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Preferred language as a BCP 47 tag, such as `fr-CA`; null clears it. */
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  /** Id of the email address that becomes the primary one. */
  readonly primaryEmailId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the phone number that becomes the primary one. */
  readonly primaryPhoneId?: InputMaybe<Scalars['ID']['input']>;
  /** Metadata that only the backend host shows, up to 64 KiB. It replaces all existing private metadata. */
  readonly privateMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Metadata for the user, up to 64 KiB. It replaces all existing metadata. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Letters of one script, digits and `. _ -`, stored in NFKC; the settings define the length; null clears it. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
};


/** A user of the deployment, as the backend sees it. Responses never contain the password. */
export type User = {
  /** When the user was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The primary email address; null when the user has none. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Email addresses, the primary one first, then the oldest first. */
  readonly emails: ReadonlyArray<UserEmail>;
  /** Id of the user in another system, unique among the users of the deployment. Only the backend host shows it. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the profile image, or else of the deployment's default image for users; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the user can sign in. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Preferred language as a BCP 47 tag, such as `fr-CA`. Messages to the user are in it when the service has its texts. */
  readonly locale?: Maybe<Scalars['String']['output']>;
  /** The user's passkeys, oldest first. Requires `users:read`. */
  readonly passkeys?: Maybe<ReadonlyArray<Passkey>>;
  /** Phone numbers, the primary one first, then the oldest first. */
  readonly phones: ReadonlyArray<UserPhone>;
  /** Metadata that only the backend host shows. */
  readonly privateMetadata: Scalars['JSONObject']['output'];
  /** Metadata of the backend for the user. The user can read it in `GET /me`, and session tokens can contain it. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** The browsers in which the user is signed in, ordered by id by default. */
  readonly sessions?: Maybe<UserSessionConnection>;
  /**
   * Says whether the user can sign in, and what stops each way. The rules are those of the sign-in itself, with the current
   * settings. Rules about the country depend on the client: they are checked for `country`, else for the country of the last
   * failure if they caused it.
   */
  readonly signInState?: Maybe<UserSignInState>;
  /** Accounts at other providers with which the user can sign in, oldest first. */
  readonly socialConnections: ReadonlyArray<SocialConnection>;
  /** When the user was last updated. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Unique in the deployment, ignoring the case of A to Z. */
  readonly username?: Maybe<Scalars['String']['output']>;
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
  /** Wallets that the user has linked, oldest first. Up to 10. */
  readonly wallets: ReadonlyArray<Wallet>;
};


/** A user of the deployment, as the backend sees it. Responses never contain the password. */
export type UserSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<UserSessionOrder>;
};


/** A user of the deployment, as the backend sees it. Responses never contain the password. */
export type UserSignInStateArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
};


/** A page of a list of the type `User`. */
export type UserConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<UserEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<User>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `User`. */
export type UserEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: User;
};


/** An email address of a user. */
export type UserEmail = {
  /** The address as it was entered. */
  readonly email: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether this is the primary address, which receives mail. Each user with addresses has exactly one. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether the user or the backend has verified it. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** When it was verified. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** What the service stores about a user. */
export type UserExport = {
  /** When the data was read. */
  readonly exportedAt: Scalars['DateTime']['output'];
  /** Whether no part is truncated. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** The parts, also those without records. */
  readonly parts: ReadonlyArray<UserExportPart>;
  /** 64-bit id of the user as decimal text. */
  readonly userId: Scalars['ID']['output'];
};


/** The records of one kind in an export. */
export type UserExportPart = {
  /** Whether there are more records than the limits allow. */
  readonly isTruncated: Scalars['Boolean']['output'];
  /** What the records are, such as `email_addresses`. */
  readonly name: Scalars['String']['output'];
  /** The records, with names in snake case. Oldest first; audit events newest first. */
  readonly records: ReadonlyArray<Scalars['JSONObject']['output']>;
};


/** Filter for users. A user must match all given fields. */
export type UserFilter = {
  /** Returns users who were created at or after this time. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns users who were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Returns the user who has exactly this email address, primary or not, ignoring case. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Returns the user with exactly this external id. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Returns users with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Returns active users, or inactive users. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** An import of users, with its progress. */
export type UserImport = {
  /** When it was completed or has failed; null until then. */
  readonly completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of users that were created. */
  readonly created: Scalars['Int']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Number of lines that failed. */
  readonly failed: Scalars['Int']['output'];
  /** The lines that failed, in the order of the file. The first 10,000 are stored. */
  readonly failures?: Maybe<UserImportFailureConnection>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Number of lines that were imported or have failed. */
  readonly processed: Scalars['Int']['output'];
  /** Whether webhook endpoints receive `user.created` for each user. */
  readonly sendEvents: Scalars['Boolean']['output'];
  /** Size of the file in bytes. */
  readonly size: Scalars['Int']['output'];
  /** The current status. */
  readonly status: UserImportStatus;
  /** Number of lines of the file that are not empty. */
  readonly total: Scalars['Int']['output'];
  /** When it last made progress. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** An import of users, with its progress. */
export type UserImportFailuresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `UserImport`. */
export type UserImportConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<UserImportEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<UserImport>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `UserImport`. */
export type UserImportEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: UserImport;
};


/** A line that was not imported. It has no id: `line` identifies it within its import. */
export type UserImportFailure = {
  /** The error code, such as `VALIDATION_FAILED` or `EMAIL_TAKEN`. */
  readonly code: Scalars['String']['output'];
  /** Number of the line in the file, from 1. Empty lines count. */
  readonly line: Scalars['Int']['output'];
  /** What is wrong with the line. Does not contain its values. */
  readonly message: Scalars['String']['output'];
};


/** A page of a list of the type `UserImportFailure`. */
export type UserImportFailureConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<UserImportFailureEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<UserImportFailure>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `UserImportFailure`. */
export type UserImportFailureEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: UserImportFailure;
};


/** A page of failed lines. */
export type UserImportFailureList = {
  /** The failed lines. */
  readonly data: ReadonlyArray<UserImportFailure>;
  /** Whether there are more failed lines. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** A page of imports. */
export type UserImportList = {
  /** The imports. */
  readonly data: ReadonlyArray<UserImport>;
  /** Whether there are more imports. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
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


/** A page of users. */
export type UserList = {
  /** The users. */
  readonly data: ReadonlyArray<User>;
  /** Whether there are more users. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** The order of users. */
export type UserOrder = {
  /** Users without a value come last in ascending order and first in descending order. */
  readonly direction: SortOrder;
  /** The field. Users with the same value are ordered by id. */
  readonly field: UserSortKey;
};


/** A phone number of a user. */
export type UserPhone = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether this is the primary number, which receives messages. Each user with numbers has exactly one. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether the user or the backend has verified it. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** The number in E.164 form, such as `+4930123456`. */
  readonly phoneNumber: Scalars['String']['output'];
  /** When it was verified. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A browser in which a user is signed in, as the backend sees it. */
export type UserSession = {
  /** 64-bit id of the session as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Who impersonates the user in this session; null when the user has signed in. */
  readonly impersonator?: Maybe<Scalars['String']['output']>;
  /** IP address from which the user signed in. */
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** When the browser last sent a request, accurate to a minute. */
  readonly lastActiveAt: Scalars['DateTime']['output'];
  /** How the user signed in: a strategy such as `email_password`, `sign_up`, or `impersonation`. */
  readonly method?: Maybe<Scalars['String']['output']>;
  /** The second factor of the sign-in: `totp`, `backup_code`, or null. */
  readonly secondFactor?: Maybe<Scalars['String']['output']>;
  /** When the user signed in in this browser. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** The user who is signed in. */
  readonly user?: Maybe<User>;
  /** `User-Agent` header of the browser, up to 512 characters. */
  readonly userAgent?: Maybe<Scalars['String']['output']>;
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
};


/** A page of a list of the type `UserSession`. */
export type UserSessionConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<UserSessionEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<UserSession>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `UserSession`. */
export type UserSessionEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: UserSession;
};


/** A page of a user's sessions. */
export type UserSessionList = {
  /** The sessions. */
  readonly data: ReadonlyArray<UserSession>;
  /** Whether there are more sessions. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** The order of a user's sessions. */
export type UserSessionOrder = {
  /** The direction. */
  readonly direction: SortOrder;
  /** The field. Sessions with the same value are ordered by id. */
  readonly field: UserSessionSortKey;
};


/** The fields by which a user's sessions can be ordered. */
export type UserSessionSortKey =
  /** When the browser last sent a request. */
  | 'LAST_ACTIVE_AT'
  /** When the user signed in in this browser. */
  | 'SIGNED_IN_AT';


/** Whether a user can sign in, and what stops each way. */
export type UserSignInState = {
  /** The rules that stop a way to sign in, first those that stop every way. Empty when the user can sign in in every way. */
  readonly blockedBy: ReadonlyArray<SignInRule>;
  /** The first factors that the user can sign in with: the strategies that no rule of `blocked_by` stops. */
  readonly factors: ReadonlyArray<FirstFactor>;
  /** Whether the user has a password, also where the settings disable passwords. */
  readonly hasPassword: Scalars['Boolean']['output'];
  /** The last failed sign-in, or failed step of one. Null without one in the last 90 days. */
  readonly lastFailure?: Maybe<SignInFailure>;
  /** When the user last signed in. Null when that was more than 90 days ago, or never. Impersonations do not count. */
  readonly lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * When the last lockout of the account ends. Null when no client is locked out. `GET /lockouts?user_id=` says which clients. A
   * lockout does not shorten `factors`: it ends by itself, and may concern one client only.
   */
  readonly lockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /**
   * The step that follows a first factor other than a passkey. Null when the first factor completes the sign-in, and when
   * restrictions reject the user.
   */
  readonly nextStep?: Maybe<NextSignInStep>;
  /**
   * The second factors that the user has and the settings allow. A passkey that passed the first factor does not pass the second
   * one.
   */
  readonly secondFactors: ReadonlyArray<SecondFactorMethod>;
};


/** The fields by which users can be sorted. */
export type UserSortKey =
  /** When the user was created. */
  | 'CREATED_AT'
  /** Primary email address. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Username. */
  | 'USERNAME';


/** The result of a completed step: a sign-in, or an attempt for the next step. */
export type VerificationResult = {
  /** The sign-in, which is now the active one. Null while a step is missing. */
  readonly signin?: Maybe<Signin>;
  /** The sign-in attempt, when it requires another factor. Null otherwise. */
  readonly signinAttempt?: Maybe<SigninAttempt>;
  /** The sign-up attempt, when it requires another verification. Null otherwise. */
  readonly signupAttempt?: Maybe<SignupAttempt>;
};


/** The strategy to verify an address with. */
export type VerificationStrategy =
  /** A code of 6 digits sent by email. */
  | 'EMAIL_CODE'
  /** A link sent by email. */
  | 'EMAIL_LINK'
  /** A code of 6 digits sent to a phone. */
  | 'PHONE_CODE';


/** Two consecutive codes of the authenticator app. */
export type VerifyAuthenticatorInput = {
  /** The first code, 6 digits. */
  readonly code1: Scalars['String']['input'];
  /** The next code, 6 digits. */
  readonly code2: Scalars['String']['input'];
  /** Id of a sign-in attempt of this browser at `enroll_second_factor`, listed in `session.signin_attempts`. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
};


/** The token of a mailed link. */
export type VerifyMagicLinkInput = {
  /** The `redirect_url` of the link, if it has one. It is validated again and returned. Up to 2,048 characters. */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** The link's `token`. 1 to 256 characters. */
  readonly token: Scalars['String']['input'];
};


/** Input to verify an address of the signed-in user. */
export type VerifyMyAddressInput = {
  /** The code of 6 digits, 1 to 16 characters. Spaces are ignored. */
  readonly code: Scalars['String']['input'];
};


/** An address that waits for access to the deployment. */
export type WaitlistEntry = {
  /** When the entry was last approved. */
  readonly approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the entry was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The email address. It is not verified until the sign-up. */
  readonly email: Scalars['String']['output'];
  /** When the mailed link expires or expired. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** First name, if one was given. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Last name, if one was given. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** The status of the entry. */
  readonly status: WaitlistStatus;
  /** When the entry was last updated. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** A page of a list of the type `WaitlistEntry`. */
export type WaitlistEntryConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WaitlistEntryEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<WaitlistEntry>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WaitlistEntry`. */
export type WaitlistEntryEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: WaitlistEntry;
};


/** A page of the waitlist. */
export type WaitlistEntryList = {
  /** The entries. */
  readonly data: ReadonlyArray<WaitlistEntry>;
  /** Whether more entries follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** Filters the waitlist. An entry must match all given conditions. */
export type WaitlistFilter = {
  /** Entries that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Entries that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** The entry with exactly this email address, ignoring case. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Entries with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Entries with this status. */
  readonly status?: InputMaybe<WaitlistStatus>;
};


/** The confirmation for an address that was added to the waitlist. */
export type WaitlistPlace = {
  /** The address that the sign-up link will be mailed to. */
  readonly email: Scalars['String']['output'];
};


/** The status of a waitlist entry. */
export type WaitlistStatus =
  /** The entry was approved and a sign-up link was mailed. */
  | 'APPROVED'
  /** The person has signed up. */
  | 'JOINED'
  /** The entry has not been approved yet. */
  | 'WAITING';


/** A wallet that a user has linked by a signature. One user of the deployment can have it. */
export type Wallet = {
  /** The Ethereum address, with the checksum of EIP-55. */
  readonly address: Scalars['String']['output'];
  /** The EIP-155 id of the chain of the last signed message: 1 is Ethereum. */
  readonly chainId: Scalars['Int']['output'];
  /** When the wallet was linked. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is a contract (ERC-1271) on that chain. Otherwise it is a key, whose address is the same on each chain. */
  readonly isContract: Scalars['Boolean']['output'];
  /** When the wallet was last used to sign up, to sign in, to reauthenticate or to be linked. */
  readonly lastUsedAt: Scalars['DateTime']['output'];
};


/** The parts of the message that a wallet signs. The page adds the address of the wallet. */
export type WalletChallenge = {
  /** The EIP-155 ids of the chains that are accepted. */
  readonly chainIds: ReadonlyArray<Scalars['Int']['output']>;
  /** The domain of the page: the host of the origin, with a port that is not the default. */
  readonly domain: Scalars['String']['output'];
  /** When the challenge expires, 5 minutes after it was created. For the expiration time of the message. */
  readonly expirationTime: Scalars['DateTime']['output'];
  /** The time of issue for the message. */
  readonly issuedAt: Scalars['DateTime']['output'];
  /** The nonce: 32 hexadecimal digits. */
  readonly nonce: Scalars['String']['output'];
  /** A statement with the name of the application. It may be left out or changed. */
  readonly statement: Scalars['String']['output'];
  /** The URI of the message: the origin of the page. */
  readonly uri: Scalars['String']['output'];
  /** The version of the message: `1`. */
  readonly version: Scalars['String']['output'];
};


/** The wallets that users sign up and in with, and link to their accounts. */
export type WalletOptions = {
  /** The EIP-155 ids of the accepted chains. */
  readonly chainIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether each user must have a wallet. */
  readonly required: Scalars['Boolean']['output'];
};


/** A challenge that a wallet has signed. */
export type WalletSignatureInput = {
  /** The text of the Sign-In with Ethereum message, exactly as it was signed. 1 to 4,096 characters. */
  readonly message: Scalars['String']['input'];
  /**
   * The signature: `0x` and 130 hexadecimal digits. Of a wallet that is a contract (ERC-1271), `0x` and 2 to 8,192
   * digits; 503 `UNAVAILABLE` when the RPC server of its chain fails.
   */
  readonly signature: Scalars['String']['input'];
};
