import type { DeploymentRow } from './rows.ts';
import type { Context } from '../../platform/context.ts';
import type * as platform from '../../platform/graph/resolvers.ts';
import type { AccessToken, AddRestrictionInput, AllowedOrigins, AllowedOriginsInput, ApiKey, ApiKeyConnection, ApiKeyEdge, ApiKeyFilter, ApiKeyList, ApiKeyStatus, AuthSettings, AuthenticationFactors, AuthenticationFactorsInput, B2bSettings, BackupCodeSettings, BackupCodeSettingsInput, ColorSettings, ColorSettingsInput, CountryRestrictionMode, CountryRestrictions, CountryRestrictionsInput, CreateAccessTokenInput, CreateApiKeyInput, CreatedApiKey, Deployment, DeploymentAllowlistArgs, DeploymentApiKeysArgs, DeploymentBlocklistArgs, DeploymentMetadata, DeploymentMode, DeploymentSigningKeysArgs, DeploymentUiSettings, DevelopmentMessage, DevelopmentMessageChannel, DevelopmentMessageConnection, DevelopmentMessageEdge, DevelopmentMessageList, EmailProvider, EmailSettings, EmailSettingsInput, FirstFactor, ImageInput, JsonWebKey, JsonWebKeySet, MagicLinkSettings, MagicLinkSettingsInput, MessageChannel, MessagePreview, MessageTemplate, MessageTemplateInput, MessageTemplates, MessageTexts, MessageVariable, MultiSessionSupport, MutationAddToAllowlistArgs, MutationAddToBlocklistArgs, MutationCreateAccessTokenArgs, MutationCreateApiKeyArgs, MutationDeleteMessageTemplateArgs, MutationDeleteUiImageArgs, MutationRemoveFromAllowlistArgs, MutationRemoveFromBlocklistArgs, MutationRevokeApiKeyArgs, MutationRotateSigningKeysArgs, MutationSetAllowedOriginsArgs, MutationSetMessageTemplateArgs, MutationSetSmtpConfigArgs, MutationSetUiImageArgs, MutationTestMessageTemplateArgs, MutationUpdateB2bSettingsArgs, MutationUpdateDeploymentArgs, MutationUpdateRestrictionsArgs, MutationUpdateUiSettingsArgs, MutationVerifySmtpConfigArgs, NameSettings, NameSettingsInput, PasskeySettings, PasskeySettingsInput, PasswordSettings, PasswordSettingsInput, PhoneSettings, PhoneSettingsInput, PreviewMessageTemplateInput, QueryAllowlistArgs, QueryApiKeysArgs, QueryBlocklistArgs, QueryDevelopmentMessageArgs, QueryDevelopmentMessagesArgs, QueryImageArgs, QueryListAllowlistArgs, QueryListApiKeysArgs, QueryListBlocklistArgs, QueryListDevelopmentMessagesArgs, QueryListSigningKeysArgs, QueryMessageTemplateArgs, QueryPreviewMessageTemplateArgs, QuerySigningKeysArgs, Restriction, RestrictionConnection, RestrictionEdge, RestrictionFilter, RestrictionKind, RestrictionList, Restrictions, RotateSigningKeysInput, SecondFactorPolicy, SettingWarning, SettingWarningCode, SignUpMode, SigningKey, SigningKeyConnection, SigningKeyEdge, SigningKeyFilter, SigningKeyList, SigningKeyPurpose, SigningKeyRotation, SigningKeyState, SmtpConfig, SmtpConfigInput, TestMessageTemplateInput, UiSettings, UpdateAuthSettingsInput, UpdateB2bSettingsInput, UpdateDeploymentInput, UpdateRestrictionsInput, UpdateUiSettingsInput, UsernameSettings, UsernameSettingsInput, VerifySmtpConfigInput, WalletRpcUrl, WalletRpcUrlInput, Web3WalletSettings, Web3WalletSettingsInput } from './types.ts';
import type { Maybe, Scalars } from '../../platform/graph/types.ts';
import type { Resolver, ResolverTypeWrapper } from '../../platform/graph/resolvers.ts';
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<AccessToken>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AddRestrictionInput: AddRestrictionInput;
  AllowedOrigins: ResolverTypeWrapper<AllowedOrigins>;
  AllowedOriginsInput: AllowedOriginsInput;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ApiKeyConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['ApiKey']>>;
  ApiKeyEdge: ResolverTypeWrapper<ApiKeyEdge>;
  ApiKeyFilter: ApiKeyFilter;
  ApiKeyList: ResolverTypeWrapper<ApiKeyList>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ApiKeyStatus: ApiKeyStatus;
  AuthSettings: ResolverTypeWrapper<AuthSettings>;
  AuthenticationFactors: ResolverTypeWrapper<AuthenticationFactors>;
  AuthenticationFactorsInput: AuthenticationFactorsInput;
  B2bSettings: ResolverTypeWrapper<B2bSettings>;
  BackupCodeSettings: ResolverTypeWrapper<BackupCodeSettings>;
  BackupCodeSettingsInput: BackupCodeSettingsInput;
  ColorSettings: ResolverTypeWrapper<ColorSettings>;
  ColorSettingsInput: ColorSettingsInput;
  CountryRestrictionMode: CountryRestrictionMode;
  CountryRestrictions: ResolverTypeWrapper<CountryRestrictions>;
  CountryRestrictionsInput: CountryRestrictionsInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateApiKeyInput: CreateApiKeyInput;
  CreatedApiKey: ResolverTypeWrapper<CreatedApiKey>;
  Deployment: ResolverTypeWrapper<DeploymentRow>;
  DeploymentMetadata: ResolverTypeWrapper<DeploymentMetadata>;
  DeploymentMode: DeploymentMode;
  DeploymentUiSettings: ResolverTypeWrapper<DeploymentUiSettings>;
  DevelopmentMessage: ResolverTypeWrapper<DevelopmentMessage>;
  DevelopmentMessageChannel: DevelopmentMessageChannel;
  DevelopmentMessageConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['DevelopmentMessage']>>;
  DevelopmentMessageEdge: ResolverTypeWrapper<DevelopmentMessageEdge>;
  DevelopmentMessageList: ResolverTypeWrapper<DevelopmentMessageList>;
  EmailProvider: EmailProvider;
  EmailSettings: ResolverTypeWrapper<EmailSettings>;
  EmailSettingsInput: EmailSettingsInput;
  FirstFactor: FirstFactor;
  ImageInput: ImageInput;
  JsonWebKey: ResolverTypeWrapper<JsonWebKey>;
  JsonWebKeySet: ResolverTypeWrapper<JsonWebKeySet>;
  MagicLinkSettings: ResolverTypeWrapper<MagicLinkSettings>;
  MagicLinkSettingsInput: MagicLinkSettingsInput;
  MessageChannel: MessageChannel;
  MessagePreview: ResolverTypeWrapper<MessagePreview>;
  MessageTemplate: ResolverTypeWrapper<MessageTemplate>;
  MessageTemplateInput: MessageTemplateInput;
  MessageTemplates: ResolverTypeWrapper<MessageTemplates>;
  MessageTexts: ResolverTypeWrapper<MessageTexts>;
  MessageVariable: ResolverTypeWrapper<MessageVariable>;
  MultiSessionSupport: MultiSessionSupport;
  NameSettings: ResolverTypeWrapper<NameSettings>;
  NameSettingsInput: NameSettingsInput;
  PasskeySettings: ResolverTypeWrapper<PasskeySettings>;
  PasskeySettingsInput: PasskeySettingsInput;
  PasswordSettings: ResolverTypeWrapper<PasswordSettings>;
  PasswordSettingsInput: PasswordSettingsInput;
  PhoneSettings: ResolverTypeWrapper<PhoneSettings>;
  PhoneSettingsInput: PhoneSettingsInput;
  PreviewMessageTemplateInput: PreviewMessageTemplateInput;
  Restriction: ResolverTypeWrapper<Restriction>;
  RestrictionConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Restriction']>>;
  RestrictionEdge: ResolverTypeWrapper<RestrictionEdge>;
  RestrictionFilter: RestrictionFilter;
  RestrictionKind: RestrictionKind;
  RestrictionList: ResolverTypeWrapper<RestrictionList>;
  Restrictions: ResolverTypeWrapper<Restrictions>;
  RotateSigningKeysInput: RotateSigningKeysInput;
  SecondFactorPolicy: SecondFactorPolicy;
  SettingWarning: ResolverTypeWrapper<SettingWarning>;
  SettingWarningCode: SettingWarningCode;
  SignUpMode: SignUpMode;
  SigningKey: ResolverTypeWrapper<SigningKey>;
  SigningKeyConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['SigningKey']>>;
  SigningKeyEdge: ResolverTypeWrapper<SigningKeyEdge>;
  SigningKeyFilter: SigningKeyFilter;
  SigningKeyList: ResolverTypeWrapper<SigningKeyList>;
  SigningKeyPurpose: SigningKeyPurpose;
  SigningKeyRotation: ResolverTypeWrapper<SigningKeyRotation>;
  SigningKeyState: SigningKeyState;
  SmtpConfig: ResolverTypeWrapper<SmtpConfig>;
  SmtpConfigInput: SmtpConfigInput;
  TestMessageTemplateInput: TestMessageTemplateInput;
  UiSettings: ResolverTypeWrapper<UiSettings>;
  UpdateAuthSettingsInput: UpdateAuthSettingsInput;
  UpdateB2bSettingsInput: UpdateB2bSettingsInput;
  UpdateDeploymentInput: UpdateDeploymentInput;
  UpdateRestrictionsInput: UpdateRestrictionsInput;
  UpdateUiSettingsInput: UpdateUiSettingsInput;
  UsernameSettings: ResolverTypeWrapper<UsernameSettings>;
  UsernameSettingsInput: UsernameSettingsInput;
  VerifySmtpConfigInput: VerifySmtpConfigInput;
  WalletRpcUrl: ResolverTypeWrapper<WalletRpcUrl>;
  WalletRpcUrlInput: WalletRpcUrlInput;
  Web3WalletSettings: ResolverTypeWrapper<Web3WalletSettings>;
  Web3WalletSettingsInput: Web3WalletSettingsInput;
  DateTime: platform.ResolversTypes['DateTime'];
  File: platform.ResolversTypes['File'];
  PageInfo: platform.ResolversTypes['PageInfo'];
  Scope: platform.ResolversTypes['Scope'];
  Void: platform.ResolversTypes['Void'];
};


/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessToken;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  AddRestrictionInput: AddRestrictionInput;
  AllowedOrigins: AllowedOrigins;
  AllowedOriginsInput: AllowedOriginsInput;
  ApiKey: ApiKey;
  ID: Scalars['ID']['output'];
  ApiKeyConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['ApiKey']>;
  ApiKeyEdge: ApiKeyEdge;
  ApiKeyFilter: ApiKeyFilter;
  ApiKeyList: ApiKeyList;
  Boolean: Scalars['Boolean']['output'];
  AuthSettings: AuthSettings;
  AuthenticationFactors: AuthenticationFactors;
  AuthenticationFactorsInput: AuthenticationFactorsInput;
  B2bSettings: B2bSettings;
  BackupCodeSettings: BackupCodeSettings;
  BackupCodeSettingsInput: BackupCodeSettingsInput;
  ColorSettings: ColorSettings;
  ColorSettingsInput: ColorSettingsInput;
  CountryRestrictions: CountryRestrictions;
  CountryRestrictionsInput: CountryRestrictionsInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateApiKeyInput: CreateApiKeyInput;
  CreatedApiKey: CreatedApiKey;
  Deployment: DeploymentRow;
  DeploymentMetadata: DeploymentMetadata;
  DeploymentUiSettings: DeploymentUiSettings;
  DevelopmentMessage: DevelopmentMessage;
  DevelopmentMessageConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['DevelopmentMessage']>;
  DevelopmentMessageEdge: DevelopmentMessageEdge;
  DevelopmentMessageList: DevelopmentMessageList;
  EmailSettings: EmailSettings;
  EmailSettingsInput: EmailSettingsInput;
  ImageInput: ImageInput;
  JsonWebKey: JsonWebKey;
  JsonWebKeySet: JsonWebKeySet;
  MagicLinkSettings: MagicLinkSettings;
  MagicLinkSettingsInput: MagicLinkSettingsInput;
  MessagePreview: MessagePreview;
  MessageTemplate: MessageTemplate;
  MessageTemplateInput: MessageTemplateInput;
  MessageTemplates: MessageTemplates;
  MessageTexts: MessageTexts;
  MessageVariable: MessageVariable;
  NameSettings: NameSettings;
  NameSettingsInput: NameSettingsInput;
  PasskeySettings: PasskeySettings;
  PasskeySettingsInput: PasskeySettingsInput;
  PasswordSettings: PasswordSettings;
  PasswordSettingsInput: PasswordSettingsInput;
  PhoneSettings: PhoneSettings;
  PhoneSettingsInput: PhoneSettingsInput;
  PreviewMessageTemplateInput: PreviewMessageTemplateInput;
  Restriction: Restriction;
  RestrictionConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Restriction']>;
  RestrictionEdge: RestrictionEdge;
  RestrictionFilter: RestrictionFilter;
  RestrictionList: RestrictionList;
  Restrictions: Restrictions;
  RotateSigningKeysInput: RotateSigningKeysInput;
  SettingWarning: SettingWarning;
  SigningKey: SigningKey;
  SigningKeyConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['SigningKey']>;
  SigningKeyEdge: SigningKeyEdge;
  SigningKeyFilter: SigningKeyFilter;
  SigningKeyList: SigningKeyList;
  SigningKeyRotation: SigningKeyRotation;
  SmtpConfig: SmtpConfig;
  SmtpConfigInput: SmtpConfigInput;
  TestMessageTemplateInput: TestMessageTemplateInput;
  UiSettings: UiSettings;
  UpdateAuthSettingsInput: UpdateAuthSettingsInput;
  UpdateB2bSettingsInput: UpdateB2bSettingsInput;
  UpdateDeploymentInput: UpdateDeploymentInput;
  UpdateRestrictionsInput: UpdateRestrictionsInput;
  UpdateUiSettingsInput: UpdateUiSettingsInput;
  UsernameSettings: UsernameSettings;
  UsernameSettingsInput: UsernameSettingsInput;
  VerifySmtpConfigInput: VerifySmtpConfigInput;
  WalletRpcUrl: WalletRpcUrl;
  WalletRpcUrlInput: WalletRpcUrlInput;
  Web3WalletSettings: Web3WalletSettings;
  Web3WalletSettingsInput: Web3WalletSettingsInput;
  Mutation: platform.ResolversParentTypes['Mutation'];
  Query: platform.ResolversParentTypes['Query'];
};


export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type AllowedOriginsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllowedOrigins'] = ResolversParentTypes['AllowedOrigins']> = {
  allowedOrigins?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};


export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
};


export type ApiKeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyConnection'] = ResolversParentTypes['ApiKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type ApiKeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyEdge'] = ResolversParentTypes['ApiKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};


export type ApiKeyListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyList'] = ResolversParentTypes['ApiKeyList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type AuthSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthSettings'] = ResolversParentTypes['AuthSettings']> = {
  authenticationFactors?: Resolver<ResolversTypes['AuthenticationFactors'], ParentType, ContextType>;
  backupCode?: Resolver<ResolversTypes['BackupCodeSettings'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailSettings'], ParentType, ContextType>;
  firstFactor?: Resolver<ResolversTypes['FirstFactor'], ParentType, ContextType>;
  multiSessionSupport?: Resolver<ResolversTypes['MultiSessionSupport'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['NameSettings'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['PasswordSettings'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['PhoneSettings'], ParentType, ContextType>;
  secondFactorPolicy?: Resolver<ResolversTypes['SecondFactorPolicy'], ParentType, ContextType>;
  sessionInactiveTimeout?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionTokenLifetime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionValidityPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['UsernameSettings'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['SettingWarning']>, ParentType, ContextType>;
  web3Wallet?: Resolver<ResolversTypes['Web3WalletSettings'], ParentType, ContextType>;
};


export type AuthenticationFactorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticationFactors'] = ResolversParentTypes['AuthenticationFactors']> = {
  emailOtpEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailPasswordEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  magicLink?: Resolver<ResolversTypes['MagicLinkSettings'], ParentType, ContextType>;
  passkey?: Resolver<ResolversTypes['PasskeySettings'], ParentType, ContextType>;
  phoneOtpEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondFactorAuthenticatorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondFactorBackupCodeEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ssoEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usernamePasswordEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  web3WalletEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type B2bSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['B2bSettings'] = ResolversParentTypes['B2bSettings']> = {
  automaticActivationEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organizationsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['SettingWarning']>, ParentType, ContextType>;
  workspacesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type BackupCodeSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupCodeSettings'] = ResolversParentTypes['BackupCodeSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type ColorSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColorSettings'] = ResolversParentTypes['ColorSettings']> = {
  backgroundColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type CountryRestrictionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryRestrictions'] = ResolversParentTypes['CountryRestrictions']> = {
  allowedCountryCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  blockedCountryCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['CountryRestrictionMode'], ParentType, ContextType>;
};


export type CreatedApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedApiKey'] = ResolversParentTypes['CreatedApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
};


export type DeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment']> = {
  allowlist?: Resolver<Maybe<ResolversTypes['RestrictionConnection']>, ParentType, ContextType, Partial<DeploymentAllowlistArgs>>;
  apiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyConnection']>, ParentType, ContextType, Partial<DeploymentApiKeysArgs>>;
  authSettings?: Resolver<ResolversTypes['AuthSettings'], ParentType, ContextType>;
  b2bSettings?: Resolver<ResolversTypes['B2bSettings'], ParentType, ContextType>;
  backendHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blocklist?: Resolver<Maybe<ResolversTypes['RestrictionConnection']>, ParentType, ContextType, Partial<DeploymentBlocklistArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customSmtpConfig?: Resolver<Maybe<ResolversTypes['SmtpConfig']>, ParentType, ContextType>;
  emailProvider?: Resolver<ResolversTypes['EmailProvider'], ParentType, ContextType>;
  frontendHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mailFromHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maintenanceMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['DeploymentMode'], ParentType, ContextType>;
  publishableKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restrictions?: Resolver<ResolversTypes['Restrictions'], ParentType, ContextType>;
  signingKeys?: Resolver<Maybe<ResolversTypes['SigningKeyConnection']>, ParentType, ContextType, Partial<DeploymentSigningKeysArgs>>;
  uiSettings?: Resolver<ResolversTypes['DeploymentUiSettings'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type DeploymentMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeploymentMetadata'] = ResolversParentTypes['DeploymentMetadata']> = {
  afterCreateOrganizationRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterLogoClickUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignOutAllPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignOutOnePageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSigninRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignupRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createOrganizationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  darkModeSettings?: Resolver<ResolversTypes['ColorSettings'], ParentType, ContextType>;
  defaultOrganizationProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultUserProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultWorkspaceProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deploymentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faviconImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lightModeSettings?: Resolver<ResolversTypes['ColorSettings'], ParentType, ContextType>;
  logoImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationProfileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyPolicyUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signInPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signUpPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signupTermsStatement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signupTermsStatementShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  supportPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tosPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  useInitialsForOrganizationProfileImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useInitialsForUserProfileImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userProfileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitlistPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type DeploymentUiSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeploymentUiSettings'] = ResolversParentTypes['DeploymentUiSettings']> = {
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faviconImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type DevelopmentMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevelopmentMessage'] = ResolversParentTypes['DevelopmentMessage']> = {
  channel?: Resolver<ResolversTypes['DevelopmentMessageChannel'], ParentType, ContextType>;
  codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type DevelopmentMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevelopmentMessageConnection'] = ResolversParentTypes['DevelopmentMessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DevelopmentMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DevelopmentMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type DevelopmentMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevelopmentMessageEdge'] = ResolversParentTypes['DevelopmentMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DevelopmentMessage'], ParentType, ContextType>;
};


export type DevelopmentMessageListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevelopmentMessageList'] = ResolversParentTypes['DevelopmentMessageList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['DevelopmentMessage']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type EmailSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailSettings'] = ResolversParentTypes['EmailSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  magicLinkVerificationAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otpVerificationAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifySignup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type JsonWebKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JsonWebKey'] = ResolversParentTypes['JsonWebKey']> = {
  alg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  crv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  use?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type JsonWebKeySetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JsonWebKeySet'] = ResolversParentTypes['JsonWebKeySet']> = {
  keys?: Resolver<ReadonlyArray<ResolversTypes['JsonWebKey']>, ParentType, ContextType>;
};


export type MagicLinkSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MagicLinkSettings'] = ResolversParentTypes['MagicLinkSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireSameDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type MessagePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePreview'] = ResolversParentTypes['MessagePreview']> = {
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type MessageTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageTemplate'] = ResolversParentTypes['MessageTemplate']> = {
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasButton?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['MessageTexts']>, ParentType, ContextType>;
  variables?: Resolver<ReadonlyArray<ResolversTypes['MessageVariable']>, ParentType, ContextType>;
};


export type MessageTemplatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageTemplates'] = ResolversParentTypes['MessageTemplates']> = {
  kinds?: Resolver<ReadonlyArray<ResolversTypes['MessageTemplate']>, ParentType, ContextType>;
};


export type MessageTextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageTexts'] = ResolversParentTypes['MessageTexts']> = {
  buttonLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  footnote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOverridden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paragraphs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};


export type MessageVariableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageVariable'] = ResolversParentTypes['MessageVariable']> = {
  choices?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAllowedInSubject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToAllowlist?: Resolver<Maybe<ResolversTypes['Restriction']>, ParentType, ContextType, RequireFields<MutationAddToAllowlistArgs, 'input'>>;
  addToBlocklist?: Resolver<Maybe<ResolversTypes['Restriction']>, ParentType, ContextType, RequireFields<MutationAddToBlocklistArgs, 'input'>>;
  createAccessToken?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createApiKey?: Resolver<Maybe<ResolversTypes['CreatedApiKey']>, ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  deleteDevelopmentMessages?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType>;
  deleteMessageTemplate?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMessageTemplateArgs, 'kind' | 'language'>>;
  deleteSmtpConfig?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType>;
  deleteUiImage?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteUiImageArgs, 'name'>>;
  removeFromAllowlist?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveFromAllowlistArgs, 'value'>>;
  removeFromBlocklist?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveFromBlocklistArgs, 'value'>>;
  revokeApiKey?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  rotateSigningKeys?: Resolver<Maybe<ResolversTypes['SigningKeyRotation']>, ParentType, ContextType, Partial<MutationRotateSigningKeysArgs>>;
  setAllowedOrigins?: Resolver<Maybe<ResolversTypes['AllowedOrigins']>, ParentType, ContextType, RequireFields<MutationSetAllowedOriginsArgs, 'input'>>;
  setMessageTemplate?: Resolver<Maybe<ResolversTypes['MessageTemplate']>, ParentType, ContextType, RequireFields<MutationSetMessageTemplateArgs, 'input' | 'kind' | 'language'>>;
  setSmtpConfig?: Resolver<Maybe<ResolversTypes['SmtpConfig']>, ParentType, ContextType, RequireFields<MutationSetSmtpConfigArgs, 'input'>>;
  setUiImage?: Resolver<Maybe<ResolversTypes['UiSettings']>, ParentType, ContextType, RequireFields<MutationSetUiImageArgs, 'input' | 'name'>>;
  testMessageTemplate?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationTestMessageTemplateArgs, 'input' | 'kind'>>;
  updateB2bSettings?: Resolver<Maybe<ResolversTypes['B2bSettings']>, ParentType, ContextType, RequireFields<MutationUpdateB2bSettingsArgs, 'input'>>;
  updateDeployment?: Resolver<Maybe<ResolversTypes['Deployment']>, ParentType, ContextType, RequireFields<MutationUpdateDeploymentArgs, 'input'>>;
  updateRestrictions?: Resolver<Maybe<ResolversTypes['Restrictions']>, ParentType, ContextType, RequireFields<MutationUpdateRestrictionsArgs, 'input'>>;
  updateUiSettings?: Resolver<Maybe<ResolversTypes['UiSettings']>, ParentType, ContextType, RequireFields<MutationUpdateUiSettingsArgs, 'input'>>;
  verifySmtpConfig?: Resolver<Maybe<ResolversTypes['SmtpConfig']>, ParentType, ContextType, RequireFields<MutationVerifySmtpConfigArgs, 'input'>>;
};


export type NameSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameSettings'] = ResolversParentTypes['NameSettings']> = {
  firstNameEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstNameRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastNameEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastNameRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type PasskeySettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeySettings'] = ResolversParentTypes['PasskeySettings']> = {
  allowAutofill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  promptRegistrationOnAuth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rpId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type PasswordSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordSettings'] = ResolversParentTypes['PasswordSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requireLowercase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireSpecial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireUppercase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type PhoneSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneSettings'] = ResolversParentTypes['PhoneSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smsVerificationAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifySignup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whatsappVerificationAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  allowedOrigins?: Resolver<Maybe<ResolversTypes['AllowedOrigins']>, ParentType, ContextType>;
  allowlist?: Resolver<Maybe<ResolversTypes['RestrictionConnection']>, ParentType, ContextType, Partial<QueryAllowlistArgs>>;
  apiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyConnection']>, ParentType, ContextType, Partial<QueryApiKeysArgs>>;
  b2bSettings?: Resolver<Maybe<ResolversTypes['B2bSettings']>, ParentType, ContextType>;
  blocklist?: Resolver<Maybe<ResolversTypes['RestrictionConnection']>, ParentType, ContextType, Partial<QueryBlocklistArgs>>;
  deployment?: Resolver<Maybe<ResolversTypes['Deployment']>, ParentType, ContextType>;
  deploymentMetadata?: Resolver<Maybe<ResolversTypes['DeploymentMetadata']>, ParentType, ContextType>;
  developmentMessage?: Resolver<Maybe<ResolversTypes['DevelopmentMessage']>, ParentType, ContextType, RequireFields<QueryDevelopmentMessageArgs, 'id'>>;
  developmentMessages?: Resolver<Maybe<ResolversTypes['DevelopmentMessageConnection']>, ParentType, ContextType, Partial<QueryDevelopmentMessagesArgs>>;
  image?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryImageArgs, 'id'>>;
  jwk?: Resolver<Maybe<ResolversTypes['JsonWebKeySet']>, ParentType, ContextType>;
  jwks?: Resolver<Maybe<ResolversTypes['JsonWebKeySet']>, ParentType, ContextType>;
  listAllowlist?: Resolver<Maybe<ResolversTypes['RestrictionList']>, ParentType, ContextType, RequireFields<QueryListAllowlistArgs, 'limit' | 'offset'>>;
  listApiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyList']>, ParentType, ContextType, RequireFields<QueryListApiKeysArgs, 'limit' | 'offset'>>;
  listBlocklist?: Resolver<Maybe<ResolversTypes['RestrictionList']>, ParentType, ContextType, RequireFields<QueryListBlocklistArgs, 'limit' | 'offset'>>;
  listDevelopmentMessages?: Resolver<Maybe<ResolversTypes['DevelopmentMessageList']>, ParentType, ContextType, RequireFields<QueryListDevelopmentMessagesArgs, 'limit' | 'offset'>>;
  listSigningKeys?: Resolver<Maybe<ResolversTypes['SigningKeyList']>, ParentType, ContextType, RequireFields<QueryListSigningKeysArgs, 'limit' | 'offset'>>;
  messageTemplate?: Resolver<Maybe<ResolversTypes['MessageTemplate']>, ParentType, ContextType, RequireFields<QueryMessageTemplateArgs, 'kind'>>;
  messageTemplates?: Resolver<Maybe<ResolversTypes['MessageTemplates']>, ParentType, ContextType>;
  previewMessageTemplate?: Resolver<Maybe<ResolversTypes['MessagePreview']>, ParentType, ContextType, RequireFields<QueryPreviewMessageTemplateArgs, 'input' | 'kind'>>;
  restrictions?: Resolver<Maybe<ResolversTypes['Restrictions']>, ParentType, ContextType>;
  signingKeys?: Resolver<Maybe<ResolversTypes['SigningKeyConnection']>, ParentType, ContextType, Partial<QuerySigningKeysArgs>>;
  uiSettings?: Resolver<Maybe<ResolversTypes['UiSettings']>, ParentType, ContextType>;
};


export type RestrictionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Restriction'] = ResolversParentTypes['Restriction']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RestrictionKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type RestrictionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestrictionConnection'] = ResolversParentTypes['RestrictionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RestrictionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Restriction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type RestrictionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestrictionEdge'] = ResolversParentTypes['RestrictionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Restriction'], ParentType, ContextType>;
};


export type RestrictionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestrictionList'] = ResolversParentTypes['RestrictionList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Restriction']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type RestrictionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Restrictions'] = ResolversParentTypes['Restrictions']> = {
  allowlistEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blocklistEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countryRestrictions?: Resolver<ResolversTypes['CountryRestrictions'], ParentType, ContextType>;
  signUpMode?: Resolver<ResolversTypes['SignUpMode'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['SettingWarning']>, ParentType, ContextType>;
};


export type SettingWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettingWarning'] = ResolversParentTypes['SettingWarning']> = {
  code?: Resolver<ResolversTypes['SettingWarningCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type SigningKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningKey'] = ResolversParentTypes['SigningKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['SigningKeyPurpose'], ParentType, ContextType>;
  retiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SigningKeyState'], ParentType, ContextType>;
};


export type SigningKeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningKeyConnection'] = ResolversParentTypes['SigningKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SigningKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SigningKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type SigningKeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningKeyEdge'] = ResolversParentTypes['SigningKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SigningKey'], ParentType, ContextType>;
};


export type SigningKeyListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningKeyList'] = ResolversParentTypes['SigningKeyList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['SigningKey']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type SigningKeyRotationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningKeyRotation'] = ResolversParentTypes['SigningKeyRotation']> = {
  active?: Resolver<ResolversTypes['SigningKey'], ParentType, ContextType>;
  next?: Resolver<ResolversTypes['SigningKey'], ParentType, ContextType>;
  retired?: Resolver<ResolversTypes['SigningKey'], ParentType, ContextType>;
};


export type SmtpConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SmtpConfig'] = ResolversParentTypes['SmtpConfig']> = {
  fromEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  port?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  useTls?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type UiSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiSettings'] = ResolversParentTypes['UiSettings']> = {
  afterCreateOrganizationRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterLogoClickUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignOutAllPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignOutOnePageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSigninRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignupRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createOrganizationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  darkModeSettings?: Resolver<ResolversTypes['ColorSettings'], ParentType, ContextType>;
  defaultOrganizationProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultUserProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultWorkspaceProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faviconImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lightModeSettings?: Resolver<ResolversTypes['ColorSettings'], ParentType, ContextType>;
  logoImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationProfileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyPolicyUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signInPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signUpPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signupTermsStatement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signupTermsStatementShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  supportPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tosPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  useInitialsForOrganizationProfileImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useInitialsForUserProfileImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userProfileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitlistPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['SettingWarning']>, ParentType, ContextType>;
};


export type UsernameSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsernameSettings'] = ResolversParentTypes['UsernameSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type WalletRpcUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletRpcUrl'] = ResolversParentTypes['WalletRpcUrl']> = {
  chainId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type Web3WalletSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Web3WalletSettings'] = ResolversParentTypes['Web3WalletSettings']> = {
  chainIds?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rpcUrls?: Resolver<ReadonlyArray<ResolversTypes['WalletRpcUrl']>, ParentType, ContextType>;
};


export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AllowedOrigins?: AllowedOriginsResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyConnection?: ApiKeyConnectionResolvers<ContextType>;
  ApiKeyEdge?: ApiKeyEdgeResolvers<ContextType>;
  ApiKeyList?: ApiKeyListResolvers<ContextType>;
  AuthSettings?: AuthSettingsResolvers<ContextType>;
  AuthenticationFactors?: AuthenticationFactorsResolvers<ContextType>;
  B2bSettings?: B2bSettingsResolvers<ContextType>;
  BackupCodeSettings?: BackupCodeSettingsResolvers<ContextType>;
  ColorSettings?: ColorSettingsResolvers<ContextType>;
  CountryRestrictions?: CountryRestrictionsResolvers<ContextType>;
  CreatedApiKey?: CreatedApiKeyResolvers<ContextType>;
  Deployment?: DeploymentResolvers<ContextType>;
  DeploymentMetadata?: DeploymentMetadataResolvers<ContextType>;
  DeploymentUiSettings?: DeploymentUiSettingsResolvers<ContextType>;
  DevelopmentMessage?: DevelopmentMessageResolvers<ContextType>;
  DevelopmentMessageConnection?: DevelopmentMessageConnectionResolvers<ContextType>;
  DevelopmentMessageEdge?: DevelopmentMessageEdgeResolvers<ContextType>;
  DevelopmentMessageList?: DevelopmentMessageListResolvers<ContextType>;
  EmailSettings?: EmailSettingsResolvers<ContextType>;
  JsonWebKey?: JsonWebKeyResolvers<ContextType>;
  JsonWebKeySet?: JsonWebKeySetResolvers<ContextType>;
  MagicLinkSettings?: MagicLinkSettingsResolvers<ContextType>;
  MessagePreview?: MessagePreviewResolvers<ContextType>;
  MessageTemplate?: MessageTemplateResolvers<ContextType>;
  MessageTemplates?: MessageTemplatesResolvers<ContextType>;
  MessageTexts?: MessageTextsResolvers<ContextType>;
  MessageVariable?: MessageVariableResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NameSettings?: NameSettingsResolvers<ContextType>;
  PasskeySettings?: PasskeySettingsResolvers<ContextType>;
  PasswordSettings?: PasswordSettingsResolvers<ContextType>;
  PhoneSettings?: PhoneSettingsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Restriction?: RestrictionResolvers<ContextType>;
  RestrictionConnection?: RestrictionConnectionResolvers<ContextType>;
  RestrictionEdge?: RestrictionEdgeResolvers<ContextType>;
  RestrictionList?: RestrictionListResolvers<ContextType>;
  Restrictions?: RestrictionsResolvers<ContextType>;
  SettingWarning?: SettingWarningResolvers<ContextType>;
  SigningKey?: SigningKeyResolvers<ContextType>;
  SigningKeyConnection?: SigningKeyConnectionResolvers<ContextType>;
  SigningKeyEdge?: SigningKeyEdgeResolvers<ContextType>;
  SigningKeyList?: SigningKeyListResolvers<ContextType>;
  SigningKeyRotation?: SigningKeyRotationResolvers<ContextType>;
  SmtpConfig?: SmtpConfigResolvers<ContextType>;
  UiSettings?: UiSettingsResolvers<ContextType>;
  UsernameSettings?: UsernameSettingsResolvers<ContextType>;
  WalletRpcUrl?: WalletRpcUrlResolvers<ContextType>;
  Web3WalletSettings?: Web3WalletSettingsResolvers<ContextType>;
};
