import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { html, type SafeHtml } from '@remix-run/html-template';
import type { ManagedRolesFragment } from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { button, field, form, notice, problem } from '../layout/elements.ts';
import { disclosure, list, more } from '../layout/lists.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import type { Level } from './level.ts';

type Role = ManagedRolesFragment['nodes'][number];

interface WithRoles {
  readonly roles: ManagedRolesFragment | null;
}

type RoleInput = { name: string; permissions: string[] };

export interface RolesPageOptions<Shown> {
  readonly read: (
    request: PageRequest,
    variables: { readonly id: string; readonly after: string | null },
  ) => Promise<(Shown & WithRoles) | null>;
  readonly create: TypedDocumentNode<unknown, { id: string; input: RoleInput }>;
  readonly update: TypedDocumentNode<unknown, { id: string; roleId: string; input: RoleInput }>;
  readonly delete: TypedDocumentNode<unknown, { id: string; roleId: string }>;
}

/** The page with the roles of an organization or workspace, on which managers create, change and delete its own roles. */
export function rolesPage<Shown>(
  { sections, choose, view, texts }: Level<Shown>,
  options: RolesPageOptions<Shown>,
): HostedPage {
  async function show(request: PageRequest): Promise<PageResult> {
    const { text, query, form: sent } = request;
    const id = sections.idOf(request);
    if (id === null) return choose(request);
    const shown = await options.read(request, { id, after: query.get('after') });
    if (!shown?.roles) return choose(request);
    const { nodes, pageInfo } = shown.roles;
    const path = sections.pathOf('roles', id);
    const rows = nodes.map((role) => roleRow(request, path, role));
    const creating = form(request, {
      path,
      action: 'create',
      content: [...roleFields(request, null), button({ label: text('organization.createRole') })],
    });
    const content = html`${notice(request, { created: 'organization.roleCreated', saved: 'organization.saved', deleted: 'organization.roleDeleted' })}${problem(request, ['name', 'permissions'])}
${list(rows, text('organization.noRoles'))}
${more(request, pageInfo, request.link(path))}
${disclosure(text('organization.createRole'), creating, sent.get('action') === 'create')}`;
    return view(request, shown, 'roles', content);
  }

  function roleRow(request: PageRequest, path: string, role: Role): SafeHtml {
    const { text } = request;
    const about = html`<div class="row-text"><strong>${role.name}</strong>${role.isDeploymentLevel ? html` <span class="tag">${text(texts.everywhere)}</span>` : ''}
<span class="hint">${role.permissions.join(', ')}</span></div>`;
    if (role.isDeploymentLevel) return about;
    const hidden = { role: role.id };
    const content = html`${form(request, { path, hidden, action: 'update', content: [...roleFields(request, role), button({ label: text('common.save') })] })}
${form(request, { path, hidden, action: 'delete', content: button({ label: text('organization.deleteRole'), kind: 'danger' }) })}`;
    return html`${about}${disclosure(text('organization.changeRole', { name: role.name }), content, fieldValue(request, 'role') === role.id)}`;
  }

  async function create(request: PageRequest): Promise<PageResult> {
    await request.run(options.create, { id: sections.idOf(request) ?? '', input: inputOf(request) });
    return sections.doneAt(request, 'roles', 'created');
  }

  const target = (request: PageRequest) => ({
    id: sections.idOf(request) ?? '',
    roleId: fieldValue(request, 'role'),
  });

  async function update(request: PageRequest): Promise<PageResult> {
    await request.run(options.update, { ...target(request), input: inputOf(request) });
    return sections.doneAt(request, 'roles', 'saved');
  }

  async function remove(request: PageRequest): Promise<PageResult> {
    await request.run(options.delete, target(request));
    return sections.doneAt(request, 'roles', 'deleted');
  }

  return {
    path: sections.paths.roles,
    setting: 'organizationProfileUrl',
    requiresSignIn: true,
    show,
    actions: { create, update, delete: remove },
  };
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

/** The name and the permissions, which are between spaces or commas. */
function inputOf(request: PageRequest): RoleInput {
  const permissions = fieldValue(request, 'permissions')
    .split(/[\s,]+/)
    .filter((each) => each !== '');
  return { name: fieldValue(request, 'name'), permissions };
}
