import { html } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  checkboxes,
  emailText,
  form,
  linkButton,
  menu,
  more,
  problem,
  type Row,
  rows,
  searchOf,
  section,
} from '../../elements/index.ts';
import {
  WorkspaceAddMemberPageDocument,
  type WorkspaceAddMemberPageQuery,
  WorkspaceMemberAddDocument,
  WorkspaceRightsDocument,
} from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { userPicture } from '../layout/pictures.ts';
import { personName } from '../membership/person-name.ts';
import { isDefaultRole, roleChoices } from '../membership/role-texts.ts';
import { listParameters, memberSearch, noMembers, searchParameter } from '../membership/search-form.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { WORKSPACE, WORKSPACE_SECTIONS, workspaceView } from './workspace.ts';

const { idOf, pathOf, paths, doneAt } = WORKSPACE_SECTIONS;

/** The page on which managers make members of the organization members of the workspace. */
export const workspaceAddMemberPage: HostedPage = {
  path: paths.addMember,
  setting: 'organizationProfileUrl',
  requiresSignIn: true,
  show,
  actions: { add },
};

type Workspace = NonNullable<WorkspaceAddMemberPageQuery['workspace']>;
type Members = NonNullable<NonNullable<Workspace['organization']>['members']>;
type User = Members['nodes'][number]['user'];

async function show(request: PageRequest): Promise<PageResult> {
  const { text, query } = request;
  const id = idOf(request);
  if (id === null) return WORKSPACE.choose(request);
  const search = searchOf(request);
  const { workspace: rights } = await request.run(WorkspaceRightsDocument, { id });
  const { workspace } = await request.run(WorkspaceAddMemberPageDocument, {
    id,
    search,
    after: query.get('after'),
    isMember: rights?.viewerMembership != null,
  });
  const found = workspace?.organization?.members;
  if (!workspace || !found) return WORKSPACE.choose(request);
  // In a workspace with more members, the operation rejects those that are not known here.
  const members = new Set(workspace.members?.nodes.map(({ user }) => user.id));
  // The menu of the person shows the mistake, unless they have none.
  const sent = fieldValue(request, 'user');
  const isElsewhere = members.has(sent) || !found.nodes.some(({ user }) => user.id === sent);
  const [path, here] = [pathOf('addMember', id), pathOf('addMember', id, searchParameter(request))];
  const content = section({
    title: text('workspace.addMember'),
    hint: text('workspace.addMemberHint'),
    action: linkButton({
      label: text('organization.inviteTitle'),
      href: request.link(pathOf('invitations', id)),
      kind: 'other',
      icon: 'mail',
      isSmall: true,
    }),
    content: html`${isElsewhere ? problem(request) : ''}${memberSearch(request, path)}
${rows(
  found.nodes.map(({ user }) => personRow(request, workspace, user, members.has(user.id))),
  noMembers(request, path, search),
)}
${more(request, found.pageInfo, request.link(here))}`,
  });
  return workspaceView(request, workspace, 'members', content);
}

function personRow(request: PageRequest, { id, roles }: Workspace, user: User, isMember: boolean): Row {
  const { text, form: sent } = request;
  const name = personName(user);
  const about = {
    picture: userPicture(request, user),
    title: name,
    ...(user.email !== null && user.email !== name && { text: emailText(user.email) }),
  };
  if (isMember) {
    return {
      ...about,
      end: html`<span class="row-tags">${badge(text('workspace.alreadyMember'), { icon: 'check' })}</span>`,
    };
  }
  const isSent = fieldValue(request, 'user') === user.id;
  const chosen = new Set(sent.getAll('role'));
  const choices = roleChoices(request, 'workspace', roles, (role) =>
    isSent ? chosen.has(role.id) : isDefaultRole(role),
  );
  const adding = form(request, {
    path: pathOf('addMember', id, listParameters(request)),
    action: 'add',
    hidden: { user: user.id },
    content: [
      isSent ? problem(request) : '',
      checkboxes('role', text('organization.rolesOf', { name }), choices),
      actions(button({ label: text('workspace.addToWorkspace'), isSmall: true })),
    ],
  });
  return {
    ...about,
    end: menu(text('workspace.addPerson', { name }), [html`<div class="menu-content">${adding}</div>`], {
      isOpen: isSent,
      word: text('workspace.add'),
    }),
  };
}

/** Without a role, the member gets the one that the graph gives by default. */
async function add(request: PageRequest): Promise<PageResult> {
  const roleIds = request.form.getAll('role');
  const input = { userId: fieldValue(request, 'user'), ...(roleIds.length > 0 && { roleIds }) };
  await request.run(WorkspaceMemberAddDocument, { id: idOf(request) ?? '', input });
  return doneAt(request, 'members', 'added');
}
