import {
  OrganizationRoleCreateDocument,
  OrganizationRoleDeleteDocument,
  OrganizationRolesPageDocument,
  OrganizationRoleUpdateDocument,
} from '../documents.ts';
import { rolesPage } from '../membership/roles-page.ts';
import { ORGANIZATION } from './organization.ts';

/** The page with the roles of an organization, on which managers create, change and delete its own roles. */
export const organizationRolesPage = rolesPage(ORGANIZATION, {
  read: async (request, variables) => (await request.run(OrganizationRolesPageDocument, variables)).organization,
  create: OrganizationRoleCreateDocument,
  update: OrganizationRoleUpdateDocument,
  delete: OrganizationRoleDeleteDocument,
});
