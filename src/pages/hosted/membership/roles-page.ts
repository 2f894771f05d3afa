import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  disclosure,
  form,
  icon,
  menu,
  menuPart,
  more,
  notice,
  problem,
  type Row,
  rowIcon,
  rows,
  section,
} from '../../elements/index.ts';
import type { ManagedRolesFragment } from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import type { Level } from './level.ts';
import { ROLE_FIELDS, type RoleInput, roleFields, roleInput } from './role-fields.ts';
import { roleDescription } from './role-texts.ts';
import { listParameters } from './search-form.ts';

type Role = ManagedRolesFragment['nodes'][number];

interface WithRoles {
  readonly roles: ManagedRolesFragment | null;
}

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
  { name: level, sections, choose, view, texts }: Level<Shown>,
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
    const here = sections.pathOf('roles', id, listParameters(request));
    const isCreating = sent.get('action') === 'create';
    // The menu of the role shows the mistake, if the list still has this role.
    const isElsewhere =
      !isCreating && !nodes.some((role) => !role.isDeploymentLevel && role.id === fieldValue(request, 'role'));
    const creating = form(request, {
      path,
      action: 'create',
      content: [
        isCreating ? problem(request, ROLE_FIELDS) : '',
        ...roleFields(request, level, null),
        button({ label: text('organization.createRole') }),
      ],
    });
    const content = section({
      title: text('organization.roles'),
      hint: text('organization.rolesHint', { level }),
      content: html`${notice(request, { created: 'organization.roleCreated', saved: 'organization.saved', deleted: 'organization.roleDeleted' })}${isElsewhere ? problem(request) : ''}
${rows(
  nodes.map((role) => roleRow(request, here, role)),
  { icon: 'shield', title: text('organization.noRoles') },
)}
${more(request, pageInfo, request.link(path))}
${disclosure(text('organization.createRole'), creating, { isOpen: isCreating })}`,
    });
    return view(request, shown, 'roles', content);
  }

  function roleRow(request: PageRequest, path: string, role: Role): Row {
    const { text } = request;
    const { isDeploymentLevel, name } = role;
    return {
      picture: rowIcon(icon('shield')),
      title: name,
      badges: isDeploymentLevel ? badge(text(texts.everywhere)) : '',
      text: roleDescription(request, level, role),
      ...(!isDeploymentLevel && { end: roleMenu(request, path, role) }),
    };
  }

  function roleMenu(request: PageRequest, path: string, role: Role): SafeHtml {
    const { text } = request;
    const { id, name } = role;
    const hidden = { role: id };
    const failed = fieldValue(request, 'role') === id ? request.form.get('action') : null;
    const changing = form(request, {
      path,
      hidden,
      action: 'update',
      content: [
        failed === 'update' ? problem(request, ROLE_FIELDS) : '',
        ...roleFields(request, level, role),
        actions(button({ label: text('common.save'), isSmall: true })),
      ],
    });
    const deleting = form(request, {
      path,
      hidden,
      action: 'delete',
      content: [
        failed === 'delete' ? problem(request) : '',
        html`<p>${text('organization.deleteRoleText')}</p>`,
        actions(button({ label: text('organization.deleteNow', { name }), kind: 'danger', isSmall: true })),
      ],
    });
    return menu(
      text('organization.changeRole', { name }),
      [
        menuPart(text('organization.editRole'), changing, failed === 'update', { icon: 'pencil' }),
        menuPart(text('organization.deleteRole'), deleting, failed === 'delete', { icon: 'trash', isRisky: true }),
      ],
      { isOpen: failed !== null },
    );
  }

  async function create(request: PageRequest): Promise<PageResult> {
    await request.run(options.create, { id: sections.idOf(request) ?? '', input: roleInput(request) });
    return sections.doneAt(request, 'roles', 'created');
  }

  const target = (request: PageRequest) => ({
    id: sections.idOf(request) ?? '',
    roleId: fieldValue(request, 'role'),
  });

  async function update(request: PageRequest): Promise<PageResult> {
    await request.run(options.update, { ...target(request), input: roleInput(request) });
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
