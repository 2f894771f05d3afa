import { html, type SafeHtml } from '@remix-run/html-template';
import {
  button,
  date,
  disclosure,
  field,
  form,
  linkButton,
  more,
  notice,
  problem,
  type Row,
  rows,
  searchForm,
  searchOf,
  textWithDate,
} from '../../../elements/index.ts';
import { fieldValue, filledFields } from '../../../hosted/forms/form-values.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import { groupPicture } from '../../../hosted/layout/pictures.ts';
import { searchParameter } from '../../../hosted/membership/search-form.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsoleRequest, consolePage } from '../../console-request.ts';
import {
  ConsoleOrganizationWorkspacesDocument,
  type ConsoleOrganizationWorkspacesQuery,
  ConsoleWorkspaceCreateDocument,
} from '../documents.ts';
import { found, groupPath, groupView, ORGANIZATION, WORKSPACE } from './level.ts';

/** The workspaces of an organization, newest first, and the form that creates one. */
export const organizationWorkspacesPage = consolePage({
  path: `${ORGANIZATION.paths.workspaces}/{organization}`,
  scope: 'workspaces:read',
  show,
  actions: { create },
});

type Organization = NonNullable<ConsoleOrganizationWorkspacesQuery['group']>;
type Workspace = NonNullable<Organization['workspaces']>['nodes'][number];

async function show(request: ConsoleRequest): Promise<PageResult> {
  const { text, query, link } = request;
  const search = searchOf(request);
  const variables = { id: request.pathParameter, search, after: query.get('after') };
  const group = found((await request.run(ConsoleOrganizationWorkspacesDocument, variables)).group);
  const workspaces = found(group.workspaces);
  const path = groupPath(ORGANIZATION, 'workspaces', request);
  const content = html`${notice(request, { deleted: 'organization.workspaceDeleted' })}<div class="list-head">${searchForm(
    request,
    {
      label: text('console.workspaces.search'),
      placeholder: text('console.workspaces.searchBy'),
    },
  )}</div>
${rows(
  workspaces.nodes.map((workspace) => workspaceRow(request, workspace)),
  search === null
    ? { icon: 'apps', title: text('organization.noWorkspaces'), hint: text('organization.workspacesHint') }
    : {
        icon: 'search',
        title: text('console.workspaces.noneMatch', { search }),
        action: linkButton({ label: text('organization.clearSearch'), href: link(path), kind: 'other', isSmall: true }),
      },
)}
${more(request, workspaces.pageInfo, link(path, searchParameter(request)))}
${request.may('workspaces:write') ? creation(request, path) : ''}`;
  return groupView(request, ORGANIZATION, group, 'workspaces', content);
}

function workspaceRow(request: ConsoleRequest, { id, name, slug, memberCount, createdAt }: Workspace): Row {
  const { text } = request;
  return {
    picture: groupPicture(request, 'workspace', { id, name, imageUrl: null }),
    title: name,
    href: request.link(`${WORKSPACE.paths.general}/${id}`),
    text: html`${slug} · ${textWithDate(request, 'console.createdOn', date(request, createdAt))}`,
    end: html`<span class="hint">${text('organization.memberCount', { count: memberCount })}</span>`,
  };
}

function creation(request: ConsoleRequest, path: string): SafeHtml {
  const { text } = request;
  const context = actionForm(request, 'create');
  return disclosure(
    text('organization.createWorkspace'),
    form(context, {
      path,
      action: 'create',
      content: [
        problem(context, ['name', 'slug', 'description']),
        field(context, { name: 'name', label: text('organization.workspaceName'), isRequired: true, maxLength: 255 }),
        field(context, {
          name: 'slug',
          label: text('organization.slug'),
          hint: text('console.organizations.slugHint'),
          maxLength: 64,
        }),
        field(context, {
          name: 'description',
          label: text('organization.descriptionOptional'),
          maxLength: 2000,
          isLong: true,
        }),
        button({ label: text('organization.createWorkspace') }),
      ],
    }),
    { isOpen: context.failure !== null },
  );
}

async function create(request: ConsoleRequest): Promise<PageResult> {
  const { createWorkspace: created } = await request.run(ConsoleWorkspaceCreateDocument, {
    id: request.pathParameter,
    input: { name: fieldValue(request, 'name'), ...filledFields(request, ['slug', 'description']) },
  });
  if (!created) throw new Error('The workspace is missing.');
  return { to: request.link(`${WORKSPACE.paths.general}/${created.id}`, { done: 'created' }) };
}
