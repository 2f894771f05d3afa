import type {
  EndUserInvitation,
  EndUserOrganization,
  EndUserOrganizationMembership,
  EndUserPerson,
  EndUserWorkspace,
  EndUserWorkspaceMembership,
  GrantedRole,
  Invitation,
  Inviter,
  Organization,
  OrganizationMembership,
  Role,
  Workspace,
  WorkspaceMember,
} from './types.ts';

/** Its own columns alone: counts and edges are read in batches, when they are asked for. */
export type OrganizationRow = Pick<
  Organization,
  'id' | 'name' | 'displayName' | 'slug' | 'description' | 'logoUrl' | 'createdAt' | 'updatedAt'
>;

/** Roles come with the row where the list's own statement has read them; under an edge they are read in a batch. */
export type OrganizationMembershipRow = Omit<OrganizationMembership, 'roles' | 'organization' | 'user'> & {
  readonly roles?: readonly RoleRow[];
};

export type RoleRow = Omit<Role, 'organization' | 'workspace' | 'organizationMembers' | 'workspaceMembers'>;

export type WorkspaceRow = Omit<Workspace, 'memberCount' | 'organization' | 'members' | 'roles' | 'invitations'>;

/** The row of a list has its roles. The row of an edge has none; it has what its document reads of the member and the user. */
export type WorkspaceMemberRow = Omit<WorkspaceMember, 'roles' | 'workspace' | 'user'> & {
  readonly roles?: readonly RoleRow[];
  readonly userUpdatedAt?: string;
  readonly userIsActive?: boolean;
  readonly userPublicMetadata?: Record<string, unknown>;
};

export type InvitationRow = Omit<Invitation, 'roles' | 'invitedBy' | 'organization' | 'workspace' | 'inviter'> & {
  readonly roles: readonly RoleRow[];
  readonly invitedBy: Inviter | null;
  readonly organizationId: string;
  readonly workspaceId: string | null;
};

/** What everybody sees who meets it; the rest is read in batches, with the caller's rights in it. */
export type EndUserOrganizationRow = Pick<EndUserOrganization, 'id' | 'name' | 'slug'>;

/** The same of a workspace. */
export type EndUserWorkspaceRow = Pick<EndUserWorkspace, 'id' | 'name' | 'slug'>;

/** What everybody sees who meets the user; the rest is read in batches, with what they share. */
export type EndUserPersonRow = Pick<EndUserPerson, 'id' | 'firstName' | 'lastName' | 'email'>;

export type EndUserOrganizationMembershipRow = Pick<
  EndUserOrganizationMembership,
  'id' | 'createdAt' | 'lastActive'
> & { readonly organizationId: string; readonly user: EndUserPersonRow };

export type EndUserWorkspaceMembershipRow = Pick<EndUserWorkspaceMembership, 'id' | 'createdAt' | 'role'> & {
  readonly workspaceId: string;
  readonly user: EndUserPersonRow;
};

/** Where it leads is read in batches where the row does not say it: REST's record does not. */
export type EndUserInvitationRow = Pick<EndUserInvitation, 'id' | 'email' | 'status' | 'expiresAt' | 'createdAt'> & {
  readonly roles: readonly GrantedRole[];
  readonly invitedBy: EndUserPersonRow | null;
};
