import { sql } from 'kysely';
import type { AuthSettings } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

export const passkeyNotFound = () => notFound('PASSKEY_NOT_FOUND', 'The passkey');

/** Selects passkeys with the columns that users and backends may see, oldest first. */
const passkeys = (rows: Rows, deploymentId: number) =>
  rows
    .selectFrom('passkey')
    .select([
      'id',
      'credential_id as credentialId',
      'name',
      'transports',
      'is_synced as isSynced',
      'is_backed_up as isBackedUp',
      'last_used_at as lastUsedAt',
      'created_at as createdAt',
    ])
    .where('deployment_id', '=', deploymentId)
    .orderBy('id');

/** The passkeys of a user, oldest first. */
export const passkeysOf = (rows: Rows, deploymentId: number, userId: string) =>
  passkeys(rows, deploymentId).where('user_id', '=', userId).execute();

/** The passkeys of each user, oldest first. */
export async function passkeysByUser({ rows, viewer }: Context, userIds: readonly string[]) {
  const found = await passkeys(rows, viewer.deploymentId)
    .select('user_id as userId')
    .where('user_id', '=', sql<string>`any(${userIds}::bigint[])`)
    .execute();
  return Map.groupBy(found, (row) => row.userId);
}

/** The passkey with the credential id, and whether its user is active. */
export function findCredential({ rows, viewer }: Context, credentialId: string) {
  return rows
    .selectFrom('passkey as k')
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'k.deployment_id').onRef('u.id', '=', 'k.user_id'),
    )
    .select([
      'k.id',
      'k.user_id as userId',
      'k.public_key as publicKey',
      'k.rp_id as rpId',
      'k.counter',
      'k.is_backed_up as isBackedUp',
      'u.is_active as isActive',
    ])
    .where('k.deployment_id', '=', viewer.deploymentId)
    .where('k.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Whether the user `u` has a passkey. */
export const hasPasskey = sql<boolean>`exists (
  select from passkey k where k.deployment_id = ${DEPLOYMENT_ID} and k.user_id = u.id
)`;

/** Whether a passkey can pass the second factor of a sign-in. */
export const allowsPasskeyAsSecondFactor = ({ authenticationFactors, secondFactorPolicy }: AuthSettings): boolean =>
  authenticationFactors.passkey.enabled && secondFactorPolicy !== 'NO_SECOND_FACTOR';

/** Passkeys of any user by id. */
export async function passkeysById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await passkeys(rows, viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The signed-in user's passkeys by id. */
export async function ownPasskeysById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await passkeys(rows, viewer.deploymentId)
    .where('user_id', '=', viewer.assertSignedIn().userId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
