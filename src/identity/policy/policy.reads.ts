import {
  type AuthSettings,
  type CallerContext,
  deploymentOfCaller,
  type HostDeployment,
  type Restrictions,
  type SocialProviderOption,
} from '../../deployment/index.ts';
import type { PhoneChannel } from '../../platform/phone/phone-sender.ts';

/** A deployment's settings for sign-up and sign-in. */
export interface AuthPolicy {
  readonly settings: AuthSettings;
  readonly restrictions: Restrictions;
  readonly appName: string;
  readonly frontendHost: string;
  readonly allowedOrigins: readonly string[];
  /** The kinds of imported password hashes, which each sign-in with a password checks. */
  readonly passwordHashKinds: readonly string[];
  /** The providers of social sign-in, in the order of their buttons. Empty while the settings disable them. */
  readonly socialProviders: readonly SocialProviderOption[];
  /** The application's own pages: absolute URLs, or paths on the deployment's host. */
  readonly signUpPageUrl: string;
  readonly signInPageUrl: string;
}

export async function authPolicy(ctx: CallerContext): Promise<AuthPolicy> {
  const deployment = await deploymentOfCaller(ctx);
  const { uiSettings, name, restrictions, allowedOrigins, frontendHost, passwordHashKinds } = deployment;
  const { appName, signUpPageUrl, signInPageUrl } = uiSettings;
  const settings = usableSettings(deployment);
  return {
    settings,
    socialProviders: settings.authenticationFactors.ssoEnabled ? deployment.socialProviders : [],
    restrictions,
    appName: appName || name,
    frontendHost,
    allowedOrigins,
    passwordHashKinds,
    signUpPageUrl,
    signInPageUrl,
  };
}

/** The settings of a deployment. Without an enabled provider, social sign-in is disabled. */
export function usableSettings({
  authSettings,
  socialProviders,
}: Pick<HostDeployment, 'authSettings' | 'socialProviders'>): AuthSettings {
  const { authenticationFactors: factors } = authSettings;
  if (!factors.ssoEnabled || socialProviders.length > 0) return authSettings;
  return { ...authSettings, authenticationFactors: { ...factors, ssoEnabled: false } };
}

/** Whether the settings allow authenticators. */
export function allowsAuthenticators({ authenticationFactors, secondFactorPolicy }: AuthSettings): boolean {
  return authenticationFactors.secondFactorAuthenticatorEnabled && secondFactorPolicy !== 'NO_SECOND_FACTOR';
}

/** Whether the settings allow backup codes. */
export function allowsBackupCodes({ authenticationFactors, backupCode, secondFactorPolicy }: AuthSettings): boolean {
  const isEnabled = backupCode.enabled && authenticationFactors.secondFactorBackupCodeEnabled;
  return isEnabled && secondFactorPolicy !== 'NO_SECOND_FACTOR';
}

/** Whether the settings require a wallet of each user. */
export function requiresWallet({ web3Wallet }: AuthSettings): boolean {
  return web3Wallet.enabled && web3Wallet.required;
}

/** The channels that the settings allow for messages to phones. The first one is the default. */
export function phoneChannels({ phone }: AuthSettings): ('SMS' | 'WHATSAPP')[] {
  return [
    ...(phone.smsVerificationAllowed ? (['SMS'] as const) : []),
    ...(phone.whatsappVerificationAllowed ? (['WHATSAPP'] as const) : []),
  ];
}

const PHONE_CHANNELS = { SMS: 'sms', WHATSAPP: 'whatsapp' } as const satisfies Record<string, PhoneChannel>;

/** The requested channel, or the default one. Undefined when the settings do not allow it. */
export function allowedChannel(
  settings: AuthSettings,
  requested?: 'SMS' | 'WHATSAPP' | null,
): PhoneChannel | undefined {
  const allowed = phoneChannels(settings);
  const channel = requested ?? allowed[0];
  return channel !== undefined && allowed.includes(channel) ? PHONE_CHANNELS[channel] : undefined;
}
