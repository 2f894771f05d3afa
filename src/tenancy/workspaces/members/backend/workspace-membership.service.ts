import { backendMemberCommands } from '../../../members/backend/member.service.ts';
import { workspaceMemberships } from '../workspace-membership.record.ts';

export const {
  add: addWorkspaceMember,
  update: updateWorkspaceMember,
  remove: removeWorkspaceMember,
} = backendMemberCommands(workspaceMemberships, { mayRemoveLastMember: true });
