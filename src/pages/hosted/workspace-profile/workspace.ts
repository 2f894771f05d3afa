import type { SafeHtml } from '@remix-run/html-template';
import type { TextKey } from '../../texts/texts.ts';
import type { ShownWorkspaceFragment } from '../documents.ts';
import { groupPicture } from '../layout/pictures.ts';
import {
  type Level,
  type MembershipSection,
  ownOrganizations,
  SECTION_ICONS,
  sectionsOf,
  withNavigation,
} from '../membership/level.ts';
import { PATHS as ORGANIZATION_PATHS, sectionPath } from '../organization-profile/organization.ts';
import type { PageRequest, PageResult, View } from '../page.ts';

/** The pages of a workspace are below the list of the organization's workspaces. */
export const WORKSPACE_SECTIONS = sectionsOf('workspace', {
  members: '/organization-profile/workspaces/members',
  addMember: '/organization-profile/workspaces/add-member',
  invitations: '/organization-profile/workspaces/invitations',
  roles: '/organization-profile/workspaces/roles',
});

/** What the pages that workspaces share with organizations need to know. */
export const WORKSPACE: Level<ShownWorkspaceFragment> = {
  name: 'workspace',
  sections: WORKSPACE_SECTIONS,
  choose: async (request) => ({ to: request.link(ORGANIZATION_PATHS.workspaces) }),
  view: workspaceView,
  canManage,
  pathAfterLeaving: ORGANIZATION_PATHS.workspaces,
  texts: {
    removeMember: 'workspace.removeMember',
    removeMemberText: 'workspace.removeMemberText',
    everywhere: 'workspace.everyWorkspace',
  },
};

/** Whether the user may manage members, invitations and roles: by a role in the workspace, or as admin of its organization. */
export function canManage({ viewerMembership, organization }: ShownWorkspaceFragment): boolean {
  const permissions = viewerMembership?.permissions ?? [];
  return (
    permissions.includes('workspace:admin') ||
    permissions.includes('workspace:manage') ||
    organization?.viewerMembership?.permissions.includes('organization:admin') === true
  );
}

/** A page of the workspace with links to the others, and to the workspaces of the organization. */
export function workspaceView(
  request: PageRequest,
  workspace: ShownWorkspaceFragment,
  current: MembershipSection,
  content: SafeHtml,
): PageResult {
  const { text, link } = request;
  const sections: readonly { readonly section: MembershipSection; readonly label: TextKey }[] = [
    { section: 'members', label: 'organization.members' },
    ...(canManage(workspace)
      ? ([
          { section: 'invitations', label: 'organization.invitations' },
          { section: 'roles', label: 'organization.roles' },
        ] as const)
      : []),
  ];
  const items = sections.map(({ section, label }) => ({
    label: text(label),
    href: link(WORKSPACE_SECTIONS.pathOf(section, workspace.id)),
    isCurrent: section === current,
    icon: SECTION_ICONS[section],
  }));
  return {
    title: workspace.name,
    picture: groupPicture(request, 'workspace', workspace, { size: 'large' }),
    ...organizationOf(request, workspace),
    width: 'wide',
    content: withNavigation(text('workspace.sections'), items, content),
  };
}

/** The organization of the workspace, to whose workspaces its members have a link. */
function organizationOf(request: PageRequest, { organization }: ShownWorkspaceFragment): Pick<View, 'back' | 'lead'> {
  const { text, link } = request;
  if (!organization) return { back: ownOrganizations(request) };
  const { id, name, viewerMembership } = organization;
  return viewerMembership
    ? {
        back: {
          label: text('workspace.allOf', { organization: name }),
          href: link(sectionPath('workspaces', id)),
        },
        lead: text('workspace.of', { organization: name }),
      }
    : { back: ownOrganizations(request), lead: text('workspace.guest', { organization: name }) };
}
