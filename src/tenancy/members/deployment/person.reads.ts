import { sql } from 'kysely';
import { imageOrDefault } from '../../../deployment/index.ts';
import type { Context } from '../../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';

/** Which factors the row `"user"` has verified. */
export const verificationColumns = [
  sql<boolean>`exists (select from user_email address where address.deployment_id = ${DEPLOYMENT_ID}
    and address.user_id = "user".id and address.is_primary and address.verified_at is not null)`.as('emailVerified'),
  sql<boolean>`exists (select from user_phone number where number.deployment_id = ${DEPLOYMENT_ID}
    and number.user_id = "user".id and number.is_primary and number.verified_at is not null)`.as('phoneVerified'),
  sql<boolean>`exists (select from authenticator where authenticator.deployment_id = ${DEPLOYMENT_ID}
    and authenticator.user_id = "user".id and authenticator.verified_at is not null)`.as('twoFactorEnabled'),
] as const;

/** Users by id, each with whether they share an organization, or a workspace, with the signed-in user, or are that user. */
export async function peopleSeenByViewer({ rows, viewer }: Context, ids: readonly string[]) {
  const { userId } = viewer.assertSignedIn();
  const found = await rows
    .selectFrom('user')
    .select([
      'user.id',
      'user.username',
      imageOrDefault('user.image_url', 'defaultUserProfileImageUrl', viewer.deploymentId).as('imageUrl'),
      ...verificationColumns,
      sharesParent('organization', userId).as('sharesOrganization'),
      sharesParent('workspace', userId).as('sharesWorkspace'),
    ])
    .where('user.deployment_id', '=', viewer.deploymentId)
    .where('user.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(
    found.map((person) => [
      person.id,
      person.id === userId ? { ...person, sharesOrganization: true, sharesWorkspace: true } : person,
    ]),
  );
}

function sharesParent(level: 'organization' | 'workspace', viewerId: string) {
  const table = sql.table(`${level}_membership`);
  const parent = sql.ref(`${level}_id`);
  return sql<boolean>`exists (
    select from ${table} theirs
    join ${table} mine on mine.deployment_id = theirs.deployment_id and mine.${parent} = theirs.${parent}
    where theirs.deployment_id = ${DEPLOYMENT_ID} and theirs.user_id = "user".id and mine.user_id = ${viewerId})`;
}
