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
} from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import { actionForm } from '../../../hosted/forms/shown-form.ts';
import { ROLE_FIELDS, type RoleInput, roleFields, roleInput } from '../../../hosted/membership/role-fields.ts';
import { roleDescription } from '../../../hosted/membership/role-texts.ts';
import { listParameters } from '../../../hosted/membership/search-form.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsolePage, type ConsoleRequest, consolePage } from '../../console-request.ts';
import type { ConsoleRoleFragment as Role } from '../documents.ts';
import { doneAt, found, type Group, groupPath, groupView, type Level } from './level.ts';

interface GroupWithRoles extends Group {
  readonly roles: {
    readonly nodes: readonly Role[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  } | null;
}

interface RolesPageOptions {
  readonly read: TypedDocumentNode<{ readonly group?: GroupWithRoles | null }, { id: string; after: string | null }>;
  readonly create: TypedDocumentNode<unknown, { id: string; input: RoleInput }>;
  readonly update: TypedDocumentNode<unknown, { id: string; role: string; input: RoleInput; version: number }>;
  readonly delete: TypedDocumentNode<unknown, { id: string; role: string }>;
}

/** The page with the roles of an organization or workspace, on which operators create, change and delete its own roles. */
export function rolesPage(level: Level, options: RolesPageOptions): ConsolePage {
  async function show(request: ConsoleRequest): Promise<PageResult> {
    const { text, query, link } = request;
    const variables = { id: request.pathParameter, after: query.get('after') };
    const group = found((await request.run(options.read, variables)).group);
    const roles = found(group.roles);
    const path = groupPath(level, 'roles', request);
    const creating = actionForm(request, 'create');
    const content = section({
      title: text('organization.roles'),
      hint: text('organization.rolesHint', { level: level.name }),
      content: html`${notice(request, {
        created: 'organization.roleCreated',
        saved: 'organization.saved',
        deleted: 'organization.roleDeleted',
      })}
${rows(
  roles.nodes.map((role) => roleRow(request, role)),
  { icon: 'shield', title: text('organization.noRoles') },
)}
${more(request, roles.pageInfo, link(path))}
${
  request.may(level.writeScope)
    ? disclosure(
        text('organization.createRole'),
        form(creating, {
          path,
          action: 'create',
          content: [
            problem(creating, ROLE_FIELDS),
            ...roleFields(creating, level.name, null),
            button({ label: text('organization.createRole') }),
          ],
        }),
        { isOpen: creating.failure !== null },
      )
    : ''
}`,
    });
    return groupView(request, level, group, 'roles', content);
  }

  function roleRow(request: ConsoleRequest, role: Role): Row {
    const { text } = request;
    const { isDeploymentLevel, name } = role;
    return {
      picture: rowIcon(icon('shield')),
      title: name,
      badges: isDeploymentLevel ? badge(text(EVERYWHERE[level.name])) : '',
      text: roleDescription(request, level.name, role),
      ...(!isDeploymentLevel && request.may(level.writeScope) && { end: roleMenu(request, role) }),
    };
  }

  function roleMenu(request: ConsoleRequest, role: Role): SafeHtml {
    const { text } = request;
    const { id, name, version } = role;
    const path = `${groupPath(level, 'roles', request)}?${new URLSearchParams(listParameters(request))}`;
    const failed = fieldValue(request, 'role') === id ? request.form.get('action') : null;
    const changing = form(request, {
      path,
      hidden: { role: id, version: String(version) },
      action: 'update',
      content: [
        failed === 'update' ? problem(request, ROLE_FIELDS) : '',
        ...roleFields(request, level.name, role),
        actions(button({ label: text('common.save'), isSmall: true })),
      ],
    });
    const deleting = form(request, {
      path,
      hidden: { role: id },
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

  async function create(request: ConsoleRequest): Promise<PageResult> {
    await request.run(options.create, { id: request.pathParameter, input: roleInput(request) });
    return doneAt(request, level, 'roles', 'created');
  }

  async function update(request: ConsoleRequest): Promise<PageResult> {
    await request.run(options.update, {
      id: request.pathParameter,
      role: fieldValue(request, 'role'),
      input: roleInput(request),
      version: Number(fieldValue(request, 'version')),
    });
    return doneAt(request, level, 'roles', 'saved');
  }

  async function remove(request: ConsoleRequest): Promise<PageResult> {
    await request.run(options.delete, { id: request.pathParameter, role: fieldValue(request, 'role') });
    return doneAt(request, level, 'roles', 'deleted');
  }

  return consolePage({
    path: `${level.paths.roles}/{${level.name}}`,
    scope: level.readScope,
    show,
    actions: { create, update, delete: remove },
  });
}

const EVERYWHERE = {
  organization: 'organization.everyOrganization',
  workspace: 'workspace.everyWorkspace',
} as const;
