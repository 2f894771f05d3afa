import { sql } from 'kysely';
import type { PersonalData } from '../../platform/data-protection/personal-data.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Level } from '../parents/parent.ts';

/** The memberships of a user in organizations or workspaces with the names of their roles, for the export of the user's data. */
export const exportedMemberships = (level: Level): PersonalData => ({
  name: `${level}_memberships`,
  tables: [`${level}_membership`, `${level}_membership_role`, 'role', level],
  select: ({ deploymentId, userId }) => sql`select membership.id, membership.${sql.ref(`${level}_id`)},
      parent.name as ${sql.ref(`${level}_name`)}, membership.public_metadata, membership.last_active_at,
      membership.created_at, membership.updated_at, array(
        select json_build_object('id', role.id::text, 'name', role.name) from ${sql.table(`${level}_membership_role`)} given join role
          on role.deployment_id = given.deployment_id and role.id = given.role_id
        where given.deployment_id = ${DEPLOYMENT_ID} and given.membership_id = membership.id order by role.name
      ) as roles
    from ${sql.table(`${level}_membership`)} membership join ${sql.table(level)} parent
      on parent.deployment_id = membership.deployment_id and parent.id = membership.${sql.ref(`${level}_id`)}
    where membership.deployment_id = ${deploymentId} and membership.user_id = ${userId} order by membership.id`,
});
