import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  button,
  checkboxes,
  date,
  emailText,
  form,
  linkButton,
  menu,
  menuPart,
  more,
  notice,
  problem,
  type Row,
  rows,
  searchOf,
  textWithDate,
} from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import { userPicture } from '../../../hosted/layout/pictures.ts';
import { personName } from '../../../hosted/membership/person-name.ts';
import { roleBadges, roleChoices } from '../../../hosted/membership/role-texts.ts';
import { listParameters, memberSearch, noMembers, searchParameter } from '../../../hosted/membership/search-form.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsolePage, type ConsoleRequest, consolePage } from '../../console-request.ts';
import type { ConsoleRoleFragment } from '../documents.ts';
import { doneAt, found, type Group, groupPath, groupView, type Level } from './level.ts';

interface Member {
  readonly id: string;
  readonly userId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string | null;
  readonly email: string | null;
  readonly createdAt: string;
  readonly roles: readonly { readonly id: string; readonly name: string }[];
}

interface GroupWithMembers extends Group {
  readonly roles: { readonly nodes: readonly ConsoleRoleFragment[] } | null;
  readonly members: {
    readonly nodes: readonly Member[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  } | null;
}

interface MembersPageOptions {
  readonly read: TypedDocumentNode<
    { readonly group?: GroupWithMembers | null },
    { id: string; search: string | null; after: string | null }
  >;
  readonly update: TypedDocumentNode<unknown, { id: string; membership: string; roleIds: string[] }>;
  readonly remove: TypedDocumentNode<unknown, { id: string; membership: string }>;
}

/** The page with the members of an organization or workspace, on which operators change roles and remove members. */
export function membersPage(level: Level, options: MembersPageOptions): ConsolePage {
  async function show(request: ConsoleRequest): Promise<PageResult> {
    const { text, query, link } = request;
    const search = searchOf(request);
    const variables = { id: request.pathParameter, search, after: query.get('after') };
    const group = found((await request.run(options.read, variables)).group);
    const members = found(group.members);
    const path = groupPath(level, 'members', request);
    const adding = request.may(level.writeScope)
      ? linkButton({
          label: text('console.organizations.addMember'),
          href: link(`${level.newMemberPath}/${group.id}`),
          icon: 'plus',
          isSmall: true,
        })
      : '';
    const content = html`${notice(request, {
      roles: 'organization.rolesChanged',
      removed: 'organization.memberRemoved',
      added: 'workspace.memberAdded',
    })}<div class="list-head">${memberSearch(request, path)}${adding}</div>
${rows(
  members.nodes.map((member) => memberRow(request, group, member)),
  noMembers(request, path, search),
)}
${more(request, members.pageInfo, link(path, searchParameter(request)))}`;
    return groupView(request, level, group, 'members', content);
  }

  function memberRow(request: ConsoleRequest, group: GroupWithMembers, member: Member): Row {
    const { email, userId, createdAt, roles } = member;
    const name = personName(member);
    const joined = textWithDate(request, 'organization.joined', date(request, createdAt));
    const names = roles.map((role) => role.name);
    return {
      picture: userPicture(request, { ...member, id: userId, imageUrl: null }),
      title: name,
      ...(request.may('users:read') && { href: request.link(`/users/${userId}`) }),
      text:
        email === null || email === name
          ? joined
          : html`${emailText(email)}<span class="row-extra"> · ${joined}</span>`,
      end: html`${roleBadges(request, names)}${request.may(level.writeScope) ? memberMenu(request, group, member) : ''}`,
    };
  }

  function memberMenu(request: ConsoleRequest, group: GroupWithMembers, member: Member): SafeHtml {
    const { text, form: sent } = request;
    const name = personName(member);
    // The form leads back to the part of the list that is shown.
    const path = `${groupPath(level, 'members', request)}?${new URLSearchParams(listParameters(request))}`;
    const failed = fieldValue(request, 'membership') === member.id ? sent.get('action') : null;
    const held = new Set(failed === 'roles' ? sent.getAll('role') : member.roles.map((role) => role.id));
    const hidden = { membership: member.id };
    const changing = form(request, {
      path,
      hidden,
      action: 'roles',
      content: [
        failed === 'roles' ? problem(request) : '',
        checkboxes(
          'role',
          text('organization.rolesOf', { name }),
          roleChoices(request, level.name, group.roles, (role) => held.has(role.id)),
        ),
        actions(button({ label: text('common.save'), isSmall: true })),
      ],
    });
    const removing = form(request, {
      path,
      hidden,
      action: 'remove',
      content: [
        failed === 'remove' ? problem(request) : '',
        html`<p>${text(TEXTS[level.name].removeText, { name })}</p>`,
        actions(button({ label: text('organization.removeNow', { name }), kind: 'danger', isSmall: true })),
      ],
    });
    return menu(
      text('organization.manageMember', { name }),
      [
        menuPart(text('organization.changeRoles'), changing, failed === 'roles', { icon: 'shield' }),
        menuPart(text(TEXTS[level.name].remove), removing, failed === 'remove', { icon: 'trash', isRisky: true }),
      ],
      { isOpen: failed !== null },
    );
  }

  const target = (request: ConsoleRequest) => ({
    id: request.pathParameter,
    membership: fieldValue(request, 'membership'),
  });

  async function changeRoles(request: ConsoleRequest): Promise<PageResult> {
    await request.run(options.update, { ...target(request), roleIds: request.form.getAll('role') });
    return doneAt(request, level, 'members', 'roles', listParameters(request));
  }

  async function remove(request: ConsoleRequest): Promise<PageResult> {
    await request.run(options.remove, target(request));
    return doneAt(request, level, 'members', 'removed', searchParameter(request));
  }

  return consolePage({
    path: `${level.paths.members}/{${level.name}}`,
    scope: level.readScope,
    show,
    actions: { roles: changeRoles, remove },
  });
}

const TEXTS = {
  organization: { remove: 'organization.removeMember', removeText: 'organization.removeMemberText' },
  workspace: { remove: 'workspace.removeMember', removeText: 'workspace.removeMemberText' },
} as const;
