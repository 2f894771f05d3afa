import { type Composition, composedTool } from './composed-tool.ts';
import type { OperationTools } from './operation-tools.ts';
import type { Tool } from './tool.ts';

const ORGANIZATION_ID = {
  type: 'string',
  pattern: '^[1-9][0-9]{0,18}$',
  description: 'Id of the organization.',
} as const;

/**
 * Pictures as texts are of little use to a model, a conversation needs only its messages, and one search finds in several knowledge
 * bases what it finds in one. The others are there on request.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['aiAgent', 'aiAgentRun', 'ownAiAgentRuns', 'aiAgentThread', 'cancelAiAgentRun', 'updateAiAgentThread'],
  ...['deleteAiAgentThread', 'aiKnowledgeBase', 'searchAiKnowledgeBase'],
]);
const isLeftOut = (fieldName: string): boolean => fieldName.endsWith('Image') || LEFT_OUT.has(fieldName);

const COMPOSED: readonly Composition[] = [
  {
    name: 'who_am_i',
    title: 'Show the user and their memberships',
    description:
      'Returns the user for whom you act, with the organizations and workspaces that they belong to and their roles there. Begin with it.',
    properties: {},
    operations: ['me', 'myOrganizationMemberships', 'myWorkspaceMemberships'],
    run: async (run) => ({
      user: await run('me'),
      organizations: await run('myOrganizationMemberships'),
      workspaces: await run('myWorkspaceMemberships'),
    }),
  },
  {
    name: 'show_organization',
    title: 'Show an organization of the user',
    description: 'Returns an organization of the user with its members, roles and workspaces.',
    properties: { organization_id: ORGANIZATION_ID },
    required: ['organization_id'],
    operations: ['organizationDetail', 'membersOfOrganization', 'rolesOfOrganization', 'workspacesOfOrganization'],
    async run(run, { organization_id: id }) {
      return {
        organization: await run('organizationDetail', { id }),
        members: await run('membersOfOrganization', { id }),
        roles: await run('rolesOfOrganization', { id }),
        workspaces: await run('workspacesOfOrganization', { id }),
      };
    },
  },
];

/** The tools of the deployment host that every agent has: what an application may do for the user who has allowed it. */
export const defaultDeploymentTools = (operations: OperationTools): Tool[] => [
  ...COMPOSED.map((composition) => composedTool(composition, operations)),
  ...[...operations]
    .filter(([fieldName, { scopes }]) => scopes.length > 0 && !isLeftOut(fieldName))
    .map(([, tool]) => tool),
];
