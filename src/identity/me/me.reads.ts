import { sql } from 'kysely';
import { imageOrDefault } from '../../deployment/index.ts';
import { jsonRows } from '../../platform/database/statements/json-columns.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { emailsOf, phonesOf } from '../addresses/user-address.reads.ts';
import { hasAuthenticator } from '../factors/authenticator.reads.ts';

/** The id of the viewer in GraphQL, which differs from that of the user, because client caches require one type for an id. */
export const viewerIdOf = (userId: string): string => `viewer:${userId}`;

/** The user's own account without its addresses, which the resolvers read on request. */
export function getMe(rows: Rows, deploymentId: number, userId: string) {
  return accounts(rows, deploymentId).where('u.id', '=', userId).executeTakeFirstOrThrow();
}

/** The user's own account and its addresses, in one statement. */
export function getMeWithAddresses(rows: Rows, deploymentId: number, userId: string) {
  return accounts(rows, deploymentId)
    .select([
      jsonRows(emailsOf(rows, deploymentId).whereRef('user_id', '=', sql.ref('u.id'))).as('emails'),
      jsonRows(phonesOf(rows, deploymentId).whereRef('user_id', '=', sql.ref('u.id'))).as('phones'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

function accounts(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('user as u')
    .select([
      'u.id',
      'u.primary_email as email',
      'u.username',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.locale',
      imageOrDefault('u.image_url', 'defaultUserProfileImageUrl', deploymentId).as('imageUrl'),
      sql<boolean>`u.password_hash is not null`.as('hasPassword'),
      'u.public_metadata as publicMetadata',
      'u.created_at as createdAt',
      'u.updated_at as updatedAt',
      hasAuthenticator.as('twoFactorEnabled'),
    ])
    .where('u.deployment_id', '=', deploymentId);
}
