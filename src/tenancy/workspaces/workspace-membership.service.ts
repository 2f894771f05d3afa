import { memberCommands } from '../members/member.service.ts';
import { workspaceMemberships } from './workspace-membership.record.ts';

export const {
  add: addWorkspaceMember,
  update: updateWorkspaceMember,
  remove: removeWorkspaceMember,
} = memberCommands(workspaceMemberships, { mayEmpty: true });
