import { backendMemberCommands } from '../../../members/backend/member.service.ts';
import { organizationMemberships } from '../organization-membership.record.ts';

export const {
  add: addOrganizationMember,
  update: updateOrganizationMember,
  remove: removeOrganizationMember,
} = backendMemberCommands(organizationMemberships, {
  mayRemoveLastMember: false,
});
