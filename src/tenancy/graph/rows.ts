import type {
  Invitation,
  Organization,
  OrganizationMembership,
  Role,
  Workspace,
  WorkspaceMember,
} from '../../generated/backend.ts';
import type { Inviter } from '../../generated/common.ts';

/** Only the columns of the table: counts and edges are read in batches, when they are requested. */
export type OrganizationRow = Pick<
  Organization,
  | 'id'
  | 'name'
  | 'displayName'
  | 'slug'
  | 'description'
  | 'logoUrl'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'id'
  | 'name'
  | 'displayName'
  | 'slug'
  | 'description'
  | 'logoUrl'
  | 'externalId'
  | 'publicMetadata'
  | 'privateMetadata'
  | 'createdAt'
  | 'updatedAt'
>;

/** Has `roles` if the statement of the list read them; under an edge the roles are read in a batch. */
export type OrganizationMembershipRow = Omit<OrganizationMembership, 'roles' | 'organization' | 'user'> & {
  readonly roles?: readonly RoleRow[];
};

export type RoleRow = Omit<Role, 'organization' | 'workspace' | 'organizationMembers' | 'workspaceMembers'>;

export type WorkspaceRow = Omit<Workspace, 'memberCount' | 'organization' | 'members' | 'roles' | 'invitations'>;

/**
 * The row of a REST list has its roles. The row of an edge has no roles, only the member and user columns that its
 * document reads.
 */
export type WorkspaceMemberRow = Omit<WorkspaceMember, 'roles' | 'workspace' | 'user'> & {
  readonly roles?: readonly RoleRow[];
  readonly userUpdatedAt?: string;
  readonly userVersion?: number;
  readonly userIsActive?: boolean;
  readonly userPublicMetadata?: Record<string, unknown>;
  readonly userPrivateMetadata?: Record<string, unknown>;
  readonly userExternalId?: string | null;
};

export type InvitationRow = Omit<Invitation, 'roles' | 'invitedBy' | 'organization' | 'workspace' | 'inviter'> & {
  readonly roles: readonly RoleRow[];
  readonly invitedBy: Inviter | null;
  readonly organizationId: string;
  readonly workspaceId: string | null;
};
