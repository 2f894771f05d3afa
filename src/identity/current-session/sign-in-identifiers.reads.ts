import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** What names the account of each user in a list of accounts: the primary address, the username or a phone number. */
export async function identifiersByUser(
  { rows, viewer }: Context,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const found = await rows
    .selectFrom('user as u')
    .select((query) => {
      const phone = query
        .selectFrom('user_phone as p')
        .select('p.phone_number')
        .whereRef('p.deployment_id', '=', 'u.deployment_id')
        .whereRef('p.user_id', '=', 'u.id')
        .orderBy('p.is_primary', 'desc')
        .orderBy('p.id')
        .limit(1);
      return ['u.id', query.fn.coalesce('u.primary_email', 'u.username', phone).as('identifier')];
    })
    .where('u.deployment_id', '=', viewer.deploymentId)
    .where('u.id', '=', sql<string>`any(${userIds}::bigint[])`)
    .execute();
  return new Map(found.map(({ id, identifier }) => [id, identifier]));
}
