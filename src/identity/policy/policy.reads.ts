import {
  type AuthSettings,
  type CallerContext,
  deploymentOfCaller,
  type Restrictions,
} from '../../deployment/index.ts';
import type { PhoneChannel } from '../../platform/phone/phone-sender.ts';

/** What a deployment's settings say about signing up and in. */
export interface AuthPolicy {
  readonly settings: AuthSettings;
  readonly restrictions: Restrictions;
  readonly appName: string;
  readonly frontendHost: string;
  readonly allowedOrigins: readonly string[];
  /** The application's own pages: absolute, or paths on the deployment's host. */
  readonly signUpPageUrl: string;
  readonly signInPageUrl: string;
}

export async function authPolicy(ctx: CallerContext): Promise<AuthPolicy> {
  const { authSettings, uiSettings, name, restrictions, allowedOrigins, frontendHost } = await deploymentOfCaller(ctx);
  const { appName, signUpPageUrl, signInPageUrl } = uiSettings;
  return {
    settings: authSettings,
    restrictions,
    appName: appName || name,
    frontendHost,
    allowedOrigins,
    signUpPageUrl,
    signInPageUrl,
  };
}

/** Whether users may have an authenticator. */
export function allowsAuthenticators({ authenticationFactors, secondFactorPolicy }: AuthSettings): boolean {
  return authenticationFactors.secondFactorAuthenticatorEnabled && secondFactorPolicy !== 'NO_SECOND_FACTOR';
}

/** Whether backup codes are made and taken. */
export function allowsBackupCodes({ authenticationFactors, backupCode, secondFactorPolicy }: AuthSettings): boolean {
  const isEnabled = backupCode.enabled && authenticationFactors.secondFactorBackupCodeEnabled;
  return isEnabled && secondFactorPolicy !== 'NO_SECOND_FACTOR';
}

/** How messages may reach phones. The first one is taken where the caller names none. */
export function phoneChannels({ phone }: AuthSettings): ('SMS' | 'WHATSAPP')[] {
  return [
    ...(phone.smsVerificationAllowed ? (['SMS'] as const) : []),
    ...(phone.whatsappVerificationAllowed ? (['WHATSAPP'] as const) : []),
  ];
}

const PHONE_CHANNELS = { SMS: 'sms', WHATSAPP: 'whatsapp' } as const satisfies Record<string, PhoneChannel>;

/** The channel that was asked for, or the first one; undefined where the settings do not allow it. */
export function allowedChannel(settings: AuthSettings, wanted?: 'SMS' | 'WHATSAPP' | null): PhoneChannel | undefined {
  const allowed = phoneChannels(settings);
  const channel = wanted ?? allowed[0];
  return channel !== undefined && allowed.includes(channel) ? PHONE_CHANNELS[channel] : undefined;
}
