import {
  type AuthSettings,
  type CallerContext,
  deploymentOfCaller,
  type Restrictions,
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
  /** The application's own pages: absolute URLs, or paths on the deployment's host. */
  readonly signUpPageUrl: string;
  readonly signInPageUrl: string;
}

export async function authPolicy(ctx: CallerContext): Promise<AuthPolicy> {
  const { authSettings, uiSettings, name, restrictions, allowedOrigins, frontendHost, passwordHashKinds } =
    await deploymentOfCaller(ctx);
  const { appName, signUpPageUrl, signInPageUrl } = uiSettings;
  return {
    settings: authSettings,
    restrictions,
    appName: appName || name,
    frontendHost,
    allowedOrigins,
    passwordHashKinds,
    signUpPageUrl,
    signInPageUrl,
  };
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
