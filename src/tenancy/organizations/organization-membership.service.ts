import { memberCommands } from '../members/member.service.ts';
import { organizationMemberships } from './organization-membership.record.ts';

export const {
  add: addMember,
  update: updateMember,
  remove: removeMember,
} = memberCommands(organizationMemberships, {
  mayEmpty: false,
});
