import { sql } from 'kysely';
import type { AuthSettings } from '../../deployment/index.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { allowsPasskeyAsSecondFactor, hasPasskey } from '../passkeys/passkey.reads.ts';
import { allowsAuthenticators, allowsBackupCodes } from '../policy/policy.reads.ts';

/** What a user can be asked for at `verify_second_factor`, in the order in which pages offer it. */
export const SECOND_FACTOR_METHODS = ['AUTHENTICATOR', 'BACKUP_CODE', 'PASSKEY'] as const;

export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

interface SealedSecret {
  readonly id: string;
  readonly secretSealed: string;
}

/** The user's authenticator, verified or pending. */
export async function authenticatorOf(rows: Rows, deploymentId: number, userId: string) {
  const found = await rows
    .selectFrom('authenticator')
    .select([
      'id',
      'secret_sealed as secretSealed',
      'last_step as lastStep',
      'verified_at as verifiedAt',
      'created_at as createdAt',
    ])
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // The driver returns bigint columns as text. A step fits into a number.
  return found && { ...found, lastStep: found.lastStep === null ? null : Number(found.lastStep) };
}

/** Whether the user `u` has a verified authenticator. */
export const hasAuthenticator = sql<boolean>`exists (
  select from authenticator f where f.deployment_id = ${DEPLOYMENT_ID} and f.user_id = u.id and f.verified_at is not null
)`;

/** The number of unused backup codes of the user `u`. */
export const unusedCodes = sql<number>`(
  select count(*)::int from backup_code c
  where c.deployment_id = ${DEPLOYMENT_ID} and c.user_id = u.id and c.used_at is null
)`;

/** The {@link Factors} of the user `u` as a JSON value. */
export const factorsJson = sql<Factors>`json_build_object(
  'authenticator', ${hasAuthenticator}, 'unusedCodes', ${unusedCodes}, 'passkey', ${hasPasskey})`;

/** The second factors of a user. */
export interface Factors {
  /** Whether a verified authenticator exists. */
  readonly authenticator: boolean;
  readonly unusedCodes: number;
  /** Whether a passkey exists. */
  readonly passkey: boolean;
}

export function factorsOf(rows: Rows, deploymentId: number, userId: string): Promise<Factors> {
  return rows
    .selectFrom('user as u')
    .select([hasAuthenticator.as('authenticator'), unusedCodes.as('unusedCodes'), hasPasskey.as('passkey')])
    .where('u.deployment_id', '=', deploymentId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/**
 * Whether sign-in requires a second factor of the user. Backup codes count only where the settings allow nothing else. A
 * passkey counts only where the settings require a second factor of each user: registering one never adds a step.
 */
export function hasSecondFactor({ authenticator, unusedCodes, passkey }: Factors, settings: AuthSettings): boolean {
  if (passkey && settings.secondFactorPolicy === 'REQUIRED' && allowsPasskeyAsSecondFactor(settings)) return true;
  if (allowsAuthenticators(settings)) return authenticator;
  return allowsBackupCodes(settings) && unusedCodes > 0;
}

/**
 * The second factors that can pass the next step of a sign-in that requires one. A passkey that passed the first factor does
 * not also pass the second one.
 */
export function acceptedFactors(
  { authenticator, unusedCodes, passkey }: Factors,
  method: string,
  settings: AuthSettings,
): SecondFactorMethod[] {
  const accepted: Record<SecondFactorMethod, boolean> = {
    AUTHENTICATOR: authenticator && allowsAuthenticators(settings),
    BACKUP_CODE: unusedCodes > 0 && allowsBackupCodes(settings),
    PASSKEY: passkey && method !== 'passkey' && allowsPasskeyAsSecondFactor(settings),
  };
  return SECOND_FACTOR_METHODS.filter((each) => accepted[each]);
}

/** The counts of the user's backup codes. */
export async function backupCodesOf(rows: Rows, deploymentId: number, userId: string) {
  return rows
    .selectFrom('backup_code')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where used_at is null))::int`.as('remaining'),
      sql<string | null>`max(created_at)`.as('generatedAt'),
    ])
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The database cell that an authenticator's secret is encrypted for. */
export const secretCell = (id: string) => ({ table: 'authenticator', column: 'secret_sealed', row: id });

export function secretOf(vault: Vault, { id, secretSealed }: SealedSecret): string {
  return vault.open(secretSealed, secretCell(id));
}
