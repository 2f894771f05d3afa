import type { OrganizationRow, WorkspaceRow, InvitationRow, EndUserInvitationRow, EndUserOrganizationMembershipRow, EndUserWorkspaceMembershipRow, EndUserPersonRow, RoleRow, OrganizationMembershipRow, EndUserOrganizationRow, WorkspaceMemberRow, EndUserWorkspaceRow } from './rows.ts';
import type { Context } from '../../platform/context.ts';
import type * as platform from '../../platform/graph/resolvers.ts';
import type * as deployment from '../../deployment/graph/resolvers.ts';
import type * as identity from '../../identity/graph/resolvers.ts';
import type { AcceptInvitationInput, AddEndUserMemberInput, AddOrganizationMemberInput, AddWorkspaceMemberInput, CreateDeploymentRoleInput, CreateInvitationInput, CreateInvitationsInput, CreateMyOrganizationInput, CreateMyWorkspaceInput, CreateOrganizationInput, CreateRoleInput, CreateWorkspaceInput, DeploymentOrganizationsArgs, DeploymentRolesArgs, DeploymentWorkspacesArgs, EndUserInvitation, EndUserInvitationConnection, EndUserInvitationEdge, EndUserOrganization, EndUserOrganizationInvitationsArgs, EndUserOrganizationMembersArgs, EndUserOrganizationMembership, EndUserOrganizationMembershipConnection, EndUserOrganizationMembershipEdge, EndUserOrganizationRolesArgs, EndUserOrganizationWorkspacesArgs, EndUserPerson, EndUserWorkspace, EndUserWorkspaceConnection, EndUserWorkspaceEdge, EndUserWorkspaceInvitationsArgs, EndUserWorkspaceMember, EndUserWorkspaceMemberUser, EndUserWorkspaceMembersArgs, EndUserWorkspaceMembership, EndUserWorkspaceMembershipConnection, EndUserWorkspaceMembershipEdge, EndUserWorkspaceRolesArgs, GrantedRole, GrantedRoleConnection, GrantedRoleEdge, Invitation, InvitationConnection, InvitationEdge, InvitationError, InvitationFilter, InvitationList, InvitationOutcome, InvitationOutcomeList, InvitationPreview, InvitationStatus, InvitationTokenInput, Inviter, InvitingOrganization, InvitingWorkspace, JoinedMembership, MeInvitationsArgs, MeOrganizationMembershipsArgs, MeWorkspaceMembershipsArgs, MemberFilter, MemberOrder, MemberSortKey, MutationAcceptInvitationArgs, MutationAcceptMyInvitationArgs, MutationAddMemberOfWorkspaceArgs, MutationAddOrganizationMemberArgs, MutationAddWorkspaceMemberArgs, MutationCreateDeploymentRoleArgs, MutationCreateInvitationArgs, MutationCreateInvitationsArgs, MutationCreateMyOrganizationArgs, MutationCreateMyWorkspaceArgs, MutationCreateOrganizationArgs, MutationCreateOrganizationRoleArgs, MutationCreateRoleOfOrganizationArgs, MutationCreateRoleOfWorkspaceArgs, MutationCreateWorkspaceArgs, MutationCreateWorkspaceInvitationArgs, MutationCreateWorkspaceRoleArgs, MutationDeclineMyInvitationArgs, MutationDeleteDeploymentRoleArgs, MutationDeleteImageOfOrganizationArgs, MutationDeleteImageOfWorkspaceArgs, MutationDeleteMyOrganizationArgs, MutationDeleteMyWorkspaceArgs, MutationDeleteOrganizationArgs, MutationDeleteOrganizationImageArgs, MutationDeleteOrganizationRoleArgs, MutationDeleteRoleOfOrganizationArgs, MutationDeleteRoleOfWorkspaceArgs, MutationDeleteWorkspaceArgs, MutationDeleteWorkspaceImageArgs, MutationDeleteWorkspaceRoleArgs, MutationInviteManyToOrganizationArgs, MutationInviteToOrganizationArgs, MutationInviteToWorkspaceArgs, MutationLeaveOrganizationArgs, MutationLeaveWorkspaceArgs, MutationRemoveMemberOfOrganizationArgs, MutationRemoveMemberOfWorkspaceArgs, MutationRemoveOrganizationMemberArgs, MutationRemoveWorkspaceMemberArgs, MutationRenewInvitationArgs, MutationResendInvitationArgs, MutationResendInvitationOfOrganizationArgs, MutationResendInvitationOfWorkspaceArgs, MutationResendWorkspaceInvitationArgs, MutationRevokeInvitationArgs, MutationRevokeInvitationOfOrganizationArgs, MutationRevokeInvitationOfWorkspaceArgs, MutationRevokeWorkspaceInvitationArgs, MutationSetImageOfOrganizationArgs, MutationSetImageOfWorkspaceArgs, MutationSetOrganizationImageArgs, MutationSetWorkspaceImageArgs, MutationSwitchOrganizationArgs, MutationSwitchWorkspaceArgs, MutationUpdateDeploymentRoleArgs, MutationUpdateMemberOfOrganizationArgs, MutationUpdateMemberOfWorkspaceArgs, MutationUpdateMyOrganizationArgs, MutationUpdateMyWorkspaceArgs, MutationUpdateOrganizationArgs, MutationUpdateOrganizationMemberArgs, MutationUpdateOrganizationRoleArgs, MutationUpdateRoleOfOrganizationArgs, MutationUpdateRoleOfWorkspaceArgs, MutationUpdateWorkspaceArgs, MutationUpdateWorkspaceMemberArgs, MutationUpdateWorkspaceRoleArgs, MyInvitation, MyOrganization, MyOrganizationMembership, MyWorkspace, MyWorkspaceMembership, Organization, OrganizationConnection, OrganizationDetail, OrganizationEdge, OrganizationFilter, OrganizationInvitation, OrganizationInvitationOutcome, OrganizationInvitationsArgs, OrganizationList, OrganizationMember, OrganizationMemberSortKey, OrganizationMemberUser, OrganizationMembersArgs, OrganizationMembership, OrganizationMembershipConnection, OrganizationMembershipEdge, OrganizationMembershipFilter, OrganizationMembershipList, OrganizationMembershipOrder, OrganizationOrder, OrganizationRolesArgs, OrganizationSortKey, OrganizationWorkspacesArgs, QueryEndUserOrganizationArgs, QueryEndUserWorkspaceArgs, QueryInvitationPreviewArgs, QueryInvitationsOfOrganizationArgs, QueryInvitationsOfWorkspaceArgs, QueryListDeploymentRolesArgs, QueryListOrganizationInvitationsArgs, QueryListOrganizationMembersArgs, QueryListOrganizationRolesArgs, QueryListOrganizationWorkspacesArgs, QueryListOrganizationsArgs, QueryListWorkspaceInvitationsArgs, QueryListWorkspaceMembersArgs, QueryListWorkspaceRolesArgs, QueryListWorkspacesArgs, QueryMembersOfOrganizationArgs, QueryMyInvitationsArgs, QueryMyOrganizationMembershipsArgs, QueryMyWorkspaceMembershipsArgs, QueryOrganizationArgs, QueryOrganizationDetailArgs, QueryOrganizationsArgs, QueryRolesOfOrganizationArgs, QueryRolesOfWorkspaceArgs, QueryWorkspaceArgs, QueryWorkspaceDetailArgs, QueryWorkspacesArgs, QueryWorkspacesOfOrganizationArgs, RenewedInvitation, Role, RoleConnection, RoleEdge, RoleFilter, RoleLevel, RoleList, RoleOrganizationMembersArgs, RoleWorkspaceMembersArgs, SwitchOrganizationInput, SwitchWorkspaceInput, UpdateEndUserMemberInput, UpdateMyOrganizationInput, UpdateMyWorkspaceInput, UpdateOrganizationInput, UpdateOrganizationMemberInput, UpdateRoleInput, UpdateWorkspaceInput, UpdateWorkspaceMemberInput, UserOrganizationMembershipsArgs, UserSentInvitationsArgs, UserWorkspaceMembershipsArgs, Workspace, WorkspaceConnection, WorkspaceDetail, WorkspaceDetailAnswer, WorkspaceEdge, WorkspaceFilter, WorkspaceInvitationsArgs, WorkspaceList, WorkspaceMember, WorkspaceMemberConnection, WorkspaceMemberEdge, WorkspaceMemberList, WorkspaceMemberSortKey, WorkspaceMembersArgs, WorkspaceMembershipFilter, WorkspaceMembershipOrder, WorkspaceOrder, WorkspaceOrganization, WorkspaceRolesArgs, WorkspaceSortKey, WorkspaceSummary } from './types.ts';
import type { Maybe, Scalars } from '../../platform/graph/types.ts';
import type { Resolver, ResolverTypeWrapper } from '../../platform/graph/resolvers.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AddEndUserMemberInput: AddEndUserMemberInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AddOrganizationMemberInput: AddOrganizationMemberInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AddWorkspaceMemberInput: AddWorkspaceMemberInput;
  CreateDeploymentRoleInput: CreateDeploymentRoleInput;
  CreateInvitationInput: CreateInvitationInput;
  CreateInvitationsInput: CreateInvitationsInput;
  CreateMyOrganizationInput: CreateMyOrganizationInput;
  CreateMyWorkspaceInput: CreateMyWorkspaceInput;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateRoleInput: CreateRoleInput;
  CreateWorkspaceInput: CreateWorkspaceInput;
  EndUserInvitation: ResolverTypeWrapper<EndUserInvitationRow>;
  EndUserInvitationConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EndUserInvitation']>>;
  EndUserInvitationEdge: ResolverTypeWrapper<Omit<EndUserInvitationEdge, 'node'> & { node: ResolversTypes['EndUserInvitation'] }>;
  EndUserOrganization: ResolverTypeWrapper<EndUserOrganizationRow>;
  EndUserOrganizationMembership: ResolverTypeWrapper<EndUserOrganizationMembershipRow>;
  EndUserOrganizationMembershipConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EndUserOrganizationMembership']>>;
  EndUserOrganizationMembershipEdge: ResolverTypeWrapper<Omit<EndUserOrganizationMembershipEdge, 'node'> & { node: ResolversTypes['EndUserOrganizationMembership'] }>;
  EndUserPerson: ResolverTypeWrapper<EndUserPersonRow>;
  EndUserWorkspace: ResolverTypeWrapper<EndUserWorkspaceRow>;
  EndUserWorkspaceConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EndUserWorkspace']>>;
  EndUserWorkspaceEdge: ResolverTypeWrapper<Omit<EndUserWorkspaceEdge, 'node'> & { node: ResolversTypes['EndUserWorkspace'] }>;
  EndUserWorkspaceMember: ResolverTypeWrapper<EndUserWorkspaceMember>;
  EndUserWorkspaceMemberUser: ResolverTypeWrapper<EndUserWorkspaceMemberUser>;
  EndUserWorkspaceMembership: ResolverTypeWrapper<EndUserWorkspaceMembershipRow>;
  EndUserWorkspaceMembershipConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EndUserWorkspaceMembership']>>;
  EndUserWorkspaceMembershipEdge: ResolverTypeWrapper<Omit<EndUserWorkspaceMembershipEdge, 'node'> & { node: ResolversTypes['EndUserWorkspaceMembership'] }>;
  GrantedRole: ResolverTypeWrapper<GrantedRole>;
  GrantedRoleConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['GrantedRole']>>;
  GrantedRoleEdge: ResolverTypeWrapper<GrantedRoleEdge>;
  Invitation: ResolverTypeWrapper<InvitationRow>;
  InvitationConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Invitation']>>;
  InvitationEdge: ResolverTypeWrapper<Omit<InvitationEdge, 'node'> & { node: ResolversTypes['Invitation'] }>;
  InvitationError: ResolverTypeWrapper<InvitationError>;
  InvitationFilter: InvitationFilter;
  InvitationList: ResolverTypeWrapper<Omit<InvitationList, 'data'> & { data: ReadonlyArray<ResolversTypes['Invitation']> }>;
  InvitationOutcome: ResolverTypeWrapper<Omit<InvitationOutcome, 'invitation'> & { invitation?: Maybe<ResolversTypes['Invitation']> }>;
  InvitationOutcomeList: ResolverTypeWrapper<Omit<InvitationOutcomeList, 'data'> & { data: ReadonlyArray<ResolversTypes['InvitationOutcome']> }>;
  InvitationPreview: ResolverTypeWrapper<InvitationPreview>;
  InvitationStatus: InvitationStatus;
  InvitationTokenInput: InvitationTokenInput;
  Inviter: ResolverTypeWrapper<Inviter>;
  InvitingOrganization: ResolverTypeWrapper<InvitingOrganization>;
  InvitingWorkspace: ResolverTypeWrapper<InvitingWorkspace>;
  JoinedMembership: ResolverTypeWrapper<JoinedMembership>;
  MemberFilter: MemberFilter;
  MemberOrder: MemberOrder;
  MemberSortKey: MemberSortKey;
  MyInvitation: ResolverTypeWrapper<MyInvitation>;
  MyOrganization: ResolverTypeWrapper<MyOrganization>;
  MyOrganizationMembership: ResolverTypeWrapper<MyOrganizationMembership>;
  MyWorkspace: ResolverTypeWrapper<MyWorkspace>;
  MyWorkspaceMembership: ResolverTypeWrapper<MyWorkspaceMembership>;
  Organization: ResolverTypeWrapper<OrganizationRow>;
  OrganizationConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Organization']>>;
  OrganizationDetail: ResolverTypeWrapper<OrganizationDetail>;
  OrganizationEdge: ResolverTypeWrapper<Omit<OrganizationEdge, 'node'> & { node: ResolversTypes['Organization'] }>;
  OrganizationFilter: OrganizationFilter;
  OrganizationInvitation: ResolverTypeWrapper<OrganizationInvitation>;
  OrganizationInvitationOutcome: ResolverTypeWrapper<OrganizationInvitationOutcome>;
  OrganizationList: ResolverTypeWrapper<Omit<OrganizationList, 'data'> & { data: ReadonlyArray<ResolversTypes['Organization']> }>;
  OrganizationMember: ResolverTypeWrapper<OrganizationMember>;
  OrganizationMemberSortKey: OrganizationMemberSortKey;
  OrganizationMemberUser: ResolverTypeWrapper<OrganizationMemberUser>;
  OrganizationMembership: ResolverTypeWrapper<OrganizationMembershipRow>;
  OrganizationMembershipConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['OrganizationMembership']>>;
  OrganizationMembershipEdge: ResolverTypeWrapper<Omit<OrganizationMembershipEdge, 'node'> & { node: ResolversTypes['OrganizationMembership'] }>;
  OrganizationMembershipFilter: OrganizationMembershipFilter;
  OrganizationMembershipList: ResolverTypeWrapper<Omit<OrganizationMembershipList, 'data'> & { data: ReadonlyArray<ResolversTypes['OrganizationMembership']> }>;
  OrganizationMembershipOrder: OrganizationMembershipOrder;
  OrganizationOrder: OrganizationOrder;
  OrganizationSortKey: OrganizationSortKey;
  RenewedInvitation: ResolverTypeWrapper<RenewedInvitation>;
  Role: ResolverTypeWrapper<RoleRow>;
  RoleConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Role']>>;
  RoleEdge: ResolverTypeWrapper<Omit<RoleEdge, 'node'> & { node: ResolversTypes['Role'] }>;
  RoleFilter: RoleFilter;
  RoleLevel: RoleLevel;
  RoleList: ResolverTypeWrapper<Omit<RoleList, 'data'> & { data: ReadonlyArray<ResolversTypes['Role']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  SwitchOrganizationInput: SwitchOrganizationInput;
  SwitchWorkspaceInput: SwitchWorkspaceInput;
  UpdateEndUserMemberInput: UpdateEndUserMemberInput;
  UpdateMyOrganizationInput: UpdateMyOrganizationInput;
  UpdateMyWorkspaceInput: UpdateMyWorkspaceInput;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationMemberInput: UpdateOrganizationMemberInput;
  UpdateRoleInput: UpdateRoleInput;
  UpdateWorkspaceInput: UpdateWorkspaceInput;
  UpdateWorkspaceMemberInput: UpdateWorkspaceMemberInput;
  Workspace: ResolverTypeWrapper<WorkspaceRow>;
  WorkspaceConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Workspace']>>;
  WorkspaceDetail: ResolverTypeWrapper<WorkspaceDetail>;
  WorkspaceDetailAnswer: ResolverTypeWrapper<WorkspaceDetailAnswer>;
  WorkspaceEdge: ResolverTypeWrapper<Omit<WorkspaceEdge, 'node'> & { node: ResolversTypes['Workspace'] }>;
  WorkspaceFilter: WorkspaceFilter;
  WorkspaceList: ResolverTypeWrapper<Omit<WorkspaceList, 'data'> & { data: ReadonlyArray<ResolversTypes['Workspace']> }>;
  WorkspaceMember: ResolverTypeWrapper<WorkspaceMemberRow>;
  WorkspaceMemberConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WorkspaceMember']>>;
  WorkspaceMemberEdge: ResolverTypeWrapper<Omit<WorkspaceMemberEdge, 'node'> & { node: ResolversTypes['WorkspaceMember'] }>;
  WorkspaceMemberList: ResolverTypeWrapper<Omit<WorkspaceMemberList, 'data'> & { data: ReadonlyArray<ResolversTypes['WorkspaceMember']> }>;
  WorkspaceMemberSortKey: WorkspaceMemberSortKey;
  WorkspaceMembershipFilter: WorkspaceMembershipFilter;
  WorkspaceMembershipOrder: WorkspaceMembershipOrder;
  WorkspaceOrder: WorkspaceOrder;
  WorkspaceOrganization: ResolverTypeWrapper<WorkspaceOrganization>;
  WorkspaceSortKey: WorkspaceSortKey;
  WorkspaceSummary: ResolverTypeWrapper<WorkspaceSummary>;
  CurrentSession: identity.ResolversTypes['CurrentSession'];
  DateTime: platform.ResolversTypes['DateTime'];
  JSONObject: platform.ResolversTypes['JSONObject'];
  PageInfo: platform.ResolversTypes['PageInfo'];
  User: identity.ResolversTypes['User'];
  Void: platform.ResolversTypes['Void'];
};


/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  AddEndUserMemberInput: AddEndUserMemberInput;
  ID: Scalars['ID']['output'];
  AddOrganizationMemberInput: AddOrganizationMemberInput;
  Boolean: Scalars['Boolean']['output'];
  AddWorkspaceMemberInput: AddWorkspaceMemberInput;
  CreateDeploymentRoleInput: CreateDeploymentRoleInput;
  CreateInvitationInput: CreateInvitationInput;
  CreateInvitationsInput: CreateInvitationsInput;
  CreateMyOrganizationInput: CreateMyOrganizationInput;
  CreateMyWorkspaceInput: CreateMyWorkspaceInput;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateRoleInput: CreateRoleInput;
  CreateWorkspaceInput: CreateWorkspaceInput;
  EndUserInvitation: EndUserInvitationRow;
  EndUserInvitationConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EndUserInvitation']>;
  EndUserInvitationEdge: Omit<EndUserInvitationEdge, 'node'> & { node: ResolversParentTypes['EndUserInvitation'] };
  EndUserOrganization: EndUserOrganizationRow;
  EndUserOrganizationMembership: EndUserOrganizationMembershipRow;
  EndUserOrganizationMembershipConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EndUserOrganizationMembership']>;
  EndUserOrganizationMembershipEdge: Omit<EndUserOrganizationMembershipEdge, 'node'> & { node: ResolversParentTypes['EndUserOrganizationMembership'] };
  EndUserPerson: EndUserPersonRow;
  EndUserWorkspace: EndUserWorkspaceRow;
  EndUserWorkspaceConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EndUserWorkspace']>;
  EndUserWorkspaceEdge: Omit<EndUserWorkspaceEdge, 'node'> & { node: ResolversParentTypes['EndUserWorkspace'] };
  EndUserWorkspaceMember: EndUserWorkspaceMember;
  EndUserWorkspaceMemberUser: EndUserWorkspaceMemberUser;
  EndUserWorkspaceMembership: EndUserWorkspaceMembershipRow;
  EndUserWorkspaceMembershipConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EndUserWorkspaceMembership']>;
  EndUserWorkspaceMembershipEdge: Omit<EndUserWorkspaceMembershipEdge, 'node'> & { node: ResolversParentTypes['EndUserWorkspaceMembership'] };
  GrantedRole: GrantedRole;
  GrantedRoleConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['GrantedRole']>;
  GrantedRoleEdge: GrantedRoleEdge;
  Invitation: InvitationRow;
  InvitationConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Invitation']>;
  InvitationEdge: Omit<InvitationEdge, 'node'> & { node: ResolversParentTypes['Invitation'] };
  InvitationError: InvitationError;
  InvitationFilter: InvitationFilter;
  InvitationList: Omit<InvitationList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['Invitation']> };
  InvitationOutcome: Omit<InvitationOutcome, 'invitation'> & { invitation?: Maybe<ResolversParentTypes['Invitation']> };
  InvitationOutcomeList: Omit<InvitationOutcomeList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['InvitationOutcome']> };
  InvitationPreview: InvitationPreview;
  InvitationTokenInput: InvitationTokenInput;
  Inviter: Inviter;
  InvitingOrganization: InvitingOrganization;
  InvitingWorkspace: InvitingWorkspace;
  JoinedMembership: JoinedMembership;
  MemberFilter: MemberFilter;
  MemberOrder: MemberOrder;
  MyInvitation: MyInvitation;
  MyOrganization: MyOrganization;
  MyOrganizationMembership: MyOrganizationMembership;
  MyWorkspace: MyWorkspace;
  MyWorkspaceMembership: MyWorkspaceMembership;
  Organization: OrganizationRow;
  OrganizationConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Organization']>;
  OrganizationDetail: OrganizationDetail;
  OrganizationEdge: Omit<OrganizationEdge, 'node'> & { node: ResolversParentTypes['Organization'] };
  OrganizationFilter: OrganizationFilter;
  OrganizationInvitation: OrganizationInvitation;
  OrganizationInvitationOutcome: OrganizationInvitationOutcome;
  OrganizationList: Omit<OrganizationList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['Organization']> };
  OrganizationMember: OrganizationMember;
  OrganizationMemberUser: OrganizationMemberUser;
  OrganizationMembership: OrganizationMembershipRow;
  OrganizationMembershipConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['OrganizationMembership']>;
  OrganizationMembershipEdge: Omit<OrganizationMembershipEdge, 'node'> & { node: ResolversParentTypes['OrganizationMembership'] };
  OrganizationMembershipFilter: OrganizationMembershipFilter;
  OrganizationMembershipList: Omit<OrganizationMembershipList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['OrganizationMembership']> };
  OrganizationMembershipOrder: OrganizationMembershipOrder;
  OrganizationOrder: OrganizationOrder;
  RenewedInvitation: RenewedInvitation;
  Role: RoleRow;
  RoleConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Role']>;
  RoleEdge: Omit<RoleEdge, 'node'> & { node: ResolversParentTypes['Role'] };
  RoleFilter: RoleFilter;
  RoleList: Omit<RoleList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['Role']> };
  Float: Scalars['Float']['output'];
  SwitchOrganizationInput: SwitchOrganizationInput;
  SwitchWorkspaceInput: SwitchWorkspaceInput;
  UpdateEndUserMemberInput: UpdateEndUserMemberInput;
  UpdateMyOrganizationInput: UpdateMyOrganizationInput;
  UpdateMyWorkspaceInput: UpdateMyWorkspaceInput;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationMemberInput: UpdateOrganizationMemberInput;
  UpdateRoleInput: UpdateRoleInput;
  UpdateWorkspaceInput: UpdateWorkspaceInput;
  UpdateWorkspaceMemberInput: UpdateWorkspaceMemberInput;
  Workspace: WorkspaceRow;
  WorkspaceConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['Workspace']>;
  WorkspaceDetail: WorkspaceDetail;
  WorkspaceDetailAnswer: WorkspaceDetailAnswer;
  WorkspaceEdge: Omit<WorkspaceEdge, 'node'> & { node: ResolversParentTypes['Workspace'] };
  WorkspaceFilter: WorkspaceFilter;
  WorkspaceList: Omit<WorkspaceList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['Workspace']> };
  WorkspaceMember: WorkspaceMemberRow;
  WorkspaceMemberConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WorkspaceMember']>;
  WorkspaceMemberEdge: Omit<WorkspaceMemberEdge, 'node'> & { node: ResolversParentTypes['WorkspaceMember'] };
  WorkspaceMemberList: Omit<WorkspaceMemberList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WorkspaceMember']> };
  WorkspaceMembershipFilter: WorkspaceMembershipFilter;
  WorkspaceMembershipOrder: WorkspaceMembershipOrder;
  WorkspaceOrder: WorkspaceOrder;
  WorkspaceOrganization: WorkspaceOrganization;
  WorkspaceSummary: WorkspaceSummary;
  CurrentSession: identity.ResolversParentTypes['CurrentSession'];
  Deployment: deployment.ResolversParentTypes['Deployment'];
  Me: identity.ResolversParentTypes['Me'];
  Mutation: platform.ResolversParentTypes['Mutation'];
  Query: platform.ResolversParentTypes['Query'];
  User: identity.ResolversParentTypes['User'];
};


export type CurrentSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrentSession'] = ResolversParentTypes['CurrentSession']> = {
  activeOrganization?: Resolver<Maybe<ResolversTypes['EndUserOrganization']>, ParentType, ContextType>;
  activeWorkspace?: Resolver<Maybe<ResolversTypes['EndUserWorkspace']>, ParentType, ContextType>;
};


export type DeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment']> = {
  organizations?: Resolver<Maybe<ResolversTypes['OrganizationConnection']>, ParentType, ContextType, Partial<DeploymentOrganizationsArgs>>;
  roles?: Resolver<Maybe<ResolversTypes['RoleConnection']>, ParentType, ContextType, Partial<DeploymentRolesArgs>>;
  workspaces?: Resolver<Maybe<ResolversTypes['WorkspaceConnection']>, ParentType, ContextType, Partial<DeploymentWorkspacesArgs>>;
};


export type EndUserInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserInvitation'] = ResolversParentTypes['EndUserInvitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inviter?: Resolver<Maybe<ResolversTypes['EndUserPerson']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['EndUserOrganization']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['EndUserWorkspace']>, ParentType, ContextType>;
};


export type EndUserInvitationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserInvitationConnection'] = ResolversParentTypes['EndUserInvitationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EndUserInvitationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EndUserInvitation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type EndUserInvitationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserInvitationEdge'] = ResolversParentTypes['EndUserInvitationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EndUserInvitation'], ParentType, ContextType>;
};


export type EndUserOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserOrganization'] = ResolversParentTypes['EndUserOrganization']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<ResolversTypes['EndUserInvitationConnection']>, ParentType, ContextType, RequireFields<EndUserOrganizationInvitationsArgs, 'status'>>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['EndUserOrganizationMembershipConnection']>, ParentType, ContextType, Partial<EndUserOrganizationMembersArgs>>;
  membersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  publicMetadata?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  roles?: Resolver<Maybe<ResolversTypes['GrantedRoleConnection']>, ParentType, ContextType, Partial<EndUserOrganizationRolesArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerMembership?: Resolver<Maybe<ResolversTypes['EndUserOrganizationMembership']>, ParentType, ContextType>;
  workspaces?: Resolver<Maybe<ResolversTypes['EndUserWorkspaceConnection']>, ParentType, ContextType, Partial<EndUserOrganizationWorkspacesArgs>>;
};


export type EndUserOrganizationMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserOrganizationMembership'] = ResolversParentTypes['EndUserOrganizationMembership']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastActive?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['EndUserOrganization']>, ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['EndUserPerson'], ParentType, ContextType>;
};


export type EndUserOrganizationMembershipConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserOrganizationMembershipConnection'] = ResolversParentTypes['EndUserOrganizationMembershipConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EndUserOrganizationMembershipEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EndUserOrganizationMembership']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type EndUserOrganizationMembershipEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserOrganizationMembershipEdge'] = ResolversParentTypes['EndUserOrganizationMembershipEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EndUserOrganizationMembership'], ParentType, ContextType>;
};


export type EndUserPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserPerson'] = ResolversParentTypes['EndUserPerson']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  twoFactorEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type EndUserWorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserWorkspace'] = ResolversParentTypes['EndUserWorkspace']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<ResolversTypes['EndUserInvitationConnection']>, ParentType, ContextType, RequireFields<EndUserWorkspaceInvitationsArgs, 'status'>>;
  members?: Resolver<Maybe<ResolversTypes['EndUserWorkspaceMembershipConnection']>, ParentType, ContextType, Partial<EndUserWorkspaceMembersArgs>>;
  membersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['EndUserOrganization']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  publicMetadata?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  roles?: Resolver<Maybe<ResolversTypes['GrantedRoleConnection']>, ParentType, ContextType, Partial<EndUserWorkspaceRolesArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerMembership?: Resolver<Maybe<ResolversTypes['EndUserWorkspaceMembership']>, ParentType, ContextType>;
};


export type EndUserWorkspaceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserWorkspaceConnection'] = ResolversParentTypes['EndUserWorkspaceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EndUserWorkspaceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EndUserWorkspace']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type EndUserWorkspaceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserWorkspaceEdge'] = ResolversParentTypes['EndUserWorkspaceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EndUserWorkspace'], ParentType, ContextType>;
};


export type EndUserWorkspaceMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserWorkspaceMember'] = ResolversParentTypes['EndUserWorkspaceMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['EndUserWorkspaceMemberUser'], ParentType, ContextType>;
};


export type EndUserWorkspaceMemberUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserWorkspaceMemberUser'] = ResolversParentTypes['EndUserWorkspaceMemberUser']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type EndUserWorkspaceMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserWorkspaceMembership'] = ResolversParentTypes['EndUserWorkspaceMembership']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GrantedRole']>>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['EndUserPerson'], ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['EndUserWorkspace']>, ParentType, ContextType>;
};


export type EndUserWorkspaceMembershipConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserWorkspaceMembershipConnection'] = ResolversParentTypes['EndUserWorkspaceMembershipConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EndUserWorkspaceMembershipEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EndUserWorkspaceMembership']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type EndUserWorkspaceMembershipEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserWorkspaceMembershipEdge'] = ResolversParentTypes['EndUserWorkspaceMembershipEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EndUserWorkspaceMembership'], ParentType, ContextType>;
};


export type GrantedRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantedRole'] = ResolversParentTypes['GrantedRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeploymentLevel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};


export type GrantedRoleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantedRoleConnection'] = ResolversParentTypes['GrantedRoleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GrantedRoleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type GrantedRoleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantedRoleEdge'] = ResolversParentTypes['GrantedRoleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GrantedRole'], ParentType, ContextType>;
};


export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['Inviter']>, ParentType, ContextType>;
  inviter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
};


export type InvitationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationConnection'] = ResolversParentTypes['InvitationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InvitationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Invitation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type InvitationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationEdge'] = ResolversParentTypes['InvitationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
};


export type InvitationErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationError'] = ResolversParentTypes['InvitationError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type InvitationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationList'] = ResolversParentTypes['InvitationList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Invitation']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type InvitationOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationOutcome'] = ResolversParentTypes['InvitationOutcome']> = {
  error?: Resolver<Maybe<ResolversTypes['InvitationError']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType>;
};


export type InvitationOutcomeListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationOutcomeList'] = ResolversParentTypes['InvitationOutcomeList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['InvitationOutcome']>, ParentType, ContextType>;
};


export type InvitationPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationPreview'] = ResolversParentTypes['InvitationPreview']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inviterName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
  workspaceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type InviterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Inviter'] = ResolversParentTypes['Inviter']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type InvitingOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitingOrganization'] = ResolversParentTypes['InvitingOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type InvitingWorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitingWorkspace'] = ResolversParentTypes['InvitingWorkspace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type JoinedMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinedMembership'] = ResolversParentTypes['JoinedMembership']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['InvitingOrganization'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['InvitingWorkspace']>, ParentType, ContextType>;
};


export type MeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  invitations?: Resolver<Maybe<ResolversTypes['EndUserInvitationConnection']>, ParentType, ContextType, Partial<MeInvitationsArgs>>;
  organizationMemberships?: Resolver<Maybe<ResolversTypes['EndUserOrganizationMembershipConnection']>, ParentType, ContextType, Partial<MeOrganizationMembershipsArgs>>;
  workspaceMemberships?: Resolver<Maybe<ResolversTypes['EndUserWorkspaceMembershipConnection']>, ParentType, ContextType, Partial<MeWorkspaceMembershipsArgs>>;
};


export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<Maybe<ResolversTypes['JoinedMembership']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  acceptMyInvitation?: Resolver<Maybe<ResolversTypes['JoinedMembership']>, ParentType, ContextType, RequireFields<MutationAcceptMyInvitationArgs, 'invitationId'>>;
  addMemberOfWorkspace?: Resolver<Maybe<ResolversTypes['EndUserWorkspaceMember']>, ParentType, ContextType, RequireFields<MutationAddMemberOfWorkspaceArgs, 'id' | 'input'>>;
  addOrganizationMember?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType, RequireFields<MutationAddOrganizationMemberArgs, 'input' | 'organizationId'>>;
  addWorkspaceMember?: Resolver<Maybe<ResolversTypes['WorkspaceMember']>, ParentType, ContextType, RequireFields<MutationAddWorkspaceMemberArgs, 'input' | 'workspaceId'>>;
  createDeploymentRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<MutationCreateDeploymentRoleArgs, 'input'>>;
  createInvitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<MutationCreateInvitationArgs, 'input' | 'organizationId'>>;
  createInvitations?: Resolver<Maybe<ResolversTypes['InvitationOutcomeList']>, ParentType, ContextType, RequireFields<MutationCreateInvitationsArgs, 'input' | 'organizationId'>>;
  createMyOrganization?: Resolver<Maybe<ResolversTypes['OrganizationDetail']>, ParentType, ContextType, RequireFields<MutationCreateMyOrganizationArgs, 'input'>>;
  createMyWorkspace?: Resolver<Maybe<ResolversTypes['WorkspaceSummary']>, ParentType, ContextType, RequireFields<MutationCreateMyWorkspaceArgs, 'input'>>;
  createOrganization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createOrganizationRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<MutationCreateOrganizationRoleArgs, 'input' | 'organizationId'>>;
  createRoleOfOrganization?: Resolver<Maybe<ResolversTypes['GrantedRole']>, ParentType, ContextType, RequireFields<MutationCreateRoleOfOrganizationArgs, 'id' | 'input'>>;
  createRoleOfWorkspace?: Resolver<Maybe<ResolversTypes['GrantedRole']>, ParentType, ContextType, RequireFields<MutationCreateRoleOfWorkspaceArgs, 'id' | 'input'>>;
  createWorkspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType, RequireFields<MutationCreateWorkspaceArgs, 'input' | 'organizationId'>>;
  createWorkspaceInvitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<MutationCreateWorkspaceInvitationArgs, 'input' | 'workspaceId'>>;
  createWorkspaceRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<MutationCreateWorkspaceRoleArgs, 'input' | 'workspaceId'>>;
  declineMyInvitation?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeclineMyInvitationArgs, 'invitationId'>>;
  deleteDeploymentRole?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteDeploymentRoleArgs, 'roleId'>>;
  deleteImageOfOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteImageOfOrganizationArgs, 'id'>>;
  deleteImageOfWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteImageOfWorkspaceArgs, 'id'>>;
  deleteMyOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMyOrganizationArgs, 'id'>>;
  deleteMyWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMyWorkspaceArgs, 'id'>>;
  deleteOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteOrganizationArgs, 'id'>>;
  deleteOrganizationImage?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteOrganizationImageArgs, 'organizationId'>>;
  deleteOrganizationRole?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteOrganizationRoleArgs, 'organizationId' | 'roleId'>>;
  deleteRoleOfOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteRoleOfOrganizationArgs, 'id' | 'roleId'>>;
  deleteRoleOfWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteRoleOfWorkspaceArgs, 'id' | 'roleId'>>;
  deleteWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWorkspaceArgs, 'id'>>;
  deleteWorkspaceImage?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWorkspaceImageArgs, 'workspaceId'>>;
  deleteWorkspaceRole?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWorkspaceRoleArgs, 'roleId' | 'workspaceId'>>;
  inviteManyToOrganization?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrganizationInvitationOutcome']>>, ParentType, ContextType, RequireFields<MutationInviteManyToOrganizationArgs, 'id' | 'input'>>;
  inviteToOrganization?: Resolver<Maybe<ResolversTypes['OrganizationInvitation']>, ParentType, ContextType, RequireFields<MutationInviteToOrganizationArgs, 'id' | 'input'>>;
  inviteToWorkspace?: Resolver<Maybe<ResolversTypes['OrganizationInvitation']>, ParentType, ContextType, RequireFields<MutationInviteToWorkspaceArgs, 'id' | 'input'>>;
  leaveOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationLeaveOrganizationArgs, 'id'>>;
  leaveWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationLeaveWorkspaceArgs, 'id'>>;
  removeMemberOfOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveMemberOfOrganizationArgs, 'id' | 'membershipId'>>;
  removeMemberOfWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveMemberOfWorkspaceArgs, 'id' | 'membershipId'>>;
  removeOrganizationMember?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveOrganizationMemberArgs, 'membershipId' | 'organizationId'>>;
  removeWorkspaceMember?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveWorkspaceMemberArgs, 'membershipId' | 'workspaceId'>>;
  renewInvitation?: Resolver<Maybe<ResolversTypes['RenewedInvitation']>, ParentType, ContextType, RequireFields<MutationRenewInvitationArgs, 'input'>>;
  resendInvitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<MutationResendInvitationArgs, 'invitationId' | 'organizationId'>>;
  resendInvitationOfOrganization?: Resolver<Maybe<ResolversTypes['OrganizationInvitation']>, ParentType, ContextType, RequireFields<MutationResendInvitationOfOrganizationArgs, 'id' | 'invitationId'>>;
  resendInvitationOfWorkspace?: Resolver<Maybe<ResolversTypes['OrganizationInvitation']>, ParentType, ContextType, RequireFields<MutationResendInvitationOfWorkspaceArgs, 'id' | 'invitationId'>>;
  resendWorkspaceInvitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<MutationResendWorkspaceInvitationArgs, 'invitationId' | 'workspaceId'>>;
  revokeInvitation?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'invitationId' | 'organizationId'>>;
  revokeInvitationOfOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeInvitationOfOrganizationArgs, 'id' | 'invitationId'>>;
  revokeInvitationOfWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeInvitationOfWorkspaceArgs, 'id' | 'invitationId'>>;
  revokeWorkspaceInvitation?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeWorkspaceInvitationArgs, 'invitationId' | 'workspaceId'>>;
  setImageOfOrganization?: Resolver<Maybe<ResolversTypes['OrganizationDetail']>, ParentType, ContextType, RequireFields<MutationSetImageOfOrganizationArgs, 'id' | 'input'>>;
  setImageOfWorkspace?: Resolver<Maybe<ResolversTypes['WorkspaceSummary']>, ParentType, ContextType, RequireFields<MutationSetImageOfWorkspaceArgs, 'id' | 'input'>>;
  setOrganizationImage?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<MutationSetOrganizationImageArgs, 'input' | 'organizationId'>>;
  setWorkspaceImage?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType, RequireFields<MutationSetWorkspaceImageArgs, 'input' | 'workspaceId'>>;
  switchOrganization?: Resolver<Maybe<ResolversTypes['CurrentSession']>, ParentType, ContextType, RequireFields<MutationSwitchOrganizationArgs, 'input'>>;
  switchWorkspace?: Resolver<Maybe<ResolversTypes['CurrentSession']>, ParentType, ContextType, RequireFields<MutationSwitchWorkspaceArgs, 'input'>>;
  updateDeploymentRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<MutationUpdateDeploymentRoleArgs, 'input' | 'roleId'>>;
  updateMemberOfOrganization?: Resolver<Maybe<ResolversTypes['OrganizationMember']>, ParentType, ContextType, RequireFields<MutationUpdateMemberOfOrganizationArgs, 'id' | 'input' | 'membershipId'>>;
  updateMemberOfWorkspace?: Resolver<Maybe<ResolversTypes['EndUserWorkspaceMember']>, ParentType, ContextType, RequireFields<MutationUpdateMemberOfWorkspaceArgs, 'id' | 'input' | 'membershipId'>>;
  updateMyOrganization?: Resolver<Maybe<ResolversTypes['OrganizationDetail']>, ParentType, ContextType, RequireFields<MutationUpdateMyOrganizationArgs, 'id' | 'input'>>;
  updateMyWorkspace?: Resolver<Maybe<ResolversTypes['WorkspaceSummary']>, ParentType, ContextType, RequireFields<MutationUpdateMyWorkspaceArgs, 'id' | 'input'>>;
  updateOrganization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'id' | 'input'>>;
  updateOrganizationMember?: Resolver<Maybe<ResolversTypes['OrganizationMembership']>, ParentType, ContextType, RequireFields<MutationUpdateOrganizationMemberArgs, 'input' | 'membershipId' | 'organizationId'>>;
  updateOrganizationRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<MutationUpdateOrganizationRoleArgs, 'input' | 'organizationId' | 'roleId'>>;
  updateRoleOfOrganization?: Resolver<Maybe<ResolversTypes['GrantedRole']>, ParentType, ContextType, RequireFields<MutationUpdateRoleOfOrganizationArgs, 'id' | 'input' | 'roleId'>>;
  updateRoleOfWorkspace?: Resolver<Maybe<ResolversTypes['GrantedRole']>, ParentType, ContextType, RequireFields<MutationUpdateRoleOfWorkspaceArgs, 'id' | 'input' | 'roleId'>>;
  updateWorkspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType, RequireFields<MutationUpdateWorkspaceArgs, 'id' | 'input'>>;
  updateWorkspaceMember?: Resolver<Maybe<ResolversTypes['WorkspaceMember']>, ParentType, ContextType, RequireFields<MutationUpdateWorkspaceMemberArgs, 'input' | 'membershipId' | 'workspaceId'>>;
  updateWorkspaceRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<MutationUpdateWorkspaceRoleArgs, 'input' | 'roleId' | 'workspaceId'>>;
};


export type MyInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyInvitation'] = ResolversParentTypes['MyInvitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['Inviter']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['InvitingOrganization'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['InvitingWorkspace']>, ParentType, ContextType>;
};


export type MyOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyOrganization'] = ResolversParentTypes['MyOrganization']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type MyOrganizationMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyOrganizationMembership'] = ResolversParentTypes['MyOrganizationMembership']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['MyOrganization'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
};


export type MyWorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyWorkspace'] = ResolversParentTypes['MyWorkspace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['WorkspaceOrganization'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type MyWorkspaceMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyWorkspaceMembership'] = ResolversParentTypes['MyWorkspaceMembership']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  workspace?: Resolver<ResolversTypes['MyWorkspace'], ParentType, ContextType>;
};


export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<ResolversTypes['InvitationConnection']>, ParentType, ContextType, Partial<OrganizationInvitationsArgs>>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['OrganizationMembershipConnection']>, ParentType, ContextType, Partial<OrganizationMembersArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privateMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  roles?: Resolver<Maybe<ResolversTypes['RoleConnection']>, ParentType, ContextType, Partial<OrganizationRolesArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workspaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workspaces?: Resolver<Maybe<ResolversTypes['WorkspaceConnection']>, ParentType, ContextType, Partial<OrganizationWorkspacesArgs>>;
};


export type OrganizationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationConnection'] = ResolversParentTypes['OrganizationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrganizationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Organization']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type OrganizationDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationDetail'] = ResolversParentTypes['OrganizationDetail']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  membersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type OrganizationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationEdge'] = ResolversParentTypes['OrganizationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
};


export type OrganizationInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationInvitation'] = ResolversParentTypes['OrganizationInvitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['Inviter']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
};


export type OrganizationInvitationOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationInvitationOutcome'] = ResolversParentTypes['OrganizationInvitationOutcome']> = {
  error?: Resolver<Maybe<ResolversTypes['InvitationError']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['OrganizationInvitation']>, ParentType, ContextType>;
};


export type OrganizationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationList'] = ResolversParentTypes['OrganizationList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Organization']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type OrganizationMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMember'] = ResolversParentTypes['OrganizationMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastActive?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['OrganizationMemberUser'], ParentType, ContextType>;
};


export type OrganizationMemberUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMemberUser'] = ResolversParentTypes['OrganizationMemberUser']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type OrganizationMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMembership'] = ResolversParentTypes['OrganizationMembership']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  primaryEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryPhoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type OrganizationMembershipConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMembershipConnection'] = ResolversParentTypes['OrganizationMembershipConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMembershipEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type OrganizationMembershipEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMembershipEdge'] = ResolversParentTypes['OrganizationMembershipEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OrganizationMembership'], ParentType, ContextType>;
};


export type OrganizationMembershipListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMembershipList'] = ResolversParentTypes['OrganizationMembershipList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  endUserOrganization?: Resolver<Maybe<ResolversTypes['EndUserOrganization']>, ParentType, ContextType, RequireFields<QueryEndUserOrganizationArgs, 'id'>>;
  endUserWorkspace?: Resolver<Maybe<ResolversTypes['EndUserWorkspace']>, ParentType, ContextType, RequireFields<QueryEndUserWorkspaceArgs, 'id'>>;
  invitationPreview?: Resolver<Maybe<ResolversTypes['InvitationPreview']>, ParentType, ContextType, RequireFields<QueryInvitationPreviewArgs, 'input'>>;
  invitationsOfOrganization?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrganizationInvitation']>>, ParentType, ContextType, RequireFields<QueryInvitationsOfOrganizationArgs, 'id' | 'offset' | 'status'>>;
  invitationsOfWorkspace?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrganizationInvitation']>>, ParentType, ContextType, RequireFields<QueryInvitationsOfWorkspaceArgs, 'id' | 'offset' | 'status'>>;
  listDeploymentRoles?: Resolver<Maybe<ResolversTypes['RoleList']>, ParentType, ContextType, RequireFields<QueryListDeploymentRolesArgs, 'limit' | 'offset'>>;
  listOrganizationInvitations?: Resolver<Maybe<ResolversTypes['InvitationList']>, ParentType, ContextType, RequireFields<QueryListOrganizationInvitationsArgs, 'limit' | 'offset' | 'organizationId'>>;
  listOrganizationMembers?: Resolver<Maybe<ResolversTypes['OrganizationMembershipList']>, ParentType, ContextType, RequireFields<QueryListOrganizationMembersArgs, 'limit' | 'offset' | 'organizationId' | 'sortKey' | 'sortOrder'>>;
  listOrganizationRoles?: Resolver<Maybe<ResolversTypes['RoleList']>, ParentType, ContextType, RequireFields<QueryListOrganizationRolesArgs, 'limit' | 'offset' | 'organizationId'>>;
  listOrganizationWorkspaces?: Resolver<Maybe<ResolversTypes['WorkspaceList']>, ParentType, ContextType, RequireFields<QueryListOrganizationWorkspacesArgs, 'limit' | 'offset' | 'organizationId'>>;
  listOrganizations?: Resolver<Maybe<ResolversTypes['OrganizationList']>, ParentType, ContextType, RequireFields<QueryListOrganizationsArgs, 'limit' | 'offset'>>;
  listWorkspaceInvitations?: Resolver<Maybe<ResolversTypes['InvitationList']>, ParentType, ContextType, RequireFields<QueryListWorkspaceInvitationsArgs, 'limit' | 'offset' | 'workspaceId'>>;
  listWorkspaceMembers?: Resolver<Maybe<ResolversTypes['WorkspaceMemberList']>, ParentType, ContextType, RequireFields<QueryListWorkspaceMembersArgs, 'limit' | 'offset' | 'sortKey' | 'sortOrder' | 'workspaceId'>>;
  listWorkspaceRoles?: Resolver<Maybe<ResolversTypes['RoleList']>, ParentType, ContextType, RequireFields<QueryListWorkspaceRolesArgs, 'limit' | 'offset' | 'workspaceId'>>;
  listWorkspaces?: Resolver<Maybe<ResolversTypes['WorkspaceList']>, ParentType, ContextType, RequireFields<QueryListWorkspacesArgs, 'limit' | 'offset'>>;
  membersOfOrganization?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OrganizationMember']>>, ParentType, ContextType, RequireFields<QueryMembersOfOrganizationArgs, 'id' | 'offset'>>;
  myInvitations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MyInvitation']>>, ParentType, ContextType, RequireFields<QueryMyInvitationsArgs, 'offset'>>;
  myOrganizationMemberships?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MyOrganizationMembership']>>, ParentType, ContextType, RequireFields<QueryMyOrganizationMembershipsArgs, 'offset'>>;
  myWorkspaceMemberships?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MyWorkspaceMembership']>>, ParentType, ContextType, RequireFields<QueryMyWorkspaceMembershipsArgs, 'offset'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'id'>>;
  organizationDetail?: Resolver<Maybe<ResolversTypes['OrganizationDetail']>, ParentType, ContextType, RequireFields<QueryOrganizationDetailArgs, 'id'>>;
  organizations?: Resolver<Maybe<ResolversTypes['OrganizationConnection']>, ParentType, ContextType, Partial<QueryOrganizationsArgs>>;
  rolesOfOrganization?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GrantedRole']>>, ParentType, ContextType, RequireFields<QueryRolesOfOrganizationArgs, 'id' | 'offset'>>;
  rolesOfWorkspace?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GrantedRole']>>, ParentType, ContextType, RequireFields<QueryRolesOfWorkspaceArgs, 'id' | 'offset'>>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType, RequireFields<QueryWorkspaceArgs, 'id'>>;
  workspaceDetail?: Resolver<Maybe<ResolversTypes['WorkspaceDetailAnswer']>, ParentType, ContextType, RequireFields<QueryWorkspaceDetailArgs, 'id' | 'offset'>>;
  workspaces?: Resolver<Maybe<ResolversTypes['WorkspaceConnection']>, ParentType, ContextType, Partial<QueryWorkspacesArgs>>;
  workspacesOfOrganization?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WorkspaceSummary']>>, ParentType, ContextType, RequireFields<QueryWorkspacesOfOrganizationArgs, 'id' | 'offset'>>;
};


export type RenewedInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewedInvitation'] = ResolversParentTypes['RenewedInvitation']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeploymentLevel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['RoleLevel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationMembers?: Resolver<Maybe<ResolversTypes['OrganizationMembershipConnection']>, ParentType, ContextType, Partial<RoleOrganizationMembersArgs>>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  workspaceMembers?: Resolver<Maybe<ResolversTypes['WorkspaceMemberConnection']>, ParentType, ContextType, Partial<RoleWorkspaceMembersArgs>>;
};


export type RoleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleConnection'] = ResolversParentTypes['RoleConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RoleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type RoleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleEdge'] = ResolversParentTypes['RoleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};


export type RoleListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleList'] = ResolversParentTypes['RoleList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  organizationMemberships?: Resolver<Maybe<ResolversTypes['OrganizationMembershipConnection']>, ParentType, ContextType, Partial<UserOrganizationMembershipsArgs>>;
  sentInvitations?: Resolver<Maybe<ResolversTypes['InvitationConnection']>, ParentType, ContextType, Partial<UserSentInvitationsArgs>>;
  workspaceMemberships?: Resolver<Maybe<ResolversTypes['WorkspaceMemberConnection']>, ParentType, ContextType, Partial<UserWorkspaceMembershipsArgs>>;
};


export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<ResolversTypes['InvitationConnection']>, ParentType, ContextType, Partial<WorkspaceInvitationsArgs>>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['WorkspaceMemberConnection']>, ParentType, ContextType, Partial<WorkspaceMembersArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  privateMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  roles?: Resolver<Maybe<ResolversTypes['RoleConnection']>, ParentType, ContextType, Partial<WorkspaceRolesArgs>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WorkspaceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceConnection'] = ResolversParentTypes['WorkspaceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Workspace']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WorkspaceDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceDetail'] = ResolversParentTypes['WorkspaceDetail']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  members?: Resolver<ReadonlyArray<ResolversTypes['EndUserWorkspaceMember']>, ParentType, ContextType>;
  membersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['WorkspaceOrganization'], ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type WorkspaceDetailAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceDetailAnswer'] = ResolversParentTypes['WorkspaceDetailAnswer']> = {
  workspace?: Resolver<ResolversTypes['WorkspaceDetail'], ParentType, ContextType>;
};


export type WorkspaceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceEdge'] = ResolversParentTypes['WorkspaceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType>;
};


export type WorkspaceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceList'] = ResolversParentTypes['WorkspaceList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Workspace']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type WorkspaceMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceMember'] = ResolversParentTypes['WorkspaceMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryPhoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};


export type WorkspaceMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceMemberConnection'] = ResolversParentTypes['WorkspaceMemberConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceMemberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WorkspaceMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceMemberEdge'] = ResolversParentTypes['WorkspaceMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WorkspaceMember'], ParentType, ContextType>;
};


export type WorkspaceMemberListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceMemberList'] = ResolversParentTypes['WorkspaceMemberList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceMember']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type WorkspaceOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceOrganization'] = ResolversParentTypes['WorkspaceOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type WorkspaceSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceSummary'] = ResolversParentTypes['WorkspaceSummary']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['WorkspaceOrganization'], ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type Resolvers<ContextType = Context> = {
  CurrentSession?: CurrentSessionResolvers<ContextType>;
  Deployment?: DeploymentResolvers<ContextType>;
  EndUserInvitation?: EndUserInvitationResolvers<ContextType>;
  EndUserInvitationConnection?: EndUserInvitationConnectionResolvers<ContextType>;
  EndUserInvitationEdge?: EndUserInvitationEdgeResolvers<ContextType>;
  EndUserOrganization?: EndUserOrganizationResolvers<ContextType>;
  EndUserOrganizationMembership?: EndUserOrganizationMembershipResolvers<ContextType>;
  EndUserOrganizationMembershipConnection?: EndUserOrganizationMembershipConnectionResolvers<ContextType>;
  EndUserOrganizationMembershipEdge?: EndUserOrganizationMembershipEdgeResolvers<ContextType>;
  EndUserPerson?: EndUserPersonResolvers<ContextType>;
  EndUserWorkspace?: EndUserWorkspaceResolvers<ContextType>;
  EndUserWorkspaceConnection?: EndUserWorkspaceConnectionResolvers<ContextType>;
  EndUserWorkspaceEdge?: EndUserWorkspaceEdgeResolvers<ContextType>;
  EndUserWorkspaceMember?: EndUserWorkspaceMemberResolvers<ContextType>;
  EndUserWorkspaceMemberUser?: EndUserWorkspaceMemberUserResolvers<ContextType>;
  EndUserWorkspaceMembership?: EndUserWorkspaceMembershipResolvers<ContextType>;
  EndUserWorkspaceMembershipConnection?: EndUserWorkspaceMembershipConnectionResolvers<ContextType>;
  EndUserWorkspaceMembershipEdge?: EndUserWorkspaceMembershipEdgeResolvers<ContextType>;
  GrantedRole?: GrantedRoleResolvers<ContextType>;
  GrantedRoleConnection?: GrantedRoleConnectionResolvers<ContextType>;
  GrantedRoleEdge?: GrantedRoleEdgeResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationConnection?: InvitationConnectionResolvers<ContextType>;
  InvitationEdge?: InvitationEdgeResolvers<ContextType>;
  InvitationError?: InvitationErrorResolvers<ContextType>;
  InvitationList?: InvitationListResolvers<ContextType>;
  InvitationOutcome?: InvitationOutcomeResolvers<ContextType>;
  InvitationOutcomeList?: InvitationOutcomeListResolvers<ContextType>;
  InvitationPreview?: InvitationPreviewResolvers<ContextType>;
  Inviter?: InviterResolvers<ContextType>;
  InvitingOrganization?: InvitingOrganizationResolvers<ContextType>;
  InvitingWorkspace?: InvitingWorkspaceResolvers<ContextType>;
  JoinedMembership?: JoinedMembershipResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyInvitation?: MyInvitationResolvers<ContextType>;
  MyOrganization?: MyOrganizationResolvers<ContextType>;
  MyOrganizationMembership?: MyOrganizationMembershipResolvers<ContextType>;
  MyWorkspace?: MyWorkspaceResolvers<ContextType>;
  MyWorkspaceMembership?: MyWorkspaceMembershipResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationConnection?: OrganizationConnectionResolvers<ContextType>;
  OrganizationDetail?: OrganizationDetailResolvers<ContextType>;
  OrganizationEdge?: OrganizationEdgeResolvers<ContextType>;
  OrganizationInvitation?: OrganizationInvitationResolvers<ContextType>;
  OrganizationInvitationOutcome?: OrganizationInvitationOutcomeResolvers<ContextType>;
  OrganizationList?: OrganizationListResolvers<ContextType>;
  OrganizationMember?: OrganizationMemberResolvers<ContextType>;
  OrganizationMemberUser?: OrganizationMemberUserResolvers<ContextType>;
  OrganizationMembership?: OrganizationMembershipResolvers<ContextType>;
  OrganizationMembershipConnection?: OrganizationMembershipConnectionResolvers<ContextType>;
  OrganizationMembershipEdge?: OrganizationMembershipEdgeResolvers<ContextType>;
  OrganizationMembershipList?: OrganizationMembershipListResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RenewedInvitation?: RenewedInvitationResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleConnection?: RoleConnectionResolvers<ContextType>;
  RoleEdge?: RoleEdgeResolvers<ContextType>;
  RoleList?: RoleListResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  WorkspaceConnection?: WorkspaceConnectionResolvers<ContextType>;
  WorkspaceDetail?: WorkspaceDetailResolvers<ContextType>;
  WorkspaceDetailAnswer?: WorkspaceDetailAnswerResolvers<ContextType>;
  WorkspaceEdge?: WorkspaceEdgeResolvers<ContextType>;
  WorkspaceList?: WorkspaceListResolvers<ContextType>;
  WorkspaceMember?: WorkspaceMemberResolvers<ContextType>;
  WorkspaceMemberConnection?: WorkspaceMemberConnectionResolvers<ContextType>;
  WorkspaceMemberEdge?: WorkspaceMemberEdgeResolvers<ContextType>;
  WorkspaceMemberList?: WorkspaceMemberListResolvers<ContextType>;
  WorkspaceOrganization?: WorkspaceOrganizationResolvers<ContextType>;
  WorkspaceSummary?: WorkspaceSummaryResolvers<ContextType>;
};
