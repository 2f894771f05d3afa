/** The settings that a deployment stores as JSON, with the defaults of a new deployment. */

export type FirstFactor =
  | 'EMAIL_PASSWORD'
  | 'USERNAME_PASSWORD'
  | 'SSO'
  | 'WEB3_WALLET'
  | 'EMAIL_OTP'
  | 'PHONE_OTP'
  | 'MAGIC_LINK'
  | 'PASSKEY';

export interface AuthSettings {
  email: {
    enabled: boolean;
    required: boolean;
    verifySignup: boolean;
    otpVerificationAllowed: boolean;
    magicLinkVerificationAllowed: boolean;
  };
  phone: {
    enabled: boolean;
    required: boolean;
    verifySignup: boolean;
    smsVerificationAllowed: boolean;
    whatsappVerificationAllowed: boolean;
  };
  username: { enabled: boolean; required: boolean; minLength: number; maxLength: number };
  password: {
    enabled: boolean;
    minLength: number;
    requireLowercase: boolean;
    requireUppercase: boolean;
    requireNumber: boolean;
    requireSpecial: boolean;
  };
  name: {
    firstNameEnabled: boolean;
    firstNameRequired: boolean;
    lastNameEnabled: boolean;
    lastNameRequired: boolean;
  };
  authenticationFactors: {
    emailPasswordEnabled: boolean;
    usernamePasswordEnabled: boolean;
    ssoEnabled: boolean;
    web3WalletEnabled: boolean;
    emailOtpEnabled: boolean;
    phoneOtpEnabled: boolean;
    magicLink: { enabled: boolean; requireSameDevice: boolean };
    passkey: {
      enabled: boolean;
      promptRegistrationOnAuth: boolean;
      allowAutofill: boolean;
      /** Empty for the host name of the deployment host. */
      rpId: string;
    };
    secondFactorAuthenticatorEnabled: boolean;
    secondFactorBackupCodeEnabled: boolean;
  };
  secondFactorPolicy: 'OPTIONAL' | 'REQUIRED' | 'NO_SECOND_FACTOR';
  firstFactor: FirstFactor;
  backupCode: { enabled: boolean; required: boolean };
  web3Wallet: {
    enabled: boolean;
    required: boolean;
    /** The chains whose messages are accepted, by their EIP-155 ids. */
    chainIds: number[];
    /** The hosts of the RPC servers. Their URLs are in `wallet_rpc_url`, encrypted. */
    rpcUrls: { chainId: number; host: string }[];
  };
  multiSessionSupport: 'ENABLED' | 'DISABLED';
  /** This and the next two are in seconds. */
  sessionTokenLifetime: number;
  sessionValidityPeriod: number;
  /** 0 disables the timeout. */
  sessionInactiveTimeout: number;
}

export interface ColorSettings {
  primaryColor: string;
  backgroundColor: string;
  textColor: string;
}

/** The configurable fields of the public metadata. An empty string means none. */
export interface UiSettings {
  appName: string;
  privacyPolicyUrl: string;
  tosPageUrl: string;
  signInPageUrl: string;
  signUpPageUrl: string;
  waitlistPageUrl: string;
  supportPageUrl: string;
  afterLogoClickUrl: string;
  userProfileUrl: string;
  organizationProfileUrl: string;
  createOrganizationUrl: string;
  afterSignOutOnePageUrl: string;
  afterSignOutAllPageUrl: string;
  afterSignupRedirectUrl: string;
  afterSigninRedirectUrl: string;
  afterCreateOrganizationRedirectUrl: string;
  faviconImageUrl: string;
  defaultUserProfileImageUrl: string;
  defaultOrganizationProfileImageUrl: string;
  defaultWorkspaceProfileImageUrl: string;
  logoImageUrl: string;
  signupTermsStatement: string;
  useInitialsForUserProfileImage: boolean;
  useInitialsForOrganizationProfileImage: boolean;
  signupTermsStatementShown: boolean;
  primaryColor: string;
  lightModeSettings: ColorSettings;
  darkModeSettings: ColorSettings;
}

export interface B2bSettings {
  organizationsEnabled: boolean;
  workspacesEnabled: boolean;
  /** Whether sign-ins and accepted invitations make an organization or workspace active. */
  automaticActivationEnabled: boolean;
}

export interface Restrictions {
  allowlistEnabled: boolean;
  blocklistEnabled: boolean;
  countryRestrictions: {
    mode: 'DISABLED' | 'ALLOWLIST' | 'BLOCKLIST';
    allowedCountryCodes: string[];
    blockedCountryCodes: string[];
  };
  signUpMode: 'OPEN' | 'CLOSED' | 'WAITLIST';
}

/**
 * Sign-in by email address or username with a password; organizations and workspaces enabled; sign-up open and without
 * verification.
 */
export const defaultAuthSettings: AuthSettings = {
  email: {
    enabled: true,
    required: true,
    verifySignup: false,
    otpVerificationAllowed: true,
    magicLinkVerificationAllowed: true,
  },
  phone: {
    enabled: false,
    required: false,
    verifySignup: false,
    smsVerificationAllowed: false,
    whatsappVerificationAllowed: false,
  },
  username: { enabled: true, required: false, minLength: 3, maxLength: 64 },
  password: {
    enabled: true,
    minLength: 8,
    requireLowercase: false,
    requireUppercase: false,
    requireNumber: false,
    requireSpecial: false,
  },
  name: { firstNameEnabled: true, firstNameRequired: false, lastNameEnabled: true, lastNameRequired: false },
  authenticationFactors: {
    emailPasswordEnabled: true,
    usernamePasswordEnabled: true,
    ssoEnabled: false,
    web3WalletEnabled: false,
    emailOtpEnabled: false,
    phoneOtpEnabled: false,
    magicLink: { enabled: false, requireSameDevice: false },
    passkey: { enabled: false, promptRegistrationOnAuth: false, allowAutofill: false, rpId: '' },
    secondFactorAuthenticatorEnabled: true,
    secondFactorBackupCodeEnabled: true,
  },
  secondFactorPolicy: 'OPTIONAL',
  firstFactor: 'EMAIL_PASSWORD',
  backupCode: { enabled: true, required: false },
  web3Wallet: { enabled: false, required: false, chainIds: [1], rpcUrls: [] },
  multiSessionSupport: 'ENABLED',
  sessionTokenLifetime: 60,
  sessionValidityPeriod: 604_800,
  sessionInactiveTimeout: 0,
};

/** The user interface settings of a new deployment. Paths are relative to the deployment's own pages. */
export function defaultUiSettings(appName: string): UiSettings {
  return {
    appName,
    privacyPolicyUrl: '',
    tosPageUrl: '',
    signInPageUrl: '/sign-in',
    signUpPageUrl: '/sign-up',
    waitlistPageUrl: '/waitlist',
    supportPageUrl: '',
    afterLogoClickUrl: '/',
    userProfileUrl: '/user-profile',
    organizationProfileUrl: '/organization-profile',
    createOrganizationUrl: '/create-organization',
    afterSignOutOnePageUrl: '/',
    afterSignOutAllPageUrl: '/sign-in',
    afterSignupRedirectUrl: '/',
    afterSigninRedirectUrl: '/',
    afterCreateOrganizationRedirectUrl: '/',
    faviconImageUrl: '',
    defaultUserProfileImageUrl: '',
    defaultOrganizationProfileImageUrl: '',
    defaultWorkspaceProfileImageUrl: '',
    logoImageUrl: '',
    signupTermsStatement: '',
    useInitialsForUserProfileImage: true,
    useInitialsForOrganizationProfileImage: true,
    signupTermsStatementShown: false,
    primaryColor: '#2f5d50',
    lightModeSettings: { primaryColor: '#2f5d50', backgroundColor: '#ffffff', textColor: '#1c2321' },
    darkModeSettings: { primaryColor: '#8fc9b5', backgroundColor: '#141a18', textColor: '#eef3f1' },
  };
}

export const defaultB2bSettings: B2bSettings = {
  organizationsEnabled: true,
  workspacesEnabled: true,
  automaticActivationEnabled: true,
};

export const defaultRestrictions: Restrictions = {
  allowlistEnabled: false,
  blocklistEnabled: false,
  countryRestrictions: { mode: 'DISABLED', allowedCountryCodes: [], blockedCountryCodes: [] },
  signUpMode: 'OPEN',
};
