import {
  OrganizationMemberRemoveDocument,
  OrganizationMembersPageDocument,
  OrganizationMemberUpdateDocument,
  OrganizationRightsDocument,
} from '../documents.ts';
import { membersPage } from '../membership/members-page.ts';
import { canManage, ORGANIZATION } from './organization.ts';

/** The page with the members of an organization, on which managers change roles and remove members. */
export const organizationMembersPage = membersPage(ORGANIZATION, {
  async read(request, { id, search, after }) {
    const rights = await request.run(OrganizationRightsDocument, { id });
    const manages = rights.organization != null && canManage(rights.organization);
    const { organization } = await request.run(OrganizationMembersPageDocument, { id, search, manages, after });
    return organization;
  },
  update: OrganizationMemberUpdateDocument,
  remove: OrganizationMemberRemoveDocument,
});
