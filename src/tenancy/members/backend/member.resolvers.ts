import type { UserRow } from '../../../identity/graph/rows.ts';
import { userNotFound, usersById } from '../../../identity/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { CommonMemberFields } from '../../graph/rows.ts';
import type { Level } from '../../parents/parent.ts';
import { rolesOfOrganizationMemberships, rolesOfWorkspaceMemberships } from '../../roles/role.reads.ts';

const rolesOf = { organization: rolesOfOrganizationMemberships, workspace: rolesOfWorkspaceMemberships };

/** The edges of the memberships of both levels. */
export const memberEdges = (level: Level) => ({
  roles: ({ id, roles }: CommonMemberFields, _: unknown, { loaders }: Context) =>
    roles ?? loaders.load(rolesOf[level], id).then((found) => found ?? []),
  user: (member: CommonMemberFields, _: unknown, { loaders }: Context) =>
    member.roles === undefined ? userOf(member) : loaders.load(usersById, member.userId).then(assertFound),
});

/** The user of an edge's row. Fields that the document does not read are missing. */
function userOf(member: CommonMemberFields): UserRow {
  return {
    id: member.userId,
    email: member.primaryEmailAddress,
    username: member.username,
    firstName: member.firstName,
    lastName: member.lastName,
    createdAt: member.userCreatedAt,
    updatedAt: member.userUpdatedAt as string,
    version: member.userVersion as number,
    isActive: member.userIsActive as boolean,
    publicMetadata: member.userPublicMetadata as Record<string, unknown>,
    privateMetadata: member.userPrivateMetadata as Record<string, unknown>,
    externalId: member.userExternalId ?? null,
  };
}

function assertFound(user: UserRow | undefined): UserRow {
  if (user === undefined) throw userNotFound();
  return user;
}
