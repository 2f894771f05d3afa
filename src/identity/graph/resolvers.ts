import type { LockoutRow, MeRow, UserRow } from './rows.ts';
import type { Context } from '../../platform/context.ts';
import type * as platform from '../../platform/graph/resolvers.ts';
import type * as deployment from '../../deployment/graph/resolvers.ts';
import type { AddMyEmailInput, AddMyPhoneInput, AddUserEmailInput, AddUserPhoneInput, AttemptPasskeyInput, AttemptVerificationInput, AuthOptions, Authenticator, AuthenticatorEnrolment, AuthenticatorVerification, BackupCodes, BackupCodesLeft, CreateImpersonationInput, CreateJwtTemplateInput, CreateSignInTicketInput, CreateUserImportInput, CreateUserInput, CreateWalletChallengeInput, CurrentSession, DeploymentJwtTemplatesArgs, DeploymentUserImportsArgs, DeploymentUsersArgs, DeploymentWaitlistArgs, ForgotPasswordInput, IdentifierAvailability, Impersonation, ImpersonationTicket, InvalidatedBackupCodes, JoinWaitlistInput, JwtTemplate, JwtTemplateConnection, JwtTemplateEdge, JwtTemplateFilter, JwtTemplateList, JwtTemplatePreview, LinkMyWalletInput, LockedAction, Lockout, LockoutConnection, LockoutEdge, LockoutList, MagicLinkResult, Me, MeSessionsArgs, MutationAddMyEmailArgs, MutationAddMyPhoneArgs, MutationAddUserEmailArgs, MutationAddUserPhoneArgs, MutationApproveWaitlistEntryArgs, MutationAttemptPasskeyArgs, MutationAttemptVerificationArgs, MutationCreateImpersonationArgs, MutationCreateJwtTemplateArgs, MutationCreateSignInTicketArgs, MutationCreateUserArgs, MutationCreateUserImportArgs, MutationCreateWalletChallengeArgs, MutationDeleteJwtTemplateArgs, MutationDeleteMyEmailArgs, MutationDeleteMyPasskeyArgs, MutationDeleteMyPhoneArgs, MutationDeleteMySessionArgs, MutationDeleteUserArgs, MutationDeleteUserEmailArgs, MutationDeleteUserImageArgs, MutationDeleteUserImportArgs, MutationDeleteUserPasskeyArgs, MutationDeleteUserPhoneArgs, MutationDeleteWaitlistEntryArgs, MutationEndImpersonationArgs, MutationForgotPasswordArgs, MutationJoinWaitlistArgs, MutationLiftUserLockoutArgs, MutationLinkMyWalletArgs, MutationMakeMyEmailPrimaryArgs, MutationMakeMyPhonePrimaryArgs, MutationPrepareMyEmailArgs, MutationPrepareMyPhoneArgs, MutationPreparePasskeyArgs, MutationPrepareVerificationArgs, MutationReauthenticateArgs, MutationRegenerateBackupCodesArgs, MutationRegisterPasskeyArgs, MutationRemoveAuthenticatorArgs, MutationRemoveUserAuthenticatorArgs, MutationRenamePasskeyArgs, MutationResetPasswordArgs, MutationResetUserBackupCodesArgs, MutationRevokeSignInTicketArgs, MutationRevokeUserSessionArgs, MutationRevokeUserSessionsArgs, MutationSetMyImageArgs, MutationSetMyPasswordArgs, MutationSetUserImageArgs, MutationSetUserPasswordArgs, MutationSignInArgs, MutationSignOutArgs, MutationSignUpArgs, MutationStartAuthenticatorArgs, MutationSwitchSignInArgs, MutationUnlinkMyWalletArgs, MutationUpdateAuthSettingsArgs, MutationUpdateJwtTemplateArgs, MutationUpdateMeArgs, MutationUpdateUserArgs, MutationVerifyAuthenticatorArgs, MutationVerifyMagicLinkArgs, MutationVerifyMyEmailArgs, MutationVerifyMyPhoneArgs, MyEmail, MyPasskeys, MyPhone, MySession, MySessionConnection, MySessionEdge, NextSignInStep, Passkey, PasskeyRequest, PasskeyResult, PasswordRules, PhoneChannel, PrepareMyEmailInput, PrepareMyPhoneInput, PreparePasskeyInput, PrepareVerificationInput, PreparedReauthentication, PreparedVerification, PreviewJwtTemplateInput, QueryIdentifierAvailabilityArgs, QueryJwtTemplateArgs, QueryJwtTemplatesArgs, QueryListJwtTemplatesArgs, QueryListLockoutsArgs, QueryListUserImportFailuresArgs, QueryListUserImportsArgs, QueryListUserSessionsArgs, QueryListUsersArgs, QueryListWaitlistArgs, QueryLockoutsArgs, QueryMySessionsArgs, QueryPreviewJwtTemplateArgs, QuerySessionTokenArgs, QueryUserArgs, QueryUserExportArgs, QueryUserImpersonationsArgs, QueryUserImportArgs, QueryUserImportsArgs, QueryUserPasskeysArgs, QueryUserSignInStateArgs, QueryUsersArgs, QueryWaitlistArgs, ReauthenticateInput, Reauthentication, RegenerateBackupCodesInput, RegisterPasskeyInput, RelatedOrigins, RemoveAuthenticatorInput, RenamePasskeyInput, ResetPasswordInput, RevokedSessions, SecondFactorMethod, Session, SessionToken, SetMyPasswordInput, SetUserPasswordInput, SignInFailure, SignInFailureCode, SignInInput, SignInResult, SignInRule, SignInRuleName, SignInStrategy, SignInTicket, SignOutInput, SignUpField, SignUpInput, SignUpResult, Signin, SigninAttempt, SignupAttempt, SocialConnection, StartAuthenticatorInput, SwitchSignInInput, UpdateJwtTemplateInput, UpdateMeInput, UpdateUserInput, User, UserConnection, UserEdge, UserEmail, UserExport, UserExportPart, UserFilter, UserImport, UserImportConnection, UserImportEdge, UserImportFailure, UserImportFailureConnection, UserImportFailureEdge, UserImportFailureList, UserImportFailuresArgs, UserImportList, UserImportStatus, UserList, UserOrder, UserPhone, UserSession, UserSessionConnection, UserSessionEdge, UserSessionList, UserSessionOrder, UserSessionSortKey, UserSessionsArgs, UserSignInState, UserSignInStateArgs, UserSortKey, VerificationResult, VerificationStrategy, VerifyAuthenticatorInput, VerifyMagicLinkInput, VerifyMyAddressInput, WaitlistEntry, WaitlistEntryConnection, WaitlistEntryEdge, WaitlistEntryList, WaitlistFilter, WaitlistPlace, WaitlistStatus, Wallet, WalletChallenge, WalletOptions, WalletSignatureInput } from './types.ts';
import type { Maybe, Scalars } from '../../platform/graph/types.ts';
import type { Resolver, ResolverTypeWrapper } from '../../platform/graph/resolvers.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AddMyEmailInput: AddMyEmailInput;
  AddMyPhoneInput: AddMyPhoneInput;
  AddUserEmailInput: AddUserEmailInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AddUserPhoneInput: AddUserPhoneInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AttemptPasskeyInput: AttemptPasskeyInput;
  AttemptVerificationInput: AttemptVerificationInput;
  AuthOptions: ResolverTypeWrapper<AuthOptions>;
  Authenticator: ResolverTypeWrapper<Authenticator>;
  AuthenticatorEnrolment: ResolverTypeWrapper<AuthenticatorEnrolment>;
  AuthenticatorVerification: ResolverTypeWrapper<AuthenticatorVerification>;
  BackupCodes: ResolverTypeWrapper<BackupCodes>;
  BackupCodesLeft: ResolverTypeWrapper<BackupCodesLeft>;
  CreateImpersonationInput: CreateImpersonationInput;
  CreateJwtTemplateInput: CreateJwtTemplateInput;
  CreateSignInTicketInput: CreateSignInTicketInput;
  CreateUserImportInput: CreateUserImportInput;
  CreateUserInput: CreateUserInput;
  CreateWalletChallengeInput: CreateWalletChallengeInput;
  CurrentSession: ResolverTypeWrapper<Omit<CurrentSession, 'id' | 'signinAttempts' | 'signins' | 'signupAttempts' | 'activeSignin'> & { readonly signinAttempts: ReadonlyArray<ResolversParentTypes['SigninAttempt']>; readonly signins: ReadonlyArray<ResolversParentTypes['Signin']>; readonly signupAttempts: ReadonlyArray<ResolversParentTypes['SignupAttempt']>; readonly activeSignin: Maybe<ResolversParentTypes['Signin']> }>;
  ForgotPasswordInput: ForgotPasswordInput;
  IdentifierAvailability: ResolverTypeWrapper<IdentifierAvailability>;
  Impersonation: ResolverTypeWrapper<Impersonation>;
  ImpersonationTicket: ResolverTypeWrapper<ImpersonationTicket>;
  InvalidatedBackupCodes: ResolverTypeWrapper<InvalidatedBackupCodes>;
  JoinWaitlistInput: JoinWaitlistInput;
  JwtTemplate: ResolverTypeWrapper<JwtTemplate>;
  JwtTemplateConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['JwtTemplate']>>;
  JwtTemplateEdge: ResolverTypeWrapper<JwtTemplateEdge>;
  JwtTemplateFilter: JwtTemplateFilter;
  JwtTemplateList: ResolverTypeWrapper<JwtTemplateList>;
  JwtTemplatePreview: ResolverTypeWrapper<JwtTemplatePreview>;
  LinkMyWalletInput: LinkMyWalletInput;
  LockedAction: LockedAction;
  Lockout: ResolverTypeWrapper<LockoutRow>;
  LockoutConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Lockout']>>;
  LockoutEdge: ResolverTypeWrapper<Omit<LockoutEdge, 'node'> & { node: ResolversTypes['Lockout'] }>;
  LockoutList: ResolverTypeWrapper<Omit<LockoutList, 'data'> & { data: ReadonlyArray<ResolversTypes['Lockout']> }>;
  MagicLinkResult: ResolverTypeWrapper<Omit<MagicLinkResult, 'signin'> & { signin?: Maybe<ResolversTypes['Signin']> }>;
  Me: ResolverTypeWrapper<MeRow>;
  MyEmail: ResolverTypeWrapper<MyEmail>;
  MyPasskeys: ResolverTypeWrapper<MyPasskeys>;
  MyPhone: ResolverTypeWrapper<MyPhone>;
  MySession: ResolverTypeWrapper<MySession>;
  MySessionConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['MySession']>>;
  MySessionEdge: ResolverTypeWrapper<MySessionEdge>;
  NextSignInStep: NextSignInStep;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyRequest: ResolverTypeWrapper<PasskeyRequest>;
  PasskeyResult: ResolverTypeWrapper<Omit<PasskeyResult, 'signin'> & { signin?: Maybe<ResolversTypes['Signin']> }>;
  PasswordRules: ResolverTypeWrapper<PasswordRules>;
  PhoneChannel: PhoneChannel;
  PrepareMyEmailInput: PrepareMyEmailInput;
  PrepareMyPhoneInput: PrepareMyPhoneInput;
  PreparePasskeyInput: PreparePasskeyInput;
  PrepareVerificationInput: PrepareVerificationInput;
  PreparedReauthentication: ResolverTypeWrapper<PreparedReauthentication>;
  PreparedVerification: ResolverTypeWrapper<PreparedVerification>;
  PreviewJwtTemplateInput: PreviewJwtTemplateInput;
  ReauthenticateInput: ReauthenticateInput;
  Reauthentication: ResolverTypeWrapper<Reauthentication>;
  RegenerateBackupCodesInput: RegenerateBackupCodesInput;
  RegisterPasskeyInput: RegisterPasskeyInput;
  RelatedOrigins: ResolverTypeWrapper<RelatedOrigins>;
  RemoveAuthenticatorInput: RemoveAuthenticatorInput;
  RenamePasskeyInput: RenamePasskeyInput;
  ResetPasswordInput: ResetPasswordInput;
  RevokedSessions: ResolverTypeWrapper<RevokedSessions>;
  SecondFactorMethod: SecondFactorMethod;
  Session: ResolverTypeWrapper<Omit<Session, 'activeSignin' | 'signins'> & { activeSignin?: Maybe<ResolversTypes['Signin']>, signins: ReadonlyArray<ResolversTypes['Signin']> }>;
  SessionToken: ResolverTypeWrapper<SessionToken>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  SetMyPasswordInput: SetMyPasswordInput;
  SetUserPasswordInput: SetUserPasswordInput;
  SignInFailure: ResolverTypeWrapper<SignInFailure>;
  SignInFailureCode: SignInFailureCode;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<Omit<SignInResult, 'signin'> & { signin?: Maybe<ResolversTypes['Signin']> }>;
  SignInRule: ResolverTypeWrapper<SignInRule>;
  SignInRuleName: SignInRuleName;
  SignInStrategy: SignInStrategy;
  SignInTicket: ResolverTypeWrapper<SignInTicket>;
  SignOutInput: SignOutInput;
  SignUpField: ResolverTypeWrapper<SignUpField>;
  SignUpInput: SignUpInput;
  SignUpResult: ResolverTypeWrapper<Omit<SignUpResult, 'signin' | 'user'> & { signin?: Maybe<ResolversTypes['Signin']>, user?: Maybe<ResolversTypes['Me']> }>;
  Signin: ResolverTypeWrapper<Omit<Signin, 'identifier'>>;
  SigninAttempt: ResolverTypeWrapper<SigninAttempt>;
  SignupAttempt: ResolverTypeWrapper<SignupAttempt>;
  SocialConnection: ResolverTypeWrapper<SocialConnection>;
  StartAuthenticatorInput: StartAuthenticatorInput;
  SwitchSignInInput: SwitchSignInInput;
  UpdateJwtTemplateInput: UpdateJwtTemplateInput;
  UpdateMeInput: UpdateMeInput;
  UpdateUserInput: UpdateUserInput;
  User: ResolverTypeWrapper<UserRow>;
  UserConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['User']>>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserEmail: ResolverTypeWrapper<UserEmail>;
  UserExport: ResolverTypeWrapper<UserExport>;
  UserExportPart: ResolverTypeWrapper<UserExportPart>;
  UserFilter: UserFilter;
  UserImport: ResolverTypeWrapper<Omit<UserImport, 'failures'>>;
  UserImportConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['UserImport']>>;
  UserImportEdge: ResolverTypeWrapper<Omit<UserImportEdge, 'node'> & { node: ResolversTypes['UserImport'] }>;
  UserImportFailure: ResolverTypeWrapper<UserImportFailure>;
  UserImportFailureConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['UserImportFailure']>>;
  UserImportFailureEdge: ResolverTypeWrapper<UserImportFailureEdge>;
  UserImportFailureList: ResolverTypeWrapper<UserImportFailureList>;
  UserImportList: ResolverTypeWrapper<Omit<UserImportList, 'data'> & { data: ReadonlyArray<ResolversTypes['UserImport']> }>;
  UserImportStatus: UserImportStatus;
  UserList: ResolverTypeWrapper<Omit<UserList, 'data'> & { data: ReadonlyArray<ResolversTypes['User']> }>;
  UserOrder: UserOrder;
  UserPhone: ResolverTypeWrapper<UserPhone>;
  UserSession: ResolverTypeWrapper<Omit<UserSession, 'user'>>;
  UserSessionConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['UserSession']>>;
  UserSessionEdge: ResolverTypeWrapper<Omit<UserSessionEdge, 'node'> & { node: ResolversTypes['UserSession'] }>;
  UserSessionList: ResolverTypeWrapper<Omit<UserSessionList, 'data'> & { data: ReadonlyArray<ResolversTypes['UserSession']> }>;
  UserSessionOrder: UserSessionOrder;
  UserSessionSortKey: UserSessionSortKey;
  UserSignInState: ResolverTypeWrapper<UserSignInState>;
  UserSortKey: UserSortKey;
  VerificationResult: ResolverTypeWrapper<Omit<VerificationResult, 'signin'> & { signin?: Maybe<ResolversTypes['Signin']> }>;
  VerificationStrategy: VerificationStrategy;
  VerifyAuthenticatorInput: VerifyAuthenticatorInput;
  VerifyMagicLinkInput: VerifyMagicLinkInput;
  VerifyMyAddressInput: VerifyMyAddressInput;
  WaitlistEntry: ResolverTypeWrapper<WaitlistEntry>;
  WaitlistEntryConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WaitlistEntry']>>;
  WaitlistEntryEdge: ResolverTypeWrapper<WaitlistEntryEdge>;
  WaitlistEntryList: ResolverTypeWrapper<WaitlistEntryList>;
  WaitlistFilter: WaitlistFilter;
  WaitlistPlace: ResolverTypeWrapper<WaitlistPlace>;
  WaitlistStatus: WaitlistStatus;
  Wallet: ResolverTypeWrapper<Wallet>;
  WalletChallenge: ResolverTypeWrapper<WalletChallenge>;
  WalletOptions: ResolverTypeWrapper<WalletOptions>;
  WalletSignatureInput: WalletSignatureInput;
  AuthSettings: deployment.ResolversTypes['AuthSettings'];
  DateTime: platform.ResolversTypes['DateTime'];
  FirstFactor: deployment.ResolversTypes['FirstFactor'];
  JSONObject: platform.ResolversTypes['JSONObject'];
  MultiSessionSupport: deployment.ResolversTypes['MultiSessionSupport'];
  PageInfo: platform.ResolversTypes['PageInfo'];
  SecondFactorPolicy: deployment.ResolversTypes['SecondFactorPolicy'];
  SignUpMode: deployment.ResolversTypes['SignUpMode'];
  Void: platform.ResolversTypes['Void'];
};


/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  AddMyEmailInput: AddMyEmailInput;
  AddMyPhoneInput: AddMyPhoneInput;
  AddUserEmailInput: AddUserEmailInput;
  Boolean: Scalars['Boolean']['output'];
  AddUserPhoneInput: AddUserPhoneInput;
  ID: Scalars['ID']['output'];
  AttemptPasskeyInput: AttemptPasskeyInput;
  AttemptVerificationInput: AttemptVerificationInput;
  AuthOptions: AuthOptions;
  Authenticator: Authenticator;
  AuthenticatorEnrolment: AuthenticatorEnrolment;
  AuthenticatorVerification: AuthenticatorVerification;
  BackupCodes: BackupCodes;
  BackupCodesLeft: BackupCodesLeft;
  CreateImpersonationInput: CreateImpersonationInput;
  CreateJwtTemplateInput: CreateJwtTemplateInput;
  CreateSignInTicketInput: CreateSignInTicketInput;
  CreateUserImportInput: CreateUserImportInput;
  CreateUserInput: CreateUserInput;
  CreateWalletChallengeInput: CreateWalletChallengeInput;
  CurrentSession: Omit<CurrentSession, 'id' | 'signinAttempts' | 'signins' | 'signupAttempts' | 'activeSignin'> & { readonly signinAttempts: ReadonlyArray<ResolversParentTypes['SigninAttempt']>; readonly signins: ReadonlyArray<ResolversParentTypes['Signin']>; readonly signupAttempts: ReadonlyArray<ResolversParentTypes['SignupAttempt']>; readonly activeSignin: Maybe<ResolversParentTypes['Signin']> };
  ForgotPasswordInput: ForgotPasswordInput;
  IdentifierAvailability: IdentifierAvailability;
  Impersonation: Impersonation;
  ImpersonationTicket: ImpersonationTicket;
  InvalidatedBackupCodes: InvalidatedBackupCodes;
  JoinWaitlistInput: JoinWaitlistInput;
  JwtTemplate: JwtTemplate;
  JwtTemplateConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['JwtTemplate']>;
  JwtTemplateEdge: JwtTemplateEdge;
  JwtTemplateFilter: JwtTemplateFilter;
  JwtTemplateList: JwtTemplateList;
  JwtTemplatePreview: JwtTemplatePreview;
  LinkMyWalletInput: LinkMyWalletInput;
  Lockout: LockoutRow;
  LockoutConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Lockout']>;
  LockoutEdge: Omit<LockoutEdge, 'node'> & { node: ResolversParentTypes['Lockout'] };
  LockoutList: Omit<LockoutList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['Lockout']> };
  MagicLinkResult: Omit<MagicLinkResult, 'signin'> & { signin?: Maybe<ResolversParentTypes['Signin']> };
  Me: MeRow;
  MyEmail: MyEmail;
  MyPasskeys: MyPasskeys;
  MyPhone: MyPhone;
  MySession: MySession;
  MySessionConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['MySession']>;
  MySessionEdge: MySessionEdge;
  Passkey: Passkey;
  PasskeyRequest: PasskeyRequest;
  PasskeyResult: Omit<PasskeyResult, 'signin'> & { signin?: Maybe<ResolversParentTypes['Signin']> };
  PasswordRules: PasswordRules;
  PrepareMyEmailInput: PrepareMyEmailInput;
  PrepareMyPhoneInput: PrepareMyPhoneInput;
  PreparePasskeyInput: PreparePasskeyInput;
  PrepareVerificationInput: PrepareVerificationInput;
  PreparedReauthentication: PreparedReauthentication;
  PreparedVerification: PreparedVerification;
  PreviewJwtTemplateInput: PreviewJwtTemplateInput;
  ReauthenticateInput: ReauthenticateInput;
  Reauthentication: Reauthentication;
  RegenerateBackupCodesInput: RegenerateBackupCodesInput;
  RegisterPasskeyInput: RegisterPasskeyInput;
  RelatedOrigins: RelatedOrigins;
  RemoveAuthenticatorInput: RemoveAuthenticatorInput;
  RenamePasskeyInput: RenamePasskeyInput;
  ResetPasswordInput: ResetPasswordInput;
  RevokedSessions: RevokedSessions;
  Session: Omit<Session, 'activeSignin' | 'signins'> & { activeSignin?: Maybe<ResolversParentTypes['Signin']>, signins: ReadonlyArray<ResolversParentTypes['Signin']> };
  SessionToken: SessionToken;
  Float: Scalars['Float']['output'];
  SetMyPasswordInput: SetMyPasswordInput;
  SetUserPasswordInput: SetUserPasswordInput;
  SignInFailure: SignInFailure;
  SignInInput: SignInInput;
  SignInResult: Omit<SignInResult, 'signin'> & { signin?: Maybe<ResolversParentTypes['Signin']> };
  SignInRule: SignInRule;
  SignInTicket: SignInTicket;
  SignOutInput: SignOutInput;
  SignUpField: SignUpField;
  SignUpInput: SignUpInput;
  SignUpResult: Omit<SignUpResult, 'signin' | 'user'> & { signin?: Maybe<ResolversParentTypes['Signin']>, user?: Maybe<ResolversParentTypes['Me']> };
  Signin: Omit<Signin, 'identifier'>;
  SigninAttempt: SigninAttempt;
  SignupAttempt: SignupAttempt;
  SocialConnection: SocialConnection;
  StartAuthenticatorInput: StartAuthenticatorInput;
  SwitchSignInInput: SwitchSignInInput;
  UpdateJwtTemplateInput: UpdateJwtTemplateInput;
  UpdateMeInput: UpdateMeInput;
  UpdateUserInput: UpdateUserInput;
  User: UserRow;
  UserConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['User']>;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserEmail: UserEmail;
  UserExport: UserExport;
  UserExportPart: UserExportPart;
  UserFilter: UserFilter;
  UserImport: Omit<UserImport, 'failures'>;
  UserImportConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['UserImport']>;
  UserImportEdge: Omit<UserImportEdge, 'node'> & { node: ResolversParentTypes['UserImport'] };
  UserImportFailure: UserImportFailure;
  UserImportFailureConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['UserImportFailure']>;
  UserImportFailureEdge: UserImportFailureEdge;
  UserImportFailureList: UserImportFailureList;
  UserImportList: Omit<UserImportList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['UserImport']> };
  UserList: Omit<UserList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['User']> };
  UserOrder: UserOrder;
  UserPhone: UserPhone;
  UserSession: Omit<UserSession, 'user'>;
  UserSessionConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['UserSession']>;
  UserSessionEdge: Omit<UserSessionEdge, 'node'> & { node: ResolversParentTypes['UserSession'] };
  UserSessionList: Omit<UserSessionList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['UserSession']> };
  UserSessionOrder: UserSessionOrder;
  UserSignInState: UserSignInState;
  VerificationResult: Omit<VerificationResult, 'signin'> & { signin?: Maybe<ResolversParentTypes['Signin']> };
  VerifyAuthenticatorInput: VerifyAuthenticatorInput;
  VerifyMagicLinkInput: VerifyMagicLinkInput;
  VerifyMyAddressInput: VerifyMyAddressInput;
  WaitlistEntry: WaitlistEntry;
  WaitlistEntryConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WaitlistEntry']>;
  WaitlistEntryEdge: WaitlistEntryEdge;
  WaitlistEntryList: WaitlistEntryList;
  WaitlistFilter: WaitlistFilter;
  WaitlistPlace: WaitlistPlace;
  Wallet: Wallet;
  WalletChallenge: WalletChallenge;
  WalletOptions: WalletOptions;
  WalletSignatureInput: WalletSignatureInput;
  Deployment: deployment.ResolversParentTypes['Deployment'];
  Mutation: platform.ResolversParentTypes['Mutation'];
  Query: platform.ResolversParentTypes['Query'];
};


export type AuthOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthOptions'] = ResolversParentTypes['AuthOptions']> = {
  firstFactor?: Resolver<ResolversTypes['SignInStrategy'], ParentType, ContextType>;
  magicLinkRequiresSameDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  multiSessionSupport?: Resolver<ResolversTypes['MultiSessionSupport'], ParentType, ContextType>;
  passkeyAutofill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeyRegistrationPrompt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeyRpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordRules?: Resolver<Maybe<ResolversTypes['PasswordRules']>, ParentType, ContextType>;
  phoneChannels?: Resolver<ReadonlyArray<ResolversTypes['PhoneChannel']>, ParentType, ContextType>;
  secondFactorPolicy?: Resolver<ResolversTypes['SecondFactorPolicy'], ParentType, ContextType>;
  signUpFields?: Resolver<ReadonlyArray<ResolversTypes['SignUpField']>, ParentType, ContextType>;
  signUpMode?: Resolver<ResolversTypes['SignUpMode'], ParentType, ContextType>;
  strategies?: Resolver<ReadonlyArray<ResolversTypes['SignInStrategy']>, ParentType, ContextType>;
  wallets?: Resolver<Maybe<ResolversTypes['WalletOptions']>, ParentType, ContextType>;
};


export type AuthenticatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Authenticator'] = ResolversParentTypes['Authenticator']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};


export type AuthenticatorEnrolmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorEnrolment'] = ResolversParentTypes['AuthenticatorEnrolment']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otpauthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type AuthenticatorVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorVerification'] = ResolversParentTypes['AuthenticatorVerification']> = {
  authenticator?: Resolver<ResolversTypes['Authenticator'], ParentType, ContextType>;
  twoFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type BackupCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupCodes'] = ResolversParentTypes['BackupCodes']> = {
  backupCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  previousCodesInvalidated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regeneratedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type BackupCodesLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupCodesLeft'] = ResolversParentTypes['BackupCodesLeft']> = {
  generatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type CurrentSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrentSession'] = ResolversParentTypes['CurrentSession']> = {
  activeOrganizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  activeSignin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  activeWorkspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  signinAttempts?: Resolver<ReadonlyArray<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signins?: Resolver<ReadonlyArray<ResolversTypes['Signin']>, ParentType, ContextType>;
  signupAttempts?: Resolver<ReadonlyArray<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
};


export type DeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment']> = {
  jwtTemplates?: Resolver<Maybe<ResolversTypes['JwtTemplateConnection']>, ParentType, ContextType, Partial<DeploymentJwtTemplatesArgs>>;
  userImports?: Resolver<Maybe<ResolversTypes['UserImportConnection']>, ParentType, ContextType, Partial<DeploymentUserImportsArgs>>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<DeploymentUsersArgs>>;
  waitlist?: Resolver<Maybe<ResolversTypes['WaitlistEntryConnection']>, ParentType, ContextType, Partial<DeploymentWaitlistArgs>>;
};


export type IdentifierAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentifierAvailability'] = ResolversParentTypes['IdentifierAvailability']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type ImpersonationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Impersonation'] = ResolversParentTypes['Impersonation']> = {
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};


export type ImpersonationTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImpersonationTicket'] = ResolversParentTypes['ImpersonationTicket']> = {
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};


export type InvalidatedBackupCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidatedBackupCodes'] = ResolversParentTypes['InvalidatedBackupCodes']> = {
  invalidated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type JwtTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JwtTemplate'] = ResolversParentTypes['JwtTemplate']> = {
  claims?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ttl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type JwtTemplateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JwtTemplateConnection'] = ResolversParentTypes['JwtTemplateConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JwtTemplateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['JwtTemplate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type JwtTemplateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JwtTemplateEdge'] = ResolversParentTypes['JwtTemplateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JwtTemplate'], ParentType, ContextType>;
};


export type JwtTemplateListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JwtTemplateList'] = ResolversParentTypes['JwtTemplateList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['JwtTemplate']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type JwtTemplatePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JwtTemplatePreview'] = ResolversParentTypes['JwtTemplatePreview']> = {
  claims?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};


export type LockoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lockout'] = ResolversParentTypes['Lockout']> = {
  action?: Resolver<ResolversTypes['LockedAction'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forKnownClients?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};


export type LockoutConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockoutConnection'] = ResolversParentTypes['LockoutConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LockoutEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Lockout']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type LockoutEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockoutEdge'] = ResolversParentTypes['LockoutEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Lockout'], ParentType, ContextType>;
};


export type LockoutListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockoutList'] = ResolversParentTypes['LockoutList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Lockout']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type MagicLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MagicLinkResult'] = ResolversParentTypes['MagicLinkResult']> = {
  email?: Resolver<Maybe<ResolversTypes['MyEmail']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempt?: Resolver<Maybe<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signupAttempt?: Resolver<Maybe<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
};


export type MeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emails?: Resolver<ReadonlyArray<ResolversTypes['MyEmail']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passkeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Passkey']>>, ParentType, ContextType>;
  phones?: Resolver<ReadonlyArray<ResolversTypes['MyPhone']>, ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['MySessionConnection']>, ParentType, ContextType, Partial<MeSessionsArgs>>;
  twoFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wallets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Wallet']>>, ParentType, ContextType>;
};


export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addMyEmail?: Resolver<Maybe<ResolversTypes['MyEmail']>, ParentType, ContextType, RequireFields<MutationAddMyEmailArgs, 'input'>>;
  addMyPhone?: Resolver<Maybe<ResolversTypes['MyPhone']>, ParentType, ContextType, RequireFields<MutationAddMyPhoneArgs, 'input'>>;
  addUserEmail?: Resolver<Maybe<ResolversTypes['UserEmail']>, ParentType, ContextType, RequireFields<MutationAddUserEmailArgs, 'input' | 'userId'>>;
  addUserPhone?: Resolver<Maybe<ResolversTypes['UserPhone']>, ParentType, ContextType, RequireFields<MutationAddUserPhoneArgs, 'input' | 'userId'>>;
  approveWaitlistEntry?: Resolver<Maybe<ResolversTypes['WaitlistEntry']>, ParentType, ContextType, RequireFields<MutationApproveWaitlistEntryArgs, 'id'>>;
  attemptPasskey?: Resolver<Maybe<ResolversTypes['PasskeyResult']>, ParentType, ContextType, RequireFields<MutationAttemptPasskeyArgs, 'input'>>;
  attemptVerification?: Resolver<Maybe<ResolversTypes['VerificationResult']>, ParentType, ContextType, RequireFields<MutationAttemptVerificationArgs, 'input'>>;
  createImpersonation?: Resolver<Maybe<ResolversTypes['ImpersonationTicket']>, ParentType, ContextType, RequireFields<MutationCreateImpersonationArgs, 'input' | 'userId'>>;
  createJwtTemplate?: Resolver<Maybe<ResolversTypes['JwtTemplate']>, ParentType, ContextType, RequireFields<MutationCreateJwtTemplateArgs, 'input'>>;
  createSignInTicket?: Resolver<Maybe<ResolversTypes['SignInTicket']>, ParentType, ContextType, RequireFields<MutationCreateSignInTicketArgs, 'input' | 'userId'>>;
  createUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createUserImport?: Resolver<Maybe<ResolversTypes['UserImport']>, ParentType, ContextType, RequireFields<MutationCreateUserImportArgs, 'input'>>;
  createWalletChallenge?: Resolver<Maybe<ResolversTypes['WalletChallenge']>, ParentType, ContextType, Partial<MutationCreateWalletChallengeArgs>>;
  deleteJwtTemplate?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteJwtTemplateArgs, 'id'>>;
  deleteMe?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType>;
  deleteMyEmail?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMyEmailArgs, 'emailId'>>;
  deleteMyImage?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType>;
  deleteMyOtherSessions?: Resolver<Maybe<ResolversTypes['RevokedSessions']>, ParentType, ContextType>;
  deleteMyPasskey?: Resolver<Maybe<ResolversTypes['MyPasskeys']>, ParentType, ContextType, RequireFields<MutationDeleteMyPasskeyArgs, 'passkeyId'>>;
  deleteMyPhone?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMyPhoneArgs, 'phoneId'>>;
  deleteMySession?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMySessionArgs, 'id'>>;
  deleteUser?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  deleteUserEmail?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteUserEmailArgs, 'emailId' | 'userId'>>;
  deleteUserImage?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteUserImageArgs, 'id'>>;
  deleteUserImport?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteUserImportArgs, 'id'>>;
  deleteUserPasskey?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteUserPasskeyArgs, 'passkeyId' | 'userId'>>;
  deleteUserPhone?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteUserPhoneArgs, 'phoneId' | 'userId'>>;
  deleteWaitlistEntry?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWaitlistEntryArgs, 'id'>>;
  endImpersonation?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationEndImpersonationArgs, 'impersonationId' | 'userId'>>;
  forgotPassword?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  joinWaitlist?: Resolver<Maybe<ResolversTypes['WaitlistPlace']>, ParentType, ContextType, RequireFields<MutationJoinWaitlistArgs, 'input'>>;
  liftUserLockout?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationLiftUserLockoutArgs, 'userId'>>;
  linkMyWallet?: Resolver<Maybe<ResolversTypes['Wallet']>, ParentType, ContextType, RequireFields<MutationLinkMyWalletArgs, 'input'>>;
  makeMyEmailPrimary?: Resolver<Maybe<ResolversTypes['MyEmail']>, ParentType, ContextType, RequireFields<MutationMakeMyEmailPrimaryArgs, 'emailId'>>;
  makeMyPhonePrimary?: Resolver<Maybe<ResolversTypes['MyPhone']>, ParentType, ContextType, RequireFields<MutationMakeMyPhonePrimaryArgs, 'phoneId'>>;
  prepareMyEmail?: Resolver<Maybe<ResolversTypes['PreparedVerification']>, ParentType, ContextType, RequireFields<MutationPrepareMyEmailArgs, 'emailId'>>;
  prepareMyPhone?: Resolver<Maybe<ResolversTypes['PreparedVerification']>, ParentType, ContextType, RequireFields<MutationPrepareMyPhoneArgs, 'phoneId'>>;
  preparePasskey?: Resolver<Maybe<ResolversTypes['PasskeyRequest']>, ParentType, ContextType, RequireFields<MutationPreparePasskeyArgs, 'input'>>;
  preparePasskeyReauthentication?: Resolver<Maybe<ResolversTypes['PasskeyRequest']>, ParentType, ContextType>;
  prepareReauthentication?: Resolver<Maybe<ResolversTypes['PreparedReauthentication']>, ParentType, ContextType>;
  prepareVerification?: Resolver<Maybe<ResolversTypes['PreparedVerification']>, ParentType, ContextType, RequireFields<MutationPrepareVerificationArgs, 'input'>>;
  reauthenticate?: Resolver<Maybe<ResolversTypes['Reauthentication']>, ParentType, ContextType, RequireFields<MutationReauthenticateArgs, 'input'>>;
  regenerateBackupCodes?: Resolver<Maybe<ResolversTypes['BackupCodes']>, ParentType, ContextType, Partial<MutationRegenerateBackupCodesArgs>>;
  registerPasskey?: Resolver<Maybe<ResolversTypes['Passkey']>, ParentType, ContextType, RequireFields<MutationRegisterPasskeyArgs, 'input'>>;
  removeAuthenticator?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, Partial<MutationRemoveAuthenticatorArgs>>;
  removeUserAuthenticator?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveUserAuthenticatorArgs, 'userId'>>;
  renamePasskey?: Resolver<Maybe<ResolversTypes['Passkey']>, ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'input' | 'passkeyId'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetUserBackupCodes?: Resolver<Maybe<ResolversTypes['InvalidatedBackupCodes']>, ParentType, ContextType, RequireFields<MutationResetUserBackupCodesArgs, 'userId'>>;
  revokeSignInTicket?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeSignInTicketArgs, 'ticketId' | 'userId'>>;
  revokeUserSession?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeUserSessionArgs, 'sessionId' | 'userId'>>;
  revokeUserSessions?: Resolver<Maybe<ResolversTypes['RevokedSessions']>, ParentType, ContextType, RequireFields<MutationRevokeUserSessionsArgs, 'userId'>>;
  setMyImage?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType, RequireFields<MutationSetMyImageArgs, 'input'>>;
  setMyPassword?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationSetMyPasswordArgs, 'input'>>;
  setUserImage?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationSetUserImageArgs, 'id' | 'input'>>;
  setUserPassword?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationSetUserPasswordArgs, 'id' | 'input'>>;
  signIn?: Resolver<Maybe<ResolversTypes['SignInResult']>, ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, Partial<MutationSignOutArgs>>;
  signUp?: Resolver<Maybe<ResolversTypes['SignUpResult']>, ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startAuthenticator?: Resolver<Maybe<ResolversTypes['AuthenticatorEnrolment']>, ParentType, ContextType, Partial<MutationStartAuthenticatorArgs>>;
  startPasskeyRegistration?: Resolver<Maybe<ResolversTypes['PasskeyRequest']>, ParentType, ContextType>;
  switchSignIn?: Resolver<Maybe<ResolversTypes['CurrentSession']>, ParentType, ContextType, RequireFields<MutationSwitchSignInArgs, 'input'>>;
  unlinkMyWallet?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationUnlinkMyWalletArgs, 'walletId'>>;
  updateAuthSettings?: Resolver<Maybe<ResolversTypes['AuthSettings']>, ParentType, ContextType, RequireFields<MutationUpdateAuthSettingsArgs, 'input'>>;
  updateJwtTemplate?: Resolver<Maybe<ResolversTypes['JwtTemplate']>, ParentType, ContextType, RequireFields<MutationUpdateJwtTemplateArgs, 'id' | 'input'>>;
  updateMe?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType, RequireFields<MutationUpdateMeArgs, 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  verifyAuthenticator?: Resolver<Maybe<ResolversTypes['AuthenticatorVerification']>, ParentType, ContextType, RequireFields<MutationVerifyAuthenticatorArgs, 'input'>>;
  verifyMagicLink?: Resolver<Maybe<ResolversTypes['MagicLinkResult']>, ParentType, ContextType, RequireFields<MutationVerifyMagicLinkArgs, 'input'>>;
  verifyMyEmail?: Resolver<Maybe<ResolversTypes['MyEmail']>, ParentType, ContextType, RequireFields<MutationVerifyMyEmailArgs, 'emailId' | 'input'>>;
  verifyMyPhone?: Resolver<Maybe<ResolversTypes['MyPhone']>, ParentType, ContextType, RequireFields<MutationVerifyMyPhoneArgs, 'input' | 'phoneId'>>;
};


export type MyEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyEmail'] = ResolversParentTypes['MyEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};


export type MyPasskeysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyPasskeys'] = ResolversParentTypes['MyPasskeys']> = {
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  promptRegistration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userHandle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type MyPhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyPhone'] = ResolversParentTypes['MyPhone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};


export type MySessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MySession'] = ResolversParentTypes['MySession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type MySessionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MySessionConnection'] = ResolversParentTypes['MySessionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MySessionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MySession']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type MySessionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MySessionEdge'] = ResolversParentTypes['MySessionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MySession'], ParentType, ContextType>;
};


export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credentialId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBackedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSynced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type PasskeyRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyRequest'] = ResolversParentTypes['PasskeyRequest']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};


export type PasskeyResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeyResult'] = ResolversParentTypes['PasskeyResult']> = {
  signin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempt?: Resolver<Maybe<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
};


export type PasswordRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordRules'] = ResolversParentTypes['PasswordRules']> = {
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requireLowercase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireSpecial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireUppercase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type PreparedReauthenticationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedReauthentication'] = ResolversParentTypes['PreparedReauthentication']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resendAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type PreparedVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedVerification'] = ResolversParentTypes['PreparedVerification']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resendAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['VerificationStrategy'], ParentType, ContextType>;
};


export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  authOptions?: Resolver<Maybe<ResolversTypes['AuthOptions']>, ParentType, ContextType>;
  authSettings?: Resolver<Maybe<ResolversTypes['AuthSettings']>, ParentType, ContextType>;
  backupCodes?: Resolver<Maybe<ResolversTypes['BackupCodesLeft']>, ParentType, ContextType>;
  identifierAvailability?: Resolver<Maybe<ResolversTypes['IdentifierAvailability']>, ParentType, ContextType, Partial<QueryIdentifierAvailabilityArgs>>;
  jwtTemplate?: Resolver<Maybe<ResolversTypes['JwtTemplate']>, ParentType, ContextType, RequireFields<QueryJwtTemplateArgs, 'id'>>;
  jwtTemplates?: Resolver<Maybe<ResolversTypes['JwtTemplateConnection']>, ParentType, ContextType, Partial<QueryJwtTemplatesArgs>>;
  listJwtTemplates?: Resolver<Maybe<ResolversTypes['JwtTemplateList']>, ParentType, ContextType, RequireFields<QueryListJwtTemplatesArgs, 'limit' | 'offset'>>;
  listLockouts?: Resolver<Maybe<ResolversTypes['LockoutList']>, ParentType, ContextType, RequireFields<QueryListLockoutsArgs, 'limit'>>;
  listUserImportFailures?: Resolver<Maybe<ResolversTypes['UserImportFailureList']>, ParentType, ContextType, RequireFields<QueryListUserImportFailuresArgs, 'importId' | 'limit' | 'offset'>>;
  listUserImports?: Resolver<Maybe<ResolversTypes['UserImportList']>, ParentType, ContextType, RequireFields<QueryListUserImportsArgs, 'limit' | 'offset'>>;
  listUserSessions?: Resolver<Maybe<ResolversTypes['UserSessionList']>, ParentType, ContextType, RequireFields<QueryListUserSessionsArgs, 'limit' | 'offset' | 'userId'>>;
  listUsers?: Resolver<Maybe<ResolversTypes['UserList']>, ParentType, ContextType, RequireFields<QueryListUsersArgs, 'limit' | 'offset' | 'sortKey' | 'sortOrder'>>;
  listWaitlist?: Resolver<Maybe<ResolversTypes['WaitlistEntryList']>, ParentType, ContextType, RequireFields<QueryListWaitlistArgs, 'limit' | 'offset'>>;
  lockouts?: Resolver<Maybe<ResolversTypes['LockoutConnection']>, ParentType, ContextType, Partial<QueryLockoutsArgs>>;
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  myEmails?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MyEmail']>>, ParentType, ContextType>;
  myPasskeys?: Resolver<Maybe<ResolversTypes['MyPasskeys']>, ParentType, ContextType>;
  myPhones?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MyPhone']>>, ParentType, ContextType>;
  mySessions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MySession']>>, ParentType, ContextType, RequireFields<QueryMySessionsArgs, 'offset'>>;
  myWallets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Wallet']>>, ParentType, ContextType>;
  previewJwtTemplate?: Resolver<Maybe<ResolversTypes['JwtTemplatePreview']>, ParentType, ContextType, RequireFields<QueryPreviewJwtTemplateArgs, 'id' | 'input'>>;
  relatedOrigins?: Resolver<Maybe<ResolversTypes['RelatedOrigins']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['CurrentSession']>, ParentType, ContextType>;
  sessionToken?: Resolver<Maybe<ResolversTypes['SessionToken']>, ParentType, ContextType, Partial<QuerySessionTokenArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userExport?: Resolver<Maybe<ResolversTypes['UserExport']>, ParentType, ContextType, RequireFields<QueryUserExportArgs, 'userId'>>;
  userImpersonations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Impersonation']>>, ParentType, ContextType, RequireFields<QueryUserImpersonationsArgs, 'userId'>>;
  userImport?: Resolver<Maybe<ResolversTypes['UserImport']>, ParentType, ContextType, RequireFields<QueryUserImportArgs, 'id'>>;
  userImports?: Resolver<Maybe<ResolversTypes['UserImportConnection']>, ParentType, ContextType, Partial<QueryUserImportsArgs>>;
  userPasskeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Passkey']>>, ParentType, ContextType, RequireFields<QueryUserPasskeysArgs, 'userId'>>;
  userSignInState?: Resolver<Maybe<ResolversTypes['UserSignInState']>, ParentType, ContextType, RequireFields<QueryUserSignInStateArgs, 'userId'>>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<QueryUsersArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  waitlist?: Resolver<Maybe<ResolversTypes['WaitlistEntryConnection']>, ParentType, ContextType, Partial<QueryWaitlistArgs>>;
};


export type ReauthenticationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reauthentication'] = ResolversParentTypes['Reauthentication']> = {
  authenticatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type RelatedOriginsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RelatedOrigins'] = ResolversParentTypes['RelatedOrigins']> = {
  origins?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};


export type RevokedSessionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokedSessions'] = ResolversParentTypes['RevokedSessions']> = {
  revoked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  activeSignin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempts?: Resolver<ReadonlyArray<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signins?: Resolver<ReadonlyArray<ResolversTypes['Signin']>, ParentType, ContextType>;
  signupAttempts?: Resolver<ReadonlyArray<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
};


export type SessionTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionToken'] = ResolversParentTypes['SessionToken']> = {
  expires?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type SignInFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInFailure'] = ResolversParentTypes['SignInFailure']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['SignInFailureCode'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  passkeyRequest?: Resolver<Maybe<ResolversTypes['PasskeyRequest']>, ParentType, ContextType>;
  signin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempt?: Resolver<Maybe<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
};


export type SignInRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInRule'] = ResolversParentTypes['SignInRule']> = {
  rule?: Resolver<ResolversTypes['SignInRuleName'], ParentType, ContextType>;
  setting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strategy?: Resolver<Maybe<ResolversTypes['FirstFactor']>, ParentType, ContextType>;
};


export type SignInTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInTicket'] = ResolversParentTypes['SignInTicket']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};


export type SignUpFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpField'] = ResolversParentTypes['SignUpField']> = {
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type SignUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  signin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempt?: Resolver<Maybe<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signupAttempt?: Resolver<Maybe<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
};


export type SigninResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Signin'] = ResolversParentTypes['Signin']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identifier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};


export type SigninAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigninAttempt'] = ResolversParentTypes['SigninAttempt']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  requiredFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  requiresCompletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondFactors?: Resolver<ReadonlyArray<ResolversTypes['SecondFactorMethod']>, ParentType, ContextType>;
};


export type SignupAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignupAttempt'] = ResolversParentTypes['SignupAttempt']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missingFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  requiredFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  requiresCompletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type SocialConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialConnection'] = ResolversParentTypes['SocialConnection']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};


export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emails?: Resolver<ReadonlyArray<ResolversTypes['UserEmail']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passkeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Passkey']>>, ParentType, ContextType>;
  phones?: Resolver<ReadonlyArray<ResolversTypes['UserPhone']>, ParentType, ContextType>;
  privateMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['UserSessionConnection']>, ParentType, ContextType, Partial<UserSessionsArgs>>;
  signInState?: Resolver<Maybe<ResolversTypes['UserSignInState']>, ParentType, ContextType, Partial<UserSignInStateArgs>>;
  socialConnections?: Resolver<ReadonlyArray<ResolversTypes['SocialConnection']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wallets?: Resolver<ReadonlyArray<ResolversTypes['Wallet']>, ParentType, ContextType>;
};


export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};


export type UserEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEmail'] = ResolversParentTypes['UserEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};


export type UserExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserExport'] = ResolversParentTypes['UserExport']> = {
  exportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['UserExportPart']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};


export type UserExportPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserExportPart'] = ResolversParentTypes['UserExportPart']> = {
  isTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['JSONObject']>, ParentType, ContextType>;
};


export type UserImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImport'] = ResolversParentTypes['UserImport']> = {
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<Maybe<ResolversTypes['UserImportFailureConnection']>, ParentType, ContextType, Partial<UserImportFailuresArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  processed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendEvents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserImportStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type UserImportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImportConnection'] = ResolversParentTypes['UserImportConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['UserImportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['UserImport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type UserImportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImportEdge'] = ResolversParentTypes['UserImportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserImport'], ParentType, ContextType>;
};


export type UserImportFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImportFailure'] = ResolversParentTypes['UserImportFailure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type UserImportFailureConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImportFailureConnection'] = ResolversParentTypes['UserImportFailureConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['UserImportFailureEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['UserImportFailure']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type UserImportFailureEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImportFailureEdge'] = ResolversParentTypes['UserImportFailureEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserImportFailure'], ParentType, ContextType>;
};


export type UserImportFailureListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImportFailureList'] = ResolversParentTypes['UserImportFailureList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['UserImportFailure']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type UserImportListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImportList'] = ResolversParentTypes['UserImportList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['UserImport']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type UserListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type UserPhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPhone'] = ResolversParentTypes['UserPhone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};


export type UserSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastActiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};


export type UserSessionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSessionConnection'] = ResolversParentTypes['UserSessionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['UserSessionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['UserSession']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type UserSessionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSessionEdge'] = ResolversParentTypes['UserSessionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserSession'], ParentType, ContextType>;
};


export type UserSessionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSessionList'] = ResolversParentTypes['UserSessionList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['UserSession']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type UserSignInStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSignInState'] = ResolversParentTypes['UserSignInState']> = {
  blockedBy?: Resolver<ReadonlyArray<ResolversTypes['SignInRule']>, ParentType, ContextType>;
  factors?: Resolver<ReadonlyArray<ResolversTypes['FirstFactor']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastFailure?: Resolver<Maybe<ResolversTypes['SignInFailure']>, ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextStep?: Resolver<Maybe<ResolversTypes['NextSignInStep']>, ParentType, ContextType>;
  secondFactors?: Resolver<ReadonlyArray<ResolversTypes['SecondFactorMethod']>, ParentType, ContextType>;
};


export type VerificationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationResult'] = ResolversParentTypes['VerificationResult']> = {
  signin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempt?: Resolver<Maybe<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signupAttempt?: Resolver<Maybe<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
};


export type WaitlistEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistEntry'] = ResolversParentTypes['WaitlistEntry']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WaitlistStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type WaitlistEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistEntryConnection'] = ResolversParentTypes['WaitlistEntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WaitlistEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WaitlistEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WaitlistEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistEntryEdge'] = ResolversParentTypes['WaitlistEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WaitlistEntry'], ParentType, ContextType>;
};


export type WaitlistEntryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistEntryList'] = ResolversParentTypes['WaitlistEntryList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WaitlistEntry']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type WaitlistPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistPlace'] = ResolversParentTypes['WaitlistPlace']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type WalletResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chainId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isContract?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type WalletChallengeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletChallenge'] = ResolversParentTypes['WalletChallenge']> = {
  chainIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nonce?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type WalletOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletOptions'] = ResolversParentTypes['WalletOptions']> = {
  chainIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type Resolvers<ContextType = Context> = {
  AuthOptions?: AuthOptionsResolvers<ContextType>;
  Authenticator?: AuthenticatorResolvers<ContextType>;
  AuthenticatorEnrolment?: AuthenticatorEnrolmentResolvers<ContextType>;
  AuthenticatorVerification?: AuthenticatorVerificationResolvers<ContextType>;
  BackupCodes?: BackupCodesResolvers<ContextType>;
  BackupCodesLeft?: BackupCodesLeftResolvers<ContextType>;
  CurrentSession?: CurrentSessionResolvers<ContextType>;
  Deployment?: DeploymentResolvers<ContextType>;
  IdentifierAvailability?: IdentifierAvailabilityResolvers<ContextType>;
  Impersonation?: ImpersonationResolvers<ContextType>;
  ImpersonationTicket?: ImpersonationTicketResolvers<ContextType>;
  InvalidatedBackupCodes?: InvalidatedBackupCodesResolvers<ContextType>;
  JwtTemplate?: JwtTemplateResolvers<ContextType>;
  JwtTemplateConnection?: JwtTemplateConnectionResolvers<ContextType>;
  JwtTemplateEdge?: JwtTemplateEdgeResolvers<ContextType>;
  JwtTemplateList?: JwtTemplateListResolvers<ContextType>;
  JwtTemplatePreview?: JwtTemplatePreviewResolvers<ContextType>;
  Lockout?: LockoutResolvers<ContextType>;
  LockoutConnection?: LockoutConnectionResolvers<ContextType>;
  LockoutEdge?: LockoutEdgeResolvers<ContextType>;
  LockoutList?: LockoutListResolvers<ContextType>;
  MagicLinkResult?: MagicLinkResultResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyEmail?: MyEmailResolvers<ContextType>;
  MyPasskeys?: MyPasskeysResolvers<ContextType>;
  MyPhone?: MyPhoneResolvers<ContextType>;
  MySession?: MySessionResolvers<ContextType>;
  MySessionConnection?: MySessionConnectionResolvers<ContextType>;
  MySessionEdge?: MySessionEdgeResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  PasskeyResult?: PasskeyResultResolvers<ContextType>;
  PasswordRules?: PasswordRulesResolvers<ContextType>;
  PreparedReauthentication?: PreparedReauthenticationResolvers<ContextType>;
  PreparedVerification?: PreparedVerificationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Reauthentication?: ReauthenticationResolvers<ContextType>;
  RelatedOrigins?: RelatedOriginsResolvers<ContextType>;
  RevokedSessions?: RevokedSessionsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionToken?: SessionTokenResolvers<ContextType>;
  SignInFailure?: SignInFailureResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignInRule?: SignInRuleResolvers<ContextType>;
  SignInTicket?: SignInTicketResolvers<ContextType>;
  SignUpField?: SignUpFieldResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  Signin?: SigninResolvers<ContextType>;
  SigninAttempt?: SigninAttemptResolvers<ContextType>;
  SignupAttempt?: SignupAttemptResolvers<ContextType>;
  SocialConnection?: SocialConnectionResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserEmail?: UserEmailResolvers<ContextType>;
  UserExport?: UserExportResolvers<ContextType>;
  UserExportPart?: UserExportPartResolvers<ContextType>;
  UserImport?: UserImportResolvers<ContextType>;
  UserImportConnection?: UserImportConnectionResolvers<ContextType>;
  UserImportEdge?: UserImportEdgeResolvers<ContextType>;
  UserImportFailure?: UserImportFailureResolvers<ContextType>;
  UserImportFailureConnection?: UserImportFailureConnectionResolvers<ContextType>;
  UserImportFailureEdge?: UserImportFailureEdgeResolvers<ContextType>;
  UserImportFailureList?: UserImportFailureListResolvers<ContextType>;
  UserImportList?: UserImportListResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  UserPhone?: UserPhoneResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  UserSessionConnection?: UserSessionConnectionResolvers<ContextType>;
  UserSessionEdge?: UserSessionEdgeResolvers<ContextType>;
  UserSessionList?: UserSessionListResolvers<ContextType>;
  UserSignInState?: UserSignInStateResolvers<ContextType>;
  VerificationResult?: VerificationResultResolvers<ContextType>;
  WaitlistEntry?: WaitlistEntryResolvers<ContextType>;
  WaitlistEntryConnection?: WaitlistEntryConnectionResolvers<ContextType>;
  WaitlistEntryEdge?: WaitlistEntryEdgeResolvers<ContextType>;
  WaitlistEntryList?: WaitlistEntryListResolvers<ContextType>;
  WaitlistPlace?: WaitlistPlaceResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  WalletChallenge?: WalletChallengeResolvers<ContextType>;
  WalletOptions?: WalletOptionsResolvers<ContextType>;
};
