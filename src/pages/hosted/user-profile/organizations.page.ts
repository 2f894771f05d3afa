import { html, type SafeHtml } from '@remix-run/html-template';
import { badge, date, emptyState, linkButton, more, notice, type Row, rows, section } from '../../elements/index.ts';
import {
  UserProfileAcceptInvitationDocument,
  UserProfileDeclineInvitationDocument,
  UserProfileLeaveOrganizationDocument,
  UserProfileLeaveWorkspaceDocument,
  UserProfileOrganizationsPageDocument,
  type UserProfileOrganizationsPageQuery,
  UserProfileSwitchOrganizationDocument,
  UserProfileSwitchWorkspaceDocument,
} from '../documents.ts';
import { doneOn } from '../forms/done-on.ts';
import { fieldValue } from '../forms/form-values.ts';
import { groupPicture } from '../layout/pictures.ts';
import { roleBadges } from '../membership/role-texts.ts';
import { sectionPath } from '../organization-profile/organization.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';
import { WORKSPACE_SECTIONS } from '../workspace-profile/workspace.ts';
import { ORGANIZATIONS_PATH, profilePage, profileView } from './profile-page.ts';
import { confirmedForm, rowForm, rowMenu, rowProblem } from './row-actions.ts';

type Viewer = NonNullable<UserProfileOrganizationsPageQuery['viewer']>;
type Invitation = NonNullable<Viewer['invitations']>['nodes'][number];

/** The user's memberships and invitations. */
export const organizationsPage = profilePage({
  path: ORGANIZATIONS_PATH,
  show,
  actions: {
    leaveOrganization,
    leaveWorkspace,
    switchOrganization,
    switchWorkspace,
    acceptInvitation,
    declineInvitation,
  },
});

const NOTICES = {
  left: 'profile.organizations.left',
  switched: 'profile.organizations.switched',
  accepted: 'profile.organizations.accepted',
  declined: 'profile.organizations.declined',
} as const;

async function show(request: PageRequest): Promise<PageResult> {
  const { query } = request;
  const { viewer, session } = await request.run(UserProfileOrganizationsPageDocument, {
    afterOrganization: query.get('afterOrganization'),
    afterWorkspace: query.get('afterWorkspace'),
    afterInvitation: query.get('afterInvitation'),
  });
  return profileView(request, {
    title: 'profile.organizations.title',
    user: viewer,
    content: html`${notice(request, NOTICES)}
${invitationSection(request, viewer?.invitations)}
${organizationSection(request, viewer?.organizationMemberships, session?.activeOrganizationId)}
${workspaceSection(request, viewer?.workspaceMemberships, session?.activeWorkspaceId)}`,
  });
}

function invitationSection(request: PageRequest, invitations: Viewer['invitations'] | undefined): SafeHtml | string {
  if (!invitations || invitations.nodes.length === 0) return '';
  const title = request.text('profile.organizations.invitations');
  return section({
    title,
    hint: request.text('profile.organizations.invitationsHint'),
    content: [
      rows(
        invitations.nodes.map((invitation) => invitationRow(request, invitation)),
        { icon: 'inbox', title },
      ),
      more(request, invitations.pageInfo, request.link(request.path), 'afterInvitation'),
    ],
  });
}

function organizationSection(
  request: PageRequest,
  memberships: Viewer['organizationMemberships'] | undefined,
  activeId: string | null | undefined,
): SafeHtml {
  const { text } = request;
  const { organizationsEnabled } = request.deployment.b2bSettings;
  const items = (memberships?.nodes ?? []).flatMap(({ organization, roles }) =>
    organization === null
      ? []
      : membershipRow(
          request,
          'Organization',
          { ...organization, roles, path: organizationsEnabled ? sectionPath('general', organization.id) : null },
          activeId,
        ),
  );
  const create = linkButton({
    href: pageLink(request, 'createOrganizationUrl'),
    label: text('profile.organizations.create'),
    kind: 'other',
    icon: 'plus',
    isSmall: true,
  });
  const empty = {
    icon: 'building',
    title: text('profile.organizations.none'),
    hint: text('profile.organizations.noneHint'),
    action: create,
  } as const;
  return section({
    title: text('profile.organizations.organizations'),
    hint: text('profile.organizations.activeHint'),
    ...(items.length > 0 && { action: create }),
    content:
      memberships && items.length > 0
        ? [rows(items, empty), more(request, memberships.pageInfo, request.link(request.path), 'afterOrganization')]
        : emptyState(empty),
  });
}

function workspaceSection(
  request: PageRequest,
  memberships: Viewer['workspaceMemberships'] | undefined,
  activeId: string | null | undefined,
): SafeHtml | string {
  const title = request.text('profile.organizations.workspaces');
  const { workspacesEnabled } = request.deployment.b2bSettings;
  const items = (memberships?.nodes ?? []).flatMap(({ workspace, roles }) =>
    workspace === null
      ? []
      : membershipRow(
          request,
          'Workspace',
          {
            ...workspace,
            roles: roles ?? [],
            organizationName: workspace.organization?.name ?? null,
            path: workspacesEnabled ? WORKSPACE_SECTIONS.pathOf('members', workspace.id) : null,
          },
          activeId,
        ),
  );
  if (!memberships || items.length === 0) return '';
  return section({
    title,
    content: [
      rows(items, { icon: 'apps', title }),
      more(request, memberships.pageInfo, request.link(request.path), 'afterWorkspace'),
    ],
  });
}

interface Membership {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly roles: readonly { readonly name: string }[];
  /** The organization of a workspace. */
  readonly organizationName?: string | null;
  /** The path of its page. */
  readonly path: string | null;
}

function membershipRow(
  request: PageRequest,
  kind: 'Organization' | 'Workspace',
  { id, name, imageUrl, roles, organizationName = null, path }: Membership,
  activeId: string | null | undefined,
): Row {
  const { text } = request;
  const isActive = id === activeId;
  const about = { about: name, fields: { id } };
  const manage = rowMenu(request, name, [
    isActive
      ? ''
      : rowForm(request, {
          action: `switch${kind}`,
          label: text('profile.organizations.switch'),
          icon: 'check',
          ...about,
        }),
    confirmedForm(request, {
      action: `leave${kind}`,
      label: text('profile.organizations.leave'),
      text: text('profile.organizations.leaveText'),
      icon: 'logout',
      ...about,
    }),
  ]);
  return {
    picture: groupPicture(request, kind === 'Organization' ? 'organization' : 'workspace', { id, name, imageUrl }),
    title: name,
    ...(path !== null && { href: request.link(path) }),
    badges: isActive ? badge(text('profile.organizations.active'), { tone: 'accent', icon: 'check' }) : '',
    ...(organizationName !== null && { text: organizationName }),
    end: [roleBadges(request, namesOf(roles)), manage],
    below: rowProblem(request, 'id', id),
    isActive,
  };
}

const namesOf = (roles: readonly { readonly name: string }[]) => roles.map(({ name }) => name);

function invitationRow(
  request: PageRequest,
  { id, organization, workspace, imageUrl, inviter, roles, expiresAt }: Invitation,
): Row {
  const { text } = request;
  const name = workspace?.name ?? organization?.name ?? '';
  const names = [inviter?.firstName, inviter?.lastName].filter((each) => each != null).join(' ');
  const sender = names === '' ? (inviter?.email ?? null) : names;
  const about = { about: name, fields: { id } };
  const accept = rowForm(request, {
    action: 'acceptInvitation',
    label: text('profile.organizations.accept'),
    kind: 'main',
    ...about,
  });
  const decline = rowForm(request, {
    action: 'declineInvitation',
    label: text('profile.organizations.decline'),
    ...about,
  });
  return {
    picture: groupPicture(request, workspace ? 'workspace' : 'organization', { id: null, name, imageUrl }),
    title: name,
    badges: namesOf(roles).map((role) => badge(role)),
    text: html`${workspace && organization ? html`<span dir="auto">${organization.name}</span> · ` : ''}${sender === null ? '' : `${text('profile.organizations.invitedBy', { name: sender })} · `}${text('profile.organizations.expires')} ${date(request, expiresAt)}`,
    end: [accept, decline],
    below: rowProblem(request, 'id', id),
  };
}

async function leaveOrganization(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileLeaveOrganizationDocument, { id: fieldValue(request, 'id') });
  return doneOn(request, 'left');
}

async function leaveWorkspace(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileLeaveWorkspaceDocument, { id: fieldValue(request, 'id') });
  return doneOn(request, 'left');
}

async function switchOrganization(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileSwitchOrganizationDocument, { organizationId: fieldValue(request, 'id') });
  return doneOn(request, 'switched');
}

async function switchWorkspace(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileSwitchWorkspaceDocument, { workspaceId: fieldValue(request, 'id') });
  return doneOn(request, 'switched');
}

async function acceptInvitation(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileAcceptInvitationDocument, { invitationId: fieldValue(request, 'id') });
  return doneOn(request, 'accepted');
}

async function declineInvitation(request: PageRequest): Promise<PageResult> {
  await request.run(UserProfileDeclineInvitationDocument, { invitationId: fieldValue(request, 'id') });
  return doneOn(request, 'declined');
}
