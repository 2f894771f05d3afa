/** The public interface of the tenancy context: organizations, workspaces, roles and invitations. */

export { organizationAccess } from './access/organization.access.ts';
export { readableList } from './access/readable-list.ts';
export { notWorkspaceMember, workspaceAccess } from './access/workspace.access.ts';
export { switchWorkspace } from './active-parents/switch.service.ts';
export { createInvitation } from './invitations/backend/invitation.service.ts';
export { inviteAsMember } from './invitations/deployment/invitation.service.ts';
export { sanitizeNameForMail } from './invitations/invitation-message.ts';
export { createOrganization } from './organizations/backend/organization.service.ts';
export { organizationOfMember, organizationOfViewer } from './organizations/deployment/organization.reads.ts';
export { lockOrganizationAsManager } from './organizations/deployment/organization.service.ts';
export { addOrganizationMember } from './organizations/members/backend/organization-membership.service.ts';
export { organizationsById } from './organizations/organization.reads.ts';
export { lockOrganization } from './organizations/organization.record.ts';
export type { Level, Parent } from './parents/parent.ts';
export { assertMayGrant, assertMayManage, hasPermissionForKey, mayManage, type Rights } from './roles/rights.ts';
export { roleColumns, rolesOf } from './roles/role.reads.ts';
export { rolesForAssignment } from './roles/role.service.ts';
export { createRole } from './roles/role-definition.service.ts';
export { createWorkspace } from './workspaces/backend/workspace.service.ts';
export { workspaceOfMember } from './workspaces/deployment/workspace.reads.ts';
export { addWorkspaceMember } from './workspaces/members/backend/workspace-membership.service.ts';
export { workspacesById } from './workspaces/workspace.reads.ts';
