import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { html, type SafeHtml } from '@remix-run/html-template';
import {
  actions,
  badge,
  button,
  checkboxes,
  date,
  emailText,
  form,
  hintBox,
  menu,
  menuPart,
  more,
  notice,
  problem,
  type Row,
  rows,
  searchOf,
  section,
  textWithDate,
} from '../../elements/index.ts';
import type { ManagedRolesFragment, RoleChoicesFragment } from '../documents.ts';
import { fieldValue } from '../forms/form-values.ts';
import { userPicture } from '../layout/pictures.ts';
import type { HostedPage, PageRequest, PageResult } from '../page.ts';
import type { Level } from './level.ts';
import { type Person, personName } from './person-name.ts';
import { roleBadges, roleChoices } from './role-texts.ts';
import { listParameters, memberSearch, noMembers, searchParameter } from './search-form.ts';

interface Member {
  readonly id: string;
  readonly createdAt: string;
  readonly user: Person & { readonly id: string; readonly imageUrl: string | null };
  /** The roles, for users who may see all of them. */
  readonly roles?: readonly { readonly id: string; readonly name: string }[] | null;
  /** The name of the most privileged role. */
  readonly role?: string | null;
}

interface WithMembers {
  readonly id: string;
  readonly viewerMembership: { readonly id: string } | null;
  /** The roles that managers can give. */
  readonly roles?: RoleChoicesFragment | null;
  /** Null if the user may not see the members. */
  readonly members: {
    readonly totalCount: number;
    readonly totalCountIsExact: boolean;
    readonly nodes: readonly Member[];
    readonly pageInfo: ManagedRolesFragment['pageInfo'];
  } | null;
}

export interface MembersPageOptions<Shown> {
  readonly read: (
    request: PageRequest,
    variables: { readonly id: string; readonly after: string | null; readonly search: string | null },
  ) => Promise<(Shown & WithMembers) | null>;
  readonly update: TypedDocumentNode<unknown, { id: string; membershipId: string; input: { roleIds: string[] } }>;
  readonly remove: TypedDocumentNode<unknown, { id: string; membershipId: string }>;
  /** Links to the pages on which people become members. */
  readonly adding: (request: PageRequest, shown: Shown & WithMembers) => SafeHtml | string;
}

const NOTICES = {
  roles: 'organization.rolesChanged',
  removed: 'organization.memberRemoved',
  added: 'workspace.memberAdded',
} as const;

/** The page with the members of an organization or workspace, on which managers change roles and remove members. */
export function membersPage<Shown>(level: Level<Shown>, options: MembersPageOptions<Shown>): HostedPage {
  const { sections, texts } = level;

  async function show(request: PageRequest): Promise<PageResult> {
    const id = sections.idOf(request);
    if (id === null) return level.choose(request);
    const variables = { id, search: searchOf(request), after: request.query.get('after') };
    const shown = await options.read(request, variables);
    if (shown === null) return level.choose(request);
    return level.view(request, shown, 'members', memberList(request, shown));
  }

  function memberList(request: PageRequest, shown: Shown & WithMembers): SafeHtml {
    const { text } = request;
    const { members, id } = shown;
    const [search, path] = [searchOf(request), sections.pathOf('members', id)];
    const done = notice(request, NOTICES);
    // The menu of the member shows the mistake, if the list still has this member.
    const isElsewhere =
      !level.canManage(shown) || !members?.nodes.some((member) => member.id === fieldValue(request, 'membership'));
    const content =
      members === null
        ? hintBox(html`<p>${text('workspace.onlyMembers')}</p>`)
        : html`${memberSearch(request, path)}
${rows(
  members.nodes.map((member) => memberRow(request, shown, member)),
  noMembers(request, path, search),
)}
${more(request, members.pageInfo, request.link(sections.pathOf('members', id, searchParameter(request))))}`;
    return section({
      title: text('organization.members'),
      ...(members !== null && { hint: countInWords(request, members) }),
      action: options.adding(request, shown),
      content: html`${done}${isElsewhere ? problem(request) : ''}${content}`,
    });
  }

  function countInWords({ text }: PageRequest, { totalCount, totalCountIsExact }: NonNullable<WithMembers['members']>) {
    return text(`organization.memberCount${totalCountIsExact ? '' : 'AtLeast'}`, { count: totalCount });
  }

  function memberRow(request: PageRequest, shown: Shown & WithMembers, member: Member): Row {
    const { text } = request;
    const { id, user, roles, role, createdAt } = member;
    const isViewer = shown.viewerMembership?.id === id;
    const joined = textWithDate(request, 'organization.joined', date(request, createdAt));
    const name = personName(user);
    const names = roles?.map((each) => each.name) ?? (role ? [role] : []);
    return {
      picture: userPicture(request, user),
      title: name,
      badges: isViewer ? badge(text('organization.you'), { tone: 'accent' }) : '',
      text:
        user.email === null || user.email === name
          ? joined
          : html`${emailText(user.email)}<span class="row-extra"> · ${joined}</span>`,
      end: html`${roleBadges(request, names)}${level.canManage(shown) ? memberMenu(request, shown, member, isViewer) : ''}`,
    };
  }

  function memberMenu(request: PageRequest, shown: Shown & WithMembers, member: Member, isViewer: boolean): SafeHtml {
    const { text, form: sent } = request;
    const { id, user } = member;
    const name = personName(user);
    const path = sections.pathOf('members', shown.id, listParameters(request));
    const failed = fieldValue(request, 'membership') === id ? sent.get('action') : null;
    const held = new Set(failed === 'roles' ? sent.getAll('role') : member.roles?.map((role) => role.id));
    const choices = roleChoices(request, level.name, shown.roles, (role) => held.has(role.id));
    const hidden = { membership: id, ...(isViewer && { own: 'true' }) };
    const changing = form(request, {
      path,
      hidden,
      action: 'roles',
      content: [
        failed === 'roles' ? problem(request) : '',
        checkboxes('role', text('organization.rolesOf', { name }), choices),
        actions(button({ label: text('common.save'), isSmall: true })),
      ],
    });
    const removing = form(request, {
      path,
      hidden,
      action: 'remove',
      content: [
        failed === 'remove' ? problem(request) : '',
        html`<p>${text(texts.removeMemberText, { name })}</p>`,
        actions(button({ label: text('organization.removeNow', { name }), kind: 'danger', isSmall: true })),
      ],
    });
    return menu(
      text('organization.manageMember', { name }),
      [
        menuPart(text('organization.changeRoles'), changing, failed === 'roles', { icon: 'shield' }),
        menuPart(text(texts.removeMember), removing, failed === 'remove', { icon: 'trash', isRisky: true }),
      ],
      { isOpen: failed !== null },
    );
  }

  const target = (request: PageRequest) => ({
    id: sections.idOf(request) ?? '',
    membershipId: fieldValue(request, 'membership'),
  });

  async function changeRoles(request: PageRequest): Promise<PageResult> {
    await request.run(options.update, { ...target(request), input: { roleIds: request.form.getAll('role') } });
    return sections.doneAt(request, 'members', 'roles', listParameters(request));
  }

  /** Managers who removed themselves may not see this page any more. */
  async function remove(request: PageRequest): Promise<PageResult> {
    await request.run(options.remove, target(request));
    return request.form.has('own')
      ? { to: request.link(level.pathAfterLeaving) }
      : sections.doneAt(request, 'members', 'removed', searchParameter(request));
  }

  return {
    path: sections.paths.members,
    setting: 'organizationProfileUrl',
    requiresSignIn: true,
    show,
    actions: { roles: changeRoles, remove },
  };
}
