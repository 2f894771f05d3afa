import { html, type SafeHtml } from '@remix-run/html-template';
import { imageUpload } from '../../../deployment/index.ts';
import {
  OrganizationWorkspaceCreateDocument,
  OrganizationWorkspaceDeleteDocument,
  OrganizationWorkspaceDeleteImageDocument,
  OrganizationWorkspaceSetImageDocument,
  OrganizationWorkspacesPageDocument,
  type OrganizationWorkspacesPageQuery,
  OrganizationWorkspaceUpdateDocument,
} from '../documents.ts';
import { fieldValue, valueOrNull } from '../forms/form-values.ts';
import { imageForm } from '../forms/image-form.ts';
import { button, field, form, notice, problem } from '../layout/elements.ts';
import { disclosure, list, more, withPicture } from '../layout/lists.ts';
import { groupPicture, uploadedImage } from '../layout/pictures.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { WORKSPACE_SECTIONS } from '../workspace-profile/workspace.ts';
import {
  canManage,
  chooseOrganization,
  doneAt,
  isAdmin,
  organizationId,
  organizationView,
  PATHS,
  sectionPath,
} from './organization.ts';

/** The page with the workspaces of an organization, on which managers create, change and delete them. */
export const organizationWorkspacesPage: HostedPage = {
  path: PATHS.workspaces,
  setting: 'organizationProfileUrl',
  requiresSignIn: true,
  show,
  actions: { create, update, setImage, deleteImage, delete: remove },
  maxFileBytes: imageUpload.maxBytes,
};

type Organization = NonNullable<OrganizationWorkspacesPageQuery['organization']>;
type Workspace = NonNullable<Organization['workspaces']>['nodes'][number];

async function show(request: PageRequest): Promise<PageResult> {
  const { text, query, form: sent } = request;
  const id = organizationId(request);
  if (id === null) return chooseOrganization(request);
  const { organization } = await request.run(OrganizationWorkspacesPageDocument, { id, after: query.get('after') });
  if (!organization?.workspaces) return chooseOrganization(request);
  const { nodes, pageInfo } = organization.workspaces;
  const rows = nodes.map((workspace) => workspaceRow(request, organization, workspace));
  const creating = form(request, {
    path: sectionPath('workspaces', id),
    action: 'create',
    content: [...workspaceFields(request, null), button({ label: text('organization.createWorkspace') })],
  });
  const content = html`${notice(request, { created: 'organization.workspaceCreated', saved: 'organization.saved', deleted: 'organization.workspaceDeleted', imageSaved: 'image.saved', imageDeleted: 'image.removed' })}${problem(request, ['name', 'description', 'file'])}
${list(rows, text('organization.noWorkspaces'))}
${more(request, pageInfo, request.link(sectionPath('workspaces', id)))}
${canManage(organization) ? disclosure(text('organization.createWorkspace'), creating, sent.get('action') === 'create') : ''}`;
  return organizationView(request, organization, 'workspaces', content);
}

/** The fields of a workspace. Only the form that failed shows what was entered. */
function workspaceFields(request: PageRequest, workspace: Workspace | null): SafeHtml[] {
  const { text } = request;
  const suffix = workspace?.id ?? 'new';
  const isSent = fieldValue(request, 'workspace') === (workspace?.id ?? '');
  const shown = isSent ? request : { ...request, form: new URLSearchParams(), failure: null };
  return [
    field(shown, {
      name: 'name',
      id: `name-${suffix}`,
      label: text('organization.workspaceName'),
      value: workspace?.name ?? null,
      isRequired: true,
      maxLength: 255,
    }),
    field(shown, {
      name: 'description',
      id: `description-${suffix}`,
      label: text('organization.descriptionOptional'),
      value: workspace?.description ?? null,
      maxLength: 2000,
    }),
  ];
}

function workspaceRow(request: PageRequest, organization: Organization, workspace: Workspace): SafeHtml {
  const { text } = request;
  const path = sectionPath('workspaces', organization.id);
  const { id, name, description, viewerMembership: membership } = workspace;
  const count = membership?.workspace?.memberCount ?? null;
  const members = count === null ? null : text('organization.memberCount', { count });
  const canOpen = membership !== null || isAdmin(organization);
  const about = withPicture(
    groupPicture(request, 'workspace', workspace),
    html`<div class="row-text"><strong>${canOpen ? html`<a href="${request.link(WORKSPACE_SECTIONS.pathOf('members', id))}">${name}</a>` : name}</strong>
<span class="hint">${[description, members].filter(Boolean).join(' · ')}</span></div>`,
  );
  const held = membership?.permissions ?? [];
  const canDelete = isAdmin(organization) || held.includes('workspace:admin');
  if (!canDelete && !held.includes('workspace:manage')) return about;
  const hidden = { workspace: id };
  const deleting = form(request, {
    path,
    hidden,
    action: 'delete',
    content: [
      html`<p>${text('organization.deleteWorkspaceText')}</p>`,
      button({ label: text('organization.deleteWorkspace'), kind: 'danger' }),
    ],
  });
  const content = html`${form(request, { path, hidden, action: 'update', content: [...workspaceFields(request, workspace), button({ label: text('common.save') })] })}
${workspaceImageForm(request, organization.id, workspace)}
${canDelete ? deleting : ''}`;
  const isSent = (fieldValue(request, 'workspace') || request.query.get('workspace')) === id;
  return html`${about}${disclosure(text('organization.changeWorkspace', { name }), content, isSent)}`;
}

async function create(request: PageRequest): Promise<PageResult> {
  const organizationOfPage = organizationId(request) ?? '';
  const input = {
    organizationId: organizationOfPage,
    name: fieldValue(request, 'name'),
    description: valueOrNull(request, 'description'),
  };
  await request.run(OrganizationWorkspaceCreateDocument, { input });
  return doneAt(request, 'workspaces', 'created');
}

async function update(request: PageRequest): Promise<PageResult> {
  const input = { name: fieldValue(request, 'name'), description: valueOrNull(request, 'description') };
  await request.run(OrganizationWorkspaceUpdateDocument, { id: fieldValue(request, 'workspace'), input });
  return doneAt(request, 'workspaces', 'saved');
}

/** The forms for the image name the workspace in the URL, because the fields of a file that is too large are not read. */
function workspaceImageForm(request: PageRequest, organization: string, workspace: Workspace): SafeHtml {
  const { id, imageUrl } = workspace;
  return imageForm(request, {
    kind: 'workspace',
    picture: groupPicture(request, 'workspace', workspace, { isLarge: true }),
    isUploaded: uploadedImage(request, 'workspace', imageUrl) !== null,
    path: sectionPath('workspaces', organization, { workspace: id }),
    id: `file-${id}`,
    isSent: request.query.get('workspace') === id,
  });
}

async function setImage(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationWorkspaceSetImageDocument, { id: request.query.get('workspace') ?? '' });
  return doneAt(request, 'workspaces', 'imageSaved');
}

async function deleteImage(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationWorkspaceDeleteImageDocument, { id: request.query.get('workspace') ?? '' });
  return doneAt(request, 'workspaces', 'imageDeleted');
}

async function remove(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationWorkspaceDeleteDocument, { id: fieldValue(request, 'workspace') });
  return doneAt(request, 'workspaces', 'deleted');
}
