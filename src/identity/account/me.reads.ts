import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';
import { hasAuthenticator } from '../factors/authenticator.reads.ts';

/** The user's own account; addresses are read when they are asked for. */
export function getMe(rows: Rows, deploymentId: number, userId: string) {
  return rows
    .selectFrom('user as u')
    .select([
      'u.id',
      'u.primary_email as email',
      'u.username',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.image_url as imageUrl',
      sql<boolean>`u.password_hash is not null`.as('hasPassword'),
      'u.public_metadata as publicMetadata',
      'u.created_at as createdAt',
      'u.updated_at as updatedAt',
      hasAuthenticator.as('twoFactorEnabled'),
    ])
    .where('u.deployment_id', '=', deploymentId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}
