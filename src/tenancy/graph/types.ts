import type { InputMaybe, Maybe, PageInfo, Scalars, SortOrder } from '../../platform/graph/types.ts';
import type { ImageInput } from '../../deployment/graph/types.ts';
import type { User } from '../../identity/graph/types.ts';

/** The token of an invitation. */
export type AcceptInvitationInput = {
  /** The token of the mailed link. */
  readonly token: Scalars['String']['input'];
};


/** The member of the organization who becomes a member of the workspace, and their roles. */
export type AddEndUserMemberInput = {
  /** Ids of roles, the workspace's own or the deployment's. The built-in role Member if omitted. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Id of the user, a member of the organization. */
  readonly userId: Scalars['ID']['input'];
};


/** The user who becomes a member, and their roles. */
export type AddOrganizationMemberInput = {
  /** Custom data of the application; empty if omitted. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Ids of roles, the organization's own or the deployment's. The built-in role Member if omitted. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Id of the user. */
  readonly userId: Scalars['ID']['input'];
};


/** The fields of a new membership. */
export type AddWorkspaceMemberInput = {
  /** Custom data that end users may see; empty if omitted. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Ids of roles of this workspace or of the deployment at workspace level. The built-in role Member if omitted. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Id of the user. */
  readonly userId: Scalars['ID']['input'];
};


/** The fields of a new role of the deployment. */
export type CreateDeploymentRoleInput = {
  /** The level at which it applies. It cannot be changed. */
  readonly level: RoleLevel;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** 1 to 64 permissions in the form `resource:action`. Duplicates are removed. */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
};


/** The address to invite and its roles. */
export type CreateInvitationInput = {
  /** The address to invite. */
  readonly email: Scalars['String']['input'];
  /** Seconds until it expires: 3,600 (an hour) to 2,592,000 (30 days); 604,800 (7 days) if omitted. */
  readonly expiresIn?: InputMaybe<Scalars['Int']['input']>;
  /**
   * URL that the mailed link opens, with `invitation_token` added to its query: a page on the deployment host or on one of
   * its allowed origins. A page of this service if omitted.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /**
   * Ids of roles of the organization or workspace itself, or of the deployment at its level. The built-in role Member if
   * omitted.
   */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** The invitations to create. */
export type CreateInvitationsInput = {
  /** The addresses to invite, with their roles. */
  readonly invitations: ReadonlyArray<CreateInvitationInput>;
};


/** The fields of a new organization. */
export type CreateMyOrganizationInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name for display; the name itself if omitted. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /**
   * Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in the deployment. Derived
   * from the name if omitted.
   */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};


/** The fields of a new workspace. */
export type CreateMyWorkspaceInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Id of the organization that it will belong to. */
  readonly organizationId: Scalars['ID']['input'];
  /**
   * Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in its organization.
   * Derived from the name if omitted.
   */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};


/** The fields of a new organization. */
export type CreateOrganizationInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name for display; the name itself if omitted. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization in another system, unique among the organizations of the deployment, 1 to 255 characters. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Metadata about the organization, up to 64 KiB. Only the backend host shows it. */
  readonly privateMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Metadata for the organization, up to 64 KiB. Its members can read it. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /**
   * Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in the deployment. Derived from the
   * name if omitted.
   */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};


/** The fields of a new role. */
export type CreateRoleInput = {
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** 1 to 64 permissions in the form `resource:action`. Duplicates are removed. */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
};


/** The fields of a new workspace. */
export type CreateWorkspaceInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Id of the workspace in another system, unique among the workspaces of the deployment, 1 to 255 characters. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Metadata about the workspace, up to 64 KiB. Only the backend host shows it. */
  readonly privateMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Metadata for the workspace, up to 64 KiB. Its members can read it. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /**
   * Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in its organization. Derived from the
   * name if omitted.
   */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrganizationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrganizationOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  level?: InputMaybe<RoleLevel>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentWorkspacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkspaceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<WorkspaceOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** An invitation to an organization or workspace, as its managers and the invited user see it. */
export type EndUserInvitation = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The invited address. */
  readonly email: Scalars['String']['output'];
  /** When it expires or expired. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * URL of the image of the organization or workspace that it is to, or else of the deployment's default image for it; null
   * without either.
   */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** The user who sent it; null if the application did. */
  readonly inviter?: Maybe<EndUserPerson>;
  /** The organization of the invitation, or of the workspace that it is to. Invited users see its id, name and slug. */
  readonly organization?: Maybe<EndUserOrganization>;
  /** The roles that the user will have. */
  readonly roles: ReadonlyArray<GrantedRole>;
  /** The current status. */
  readonly status: InvitationStatus;
  /**
   * The workspace of the invitation; null for an invitation to the organization itself. Invited users see its id, name and
   * slug.
   */
  readonly workspace?: Maybe<EndUserWorkspace>;
};


/** A page of a list of the type `Invitation`. */
export type EndUserInvitationConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<EndUserInvitationEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<EndUserInvitation>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `Invitation`. */
export type EndUserInvitationEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: EndUserInvitation;
};


/**
 * A company, team or customer: the first level of tenancy. Guests of its workspaces and invited users see only its id,
 * name and slug. The other fields are null for them, with the error `NOT_ORGANIZATION_MEMBER`.
 */
export type EndUserOrganization = {
  /** When it was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name for display; the name itself unless one was given. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the logo, or else of the deployment's default image for organizations; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /**
   * The pending invitations to the organization itself, oldest first. Invitations to its workspaces are listed with each
   * workspace.
   */
  readonly invitations?: Maybe<EndUserInvitationConnection>;
  /** Absolute http or https URL of the logo. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Its members, in the order in which they joined unless ordered otherwise. */
  readonly members?: Maybe<EndUserOrganizationMembershipConnection>;
  /** Number of its members. */
  readonly membersCount?: Maybe<Scalars['Int']['output']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The permissions of the signed-in user's roles in it, without duplicates, each in the form `resource:action`. */
  readonly permissions?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Metadata that the application has stored for the organization. */
  readonly publicMetadata?: Maybe<Scalars['JSONObject']['output']>;
  /** The roles that its members can have: the deployment's and its own, oldest first. */
  readonly roles?: Maybe<GrantedRoleConnection>;
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The signed-in user's own membership; null if they are not a member. */
  readonly viewerMembership?: Maybe<EndUserOrganizationMembership>;
  /**
   * Its workspaces, oldest first. Members who have a role in the organization with `organization:admin` or
   * `organization:manage` see all of them; other members see their own.
   */
  readonly workspaces?: Maybe<EndUserWorkspaceConnection>;
};


/**
 * A company, team or customer: the first level of tenancy. Guests of its workspaces and invited users see only its id,
 * name and slug. The other fields are null for them, with the error `NOT_ORGANIZATION_MEMBER`.
 */
export type EndUserOrganizationInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<InvitationStatus>;
};


/**
 * A company, team or customer: the first level of tenancy. Guests of its workspaces and invited users see only its id,
 * name and slug. The other fields are null for them, with the error `NOT_ORGANIZATION_MEMBER`.
 */
export type EndUserOrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MemberOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * A company, team or customer: the first level of tenancy. Guests of its workspaces and invited users see only its id,
 * name and slug. The other fields are null for them, with the error `NOT_ORGANIZATION_MEMBER`.
 */
export type EndUserOrganizationRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A company, team or customer: the first level of tenancy. Guests of its workspaces and invited users see only its id,
 * name and slug. The other fields are null for them, with the error `NOT_ORGANIZATION_MEMBER`.
 */
export type EndUserOrganizationWorkspacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A user's membership of an organization, as the organization's members see it. */
export type EndUserOrganizationMembership = {
  /** When the user became a member. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * When the member was last active with this organization as their active one. If never, when they were last active in
   * the application; null if they never were.
   */
  readonly lastActive?: Maybe<Scalars['DateTime']['output']>;
  /** The organization. */
  readonly organization?: Maybe<EndUserOrganization>;
  /** The permissions of these roles, without duplicates, each in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** The member's roles in the organization, oldest first. */
  readonly roles: ReadonlyArray<GrantedRole>;
  /** The member. */
  readonly user: EndUserPerson;
};


/** A page of a list of the type `OrganizationMembership`. */
export type EndUserOrganizationMembershipConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<EndUserOrganizationMembershipEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<EndUserOrganizationMembership>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `OrganizationMembership`. */
export type EndUserOrganizationMembershipEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: EndUserOrganizationMembership;
};


/**
 * Another user, as a member of the same organization or workspace, or as the sender of an invitation. The user's other
 * organizations and workspaces are not visible.
 */
export type EndUserPerson = {
  /** Primary email address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Whether the primary email address was verified. */
  readonly emailVerified?: Maybe<Scalars['Boolean']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the profile image, or else of the deployment's default image for users; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Whether the primary phone number was verified. */
  readonly phoneVerified?: Maybe<Scalars['Boolean']['output']>;
  /** Whether signing in requires a second factor. */
  readonly twoFactorEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** Username. */
  readonly username?: Maybe<Scalars['String']['output']>;
};


/**
 * A part of an organization with its own members and roles: the second level of tenancy. Invited users see only its id,
 * name, slug and organization. The other fields are null for them, with the error `NOT_WORKSPACE_MEMBER`.
 */
export type EndUserWorkspace = {
  /** When it was created. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the uploaded image, or else of the deployment's default image for workspaces; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** The pending invitations to it, oldest first. */
  readonly invitations?: Maybe<EndUserInvitationConnection>;
  /** Its members, in the order in which they joined unless ordered otherwise. */
  readonly members?: Maybe<EndUserWorkspaceMembershipConnection>;
  /** Number of its members. */
  readonly membersCount?: Maybe<Scalars['Int']['output']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to. Guests, who are not members of it, see only its id, name and slug. */
  readonly organization?: Maybe<EndUserOrganization>;
  /**
   * The signed-in user's permissions in it, each in the form `resource:action`: those of their roles there, and
   * `workspace:admin` for an admin of its organization.
   */
  readonly permissions?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Metadata that the application has stored for the workspace. */
  readonly publicMetadata?: Maybe<Scalars['JSONObject']['output']>;
  /** The roles that its members can have: the deployment's and its own, oldest first. */
  readonly roles?: Maybe<GrantedRoleConnection>;
  /** Unique in its organization; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The signed-in user's own membership; null if they are not a member. */
  readonly viewerMembership?: Maybe<EndUserWorkspaceMembership>;
};


/**
 * A part of an organization with its own members and roles: the second level of tenancy. Invited users see only its id,
 * name, slug and organization. The other fields are null for them, with the error `NOT_WORKSPACE_MEMBER`.
 */
export type EndUserWorkspaceInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<InvitationStatus>;
};


/**
 * A part of an organization with its own members and roles: the second level of tenancy. Invited users see only its id,
 * name, slug and organization. The other fields are null for them, with the error `NOT_WORKSPACE_MEMBER`.
 */
export type EndUserWorkspaceMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MemberFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<MemberOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * A part of an organization with its own members and roles: the second level of tenancy. Invited users see only its id,
 * name, slug and organization. The other fields are null for them, with the error `NOT_WORKSPACE_MEMBER`.
 */
export type EndUserWorkspaceRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `Workspace`. */
export type EndUserWorkspaceConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<EndUserWorkspaceEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<EndUserWorkspace>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `Workspace`. */
export type EndUserWorkspaceEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: EndUserWorkspace;
};


/** A member of a workspace, as its other members see them. */
export type EndUserWorkspaceMember = {
  /** 64-bit id of the membership as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** When they became a member. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** Name of the member's role. Of several roles, the most privileged one. Null for a member without roles. */
  readonly role?: Maybe<Scalars['String']['output']>;
  /** The user. */
  readonly user: EndUserWorkspaceMemberUser;
};


/** A user, as other members of the workspace see them. */
export type EndUserWorkspaceMemberUser = {
  /** Primary email address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** URL of the profile image, or else of the deployment's default image for users; null without either. */
  readonly profileImageUrl?: Maybe<Scalars['String']['output']>;
};


/** A user's membership of a workspace, as the workspace's members see it. */
export type EndUserWorkspaceMembership = {
  /** When the user became a member. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The permissions of these roles, without duplicates, each in the form `resource:action`. */
  readonly permissions?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Name of the member's role. Of several roles, the most privileged one. Null for a member without roles. */
  readonly role?: Maybe<Scalars['String']['output']>;
  /** All of the member's roles in the workspace, oldest first. */
  readonly roles?: Maybe<ReadonlyArray<GrantedRole>>;
  /** The member. */
  readonly user: EndUserPerson;
  /** The workspace. */
  readonly workspace?: Maybe<EndUserWorkspace>;
};


/** A page of a list of the type `WorkspaceMembership`. */
export type EndUserWorkspaceMembershipConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<EndUserWorkspaceMembershipEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<EndUserWorkspaceMembership>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WorkspaceMembership`. */
export type EndUserWorkspaceMembershipEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: EndUserWorkspaceMembership;
};


/** A role of a member, as other members see it. */
export type GrantedRole = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it belongs to the deployment and not to one organization or workspace. */
  readonly isDeploymentLevel: Scalars['Boolean']['output'];
  /** Name of the role. */
  readonly name: Scalars['String']['output'];
  /** Permissions in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
};


/** A page of a list of the type `Role`. */
export type GrantedRoleConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<GrantedRoleEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<GrantedRole>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `Role`. */
export type GrantedRoleEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: GrantedRole;
};


/** An email address invited to an organization or to a workspace. */
export type Invitation = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The invited address. */
  readonly email: Scalars['String']['output'];
  /** When it expires or expired. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The user who sent it; null for an invitation created on the backend host. */
  readonly invitedBy?: Maybe<Inviter>;
  /** The user who sent it; null for an invitation created on the backend host. */
  readonly inviter?: Maybe<User>;
  /** The organization of the invitation, or of the workspace that it is to. */
  readonly organization?: Maybe<Organization>;
  /** The roles that the invited user will have. */
  readonly roles: ReadonlyArray<Role>;
  /** The current status. */
  readonly status: InvitationStatus;
  /** The workspace; null for an invitation to the organization itself. */
  readonly workspace?: Maybe<Workspace>;
};


/** A page of a list of the type `Invitation`. */
export type InvitationConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<InvitationEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<Invitation>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `Invitation`. */
export type InvitationEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Invitation;
};


/** Why an invitation was not created. */
export type InvitationError = {
  /** The error code, such as `ALREADY_INVITED` or `ALREADY_MEMBER`. */
  readonly code: Scalars['String']['output'];
  /** What is wrong. */
  readonly message: Scalars['String']['output'];
};


/** Filter of a list of invitations. An invitation must match every given field. */
export type InvitationFilter = {
  /** Invitations that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Invitations that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Invitations of exactly this email address, ignoring case. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Invitations with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Invitations of this status. */
  readonly status?: InputMaybe<InvitationStatus>;
};


/** A page of invitations. */
export type InvitationList = {
  /** The invitations. */
  readonly data: ReadonlyArray<Invitation>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** A created invitation, or why it was not created. */
export type InvitationOutcome = {
  /** Why it was not created; null if it was. */
  readonly error?: Maybe<InvitationError>;
  /** The invitation; null if it was not created. */
  readonly invitation?: Maybe<Invitation>;
};


/** The outcomes of a request to create several invitations. */
export type InvitationOutcomeList = {
  /** One outcome for each invitation, in the same order. */
  readonly data: ReadonlyArray<InvitationOutcome>;
};


/** An invitation as the holder of its link sees it. */
export type InvitationPreview = {
  /** The invited address. Null for an expired invitation. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** When it expires or expired. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /**
   * URL of the image of the organization or workspace that it is to, or else of the deployment's default image for it; null
   * without either.
   */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /**
   * The name of the person who invites: first and last name, or the email address or username of a user without a name. Null
   * for an expired invitation, and if the application invites.
   */
  readonly inviterName?: Maybe<Scalars['String']['output']>;
  /** Name of the organization of the invitation, or of the workspace that it is to. */
  readonly organizationName: Scalars['String']['output'];
  /** `PENDING`, or `EXPIRED` for up to 30 days after it expired. */
  readonly status: InvitationStatus;
  /** Name of the workspace; null for an invitation to the organization itself. */
  readonly workspaceName?: Maybe<Scalars['String']['output']>;
};


/** The status of an invitation. */
export type InvitationStatus =
  /** The invited user accepted it. */
  | 'ACCEPTED'
  /** It expired before it was accepted. */
  | 'EXPIRED'
  /** It can still be accepted. */
  | 'PENDING'
  /** It was revoked or declined. */
  | 'REVOKED';


/** The token of an invitation's link. */
export type InvitationTokenInput = {
  /** The token of the mailed link. */
  readonly token: Scalars['String']['input'];
};


/** The user who sent an invitation. */
export type Inviter = {
  /** Primary email address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Id of the user. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
};


/** An organization as invited users see it. */
export type InvitingOrganization = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
};


/** A workspace as invited users see it. */
export type InvitingWorkspace = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Unique in its organization; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
};


/** The membership that an accepted invitation created. */
export type JoinedMembership = {
  /** When the user became a member. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id of the membership as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The organization that the user joined, or the organization of the workspace. */
  readonly organization: InvitingOrganization;
  /** The member's roles there. */
  readonly roles: ReadonlyArray<GrantedRole>;
  /** The workspace that the user joined; null for an invitation to the organization itself. */
  readonly workspace?: Maybe<InvitingWorkspace>;
};


/** A user's account, visible only to that user. */
export type MeInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A user's account, visible only to that user. */
export type MeOrganizationMembershipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A user's account, visible only to that user. */
export type MeWorkspaceMembershipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Filter of a list of members. A member must match every given field. */
export type MemberFilter = {
  /**
   * Members who have one of the roles of these ids, up to 100. In a workspace this filter requires `workspace:admin` or
   * `workspace:manage`.
   */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** What a list of members is ordered by. */
export type MemberOrder = {
  /** Members without a value come last in ascending order and first in descending order. */
  readonly direction: SortOrder;
  /** The field; members with the same value are ordered by id. */
  readonly field: MemberSortKey;
};


/** What a list of members can be ordered by. */
export type MemberSortKey =
  /** When they became members. */
  | 'CREATED_AT'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME';


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAcceptMyInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAddMemberOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: AddEndUserMemberInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAddOrganizationMemberArgs = {
  input: AddOrganizationMemberInput;
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationAddWorkspaceMemberArgs = {
  input: AddWorkspaceMemberInput;
  workspaceId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateDeploymentRoleArgs = {
  input: CreateDeploymentRoleInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateInvitationArgs = {
  input: CreateInvitationInput;
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateInvitationsArgs = {
  input: CreateInvitationsInput;
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateMyOrganizationArgs = {
  input: CreateMyOrganizationInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateMyWorkspaceArgs = {
  input: CreateMyWorkspaceInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateOrganizationRoleArgs = {
  input: CreateRoleInput;
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateRoleOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: CreateRoleInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateRoleOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: CreateRoleInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateWorkspaceArgs = {
  input: CreateWorkspaceInput;
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateWorkspaceInvitationArgs = {
  input: CreateInvitationInput;
  workspaceId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateWorkspaceRoleArgs = {
  input: CreateRoleInput;
  workspaceId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeclineMyInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteDeploymentRoleArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  roleId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteImageOfOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteImageOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteMyOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteMyWorkspaceArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteOrganizationArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteOrganizationImageArgs = {
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteOrganizationRoleArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  organizationId: Scalars['ID']['input'];
  roleId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteRoleOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  roleId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteRoleOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  roleId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteWorkspaceArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteWorkspaceImageArgs = {
  workspaceId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteWorkspaceRoleArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  roleId: Scalars['ID']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationInviteManyToOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: CreateInvitationsInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationInviteToOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: CreateInvitationInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationInviteToWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: CreateInvitationInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationLeaveOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationLeaveWorkspaceArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRemoveMemberOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  membershipId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRemoveMemberOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  membershipId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRemoveOrganizationMemberArgs = {
  membershipId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRemoveWorkspaceMemberArgs = {
  membershipId: Scalars['ID']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRenewInvitationArgs = {
  input: InvitationTokenInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationResendInvitationArgs = {
  invitationId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationResendInvitationOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  invitationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationResendInvitationOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  invitationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationResendWorkspaceInvitationArgs = {
  invitationId: Scalars['ID']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRevokeInvitationArgs = {
  invitationId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRevokeInvitationOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  invitationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRevokeInvitationOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  invitationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRevokeWorkspaceInvitationArgs = {
  invitationId: Scalars['ID']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetImageOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: ImageInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetImageOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: ImageInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetOrganizationImageArgs = {
  input: ImageInput;
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSetWorkspaceImageArgs = {
  input: ImageInput;
  workspaceId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSwitchOrganizationArgs = {
  input: SwitchOrganizationInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationSwitchWorkspaceArgs = {
  input: SwitchWorkspaceInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateDeploymentRoleArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateRoleInput;
  roleId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateMemberOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateEndUserMemberInput;
  membershipId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateMemberOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateEndUserMemberInput;
  membershipId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateMyOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateMyOrganizationInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateMyWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateMyWorkspaceInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateOrganizationArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateOrganizationInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateOrganizationMemberArgs = {
  input: UpdateOrganizationMemberInput;
  membershipId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateOrganizationRoleArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateRoleInput;
  organizationId: Scalars['ID']['input'];
  roleId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateRoleOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateRoleInput;
  roleId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateRoleOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateRoleInput;
  roleId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateWorkspaceArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateWorkspaceInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateWorkspaceMemberArgs = {
  input: UpdateWorkspaceMemberInput;
  membershipId: Scalars['ID']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateWorkspaceRoleArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateRoleInput;
  roleId: Scalars['ID']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** An invitation as the invited user sees it. */
export type MyInvitation = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user's address that was invited. */
  readonly email: Scalars['String']['output'];
  /** When it expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The user who sent it; null if the application did. */
  readonly invitedBy?: Maybe<Inviter>;
  /** The organization of the invitation, or of the workspace that it is to. */
  readonly organization: InvitingOrganization;
  /** The roles that the user will have there. */
  readonly roles: ReadonlyArray<GrantedRole>;
  /** The workspace of the invitation; null for an invitation to the organization itself. */
  readonly workspace?: Maybe<InvitingWorkspace>;
};


/** An organization that the signed-in user is a member of. */
export type MyOrganization = {
  /** Name for display; the name itself unless one was given. */
  readonly displayName: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the logo, or else of the deployment's default image for organizations; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Absolute http or https URL of the logo. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
};


/** A membership of an organization, as the member sees it. */
export type MyOrganizationMembership = {
  /** When the user became a member. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The organization. */
  readonly organization: MyOrganization;
  /** The permissions of these roles, without duplicates, each in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** The user's roles in this organization. */
  readonly roles: ReadonlyArray<GrantedRole>;
};


/** A workspace that the signed-in user is a member of. */
export type MyWorkspace = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to. */
  readonly organization: WorkspaceOrganization;
  /** Unique in its organization; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
};


/** A membership of a workspace, as the member sees it. */
export type MyWorkspaceMembership = {
  /** When the user became a member. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The permissions of the user's roles in this workspace, without duplicates, each in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** The workspace. */
  readonly workspace: MyWorkspace;
};


/** A company, team or customer: the first level of tenancy. It has workspaces, and users are its members. */
export type Organization = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name for display; the name itself unless one was given. */
  readonly displayName: Scalars['String']['output'];
  /** Id of the organization in another system, unique among the organizations of the deployment. Only the backend host shows it. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the logo, or else of the deployment's default image for organizations; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /**
   * The invitations to the organization itself, oldest first. Invitations to its workspaces are listed with each
   * workspace.
   */
  readonly invitations?: Maybe<InvitationConnection>;
  /** Absolute http or https URL of the logo. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Number of members. */
  readonly memberCount: Scalars['Int']['output'];
  /** Its members, in the order in which they joined unless ordered otherwise. */
  readonly members?: Maybe<OrganizationMembershipConnection>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** Metadata that only the backend host shows. */
  readonly privateMetadata: Scalars['JSONObject']['output'];
  /** Metadata of the backend for the organization. Its members can read it. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** The roles that its members can have: the deployment's and its own, oldest first. */
  readonly roles?: Maybe<RoleConnection>;
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
  /** Number of workspaces. */
  readonly workspaceCount: Scalars['Int']['output'];
  /** Its workspaces, oldest first unless ordered otherwise. */
  readonly workspaces?: Maybe<WorkspaceConnection>;
};


/** A company, team or customer: the first level of tenancy. It has workspaces, and users are its members. */
export type OrganizationInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvitationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, team or customer: the first level of tenancy. It has workspaces, and users are its members. */
export type OrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrganizationMembershipFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrganizationMembershipOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A company, team or customer: the first level of tenancy. It has workspaces, and users are its members. */
export type OrganizationRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RoleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, team or customer: the first level of tenancy. It has workspaces, and users are its members. */
export type OrganizationWorkspacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkspaceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<WorkspaceOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A page of a list of the type `Organization`. */
export type OrganizationConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<OrganizationEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<Organization>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An organization as its members see it. */
export type OrganizationDetail = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name for display; the name itself unless one was given. */
  readonly displayName: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the logo, or else of the deployment's default image for organizations; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Absolute http or https URL of the logo. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Number of its members. */
  readonly membersCount: Scalars['Int']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The permissions of the caller's roles in it, without duplicates, each in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Metadata that the application has stored for the organization. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** An item of a list of the type `Organization`. */
export type OrganizationEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Organization;
};


/** Filter of a list of organizations. An organization must match every given field. */
export type OrganizationFilter = {
  /** Organizations that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Organizations that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** The organization with exactly this external id. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Organizations with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The organization with exactly this slug. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};


/** An invitation as the admins and managers of the organization or workspace see it. */
export type OrganizationInvitation = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The invited address. */
  readonly email: Scalars['String']['output'];
  /** When it expires or expired. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The user who sent it; null if the application did. */
  readonly invitedBy?: Maybe<Inviter>;
  /** The roles that the invited user will have. */
  readonly roles: ReadonlyArray<GrantedRole>;
  /** The current status. */
  readonly status: InvitationStatus;
};


/** A created invitation, or why it was not created. */
export type OrganizationInvitationOutcome = {
  /** Why it was not created; null if it was. */
  readonly error?: Maybe<InvitationError>;
  /** The invitation; null if it was not created. */
  readonly invitation?: Maybe<OrganizationInvitation>;
};


/** A page of organizations. */
export type OrganizationList = {
  /** The organizations. */
  readonly data: ReadonlyArray<Organization>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** A member of an organization, as the other members see them. */
export type OrganizationMember = {
  /** Id of the membership. */
  readonly id: Scalars['ID']['output'];
  /** When the member joined. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /**
   * When the member was last active with this organization as their active one. If never, when they were last active in
   * the application; null if they never were.
   */
  readonly lastActive?: Maybe<Scalars['DateTime']['output']>;
  /** The member's roles in the organization. */
  readonly roles: ReadonlyArray<GrantedRole>;
  /** The user. */
  readonly user: OrganizationMemberUser;
};


/** What an organization's members can be sorted by. */
export type OrganizationMemberSortKey =
  /** When they joined. */
  | 'CREATED_AT'
  /** Primary email address. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Username. */
  | 'USERNAME';


/** A user, as other members of the organization see them. */
export type OrganizationMemberUser = {
  /** Primary email address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Whether the primary email address was verified. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Id of the user. */
  readonly id: Scalars['ID']['output'];
  /** URL of the profile image, or else of the deployment's default image for users; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Whether the primary phone number was verified. */
  readonly phoneVerified: Scalars['Boolean']['output'];
  /** Whether signing in requires a second factor. */
  readonly twoFactorEnabled: Scalars['Boolean']['output'];
  /** Username. */
  readonly username?: Maybe<Scalars['String']['output']>;
};


/** A user's membership of an organization, with some fields of the user. */
export type OrganizationMembership = {
  /** When the user joined. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user's first name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The user's last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** The organization. */
  readonly organization?: Maybe<Organization>;
  /** Id of the organization. */
  readonly organizationId: Scalars['ID']['output'];
  /** The user's primary email address. */
  readonly primaryEmailAddress?: Maybe<Scalars['String']['output']>;
  /** The user's primary phone number. */
  readonly primaryPhoneNumber?: Maybe<Scalars['String']['output']>;
  /** Custom data of the application, readable by the user. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** The member's roles in the organization. */
  readonly roles: ReadonlyArray<Role>;
  /** When the membership last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The user. */
  readonly user?: Maybe<User>;
  /** When the user was created. */
  readonly userCreatedAt: Scalars['DateTime']['output'];
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
  /** The user's username. */
  readonly username?: Maybe<Scalars['String']['output']>;
};


/** A page of a list of the type `OrganizationMembership`. */
export type OrganizationMembershipConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<OrganizationMembershipEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<OrganizationMembership>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `OrganizationMembership`. */
export type OrganizationMembershipEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: OrganizationMembership;
};


/** Filter of a list of memberships of organizations. A membership must match every given field. */
export type OrganizationMembershipFilter = {
  /** Memberships that began at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Memberships that began before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Memberships of these organizations, up to 100. */
  readonly organizationIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Memberships with this role. */
  readonly roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Memberships of these users, up to 100. */
  readonly userIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** A page of an organization's members. */
export type OrganizationMembershipList = {
  /** The memberships. */
  readonly data: ReadonlyArray<OrganizationMembership>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** What a list of memberships of organizations is ordered by. */
export type OrganizationMembershipOrder = {
  /** Memberships without a value come last in ascending order and first in descending order. */
  readonly direction: SortOrder;
  /** The field; memberships with the same value are ordered by id. */
  readonly field: OrganizationMemberSortKey;
};


/** What a list of organizations is ordered by. */
export type OrganizationOrder = {
  /** Ascending or descending. */
  readonly direction: SortOrder;
  /** The field; organizations with the same value are ordered by id. */
  readonly field: OrganizationSortKey;
};


/** What organizations can be ordered by. */
export type OrganizationSortKey =
  /** When the organization was created. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME';


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryEndUserOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryEndUserWorkspaceArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryInvitationPreviewArgs = {
  input: InvitationTokenInput;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryInvitationsOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
  status: InvitationStatus;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryInvitationsOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
  status: InvitationStatus;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListDeploymentRolesArgs = {
  level?: InputMaybe<RoleLevel>;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListOrganizationInvitationsArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId: Scalars['ID']['input'];
  status?: InputMaybe<InvitationStatus>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListOrganizationMembersArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortKey: OrganizationMemberSortKey;
  sortOrder: SortOrder;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListOrganizationRolesArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListOrganizationWorkspacesArgs = {
  externalId?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListOrganizationsArgs = {
  externalId?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListWorkspaceInvitationsArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  status?: InputMaybe<InvitationStatus>;
  workspaceId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListWorkspaceMembersArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortKey: WorkspaceMemberSortKey;
  sortOrder: SortOrder;
  workspaceId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListWorkspaceRolesArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListWorkspacesArgs = {
  externalId?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryMembersOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryMyInvitationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryMyOrganizationMembershipsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryMyWorkspaceMembershipsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryOrganizationDetailArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrganizationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrganizationOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryRolesOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryRolesOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWorkspaceArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWorkspaceDetailArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWorkspacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkspaceFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<WorkspaceOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWorkspacesOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** An invitation that was mailed again. */
export type RenewedInvitation = {
  /** When the invitation expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
};


/**
 * A named set of permissions. A role applies only at its own level, in its own organization or workspace. All
 * organizations, or all workspaces, can use the roles of the deployment.
 */
export type Role = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it belongs to the deployment and not to one organization or workspace. */
  readonly isDeploymentLevel: Scalars['Boolean']['output'];
  /** The level at which it applies. */
  readonly level: RoleLevel;
  /** Name, 1 to 255 characters, unique in its organization or workspace. */
  readonly name: Scalars['String']['output'];
  /** The organization that the role belongs to; null for a role of a workspace or of the deployment. */
  readonly organization?: Maybe<Organization>;
  /**
   * The memberships of organizations that have the role, in the order in which the members joined unless ordered
   * otherwise. Empty for a role of the workspace level.
   */
  readonly organizationMembers?: Maybe<OrganizationMembershipConnection>;
  /** Permissions in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
  /** The workspace that the role belongs to; null for a role of an organization or of the deployment. */
  readonly workspace?: Maybe<Workspace>;
  /**
   * The memberships of workspaces that have the role, in the order in which the members joined unless ordered otherwise.
   * Empty for a role of the organization level.
   */
  readonly workspaceMembers?: Maybe<WorkspaceMemberConnection>;
};


/**
 * A named set of permissions. A role applies only at its own level, in its own organization or workspace. All
 * organizations, or all workspaces, can use the roles of the deployment.
 */
export type RoleOrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrganizationMembershipFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrganizationMembershipOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * A named set of permissions. A role applies only at its own level, in its own organization or workspace. All
 * organizations, or all workspaces, can use the roles of the deployment.
 */
export type RoleWorkspaceMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkspaceMembershipFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<WorkspaceMembershipOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A page of a list of the type `Role`. */
export type RoleConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<RoleEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<Role>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `Role`. */
export type RoleEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Role;
};


/** Filter of a list of roles. A role must match every given field. */
export type RoleFilter = {
  /** Roles with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Roles of the deployment, or the organization's or workspace's own roles. */
  readonly isDeploymentLevel?: InputMaybe<Scalars['Boolean']['input']>;
  /** The role with exactly this name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};


/** The level at which a role applies. */
export type RoleLevel =
  /** Members of organizations. */
  | 'ORGANIZATION'
  /** Members of workspaces. */
  | 'WORKSPACE';


/** A page of roles. */
export type RoleList = {
  /** The roles. */
  readonly data: ReadonlyArray<Role>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** The organization or workspace to activate. */
export type SwitchOrganizationInput = {
  /** Id of the organization; null clears it. Required. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
};


/** The organization or workspace to activate. */
export type SwitchWorkspaceInput = {
  /** Id of the workspace; null clears it. Required. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** The new roles of a member. */
export type UpdateEndUserMemberInput = {
  /** Ids of all roles that the member will have: the organization's or workspace's own or the deployment's. */
  readonly roleIds: ReadonlyArray<Scalars['ID']['input']>;
};


/** The fields of an organization to change. Omitted fields are unchanged. */
export type UpdateMyOrganizationInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name for display. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Absolute http or https URL; null clears it. */
  readonly logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. It does not change the slug. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in the deployment. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};


/** The fields of a workspace to change. Omitted fields are unchanged. */
export type UpdateMyWorkspaceInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. It does not change the slug. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in its organization. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};


/** The fields of an organization to change. Omitted fields are unchanged. */
export type UpdateOrganizationInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name for display. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Id of the organization in another system, unique among the organizations of the deployment; null clears it. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Absolute http or https URL; null clears it. */
  readonly logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. It does not change the slug. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Metadata that only the backend host shows, up to 64 KiB. It replaces all existing private metadata. */
  readonly privateMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Metadata for the organization, up to 64 KiB. It replaces all existing metadata. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in the deployment. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};


/** The fields of a membership to change. Omitted fields are unchanged. */
export type UpdateOrganizationMemberInput = {
  /** Custom data of the application; replaces the stored data. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Ids of all roles that the member will have: the organization's own or the deployment's. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** The fields of a role to change. Omitted fields are unchanged. */
export type UpdateRoleInput = {
  /** Name, 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 64 permissions in the form `resource:action`. They replace the stored ones. Duplicates are removed. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** The fields of a workspace to change. Omitted fields are unchanged. */
export type UpdateWorkspaceInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Id of the workspace in another system, unique among the workspaces of the deployment; null clears it. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. It does not change the slug. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Metadata that only the backend host shows, up to 64 KiB. It replaces all existing private metadata. */
  readonly privateMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Metadata for the workspace, up to 64 KiB. It replaces all existing metadata. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Lower-case letters and digits, with single hyphens between them, up to 64 characters; unique in its organization. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};


/** The fields of a membership to change. Omitted fields are unchanged. */
export type UpdateWorkspaceMemberInput = {
  /** Custom data that end users may see; replaces the stored data. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Ids of all roles that the member will have: of this workspace or of the deployment at workspace level. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** A user of the deployment, as the backend sees it. Responses never contain the password. */
export type UserOrganizationMembershipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrganizationMembershipFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<OrganizationMembershipOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A user of the deployment, as the backend sees it. Responses never contain the password. */
export type UserSentInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvitationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A user of the deployment, as the backend sees it. Responses never contain the password. */
export type UserWorkspaceMembershipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkspaceMembershipFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<WorkspaceMembershipOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A part of an organization with its own members and roles: the second level of tenancy. */
export type Workspace = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Id of the workspace in another system, unique among the workspaces of the deployment. Only the backend host shows it. */
  readonly externalId?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the uploaded image, or else of the deployment's default image for workspaces; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** The invitations to the workspace, oldest first. */
  readonly invitations?: Maybe<InvitationConnection>;
  /** Number of members. */
  readonly memberCount: Scalars['Int']['output'];
  /** Its members, in the order in which they joined unless ordered otherwise. */
  readonly members?: Maybe<WorkspaceMemberConnection>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to. */
  readonly organization?: Maybe<Organization>;
  /** Id of the organization it belongs to. */
  readonly organizationId: Scalars['ID']['output'];
  /** Metadata that only the backend host shows. */
  readonly privateMetadata: Scalars['JSONObject']['output'];
  /** Metadata of the backend for the workspace. Its members can read it. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** The roles that its members can have: the deployment's and its own, oldest first. */
  readonly roles?: Maybe<RoleConnection>;
  /** Unique in its organization; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
};


/** A part of an organization with its own members and roles: the second level of tenancy. */
export type WorkspaceInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvitationFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A part of an organization with its own members and roles: the second level of tenancy. */
export type WorkspaceMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WorkspaceMembershipFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<WorkspaceMembershipOrder>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A part of an organization with its own members and roles: the second level of tenancy. */
export type WorkspaceRolesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RoleFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `Workspace`. */
export type WorkspaceConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WorkspaceEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<Workspace>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A workspace as its members see it. */
export type WorkspaceDetail = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the uploaded image, or else of the deployment's default image for workspaces; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Its members, in the order in which they joined. */
  readonly members: ReadonlyArray<EndUserWorkspaceMember>;
  /** Number of all its members. */
  readonly membersCount: Scalars['Int']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to. */
  readonly organization: WorkspaceOrganization;
  /** Metadata that the application has stored for the workspace. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** The response with a workspace. */
export type WorkspaceDetailAnswer = {
  /** The workspace. */
  readonly workspace: WorkspaceDetail;
};


/** An item of a list of the type `Workspace`. */
export type WorkspaceEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Workspace;
};


/** Filter of a list of workspaces. A workspace must match every given field. */
export type WorkspaceFilter = {
  /** Workspaces that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Workspaces that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** The workspace with exactly this external id. */
  readonly externalId?: InputMaybe<Scalars['String']['input']>;
  /** Workspaces with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Workspaces of this organization. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Workspaces with exactly this slug, of which an organization has one at most. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
};


/** A page of workspaces. */
export type WorkspaceList = {
  /** The workspaces. */
  readonly data: ReadonlyArray<Workspace>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** A user's membership of a workspace, with some fields of the user. */
export type WorkspaceMember = {
  /** When the user became a member. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user's first name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id of the membership as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The user's last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** The user's primary email address. */
  readonly primaryEmailAddress?: Maybe<Scalars['String']['output']>;
  /** The user's primary phone number, E.164. */
  readonly primaryPhoneNumber?: Maybe<Scalars['String']['output']>;
  /** Custom data that end users may see. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** The member's roles in this workspace. */
  readonly roles: ReadonlyArray<Role>;
  /** When the membership last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The user. */
  readonly user?: Maybe<User>;
  /** When the user was created. */
  readonly userCreatedAt: Scalars['DateTime']['output'];
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
  /** The user's username. */
  readonly username?: Maybe<Scalars['String']['output']>;
  /** The workspace. */
  readonly workspace?: Maybe<Workspace>;
  /** Id of the workspace. */
  readonly workspaceId: Scalars['ID']['output'];
};


/** A page of a list of the type `WorkspaceMembership`. */
export type WorkspaceMemberConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WorkspaceMemberEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<WorkspaceMember>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WorkspaceMembership`. */
export type WorkspaceMemberEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: WorkspaceMember;
};


/** A page of a workspace's members. */
export type WorkspaceMemberList = {
  /** The members. */
  readonly data: ReadonlyArray<WorkspaceMember>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** What a workspace's members can be sorted by. */
export type WorkspaceMemberSortKey =
  /** When they became members. */
  | 'CREATED_AT'
  /** The user's primary email address. */
  | 'EMAIL'
  /** The user's first name. */
  | 'FIRST_NAME'
  /** The user's last name. */
  | 'LAST_NAME'
  /** The user's username. */
  | 'USERNAME';


/** Filter of a list of memberships of workspaces. A membership must match every given field. */
export type WorkspaceMembershipFilter = {
  /** Memberships that began at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Memberships that began before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Memberships with this role. */
  readonly roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Memberships of these users, up to 100. */
  readonly userIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Memberships of these workspaces, up to 100. */
  readonly workspaceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** What a list of memberships of workspaces is ordered by. */
export type WorkspaceMembershipOrder = {
  /** Memberships without a value come last in ascending order and first in descending order. */
  readonly direction: SortOrder;
  /** The field; memberships with the same value are ordered by id. */
  readonly field: WorkspaceMemberSortKey;
};


/** What a list of workspaces is ordered by. */
export type WorkspaceOrder = {
  /** Ascending or descending. */
  readonly direction: SortOrder;
  /** The field; workspaces with the same value are ordered by id. */
  readonly field: WorkspaceSortKey;
};


/** The organization of a workspace, as the workspace's members see it. */
export type WorkspaceOrganization = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
};


/** What workspaces can be ordered by. */
export type WorkspaceSortKey =
  /** When the workspace was created. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME';


/** A workspace without its members. */
export type WorkspaceSummary = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** URL of the uploaded image, or else of the deployment's default image for workspaces; null without either. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to. */
  readonly organization: WorkspaceOrganization;
  /** Metadata that the application has stored for the workspace. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** Unique in its organization; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};
