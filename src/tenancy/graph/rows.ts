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
  | 'externalId'
  | 'publicMetadata'
  | 'privateMetadata'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
>;

/** The fields of a membership that do not depend on its level, as the reads of members select them. */
export type CommonMemberFields = Omit<WorkspaceMember, 'roles' | 'workspace' | 'workspaceId' | 'user'> & {
  /** Missing in the row of an edge, which has only the columns that its document reads. */
  readonly roles?: readonly RoleRow[];
  readonly userUpdatedAt?: string;
  readonly userVersion?: number;
  readonly userIsActive?: boolean;
  readonly userPublicMetadata?: Record<string, unknown>;
  readonly userPrivateMetadata?: Record<string, unknown>;
  readonly userExternalId?: string | null;
};

export type OrganizationMembershipRow = CommonMemberFields & Pick<OrganizationMembership, 'organizationId'>;

export type WorkspaceMemberRow = CommonMemberFields & Pick<WorkspaceMember, 'workspaceId'>;

export type RoleRow = Omit<Role, 'organization' | 'workspace' | 'organizationMembers' | 'workspaceMembers'>;

export type WorkspaceRow = Omit<Workspace, 'memberCount' | 'organization' | 'members' | 'roles' | 'invitations'>;

export type InvitationRow = Omit<Invitation, 'roles' | 'invitedBy' | 'organization' | 'workspace' | 'inviter'> & {
  readonly roles: readonly RoleRow[];
  readonly invitedBy: Inviter | null;
  readonly organizationId: string;
  readonly workspaceId: string | null;
};
