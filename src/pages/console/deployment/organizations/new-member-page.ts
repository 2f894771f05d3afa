import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
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
  problem,
  type Row,
  rows,
  searchForm,
  searchOf,
  section,
} from '../../../elements/index.ts';
import { fieldValue } from '../../../hosted/forms/form-values.ts';
import { userPicture } from '../../../hosted/layout/pictures.ts';
import { personName } from '../../../hosted/membership/person-name.ts';
import { isDefaultRole, roleChoices } from '../../../hosted/membership/role-texts.ts';
import { searchParameter } from '../../../hosted/membership/search-form.ts';
import type { PageResult } from '../../../hosted/page.ts';
import { type ConsolePage, type ConsoleRequest, consolePage } from '../../console-request.ts';
import { searchArguments } from '../../layout/search-arguments.ts';
import { type ConsoleRoleFragment, ConsoleUsersToAddDocument, type ConsoleUsersToAddQuery } from '../documents.ts';
import { doneAt, found, type Group, groupPath, groupView, type Level } from './level.ts';

interface GroupToJoin extends Group {
  readonly roles: { readonly nodes: readonly ConsoleRoleFragment[] } | null;
  /** Those of the found users who are members already. */
  readonly members: { readonly nodes: readonly { readonly userId: string }[] } | null;
}

interface NewMemberPageOptions {
  readonly read: TypedDocumentNode<{ readonly group?: GroupToJoin | null }, { id: string; userIds: string[] }>;
  readonly add: TypedDocumentNode<unknown, { id: string; input: { userId: string; roleIds?: string[] } }>;
}

type User = NonNullable<ConsoleUsersToAddQuery['users']>['nodes'][number];

/** The page that finds users of the deployment and makes them members of an organization or workspace. */
export function newMemberPage(level: Level, options: NewMemberPageOptions): ConsolePage {
  async function show(request: ConsoleRequest): Promise<PageResult> {
    const { text } = request;
    const search = searchOf(request);
    const { users } = await request.run(ConsoleUsersToAddDocument, searchArguments(search, {}));
    const nodes = found(users).nodes;
    const variables = { id: request.pathParameter, userIds: nodes.map(({ id }) => id) };
    const group = found((await request.run(options.read, variables)).group);
    const members = new Set(group.members?.nodes.map(({ userId }) => userId));
    const content = section({
      title: text('console.organizations.addMember'),
      hint: text('console.organizations.addMemberHint'),
      action: linkButton({
        label: text('console.invitations.invite'),
        href: request.link(groupPath(level, 'invitations', request)),
        kind: 'other',
        icon: 'mail',
        isSmall: true,
      }),
      content: html`${searchForm(request, {
        label: text('console.users.search'),
        placeholder: text('console.users.searchBy'),
      })}
${rows(
  nodes.map((user) => userRow(request, group, user, members.has(user.id))),
  search === null
    ? { icon: 'users', title: text('console.users.none') }
    : {
        icon: 'search',
        title: text('console.users.noneMatch', { search }),
        hint: text('console.users.noneMatchHint'),
      },
)}`,
    });
    return groupView(request, level, group, 'members', content);
  }

  function userRow(request: ConsoleRequest, { roles }: GroupToJoin, user: User, isMember: boolean): Row {
    const { text, form: sent } = request;
    const name = personName(user);
    const about = {
      picture: userPicture(request, { ...user, imageUrl: null }),
      title: name,
      ...(user.email !== null && user.email !== name && { text: emailText(user.email) }),
    };
    if (isMember)
      return {
        ...about,
        end: html`<span class="row-tags">${badge(text('workspace.alreadyMember'), { icon: 'check' })}</span>`,
      };
    const isSent = fieldValue(request, 'user') === user.id;
    const chosen = new Set(sent.getAll('role'));
    const choices = roleChoices(request, level.name, roles, (role) =>
      isSent ? chosen.has(role.id) : isDefaultRole(role),
    );
    const adding = form(request, {
      path: `${request.path}?${new URLSearchParams(searchParameter(request))}`,
      action: 'add',
      hidden: { user: user.id },
      content: [
        isSent ? problem(request) : '',
        checkboxes('role', text('organization.rolesOf', { name }), choices),
        actions(button({ label: text('console.organizations.addNow'), isSmall: true })),
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
  async function add(request: ConsoleRequest): Promise<PageResult> {
    const roleIds = request.form.getAll('role');
    const input = { userId: fieldValue(request, 'user'), ...(roleIds.length > 0 && { roleIds }) };
    await request.run(options.add, { id: request.pathParameter, input });
    return doneAt(request, level, 'members', 'added');
  }

  return consolePage({
    path: `${level.newMemberPath}/{${level.name}}`,
    scope: level.writeScope,
    show,
    actions: { add },
  });
}
