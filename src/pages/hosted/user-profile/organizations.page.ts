import { html, type SafeHtml } from '@remix-run/html-template';
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
import { fieldValue } from '../forms/form-values.ts';
import { date } from '../layout/dates.ts';
import { notice, problem } from '../layout/elements.ts';
import { withPicture } from '../layout/lists.ts';
import { groupPicture } from '../layout/pictures.ts';
import { sectionPath } from '../organization-profile/organization.ts';
import type { PageRequest, PageResult } from '../page.ts';
import { pageLink } from '../requests/redirects.ts';
import { WORKSPACE_SECTIONS } from '../workspace-profile/workspace.ts';
import { itemAction, moreLink } from './items.ts';
import { doneOn, ORGANIZATIONS_PATH, profilePage, profileView } from './profile-page.ts';

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
  const { text, query } = request;
  const { b2bSettings } = request.deployment;
  const { viewer, session } = await request.run(UserProfileOrganizationsPageDocument, {
    afterOrganization: query.get('afterOrganization'),
    afterWorkspace: query.get('afterWorkspace'),
    afterInvitation: query.get('afterInvitation'),
  });
  const [organizations, workspaces] = [viewer?.organizationMemberships, viewer?.workspaceMemberships];
  const invitations = viewer?.invitations;
  const organizationItems = (organizations?.nodes ?? []).map(({ organization, roles }) =>
    organization
      ? membership(
          request,
          'Organization',
          {
            ...organization,
            roles,
            path: b2bSettings.organizationsEnabled ? sectionPath('general', organization.id) : null,
          },
          session?.activeOrganizationId,
        )
      : '',
  );
  const workspaceItems = (workspaces?.nodes ?? []).map(({ workspace, roles }) =>
    workspace
      ? membership(
          request,
          'Workspace',
          {
            ...workspace,
            roles: roles ?? [],
            organizationName: workspace.organization?.name ?? null,
            path: b2bSettings.workspacesEnabled ? WORKSPACE_SECTIONS.pathOf('members', workspace.id) : null,
          },
          session?.activeWorkspaceId,
        )
      : '',
  );
  return profileView(request, {
    title: 'profile.organizations.title',
    content: html`${notice(request, NOTICES)}
${problem(request)}
${invitations?.nodes.length ? html`<h2>${text('profile.organizations.invitations')}</h2><ul class="items">${invitations.nodes.map((each) => invitation(request, each))}</ul>` : ''}
${moreLink(request, 'afterInvitation', invitations?.pageInfo.hasNextPage ? invitations.pageInfo.endCursor : null)}
<h2>${text('profile.organizations.organizations')}</h2>
${organizationItems.length === 0 ? html`<p>${text('profile.organizations.none')}</p>` : html`<ul class="items">${organizationItems}</ul>`}
${moreLink(request, 'afterOrganization', organizations?.pageInfo.hasNextPage ? organizations.pageInfo.endCursor : null)}
<p><a class="button is-other" href="${pageLink(request, 'createOrganizationUrl')}">${text('profile.organizations.create')}</a></p>
${workspaceItems.length === 0 ? '' : html`<h2>${text('profile.organizations.workspaces')}</h2><ul class="items">${workspaceItems}</ul>`}
${moreLink(request, 'afterWorkspace', workspaces?.pageInfo.hasNextPage ? workspaces.pageInfo.endCursor : null)}`,
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
  readonly path?: string | null;
}

function membership(
  request: PageRequest,
  kind: 'Organization' | 'Workspace',
  { id, name, imageUrl, roles, organizationName = null, path = null }: Membership,
  activeId: string | null | undefined,
): SafeHtml {
  const { text } = request;
  const isActive = id === activeId;
  const options = { about: name, fields: { id } };
  const makeActive = itemAction(request, {
    action: `switch${kind}`,
    label: text('profile.organizations.switch'),
    ...options,
  });
  const leave = itemAction(request, {
    action: `leave${kind}`,
    label: text('profile.organizations.leave'),
    kind: 'danger',
    ...options,
  });
  const about = html`<strong>${path === null ? name : html`<a href="${request.link(path)}">${name}</a>`}</strong>${isActive ? html` <span class="badge">${text('profile.organizations.active')}</span>` : ''}
${organizationName === null ? '' : html`<p>${organizationName}</p>`}
<p class="hint">${roles.map((role) => role.name).join(', ')}</p>`;
  const picture = groupPicture(request, kind === 'Organization' ? 'organization' : 'workspace', { name, imageUrl });
  return html`<li><div class="item-text">${withPicture(picture, about)}</div>
<div class="actions">${isActive ? '' : makeActive}${leave}</div></li>`;
}

function invitation(
  request: PageRequest,
  { id, organization, workspace, imageUrl, inviter, roles, expiresAt }: Invitation,
): SafeHtml {
  const { text } = request;
  const name = workspace?.name ?? organization?.name ?? '';
  const names = [inviter?.firstName, inviter?.lastName].filter((each) => each != null).join(' ');
  const sender = names === '' ? (inviter?.email ?? null) : names;
  const options = { about: name, fields: { id } };
  const accept = itemAction(request, {
    action: 'acceptInvitation',
    label: text('profile.organizations.accept'),
    kind: 'main',
    ...options,
  });
  const decline = itemAction(request, {
    action: 'declineInvitation',
    label: text('profile.organizations.decline'),
    ...options,
  });
  const about = html`<strong>${name}</strong>${workspace && organization ? html`<p>${organization.name}</p>` : ''}
${sender === null ? '' : html`<p>${text('profile.organizations.invitedBy', { name: sender })}</p>`}
<p class="hint">${roles.map((role) => role.name).join(', ')} · ${text('profile.organizations.expires')} ${date(request, expiresAt)}</p>`;
  const picture = groupPicture(request, workspace ? 'workspace' : 'organization', { name, imageUrl });
  return html`<li><div class="item-text">${withPicture(picture, about)}</div>
<div class="actions">${accept}${decline}</div></li>`;
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
