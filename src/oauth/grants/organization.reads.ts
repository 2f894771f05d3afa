import { sql } from 'kysely';
import type { ConnectedOrganization } from '../../generated/common.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';

/** How many organizations a user can choose from, the first ones that the user joined. */
const MAX_ORGANIZATIONS = 50;

/** The organization that a grant `record` is for, as its user sees it. Null without a choice. */
export const chosenOrganization = sql<ConnectedOrganization | null>`(
  select jsonb_build_object('id', o.id::text, 'name', o.display_name, 'slug', o.slug, 'logoUrl', o.logo_url)
  from organization_membership m
  join organization o on o.deployment_id = m.deployment_id and o.id = m.organization_id
  where m.deployment_id = ${DEPLOYMENT_ID} and m.id = record.membership_id)`;

/** The organizations of a user in the order in which the user joined them, after the one that a request has named. */
export function organizationsToChoose(
  rows: Rows,
  deploymentId: number,
  { userId, named }: { readonly userId: string; readonly named: string | null },
): Promise<ConnectedOrganization[]> {
  return rows
    .selectFrom('organization_membership as m')
    .innerJoin('organization as o', (join) =>
      join.onRef('o.deployment_id', '=', 'm.deployment_id').onRef('o.id', '=', 'm.organization_id'),
    )
    .select(['o.id', 'o.display_name as name', 'o.slug', 'o.logo_url as logoUrl'])
    .where('m.deployment_id', '=', deploymentId)
    .where('m.user_id', '=', userId)
    .$if(named !== null, (query) => query.orderBy(sql`(o.id = ${named}::bigint)`, 'desc'))
    .orderBy('m.id')
    .limit(MAX_ORGANIZATIONS)
    .execute();
}

/** A membership of a user, by its organization. */
export interface OwnMembership {
  readonly id: string;
  readonly organizationId: string;
}

/** The membership of a user in this organization; undefined if the user is not a member. */
export function membershipIn(
  rows: Rows,
  deploymentId: number,
  { userId, organizationId }: { readonly userId: string; readonly organizationId: string },
): Promise<OwnMembership | undefined> {
  return selectMemberships(rows, deploymentId, userId).where('organization_id', '=', organizationId).executeTakeFirst();
}

/** Locks a membership, so that it does not end before the transaction. Returns false if it has ended. */
export async function lockMembership({ rows, deploymentId }: Transaction, id: string): Promise<boolean> {
  const found = await rows
    .selectFrom('organization_membership')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** The first two memberships of a user in organizations, which say whether there is a choice. */
export const firstMemberships = (rows: Rows, deploymentId: number, userId: string): Promise<OwnMembership[]> =>
  selectMemberships(rows, deploymentId, userId).orderBy('id').limit(2).execute();

const selectMemberships = (rows: Rows, deploymentId: number, userId: string) =>
  rows
    .selectFrom('organization_membership')
    .select(['id', 'organization_id as organizationId'])
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId);
