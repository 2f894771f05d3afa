import type {
  Invitation,
  Organization,
  OrganizationMembership,
  Role,
  User,
  Workspace,
  WorkspaceMembership,
} from '../../../generated/deployment.ts';

/**
 * The fields that every caller sees. The other fields are read in batches, with the caller's rights in the
 * organization.
 */
export type OrganizationRow = Pick<Organization, 'id' | 'name' | 'slug'>;

/**
 * The fields that every caller sees. The other fields are read in batches, with the caller's rights in the workspace.
 */
export type WorkspaceRow = Pick<Workspace, 'id' | 'name' | 'slug'>;

/**
 * The fields that every caller sees. The other fields are read in batches, with whether the caller and the user share
 * an organization.
 */
export type UserRow = Pick<User, 'id' | 'firstName' | 'lastName' | 'email'>;

export type OrganizationMembershipRow = Pick<OrganizationMembership, 'id' | 'createdAt' | 'lastActive'> & {
  readonly organizationId: string;
  readonly user: UserRow;
};

export type WorkspaceMembershipRow = Pick<WorkspaceMembership, 'id' | 'createdAt' | 'role'> & {
  readonly workspaceId: string;
  readonly user: UserRow;
};

/** The organization and the workspace are read in batches: rows from REST operations do not have them. */
export type InvitationRow = Pick<Invitation, 'id' | 'email' | 'status' | 'expiresAt' | 'createdAt'> & {
  readonly roles: readonly Role[];
  readonly invitedBy: UserRow | null;
};
