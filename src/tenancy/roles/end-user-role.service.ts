import { lockOrganizationAsManager } from '../organizations/my-organizations.service.ts';
import { lockWorkspaceAsManager } from '../workspaces/end-user-workspace-member.service.ts';
import { roleCommands } from './role-definition.service.ts';

/** The commands of members who manage an organization or workspace on its own roles. */
export const {
  create: createRoleAsManager,
  update: updateRoleAsManager,
  remove: deleteRoleAsManager,
} = roleCommands((ctx, tx, { level, id }) => LOCK_AS_MANAGER[level](ctx, tx, id));

const LOCK_AS_MANAGER = { organization: lockOrganizationAsManager, workspace: lockWorkspaceAsManager } as const;
