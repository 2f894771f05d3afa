import { html, type SafeHtml } from '@remix-run/html-template';
import {
  OrganizationRoleCreateDocument,
  OrganizationRoleDeleteDocument,
  OrganizationRolesPageDocument,
  type OrganizationRolesPageQuery,
  OrganizationRoleUpdateDocument,
} from '../documents.ts';
import { button, field, form, notice, problem } from '../elements.ts';
import { fieldValue } from '../form-values.ts';
import { disclosure, list, more } from '../lists.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import { chooseOrganization, doneAt, organizationId, organizationView, PATHS, sectionPath } from './organization.ts';

/** The page with the roles of an organization, on which managers create, change and delete its own roles. */
export const organizationRolesPage: HostedPage = {
  path: PATHS.roles,
  setting: 'organizationProfileUrl',
  requiresSignIn: true,
  show,
  actions: { create, update, delete: remove },
};

type Organization = NonNullable<OrganizationRolesPageQuery['organization']>;
type Role = NonNullable<Organization['roles']>['nodes'][number];

async function show(request: PageRequest): Promise<PageResult> {
  const { text, query, form: sent } = request;
  const id = organizationId(request);
  if (id === null) return chooseOrganization(request);
  const { organization } = await request.run(OrganizationRolesPageDocument, { id, after: query.get('after') });
  if (!organization?.roles) return chooseOrganization(request);
  const { nodes, pageInfo } = organization.roles;
  const rows = nodes.map((role) => roleRow(request, id, role));
  const creating = form(request, {
    path: sectionPath('roles', id),
    action: 'create',
    content: [...roleFields(request, null), button({ label: text('organization.createRole') })],
  });
  const content = html`${notice(request, { created: 'organization.roleCreated', saved: 'organization.saved', deleted: 'organization.roleDeleted' })}${problem(request, ['name', 'permissions'])}
${list(rows, text('organization.noRoles'))}
${more(request, pageInfo, request.link(sectionPath('roles', id)))}
${disclosure(text('organization.createRole'), creating, sent.get('action') === 'create')}`;
  return organizationView(request, organization, 'roles', content);
}

/** The fields of a role. Only the form that failed shows what was entered. */
function roleFields(request: PageRequest, role: Role | null): SafeHtml[] {
  const { text } = request;
  const suffix = role?.id ?? 'new';
  const isSent = fieldValue(request, 'role') === (role?.id ?? '');
  const shown = isSent ? request : { ...request, form: new URLSearchParams(), failure: null };
  return [
    field(shown, {
      name: 'name',
      id: `name-${suffix}`,
      label: text('organization.roleName'),
      value: role?.name ?? null,
      isRequired: true,
      maxLength: 255,
    }),
    field(shown, {
      name: 'permissions',
      id: `permissions-${suffix}`,
      label: text('organization.permissions'),
      hint: text('organization.permissionsHint'),
      value: role?.permissions.join(' ') ?? null,
      maxLength: 4000,
    }),
  ];
}

function roleRow(request: PageRequest, organization: string, role: Role): SafeHtml {
  const { text } = request;
  const path = sectionPath('roles', organization);
  const about = html`<div class="row-text"><strong>${role.name}</strong>${role.isDeploymentLevel ? html` <span class="tag">${text('organization.everyOrganization')}</span>` : ''}
<span class="hint">${role.permissions.join(', ')}</span></div>`;
  if (role.isDeploymentLevel) return about;
  const hidden = { role: role.id };
  const content = html`${form(request, { path, hidden, action: 'update', content: [...roleFields(request, role), button({ label: text('common.save') })] })}
${form(request, { path, hidden, action: 'delete', content: button({ label: text('organization.deleteRole'), kind: 'danger' }) })}`;
  return html`${about}${disclosure(text('organization.changeRole', { name: role.name }), content, fieldValue(request, 'role') === role.id)}`;
}

/** The permissions between spaces or commas. */
const permissionsOf = (request: PageRequest) =>
  fieldValue(request, 'permissions')
    .split(/[\s,]+/)
    .filter((each) => each !== '');

async function create(request: PageRequest): Promise<PageResult> {
  const input = { name: fieldValue(request, 'name'), permissions: permissionsOf(request) };
  await request.run(OrganizationRoleCreateDocument, { id: organizationId(request) ?? '', input });
  return doneAt(request, 'roles', 'created');
}

const target = (request: PageRequest) => ({ id: organizationId(request) ?? '', roleId: fieldValue(request, 'role') });

async function update(request: PageRequest): Promise<PageResult> {
  const input = { name: fieldValue(request, 'name'), permissions: permissionsOf(request) };
  await request.run(OrganizationRoleUpdateDocument, { ...target(request), input });
  return doneAt(request, 'roles', 'saved');
}

async function remove(request: PageRequest): Promise<PageResult> {
  await request.run(OrganizationRoleDeleteDocument, target(request));
  return doneAt(request, 'roles', 'deleted');
}
