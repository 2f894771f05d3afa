import {
  WorkspaceRoleCreateDocument,
  WorkspaceRoleDeleteDocument,
  WorkspaceRolesPageDocument,
  WorkspaceRoleUpdateDocument,
} from '../documents.ts';
import { rolesPage } from '../membership/roles-page.ts';
import { WORKSPACE } from './workspace.ts';

/** The page with the roles of a workspace, on which managers create, change and delete its own roles. */
export const workspaceRolesPage = rolesPage(WORKSPACE, {
  read: async (request, variables) => (await request.run(WorkspaceRolesPageDocument, variables)).workspace,
  create: WorkspaceRoleCreateDocument,
  update: WorkspaceRoleUpdateDocument,
  delete: WorkspaceRoleDeleteDocument,
});
