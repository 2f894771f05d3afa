import { imageOrDefault } from '../../../../deployment/index.ts';
import type { OrganizationMember } from '../../../../generated/deployment.ts';
import type { Context } from '../../../../platform/context.ts';
import type { OffsetRange } from '../../../../platform/database/pages/page.ts';
import { precompiledQuery } from '../../../../platform/database/statements/precompiled-query.ts';
import type { Rows } from '../../../../platform/database/tables.ts';
import { readableItems, readableListQuery } from '../../../access/readable-list.ts';
import type { RoleRow } from '../../../graph/rows.ts';
import { endUserMemberReads } from '../../../members/deployment/member.reads.ts';
import { personColumns } from '../../../members/deployment/member-list.ts';
import { verificationColumns } from '../../../members/deployment/person.reads.ts';
import { membershipNotFound } from '../../../members/member.reads.ts';
import { rolesColumn } from '../../../roles/role.reads.ts';
import { roleIdsColumn, sharedRolesOf, withSharedRoles } from '../../../roles/shared-roles.reads.ts';

/** The members of an organization as other members see them, in the order in which they joined. */
export async function listOrganizationMembersForEndUser(
  { rows, viewer }: Context,
  organizationId: string,
  { limit, offset }: OffsetRange,
) {
  const { userId } = viewer.assertSignedIn();
  const { deploymentId } = viewer;
  const found = await readMemberList(rows, { deploymentId, userId, organizationId, limit: limit || null, offset });
  const rolesOf = sharedRolesOf(found);
  return readableItems('organization', found).map(({ access: _, sharedRoles: __, roleIds, ...item }) =>
    toEndUserMember({ ...item, roles: rolesOf(roleIds) }),
  );
}

interface MemberListArgs {
  readonly deploymentId: number;
  readonly userId: string;
  readonly organizationId: string;
  /** Null for all members. */
  readonly limit: number | null;
  readonly offset: number;
}

const readMemberList = precompiledQuery((rows, args: MemberListArgs) => {
  const { deploymentId, userId, organizationId, limit, offset } = args;
  const list = selectMembers(rows, deploymentId)
    .select(roleIdsColumn.as('roleIds'))
    .where('member.organization_id', '=', organizationId)
    .orderBy('member.created_at')
    .orderBy('member.id')
    .limit(limit as number)
    .offset(offset);
  const parent = { level: 'organization', id: organizationId } as const;
  const readable = readableListQuery(rows, { deploymentId, userId, parent, readers: 'members' }, list);
  return withSharedRoles(rows, deploymentId, readable);
});

/** One member of an organization as other members see them. */
export async function getOrganizationMemberForEndUser(
  rows: Rows,
  deploymentId: number,
  organizationId: string,
  membershipId: string,
) {
  const query = selectMembers(rows, deploymentId)
    .select(rolesColumn('organization_membership', 'member').as('roles'))
    .where('member.organization_id', '=', organizationId)
    .where('member.id', '=', membershipId);
  return toEndUserMember(await query.executeTakeFirstOrThrow(membershipNotFound));
}

/** Selects only the documented fields. */
function selectMembers(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('organization_membership as member')
    .innerJoin('user', (join) =>
      join.onRef('user.deployment_id', '=', 'member.deployment_id').onRef('user.id', '=', 'member.user_id'),
    )
    .select((select) => [
      'member.id',
      'member.created_at as joinedAt',
      select.fn.coalesce('member.last_active_at', 'user.last_active_at').as('lastActive'),
      'user.id as userId',
      'user.first_name as firstName',
      'user.last_name as lastName',
      'user.primary_email as email',
      'user.username',
      imageOrDefault('user.image_url', 'defaultUserProfileImageUrl', deploymentId).as('imageUrl'),
      ...verificationColumns,
    ])
    .where('member.deployment_id', '=', deploymentId);
}

type FoundMember = Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirstOrThrow']>>;

function toEndUserMember({
  id,
  roles,
  joinedAt,
  lastActive,
  userId,
  ...user
}: FoundMember & { readonly roles: RoleRow[] }) {
  return { id, user: { id: userId, ...user }, roles, joinedAt, lastActive };
}

/** The memberships of organizations, as other members see them. */
export const endUserOrganizationMembers = endUserMemberReads(
  'organization',
  (rows, deploymentId) =>
    rows
      .selectFrom('organization_membership as member')
      .innerJoin('user', (join) =>
        join.onRef('user.deployment_id', '=', 'member.deployment_id').onRef('user.id', '=', 'member.user_id'),
      )
      .select((select) => [
        'member.id',
        'member.organization_id as organizationId',
        'member.created_at as createdAt',
        select.fn.coalesce('member.last_active_at', 'user.last_active_at').as('lastActive'),
        ...personColumns,
      ])
      .where('member.deployment_id', '=', deploymentId),
  ({ organizationId }) => organizationId,
);

/** Adds to the result of a REST operation the fields that GraphQL needs to resolve edges. */
export function toMembershipRow<Member extends Pick<OrganizationMember, 'joinedAt'>>(
  organizationId: string,
  member: Member,
) {
  return { ...member, organizationId, createdAt: member.joinedAt };
}
