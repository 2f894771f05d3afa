import { sql } from 'kysely';
import type { AuthSettings, Restrictions } from '../../deployment/index.ts';
import type { Rows } from '../../platform/database/tables.ts';
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

export function authPolicy(rows: Rows, deploymentId: number): Promise<AuthPolicy> {
  return rows
    .selectFrom('deployment')
    .select([
      'auth_settings as settings',
      'restrictions',
      'allowed_origins as allowedOrigins',
      sql<string>`coalesce(nullif(ui_settings->>'appName', ''), name)`.as('appName'),
      'frontend_host as frontendHost',
      sql<string>`ui_settings->>'signUpPageUrl'`.as('signUpPageUrl'),
      sql<string>`ui_settings->>'signInPageUrl'`.as('signInPageUrl'),
    ])
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
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

const SENT_BY = { SMS: 'sms', WHATSAPP: 'whatsapp' } as const satisfies Record<string, PhoneChannel>;

/** The channel that was asked for, or the first one; undefined where the settings do not allow it. */
export function allowedChannel(settings: AuthSettings, wanted?: 'SMS' | 'WHATSAPP' | null): PhoneChannel | undefined {
  const allowed = phoneChannels(settings);
  const channel = wanted ?? allowed[0];
  return channel !== undefined && allowed.includes(channel) ? SENT_BY[channel] : undefined;
}
