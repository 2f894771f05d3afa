import { html, type SafeHtml } from '@remix-run/html-template';
import {
  WorkspaceAddMemberPageDocument,
  type WorkspaceAddMemberPageQuery,
  WorkspaceMemberAddDocument,
  WorkspaceRightsDocument,
} from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { button, form, problem } from '../layout/elements.ts';
import { checkboxes, disclosure, list, more, withPicture } from '../layout/lists.ts';
import { userPicture } from '../layout/pictures.ts';
import { personName } from '../membership/person-name.ts';
import { searchForm, searchOf } from '../membership/search-form.ts';
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
  const rows = found.nodes.map(({ user }) => personRow(request, workspace, user, members.has(user.id)));
  const here = pathOf('addMember', id, search === null ? {} : { search });
  const content = html`${problem(request)}
<h2>${text('workspace.addMember')}</h2>
<p>${text('workspace.addMemberHint')}</p>
${searchForm(request, pathOf('addMember', id))}
${list(rows, text('organization.noMembers'))}
${more(request, found.pageInfo, request.link(here))}`;
  return workspaceView(request, workspace, 'members', content);
}

function personRow(request: PageRequest, { id, roles }: Workspace, user: User, isMember: boolean): SafeHtml {
  const { text, form: sent } = request;
  const name = personName(user);
  const about = withPicture(
    userPicture(request, user),
    html`<div class="row-text"><strong>${name}</strong>${isMember ? html` <span class="tag">${text('workspace.alreadyMember')}</span>` : ''}
<span class="hint">${user.email ?? ''}</span></div>`,
  );
  if (isMember) return about;
  const isSent = fieldValue(request, 'user') === user.id;
  const chosen = new Set(isSent ? sent.getAll('role') : []);
  const options = (roles?.nodes ?? []).map((role) => ({
    value: role.id,
    label: role.name,
    isChecked: chosen.has(role.id),
  }));
  const adding = form(request, {
    path: pathOf('addMember', id),
    action: 'add',
    hidden: { user: user.id },
    content: [
      checkboxes('role', text('organization.rolesOfMember'), options),
      button({ label: text('workspace.addToWorkspace') }),
    ],
  });
  return html`${about}${disclosure(text('workspace.addPerson', { name }), adding, isSent)}`;
}

/** Without a role, the member gets the one that the graph gives by default. */
async function add(request: PageRequest): Promise<PageResult> {
  const roleIds = request.form.getAll('role');
  const input = { userId: fieldValue(request, 'user'), ...(roleIds.length > 0 && { roleIds }) };
  await request.run(WorkspaceMemberAddDocument, { id: idOf(request) ?? '', input });
  return doneAt(request, 'members', 'added');
}
