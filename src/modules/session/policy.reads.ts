import { sql } from 'kysely';
import type { Rows } from '../../database/tables.ts';
import type { AuthSettings, Restrictions } from '../deployment/settings.ts';

/** What a deployment's settings say about signing up and in. */
export interface AuthPolicy {
  readonly settings: AuthSettings;
  readonly restrictions: Restrictions;
  readonly appName: string;
}

export function authPolicy(rows: Rows, deploymentId: number): Promise<AuthPolicy> {
  return rows
    .selectFrom('deployment')
    .select([
      'auth_settings as settings',
      'restrictions',
      sql<string>`coalesce(nullif(ui_settings->>'appName', ''), name)`.as('appName'),
    ])
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
}

/** Whether users may have an authenticator. */
export function allowsAuthenticators({ authenticationFactors, secondFactorPolicy }: AuthSettings): boolean {
  return authenticationFactors.secondFactorAuthenticatorEnabled && secondFactorPolicy !== 'NO_SECOND_FACTOR';
}

/** Whether backup codes are made and taken. */
export function allowsBackupCodes({ authenticationFactors, backupCode }: AuthSettings): boolean {
  return backupCode.enabled && authenticationFactors.secondFactorBackupCodeEnabled;
}
