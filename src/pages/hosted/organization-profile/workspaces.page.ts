import { html, type SafeHtml } from '@remix-run/html-template';
import { imageUpload } from '../../../deployment/index.ts';
import {
  actions,
  badge,
  button,
  disclosure,
  field,
  form,
  imageForm,
  menu,
  menuPart,
  more,
  notice,
  problem,
  type Row,
  rows,
  section,
} from '../../elements/index.ts';
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
import { sentForm } from '../forms/shown-form.ts';
import { groupPicture, uploadedImage } from '../layout/pictures.ts';
import { listParameters } from '../membership/search-form.ts';
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
  const { organization, session } = await request.run(OrganizationWorkspacesPageDocument, {
    id,
    after: query.get('after'),
  });
  if (!organization?.workspaces) return chooseOrganization(request);
  const { nodes, pageInfo } = organization.workspaces;
  const isManager = canManage(organization);
  const isCreating = isManager && sent.get('action') === 'create';
  const creating = form(request, {
    path: sectionPath('workspaces', id),
    action: 'create',
    content: [
      isCreating ? problem(request, FIELDS) : '',
      ...workspaceFields(request, null),
      button({ label: text('organization.createWorkspace') }),
    ],
  });
  // The menu of the workspace shows the mistake, if the list still has this workspace.
  const isElsewhere =
    !isCreating &&
    !nodes.some((workspace) => workspace.id === sentWorkspace(request) && canChange(organization, workspace));
  const content = section({
    title: text('organization.workspaces'),
    hint: text('organization.workspacesHint'),
    content: html`${notice(request, NOTICES)}${isElsewhere ? problem(request) : ''}
${rows(
  nodes.map((workspace) => workspaceRow(request, organization, workspace, session?.activeWorkspaceId ?? null)),
  {
    icon: 'apps',
    title: text('organization.noWorkspaces'),
    hint: text(isManager ? 'organization.noWorkspacesHint' : 'organization.noOwnWorkspacesHint'),
  },
)}
${more(request, pageInfo, request.link(sectionPath('workspaces', id)))}
${isManager ? disclosure(text('organization.createWorkspace'), creating, { isOpen: isCreating }) : ''}`,
  });
  return organizationView(request, organization, 'workspaces', content);
}

const FIELDS = ['name', 'description'];

const NOTICES = {
  created: 'organization.workspaceCreated',
  saved: 'organization.saved',
  deleted: 'organization.workspaceDeleted',
  imageSaved: 'image.saved',
  imageDeleted: 'image.removed',
} as const;

/** The workspace of the form that was sent. The forms for its image name it in the URL. */
const sentWorkspace = (request: PageRequest) => fieldValue(request, 'workspace') || request.query.get('workspace');

/** The fields of a workspace. Only the form that failed shows what was entered. */
function workspaceFields(request: PageRequest, workspace: Workspace | null): SafeHtml[] {
  const { text } = request;
  const suffix = workspace?.id ?? 'new';
  const isSent = (sentWorkspace(request) ?? '') === (workspace?.id ?? '');
  const shown = sentForm(request, isSent);
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

const canDelete = (organization: Organization, { viewerMembership }: Workspace): boolean =>
  isAdmin(organization) || (viewerMembership?.permissions ?? []).includes('workspace:admin');

/** Whether the user may change the workspace, so that its row has a menu. */
const canChange = (organization: Organization, workspace: Workspace): boolean =>
  canDelete(organization, workspace) || (workspace.viewerMembership?.permissions ?? []).includes('workspace:manage');

function workspaceRow(
  request: PageRequest,
  organization: Organization,
  workspace: Workspace,
  activeId: string | null,
): Row {
  const { text } = request;
  const { id, name, description, viewerMembership: membership } = workspace;
  const count = membership?.workspace?.memberCount ?? null;
  const members = count === null ? null : text('organization.memberCount', { count });
  const canOpen = membership !== null || isAdmin(organization);
  const isActive = id === activeId;
  return {
    picture: groupPicture(request, 'workspace', workspace),
    title: name,
    ...(canOpen && { href: request.link(WORKSPACE_SECTIONS.pathOf('members', id)) }),
    badges: isActive ? badge(text('organization.workspaceActive'), { tone: 'accent', icon: 'check' }) : '',
    text: [members, description].filter(Boolean).join(' · '),
    ...(canChange(organization, workspace) && {
      end: workspaceMenu(request, organization.id, workspace, canDelete(organization, workspace)),
    }),
    isActive,
  };
}

function workspaceMenu(
  request: PageRequest,
  organization: string,
  workspace: Workspace,
  isDeletable: boolean,
): SafeHtml {
  const { text, failure, form: sent } = request;
  const { id, name } = workspace;
  const path = sectionPath('workspaces', organization, listParameters(request));
  const hidden = { workspace: id };
  // The fields of a file that is too large are not read.
  const failed = failure !== null && sentWorkspace(request) === id ? (sent.get('action') ?? 'setImage') : null;
  const isImage = failed === 'setImage' || failed === 'deleteImage';
  const changing = form(request, {
    path,
    hidden,
    action: 'update',
    content: [
      failed === 'update' ? problem(request, FIELDS) : '',
      ...workspaceFields(request, workspace),
      actions(button({ label: text('common.save'), isSmall: true })),
    ],
  });
  const deleting = form(request, {
    path,
    hidden,
    action: 'delete',
    content: [
      failed === 'delete' ? problem(request) : '',
      html`<p>${text('organization.deleteWorkspaceText')}</p>`,
      actions(button({ label: text('organization.deleteNow', { name }), kind: 'danger', isSmall: true })),
    ],
  });
  const image = html`${isImage ? problem(request, ['file']) : ''}${workspaceImageForm(request, organization, workspace)}`;
  return menu(
    text('organization.changeWorkspace', { name }),
    [
      menuPart(text('organization.editWorkspace'), changing, failed === 'update', { icon: 'pencil' }),
      menuPart(text('image.title', { kind: 'workspace' }), image, isImage, { icon: 'image' }),
      isDeletable
        ? menuPart(text('organization.deleteWorkspace'), deleting, failed === 'delete', {
            icon: 'trash',
            isRisky: true,
          })
        : '',
    ],
    { isOpen: failed !== null },
  );
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
    picture: groupPicture(request, 'workspace', workspace, { size: 'large' }),
    isUploaded: uploadedImage(request, 'workspace', imageUrl) !== null,
    path: sectionPath('workspaces', organization, { ...listParameters(request), workspace: id }),
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
