/** The public interface of the tenancy context: organizations, workspaces, roles and invitations. */

export { organizationAccess } from './access/organization.access.ts';
export { notWorkspaceMember, workspaceAccess } from './access/workspace.access.ts';
export { switchWorkspace } from './active-parents/switch.service.ts';
export { createInvitation } from './invitations/invitation.service.ts';
export { inviteAsMember } from './invitations/member-invitation.service.ts';
export { organizationOfMember } from './organizations/end-user-organization.reads.ts';
export { organizationsById } from './organizations/organization.reads.ts';
export { createOrganization } from './organizations/organization.service.ts';
export { addOrganizationMember } from './organizations/organization-membership.service.ts';
export type { Level, Parent } from './parents/parent.ts';
export { hasPermissionForKey, type Rights } from './roles/rights.ts';
export { rolesOf } from './roles/role.reads.ts';
export { createRole } from './roles/role-definition.service.ts';
export { workspaceOfMember } from './workspaces/end-user-workspace.reads.ts';
export { workspacesById } from './workspaces/workspace.reads.ts';
export { createWorkspace } from './workspaces/workspace.service.ts';
export { addWorkspaceMember } from './workspaces/workspace-membership.service.ts';
