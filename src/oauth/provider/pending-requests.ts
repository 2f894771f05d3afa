import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** How many requests of one user may wait for a consent. */
const MAX_INTERACTIONS = 20;

/** Deletes the oldest requests of a user that wait for a consent, so that they cannot fill the table. */
export async function keepNewestInteractions(
  { rows, viewer: { deploymentId } }: Context,
  userId: string,
): Promise<void> {
  await sql`delete from oauth_record
    where deployment_id = ${deploymentId} and user_id = ${userId} and model = 'Interaction' and id <= (
      select id from oauth_record
      where deployment_id = ${deploymentId} and user_id = ${userId} and model = 'Interaction'
      order by id desc offset ${MAX_INTERACTIONS} limit 1)`.execute(rows);
}
